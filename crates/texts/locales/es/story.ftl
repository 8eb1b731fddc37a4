### Lo que ha pasado, frase a frase.

story-and = { $first } y { $last }
story-comma = { $first }, { $next }

story-play = { $name } juega { $card }.
story-pass = { $name } pasa; entra en el muestrario { $card }.
story-pass-bare = { $name } pasa.
story-all-in = ¡{ $name } lo arriesga todo (All In)! Se añade al muestrario: { $cards }.
story-auto-pass = { $name } está en All In y pasa; entra en el muestrario { $card }.
story-guard = El muestrario lleva mucho sin crecer: se le añade { $card }.
story-take = { $name } toma { $card }.
story-swap = { $name } intercambia { $own } por { $other }.
story-draw = { $name } roba { $cards }.
story-draw-unseen = { $count ->
    [one] { $name } roba una carta.
   *[other] { $name } roba { $count } cartas.
}
story-reveal = { $name } revela { $cards }.
story-reveal-unseen = { $count ->
    [one] { $name } mira una carta en secreto.
   *[other] { $name } mira { $count } cartas en secreto.
}
story-keep = { $name } se queda con { $card }.
story-discard = { $name } descarta { $card }.
story-rune = { $name } gana 1 Runa.
story-hypnosis = { $name } hipnotiza a { $target }: «{ $category } ({ $rank })».
story-eye = { $name } dirige el Ojo que todo lo ve a { $target }.
story-shown = { $name } enseña a { $target } { $cards }.
story-shown-unseen = { $name } enseña cuatro cartas a { $target }.
story-skip = { $name } no usa { $effect }.
story-reshuffled = La pila de descarte se baraja y forma un mazo nuevo.
story-display-full = El muestrario está lleno. Ahora cada cual predice quién tiene la mano más alta.
story-predict = { $name } predice: { $target }.
story-predict-unseen = { $name } ha hecho su predicción en secreto.
story-best = Ronda { $round }: la mano más alta es de { $name }. ¡{ $category }!
story-pot = { $count ->
    [one] { $names } lo predijo y se lleva { $share } de las { $pot } Runas del bote.
   *[other] { $names } lo predijeron y se llevan { $share } por cabeza de las { $pot } Runas del bote.
}
story-pot-stays = { $pot ->
    [0] Nadie lo predijo.
   *[other] Nadie lo predijo: el bote de { $pot } se queda.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, 1 Runa, { $total } en total.
   *[other] { $name }: { $category }, { $gain } Runas, { $total } en total.
}
story-round = { $pot ->
    [one] Empieza la ronda { $round } con 1 Runa en el bote. Empieza { $name }.
   *[other] Empieza la ronda { $round } con { $pot } Runas en el bote. Empieza { $name }.
}
story-wins-runes = { $runes ->
    [one] { $name } gana la partida con 1 Runa.
   *[other] { $name } gana la partida con { $runes } Runas.
}
story-nobody-wins = El empate persiste: nadie gana la partida.

story-chosen = Los nombres de { $names } son igual de largos. El azar decide que empieza { $name }.
story-longest = { $name } tiene el nombre más largo y empieza.
story-next-round = { $why ->
    [total] Empieza la ronda { $round }. { $name } tiene más puntos que nadie y abre.
    [last_round] Empieza la ronda { $round }. De quienes tienen más puntos, { $name } ganó más en la última ronda y abre.
    [highest_card] Empieza la ronda { $round }. De quienes empatan en cabeza, { $name } ganó la carta más alta de la última ronda y abre.
    [clockwise] Empieza la ronda { $round }. Quienes van en cabeza empatan en todo; en el sentido del reloj { $name } va antes y abre.
   *[longest_name] Empieza la ronda { $round }.
}
story-taken-out = Fuera en esta ronda: { $cards }.
story-flipped = { $effect ->
    [shuffle] Sale { $card }. Se barajan las cartas de puntos que siguen boca abajo.
    [lowest_wins] Sale { $card }. Desde ahora gana el número más bajo.
    [hide_next] Sale { $card }. La siguiente carta de puntos queda boca abajo.
   *[nothing] Sale { $card } y se aparta.
}
story-centre = La siguiente carta en juego es { $card }.
story-bid = { $name } puja { $card }.
story-turned-up = La carta oculta es { $card }.
story-colours = { $kinds ->
    [one] Color más repetido: { $colours } ({ $count }).
   *[other] Colores más repetidos: { $colours } ({ $count } de cada uno).
}
story-colours-centre = { $kinds ->
    [one] Color más repetido, contando la carta del centro: { $colours } ({ $count }).
   *[other] Colores más repetidos, contando la carta del centro: { $colours } ({ $count } de cada uno).
}
story-the-trick = el turno
story-trick-won = { $next ->
    [yes] { $name } gana { $cards } y empieza el siguiente turno
   *[no] { $name } gana { $cards }
}: { $best } es { $rank ->
    [lowest] el número más bajo
    [highest_that_counts] el número más alto de los que cuentan
    [lowest_that_counts] el número más bajo de los que cuentan
   *[highest] el número más alto
}.
story-burned = { $next ->
    [yes] ¡Quemado! Son iguales { $equal }. Nadie se lleva { $cards }. { $name } pujó la última de ellas y empieza el siguiente turno.
   *[no] ¡Quemado! Son iguales { $equal }. Nadie se lleva { $cards }.
}
story-nobody = { $why ->
    [centre_highest] Nadie se lleva { $cards }: en el centro, { $centre } es el número más alto de los que cuentan.
    [centre_lowest] Nadie se lleva { $cards }: en el centro, { $centre } es el número más bajo de los que cuentan.
   *[no_number] Nadie se lleva { $cards }: ninguna carta que cuente es un número.
}
story-starts-again = Empieza de nuevo { $name }.
story-must-steal = { $name } tiene que robar una carta de puntos. La puja más { $worst ->
    [highest] alta
   *[lowest] baja
} entre quienes tienen alguna: { $victims } ({ $bid }).
story-without-card = Sin cartas de puntos: { $names }.
story-no-theft = { $name } no puede robar: nadie más tiene cartas de puntos.
story-steal = { $name } roba { $card } a { $victim }.
story-allied = { $name } jugó el Aliado y { $other } ganó: comparten los puntos de esta ronda.
story-effect = { $effect ->
    [shuffle] En este turno: { $cards }. Se barajan las cartas de puntos que siguen boca abajo.
    [lowest_wins] En este turno: { $cards }. Desde ahora gana el número más bajo.
   *[hide_next] En este turno: { $cards }. La siguiente carta de puntos queda boca abajo.
}
story-too-late = En este turno: { $cards }. Pero la ronda ha terminado y no tiene efecto.
story-ran-out = No queda ninguna carta de puntos por la que pujar.
story-round-over = Termina la ronda { $round }.
story-points = { $name }: { $sum } { $points ->
    [one] punto
   *[other] puntos
}, { $total } en total.
story-points-lucky = { $times ->
    [one] { $name } (perdedor afortunado): { $sum } puntos, { $total } en total.
   *[other] { $name } (perdedor afortunado, ya { $times } rondas sin cartas): { $sum } puntos, { $total } en total.
}
story-points-allied = { $name }, en alianza con { $other }: { $sum } { $points ->
    [one] punto
   *[other] puntos
}{ $rounded ->
    [yes] {" "}(redondeado hacia arriba), { $total } en total.
   *[no] , { $total } en total.
}
story-wins-points = { $points ->
    [one] { $name } gana la partida con 1 punto.
   *[other] { $name } gana la partida con { $points } puntos.
}
