### Perché qualcosa non si può fare.

errors-over = La partita è finita.
errors-not-your-turn = Non è il tuo turno: tocca a { $names }.
errors-unreadable = Non è un’azione di questo gioco.
errors-illegal = Ora non si può scegliere «{ $action }».
errors-not-now = Non adesso. { $asked }
errors-covered = Questa carta è bloccata: ne ha un’altra sopra.
errors-empty-slot = Qui non c’è nessuna carta.
errors-all-in-taken = { $name } è già All In in questo round; può esserlo una sola persona.
errors-immune = { $name } è All In: né l’Ipnosi né l’Occhio Onnisciente raggiungono quella mano.
errors-needs-opponent = Questo effetto richiede un avversario.
errors-must-use = Questo effetto è obbligatorio.
errors-not-in-hand = Questa carta non è nella tua mano.
errors-not-your-victim = Puoi rubare solo a chi ha fatto la puntata peggiore e ha carte punti.
