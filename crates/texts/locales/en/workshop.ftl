### The workshop: a deck or cards of one's own, made without a text editor.

workshop-deck-title = Deck workshop
workshop-deck-lead = Make a deck that equals your box, or one of your own. Touch a card, then its effects from top to bottom. The first gain gets the star; touch a star to move it.
workshop-cards-title = Blank cards
workshop-cards-lead = The box of Bids has two blank cards. Say what they bid, what they are worth and what they do; picture and rule follow while you choose.
workshop-ready = Use it
workshop-name = Name
workshop-nameless = without a name
workshop-play = Set up a table with it
workshop-not-ready = No game can be played with it yet: look at what is marked.
workshop-keep = Keep in this browser
workshop-kept = Kept
workshop-saved = Kept in this browser
workshop-remove = Remove
workshop-export = Download as TOML
workshop-print = Print
workshop-import = Open a file
workshop-import-what = A file in TOML or JSON, as the command line writes and reads it.
workshop-file = File
workshop-text = Or its text
workshop-open = Open
workshop-effects = What the effects do
workshop-all-cards = All cards
# $good (Number) - cards that are as they have to be.
# $all (Number) - how many there are.
workshop-good = { $good } of { $all } cards are complete.
workshop-sure = Sure?
workshop-from-built-in = Begin again from the built-in deck
workshop-from-empty = Begin with empty cards
workshop-no-gain = Still missing: a Take, a Draw or a Reveal with a star, so that the hand gets back to five cards.
workshop-add = Add an effect
# $effect (String) - which.
workshop-must = { $effect }: must be used
# $what (String) - an effect or a suit.
workshop-up = { $what }: further up
# $what (String) - a suit.
workshop-down = { $what }: further down
# $effect (String) - which.
workshop-off = { $effect }: take it off
workshop-back = The card before
workshop-next = Next card
workshop-like = Like the card before
workshop-clear = Empty
workshop-keys = Keys: T, S, D, 3, 4, 5, R, H and E add an effect, * moves the star of the last one, Backspace takes it off, = copies the card before, → goes on.
workshop-suits = Order of the suits
workshop-suits-what = The best first. Draw a suit to its place, or use the arrows.
workshop-blank = + A blank card
workshop-look = Show it
workshop-called = Name on the card
workshop-id = How it is written
# $key (String) - a key of card files.
workshop-card-number = { $key ->
    [bid] Bid from a hand
    [points] Points for its winner
   *[multiply] Times
}
# $key (String) - a key of card files.
workshop-card-does = { $key ->
    [can_win] It is a number and can win the trick
    [steal] Its winner steals, as with the Thief
    [shuffle] The point cards still face down are shuffled
    [lowest_wins] From then on the lowest number wins
   *[hide_next] The next point card is bid for face down
}
workshop-goes = When its trick is played
# $way (String) - front, aside or at-once.
workshop-goes-where = { $way ->
    [front] it goes to the winner
    [aside] it goes aside, to nobody
   *[at-once] no trick: it acts when it is flipped
}
workshop-report = What it does to the game
workshop-report-lead = Bots play some hundred games with it and as many with what is built in, on the same deals, in the background. What differs by more than chance is in bold.
workshop-report-begin = Let them play
# $done (Number) - how many.
# $planned (Number) - of how many.
workshop-report-running = { $done } of { $planned } games have been played.
workshop-report-waits = It waits for the reports of others.
workshop-report-stop = Stop
workshop-report-other = This report is about another deck or other cards: go there.
workshop-report-file = Download with all charts
workshop-report-too-long = The games took too long. A deck on which every card does very much slows them down.
