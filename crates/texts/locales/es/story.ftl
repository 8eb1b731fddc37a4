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

story-bid = { $name } puja { $card }.
story-turned-up = La carta oculta es { $card }.
story-trick-won = { $name } gana { $cards }.
story-trick-won-nothing = { $name } gana el turno.
story-burned = ¡Quemado! Nadie se lleva { $cards }. Empieza el siguiente turno { $name }.
story-nobody = Nadie se lleva { $cards }. Empieza el siguiente turno { $name }.
story-must-steal = { $name } tiene que robar una carta de puntos.
story-steal = { $name } roba { $card } a { $victim }.
story-allied = { $name } y { $other } forman una alianza hasta el final de la ronda.
story-shuffled = Se barajan las cartas de puntos.
story-lowest-wins = Desde ahora gana el número más bajo.
story-hidden-next = La siguiente carta de puntos está boca abajo.
story-centre = La siguiente carta en juego es { $card }.
story-round-over = Termina la ronda { $round }.
story-points = { $points ->
    [one] { $name }: 1 punto, { $total } en total.
   *[other] { $name }: { $points } puntos, { $total } en total.
}
story-points-lucky = { $points ->
   *[other] { $name } (perdedor afortunado): { $points } puntos, { $total } en total.
}
story-points-allied = { $points ->
    [one] { $name }, en alianza: 1 punto, { $total } en total.
   *[other] { $name }, en alianza: { $points } puntos, { $total } en total.
}
story-next-round = Empieza la ronda { $round }. Abre { $name }.
story-wins-points = { $points ->
    [one] { $name } gana la partida con 1 punto.
   *[other] { $name } gana la partida con { $points } puntos.
}
story-share-victory = { $points ->
    [one] { $names } comparten la victoria con 1 punto.
   *[other] { $names } comparten la victoria con { $points } puntos.
}
