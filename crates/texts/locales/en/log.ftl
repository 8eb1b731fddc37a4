### What happens at a table besides the game.

# $name (String) - a player.
log-clock-ran-out = { $name ->
    [the-reader] Your time is up: a bot decides.
   *[other] Time is up for { $name }: a bot decides.
}
# $name (String) - a player.
log-stood-in = A bot plays for { $name } now.
# $name (String) - a player.
log-came-back = { $name ->
    [the-reader] You are back and play again.
   *[other] { $name } is back and plays again.
}
# $name (String) - a player.
log-took-over = { $name } sits down and takes over from a bot.
# $name (String) - a player.
log-took-back = { $name ->
    [the-reader] You take your last choice back.
   *[other] { $name } takes the last choice back.
}
log-rematch = The same company plays again at another table.
