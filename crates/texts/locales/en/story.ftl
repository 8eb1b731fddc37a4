### What happened, sentence by sentence: the log, the live region, the replay.

# $first (String) - all but the last.
# $last (String) - the last one.
story-and = { $first } and { $last }
# $first (String) - those before.
# $next (String) - the next one.
story-comma = { $first }, { $next }

## All In – Predictions

# $name (String) - who.
# $card (String) - with its article.
story-play = { $name } plays { $card }.
# $name (String) - who.
# $card (String) - with its article.
story-pass = { $name } passes; { $card } joins the display.
# $name (String) - who.
story-pass-bare = { $name } passes.
# $name (String) - who.
# $cards (String) - one or two cards.
story-all-in = { $name } goes All In! The display gets { $cards }.
# $name (String) - who.
# $card (String) - with its article.
story-auto-pass = { $name } is All In and passes; { $card } joins the display.
# $card (String) - with its article.
story-guard = The display has not grown for long: { $card } is added to it.
# $name (String) - who.
# $card (String) - with its article.
story-take = { $name } takes { $card }.
# $name (String) - who.
# $own (String) - the hand card.
# $other (String) - the display card.
story-swap = { $name } swaps { $own } for { $other }.
# $name (String) - who.
# $cards (String) - the cards, seen by the reader.
story-draw = { $name } draws { $cards }.
# $name (String) - who.
# $count (Number) - how many.
story-draw-unseen = { $count ->
    [one] { $name } draws a card.
   *[other] { $name } draws { $count } cards.
}
# $name (String) - who.
# $cards (String) - the cards.
story-reveal = { $name } turns up { $cards }.
# $name (String) - who.
# $count (Number) - how many.
story-reveal-unseen = { $count ->
    [one] { $name } looks at one card in secret.
   *[other] { $name } looks at { $count } cards in secret.
}
# $name (String) - who.
# $card (String) - with its article.
story-keep = { $name } keeps { $card }.
# $name (String) - who.
# $card (String) - with its article.
story-discard = { $name } discards { $card }.
# $name (String) - who.
story-rune = { $name } gains 1 rune.
# $name (String) - who.
# $target (String) - the opponent.
# $category (String) - what was announced.
# $rank (String) - its number.
story-hypnosis = { $name } hypnotises { $target }: “{ $category } ({ $rank })”.
# $name (String) - who.
# $target (String) - the opponent.
story-eye = { $name } turns the All-Seeing Eye on { $target }.
# $name (String) - who shows.
# $target (String) - who looks.
# $cards (String) - the cards.
story-shown = { $name } shows { $target } { $cards }.
# $name (String) - who shows.
# $target (String) - who looks.
story-shown-unseen = { $name } shows { $target } four cards.
# $name (String) - who.
# $effect (String) - its name.
story-skip = { $name } skips { $effect }.
story-reshuffled = The discard pile is shuffled into a new deck.
story-display-full = The display is full. Now everybody predicts who has the best hand.
# $name (String) - who.
# $target (String) - the player predicted.
story-predict = { $name } predicts: { $target }.
# $name (String) - who.
story-predict-unseen = { $name } has predicted in secret.
# $round (String) - which.
# $name (String) - the owner of the best hand.
# $category (String) - its category.
story-best = Round { $round }: { $name } has the best hand. { $category }!
# $names (String) - who was right.
# $count (Number) - how many were.
# $share (Number) - what each gets.
# $pot (Number) - the pot.
story-pot = { $count ->
    [one] { $names } predicted it and gets { $share } of the { $pot } runes in the pot.
   *[other] { $names } predicted it and get { $share } each of the { $pot } runes in the pot.
}
# $pot (Number) - the pot.
story-pot-stays = { $pot ->
    [0] Nobody predicted it.
   *[other] Nobody predicted it: the pot of { $pot } stays.
}
# $name (String) - who.
# $category (String) - the hand.
# $gain (Number) - runes in this round.
# $total (Number) - runes in all.
story-gain = { $gain ->
    [one] { $name }: { $category }, 1 rune, { $total } in all.
   *[other] { $name }: { $category }, { $gain } runes, { $total } in all.
}
# $round (String) - which.
# $name (String) - who starts.
# $pot (Number) - the pot.
story-round = { $pot ->
    [one] Round { $round } begins with 1 rune in the pot. { $name } starts.
   *[other] Round { $round } begins with { $pot } runes in the pot. { $name } starts.
}
# $name (String) - who.
# $runes (Number) - how many.
story-wins-runes = { $runes ->
    [one] { $name } wins the game with 1 rune.
   *[other] { $name } wins the game with { $runes } runes.
}
story-nobody-wins = The tie remains: nobody wins the game.

## Bids

# $name (String) - who.
# $card (String) - with its article.
story-bid = { $name } bids { $card }.
# $card (String) - with its article.
story-turned-up = The hidden card is { $card }.
# $name (String) - who.
# $cards (String) - what is won.
story-trick-won = { $name } wins { $cards }.
# $name (String) - who.
story-trick-won-nothing = { $name } wins the trick.
# $cards (String) - what nobody gets.
# $name (String) - who starts.
story-burned = Burned! Nobody gets { $cards }. { $name } starts the next trick.
# $cards (String) - what nobody gets.
# $name (String) - who starts.
story-nobody = Nobody gets { $cards }. { $name } starts the next trick.
# $name (String) - the winner.
story-must-steal = { $name } has to steal a point card.
# $name (String) - the thief.
# $card (String) - with its article.
# $victim (String) - from whom.
story-steal = { $name } steals { $card } from { $victim }.
# $name (String) - one of them.
# $other (String) - the other.
story-allied = { $name } and { $other } are allies until the end of the round.
story-shuffled = The point cards are shuffled.
story-lowest-wins = From now on the lowest number wins.
story-hidden-next = The next point card lies face down.
# $card (String) - with its article.
story-centre = The next card to win is { $card }.
# $round (String) - which.
story-round-over = Round { $round } is over.
# $name (String) - who.
# $points (Number) - in this round.
# $total (Number) - in all.
story-points = { $points ->
    [one] { $name }: 1 point, { $total } in all.
   *[other] { $name }: { $points } points, { $total } in all.
}
# $name (String) - who.
# $points (Number) - in this round.
# $total (Number) - in all.
story-points-lucky = { $points ->
   *[other] { $name } is a lucky loser: { $points } points, { $total } in all.
}
# $name (String) - who.
# $points (Number) - in this round.
# $total (Number) - in all.
story-points-allied = { $points ->
    [one] { $name } as an ally: 1 point, { $total } in all.
   *[other] { $name } as an ally: { $points } points, { $total } in all.
}
# $round (String) - which.
# $name (String) - who starts.
story-next-round = Round { $round } begins. { $name } starts.
# $name (String) - who.
# $points (Number) - how many.
story-wins-points = { $points ->
    [one] { $name } wins the game with 1 point.
   *[other] { $name } wins the game with { $points } points.
}
# $names (String) - who.
# $points (Number) - how many.
story-share-victory = { $points ->
    [one] { $names } share the victory with 1 point.
   *[other] { $names } share the victory with { $points } points.
}
