### L'officina.

workshop-deck-title = Officina dei mazzi
workshop-deck-lead = Crea un mazzo uguale a quello della tua scatola, o uno tutto tuo. Tocca una carta, poi i suoi effetti dall’alto in basso. Il primo che dà una carta riceve la stella; tocca una stella per cambiarla.
workshop-cards-title = Carte bianche
workshop-cards-lead = La scatola di Bids ha due carte bianche. Di’ quanto puntano, quanto valgono e che cosa fanno; immagine e regola seguono mentre scegli.
workshop-ready = Usare
workshop-name = Nome
workshop-nameless = senza nome
workshop-play = Prepara un tavolo così
workshop-not-ready = Non ci si può ancora giocare: guarda ciò che è segnato.
workshop-keep = Conserva in questo browser
workshop-kept = Conservato
workshop-saved = Conservati in questo browser
workshop-remove = Togli
workshop-export = Scarica in TOML
workshop-print = Stampa
workshop-import = Apri un file
workshop-import-what = Un file in TOML o JSON, come la riga di comando lo scrive e lo legge.
# As in English.
workshop-file = File
workshop-text = Oppure il suo testo
workshop-open = Apri
workshop-effects = Che cosa fanno gli effetti
workshop-all-cards = Tutte le carte
workshop-good = { $good } carte su { $all } sono complete.
workshop-sure = Sicuro?
workshop-from-built-in = Ricomincia dal mazzo incluso
workshop-from-empty = Comincia con carte vuote
workshop-no-gain = Manca ancora un Prendere, un Pescare o un Rivelare con la stella, perché la mano torni a cinque carte.
workshop-add = Aggiungi un effetto
workshop-must = { $effect }: obbligatorio
workshop-up = { $what }: più su
workshop-down = { $what }: più giù
workshop-off = { $effect }: togli
workshop-back = La carta precedente
workshop-next = Prossima carta
workshop-like = Come la carta precedente
workshop-clear = Svuota
workshop-keys = Tasti: T, S, D, 3, 4, 5, R, H ed E aggiungono un effetto, * cambia la stella dell’ultimo, Backspace lo toglie, = copia la carta precedente, → va avanti.
workshop-suits = Ordine dei semi
workshop-suits-what = Il migliore per primo. Trascina un seme al suo posto, o usa le frecce.
workshop-blank = + Una carta bianca
workshop-look = Mostra
workshop-called = Nome sulla carta
workshop-id = Come si scrive
workshop-card-number = { $key ->
    [bid] Quanto punta dalla mano
    [points] Punti per chi la vince
   *[multiply] Per
}
workshop-card-does = { $key ->
    [can_win] È un numero e può vincere la presa
    [steal] Chi la vince ruba, come con il Ladro
    [shuffle] Si mescolano le carte punti ancora coperte
    [lowest_wins] Da lì in poi vince il numero più basso
   *[hide_next] Per la prossima carta punti si punta coperta
}
workshop-goes = Quando si gioca la sua presa
workshop-goes-where = { $way ->
    [front] va a chi la vince
    [aside] va da parte, a nessuno
   *[at-once] nessuna presa: agisce quando si gira
}
workshop-report = Che cosa cambia nel gioco
workshop-report-lead = I bot giocano qualche centinaio di partite così e altrettante con ciò che è incluso, con le stesse mani distribuite, in sottofondo. Ciò che differisce più del caso è in grassetto.
workshop-report-begin = Falli giocare
workshop-report-running = Giocate { $done } partite su { $planned }.
workshop-report-waits = Aspetta i rapporti di altri.
workshop-report-stop = Ferma
workshop-report-other = Questo rapporto riguarda un altro mazzo o altre carte: vai lì.
workshop-report-file = Scarica con tutti i grafici
workshop-report-too-long = Le partite sono durate troppo. Un mazzo in cui ogni carta fa moltissimo le rallenta.
