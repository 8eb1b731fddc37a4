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
story-play = { $name ->
    [the-reader] You play { $card }.
   *[other] { $name } plays { $card }.
}
# $name (String) - who.
# $card (String) - with its article.
story-pass = { $name ->
    [the-reader] You pass; { $card } joins the display.
   *[other] { $name } passes; { $card } joins the display.
}
# $name (String) - who.
story-pass-bare = { $name ->
    [the-reader] You pass.
   *[other] { $name } passes.
}
# $name (String) - who.
# $cards (String) - one or two cards.
story-all-in = { $name ->
    [the-reader] You go All In! The display gets { $cards }.
   *[other] { $name } goes All In! The display gets { $cards }.
}
# $name (String) - who.
story-all-in-bare = { $name ->
    [the-reader] You go All In!
   *[other] { $name } goes All In!
}
# $name (String) - who.
# $card (String) - with its article.
story-auto-pass = { $name ->
    [the-reader] You are All In and pass; { $card } joins the display.
   *[other] { $name } is All In and passes; { $card } joins the display.
}
# $name (String) - who.
story-auto-pass-bare = { $name ->
    [the-reader] You are All In and pass.
   *[other] { $name } is All In and passes.
}
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
story-take = { $name ->
    [the-reader] You take { $card }.
   *[other] { $name } takes { $card }.
}
# $name (String) - who.
# $card (String) - with its article.
story-take-discarded = { $name ->
    [the-reader] You take { $card } from the discard pile.
   *[other] { $name } takes { $card } from the discard pile.
}
# $name (String) - who.
# $own (String) - the hand card.
# $other (String) - the display card.
story-swap = { $name ->
    [the-reader] You swap { $own } for { $other }.
   *[other] { $name } swaps { $own } for { $other }.
}
# $name (String) - who.
# $own (String) - the hand card.
# $other (String) - the card of the pile.
story-swap-discarded = { $name ->
    [the-reader] You swap { $own } for { $other } on the discard pile.
   *[other] { $name } swaps { $own } for { $other } on the discard pile.
}
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw = { $name ->
    [the-reader] You draw { $card }.
   *[other] { $name } draws { $card }.
}
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw-instead = { $name ->
    [the-reader] Instead of taking a card, you draw { $card }.
   *[other] Instead of taking a card, { $name } draws { $card }.
}
# $name (String) - who.
# $card (String) - with its article, or “a card” where the reader does not see it.
story-draw-full = { $name ->
    [the-reader] You draw { $card } to have a full hand.
   *[other] { $name } draws { $card } to have a full hand.
}
# $name (String) - who.
# $cards (String) - the cards.
story-reveal = { $name ->
    [the-reader] You turn up { $cards }.
   *[other] { $name } turns up { $cards }.
}
# $name (String) - who.
# $count (Number) - how many.
story-reveal-unseen = { $name ->
    [the-reader] You look
   *[other] { $name } looks
} { $count ->
    [one] at one card in secret.
   *[other] at { $count } cards in secret.
}
# $name (String) - who.
# $card (String) - with its article.
story-keep = { $name ->
    [the-reader] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
# $name (String) - who.
# $card (String) - one or more, with their articles.
story-discard = { $name ->
    [the-reader] You discard { $card }.
   *[other] { $name } discards { $card }.
}
# $name (String) - who.
story-rune = { $name ->
    [the-reader] You gain 1 rune.
   *[other] { $name } gains 1 rune.
}
# $name (String) - who.
# $target (String) - the opponent.
# $category (String) - what was announced.
# $rank (String) - its number.
story-hypnosis = { $name ->
    [the-reader] You hypnotise { $target }: “{ $category } ({ $rank })”.
   *[other] { $target ->
        [the-reader] { $name } hypnotises you: “{ $category } ({ $rank })”.
       *[other] { $name } hypnotises { $target }: “{ $category } ({ $rank })”.
    }
}
# $name (String) - who.
# $target (String) - the opponent.
story-eye = { $name ->
    [the-reader] You turn the All-Seeing Eye on { $target }.
   *[other] { $target ->
        [the-reader] { $name } turns the All-Seeing Eye on you.
       *[other] { $name } turns the All-Seeing Eye on { $target }.
    }
}
# $name (String) - who shows.
# $target (String) - who looks.
# $cards (String) - the cards.
story-shown = { $name ->
    [the-reader] You show { $target } { $cards }.
   *[other] { $target ->
        [the-reader] { $name } shows you { $cards }.
       *[other] { $name } shows { $target } { $cards }.
    }
}
# $name (String) - who shows.
# $target (String) - who looks.
story-shown-unseen = { $name ->
    [the-reader] You show { $target } four cards.
   *[other] { $target ->
        [the-reader] { $name } shows you four cards.
       *[other] { $name } shows { $target } four cards.
    }
}
# $name (String) - who showed the others.
# $card (String) - with its article.
story-hid = { $name ->
    [the-reader] You keep { $card } hidden.
   *[other] { $name } keeps { $card } hidden.
}
# $name (String) - who.
# $effect (String) - its name.
story-skip = { $name ->
    [the-reader] You skip { $effect }.
   *[other] { $name } skips { $effect }.
}
# $name (String) - who.
# $effect (String) - its name.
story-no-card-in-reach = { $name ->
    [the-reader] You cannot use { $effect }: no card lies uncovered.
   *[other] { $name } cannot use { $effect }: no card lies uncovered.
}
# $name (String) - who.
# $effect (String) - its name.
story-no-hand-card = { $name ->
    [the-reader] You cannot use { $effect }: there is no card in your hand.
   *[other] { $name } cannot use { $effect }: there is no card in hand.
}
# $name (String) - who.
# $effect (String) - its name.
story-no-opponent = { $name ->
    [the-reader] You cannot use { $effect }: every opponent is All In.
   *[other] { $name } cannot use { $effect }: every opponent is All In.
}
# $name (String) - who.
# $effect (String) - its name.
story-no-cards-for = { $name ->
    [the-reader] You cannot use { $effect }: there are no cards left.
   *[other] { $name } cannot use { $effect }: there are no cards left.
}
# $cards (Number) - how many cards the new deck has.
story-renewed = { $cards ->
    [one] The deck is empty: the discard pile becomes a new one of 1 card.
   *[other] The deck is empty: the discard pile is shuffled into a new one of { $cards } cards.
}
story-display-full = The display is full. Now everybody predicts who has the best hand.
story-play-over = Now everybody predicts who has the best hand.
# $name (String) - who.
# $target (String) - the player predicted.
story-predict = { $name ->
    [the-reader] You predict: { $target }.
   *[other] { $target ->
        [the-reader] { $name } predicts: you.
       *[other] { $name } predicts: { $target }.
    }
}
# $name (String) - who.
story-predict-unseen = { $name ->
    [the-reader] You have predicted in secret.
   *[other] { $name } has predicted in secret.
}
# $round (String) - which.
# $name (String) - the owner of the best hand.
# $category (String) - its category.
story-best = { $name ->
    [the-reader] You win round { $round } with the best hand. { $category }!
   *[other] Round { $round }: { $name } has the best hand. { $category }!
}
# $category (String) - the better hand.
# $other (String) - the other hand, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
story-beats = { $name ->
    [the-reader] { $category } beats { $other }: you are ahead of { $over }.
   *[other] { $over ->
        [the-reader] { $category } beats { $other }: { $name } is ahead of you.
       *[other] { $category } beats { $other }: { $name } is ahead of { $over }.
    }
}
# $category (String) - both hands, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
# $card (String) - what decides, with its article.
# $other (String) - the card that it beats, with its article.
story-beats-value = { $name ->
    [the-reader] You and { $over } have equal hands ({ $category }): { $card } is higher than { $other }.
   *[other] { $over ->
        [the-reader] { $name } and you have equal hands ({ $category }): { $card } is higher than { $other }.
       *[other] Equal hands ({ $category }) of { $name } and { $over }: { $card } is higher than { $other }.
    }
}
# $category (String) - both hands, in small letters.
# $name (String) - who has the better one.
# $over (String) - who has the other one.
# $card (String) - what decides, with its article.
# $other (String) - the card that it beats, with its article.
story-beats-suit = { $name ->
    [the-reader] You and { $over } have equal hands ({ $category }): by its suit, { $card } beats { $other }.
   *[other] { $over ->
        [the-reader] { $name } and you have equal hands ({ $category }): by its suit, { $card } beats { $other }.
       *[other] Equal hands ({ $category }) of { $name } and { $over }: by its suit, { $card } beats { $other }.
    }
}
# $names (String) - who was right.
# $count (Number) - how many were.
# $share (Number) - what each gets.
# $pot (Number) - the pot.
story-pot = { $names ->
    [the-reader] You predicted it and get { $share } of the { $pot } runes in the pot.
   *[other] { $count ->
        [one] { $names } predicted it and gets { $share } of the { $pot } runes in the pot.
       *[other] { $names } predicted it and get { $share } each of the { $pot } runes in the pot.
    }
}
# $carry (Number) - what stays.
story-pot-rest = { $carry ->
    [one] 1 rune cannot be shared and stays in the pot.
   *[other] { $carry } runes cannot be shared and stay in the pot.
}
# $names (String) - who was right.
# $count (Number) - how many were.
# $pot (Number) - the pot.
story-pot-too-small = { $names ->
    [the-reader] You predicted it, but the pot is empty.
   *[other] { $count ->
        [one] { $names } predicted it, but the pot is empty.
       *[other] { $names } predicted it, but the pot of { $pot } is too small to share and stays.
    }
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
story-start-fewest = { $name ->
    [the-reader] You start with the fewest runes ({ $runes }).
   *[other] { $name } starts with the fewest runes ({ $runes }).
}
# $names (String) - who have the fewest.
# $runes (Number) - how many.
# $name (String) - who starts.
story-start-weakest = { $name ->
    [the-reader] { $names } are tied for the fewest runes ({ $runes }). You had the weakest hand of them and start.
   *[other] { $names } are tied for the fewest runes ({ $runes }). { $name } had the weakest hand of them and starts.
}
# $cards (String) - with their articles.
story-display-begins = The display begins with { $cards }.
# $card (String) - with its article.
story-discard-begins = The discard pile begins with { $card }.
# $name (String) - who.
# $cards (String) - the hand.
story-dealt = { $name ->
    [the-reader] You are dealt { $cards }.
   *[other] { $name } is dealt { $cards }.
}
# $name (String) - who.
# $runes (Number) - how many.
story-wins-runes = { $name ->
    [the-reader] You win the game with { $runes } { $runes ->
            [one] rune
           *[other] runes
        }.
   *[other] { $runes ->
        [one] { $name } wins the game with 1 rune.
       *[other] { $name } wins the game with { $runes } runes.
    }
}
# $names (String) - who have the most runes.
# $runes (Number) - how many.
# $name (String) - who wins.
story-wins-hand = { $name ->
    [the-reader] { $names } are tied for the most runes ({ $runes }). You had the best hand of them in the last round and win the game.
   *[other] { $names } are tied for the most runes ({ $runes }). { $name } had the best hand of them in the last round and wins the game.
}
# $names (String) - who have the most runes.
# $runes (Number) - how many.
story-nobody-wins = { $names } are still tied for the most runes ({ $runes }): nobody wins the game.

## Bids

# $names (String) - everybody whose name is the longest.
# $name (String) - which of them starts.
story-chosen = The names of { $names } are equally long. Chance lets { $name } start.
# $name (String) - who starts.
story-longest = { $name ->
    [the-reader] You have the longest name and start.
   *[other] { $name } has the longest name and starts.
}
# $why (String) - what decides who starts.
# $round (String) - which.
# $name (String) - who starts.
story-next-round = { $why ->
    [total] Round { $round } begins. { $name ->
        [the-reader] You have the most points and start.
       *[other] { $name } has the most points and starts.
    }
    [last_round] Round { $round } begins. Of those with the most points, { $name ->
        [the-reader] you gained more in the last round and start.
       *[other] { $name } gained more in the last round and starts.
    }
    [highest_card] Round { $round } begins. Of those who are equal in front, { $name ->
        [the-reader] you won the highest card of the last round and start.
       *[other] { $name } won the highest card of the last round and starts.
    }
    [clockwise] Round { $round } begins. Those in front are equal in everything; clockwise { $name ->
        [the-reader] you come first and start.
       *[other] { $name } comes first and starts.
    }
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
story-bid = { $name ->
    [the-reader] You bid { $card }.
   *[other] { $name } bids { $card }.
}
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
story-trick-won = { $name ->
    [the-reader] { $next ->
        [yes] You win { $cards } and start the next trick
       *[no] You win { $cards }
    }
   *[other] { $next ->
        [yes] { $name } wins { $cards } and starts the next trick
       *[no] { $name } wins { $cards }
    }
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
story-burned = Burned: { $equal } are equal. Nobody gets { $cards }.{ $next ->
    [yes] {" "}{ $name ->
        [the-reader] You bid the last of them and start the next trick.
       *[other] { $name } bid the last of them and starts the next trick.
    }
   *[no] {""}
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
story-starts-again = { $name ->
    [the-reader] You start again.
   *[other] { $name } starts again.
}
# $name (String) - the winner.
# $worst (String) - highest, if the highest bid is the worst.
# $victims (String) - whom the winner may rob.
# $bid (String) - their bid.
story-must-steal = { $name ->
    [the-reader] You have to steal a point card.
   *[other] { $name } has to steal a point card.
} { $worst ->
    [highest] Highest
   *[lowest] Lowest
} bid of those who have one: { $victims } ({ $bid }).
# $names (String) - worse bidders.
story-without-card = Without a point card: { $names }.
# $name (String) - the winner.
story-no-theft = { $name ->
    [the-reader] You cannot steal: nobody else has a point card.
   *[other] { $name } cannot steal: nobody else has a point card.
}
# $name (String) - the thief.
# $card (String) - with its article.
# $victim (String) - from whom.
story-steal = { $name ->
    [the-reader] You steal { $card } from { $victim }.
   *[other] { $victim ->
        [the-reader] { $name } steals { $card } from you.
       *[other] { $name } steals { $card } from { $victim }.
    }
}
# $name (String) - who played the Ally.
# $other (String) - who won.
story-allied = { $name ->
    [the-reader] You played the Ally and { $other } won: you share your points of this round.
   *[other] { $other ->
        [the-reader] { $name } played the Ally and you won: you share your points of this round.
       *[other] { $name } played the Ally and { $other } won: they share their points of this round.
    }
}
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
story-points-lucky = { $name ->
    [the-reader] { $times ->
        [one] You are a lucky loser
       *[other] You are a lucky loser, now without a card in { $times } rounds
    }
   *[other] { $times ->
        [one] { $name } is a lucky loser
       *[other] { $name } is a lucky loser, now without a card in { $times } rounds
    }
}: { $sum } points, { $total } in all.
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
story-wins-points = { $name ->
    [the-reader] You win the game with { $points } { $points ->
            [one] point
           *[other] points
        }.
   *[other] { $points ->
        [one] { $name } wins the game with 1 point.
       *[other] { $name } wins the game with { $points } points.
    }
}
