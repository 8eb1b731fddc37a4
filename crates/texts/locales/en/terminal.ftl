### The client in a terminal.

# $round (Number) - from 1.
# $rounds (Number) - how many there are.
terminal-round = Round { $round } of { $rounds }
# $trick (Number) - from 1.
# $tricks (Number) - how many there are.
terminal-trick = Trick { $trick } of { $tricks }
# $runes (Number) - runes in the pot.
terminal-pot = Pot { $runes }
# $cards (Number) - how many cards.
terminal-deck = Deck { $cards }
# $cards (Number) - how many cards.
terminal-discard = Discard pile { $cards }
terminal-lowest-wins = LOWEST WINS
terminal-help-key = help
# $cards (Number) - how many lie there.
# $limit (Number) - how many fill it.
terminal-display = Display { $cards } of { $limit }
terminal-players = Players
terminal-hand = Your hand
# $category (String) - such as Full house.
# $rank (Number) - its rank.
terminal-hand-worth = Your hand: { $category } ({ $rank })
terminal-log = What happened
terminal-unseen = Not seen yet
terminal-in-play = In play
terminal-centre = Card to win
terminal-last-trick = Last trick
# $points (String) - cards or points.
terminal-at-stake = At stake: { $points }
# $points (String) - with its sign.
terminal-for-you = For you: { $points }
# $name (String) - a player.
terminal-ahead = { $name } is ahead
# $name (String) - a player.
terminal-burns = Burns; { $name } starts
terminal-nobody-ahead = Nobody is ahead
terminal-column-bid = Bid
terminal-column-front = Won
terminal-column-points = Now
terminal-column-lucky = Lucky
terminal-column-total = Total
terminal-column-player = Player
terminal-runes = Runes
terminal-points = Points
terminal-all-in-mark = All In
terminal-allied = allied
# $name (String) - a player.
terminal-predicts = predicts { $name }
terminal-predicted = has predicted
terminal-you = you
terminal-your-turn = Your turn.
terminal-watching = You are watching.
terminal-undone = Taken back.
terminal-cannot-undo = This cannot be taken back any more.
# $seconds (String) - such as 0.7.
terminal-pace = Pace of the bots: { $seconds } s
terminal-confirm-all-in = You add two cards to the display, cannot be looked at any more, and pass until the round ends.
terminal-do-choose = choose
terminal-do-it = do it
terminal-do-undo = undo
terminal-do-quit = quit
terminal-do-explain = explain
terminal-do-ranks = hand ranks
terminal-do-rules = rules
terminal-do-back = back
terminal-do-yes = yes
terminal-do-no = no
terminal-do-go-on = go on
terminal-do-scroll = scroll
terminal-do-replay = replay
terminal-do-again = play again
terminal-do-save-record = save the record
terminal-do-step = step
terminal-do-ends = start, end
terminal-do-eyes = eyes
terminal-do-start = start
terminal-help-title = Keys
terminal-help-move = Arrows, Tab, digits
terminal-help-move-what = point at a card, a slot or a player
terminal-help-choose = Enter, Space
terminal-help-choose-what = choose it; what has a heavy frame can be chosen
terminal-help-mouse = Mouse
terminal-help-mouse-what = click to point, click again to choose
terminal-help-pass-what = pass
terminal-help-all-in-what = go All In
terminal-help-yes-no-what = use an effect; do without it
terminal-help-undo-what = take back, until something new was seen
terminal-help-ranks-what = what hands are worth; the rules in brief
terminal-help-explain-what = what the card under the cursor does
terminal-help-scores-what = the scores by round
terminal-help-log-what = everything that happened
terminal-help-pace-what = bots act faster, or more slowly
terminal-help-language-what = next language
terminal-help-quit-what = leave; the game is kept
# $side (String) - A or B.
terminal-ranks-title = What hands are worth (side { $side })
terminal-ranks-ties = Equal ranks: the highest card of the combination decides, then its suit:
terminal-ranks-runes = A rune card counts for no combination, but brings 2 runes.
terminal-brief-title = Bids in brief
terminal-explain-number = A number card: whoever wins it gets its points.
terminal-explain-bid = A bid card: it bids its number.
terminal-scores-title = Scores
# $round (Number) - from 1.
terminal-scores-round = R{ $round }
# $round (Number) - from 1.
terminal-round-over = Round { $round } is over
terminal-best-hand = best hand
# $pot (Number) - before.
# $carry (Number) - after.
terminal-pot-paid = The pot held { $pot }; { $carry } stay in it.
terminal-result-title = The game is over
terminal-result-you-win = You win!
# $name (String) - the winner.
terminal-result-wins = { $name } wins.
# $names (String) - the winners.
terminal-result-share = { $names } share the victory.
terminal-result-nobody = Nobody wins.
# $shuffles (Number) - how many.
# $actions (Number) - how many.
terminal-result-verified = The deal is verified: { $shuffles } shuffles follow from the seed that was promised before the first card; { $actions } actions were legal.
# $flaw (String) - what is wrong.
terminal-result-flaw = The deal could NOT be verified: { $flaw }
# $commitment (String) - in hexadecimal.
terminal-result-promise = Promise: { $commitment }
# $path (String) - a file.
terminal-record-saved = The record was saved as { $path }
# $error (String) - why.
terminal-record-not-saved = The record could not be saved: { $error }
# $at (Number) - actions before.
# $all (Number) - actions in all.
terminal-replay-title = Replay { $at } of { $all }
terminal-eyes-open = everything open
# $name (String) - a player.
terminal-eyes-of = through the eyes of { $name }
# $width (Number) - columns.
# $height (Number) - rows.
terminal-too-small = Tapis needs a window of 80×24 or more; this one is { $width }×{ $height }. Please make it larger.
terminal-no-terminal = This needs a terminal: the screen and the keyboard must not be redirected.
# $command (String) - a command.
terminal-kept = The game is kept. Go on with: { $command }
# $error (String) - why.
terminal-not-kept = The game could not be kept: { $error }
terminal-nothing-kept = There is no unfinished game to go on with.
# $path (String) - a file.
# $error (String) - why.
terminal-unreadable = { $path } holds no game that can be gone on with: { $error }
terminal-lost = Connection lost. Trying again…
terminal-back-again = Connected again.
# $why (String) - a sentence.
terminal-refused = The server refuses: { $why }
# $game (String) - its name.
terminal-lobby-title = A table of { $game }
terminal-lobby-open = open seat
terminal-lobby-away = away
terminal-lobby-waiting = Waiting for the start.
terminal-no-seat = No seat is free; you are watching.
# $link (String) - what was typed.
terminal-no-link = “{ $link }” is no link to a table. One looks like http://127.0.0.1:7777/t/k3v9.
# $why (String) - a reason.
terminal-unreachable = No connection to the server: { $why }
