### A finished game looked at again, chapter by chapter.

# $round (Number) - which.
replay-round = Round { $round }
# $name (String) - whose.
replay-turn = Turn of { $name }
replay-round-back = One round back
replay-round-on = One round on
replay-trick-back = One trick back
replay-trick-on = One trick on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-by-round = round
replay-by-trick = trick
replay-by-turn = turn
