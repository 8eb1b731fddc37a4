### Che cosa è successo, frase per frase.

story-and = { $first } e { $last }
story-comma = { $first }, { $next }

story-play = { $name } gioca { $card }.
story-pass = { $name } passa; nella galleria entra { $card }.
story-pass-bare = { $name } passa.
story-all-in = { $name } va All In! Nella galleria: { $cards }.
story-all-in-bare = { $name } va All In!
story-auto-pass = { $name } è All In e passa; nella galleria entra { $card }.
story-auto-pass-bare = { $name } è All In e passa.
story-guard = { $turns ->
    [one] La galleria non è cresciuta per 1 turno: si aggiungono carte.
   *[other] La galleria non è cresciuta per { $turns } turni: si aggiungono carte.
}
story-added = Nella galleria: { $cards }.
story-one-slot = Nessuno slot è libero per una seconda carta.
story-no-cards = Non ci sono più carte.
story-take = { $name } prende { $card }.
story-take-discarded = { $name } prende { $card } dalla pila degli scarti.
story-swap = { $name } scambia { $own } con { $other }.
story-swap-discarded = { $name } scambia { $own } con { $other } sulla pila degli scarti.
story-draw = { $name } pesca { $card }.
story-draw-instead = Invece di prendere una carta, { $name } pesca { $card }.
story-draw-full = { $name } pesca { $card } per completare la mano.
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
story-hid = { $name } tiene nascosta una carta: { $card }.
story-skip = { $name } rinuncia a { $effect }.
story-no-card-in-reach = { $name } non può usare { $effect }: nessuna carta è scoperta.
story-no-hand-card = { $name } non può usare { $effect }: non ha carte in mano.
story-no-opponent = { $name } non può usare { $effect }: tutti gli avversari sono All In.
story-no-cards-for = { $name } non può usare { $effect }: non ci sono più carte.
story-renewed = { $cards ->
    [one] Il mazzo è vuoto: la pila degli scarti ne forma uno nuovo di 1 carta.
   *[other] Il mazzo è vuoto: la pila degli scarti viene mescolata e ne forma uno nuovo di { $cards } carte.
}
story-display-full = La galleria è piena. Ora tutti predicono chi ha la mano più forte.
story-play-over = Ora tutti predicono chi ha la mano più forte.
story-predict = { $name } predice: { $target }.
story-predict-unseen = { $name } ha fatto la sua predizione in segreto.
story-best = Round { $round }: la mano più forte è di { $name }. { $category }!
story-beats = { $category } batte { $other }: { $name } è davanti a { $over }.
story-beats-value = Mani uguali ({ $category }) di { $name } e { $over }: { $card } supera { $other }.
story-beats-suit = Mani uguali ({ $category }) di { $name } e { $over }: per il seme, { $card } batte { $other }.
story-pot = { $count ->
    [one] { $names } l’aveva predetto e prende { $share } delle { $pot } rune del piatto.
   *[other] { $names } l’avevano predetto e prendono { $share } rune a testa delle { $pot } del piatto.
}
story-pot-rest = { $carry ->
    [one] 1 runa non si può dividere e resta nel piatto.
   *[other] { $carry } rune non si possono dividere e restano nel piatto.
}
story-pot-too-small = { $count ->
    [one] { $names } l’aveva predetto, ma il piatto è vuoto.
   *[other] { $names } l’avevano predetto, ma il piatto da { $pot } non basta per tutti e resta.
}
story-pot-stays = { $pot ->
    [0] Nessuno l’aveva predetto.
   *[other] Nessuno l’aveva predetto: il piatto da { $pot } resta.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, { $sum } runa, { $total } in tutto.
   *[other] { $name }: { $category }, { $sum } rune, { $total } in tutto.
}
story-extra-round = { $names } sono in parità con il maggior numero di rune: si gioca un round in più.
story-round = { $pot ->
    [one] Comincia il round { $round } con 1 runa nel piatto.
   *[other] Comincia il round { $round } con { $pot } rune nel piatto.
}
story-round-stayed = { $stayed ->
    [one] 1 di queste era rimasta dal round precedente.
   *[other] { $stayed } di queste erano rimaste dal round precedente.
}
story-start-dealt = Ha deciso la sorte: inizia { $name }.
story-start-fewest = Inizia { $name }, con meno rune di tutti ({ $runes }).
story-start-weakest = { $names } hanno meno rune di tutti, { $runes } a testa. Fra loro la mano più debole era di { $name }, che inizia.
story-display-begins = La galleria comincia con { $cards }.
story-discard-begins = La pila degli scarti comincia con { $card }.
story-dealt = { $name } riceve { $cards }.
story-wins-runes = { $runes ->
    [one] { $name } vince la partita con 1 runa.
   *[other] { $name } vince la partita con { $runes } rune.
}
story-wins-hand = { $names } sono in parità con { $runes } rune. Fra loro la mano più forte dell’ultimo round era di { $name }, che vince la partita.
story-nobody-wins = { $names } restano in parità con { $runes } rune: nessuno vince la partita.

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
