### Una partida terminada, vista otra vez por partes.

replay-round = Ronda { $round }
replay-turn = Turno de { $name }
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-trick-back = Un turno atrás
replay-trick-on = Un turno adelante
replay-turn-back = Un turno atrás
replay-turn-on = Un turno adelante
replay-by-round = ronda
replay-by-trick = turno
replay-by-turn = turno
