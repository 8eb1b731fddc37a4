### What a choice would do, and what is called out when something great happens.

## Whoever reads
# What stands for the reader at the beginning of a sentence, where no message says it better.
moments-reader-begin = You
# The same inside a sentence.
moments-reader = you
# The same in a list of names.
moments-reader-list = you

## Before: a bid
# $points (String) - with its sign.
moments-you-win = You win it: { $points }.
moments-you-lead = You would be ahead.
# $name (String) - who.
# $card (String) - the card, with its article.
moments-wins = { $name } wins with { $card }.
# $name (String) - who.
# $card (String) - the card, with its article.
moments-leads = { $name } leads with { $card }.
# $bids (String) - the equal numbers, as in “10 = 10”.
# $name (String) - who starts.
moments-burns = { $name ->
    [the-reader] { $bids } burns; you start.
   *[other] { $bids } burns; { $name } starts.
}
# $bids (String) - the equal numbers, as in “10 = 10”.
moments-would-burn = { $bids } would burn.
moments-nobody-wins = Nobody wins.
moments-nobody-would = Nobody would win.
# $colour (String) - a colour.
moments-not-counting = Does not count: { $colour }.
# $colours (String) - each with its number.
moments-colours = Counted: { $colours }.
# $colours (String) - each with its number.
moments-colours-centre = With the point card: { $colours }.

## Before: a hand
# $hand (String) - its category and rank.
moments-hand-then = Your hand then: { $hand }
# $hand (String) - its category and rank.
moments-hand-left = Left in your hand: { $hand }

## Called out
# $name (String) - who.
moments-all-in = { $name } – All In

## After
moments-you-are-ahead = You are ahead.
moments-round-yours = You win the round!
# $name (String) - who had the best hand.
# $share (Number) - what the pot brings.
moments-round-seen = { $name } had the best hand; you saw it coming: +{ $share }.
# $name (String) - who had the best hand.
moments-round-seen-in-vain = { $name } had the best hand; you saw it coming, but the pot pays nothing.
# $name (String) - who had the best hand.
moments-round-best = { $name } has the best hand.
# $score (String) - the points of the round.
# $rank (Number) - the place now.
moments-round-points = { $score } points for you this round; you are in place { $rank }.
# $score (String) - the points of the round.
# $rank (Number) - the place now.
moments-round-lucky = Lucky loser! { $score } points for you; you are in place { $rank }.
# $times (Number) - how often in this game.
moments-lucky-time = { $times ->
    [1] Lucky loser
   *[other] Lucky loser × { $times }
}
moments-up = moved up
moments-down = moved down
moments-so-far = Points by round so far

## Sounds
moments-volume = Volume
moments-haptics = Short vibrations
moments-sounds = Play with sounds? A card, a burn, your turn: each has its own.
moments-sounds-yes = With sounds
moments-sounds-no = Without

## The end of a game
# $margin (String)
moments-over-win = You win by { $margin }.
moments-over-win-level = You win, level on points.
# $rank (Number)
# $behind (String)
moments-over-lost = Place { $rank }, { $behind } behind.
# $round (Number)
# $mine (String)
# $theirs (String)
moments-over-cost = Round { $round } cost you the game: { $mine } against { $theirs }.
# $round (Number)
# $mine (String)
# $theirs (String)
moments-over-decided = Round { $round } decided it: { $mine } against { $theirs }.
moments-share = Share

## Away is not gone
# $unit (String)
# $number (Number)
moments-clock = { $unit ->
    [seconds] { $number } seconds, then a bot acts
    [minutes] { $number } minutes, then a bot acts
    [hours] { $number } hours, then a bot acts
   *[days] { $number ->
        [one] 1 day, then a bot acts
       *[other] { $number } days, then a bot acts
    }
}
# $name (String) - who is away.
moments-missing = The table waits for { $name }, who is away.
moments-stand-in = Let a bot play for them
moments-missed = While you were away
moments-missed-all = Show all

## Invitations
# $host (String)
# $game (String)
moments-invited = { $host } invites you to { $game }
