### Cómo se llaman los componentes de ambos juegos y qué hacen.

## All In – Predicciones

# As in English.
cards-all-in = All In – Predicciones
    .short = All In
    .tagline = Moldea tu mano a la vista de todos, lee a los demás y predice quién tiene la más alta.

cards-suit = { $suit ->
    [C] Relojes
    [M] Máscaras
    [S] Escarabajos
   *[T] Árboles
}
cards-suit-letter = { $suit ->
    [C] R
    [M] M
    [S] E
   *[T] Ár
}

cards-suited = { $kind ->
    [J] Jota
    [Q] Reina
    [K] Rey
    [A] As
   *[number] { $value }
} de { $suit }

cards-suited-the = { $kind ->
    [J] la jota
    [Q] la reina
    [K] el rey
    [A] el as
   *[number] el { $value }
} de { $suit }

cards-rune-card = Carta de Runa
cards-rune-card-the = una carta de Runa

cards-effect = { $effect ->
    [TAKE] Tomar
    [SWAP] Intercambiar
    [DRAW] Robar
    [REVEAL_3] Revelar 3
    [REVEAL_4] Revelar 4
    [REVEAL_5] Revelar 5
    [RUNE] Runa
    [HYPNOSIS] Hipnosis
   *[EYE] Ojo que todo lo ve
}

cards-effect-what = { $effect ->
    [TAKE] Toma en tu mano una carta descubierta del muestrario.
    [SWAP] Intercambia una carta de tu mano por una carta descubierta del muestrario.
    [DRAW] Roba la carta superior del mazo; solo la ves tú.
    [REVEAL_3] Revela 3 cartas del mazo, quédate con una y descarta las demás.
    [REVEAL_4] Revela 4 cartas del mazo, quédate con una y descarta las demás.
    [REVEAL_5] Revela 5 cartas del mazo, quédate con una y descarta las demás.
    [RUNE] Gana 1 Runa.
    [HYPNOSIS] Un oponente dice en voz alta el rango de su mano actual.
   *[EYE] Un oponente te enseña solo a ti cuatro de sus cinco cartas.
}

cards-effect-must = obligatorio
cards-effect-may = opcional

cards-category = { $category ->
    [straight_flush] Escalera de color
    [four_of_a_kind] Póquer
    [full_house] Full
    [flush] Color
    [straight] Escalera
    [three_of_a_kind] Trío
    [two_pair] Doble pareja
    [pair] Pareja
   *[nothing] Nada
}

cards-category-what = { $category ->
    [straight_flush] Cinco valores seguidos del mismo palo
    [four_of_a_kind] Cuatro cartas del mismo valor
    [full_house] Tres cartas de un valor y dos de otro
    [flush] Cinco cartas del mismo palo
    [straight] Cinco valores seguidos
    [three_of_a_kind] Tres cartas del mismo valor
    [two_pair] Dos cartas de un valor y dos de otro
    [pair] Dos cartas del mismo valor
   *[nothing] Ni siquiera una pareja
}

## Bids

# As in English.
cards-bids = Bids
    .tagline = Una carta por cabeza: la más alta se lleva los puntos, las iguales se queman… y quedarse sin nada puede ser lo que más paga.

cards-colour = { $colour ->
    [Y] amarillo
    [B] azul
    [R] rojo
    [G] verde
    [W] blanco
   *[K] negro
}
cards-colour-letter = { $colour ->
    [Y] Am
    [B] Az
    [R] R
   *[G] V
}

cards-numbered = { $kind ->
   *[number] { $number }
} { $colour ->
    [Y] amarillo
    [B] azul
    [R] rojo
    [G] verde
   *[K] negro
}

cards-numbered-the = { $kind ->
   *[number] el { $number }
} { $colour ->
    [Y] amarillo
    [B] azul
    [R] rojo
    [G] verde
   *[K] negro
}

cards-special = { $card ->
    [twice] 2x
    [minus_five] −5
    [thief] Ladrón
    [shuffle] Barajar
    [lowest] El que apueste menos, gana
    [unknown] La gran incógnita
   *[ally] Aliado
}

cards-special-the = { $card ->
    [twice] el 2x
    [minus_five] el −5
    [thief] el Ladrón
    [shuffle] Barajar
    [lowest] «El que apueste menos, gana»
    [unknown] la Gran incógnita
   *[ally] el Aliado
}

cards-special-what = { $card ->
    [twice] Duplica todos los puntos que tiene hasta ahora en esta ronda quien lo gana.
    [minus_five] Resta 5 puntos a quien lo gana.
    [thief] Quien lo gana roba una carta de puntos a quien haya pujado menos y tenga alguna.
    [shuffle] Se barajan las cartas de puntos que siguen boca abajo.
    [lowest] Hasta el final de la ronda gana el número más bajo.
    [unknown] Por la siguiente carta de puntos se puja boca abajo.
   *[ally] Quien lo juega comparte los puntos de la ronda con quien gane el turno.
}

cards-blank = «{ $name }»
cards-blank-the = la carta «{ $name }»

cards-hidden = Carta oculta
cards-hidden-a = una carta
