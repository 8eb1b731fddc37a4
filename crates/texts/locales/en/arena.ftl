### What the arena reports on its series.

# $game (String) - its name.
# $players (Number) - how many.
# $bots (String) - with commas between them.
arena-title = { $game }, { $players } players: { $bots }
# $game (String) - its name.
# $players (Number) - how many.
# $options (String) - as key=value.
# $format (String) - how the tables are filled.
# $deals (String) - how many.
# $games (String) - how many.
# $seed (String) - any number.
arena-headline = { $game }, { $players } players{ $options }, { $format }: { $deals } deals, each in all rotations, { $games } games; seed { $seed }
# $seconds (String) - how long.
# $threads (String) - how many.
arena-clock = Played in { $seconds } s; threads: { $threads }
# $games (String) - how many.
# $planned (String) - how many at most.
# $deals (String) - how many.
arena-line = { $games } of { $planned } games, { $deals } complete deals
# $llr (String) - the log likelihood ratio.
# $found (String) - a difference with its interval.
arena-line-test = LLR { $llr }, found { $found }
# $one (String) - one of them.
# $other (String) - another one.
arena-better = H1 accepted: { $one } is better than { $other }
# $one (String) - one of them.
# $other (String) - another one.
arena-not-better = H0 accepted: { $one } is not better than { $other }
# $deals (String) - how many.
# $one (String) - one of them.
# $other (String) - another one.
arena-undecided = Undecided: { $deals } deals were not enough to tell { $one } from { $other }
# $llr (String) - the log likelihood ratio.
# $deals (String) - how many.
# $games (String) - how many.
# $bound (String) - where it decides.
arena-llr = LLR { $llr } after { $deals } deals ({ $games } games); it decides at ±{ $bound }
# $one (String) - one of them.
# $other (String) - another one.
# $llr (String) - the log likelihood ratio.
# $bound (String) - where it decides.
arena-llr-so-far = { $one } against { $other }: LLR { $llr }, it decides at ±{ $bound }
# $wanted (String) - what is measured.
# $found (String) - a difference with its interval.
arena-found = { $wanted }; found { $found }
# $wanted (String) - what is measured.
# $found (String) - a difference with its interval.
arena-found-so-far = { $wanted }; so far { $found }
arena-nothing = nothing
# $others (Number) - how many opponents.
# $fair (String) - a share in per cent.
arena-cross = Win share in % of one (row) against { $others } (column); a fair share is { $fair }
arena-rating = rating
arena-interval = 95 % interval
arena-win-share = win share %
arena-difference = score − others
arena-score = score
arena-rank = mean rank
arena-decisions = decisions
arena-mean = mean
arena-p50 = p50
arena-p95 = p95
arena-max = longest
arena-test = Sequential test
arena-leans = A test that stops as soon as it knows leans towards its verdict: what it has measured by then is no unbiased estimate.
arena-course = The log likelihood ratio after each deal set. At the upper dashed line the bot is found to be better, at the lower one not to be.
arena-course-sets = deal sets
arena-course-ratio = log likelihood ratio
arena-who = Who beats whom
arena-one-of = one of
# $bot (String) - its name.
arena-against = against { $bot }
arena-ratings = Ratings
arena-ratings-what = Plackett–Luce ratings from all games.
arena-ratings-axis = points above the weakest, with 95 % interval
arena-means = Means over deal sets with 95 % intervals, all opponents counting alike.
arena-by-seat = Win share by seat
arena-by-seat-what = On the same deals, so that only the seat and the bot differ. The dashed line is the fair share.
# $seat (Number) - its number.
arena-seat = seat { $seat }
arena-scores = Scores
arena-scores-what = How often a game ended with how many points.
arena-scores-axis = points at the end of a game
arena-times = Decision times
arena-times-what = Wall time per decision in this run.
arena-times-axis = time per decision: median (square) to 95th percentile, logarithmic
# $threads (String) - how many.
arena-times-note = Threads at work: { $threads }. Forced actions are not counted. p50 and p95 are exact to two per cent.
arena-set = deal set
# $players (Number) - how many.
arena-set-what = A deal fixes all chance of a game: the starter, the hands and every later shuffle. Each line-up plays it { $players } times, moving on by one seat, so that everybody holds every hand. These games are one deal set, and all intervals count sets and not games.
# $fair (String) - a share in per cent.
arena-win-share-what = The part of the victories. A shared victory is divided equally, and so is one that nobody won. A bot that plays like the others gets { $fair }.
arena-difference-what = A bot’s points less the mean of the other seats.
arena-rating-what = One number per bot that explains the rankings of all games best. 400 points are odds of ten to one to be placed before the other; the weakest bot has 0. Intervals come from drawing whole deals anew. Strength need not be transitive: where the cross-table and the ratings disagree, the cross-table is right.
arena-again = the same again
# $version (String) - of Tapis.
# $seed (String) - any number.
arena-again-what = Version { $version }, seed { $seed }: the same command gives the same numbers on any machine and any number of threads, but for the times.
# $bots (String) - with commas between them.
arena-lost = surely less than the fair share against: { $bots }
arena-gain = A gain is a number such as 0.02 or -2, or a percentage such as 10%.
arena-gain-points = a gain in score is a number of points, such as 2, without %
arena-gain-order = the gain --h1 has to be larger than the gain --h0
