### Quello che succede a un tavolo oltre al gioco.

log-clock-ran-out = { $name ->
    [the-reader] Il tuo tempo è scaduto: decide un bot.
   *[other] Il tempo di { $name } è scaduto: decide un bot.
}
log-stood-in = Ora un bot gioca per { $name }.
log-came-back = { $name ->
    [the-reader] Sei di nuovo qui e riprendi a giocare.
   *[other] { $name } è di nuovo qui e riprende a giocare.
}
log-took-over = { $name } si siede e prende il posto di un bot.
log-took-back = { $name ->
    [the-reader] Annulli la tua ultima scelta.
   *[other] { $name } annulla la sua ultima scelta.
}
log-rematch = La stessa compagnia gioca di nuovo a un altro tavolo.
