### What the components of both games are called, and what they do.

## All In – Predictions

cards-all-in = All In – Predictions
    .short = All In
    .tagline = Shape your hand in the open, read the others, and predict whose is best.

# $suit (String) - C, M, S or T.
cards-suit = { $suit ->
    [C] Clocks
    [M] Masks
    [S] Scarabs
   *[T] Trees
}
# A suit in one or two letters, which stand on its cards; they differ from each other.
# $suit (String) - C, M, S or T.
cards-suit-letter = { $suit ->
    [C] C
    [M] M
    [S] S
   *[T] T
}

# A card as a label. $kind is J, Q, K, A, vowel or number; $value is what stands on the card.
# $kind (String) - how the value is spoken.
# $value (String) - the value.
# $suit (String) - the suit in words.
cards-suited = { $kind ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[number] { $value }
} of { $suit }

# A card inside a sentence.
# $kind (String) - how the value is spoken.
# $value (String) - the value.
# $suit (String) - the suit in words.
cards-suited-the = { $kind ->
    [J] the jack
    [Q] the queen
    [K] the king
    [A] the ace
   *[number] the { $value }
} of { $suit }

cards-rune-card = Rune card
cards-rune-card-the = a rune card

# $effect (String) - as in a deck file.
cards-effect = { $effect ->
    [TAKE] Take
    [SWAP] Swap
    [DRAW] Draw
    [REVEAL_3] Reveal 3
    [REVEAL_4] Reveal 4
    [REVEAL_5] Reveal 5
    [RUNE] Rune
    [HYPNOSIS] Hypnosis
   *[EYE] All-Seeing Eye
}

# $effect (String) - as in a deck file.
cards-effect-what = { $effect ->
    [TAKE] Take an uncovered card of the display into your hand.
    [SWAP] Exchange a card of your hand with an uncovered card of the display.
    [DRAW] Draw the top card of the deck; only you see it.
    [REVEAL_3] Turn up 3 cards of the deck, keep one, discard the others.
    [REVEAL_4] Turn up 4 cards of the deck, keep one, discard the others.
    [REVEAL_5] Turn up 5 cards of the deck, keep one, discard the others.
    [RUNE] Gain 1 rune.
    [HYPNOSIS] An opponent says aloud the rank of their present hand.
   *[EYE] An opponent shows you alone four of their five cards.
}

cards-effect-must = must be used
cards-effect-may = may be used

# $category (String) - the category of a hand.
cards-category = { $category ->
    [straight_flush] Straight flush
    [four_of_a_kind] Four of a kind
    [full_house] Full house
    [flush] Flush
    [straight] Straight
    [three_of_a_kind] Three of a kind
    [two_pair] Two pair
    [pair] Pair
   *[nothing] Nothing
}

# $category (String) - the category of a hand.
cards-category-what = { $category ->
    [straight_flush] Five values in a row, all of one suit
    [four_of_a_kind] Four cards of one value
    [full_house] Three cards of one value and two of another
    [flush] Five cards of one suit
    [straight] Five values in a row
    [three_of_a_kind] Three cards of one value
    [two_pair] Two cards of one value and two of another
    [pair] Two cards of one value
   *[nothing] Not even a pair
}

## Bids

cards-bids = Bids
    .tagline = One card each, the highest takes the points, equals burn – and having nothing can pay best.

# $colour (String) - Y, B, R, G, W or K.
cards-colour = { $colour ->
    [Y] yellow
    [B] blue
    [R] red
    [G] green
    [W] white
   *[K] black
}
# A colour in one or two letters, which stand on its cards; they differ from each other.
# $colour (String) - Y, B, R or G.
cards-colour-letter = { $colour ->
    [Y] Y
    [B] B
    [R] R
   *[G] G
}

# A numbered card as a label. $kind is vowel (8, 11) or number.
# $colour (String) - Y, B, R, G or K.
# $kind (String) - how the number is spoken.
# $number (String) - the number.
cards-numbered = { $colour ->
    [Y] Yellow
    [B] Blue
    [R] Red
    [G] Green
   *[K] Black
} { $kind ->
   *[number] { $number }
}

# A numbered card inside a sentence.
# $colour (String) - Y, B, R, G or K.
# $kind (String) - how the number is spoken.
# $number (String) - the number.
cards-numbered-the = { $colour ->
    [Y] the yellow
    [B] the blue
    [R] the red
    [G] the green
   *[K] the black
} { $kind ->
   *[number] { $number }
}

# $card (String) - which special card.
cards-special = { $card ->
    [twice] 2x
    [minus_five] −5
    [thief] Thief
    [shuffle] Shuffle
    [lowest] Lowest wins
    [unknown] Great Unknown
   *[ally] Ally
}

# $card (String) - which special card.
cards-special-the = { $card ->
    [twice] the 2x
    [minus_five] the −5
    [thief] the Thief
    [shuffle] Shuffle
    [lowest] Lowest wins
    [unknown] the Great Unknown
   *[ally] the Ally
}

# $card (String) - which special card.
cards-special-what = { $card ->
    [twice] Doubles all points that its winner has so far in this round.
    [minus_five] Costs its winner 5 points.
    [thief] Its winner steals a point card from the lowest bidder who has one.
    [shuffle] The point cards still face down are shuffled.
    [lowest] Until the end of the round the lowest number wins.
    [unknown] The next point card is bid for face down.
   *[ally] Whoever plays it shares the round's points with the winner of the trick.
}

# A card that the players have made up.
# $name (String) - what they call it.
cards-blank = “{ $name }”

# $name (String) - what they call it.
cards-blank-the = the card “{ $name }”

cards-hidden = Hidden card
cards-hidden-a = a card
