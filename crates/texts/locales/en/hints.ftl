### One-time hints in the first game of each kind.

hints-title = Hints for the first game
hints-off = No more hints
hints-all-in-goal = The goal: build the best hand of five cards, or foresee who has it. Both bring runes; most runes after 3 rounds win.
hints-all-in-signs = The signs on a card are its effects, from top to bottom. One with ★ must be used. Tap a card to read them.
hints-all-in-before = Your hand is ranked beside your name. Choose a card, and the bar says what your hand would be.
hints-all-in-display = Each pass lets the display grow. When all its places are full, the round ends and everybody predicts.
hints-all-in-predict = Put your token in front of whoever has the best hand, you think. Those who are right share the pot.
hints-bids-goal = The goal: win black point cards. The highest bid takes the card; equal highest bids burn, and nobody wins.
hints-bids-before = Choose a card, and the bar says what it would do: lead, burn, or stay behind.
hints-bids-burn = These bids are equal and burn: nobody gets the card, and whoever bid the last of them starts.
hints-bids-special = This card is no number. Tap it to read what it does for whoever wins the trick.
hints-bids-lucky = Still no card? Whoever wins none in the whole round is a lucky loser and gets points for it.
