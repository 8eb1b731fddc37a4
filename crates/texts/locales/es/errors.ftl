### Por qué algo no se puede hacer.

errors-over = La partida ha terminado.
errors-not-your-turn = No es tu turno: le toca a { $names }.
errors-unreadable = Eso no es una acción de este juego.
errors-illegal = Ahora no se puede elegir «{ $action }».
errors-not-now = Ahora no. { $asked }
errors-covered = Esta carta está bloqueada: tiene otra encima.
errors-empty-slot = Aquí no hay ninguna carta.
errors-all-in-taken = { $name } ya ha hecho All In en esta ronda; solo puede hacerlo una persona.
errors-immune = { $name } ha hecho All In: ni la Hipnosis ni el Ojo que todo lo ve alcanzan esa mano.
errors-needs-opponent = Este efecto necesita un oponente.
errors-must-use = Este efecto es obligatorio.
errors-not-in-hand = Esta carta no está en tu mano.
errors-not-your-victim = Solo puedes robar a quien haya hecho la peor puja y tenga cartas de puntos.
