### The table in a few lines of text.

scene-round = Ronde { $round }
scene-trick = Ronde { $round }, slag { $trick }
scene-centre = in het midden: { $card }
scene-deck = gedekt: { $cards }
scene-removed = uitgenomen: { $cards }
scene-lowest = laagste wint
scene-allies = bondgenoten: { $one } en { $other }
scene-last = Laatste slag: { $card } voor { $bids }; { $who }
scene-wins = { $name } wint
scene-nobody = niemand wint
scene-bid = biedt { $card }
scene-front = heeft gewonnen: { $cards }
# As in English.
scene-pot = pot: { $runes }
scene-discards = aflegstapel: { $cards }
scene-predicts = voorspelt { $name }
scene-predicted = heeft voorspeld
scene-played = Gespeeld: { $card }
scene-pending = uit te voeren: { $effect }
scene-revealed = onthuld: { $cards }
