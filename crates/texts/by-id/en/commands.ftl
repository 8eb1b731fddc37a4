### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:
help-default = default: { $value }
usage-unknown = There is no argument “{ $argument }” here.
usage-no-command = There is no command “{ $name }”.
usage-missing = This is missing: { $argument }
usage-which = Say which one: { $names }
usage-needs-value = { $argument } needs a value.
usage-value = “{ $value }” is no value of { $argument }. It takes: { $values }
usage-bad-value = “{ $value }” is no value of { $argument }.
usage-conflict = { $argument } cannot go together with { $other }.
usage-count = { $argument } has too many or too few values.
usage-similar = Did you mean { $name }?
usage-more = `--help` shows what can be said here, with examples.
language-unknown = The languages are { $tags }.
io-not-found = there is no such file
io-denied = permission denied
io-folder = it is a folder
io-exists = it exists already
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
seat-unknown = there is no seat { $seat }; seats are 0 to { $last }

## Records
record-refused = REFUSED
record-flaw = line { $line }: { $what }
record-verified = verified: { $game }, { $players } players, { $actions } actions; the deal keeps its commitment
replay-prompt = [Enter] next  [b] back  [number] go there  [q] quit >
replay-what = “{ $word }” is neither b, q nor a number
replay-who = { $name } (seat { $seat })
scenario-none = there is no scenario file (*.toml) at the given places

## Simulations
unit-games = games
simulate-heading = { $game }, { $players } players: { $games } games on { $deals } deals, seed { $seed }
simulate-fair = The fair share is { $share }. All intervals are 95 %, over deals.
simulate-starter = 1 (starts)
simulate-scores = Points at the end, from { $least } to { $most }
simulate-length = A game takes { $mean } decisions on average; nine of ten take { $low } to { $high }.
simulate-shared = Won by several or by nobody: { $share }.
word-bot = bot
word-win-share = wins
word-points = points
word-5 = 5 %
word-25 = 25 %
word-median = median
word-75 = 75 %
word-95 = 95 %
word-seat = seat

## Deck files and own cards
deck-good = a deck that can be played; cards unlike the built-in deck: { $cards }
deck-template = A deck for All In – Predictions. What is not named stays as in the built-in deck.
deck-template-suits = The suits, best first: Clocks, Masks, Scarabs, Trees.
deck-template-effects = The effects of a card, from top to bottom:
deck-template-star = A star marks what must be used; every card needs one, on an effect that brings a card.
deck-suits = Suits, best first: { $suits }
cards-good = cards that can be played: { $cards }
cards-template = Own cards for the blank cards of Bids: one or two. What is left out has the value shown here, but for points and steal, which are 0 and false.
cards-key-id = how it is written: `bid jester`
cards-key-name = what it is called
cards-key-bid = the bid it makes from a hand, -20 to 20
cards-key-can-win = true: it is a number and may win a trick
cards-key-points = its points for who wins it, -50 to 50
cards-key-multiply = multiplies what its winner has this round, -3 to 5
cards-key-steal = the winner of the trick steals, as with the Thief
cards-key-shuffle = the point cards still face down are shuffled
cards-key-lowest = from then on the lowest number wins
cards-key-hide = the next point card is bid for face down
cards-key-to = "front": to the winner; "aside": out for the round
cards-key-trick = false: flipped, it acts at once and the next card is flipped
cards-bids = From a hand it bids { $bid } and cannot win the trick.
cards-bids-number = From a hand it bids { $bid } and may win the trick.
cards-flip = Flipped in the centre it acts at once, goes aside, and the next card is flipped.
cards-front = The winner of its trick takes it.
cards-aside = After its trick it goes aside, to nobody.
cards-points = It is worth { $points } points.
cards-multiply = It multiplies the points that its winner has this round by { $by }.
cards-steal = Its winner steals a point card from the lowest bidder who has one.
cards-shuffle = The point cards still face down are shuffled.
cards-lowest = Until the end of the round the lowest number wins.
cards-hide = The next point card is bid for face down.
