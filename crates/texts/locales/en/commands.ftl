### What the commands print.

## The frame
commands-heading-usage = Usage:
commands-heading-commands = Commands
commands-heading-arguments = Arguments
commands-heading-options = Options
commands-heading-examples = Examples:
# $value (String) - what was given.
commands-help-default = default: { $value }
# $argument (String) - such as --game.
commands-usage-unknown = There is no argument “{ $argument }” here.
# $name (String) - a name.
commands-usage-no-command = There is no command “{ $name }”.
# $argument (String) - such as --game.
commands-usage-missing = This is missing: { $argument }
# $names (String) - with commas between them.
commands-usage-which = Say which one: { $names }
# $argument (String) - such as --game.
commands-usage-needs-value = { $argument } needs a value.
# $value (String) - what was given.
# $argument (String) - such as --game.
# $values (String) - with commas between them.
commands-usage-value = “{ $value }” is no value of { $argument }. It takes: { $values }
# $value (String) - what was given.
# $argument (String) - such as --game.
commands-usage-bad-value = “{ $value }” is no value of { $argument }.
# $argument (String) - such as --game.
# $other (String) - another one.
commands-usage-conflict = { $argument } cannot go together with { $other }.
# $argument (String) - such as --game.
commands-usage-count = { $argument } has too many or too few values.
# $name (String) - a name.
commands-usage-similar = Did you mean { $name }?
commands-usage-more = `--help` shows what can be said here, with examples.
# $tags (String) - such as en, es.
commands-language-unknown = The languages are { $tags }.
commands-io-not-found = there is no such file
commands-io-denied = permission denied
commands-io-folder = it is a folder
commands-io-exists = it exists already
# $file (String) - its name.
# $why (String) - a reason.
commands-cannot-read = cannot read { $file }: { $why }
# $file (String) - its name.
# $why (String) - a reason.
commands-cannot-write = cannot write { $file }: { $why }
# $seat (Number) - its number.
# $last (Number) - the last number.
commands-seat-unknown = there is no seat { $seat }; seats are 0 to { $last }

## Records
commands-record-refused = REFUSED
# $line (Number) - from 1.
# $what (String) - what is wrong.
commands-record-flaw = line { $line }: { $what }
# $game (String) - its name.
# $players (Number) - how many.
# $actions (Number) - how many.
commands-record-verified = verified: { $game }, { $players } players, { $actions } actions; the deal keeps its commitment
commands-scenario-none = there is no scenario file (*.toml) at the given places

## Simulations
commands-unit-games = games
# $game (String) - its name.
# $players (Number) - how many.
# $games (Number) - how many.
# $deals (Number) - how many.
# $seed (String) - any number.
commands-simulate-heading = { $game }, { $players } players: { $games } games on { $deals } deals, seed { $seed }
# $share (String) - in per cent.
commands-simulate-fair = The fair share is { $share }. All intervals are 95 %, over deals.
commands-simulate-starter = 1 (starts)
# $least (Number) - the fewest.
# $most (Number) - the most.
commands-simulate-scores = Points at the end, from { $least } to { $most }
# $mean (String) - on average.
# $low (Number) - the lower end.
# $high (Number) - the upper end.
commands-simulate-length = A game takes { $mean } decisions on average; nine of ten take { $low } to { $high }.
# $share (String) - in per cent.
commands-simulate-shared = Won by several or by nobody: { $share }.
commands-word-bot = bot
commands-word-win-share = wins
commands-word-points = points
commands-word-5 = 5 %
commands-word-25 = 25 %
commands-word-median = median
commands-word-75 = 75 %
commands-word-95 = 95 %
commands-word-seat = seat

## Deck files and own cards
# $cards (Number) - how many.
commands-deck-good = a deck that can be played; cards unlike the built-in deck: { $cards }
commands-deck-template = A deck for All In – Predictions. What is not named stays as in the built-in deck.
commands-deck-template-suits = The suits, best first: Clocks, Masks, Scarabs, Trees.
commands-deck-template-effects = The effects of a card, from top to bottom:
commands-deck-template-star = A star marks what must be used; every card needs one, on an effect that brings a card.
# $suits (String) - best first.
commands-deck-suits = Suits, best first: { $suits }
# $cards (Number) - how many.
commands-cards-good = cards that can be played: { $cards }
commands-cards-template = Own cards for the blank cards of Bids: one or two. What is left out has the value shown here, but for points and steal, which are 0 and false.
commands-cards-key-id = how it is written: `bid jester`
commands-cards-key-name = what it is called
commands-cards-key-bid = the bid it makes from a hand, -20 to 20
commands-cards-key-can-win = true: it is a number and may win a trick
commands-cards-key-points = its points for who wins it, -50 to 50
commands-cards-key-multiply = multiplies what its winner has this round, -3 to 5
commands-cards-key-steal = the winner of the trick steals, as with the Thief
commands-cards-key-shuffle = the point cards still face down are shuffled
commands-cards-key-lowest = from then on the lowest number wins
commands-cards-key-hide = the next point card is bid for face down
commands-cards-key-to = "front": to the winner; "aside": out for the round
commands-cards-key-trick = false: flipped, it acts at once and the next card is flipped

## Odds
commands-unit-worlds = worlds
commands-odds-you = You
# $number (Number) - from 1.
commands-odds-player = Player { $number }
commands-odds-rank = rank
commands-odds-after-draw = after a draw ~
commands-odds-beats = beats this hand
commands-odds-best = best hand of all
# $samples (Number) - how many.
commands-odds-hands-note = Figures with ± and columns with ~ come from { $samples } worlds that fit what this player sees (95 %); the others were counted exactly.
# $cards (Number) - how many.
commands-odds-hand-size = --hand needs { $cards } cards
# $cards (Number) - how many.
commands-odds-hand-most = --hand needs 1 to { $cards } cards
# $cards (Number) - how many.
commands-odds-gone = bid cards that are in no hand were seen by everybody: name { $cards } more with --gone (taken out before the round, or bid in earlier tricks)
# $name (String) - a name.
commands-odds-not-bidding = { $name } is not about to bid at this place
# $bot (String) - its name.
# $bots (String) - with commas between them.
commands-odds-no-bot = there is no bot `{ $bot }`; there are: { $bots }
# $name (String) - a name.
# $centre (String) - the card.
# $later (Number) - how many.
commands-odds-trick = { $name }: bidding for { $centre }; players still to bid after that: { $later }
commands-odds-card = card
commands-odds-win = wins
commands-odds-burn = nobody
commands-odds-lose = another wins
commands-odds-points = points
commands-odds-exact = Counted exactly.
# $game (String) - its name in commands.
commands-odds-none = there are no odds for { $game }: nobody has written down how they are found
# $game (String) - its name in commands.
commands-review-none = there is no review of { $game }: nobody has written down how it is judged
# $samples (Number) - how many.
# $bot (String) - its name.
commands-odds-sampled = From { $samples } worlds that fit what this player sees; those who bid later choose as the bot `{ $bot }` would.

## The score pad
# $file (String) - its name.
commands-score-exists = { $file } exists already; --replace begins anew
commands-score-nothing = there is no round to take back
# $name (String) - a name.
commands-score-name-twice = { $name } is named twice
# $file (String) - its name.
# $game (String) - its name.
commands-score-no-file = there is no score pad { $file }; begin one: tapis score { $game } new Ana Bo Cy
# $place (String) - where.
commands-score-unreadable = { $place }: this is no score pad
# $file (String) - its name.
commands-score-other-game = { $file } is the score pad of the other game
# $players (Number) - how many.
commands-score-each = say something for each of the { $players } players, in their order; `-` is nothing
commands-score-two-allies = allies are two players
# $word (String) - what was entered.
# $names (String) - with commas between them.
commands-score-who = “{ $word }” is nobody here: { $names }
commands-score-round = round
commands-score-total = total
commands-score-zero-rounds = rounds without a card
commands-score-nobody = Nobody wins: the tie remains.
# $names (String) - with commas between them.
commands-score-winners = Won by { $names }
# $name (String) - a name.
# $round (Number) - from 1.
commands-score-next = { $name } starts round { $round }.
# $round (Number) - from 1.
# $names (String) - with commas between them.
commands-score-next-of = Round { $round } is started by one of: { $names }
# $runes (Number) - how many.
commands-score-pot = In the pot: { $runes }
# $times (Number) - how often.
commands-score-lucky = lucky loser ×{ $times }
# $own (Number) - points.
commands-score-allied = allied, own { $own }
commands-score-from-pot = pot
commands-score-from-effects = effects
# $file (String) - its name.
commands-score-begin = A new score pad in { $file }
commands-score-how = An empty line is nothing; `undo` takes back the last answer, or before the first one the last round; `quit` leaves. Every round is saved.
commands-score-over = The game is over; [Enter] leaves, `undo` takes back the last round:
commands-score-ask-names = Players, clockwise, with commas between them:
commands-score-ask-options = Rules that differ from the usual ones, such as rounds=4 or side=B (empty: none):
# $word (String) - what was entered.
commands-score-number = “{ $word }” is no number.
# $name (String) - a name.
commands-score-ask-cards = Point cards of { $name }, in order (5 8 2x -5 thief):
# $name (String) - a name.
commands-score-ask-hand = Hand of { $name } (7C 7S QT 9T RU1, or full_house 9C):
commands-score-ask-allies = Allies, two names (empty: none):
# $name (String) - a name.
commands-score-ask-prediction = Whom did { $name } predict?
# $name (String) - a name.
commands-score-ask-runes = Runes of { $name } from effects in this round (empty: 0):

## tapis serve, backup, restore
# $url (String) - an address.
commands-serve-ready = The table is set at { $url }
commands-serve-open = Press Enter to open it in the browser, Ctrl+C to end.
commands-serve-ending = Finishing what was begun …
# $rows (String) - how many.
commands-backup-done = { $rows } rows were written.
# $rows (String) - how many.
commands-restore-done = { $rows } rows were read.

## Manual pages
commands-man-name = NAME
commands-man-synopsis = SYNOPSIS
commands-man-description = DESCRIPTION
commands-man-examples = EXAMPLES
commands-man-version = VERSION

## Waiting
commands-backup-doing = Writing everything down …
commands-restore-doing = Reading everything …
commands-unit-files = files
commands-health-good = The server at { $address } is well.
commands-health-failing = The server at { $address } cannot serve: it answers with { $status }. Its log says why.
commands-health-none = No server answers at { $address }: { $why }
