### Che cosa è successo, frase per frase.

story-and = { $first } e { $last }
story-comma = { $first }, { $next }

story-play = { $name ->
    [the-reader] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
story-pass = { $name ->
    [the-reader] Passi; nella galleria entra { $card }.
   *[other] { $name } passa; nella galleria entra { $card }.
}
story-pass-bare = { $name ->
    [the-reader] Passi.
   *[other] { $name } passa.
}
story-all-in = { $name ->
    [the-reader] Vai All In! Nella galleria: { $cards }.
   *[other] { $name } va All In! Nella galleria: { $cards }.
}
story-all-in-bare = { $name ->
    [the-reader] Vai All In!
   *[other] { $name } va All In!
}
story-auto-pass = { $name ->
    [the-reader] Sei All In e passi; nella galleria entra { $card }.
   *[other] { $name } è All In e passa; nella galleria entra { $card }.
}
story-auto-pass-bare = { $name ->
    [the-reader] Sei All In e passi.
   *[other] { $name } è All In e passa.
}
story-guard = { $turns ->
    [one] La galleria non è cresciuta per 1 turno: si aggiungono carte.
   *[other] La galleria non è cresciuta per { $turns } turni: si aggiungono carte.
}
story-added = Nella galleria: { $cards }.
story-one-slot = Nessuno slot è libero per una seconda carta.
story-no-cards = Non ci sono più carte.
story-take = { $name ->
    [the-reader] Prendi { $card }.
   *[other] { $name } prende { $card }.
}
story-take-discarded = { $name ->
    [the-reader] Prendi { $card } dalla pila degli scarti.
   *[other] { $name } prende { $card } dalla pila degli scarti.
}
story-swap = { $name ->
    [the-reader] Scambi { $own } con { $other }.
   *[other] { $name } scambia { $own } con { $other }.
}
story-swap-discarded = { $name ->
    [the-reader] Scambi { $own } con { $other } sulla pila degli scarti.
   *[other] { $name } scambia { $own } con { $other } sulla pila degli scarti.
}
story-draw = { $name ->
    [the-reader] Peschi { $card }.
   *[other] { $name } pesca { $card }.
}
story-draw-instead = { $name ->
    [the-reader] Invece di prendere una carta, peschi { $card }.
   *[other] Invece di prendere una carta, { $name } pesca { $card }.
}
story-draw-full = { $name ->
    [the-reader] Peschi { $card } per completare la mano.
   *[other] { $name } pesca { $card } per completare la mano.
}
story-reveal = { $name ->
    [the-reader] Riveli { $cards }.
   *[other] { $name } rivela { $cards }.
}
story-reveal-unseen = { $name ->
    [the-reader] Guardi
   *[other] { $name } guarda
} { $count ->
    [one] una carta in segreto.
   *[other] { $count } carte in segreto.
}
story-keep = { $name ->
    [the-reader] Tieni { $card }.
   *[other] { $name } tiene { $card }.
}
story-discard = { $name ->
    [the-reader] Scarti { $card }.
   *[other] { $name } scarta { $card }.
}
story-rune = { $name ->
    [the-reader] Guadagni 1 runa.
   *[other] { $name } guadagna 1 runa.
}
story-hypnosis = { $name ->
    [the-reader] Ipnotizzi { $target }: «{ $category } ({ $rank })».
   *[other] { $target ->
        [the-reader] { $name } ti ipnotizza: «{ $category } ({ $rank })».
       *[other] { $name } ipnotizza { $target }: «{ $category } ({ $rank })».
    }
}
story-eye = { $name ->
    [the-reader] Rivolgi l’Occhio Onnisciente a { $target }.
   *[other] { $target ->
        [the-reader] { $name } rivolge l’Occhio Onnisciente a te.
       *[other] { $name } rivolge l’Occhio Onnisciente a { $target }.
    }
}
story-shown = { $name ->
    [the-reader] Mostri a { $target } { $cards }.
   *[other] { $target ->
        [the-reader] { $name } ti mostra { $cards }.
       *[other] { $name } mostra a { $target } { $cards }.
    }
}
story-shown-unseen = { $name ->
    [the-reader] Mostri quattro carte a { $target }.
   *[other] { $target ->
        [the-reader] { $name } ti mostra quattro carte.
       *[other] { $name } mostra quattro carte a { $target }.
    }
}
story-hid = { $name ->
    [the-reader] Tieni nascosta una carta: { $card }.
   *[other] { $name } tiene nascosta una carta: { $card }.
}
story-skip = { $name ->
    [the-reader] Rinunci a { $effect }.
   *[other] { $name } rinuncia a { $effect }.
}
story-no-card-in-reach = { $name ->
    [the-reader] Non puoi usare { $effect }: nessuna carta è scoperta.
   *[other] { $name } non può usare { $effect }: nessuna carta è scoperta.
}
story-no-hand-card = { $name ->
    [the-reader] Non puoi usare { $effect }: non hai carte in mano.
   *[other] { $name } non può usare { $effect }: non ha carte in mano.
}
story-no-opponent = { $name ->
    [the-reader] Non puoi usare { $effect }: tutti gli avversari sono All In.
   *[other] { $name } non può usare { $effect }: tutti gli avversari sono All In.
}
story-no-cards-for = { $name ->
    [the-reader] Non puoi usare { $effect }: non ci sono più carte.
   *[other] { $name } non può usare { $effect }: non ci sono più carte.
}
story-renewed = { $cards ->
    [one] Il mazzo è vuoto: la pila degli scarti ne forma uno nuovo di 1 carta.
   *[other] Il mazzo è vuoto: la pila degli scarti viene mescolata e ne forma uno nuovo di { $cards } carte.
}
story-display-full = La galleria è piena. Ora tutti predicono chi ha la mano più forte.
story-play-over = Ora tutti predicono chi ha la mano più forte.
story-predict = { $name ->
    [the-reader] Predici: { $target }.
   *[other] { $target ->
        [the-reader] { $name } predice: tu.
       *[other] { $name } predice: { $target }.
    }
}
story-predict-unseen = { $name ->
    [the-reader] Hai fatto la tua predizione in segreto.
   *[other] { $name } ha fatto la sua predizione in segreto.
}
story-best = { $name ->
    [the-reader] Vinci il round { $round } con la mano più forte. { $category }!
   *[other] Round { $round }: la mano più forte è di { $name }. { $category }!
}
story-beats = { $name ->
    [the-reader] { $category } batte { $other }: sei davanti a { $over }.
   *[other] { $over ->
        [the-reader] { $category } batte { $other }: { $name } è davanti a te.
       *[other] { $category } batte { $other }: { $name } è davanti a { $over }.
    }
}
story-beats-value = { $name ->
    [the-reader] La tua mano e quella di { $over } sono uguali ({ $category }): { $card } supera { $other }.
   *[other] { $over ->
        [the-reader] La mano di { $name } e la tua sono uguali ({ $category }): { $card } supera { $other }.
       *[other] Mani uguali ({ $category }) di { $name } e { $over }: { $card } supera { $other }.
    }
}
story-beats-suit = { $name ->
    [the-reader] La tua mano e quella di { $over } sono uguali ({ $category }): per il seme, { $card } batte { $other }.
   *[other] { $over ->
        [the-reader] La mano di { $name } e la tua sono uguali ({ $category }): per il seme, { $card } batte { $other }.
       *[other] Mani uguali ({ $category }) di { $name } e { $over }: per il seme, { $card } batte { $other }.
    }
}
story-pot = { $names ->
    [the-reader] L’avevi predetto e prendi { $share } delle { $pot } rune del piatto.
   *[other] { $count ->
        [one] { $names } l’aveva predetto e prende { $share } delle { $pot } rune del piatto.
       *[other] { $names } l’avevano predetto e prendono { $share } rune a testa delle { $pot } del piatto.
    }
}
story-pot-rest = { $carry ->
    [one] 1 runa non si può dividere e resta nel piatto.
   *[other] { $carry } rune non si possono dividere e restano nel piatto.
}
story-pot-too-small = { $names ->
    [the-reader] L’avevi predetto, ma il piatto è vuoto.
   *[other] { $count ->
        [one] { $names } l’aveva predetto, ma il piatto è vuoto.
       *[other] { $names } l’avevano predetto, ma il piatto da { $pot } non basta per tutti e resta.
    }
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
story-start-dealt = { $name ->
    [the-reader] Ha deciso la sorte: inizi tu.
   *[other] Ha deciso la sorte: inizia { $name }.
}
story-start-fewest = { $name ->
    [the-reader] Inizi tu, con meno rune di tutti ({ $runes }).
   *[other] Inizia { $name }, con meno rune di tutti ({ $runes }).
}
story-start-weakest = { $name ->
    [the-reader] { $names } hanno meno rune di tutti, { $runes } a testa. Fra loro la mano più debole era la tua: inizi tu.
   *[other] { $names } hanno meno rune di tutti, { $runes } a testa. Fra loro la mano più debole era di { $name }, che inizia.
}
story-display-begins = La galleria comincia con { $cards }.
story-discard-begins = La pila degli scarti comincia con { $card }.
story-dealt = { $name ->
    [the-reader] Ricevi { $cards }.
   *[other] { $name } riceve { $cards }.
}
story-wins-runes = { $name ->
    [the-reader] Vinci la partita con { $runes } { $runes ->
            [one] runa
           *[other] rune
        }.
   *[other] { $runes ->
        [one] { $name } vince la partita con 1 runa.
       *[other] { $name } vince la partita con { $runes } rune.
    }
}
story-wins-hand = { $name ->
    [the-reader] { $names } sono in parità con { $runes } rune. Fra loro la mano più forte dell’ultimo round era la tua: vinci la partita.
   *[other] { $names } sono in parità con { $runes } rune. Fra loro la mano più forte dell’ultimo round era di { $name }, che vince la partita.
}
story-nobody-wins = { $names } restano in parità con { $runes } rune: nessuno vince la partita.

story-chosen = { $name ->
    [the-reader] I nomi di { $names } sono ugualmente lunghi. Il caso decide che inizi tu.
   *[other] I nomi di { $names } sono ugualmente lunghi. Il caso decide che inizia { $name }.
}
story-longest = { $name ->
    [the-reader] Hai il nome più lungo e inizi.
   *[other] { $name } ha il nome più lungo e inizia.
}
story-next-round = { $why ->
    [total] Comincia il round { $round }. { $name ->
        [the-reader] Hai più punti di tutti e inizi.
       *[other] { $name } ha più punti di tutti e inizia.
    }
    [last_round] Comincia il round { $round }. Tra chi ha più punti, { $name ->
        [the-reader] ne hai fatti di più nell’ultimo round e inizi.
       *[other] { $name } ne ha fatti di più nell’ultimo round e inizia.
    }
    [highest_card] Comincia il round { $round }. Tra chi è pari in testa, { $name ->
        [the-reader] hai vinto la carta più alta dell’ultimo round e inizi.
       *[other] { $name } ha vinto la carta più alta dell’ultimo round e inizia.
    }
    [clockwise] Comincia il round { $round }. Chi è in testa è pari in tutto; in senso orario { $name ->
        [the-reader] vieni prima e inizi.
       *[other] { $name } viene prima e inizia.
    }
   *[longest_name] Comincia il round { $round }.
}
story-taken-out = Fuori in questo round: { $cards }.
story-flipped = { $effect ->
    [shuffle] Esce { $card }. Le carte punti ancora coperte vengono mescolate.
    [lowest_wins] Esce { $card }. Da ora vince il numero più basso.
    [hide_next] Esce { $card }. La prossima carta punti resta coperta.
   *[nothing] Esce { $card } e va da parte.
}
story-centre = La prossima carta in palio è { $card }.
story-bid = { $name ->
    [the-reader] Punti { $card }.
   *[other] { $name } punta { $card }.
}
story-turned-up = La carta nascosta è { $card }.
story-colours = { $kinds ->
    [one] Colore più frequente: { $colours } ({ $count }).
   *[other] Colori più frequenti: { $colours } ({ $count } ciascuno).
}
story-colours-centre = { $kinds ->
    [one] Colore più frequente, contando la carta al centro: { $colours } ({ $count }).
   *[other] Colori più frequenti, contando la carta al centro: { $colours } ({ $count } ciascuno).
}
story-the-trick = la presa
story-trick-won = { $name ->
    [the-reader] { $next ->
        [yes] Vinci { $cards } e apri la prossima presa
       *[no] Vinci { $cards }
    }
   *[other] { $next ->
        [yes] { $name } vince { $cards } e apre la prossima presa
       *[no] { $name } vince { $cards }
    }
}: { $best } è { $rank ->
    [lowest] il numero più basso
    [highest_that_counts] il numero più alto tra quelli che contano
    [lowest_that_counts] il numero più basso tra quelli che contano
   *[highest] il numero più alto
}.
story-burned = Bruciato! Sono pari { $equal }. Nessuno prende { $cards }.{ $next ->
    [yes] {" "}{ $name ->
        [the-reader] Hai puntato l’ultima di queste carte e apri la prossima presa.
       *[other] { $name } ha puntato l’ultima di queste carte e apre la prossima presa.
    }
   *[no] {""}
}
story-nobody = { $why ->
    [centre_highest] Nessuno prende { $cards }: al centro, { $centre } è il numero più alto tra quelli che contano.
    [centre_lowest] Nessuno prende { $cards }: al centro, { $centre } è il numero più basso tra quelli che contano.
   *[no_number] Nessuno prende { $cards }: nessuna carta che conta è un numero.
}
story-starts-again = { $name ->
    [the-reader] Apri di nuovo.
   *[other] Apre di nuovo { $name }.
}
story-must-steal = { $name ->
    [the-reader] Devi rubare una carta punti.
   *[other] { $name } deve rubare una carta punti.
} La puntata più { $worst ->
    [highest] alta
   *[lowest] bassa
} tra chi ne ha: { $victims } ({ $bid }).
story-without-card = Senza carte punti: { $names }.
story-no-theft = { $name ->
    [the-reader] Non puoi rubare: nessun altro ha carte punti.
   *[other] { $name } non può rubare: nessun altro ha carte punti.
}
story-steal = { $name ->
    [the-reader] Rubi { $card } a { $victim }.
   *[other] { $victim ->
        [the-reader] { $name } ti ruba { $card }.
       *[other] { $name } ruba { $card } a { $victim }.
    }
}
story-allied = { $name ->
    [the-reader] Hai giocato l’Alleato e { $other } ha vinto: vi dividete i punti di questo round.
   *[other] { $other ->
        [the-reader] { $name } ha giocato l’Alleato e hai vinto tu: vi dividete i punti di questo round.
       *[other] { $name } ha giocato l’Alleato e { $other } ha vinto: si dividono i punti di questo round.
    }
}
story-effect = { $effect ->
    [shuffle] In questa presa: { $cards }. Le carte punti ancora coperte vengono mescolate.
    [lowest_wins] In questa presa: { $cards }. Da ora vince il numero più basso.
   *[hide_next] In questa presa: { $cards }. La prossima carta punti resta coperta.
}
story-too-late = In questa presa: { $cards }. Ma il round è finito e non ha effetto.
story-ran-out = Non resta nessuna carta punti per cui puntare.
story-round-over = Il round { $round } è finito.
story-points = { $name }: { $sum } { $points ->
    [one] punto
   *[other] punti
}, { $total } in tutto.
story-points-lucky = { $times ->
    [one] { $name } (perdente fortunato): { $sum } punti, { $total } in tutto.
   *[other] { $name } (perdente fortunato, già { $times } round senza carte): { $sum } punti, { $total } in tutto.
}
story-points-allied = { $name }, in alleanza con { $other }: { $sum } { $points ->
    [one] punto
   *[other] punti
}{ $rounded ->
    [yes] {" "}(arrotondato per eccesso), { $total } in tutto.
   *[no] , { $total } in tutto.
}
story-wins-points = { $name ->
    [the-reader] Vinci la partita con { $points } { $points ->
            [one] punto
           *[other] punti
        }.
   *[other] { $points ->
        [one] { $name } vince la partita con 1 punto.
       *[other] { $name } vince la partita con { $points } punti.
    }
}
