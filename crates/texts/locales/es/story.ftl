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
