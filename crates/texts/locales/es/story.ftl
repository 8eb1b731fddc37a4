### Lo que ha pasado, frase a frase.

story-and = { $first } y { $last }
story-comma = { $first }, { $next }

story-play = { $name } juega { $card }.
story-pass = { $name } pasa; entra en el muestrario { $card }.
story-pass-bare = { $name } pasa.
story-all-in = ¡{ $name } lo arriesga todo (All In)! Se añade al muestrario: { $cards }.
story-all-in-bare = ¡{ $name } lo arriesga todo (All In)!
story-auto-pass = { $name } está en All In y pasa; entra en el muestrario { $card }.
story-auto-pass-bare = { $name } está en All In y pasa.
story-guard = { $turns ->
    [one] El muestrario lleva 1 turno sin crecer: se le añaden cartas.
   *[other] El muestrario lleva { $turns } turnos sin crecer: se le añaden cartas.
}
story-added = Se añade al muestrario: { $cards }.
story-one-slot = No queda ningún hueco para una segunda carta.
story-no-cards = No quedan cartas.
story-take = { $name } toma { $card }.
story-take-discarded = { $name } toma { $card } de la pila de descarte.
story-swap = { $name } intercambia { $own } por { $other }.
story-swap-discarded = { $name } intercambia { $own } por { $other } en la pila de descarte.
story-draw = { $name } roba { $card }.
story-draw-instead = En vez de tomar una carta, { $name } roba { $card }.
story-draw-full = { $name } roba { $card } para completar la mano.
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
story-hid = { $name } esconde { $card }.
story-skip = { $name } no usa { $effect }.
story-no-card-in-reach = { $name } no puede usar { $effect }: no hay ninguna carta descubierta.
story-no-hand-card = { $name } no puede usar { $effect }: no tiene cartas en la mano.
story-no-opponent = { $name } no puede usar { $effect }: todos sus oponentes están en All In.
story-no-cards-for = { $name } no puede usar { $effect }: no quedan cartas.
story-renewed = { $cards ->
    [one] El mazo está vacío: la pila de descarte forma uno nuevo de 1 carta.
   *[other] El mazo está vacío: la pila de descarte se baraja y forma uno nuevo de { $cards } cartas.
}
story-display-full = El muestrario está lleno. Ahora cada cual predice quién tiene la mano más alta.
story-play-over = Ahora cada cual predice quién tiene la mano más alta.
story-predict = { $name } predice: { $target }.
story-predict-unseen = { $name } ha hecho su predicción en secreto.
story-best = Ronda { $round }: la mano más alta es de { $name }. ¡{ $category }!
story-beats = { $category } gana a { $other }: { $name } va por delante de { $over }.
story-beats-value = Manos iguales ({ $category }) de { $name } y { $over }: { $card } vale más que { $other }.
story-beats-suit = Manos iguales ({ $category }) de { $name } y { $over }: por su palo, { $card } vale más que { $other }.
story-pot = { $count ->
    [one] { $names } lo predijo y se lleva { $share } de las { $pot } Runas del bote.
   *[other] { $names } lo predijeron y se llevan { $share } por cabeza de las { $pot } Runas del bote.
}
story-pot-rest = { $carry ->
    [one] 1 Runa no se puede repartir y se queda en el bote.
   *[other] { $carry } Runas no se pueden repartir y se quedan en el bote.
}
story-pot-too-small = { $count ->
    [one] { $names } lo predijo, pero el bote está vacío.
   *[other] { $names } lo predijeron, pero el bote de { $pot } no alcanza para todos y se queda.
}
story-pot-stays = { $pot ->
    [0] Nadie lo predijo.
   *[other] Nadie lo predijo: el bote de { $pot } se queda.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, { $sum } Runa, { $total } en total.
   *[other] { $name }: { $category }, { $sum } Runas, { $total } en total.
}
story-extra-round = { $names } empatan con más Runas que nadie: se juega una ronda más.
story-round = { $pot ->
    [one] Empieza la ronda { $round } con 1 Runa en el bote.
   *[other] Empieza la ronda { $round } con { $pot } Runas en el bote.
}
story-round-stayed = { $stayed ->
    [one] 1 de ellas quedó de la ronda anterior.
   *[other] { $stayed } de ellas quedaron de la ronda anterior.
}
story-start-dealt = La suerte lo ha decidido: empieza { $name }.
story-start-fewest = Empieza { $name }, con menos Runas que nadie ({ $runes }).
story-start-weakest = { $names } empatan con menos Runas que nadie ({ $runes }). De esas manos, la de { $name } era la más baja: empieza { $name }.
story-display-begins = El muestrario empieza con { $cards }.
story-discard-begins = La pila de descarte empieza con { $card }.
story-dealt = { $name } recibe { $cards }.
story-wins-runes = { $runes ->
    [one] { $name } gana la partida con 1 Runa.
   *[other] { $name } gana la partida con { $runes } Runas.
}
story-wins-hand = { $names } empatan con más Runas que nadie ({ $runes }). De sus manos de la última ronda, la de { $name } era la más alta: gana la partida { $name }.
story-nobody-wins = { $names } siguen en empate con { $runes } Runas: nadie gana la partida.

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
