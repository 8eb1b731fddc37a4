### Las lecciones: habla quien te guía, en una mesa preparada.

learn-title = Aprende { $game }
learn-step = Paso { $at } de { $of }
learn-coach = Guía
learn-continue = Continuar
learn-back = Un paso atrás
learn-again = Otra vez
learn-rules = Reglas
learn-only-this = Cada cosa a su tiempo: haz lo que dice la guía.
learn-what-happened = Lo que ha pasado
learn-you = Álex

learn-all-in-welcome = ¡Te damos la bienvenida! Tus cinco cartas están abajo, y dos de ellas son sietes: una pareja. Las cartas del centro son el muestrario. Cuando se llena, termina la ronda y cuenta la mano más alta. Vamos a mejorar la tuya.
learn-all-in-play = Juega la jota de Máscaras. Sus efectos están en la carta: primero Tomar, luego Robar con estrella. Después la propia jota va al muestrario, así que juega lo que menos te haga falta.
learn-all-in-take = Tomar es opcional, pero mira: ¡hay un 7 en el muestrario! Toma el 7 de Árboles. El 5 de Relojes no se podía tomar: está bloqueado, porque tiene la reina encima.
learn-all-in-discard = Robar tiene estrella, así que ocurrió solo: has robado el 9 de Máscaras. Ahora tienes seis cartas y solo pueden quedar cinco. Descarta el 2 de Escarabajos.
learn-all-in-hypnosis-card = { $ada } reveló tres cartas y se quedó con el rey de Máscaras; { $bruno } tomó el rey de Escarabajos. ¡Recuerda lo que toman los demás! Ya tienes tres sietes. Juega el 9 de Máscaras para saber más.
learn-all-in-hypnosis = Hipnosis: elige a { $ada }, que tendrá que decir en voz alta qué rango tiene su mano.
learn-all-in-must-take = «Doble pareja»: la tuya es más alta. Ahora Tomar tiene estrella, así que tienes que tomar una carta. La reina de Máscaras va con tu reina de Árboles. ¡Tres sietes y dos reinas son un full!
learn-all-in-all-in = Un full, que vale 6 Runas, y nadie lo sabe. Arriésgalo todo: dos cartas llenan el muestrario, la ronda termina enseguida y ya nadie puede mirar tu mano.
learn-all-in-predict = El muestrario está lleno. Ahora cada cual predice quién tiene la mano más alta: { $ada } ha elegido a { $ada }, y { $bruno } te ha elegido a ti. Pon tu ficha en ti.
learn-all-in-end = Tu full es la mano más alta. Tú y { $bruno } lo habéis predicho y os repartís el bote de 6, 3 Runas cada uno. Después, las manos: 6 Runas para ti, 2 para { $ada }; { $bruno } recibe 1 por una pareja y 2 por la carta de Runa. Una partida tiene tres rondas y gana quien tenga más Runas. ¡Ya puedes jugar!

learn-bids-welcome = ¡Te damos la bienvenida! En el centro hay una carta de puntos negra, el 9. Cada cual puja una carta de su mano y el número más alto se lleva los 9 puntos. Tus cartas están abajo.
learn-bids-win = { $ada } ha pujado el 7 rojo y { $bruno } el 5 amarillo. Con tu 8 azul basta. Pújalo y guarda el 10 para más tarde.
learn-bids-minus = 9 puntos para ti, y empieza quien gana. Ahora está en juego −5: le cuesta 5 puntos a quien lo gane. Puja tu 1 amarillo para que se lo tenga que llevar otra persona.
learn-bids-burn = Se lo ha tenido que llevar { $bruno }. Ahora está en juego el 8 negro, y { $bruno } ha pujado el 9 rojo. ¡Puja el 9 amarillo! Si el número más alto se puja dos veces, la carta se quema y no se la lleva nadie.
learn-bids-black = ¡Quemado! Tú pujaste el último 9, así que empiezas. En tu mano está el 7 negro: siempre hay alguien con una carta negra. Puja 7, y quien gane el turno se la lleva junto con la carta del centro. Pújala.
learn-bids-twice = Has ganado el 5 y tu propio 7: son 21 puntos. Ahora 2x duplica todo lo que llevas en esta ronda. ¡Para eso está tu 10 rojo!
learn-bids-lucky = ¡42 puntos! Ahora otra ronda, cerca del final, en la que no has ganado ninguna carta. Quien no tenga cartas de puntos al final es un perdedor afortunado y recibe 12 puntos por cada ronda así que lleve. Para ti sería la segunda: 24 puntos. ¡Así que pierde: puja el 1 azul!
learn-bids-last = El último turno. Solo te queda el 8 rojo, pero { $bruno } ha pujado el 10. Mejor para ti.
learn-bids-end = Ninguna carta: 2 × 12 = 24 puntos, ¡y ganas la partida con 66! Puja alto por lo que quieres, quema lo que quieren los demás y, cuando una ronda va mal, deja que vaya mal del todo. ¡Ya puedes jugar!
