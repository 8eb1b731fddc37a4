### Wat er aan een tafel gebeurt naast het spel.

log-clock-ran-out = { $name ->
    [the-reader] Je tijd is om: een bot beslist.
   *[other] De tijd van { $name } is om: een bot beslist.
}
log-stood-in = Een bot speelt nu voor { $name }.
log-came-back = { $name ->
    [the-reader] Je bent terug en speelt weer mee.
   *[other] { $name } is terug en speelt weer mee.
}
log-took-over = { $name } gaat zitten en neemt het over van een bot.
log-took-back = { $name ->
    [the-reader] Je neemt je laatste keuze terug.
   *[other] { $name } neemt de laatste keuze terug.
}
log-rematch = Hetzelfde gezelschap speelt nog eens aan een andere tafel.
