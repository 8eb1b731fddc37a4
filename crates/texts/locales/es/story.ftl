### Lo que ha pasado, frase a frase.

story-and = { $first } y { $last }
story-comma = { $first }, { $next }

story-play = { $name ->
    [the-reader] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
story-pass = { $name ->
    [the-reader] Pasas; entra en el muestrario { $card }.
   *[other] { $name } pasa; entra en el muestrario { $card }.
}
story-pass-bare = { $name ->
    [the-reader] Pasas.
   *[other] { $name } pasa.
}
story-all-in = { $name ->
    [the-reader] ¡Lo arriesgas todo (All In)! Se añade al muestrario: { $cards }.
   *[other] ¡{ $name } lo arriesga todo (All In)! Se añade al muestrario: { $cards }.
}
story-all-in-bare = { $name ->
    [the-reader] ¡Lo arriesgas todo (All In)!
   *[other] ¡{ $name } lo arriesga todo (All In)!
}
story-auto-pass = { $name ->
    [the-reader] Estás en All In y pasas; entra en el muestrario { $card }.
   *[other] { $name } está en All In y pasa; entra en el muestrario { $card }.
}
story-auto-pass-bare = { $name ->
    [the-reader] Estás en All In y pasas.
   *[other] { $name } está en All In y pasa.
}
story-guard = { $turns ->
    [one] El muestrario lleva 1 turno sin crecer: se le añaden cartas.
   *[other] El muestrario lleva { $turns } turnos sin crecer: se le añaden cartas.
}
story-added = Se añade al muestrario: { $cards }.
story-one-slot = No queda ningún hueco para una segunda carta.
story-no-cards = No quedan cartas.
story-take = { $name ->
    [the-reader] Tomas { $card }.
   *[other] { $name } toma { $card }.
}
story-take-discarded = { $name ->
    [the-reader] Tomas { $card } de la pila de descarte.
   *[other] { $name } toma { $card } de la pila de descarte.
}
story-swap = { $name ->
    [the-reader] Intercambias { $own } por { $other }.
   *[other] { $name } intercambia { $own } por { $other }.
}
story-swap-discarded = { $name ->
    [the-reader] Intercambias { $own } por { $other } en la pila de descarte.
   *[other] { $name } intercambia { $own } por { $other } en la pila de descarte.
}
story-draw = { $name ->
    [the-reader] Robas { $card }.
   *[other] { $name } roba { $card }.
}
story-draw-instead = { $name ->
    [the-reader] En vez de tomar una carta, robas { $card }.
   *[other] En vez de tomar una carta, { $name } roba { $card }.
}
story-draw-full = { $name ->
    [the-reader] Robas { $card } para completar la mano.
   *[other] { $name } roba { $card } para completar la mano.
}
story-reveal = { $name ->
    [the-reader] Revelas { $cards }.
   *[other] { $name } revela { $cards }.
}
story-reveal-unseen = { $name ->
    [the-reader] Miras
   *[other] { $name } mira
} { $count ->
    [one] una carta en secreto.
   *[other] { $count } cartas en secreto.
}
story-keep = { $name ->
    [the-reader] Te quedas con { $card }.
   *[other] { $name } se queda con { $card }.
}
story-discard = { $name ->
    [the-reader] Descartas { $card }.
   *[other] { $name } descarta { $card }.
}
story-rune = { $name ->
    [the-reader] Ganas 1 Runa.
   *[other] { $name } gana 1 Runa.
}
story-hypnosis = { $name ->
    [the-reader] Hipnotizas a { $target }: «{ $category } ({ $rank })».
   *[other] { $target ->
        [the-reader] { $name } te hipnotiza: «{ $category } ({ $rank })».
       *[other] { $name } hipnotiza a { $target }: «{ $category } ({ $rank })».
    }
}
story-eye = { $name ->
    [the-reader] Diriges el Ojo que todo lo ve a { $target }.
   *[other] { $target ->
        [the-reader] { $name } dirige hacia ti el Ojo que todo lo ve.
       *[other] { $name } dirige el Ojo que todo lo ve a { $target }.
    }
}
story-shown = { $name ->
    [the-reader] Enseñas a { $target } { $cards }.
   *[other] { $target ->
        [the-reader] { $name } te enseña { $cards }.
       *[other] { $name } enseña a { $target } { $cards }.
    }
}
story-shown-unseen = { $name ->
    [the-reader] Enseñas cuatro cartas a { $target }.
   *[other] { $target ->
        [the-reader] { $name } te enseña cuatro cartas.
       *[other] { $name } enseña cuatro cartas a { $target }.
    }
}
story-hid = { $name ->
    [the-reader] Escondes { $card }.
   *[other] { $name } esconde { $card }.
}
story-skip = { $name ->
    [the-reader] No usas { $effect }.
   *[other] { $name } no usa { $effect }.
}
story-no-card-in-reach = { $name ->
    [the-reader] No puedes usar { $effect }: no hay ninguna carta descubierta.
   *[other] { $name } no puede usar { $effect }: no hay ninguna carta descubierta.
}
story-no-hand-card = { $name ->
    [the-reader] No puedes usar { $effect }: no tienes cartas en la mano.
   *[other] { $name } no puede usar { $effect }: no tiene cartas en la mano.
}
story-no-opponent = { $name ->
    [the-reader] No puedes usar { $effect }: todos tus oponentes están en All In.
   *[other] { $name } no puede usar { $effect }: todos sus oponentes están en All In.
}
story-no-cards-for = { $name ->
    [the-reader] No puedes usar { $effect }: no quedan cartas.
   *[other] { $name } no puede usar { $effect }: no quedan cartas.
}
story-renewed = { $cards ->
    [one] El mazo está vacío: la pila de descarte forma uno nuevo de 1 carta.
   *[other] El mazo está vacío: la pila de descarte se baraja y forma uno nuevo de { $cards } cartas.
}
story-display-full = El muestrario está lleno. Ahora cada cual predice quién tiene la mano más alta.
story-play-over = Ahora cada cual predice quién tiene la mano más alta.
story-predict = { $name ->
    [the-reader] Predices: { $target }.
   *[other] { $target ->
        [the-reader] { $name } predice: tú.
       *[other] { $name } predice: { $target }.
    }
}
story-predict-unseen = { $name ->
    [the-reader] Has hecho tu predicción en secreto.
   *[other] { $name } ha hecho su predicción en secreto.
}
story-best = { $name ->
    [the-reader] Ganas la ronda { $round } con la mano más alta. ¡{ $category }!
   *[other] Ronda { $round }: la mano más alta es de { $name }. ¡{ $category }!
}
story-beats = { $name ->
    [the-reader] { $category } gana a { $other }: vas por delante de { $over }.
   *[other] { $over ->
        [the-reader] { $category } gana a { $other }: { $name } va por delante de ti.
       *[other] { $category } gana a { $other }: { $name } va por delante de { $over }.
    }
}
story-beats-value = { $name ->
    [the-reader] Tu mano y la de { $over } son iguales ({ $category }): { $card } vale más que { $other }.
   *[other] { $over ->
        [the-reader] La mano de { $name } y la tuya son iguales ({ $category }): { $card } vale más que { $other }.
       *[other] Manos iguales ({ $category }) de { $name } y { $over }: { $card } vale más que { $other }.
    }
}
story-beats-suit = { $name ->
    [the-reader] Tu mano y la de { $over } son iguales ({ $category }): por su palo, { $card } vale más que { $other }.
   *[other] { $over ->
        [the-reader] La mano de { $name } y la tuya son iguales ({ $category }): por su palo, { $card } vale más que { $other }.
       *[other] Manos iguales ({ $category }) de { $name } y { $over }: por su palo, { $card } vale más que { $other }.
    }
}
story-pot = { $names ->
    [the-reader] Lo predijiste y te llevas { $share } de las { $pot } Runas del bote.
   *[other] { $count ->
        [one] { $names } lo predijo y se lleva { $share } de las { $pot } Runas del bote.
       *[other] { $names } lo predijeron y se llevan { $share } por cabeza de las { $pot } Runas del bote.
    }
}
story-pot-rest = { $carry ->
    [one] 1 Runa no se puede repartir y se queda en el bote.
   *[other] { $carry } Runas no se pueden repartir y se quedan en el bote.
}
story-pot-too-small = { $names ->
    [the-reader] Lo predijiste, pero el bote está vacío.
   *[other] { $count ->
        [one] { $names } lo predijo, pero el bote está vacío.
       *[other] { $names } lo predijeron, pero el bote de { $pot } no alcanza para todos y se queda.
    }
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
story-start-dealt = { $name ->
    [the-reader] La suerte lo ha decidido: empiezas tú.
   *[other] La suerte lo ha decidido: empieza { $name }.
}
story-start-fewest = { $name ->
    [the-reader] Empiezas tú, con menos Runas que nadie ({ $runes }).
   *[other] Empieza { $name }, con menos Runas que nadie ({ $runes }).
}
story-start-weakest = { $name ->
    [the-reader] { $names } empatan con menos Runas que nadie ({ $runes }). De esas manos, la tuya era la más baja: empiezas tú.
   *[other] { $names } empatan con menos Runas que nadie ({ $runes }). De esas manos, la de { $name } era la más baja: empieza { $name }.
}
story-display-begins = El muestrario empieza con { $cards }.
story-discard-begins = La pila de descarte empieza con { $card }.
story-dealt = { $name ->
    [the-reader] Recibes { $cards }.
   *[other] { $name } recibe { $cards }.
}
story-wins-runes = { $name ->
    [the-reader] Ganas la partida con { $runes } { $runes ->
            [one] Runa
           *[other] Runas
        }.
   *[other] { $runes ->
        [one] { $name } gana la partida con 1 Runa.
       *[other] { $name } gana la partida con { $runes } Runas.
    }
}
story-wins-hand = { $name ->
    [the-reader] { $names } empatan con más Runas que nadie ({ $runes }). De sus manos de la última ronda, la tuya era la más alta: ganas la partida.
   *[other] { $names } empatan con más Runas que nadie ({ $runes }). De sus manos de la última ronda, la de { $name } era la más alta: gana la partida { $name }.
}
story-nobody-wins = { $names } siguen en empate con { $runes } Runas: nadie gana la partida.

story-chosen = { $name ->
    [the-reader] Los nombres de { $names } son igual de largos. El azar decide que empiezas tú.
   *[other] Los nombres de { $names } son igual de largos. El azar decide que empieza { $name }.
}
story-longest = { $name ->
    [the-reader] Tienes el nombre más largo y empiezas.
   *[other] { $name } tiene el nombre más largo y empieza.
}
story-next-round = { $why ->
    [total] Empieza la ronda { $round }. { $name ->
        [the-reader] Tienes más puntos que nadie y abres.
       *[other] { $name } tiene más puntos que nadie y abre.
    }
    [last_round] Empieza la ronda { $round }. De quienes tienen más puntos, { $name ->
        [the-reader] ganaste más en la última ronda y abres.
       *[other] { $name } ganó más en la última ronda y abre.
    }
    [highest_card] Empieza la ronda { $round }. De quienes empatan en cabeza, { $name ->
        [the-reader] ganaste la carta más alta de la última ronda y abres.
       *[other] { $name } ganó la carta más alta de la última ronda y abre.
    }
    [clockwise] Empieza la ronda { $round }. Quienes van en cabeza empatan en todo; en el sentido del reloj { $name ->
        [the-reader] vas antes y abres.
       *[other] { $name } va antes y abre.
    }
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
story-bid = { $name ->
    [the-reader] Pujas { $card }.
   *[other] { $name } puja { $card }.
}
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
story-trick-won = { $name ->
    [the-reader] { $next ->
        [yes] Ganas { $cards } y empiezas el siguiente turno
       *[no] Ganas { $cards }
    }
   *[other] { $next ->
        [yes] { $name } gana { $cards } y empieza el siguiente turno
       *[no] { $name } gana { $cards }
    }
}: { $best } es { $rank ->
    [lowest] el número más bajo
    [highest_that_counts] el número más alto de los que cuentan
    [lowest_that_counts] el número más bajo de los que cuentan
   *[highest] el número más alto
}.
story-burned = ¡Quemado! Son iguales { $equal }. Nadie se lleva { $cards }.{ $next ->
    [yes] {" "}{ $name ->
        [the-reader] Pujaste la última de ellas y empiezas el siguiente turno.
       *[other] { $name } pujó la última de ellas y empieza el siguiente turno.
    }
   *[no] {""}
}
story-nobody = { $why ->
    [centre_highest] Nadie se lleva { $cards }: en el centro, { $centre } es el número más alto de los que cuentan.
    [centre_lowest] Nadie se lleva { $cards }: en el centro, { $centre } es el número más bajo de los que cuentan.
   *[no_number] Nadie se lleva { $cards }: ninguna carta que cuente es un número.
}
story-starts-again = { $name ->
    [the-reader] Empiezas de nuevo.
   *[other] Empieza de nuevo { $name }.
}
story-must-steal = { $name ->
    [the-reader] Tienes que robar una carta de puntos.
   *[other] { $name } tiene que robar una carta de puntos.
} La puja más { $worst ->
    [highest] alta
   *[lowest] baja
} entre quienes tienen alguna: { $victims } ({ $bid }).
story-without-card = Sin cartas de puntos: { $names }.
story-no-theft = { $name ->
    [the-reader] No puedes robar: nadie más tiene cartas de puntos.
   *[other] { $name } no puede robar: nadie más tiene cartas de puntos.
}
story-steal = { $name ->
    [the-reader] Robas { $card } a { $victim }.
   *[other] { $victim ->
        [the-reader] { $name } te roba { $card }.
       *[other] { $name } roba { $card } a { $victim }.
    }
}
story-allied = { $name ->
    [the-reader] Jugaste el Aliado y { $other } ganó: comparten los puntos de esta ronda.
   *[other] { $other ->
        [the-reader] { $name } jugó el Aliado y ganaste tú: comparten los puntos de esta ronda.
       *[other] { $name } jugó el Aliado y { $other } ganó: comparten los puntos de esta ronda.
    }
}
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
story-points-allied = { $name }, en alianza { $other ->
    [the-reader] contigo
   *[other] con { $other }
}: { $sum } { $points ->
    [one] punto
   *[other] puntos
}{ $rounded ->
    [yes] {" "}(redondeado hacia arriba), { $total } en total.
   *[no] , { $total } en total.
}
story-wins-points = { $name ->
    [the-reader] Ganas la partida con { $points } { $points ->
            [one] punto
           *[other] puntos
        }.
   *[other] { $points ->
        [one] { $name } gana la partida con 1 punto.
       *[other] { $name } gana la partida con { $points } puntos.
    }
}
