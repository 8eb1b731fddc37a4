### The opponents: how strong they are, and what they are called.

# $level (String) - random, beginner, casual, club, expert or master.
bots-level = { $level ->
    [random] Random
    [beginner] Beginner
    [casual] Casual
    [club] Club
    [expert] Expert
   *[master] Master
}
# $level (String) - random, beginner, casual, club, expert or master.
bots-level-what = { $level ->
    [random] Plays any card. For tests and for luck.
    [beginner] Plays soundly but forgets a lot. For first games and for children.
    [casual] Knows what every card is good for. A relaxed evening.
    [club] Plays like the regulars of a games club.
    [expert] Thinks several turns ahead.
   *[master] Reads your hand from how you play. Bring your best game.
}
# Given names, parted by commas.
bots-names = Ada, Bruno, Clara, Dario, Edda, Felix, Greta, Hugo, Ines, Jonas, Kira, Leo
