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
# Given names, parted by commas.
bots-names = Ada, Bruno, Clara, Dario, Edda, Felix, Greta, Hugo, Ines, Jonas, Kira, Leo
