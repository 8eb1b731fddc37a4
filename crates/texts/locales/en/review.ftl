### The review of a finished game.

review-title = What decided this game
review-link = Review
review-lead = Every choice is weighed by what its player knew then, never by hidden cards.
review-ledger = The account
review-ledger-note = In chances of winning. Everybody starts equal; each line adds up to the result.
review-player = Player
review-start = Start
review-deal = Deals
review-luck = Later cards
review-own = Own choices
review-others = Others’ choices
review-model = Unexplained
review-result = Result
# $played (String) - such as “+4 %”.
# $cards (String) - such as “−11 %”.
review-you-played = You played at { $played }, the cards gave you { $cards }.
# $name (String) - a player.
# $played (String) - such as “+4 %”.
# $cards (String) - such as “−11 %”.
review-somebody-played = { $name } played at { $played }, the cards gave { $cards }.
review-good = What went well
# $good (Number) - how many choices were as good as any.
# $all (Number) - how many choices there were.
review-good-count = { $good } of { $all } choices were as good as any.
# $action (String) - an action as on a button.
# $count (Number) - how many there are.
# $per_cent (String) - such as “12 %”.
review-good-choice = “{ $action }”: the best of { $count }. The next best would have cost { $per_cent }.
review-moments = Worth another thought
review-moments-none = Nothing here cost anything worth mentioning. Well played.
review-question = What would you do here?
# $number (Number) - which one, from 1.
# $count (Number) - how many there are.
review-question-of = Question { $number } of { $count }
# $step (Number) - which one, from 1.
review-step = Move { $step }
# $action (String) - an action as on a button.
review-chosen = Played: { $action }
# $action (String) - an action as on a button.
# $per_cent (String) - such as “12 %”.
# $error (String) - its standard error, such as “1 %”.
review-better = Better: { $action }. It wins { $per_cent } (± { $error }) more often.
# $action (String) - an action as on a button.
review-right = Yes: { $action } is best here.
# $action (String) - an action as on a button.
review-also-good = { $action } is as good as the best, as far as anybody can tell.
review-grade-equal = as good as any
review-grade-small = a little better was possible
review-grade-mistake = better was possible
review-grade-blunder = much better was possible
review-grade-forced = no choice
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-share-prize = Wins this prize in { $better } of worlds instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-share-burn = Burns in { $better } of worlds instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-share-lucky = Ends the round as a lucky loser in { $better } of worlds instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-points = Brings { $better } points in this round instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-rival-points = The best of the others gets { $better } points in this round instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-share-best-hand = Has the best hand at the end in { $better } of worlds instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-share-right = Predicts rightly in { $better } of worlds instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-runes = Brings { $better } runes in this round instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-rival-runes = The best of the others gets { $better } runes in this round instead of { $chosen }.
# $better (String) - how often or how much, such as “38 %”.
# $chosen (String) - the same after what was played.
review-reason-hand-rank = The hand ends with rank { $better } on average instead of { $chosen }.
# $per_cent (String) - such as “12 %”.
review-progress = Looking at every choice again: { $per_cent }
review-unit = % of the review
review-picture = The game as a picture
review-picture-note = Everybody’s chances after each move, seen with open cards. Touch a place to go there; a mark shows a turning point.
# $error (String) - its standard error, such as “1 %”.
review-picture-error = The edges of the bands are good to about { $error }.
review-all = Every choice
review-cost = Cost
review-choice = Choice
review-judgement = Judgement
review-open-show = Also with open cards
review-open-hide = Only by what was known
review-open = With open cards
review-open-note = What each choice changed if one could see every hand. Nobody could; it is no judgement.
review-whose = Whose choices
review-cancel = Stop
review-stopped = The review was stopped.
review-again = Review the game
review-next = Next question
review-back = Back to the review
review-play-on = Play on from here
review-exercise = An exercise against Club: the cards of that game, and nothing counts.
# $scores (String) - names with their points.
review-exercise-over = The game would have ended like this: { $scores }.
review-drop = Review a record
review-drop-note = Drop the record of a finished game here, choose its file, or paste its text.
review-drop-text = The record
review-know = What could be known
# $count (Number) - how many there are.
review-know-drawn = From { $count } worlds that fit, drawn by how likely they are.
# $count (Number) - how many there are.
review-know-counted = { $count } worlds fit what was known.
review-know-truth = Bold cards were really there.
review-predictions = Predictions
# $right (Number) - how many were right.
# $all (Number) - how many choices there were.
review-predicted-right = { $right } of { $all } predictions were right.
# $score (String) - such as “0.18”.
review-brier = Brier score of the chances they were made with: { $score } (0 is perfect, 0.25 is a coin).
review-prizes = Prizes
# $count (Number) - how many there are.
# $points (Number) - how many points.
review-prizes-won = Won { $count } prizes for { $points } points.
# $bid (String) - such as “9.4”.
review-prizes-paid = The winning bids averaged { $bid }.
# $suffered (Number) - how often.
# $forced (Number) - how often.
review-burns = Burned { $suffered } times; by the last bid { $forced } times.
# $count (Number) - how many there are.
review-lucky-rounds = Rounds as a lucky loser: { $count }.
