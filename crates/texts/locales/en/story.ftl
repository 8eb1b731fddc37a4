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

# $names (String) - everybody whose name is the longest.
# $name (String) - which of them starts.
story-chosen = The names of { $names } are equally long. Chance lets { $name } start.
# $name (String) - who starts.
story-longest = { $name } has the longest name and starts.
# $why (String) - what decides who starts.
# $round (String) - which.
# $name (String) - who starts.
story-next-round = { $why ->
    [total] Round { $round } begins. { $name } has the most points and starts.
    [last_round] Round { $round } begins. Of those with the most points, { $name } gained more in the last round and starts.
    [highest_card] Round { $round } begins. Of those who are equal in front, { $name } won the highest card of the last round and starts.
    [clockwise] Round { $round } begins. Those in front are equal in everything; clockwise { $name } comes first and starts.
   *[longest_name] Round { $round } begins.
}
# $cards (String) - the cards.
story-taken-out = Out for this round: { $cards }.
# $effect (String) - what the card does.
# $card (String) - with its article.
story-flipped = { $effect ->
    [shuffle] Turned up: { $card }. The point cards still face down are shuffled.
    [lowest_wins] Turned up: { $card }. From now on the lowest number wins.
    [hide_next] Turned up: { $card }. The next point card lies face down.
   *[nothing] Turned up: { $card }. It goes aside.
}
# $card (String) - with its article.
story-centre = The next card to win is { $card }.
# $name (String) - who.
# $card (String) - with its article.
story-bid = { $name } bids { $card }.
# $card (String) - with its article.
story-turned-up = The hidden card is { $card }.
# $kinds (Number) - how many colours occur most often.
# $colours (String) - which.
# $count (Number) - how often each.
story-colours = { $kinds ->
    [one] Most frequent colour: { $colours } ({ $count }).
   *[other] Most frequent colours: { $colours } ({ $count } each).
}
# $kinds (Number) - how many colours occur most often.
# $colours (String) - which.
# $count (Number) - how often each.
story-colours-centre = { $kinds ->
    [one] Most frequent colour, counting the card in the middle: { $colours } ({ $count }).
   *[other] Most frequent colours, counting the card in the middle: { $colours } ({ $count } each).
}
# What a winner gets if no card goes to the front.
story-the-trick = the trick
# $next (String) - yes, if another trick follows in this round.
# $name (String) - who.
# $cards (String) - what is won.
# $best (String) - the winning card.
# $rank (String) - what it is.
story-trick-won = { $next ->
    [yes] { $name } wins { $cards } and starts the next trick
   *[no] { $name } wins { $cards }
}: { $best } is { $rank ->
    [lowest] the lowest number
    [highest_that_counts] the highest number that counts
    [lowest_that_counts] the lowest number that counts
   *[highest] the highest number
}.
# $next (String) - yes, if another trick follows in this round.
# $equal (String) - the equal cards.
# $cards (String) - what nobody gets.
# $name (String) - who starts.
story-burned = { $next ->
    [yes] Burned: { $equal } are equal. Nobody gets { $cards }. { $name } bid the last of them and starts the next trick.
   *[no] Burned: { $equal } are equal. Nobody gets { $cards }.
}
# $why (String) - centre_highest, centre_lowest or no_number.
# $cards (String) - what nobody gets.
# $centre (String) - the card in the middle.
story-nobody = { $why ->
    [centre_highest] Nobody gets { $cards }: in the middle, { $centre } itself is the highest number that counts.
    [centre_lowest] Nobody gets { $cards }: in the middle, { $centre } itself is the lowest number that counts.
   *[no_number] Nobody gets { $cards }: no card that counts is a number.
}
# $name (String) - who starts.
story-starts-again = { $name } starts again.
# $name (String) - the winner.
# $worst (String) - highest, if the highest bid is the worst.
# $victims (String) - whom the winner may rob.
# $bid (String) - their bid.
story-must-steal = { $name } has to steal a point card. { $worst ->
    [highest] Highest
   *[lowest] Lowest
} bid of those who have one: { $victims } ({ $bid }).
# $names (String) - worse bidders.
story-without-card = Without a point card: { $names }.
# $name (String) - the winner.
story-no-theft = { $name } cannot steal: nobody else has a point card.
# $name (String) - the thief.
# $card (String) - with its article.
# $victim (String) - from whom.
story-steal = { $name } steals { $card } from { $victim }.
# $name (String) - who played the Ally.
# $other (String) - who won.
story-allied = { $name } played the Ally and { $other } won: they share their points of this round.
# $effect (String) - what the cards do.
# $cards (String) - which.
story-effect = { $effect ->
    [shuffle] In this trick: { $cards }. The point cards still face down are shuffled.
    [lowest_wins] In this trick: { $cards }. From now on the lowest number wins.
   *[hide_next] In this trick: { $cards }. The next point card lies face down.
}
# $cards (String) - which.
story-too-late = In this trick: { $cards }. But the round is over, and nothing comes of it.
story-ran-out = There is no point card left to bid for.
# $round (String) - which.
story-round-over = Round { $round } is over.
# $name (String) - who.
# $sum (String) - how the points come about, as in “(4 + 7) × 2 = 22”.
# $points (Number) - in this round.
# $total (String) - in all.
story-points = { $name }: { $sum } { $points ->
    [one] point
   *[other] points
}, { $total } in all.
# $times (Number) - how many rounds without a card.
# $name (String) - who.
# $sum (String) - how the points come about.
# $total (String) - in all.
story-points-lucky = { $times ->
    [one] { $name } is a lucky loser: { $sum } points, { $total } in all.
   *[other] { $name } is a lucky loser, now without a card in { $times } rounds: { $sum } points, { $total } in all.
}
# $name (String) - who.
# $other (String) - the other ally.
# $sum (String) - how the points come about.
# $points (Number) - in this round.
# $rounded (String) - yes, if a half was rounded up.
# $total (String) - in all.
story-points-allied = { $name } as an ally of { $other }: { $sum } { $points ->
    [one] point
   *[other] points
}{ $rounded ->
    [yes] {" "}(rounded up), { $total } in all.
   *[no] , { $total } in all.
}
# $name (String) - who.
# $points (Number) - how many.
story-wins-points = { $points ->
    [one] { $name } wins the game with 1 point.
   *[other] { $name } wins the game with { $points } points.
}
