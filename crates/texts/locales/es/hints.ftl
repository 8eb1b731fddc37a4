### Consejos que aparecen una vez, en la primera partida de cada juego.

hints-title = Consejos para la primera partida
hints-off = Sin más consejos
hints-all-in-goal = El objetivo: formar la mano más alta de cinco cartas, o prever quién la tiene. Ambas cosas dan Runas; gana quien más tenga tras 3 rondas.
hints-all-in-signs = Los signos de una carta son sus efectos, de arriba abajo. Los que llevan ★ son obligatorios. Toca una carta para leerlos.
hints-all-in-before = El rango de tu mano está junto a tu nombre. Elige una carta y la barra dirá cómo quedaría tu mano.
hints-all-in-display = Cada vez que alguien pasa, crece el muestrario. Cuando se llena, termina la ronda y todos predicen.
hints-all-in-predict = Pon tu ficha ante quien creas que tiene la mano más alta. Quienes aciertan se reparten el bote.
hints-bids-goal = El objetivo: ganar cartas de puntos negras. La puja más alta se lleva la carta; si empatan las más altas, se queman y no gana nadie.
hints-bids-before = Elige una carta y la barra dirá qué haría: ir en cabeza, quemarse o quedarse atrás.
hints-bids-burn = Estas pujas son iguales y se queman: nadie se lleva la carta, y empieza quien pujó la última.
hints-bids-special = Esta carta no es un número. Tócala para leer qué hace para quien gane el turno.
hints-bids-lucky = ¿Aún sin cartas? Quien no gane ninguna en toda la ronda es un perdedor afortunado y recibe puntos por ello.
