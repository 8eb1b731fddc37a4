### What is on the table, thing by thing: the help, and what touching one of them says.

legend-title = Ayuda
legend-things = Qué hay en la mesa
legend-all-in-deck = Mazo: cartas que nadie ha visto aún, y cuántas son.
legend-all-in-discard = { $variant ->
    [manipulate] Pila de descarte: solo se ve la carta superior, y Tomar e Intercambiar pueden usarla. Se baraja cuando se acaba el mazo.
    [closed_eye] Pila de descarte: sus cartas están boca abajo y nadie puede mirarlas. Se baraja cuando se acaba el mazo.
   *[none] Pila de descarte: solo se ve la carta superior. Se baraja cuando se acaba el mazo.
}
legend-all-in-pot = Bote: estas Runas son para quien prediga la mano más alta.
legend-all-in-slot = Muestrario: aquí llegan cartas turno a turno. Cuando se llena el último hueco, todos predicen quién tiene la mano más alta.
legend-all-in-played = La carta en juego. Sus efectos se usan de arriba abajo; ★ es obligatorio.
legend-all-in-place = Un jugador: Runas, número de cartas y lo que sabes con certeza de su mano.
legend-all-in-tokens = Corona con letras: estos jugadores predicen que esta mano es la más alta.
legend-all-in-me = Tú: tus Runas y lo que vale tu mano ahora.
legend-bids-deck = Cartas de puntos que aún saldrán en esta ronda, y cuántas son.
legend-bids-prize = La carta de puntos por la que todos pujan ahora.
legend-bids-stake = Lo que gana quien se lleve este turno y lo que vale para ti.
legend-bids-trick = Las pujas de este turno, por orden. El marco iluminado señala quién va por delante.
legend-bids-place = Un jugador: puntos totales, número de cartas y cartas de puntos ganadas en esta ronda.
legend-bids-clover = { $count ->
    [consecutive] Trébol: rondas seguidas en las que este jugador no ganó ninguna carta de puntos y fue perdedor afortunado.
   *[cumulative] Trébol: rondas en las que este jugador no ganó ninguna carta de puntos y fue perdedor afortunado.
}
legend-bids-me = Tú: tus puntos totales, las cartas ganadas en esta ronda y lo que llevas en ella.
