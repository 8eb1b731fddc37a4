### The words of the help, by the names of commands and arguments.

help-tapis = Two card games, All In – Predictions (2–5 players) and Bids (3–6 players): play them, measure them, design cards for them, keep score, verify deals.
help-exit-codes = Exit codes: 0 all is well, 1 something wrong was found, 2 the command could not run.
help-any-lang = The language: en, es, it, nl or zh-Hant; else TAPIS_LANG or the locale decides
help-any-help = Show this help; `-h` shows a short one
help-any-version = Show the version
help-any-game = Which game
help-any-players = How many play: 2–5 at All In, 3–6 at Bids
help-any-seed = Any number; the same number deals the same cards
help-any-options =
    An option of the rules, such as `side=B`, `rounds=3` or `specials=thief,shuffle`; may be repeated

    All In: side, discard_variant, tie_break, deck. Bids: rounds, color_bids, ally, specials, lucky_loser, blanks. `deck` and `blanks` are JSON, or the name of a TOML file.
help-any-threads = How many threads work; 0 is one for each core
help-any-json = Print the result as JSON
help-arena =
    Let bots play many games against each other, and measure who is better

    Every deal is played in all rotations: each line-up moves on seat by seat and holds every hand. These games are one deal set, and all intervals count sets. The same command gives the same numbers on any number of threads.
help-arena-bots = The bots, with commas between them; levels are beginner, casual, club, expert and master, others such as random are named if one is unknown
help-arena-format = How they fill the tables: each against a table of each other, one against tables of the others, or all at one table
help-arena-sprt = Test whether one A is better than a table of B, and stop once it is known
help-arena-pool = Gate a bot on the fixed pool: it fails if it surely gets less than its fair share somewhere
help-arena-measure = What the test looks at: the part of the victories, or the points less the mean of the others
help-arena-h0 = The gain of a bot that is no better: a part of all victories (0.01), of the fair share (5%), or points if the measure is `score`
help-arena-h1 = The gain of a bot that is better, in the same terms; 10% of the fair share or 2 points if not said
help-arena-deals = How many deals are played, each in all rotations; 200 if not said, with --sprt at most 3000
help-arena-json = Print the results as JSON, or write them to this file
help-arena-html = Write the results as a page with charts that needs nothing else
help-completions = Print completions for a shell
help-completions-shell = Which shell
help-man =
    Write manual pages

    With a folder, one page for each command; without, the page of `tapis` itself on the standard output.
help-man-folder = Where the pages go
help-record =
    Play a game of bots and write its record

    The record is a text: players, options, every shuffle, every action, the scores, and at the end the secret seed from which the shuffles follow. `tapis replay` shows it, `tapis verify` re-checks it, `tapis review` says what decided it.
help-record-bots = Who plays, from seat 0 on, with commas between them; fewer names than seats begin again. In each further game everybody moves on one seat
help-record-games = How many games are played, with this seed and those after it
help-record-folder = Write each game into a file of this folder, named after game and seed
help-record-names = A player's name, from seat 0 on; may be repeated
help-record-salts = Words that a seat adds to the deal, from seat 0 on; may be repeated
help-replay =
    Show a recorded game in the terminal, step by step

    The record is verified first. At a terminal it opens on the whole screen: arrows go on and back, `e` changes the eyes, `g` the language, `q` leaves. Elsewhere the whole game is printed.
help-replay-file = A record file; `-` is the standard input
help-replay-seat = Show only what this seat could see; without it, everything is open
help-replay-from = Begin after this many actions
help-replay-json = Print each step as a line of JSON
help-review =
    Say what decided a recorded game, and what its players could have known

    Chances are accounted for from an equal start to the result: what the deals gave, what later cards gave, what choices gave. Every choice is judged by what its player knew then, in worlds drawn from that; the costliest come with what would have been better, by how much, and why. Takes about a minute on one core; the same record gives the same review.
help-review-file = A record file; `-` is the standard input
help-review-seat = Judge only this seat's choices, and more closely; without it, everybody's
help-review-playouts = So many playouts look at all choices, and as many again at the most doubtful ones
help-scenario =
    Run scenario files: executable examples of the rules

    Names every failure with file, step and field, and ends with `N passed, N failed`.
help-scenario-paths = Scenario files, or folders in which all *.toml files are run
help-trace =
    Play a game of random bots and print every state as JSON Lines

    The first line holds the options and the freshly dealt game, every other line an action and the state after it, with all cards open. The same arguments print the same game.
help-verify =
    Re-check recorded games: every action, every score, and the deal

    The seed must keep the promise of the commitment, every shuffle must follow from it, every action must have been legal, every score right. The first line that is wrong is named. docs/deal.md tells how to write a verifier of your own.
help-verify-files = Record files; `-` is the standard input
help-simulate =
    Play very many games between bots and count who wins

    A deal is played in all rotations of the bots, so that everybody has held every hand; intervals count deals. Seats are counted from who starts the game. The same command gives the same numbers on any number of threads.
help-any-bots = The bots, with commas between them; a short list is repeated until the table is full; levels are beginner, casual, club, expert and master, others such as random are named if one is unknown
help-any-games = How many games
help-deck = Write, check and describe deck files of All In
help-deck-template = Write a deck file to begin with
help-deck-template-file = A new file; without it, the standard output
help-deck-template-full = All 54 cards as in the built-in deck
help-deck-check = Check deck files; everything that is wrong is shown in its place
help-deck-check-files = Deck files
help-deck-describe = Show the effects of every card
help-deck-describe-file = A deck file; without it, the built-in deck
help-cards = Write, check and describe own cards for the blank cards of Bids
help-cards-template = Write a file of own cards to begin with
help-cards-template-file = A new file; without it, the standard output
help-cards-check = Check files of own cards; everything that is wrong is shown in its place
help-cards-check-files = Files of own cards
help-cards-describe = Say what each card does
help-cards-describe-file = A file of own cards
help-odds =
    Say what a player can expect from what that player sees

    All In: the chance of each rank for every hand, of a better hand than the own one, and of the best hand of all. Bids: what each card would bring in the present trick. Chances are counted exactly where that is feasible, else estimated from worlds that fit the view, with an error bar. Nothing is used that the player does not see.
help-odds-record = A record file; `-` is the standard input
help-odds-at = Look at the table after this many actions
help-odds-seat = Through whose eyes; without it, who has to act
help-odds-hand =
    The own cards, such as `7C 7S QT 9T RU1` or `R9 B4 K3`

    All In: value and suit, C Clocks, M Masks, S Scarabs, T Trees (7C, QT, 10M), RU1 and RU2 for the rune cards. Bids: colour and number, R, B, G, Y, and K for black (R9, K3), and 2x, -5, thief and own cards.
help-odds-display = All In: the cards of the display
help-odds-gone = Cards that were seen and are in no hand; `@FILE` reads them from a file
help-odds-centre = Bids: the point card in the centre
help-odds-plays = Bids: the cards bid before in this trick, in order
help-odds-hidden = Bids: the card in the centre lies face down
help-odds-lowest-wins = Bids: the lowest number wins
help-odds-opponents = Bids: the bot as which those who bid later choose
help-odds-samples = How many worlds are imagined where counting is not feasible
help-score =
    Keep score for people who play with the paper boxes

    Without an action it asks, round by round, and saves after each. All sums are those of the games: lucky losers, alliances, the pot, predictions, who starts next. Players are given by name, by its beginning or by number.
help-score-file = The file of the pad; without it, GAME.score.json in this folder
help-score-new = Begin a score pad
help-score-new-names = The players, clockwise
help-score-new-replace = Replace a pad that is there
help-score-add = Write down a round
help-score-add-cards =
    For each player: Bids the point cards won, in order, `-` for none; All In the five cards, or category and deciding card

    A list that begins with -5 needs a space before it.
help-score-add-predict = All In: whom each player predicted
help-score-add-runes = All In: the runes that each player gained by effects
help-score-add-allies = Bids: the two allies
help-score-add-next = Bids: who would start the next trick; it matters only if all else is equal
help-score-add-round = Correct this round instead of adding one
help-score-undo = Take back the last round
help-score-show = Show the pad
help-score-export = Write the scores for other programs
help-score-export-format = A table or everything
help-report =
    Write a page about the balance of a game under given options

    Advantage of each seat, value of each card when played, held and bid, how often each effect and special matters, hand ranks, lucky losers, predictions; one HTML file with charts that needs nothing else. `--compare` sets a second set of options beside the first, on the same deals: other rules, another deck file, other blank cards.
help-report-compare = The options of the second side, as with --option; `default` is no option; may be repeated
help-report-out = Where the page goes
help-health =
    Ask the server on this machine whether it can serve

    Exit code 0 if it can, 1 if it cannot or nobody answers: what a container's health check needs. Where the server listens is read from the same file, environment and option as `tapis serve` does.
help-health-listen = Where the server listens
help-join =
    Sit down at a table of a server, or watch it

    The link is the one that friends send each other. Whoever comes back finds the same seat again; a lost connection is taken up by itself.
help-join-url = The link to the table
help-join-name = The name that others see
help-join-watch = Watch, even if a seat is free
help-play =
    Play against bots, on the whole screen

    Keys and mouse both work; `?` shows the keys. The game is kept after every action, so that nothing is lost however it ends; `--resume` goes on with it.
help-play-bots = The levels of the bots, with commas between them: beginner, casual, club, expert, master; a short list is repeated
help-play-name = Your name
help-play-pace = How long a bot waits before it acts, in milliseconds
help-play-resume = Go on with the game that was played last, or with the one in this file
help-play-save = Keep the game in this file
help-backup =
    Write everything that the server keeps to one file

    The server may go on meanwhile; the file shows one moment. It is the same for SQLite and PostgreSQL, so a backup of one can be restored into the other. It holds the seeds of games in play and the digests of passwords: keep it safe.
help-backup-file = Where it is written; `-` is the standard output. A file that exists is not overwritten
help-restore = Read a backup into an empty database
help-restore-file = The backup; `-` is the standard input
help-any-database = The address of the database: `sqlite://tapis.db`, or `postgres://…` for several nodes
help-any-config = A file with settings; `tapis.toml` in this folder if it is there
help-serve =
    Serve the tables to browsers and programs; plain `tapis` does the same

    Every setting can stand behind the command, in the environment (TAPIS_LISTEN, TAPIS_DATABASE, …) or in a file; the nearest counts. docs/operations.md describes all of them.
help-serve-listen = Where people and programs come in; 127.0.0.1:7777 if not said
help-serve-public-url = The address that people see, if a proxy stands before the server
help-serve-trust-proxy = Whether a proxy stands before the server, whose word on the caller’s address counts
help-serve-metrics-listen = Where `/metrics` is served; else only this machine gets it, at the main address
help-serve-requests-per-address = Requests a second from one address; 0 is any number
help-serve-requests-per-person = Requests a second from one person; 0 is any number
help-serve-log = What is logged: error, warn, info, debug, or a filter by module
help-serve-log-format = How the log is written
help-verify-json = Say what was found as JSON: for each file whether it is good, and where it is not
help-deck-check-json = Say what was found as JSON: for each file whether it is good, and where it is not
help-cards-check-json = Say what was found as JSON: for each file whether it is good, and where it is not
