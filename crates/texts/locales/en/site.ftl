### The pages around the table.

## Every page
site-title = Card games for tonight
site-home = Home
site-skip = Skip to the content
site-menu = Menu
site-me = My games
site-about = About
site-footer = Free, without advertising, and every deal can be checked.
site-language = Language
site-theme = Theme
# $theme (String)
site-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
}
site-save = Save
site-error = That did not work
site-nothing = There is nothing here
site-no-table = There is no such table. Perhaps the link is not complete, or nobody came for so long that the table was cleared away.
site-no-page = No page has this address. Check how it is written, or start from the home page.
site-back = Back

## Home
site-hero = Two card games. Deal in.
site-lead = Play at once against bots that really play, or with friends who get a link. No account needed.
site-play-now = Play against bots now
site-set-up = Set up a table
site-learn = Learn in five minutes
site-rules = Rules
site-score-pad = Score pad
# $least (Number)
# $most (Number)
# $minutes (Number)
# $age (Number) - in years.
site-box-facts = { $least }–{ $most } players · { $minutes } minutes · { $age } and up
site-your-name = Your name
site-name-hint = What shall we call you?
# $count (Number)
site-name-limit = at most { $count } characters
site-my-tables = My tables
site-open-tables = Open tables
site-running-tables = Watch
site-your-turn = Your turn
# $phase (String)
site-phase = { $phase ->
    [waiting] waiting
    [over] over
   *[playing] in play
}
site-guest = Guest
site-free = free

## Setting up
# $game (String)
site-set-up-title = A table of { $game }
site-players = Players
site-who-sits = Who sits where
# $number (Number)
site-seat = Seat { $number }
site-seat-me = you
site-seat-open = open for a person
# $level (String)
site-seat-bot = Bot: { $level }
site-table = The table
site-public = Public
site-public-what = Anybody may sit down and watch. Otherwise only who has the link.
site-clock = Time for a decision
site-clock-none = no limit
site-pace = Bots play
site-pace-none = at once
site-pace-fast = fast
site-pace-normal = at an easy pace
site-pace-slow = slowly
site-create = Open the table
site-deck-what = What differs from the built-in deck, as TOML or JSON.
site-game-options = The game
site-ally-usual = usual: with five or six
site-ally-on = in the game
site-ally-off = not in the game
site-blanks-what = Up to two cards of your own, as TOML or JSON.
site-own-example = For example:

## Waiting
site-waiting = Waiting for players.
# $names (String) - people who have a seat and are not looking.
site-waiting-for = Waiting for { $names }.
site-ready = Everybody is here.
site-here = here
site-sit-here = Sit here
site-free-seat = Free the seat
site-free-sure = Tap again to free it
site-sit-down = Sit down
site-fill = Bots take the free seats.
site-fill-sure = Deal now, with bots in the free seats?
# $names (String) - people who have a seat and are not looking.
site-away-sure = Deal now, without { $names }?
site-start = Deal the cards
site-owner-starts = Whoever opened the table starts the game.
# $name (String) - whose table it is.
site-host-starts = { $name } starts the game.
site-abandoned = Everybody has left this table. The first to sit down takes it over and starts the game.
site-leave-sure = Leave? Your seat becomes free
# $count (Number) - people without a seat.
site-looking-on = { $count ->
    [one] One more person is looking on.
   *[other] { $count } more people are looking on.
}
site-invite = Invite friends
site-invite-what = Send this link, or let them scan the code.
site-local-only = Only this computer can open this link. To let others in, start the server with
site-local-command = tapis serve --listen 0.0.0.0:7777
site-link = Link to this table
site-copy = Copy
site-copied = Copied
site-qr = QR code with the link to this table
site-agreed = What was agreed
site-fair = A fair deal
site-late = The game has begun
site-late-what = You can ask for the seat of a bot. Once somebody at the table agrees, its points are yours, and its hand from the next deal on.
site-late-take = Ask for this seat
site-late-go = Take over the seat of a bot
site-watch = Just watch

## After the game
# $names (String)
site-over = Winner: { $names }
site-you-win = You win!
site-nobody = nobody
site-rematch = Rematch
site-rematch-go = To the rematch
site-rematch-asked = The table is set again.
site-replay = Replay
# $round (Number)
site-replay-round = The end of round { $round } in the replay
site-result = Result
site-verify = Check the deal
site-verified = Everything is in order.
site-verified-what = Every shuffle follows from the seed that was promised before the game and from the players' salt, and every action was legal.
site-download = Download the record
site-scores = Points by round
site-chart = Chart of the points by round
site-last-round = The last round
site-replay-start = The cards are dealt.
site-first = To the beginning
site-previous = One step back
site-next = One step on
site-end = To the end
site-move = Move
site-eyes = Through whose eyes
site-eyes-open = everything open
site-eyes-table = a spectator

## The reader's own page
site-statistics = Statistics
site-no-games = No finished game yet.
site-game = Game
site-played = Played
site-won = Won
site-share = Win rate
site-fair-share = Fair share
site-fair-share-what = what luck alone would give
site-history = Finished games
site-account = Account
site-account-what = With an account you find your games on every device.
site-account-name = Account name
site-password = Password
site-register = Make an account
site-login = Log in
site-logout = Log out
# $name (String)
site-logged-in = You are logged in as { $name }.
site-tokens = Tokens for programs
site-tokens-what = With a token a program can take a seat in your name.
site-token-once = Keep it well, it is shown only once:
site-token-label = Name of the token
site-token-make = Make a token
site-revoke = Revoke
site-revoke-sure = Revoke? What uses it stops
site-data = Your data
site-data-what = Everything that is kept about you, to take along or to delete.
site-export = Export
site-delete = Delete everything about me
site-delete-sure = Yes, delete; this cannot be undone.
