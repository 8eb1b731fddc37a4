### The table in a few lines of text.

# $round (Number) - from 1.
scene-round = Round { $round }
# $round (Number) - from 1.
# $trick (Number) - from 1.
scene-trick = Round { $round }, trick { $trick }
# $card (String) - as it is written.
scene-centre = in the centre: { $card }
# $cards (Number) - how many.
scene-deck = face down: { $cards }
# $cards (String) - as they are written.
scene-removed = taken out: { $cards }
scene-lowest = lowest wins
# $one (String) - one of them.
# $other (String) - another one.
scene-allies = allies: { $one } and { $other }
# $card (String) - as it is written.
# $bids (String) - cards as they are written.
# $who (String) - who wins it, a sentence.
scene-last = Last trick: { $card } for { $bids }; { $who }
# $name (String) - a name.
scene-wins = { $name } wins
scene-nobody = nobody wins
# $card (String) - as it is written.
scene-bid = bids { $card }
# $cards (String) - as they are written.
scene-front = has won { $cards }
# $runes (Number) - how many.
scene-pot = pot: { $runes }
# $cards (String) - how many, and the top one.
scene-discards = discards: { $cards }
# $name (String) - a name.
scene-predicts = predicts { $name }
scene-predicted = has predicted
# $card (String) - as it is written.
scene-played = Played: { $card }
# $effect (String) - its word.
scene-pending = to resolve: { $effect }
# $cards (String) - as they are written.
scene-revealed = turned up: { $cards }
