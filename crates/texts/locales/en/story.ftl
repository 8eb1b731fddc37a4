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
story-all-in-bare = { $name } goes All In!
# $name (String) - who.
# $card (String) - with its article.
story-auto-pass = { $name } is All In and passes; { $card } joins the display.
# $name (String) - who.
story-auto-pass-bare = { $name } is All In and passes.
# $turns (Number) - how many in a row.
story-guard = { $turns ->
    [one] The display has not grown in 1 turn, so cards are added to it.
   *[other] The display has not grown in { $turns } turns, so cards are added to it.
}
# $cards (String) - one or more cards.
story-added = The display gets { $cards }.
story-one-slot = No slot is free for a second card.
story-no-cards = There are no cards left.
# $name (String) - who.
# $card (String) - with its article.
story-take = { $name } takes { $card }.
# $name (String) - who.
# $card (String) - with its article.
story-take-discarded = { $name } takes { $card } from the discard pile.
# $name (String) - who.
# $own (String) - the hand card.
# $other (String) - the display card.
story-swap = { $name } swaps { $own } for { $other }.
# $name (String) - who.
# $own (String) - the hand card.
# $other (String) - the card of the pile.
story-swap-discarded = { $name } swaps { $own } for { $other } on the discard pile.
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw = { $name } draws { $card }.
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw-instead = Instead of taking a card, { $name } draws { $card }.
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw-full = { $name } draws { $card } to have a full hand.
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
# $card (String) - one or more, with their articles.
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
# $name (String) - who showed the others.
# $card (String) - with its article.
story-hid = { $name } keeps { $card } hidden.
# $name (String) - who.
# $effect (String) - its name.
story-skip = { $name } skips { $effect }.
# $name (String) - who.
# $effect (String) - its name.
story-no-card-in-reach = { $name } cannot use { $effect }: no card lies uncovered.
# $name (String) - who.
# $effect (String) - its name.
story-no-hand-card = { $name } cannot use { $effect }: there is no card in hand.
# $name (String) - who.
# $effect (String) - its name.
story-no-opponent = { $name } cannot use { $effect }: every opponent is All In.
# $name (String) - who.
# $effect (String) - its name.
story-no-cards-for = { $name } cannot use { $effect }: there are no cards left.
# $cards (Number) - how many cards the new deck has.
story-renewed = { $cards ->
    [one] The deck is empty: the discard pile becomes a new one of 1 card.
   *[other] The deck is empty: the discard pile is shuffled into a new one of { $cards } cards.
}
story-display-full = The display is full. Now everybody predicts who has the best hand.
story-play-over = Now everybody predicts who has the best hand.
# $name (String) - who.
# $target (String) - the player predicted.
story-predict = { $name } predicts: { $target }.
# $name (String) - who.
story-predict-unseen = { $name } has predicted in secret.
# $round (String) - which.
# $name (String) - the owner of the best hand.
# $category (String) - its category.
story-best = Round { $round }: { $name } has the best hand. { $category }!
# $category (String) - the better hand.
# $other (String) - the other hand, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
story-beats = { $category } beats { $other }: { $name } is ahead of { $over }.
# $category (String) - both hands, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
# $card (String) - what decides, with its article.
# $other (String) - the card that it beats, with its article.
story-beats-value = Equal hands ({ $category }) of { $name } and { $over }: { $card } is higher than { $other }.
# $category (String) - both hands, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
# $card (String) - what decides, with its article.
# $other (String) - the card that it beats, with its article.
story-beats-suit = Equal hands ({ $category }) of { $name } and { $over }: by its suit, { $card } beats { $other }.
# $names (String) - who was right.
# $count (Number) - how many were.
# $share (Number) - what each gets.
# $pot (Number) - the pot.
story-pot = { $count ->
    [one] { $names } predicted it and gets { $share } of the { $pot } runes in the pot.
   *[other] { $names } predicted it and get { $share } each of the { $pot } runes in the pot.
}
# $carry (Number) - what stays.
story-pot-rest = { $carry ->
    [one] 1 rune cannot be shared and stays in the pot.
   *[other] { $carry } runes cannot be shared and stay in the pot.
}
# $names (String) - who was right.
# $count (Number) - how many were.
# $pot (Number) - the pot.
story-pot-too-small = { $count ->
    [one] { $names } predicted it, but the pot is empty.
   *[other] { $names } predicted it, but the pot of { $pot } is too small to share and stays.
}
# $pot (Number) - the pot.
story-pot-stays = { $pot ->
    [0] Nobody predicted it.
   *[other] Nobody predicted it: the pot of { $pot } stays.
}
# $name (String) - who.
# $category (String) - the hand.
# $gain (Number) - runes in this round.
# $sum (String) - how they add up: “2 + 3 + 2 = 7”.
# $total (Number) - runes in all.
story-gain = { $gain ->
    [one] { $name }: { $category }, { $sum } rune, { $total } in all.
   *[other] { $name }: { $category }, { $sum } runes, { $total } in all.
}
# $names (String) - who have the most runes.
story-extra-round = { $names } are tied for the most runes: an extra round follows.
# $round (String) - which.
# $pot (Number) - the pot.
story-round = { $pot ->
    [one] Round { $round } begins with 1 rune in the pot.
   *[other] Round { $round } begins with { $pot } runes in the pot.
}
# $stayed (Number) - how many of them had stayed there.
story-round-stayed = { $stayed ->
    [one] 1 of them had stayed from the round before.
   *[other] { $stayed } of them had stayed from the round before.
}
# $name (String) - who starts.
story-start-dealt = The deal chose { $name } to start.
# $name (String) - who starts.
# $runes (Number) - how many.
story-start-fewest = { $name } starts with the fewest runes ({ $runes }).
# $names (String) - who have the fewest.
# $runes (Number) - how many.
# $name (String) - who starts.
story-start-weakest = { $names } are tied for the fewest runes ({ $runes }). { $name } had the weakest hand of them and starts.
# $cards (String) - with their articles.
story-display-begins = The display begins with { $cards }.
# $card (String) - with its article.
story-discard-begins = The discard pile begins with { $card }.
# $name (String) - who.
# $cards (String) - the hand.
story-dealt = { $name } is dealt { $cards }.
# $name (String) - who.
# $runes (Number) - how many.
story-wins-runes = { $runes ->
    [one] { $name } wins the game with 1 rune.
   *[other] { $name } wins the game with { $runes } runes.
}
# $names (String) - who have the most runes.
# $runes (Number) - how many.
# $name (String) - who wins.
story-wins-hand = { $names } are tied for the most runes ({ $runes }). { $name } had the best hand of them in the last round and wins the game.
# $names (String) - who have the most runes.
# $runes (Number) - how many.
story-nobody-wins = { $names } are still tied for the most runes ({ $runes }): nobody wins the game.

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
