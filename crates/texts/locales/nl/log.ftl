### Wat er aan een tafel gebeurt naast het spel.

log-clock-ran-out = De tijd van { $name } is om: een bot beslist.
log-stood-in = Een bot speelt nu voor { $name }.
log-came-back = { $name } is terug en speelt weer mee.
log-took-over = { $name } gaat zitten en neemt het over van een bot.
log-took-back = { $name } neemt de laatste keuze terug.
log-rematch = Hetzelfde gezelschap speelt nog eens aan een andere tafel.
