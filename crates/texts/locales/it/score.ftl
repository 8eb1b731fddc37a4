### Il segnapunti per chi gioca con le scatole.

score-title = Segnapunti di { $game }
score-what = Per la scatola sul tuo tavolo: scrivi che cosa è successo, e il segnapunti fa i conti.
score-players = Giocatori, in senso orario
score-player = Giocatore { $number }
score-begin = Comincia
# As in English.
score-round = Round { $round }
score-total = Totale
score-enter = Annota
score-undo = Cancella l’ultimo round
score-new = Nuovo segnapunti
score-csv = Scarica come CSV
score-json = Scarica come JSON
score-starts = Inizia il prossimo round: { $names }.
score-starts-first = Inizia { $names }.
score-may-start = Tirate a sorte chi inizia: { $names }.
score-pot = { $pot ->
    [one] Nel piatto c’è 1 runa.
   *[other] Nel piatto ci sono { $pot } rune.
}
score-winner = { $names } vince la partita!
score-winners = { $names } si dividono la vittoria!
score-nobody = La parità resta: non vince nessuno.
score-cards-won = Carte punti vinte, in ordine
score-cards-won-hint = Tocca le carte nell’ordine in cui sono state vinte, o scrivile. Lascia vuoto per un perdente fortunato.
score-hand-hint = Scegli la forza di ogni mano. Solo se due forze sono pari, indica la carta decisiva o tutte e cinque le carte.
score-rank = Forza
score-rank-by-cards = scegli
score-cards = Carta decisiva, o tutte e cinque
score-rune-cards = Carte runa
score-predicted = Predizione
score-effect-runes = Rune dagli effetti
score-allies = Alleanza
score-no-allies = nessuna
score-next = Ha vinto o bruciato l’ultima presa
score-lucky = perdente fortunato, { $count }×
score-allied = in alleanza
score-best = mano più forte
score-from-pot = { $runes } dal piatto
score-letters = Con le lettere delle tue carte: 7O, QA o RU1. Semi: O Orologi, M Maschere, S Scarabei, A o Al Alberi. RU1 e RU2 sono le carte runa. Valgono anche quelle della notazione: C, M, S, T.
score-dealer = Chi ha dato le carte nel primo round?
score-dealer-what = Comincia chi siede alla sinistra del mazziere.
score-unsaid = non indicato
score-suits = Ordine dei semi della tua scatola, dal migliore
score-own = Che cosa è diverso nella tua scatola
score-correct = Correggi il round { $round }
score-correcting = Correzione del round { $round }
score-correct-done = Annota la correzione
score-leave = Lascia com’era
score-live = come scritto
score-now = Finora
score-level = { $names } sono pari in tutto: comincia chi di loro viene per primo in senso orario a partire da chi ha vinto o bruciato l’ultima presa.

score-mistake-unplayable = Così non si può giocare: controlla il numero di giocatori e le opzioni.
score-mistake-no-card = Round { $round }, { $name }: «{ $word }» non è una carta che conta qui.
score-mistake-twice = Round { $round }: la carta { $card } è scritta due volte.
score-mistake-no-hand = Round { $round }, { $name }: scrivi cinque carte, o una forza con al massimo una carta decisiva.
score-mistake-no-prediction = Round { $round }, { $name }: manca la predizione.
score-mistake-no-allies = Round { $round }: un’alleanza richiede due persone diverse.
score-mistake-undecided = Round { $round }: { $name } e { $other } hanno la stessa forza. Scrivi le carte decisive di entrambe le mani.
score-mistake-over = La partita era finita prima del round { $round }.
score-mistake-no-round = Il round { $round } non è ancora annotato.
