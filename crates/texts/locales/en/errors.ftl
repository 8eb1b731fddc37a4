### Why something cannot be done.

errors-over = The game is over.
# $names (String) - who has to act.
errors-not-your-turn = It is not your turn. To act: { $names }.
errors-unreadable = This is no action of this game.
# $action (String) - the action in words.
errors-illegal = “{ $action }” cannot be chosen now.
# $asked (String) - what is asked, a whole sentence.
errors-not-now = Not now. { $asked }
errors-covered = This card is locked: another card lies on it.
errors-empty-slot = There is no card here.
# $name (String) - the player.
errors-all-in-taken = { $name } is already All In in this round; only one player can be.
# $name (String) - the player.
errors-immune = { $name } is All In: neither Hypnosis nor the All-Seeing Eye can reach this hand.
errors-needs-opponent = This effect needs an opponent.
errors-must-use = This effect must be used.
errors-not-in-hand = This card is not in your hand.
errors-not-your-victim = You can steal only from the worst bidder who has point cards.
