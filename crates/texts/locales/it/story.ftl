### Che cosa è successo, frase per frase.

story-and = { $first } e { $last }
story-comma = { $first }, { $next }

story-play = { $name } gioca { $card }.
story-pass = { $name } passa; nella galleria entra { $card }.
story-pass-bare = { $name } passa.
story-all-in = { $name } va All In! Nella galleria: { $cards }.
story-auto-pass = { $name } è All In e passa; nella galleria entra { $card }.
story-guard = La galleria non cresce da troppo tempo: si aggiunge { $card }.
story-take = { $name } prende { $card }.
story-swap = { $name } scambia { $own } con { $other }.
story-draw = { $name } pesca { $cards }.
story-draw-unseen = { $count ->
    [one] { $name } pesca una carta.
   *[other] { $name } pesca { $count } carte.
}
story-reveal = { $name } rivela { $cards }.
story-reveal-unseen = { $count ->
    [one] { $name } guarda una carta in segreto.
   *[other] { $name } guarda { $count } carte in segreto.
}
story-keep = { $name } tiene { $card }.
story-discard = { $name } scarta { $card }.
story-rune = { $name } guadagna 1 runa.
story-hypnosis = { $name } ipnotizza { $target }: «{ $category } ({ $rank })».
story-eye = { $name } rivolge l’Occhio Onnisciente a { $target }.
story-shown = { $name } mostra a { $target } { $cards }.
story-shown-unseen = { $name } mostra quattro carte a { $target }.
story-skip = { $name } rinuncia a { $effect }.
story-reshuffled = La pila degli scarti viene mescolata e forma un nuovo mazzo.
story-display-full = La galleria è piena. Ora tutti predicono chi ha la mano più forte.
story-predict = { $name } predice: { $target }.
story-predict-unseen = { $name } ha fatto la sua predizione in segreto.
story-best = Round { $round }: la mano più forte è di { $name }. { $category }!
story-pot = { $count ->
    [one] { $names } l’aveva predetto e prende { $share } delle { $pot } rune del piatto.
   *[other] { $names } l’avevano predetto e prendono { $share } rune a testa delle { $pot } del piatto.
}
story-pot-stays = { $pot ->
    [0] Nessuno l’aveva predetto.
   *[other] Nessuno l’aveva predetto: il piatto da { $pot } resta.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, 1 runa, { $total } in tutto.
   *[other] { $name }: { $category }, { $gain } rune, { $total } in tutto.
}
story-round = { $pot ->
    [one] Comincia il round { $round } con 1 runa nel piatto. Inizia { $name }.
   *[other] Comincia il round { $round } con { $pot } rune nel piatto. Inizia { $name }.
}
story-wins-runes = { $runes ->
    [one] { $name } vince la partita con 1 runa.
   *[other] { $name } vince la partita con { $runes } rune.
}
story-nobody-wins = La parità resta: nessuno vince la partita.

story-bid = { $name } punta { $card }.
story-turned-up = La carta nascosta è { $card }.
story-trick-won = { $name } vince { $cards }.
story-trick-won-nothing = { $name } vince la presa.
story-burned = Bruciato! Nessuno prende { $cards }. La prossima presa la apre { $name }.
story-nobody = Nessuno prende { $cards }. La prossima presa la apre { $name }.
story-must-steal = { $name } deve rubare una carta punti.
story-steal = { $name } ruba { $card } a { $victim }.
story-allied = { $name } e { $other } sono in alleanza fino alla fine del round.
story-shuffled = Le carte punti vengono mescolate.
story-lowest-wins = Da ora vince il numero più basso.
story-hidden-next = La prossima carta punti è coperta.
story-centre = La prossima carta in palio è { $card }.
story-round-over = Il round { $round } è finito.
story-points = { $points ->
    [one] { $name }: 1 punto, { $total } in tutto.
   *[other] { $name }: { $points } punti, { $total } in tutto.
}
story-points-lucky = { $points ->
   *[other] { $name } (perdente fortunato): { $points } punti, { $total } in tutto.
}
story-points-allied = { $points ->
    [one] { $name }, in alleanza: 1 punto, { $total } in tutto.
   *[other] { $name }, in alleanza: { $points } punti, { $total } in tutto.
}
story-next-round = Comincia il round { $round }. Inizia { $name }.
story-wins-points = { $points ->
    [one] { $name } vince la partita con 1 punto.
   *[other] { $name } vince la partita con { $points } punti.
}
story-share-victory = { $points ->
    [one] { $names } si dividono la vittoria con 1 punto.
   *[other] { $names } si dividono la vittoria con { $points } punti.
}
