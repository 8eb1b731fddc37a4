### Una partita finita, rivista un capitolo alla volta.

# As in English.
replay-round = Round { $round }
replay-turn = Turno di { $name }
replay-round-back = Un round indietro
replay-round-on = Un round avanti
replay-trick-back = Una presa indietro
replay-trick-on = Una presa avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
# As in English.
replay-by-round = round
replay-by-trick = presa
replay-by-turn = turno
