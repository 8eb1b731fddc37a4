### What happens at a table besides the game.

# $name (String) - a player.
log-clock-ran-out = Time is up for { $name }: a bot decides.
# $name (String) - a player.
log-stood-in = A bot plays for { $name } now.
# $name (String) - a player.
log-came-back = { $name } is back and plays again.
# $name (String) - a player.
log-took-over = { $name } sits down and takes over from a bot.
# $name (String) - a player.
log-took-back = { $name } takes the last choice back.
log-rematch = The same company plays again at another table.
