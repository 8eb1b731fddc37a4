### What is on the table, thing by thing: the help, and what touching one of them says.

legend-title = Aiuto
legend-things = Che cosa c’è sul tavolo
legend-all-in-deck = Mazzo: carte che nessuno ha ancora visto, e quante sono.
legend-all-in-discard = { $variant ->
    [manipulate] Pila degli scarti: si vede solo la prima carta, e Prendi e Scambia possono usarla. Si rimescola quando il mazzo finisce.
    [closed_eye] Pila degli scarti: le carte sono coperte e nessuno può guardarle. Si rimescola quando il mazzo finisce.
   *[none] Pila degli scarti: si vede solo la prima carta. Si rimescola quando il mazzo finisce.
}
legend-all-in-pot = Piatto: queste rune vanno a chi predice la mano più forte.
legend-all-in-slot = Galleria: qui arrivano carte turno dopo turno. Quando si riempie l’ultimo slot, tutti predicono chi ha la mano più forte.
legend-all-in-played = La carta in gioco. I suoi effetti si usano dall’alto in basso; ★ è obbligatorio.
legend-all-in-place = Un giocatore: rune, numero di carte e ciò che sai per certo della sua mano.
legend-all-in-tokens = Corona con lettere: questi giocatori predicono che questa mano sia la più forte.
legend-all-in-me = Tu: le tue rune e quanto vale la tua mano ora.
legend-bids-deck = Carte punti che devono ancora uscire in questo round, e quante sono.
legend-bids-prize = La carta punti per cui tutti puntano ora.
legend-bids-stake = Che cosa ottiene chi vince la presa e quanto vale per te.
legend-bids-trick = Le puntate di questa presa, in ordine. La cornice illuminata mostra chi è in testa.
legend-bids-place = Un giocatore: punti totali, numero di carte e carte punti vinte in questo round.
legend-bids-clover = { $count ->
    [consecutive] Quadrifoglio: round di fila in cui questo giocatore non ha vinto carte punti ed è stato perdente fortunato.
   *[cumulative] Quadrifoglio: round in cui questo giocatore non ha vinto carte punti ed è stato perdente fortunato.
}
legend-bids-me = Tu: i tuoi punti totali, le carte vinte in questo round e quanto ti porta finora.
