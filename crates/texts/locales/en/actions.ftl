### What players can do, as on a button, and what is asked of them.

# $card (String) - with its article.
actions-play = Play { $card }
actions-pass = Pass
actions-all-in = Go All In
# $card (String) - with its article.
actions-take = Take { $card }
# $own (String) - the hand card.
# $other (String) - the display card.
actions-swap = Swap { $own } for { $other }
actions-draw = Draw a card
actions-reveal = Turn up the cards
actions-look = Look at the cards
actions-rune = Gain 1 rune
# $name (String) - the opponent.
actions-hypnosis = Hypnotise { $name }
# $name (String) - the opponent.
actions-eye = Look at { $name }’s cards
# $card (String) - with its article.
actions-keep = Keep { $card }
# $card (String) - with its article.
actions-discard = Discard { $card }
# $card (String) - with its article.
actions-hide = Do not show { $card }
# $name (String) - a player.
actions-predict = Predict { $name }
actions-predict-unseen = Predict in secret
actions-skip = Skip it
# $card (String) - with its article.
actions-bid = Bid { $card }
# $card (String) - with its article.
# $name (String) - the victim.
actions-steal = Steal { $card } from { $name }
# $row (String) - from 1.
# $column (String) - from 1.
actions-slot = the card in row { $row }, column { $column }
actions-discard-top = the top card of the discard pile

actions-asked-turn = Play a card, pass or go All In.
actions-asked-turn-plain = Play a card or pass.
# $effect (String) - its name.
actions-asked-effect-may = { $effect }: use it or skip it.
# $effect (String) - its name.
actions-asked-effect-must = { $effect }: you must use it.
actions-asked-keep = Choose the card that you keep.
actions-asked-order = Lay the other cards on the discard pile, one by one.
# $name (String) - who looks.
actions-asked-hide = { $name } looks at your hand. Choose the card that you do not show.
# $count (Number) - how many.
actions-asked-discard = { $count ->
    [one] Discard one card.
   *[other] Discard { $count } cards.
}
actions-asked-predict = Predict who has the best hand.
# $card (String) - the centre card, with its article.
actions-asked-bid = Bid a card for { $card }.
actions-asked-bid-hidden = Bid a card for the hidden card.
actions-asked-steal = Choose the card that you steal.
# $names (String) - who has to act.
actions-waiting = Waiting for { $names }.
actions-over = The game is over.
