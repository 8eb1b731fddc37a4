### Lo que pasa en una mesa además del juego.

log-clock-ran-out = { $name ->
    [the-reader] Se acabó tu tiempo: decide un bot.
   *[other] Se acabó el tiempo de { $name }: decide un bot.
}
log-stood-in = Ahora un bot juega por { $name }.
log-came-back = { $name ->
    [the-reader] Has vuelto y juegas otra vez.
   *[other] { $name } ha vuelto y juega otra vez.
}
log-took-over = { $name } se sienta y releva a un bot.
log-took-back = { $name ->
    [the-reader] Deshaces tu última elección.
   *[other] { $name } deshace su última elección.
}
log-rematch = El mismo grupo juega otra vez en otra mesa.
