### The table in a browser.

## The page
table-skip-to-hand = Skip to your hand
table-tools = Tools
table-players = Players
table-middle = Middle of the table
table-bar = What to do
table-your-hand = Your hand
table-watching = You are watching. Only what lies face up is shown.
table-you = (you)
table-close = Close
table-log = Log
table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-lost = Connection lost. Trying again …
# $choice (String) - what was chosen.
table-pending = Connection lost. Not sent yet: { $choice }. You can still choose something else.
table-unsent = That could not be sent. Please try again.
table-away = away
table-stand-in = a bot plays for them
table-clock = Time for this decision
table-go-on = Continue
table-undo = Undo
# $game (String)
table-last = { $game ->
    [bids] Last trick
   *[all-in] Last round
}
table-reference = Ranks and cards
table-settings = Settings
table-keys = Keyboard shortcuts
table-leave = Leave the table
table-leave-what = A bot takes your seat; you get it back when you return.

## Settings
table-speed = Motion
table-speed-off = off
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-tap = To choose
table-tap-two = tap, then tap again
table-tap-one = one tap
# $game (String)
table-hold = { $game ->
    [bids] A finished trick stays
   *[all-in] What you are shown stays
}
table-hold-short = a moment
table-hold-tap = until I go on
table-sound = Sounds
table-keys-on = Keyboard shortcuts with single letters

## Keys
table-key-walk = walk over what can be chosen
table-key-climb = hand, bar, middle, players
table-key-digit = choose a card by its place
table-key-enter = commit, continue
table-key-escape = choose nothing
table-key-actions = pass, All In, skip, draw
table-key-hand = to your hand

## All In
table-runes = Runes
table-hand-size = Cards in hand
table-starts = starts
table-predicted = has predicted
# $name (String)
table-predicted-by = predicted by { $name }
# $name (String)
table-predicted-whom = predicted { $name }
# $effect (String)
table-must = { $effect } (mandatory)
# $name (String)
table-why-all-in = { $name } is All In: neither Hypnosis nor the All-Seeing Eye reaches them.
table-why-covered = This card is locked: another card lies on it.
table-your-rank = Your hand now
# $round (Number)
# $rounds (Number)
table-round = Round { $round } of { $rounds }
table-no-last-round = No round has been played yet.
# $cards (Number)
# $limit (Number)
table-display = Display: { $cards } of { $limit } cards
table-empty-slot = empty slot
table-deck = Deck
table-discard-pile = Discard pile
table-pot = Pot
# A-05: shown while it is so.
table-supply = More runes are out than the box has tokens (169). Just go on counting.
# $pot (Number)
# $paid (Number)
# $carry (Number)
table-pot-paid = Pot { $pot }: { $paid } paid out, { $carry } left.
table-column = Effects of the card in play
table-effect-done = done
table-effect-now = now
table-effect-to-come = to come
table-confirm-all-in = You gain: neither Hypnosis nor the All-Seeing Eye reaches you any more. You pay: two deck cards join the display, and you only pass for the rest of the round.
table-confirm-button = Yes, go All In
# $card (String)
# $slot (String)
table-swap-say = Swap: give { $card }, get { $slot }
table-ranks = Ranks of hands
table-rank-hand = Hand
# $suits (String)
table-suit-order = Suits from the best: { $suits }
table-effects = Effects
# $effect (String) - with _PILE or _ALONE, as in `cards-effect-what`.
table-how = { $effect ->
    [TAKE] Take: tap an uncovered card of the display.
    [TAKE_PILE] Take: tap an uncovered card of the display, or the discard pile.
    [SWAP] Swap: tap one of your cards and an uncovered card of the display.
    [SWAP_PILE] Swap: tap one of your cards, and an uncovered card of the display or the discard pile.
    [DRAW] Draw: take the top card of the deck.
    [REVEAL_3] Reveal: turn up 3 cards of the deck and keep one of them.
    [REVEAL_3_ALONE] Reveal: look at 3 cards of the deck and keep one of them; nobody else sees them.
    [REVEAL_4] Reveal: turn up 4 cards of the deck and keep one of them.
    [REVEAL_4_ALONE] Reveal: look at 4 cards of the deck and keep one of them; nobody else sees them.
    [REVEAL_5] Reveal: turn up 5 cards of the deck and keep one of them.
    [REVEAL_5_ALONE] Reveal: look at 5 cards of the deck and keep one of them; nobody else sees them.
    [RUNE] Rune: gain 1 rune.
    [HYPNOSIS] Hypnosis: tap a player; they say how good their hand is.
   *[EYE] All-Seeing Eye: tap a player; they show you four of their cards.
}
table-cancel = Cancel
# $name (String)
table-peek-eye = { $name } shows you these cards.
# $name (String)
# $hand (String)
table-peek-hypnosis = { $name } says: { $hand }
# $cards (String)
table-known = Certainly in this hand: { $cards }
# $hand (String)
table-told = This hand is: { $hand }
# $runes (Number)
table-gain-hand = hand { $runes }
# $runes (Number)
table-gain-pot = pot { $runes }
# $runes (Number)
table-gain-rune-cards = rune cards { $runes }
# $runes (Number)
table-gain-in-play = in play { $runes }
table-lesson-read = Read what the coach says, then continue.

## Bids
table-total = Total
table-points = Points
table-player = Player
table-hands = All hands
table-front = Won cards
table-lucky = Lucky loser
table-ally = allied
table-this-round = Points of this round
# $points (Number)
table-prospect = this round: { $points }
# $round (Number)
# $rounds (Number)
# $trick (Number)
table-round-trick = Round { $round }/{ $rounds } · trick { $trick }
# $round (Number)
table-round-scored = Scores of round { $round }
# $trick (Number)
table-trick = Trick { $trick }
table-no-last-trick = No trick has been played yet.
# $name (String)
table-ahead = { $name } is ahead.
# $bids (String) - the equal numbers, as in “9 = 9”.
# $name (String)
table-burning-bids = { $bids } burns; { $name } would start.
table-ahead-nobody = Nobody would win.
table-centre = Point card
table-at-stake = At stake:
# $points (String) - with its sign
table-worth = For you: { $points }
table-worth-unknown = For you: nobody knows yet
table-color-bids = Color Bids
table-unseen = Not seen yet this round
table-taken-out = Taken out:
table-pre-say = Chosen ahead: this card is bid when it is your turn.
# $card (String) - the card.
table-pre-chosen = { $card } is chosen ahead.
# $rule (String) - colours for Color Bids, else plain.
table-bids-short = { $rule ->
    [colours] Everybody bids one card; the highest card of the most frequent colour wins the point card, which itself counts as black. Equal best cards burn: nobody wins, and the last of them starts. If the point card is the best, nobody wins, and the same player starts again.
   *[plain] Everybody bids one card; the highest number wins the point card. Equal highest bids burn: nobody wins, and the last of them starts.
}
table-lowest-short = While the lowest number wins, read “lowest” for “highest”.
# $count (String) - cumulative or consecutive.
table-lucky-short = { $count ->
    [consecutive] Lucky loser: whoever ends a round without any point card gets points, and more for every such round in a row; a round with a point card sets the count back to nothing.
   *[cumulative] Lucky loser: whoever ends a round without any point card gets points, and more each time it happens.
}
# $first (Number)
# $second (Number)
# $third (Number)
table-lucky-values = At this table: { $first } points the first time, then { $second }, then { $third }, and so on.
# $names (String) - everybody with the best total.
# $points (String)
# $most (String) - the points of the winner in the last round.
# $next (String) - those of the best of the others.
table-decided-round = { $names } have { $points } points each. The last round decides: { $most } to { $next }.
# $names (String)
# $points (String)
table-decided-card = { $names } have { $points } points each and were equal in the last round too. The highest card won in it decides.
# $names (String)
# $points (String)
table-decided-shared = { $names } have { $points } points each, and nothing parts them: they share the victory.
# $names (String)
# $points (String)
table-decided-hand = { $names } have { $points } runes each. The best hand of the last round decides.
# $names (String)
# $points (String)
table-decided-nobody = { $names } have { $points } runes each, even after the extra round: nobody wins.
