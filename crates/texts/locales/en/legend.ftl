### What is on the table, thing by thing: the help, and what touching one of them says.

legend-title = Help
legend-things = What is on the table
legend-all-in-deck = Deck: cards that nobody has seen yet, and how many.
# $variant (String) - none, manipulate or closed_eye.
legend-all-in-discard = { $variant ->
    [manipulate] Discard pile: only its top card can be seen, and Take and Swap may use it. It is shuffled when the deck runs out.
    [closed_eye] Discard pile: its cards lie face down, and nobody may look at them. It is shuffled when the deck runs out.
   *[none] Discard pile: only its top card can be seen. It is shuffled when the deck runs out.
}
legend-all-in-pot = Pot: these runes go to whoever predicts the best hand.
legend-all-in-slot = Display: the game adds cards here turn by turn. When its last slot is filled, everybody predicts who has the best hand.
legend-all-in-played = The card in play. Its effects are used from top to bottom; ★ must be used.
legend-all-in-place = A player: runes, number of cards, and what you know for certain of that hand.
legend-all-in-tokens = Crown with letters: these players predict that this hand is the best one.
legend-all-in-me = You: your runes, and what your hand is worth now.
legend-bids-deck = Point cards that are still to come in this round, and how many.
legend-bids-prize = The point card that everybody bids for now.
legend-bids-stake = What the winner of this trick gets, and what that is worth to you.
legend-bids-trick = The bids of this trick, in turn order. The lit frame shows who is ahead.
legend-bids-place = A player: points in all, number of cards, and the point cards won in this round.
# $count (String) - cumulative or consecutive.
legend-bids-clover = { $count ->
    [consecutive] Clover: rounds in a row in which this player won no point card and was a lucky loser.
   *[cumulative] Clover: rounds in which this player won no point card and was a lucky loser.
}
legend-bids-me = You: your points in all, the cards that you won in this round, and what the round brings so far.
