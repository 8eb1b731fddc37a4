### The score pad for people who play with the paper boxes.

# $game (String) - its name.
score-title = Score pad for { $game }
score-what = For the box on your own table: enter what happened, and the pad does the sums.
score-players = Players, clockwise
# $number (String) - from 1.
score-player = Player { $number }
score-begin = Begin
# $round (String) - which.
score-round = Round { $round }
score-total = Total
score-enter = Write down
score-undo = Cross out the last round
score-new = New pad
score-csv = Download as CSV
score-json = Download as JSON
# $names (String) - who.
score-starts = { $names } starts the next round.
# $names (String) - who.
score-starts-first = { $names } starts.
# $names (String) - who may start.
score-may-start = Draw lots for who starts: { $names }.
# $pot (Number) - how many runes.
score-pot = { $pot ->
    [one] There is 1 rune in the pot.
   *[other] There are { $pot } runes in the pot.
}
# $names (String) - who.
score-winner = { $names } wins the game!
# $names (String) - who.
score-winners = { $names } share the victory!
score-nobody = The tie remains: nobody wins.
score-cards-won = Point cards won, in order
score-cards-won-hint = Tap the cards in the order in which they were won, or write them. Leave it empty for a lucky loser.
score-hand-hint = Choose the rank of every hand. Only if two ranks are equal, name the card that decides, or all five cards.
score-rank = Rank
score-rank-by-cards = choose
score-cards = Deciding card, or all five
score-rune-cards = Rune cards
score-predicted = Predicted
score-effect-runes = Runes by effects
score-allies = Alliance
score-no-allies = none
score-next = Won or burned the last trick
# $count (String) - how many.
score-lucky = lucky loser, { $count }×
score-allied = allied
score-best = best hand
# $runes (String) - how many.
score-from-pot = { $runes } from the pot
score-letters = Written as 7C, QT or RU1. Suits: C Clocks, M Masks, S Scarabs, T Trees. RU1 and RU2 are the rune cards.
score-dealer = Who dealt the first round?
score-dealer-what = The player to the dealer’s left starts.
score-unsaid = not said
score-suits = Order of the suits on your box, the best first
score-own = What your box does differently
# $round (String) - which.
score-correct = Correct round { $round }
# $round (String) - which.
score-correcting = Correcting round { $round }
score-correct-done = Write down the correction
score-leave = Leave it as it was
score-live = as typed
score-now = So far
# $names (String) - who.
score-level = { $names } are level in everything: whoever of them comes first clockwise from the player who won or burned the last trick starts.

score-mistake-unplayable = No game can be played like that: look at the number of players and the options.
# $round (String) - which.
# $name (String) - the player.
# $word (String) - what was entered.
score-mistake-no-card = Round { $round }, { $name }: “{ $word }” is no card that counts here.
# $round (String) - which.
# $card (String) - the card.
score-mistake-twice = Round { $round }: this card was entered twice: { $card }.
# $round (String) - which.
# $name (String) - the player.
score-mistake-no-hand = Round { $round }, { $name }: enter five cards, or a rank with at most one deciding card.
# $round (String) - which.
# $name (String) - the player.
score-mistake-no-prediction = Round { $round }, { $name }: the prediction is missing.
# $round (String) - which.
score-mistake-no-allies = Round { $round }: an alliance needs two different players.
# $round (String) - which.
# $name (String) - a player.
# $other (String) - another one.
score-mistake-undecided = Round { $round }: { $name } and { $other } have the same rank. Enter the deciding cards of both.
# $round (String) - which.
score-mistake-over = The game was over before round { $round }.
# $round (String) - which.
score-mistake-no-round = Round { $round } has not been written down yet.
