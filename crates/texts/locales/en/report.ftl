### The report on the balance of a game.

# $game (String) - its name.
# $players (Number) - how many.
report-title = { $game }, { $players } players: balance
# $games (Number) - how many.
# $bots (String) - with commas between them.
# $seed (String) - any number.
report-line = { $games } games of { $bots } on the same deals, seed { $seed }.
report-default = default
# $options (String) - as key=value.
report-options = Options: { $options }
# $file (String) - its name.
report-written = The report is in { $file }
report-figures = All figures
# $place (String) - where.
report-place = predicting as number { $place }
report-row-self = the own hand
report-row-other = another’s hand
report-row-all-in = went All In
report-row-not = did not
report-row-color-bids = Color Bids
report-seats = Advantage of each seat
report-seats-what = The part of the victories by seat, counted from who starts the game. The dashed line is the fair share.
report-bid = Each card when bid
report-bid-what = How often a trick is won with the card. The figures also tell how often nobody wins it, and what the bidder’s points gain.
report-dealt = Each card when held
report-dealt-what = Points of the round above the mean of the table for whoever was dealt the card.
report-centre = Each point card in the centre
report-centre-what = How often somebody gets the card, and with what bid on average.
report-won = Each point card when won
report-won-what = Points of the round above the mean of the table for who has the card at its end, and how many points the card itself moved.
report-specials = How often each special matters
report-specials-what = Of all times it came into a trick: how often it had its effect, and how many points it moved. Lowest wins and Color Bids count the tricks that end otherwise than without them.
report-lucky = Lucky losers
report-lucky-what = By the number of rounds without a card in a game: how often such a player wins, how many players that are, and how many points come from it.
report-ranks = How often each hand comes
report-ranks-what = The part of all hands at the end of a round; of the best hands; and how often such a hand is the best.
report-played = Each card when played
report-played-what = Runes of the round above the mean of the table for who played the card.
report-held = Each card when held at the end
report-held-what = Runes of the round above the mean of the table for who holds the card at the Reveal.
report-effects = How often each effect matters
report-effects-what = For effects that bring a card: how often that card is still in hand at the end of the round. For Hypnosis and the Eye: how often the prediction of who used it is right. The figures also tell how often an effect on offer is used.
report-all-in = Going All In
report-all-in-what = Runes of the round above the mean of the table with and without going All In.
report-predictions = Predictions
report-predictions-what = How often a prediction is right, for the own and for another’s hand and by the order of predicting, and what it brings from the pot.
report-calibration = Are predictions as good as they can be?
report-calibration-what = Across, the chance that the predicted hand is the best among all worlds that fit what the player saw; up, how often it was. Above the line, players know more than the cards alone tell.
report-scores = Points and lengths
report-points = points
report-length = decisions in a game
report-how = How to read this
report-how-what = Bots played; people may play otherwise. Lines and ± show 95 % intervals as if all rounds were independent; for seats they count deals. Two sides play the same deals. A value shows what goes together with a card, not only what it causes: good players play good cards at good moments. Δ is the second side less the first, coloured if it is more than chance.
report-column-share = wins
report-column-wins-trick = wins the trick
report-column-burns = nobody wins
report-column-trick-points = points gained
report-column-times = per game
report-column-edge = above the mean
report-column-taken = somebody gets it
report-column-best-bid = winning bid
report-column-moved = points moved
report-column-mattered = mattered
report-column-wins-game = wins the game
report-column-seats-share = players
report-column-lucky-points = points from it
report-column-lucky-part = part of all points
report-column-hands-share = of all hands
report-column-best-share = of the best hands
report-column-is-best = is the best
report-column-used = used
report-column-right = right
report-column-pot-points = from the pot
report-column-expected = expected
