### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Uso:
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
heading-examples = Esempi:
help-default = predefinito: { $value }
usage-unknown = Qui non c’è nessun argomento «{ $argument }».
usage-no-command = Non c’è nessun comando «{ $name }».
usage-missing = Manca questo: { $argument }
usage-which = Indica quale: { $names }
usage-needs-value = { $argument } vuole un valore.
usage-value = «{ $value }» non è un valore di { $argument }. Accetta: { $values }
usage-bad-value = «{ $value }» non è un valore di { $argument }.
usage-conflict = { $argument } non può stare insieme a { $other }.
usage-count = { $argument } ha troppi valori o troppo pochi.
usage-similar = Intendevi { $name }?
usage-more = `--help` mostra che cosa si può dire qui, con esempi.
language-unknown = Le lingue sono { $tags }.
io-not-found = il file non esiste
io-denied = permesso negato
io-folder = è una cartella
io-exists = esiste già
cannot-read = impossibile leggere { $file }: { $why }
cannot-write = impossibile scrivere { $file }: { $why }
seat-unknown = non c’è il posto { $seat }; i posti vanno da 0 a { $last }

## Records
record-refused = RIFIUTATO
record-flaw = riga { $line }: { $what }
record-verified = verificato: { $game }, { $players } giocatori, { $actions } azioni; la distribuzione mantiene il suo impegno
replay-prompt = [Invio] avanti  [b] indietro  [numero] vai lì  [q] esci >
replay-what = «{ $word }» non è né b, né q, né un numero
replay-who = { $name } (posto { $seat })
scenario-none = non c’è nessun file di scenario (*.toml) nei luoghi indicati

## Simulations
unit-games = partite
simulate-heading = { $game }, { $players } giocatori: { $games } partite su { $deals } distribuzioni, seme { $seed }
simulate-fair = La quota equa è { $share }. Tutti gli intervalli sono al 95 %, sulle distribuzioni.
simulate-starter = 1 (inizia)
simulate-scores = Punti alla fine, da { $least } a { $most }
simulate-length = Una partita dura in media { $mean } decisioni; nove su dieci da { $low } a { $high }.
simulate-shared = Vinte da più d’uno o da nessuno: { $share }.
word-bot = bot
word-win-share = vittorie
word-points = punti
word-5 = 5 %
word-25 = 25 %
word-median = mediana
word-75 = 75 %
word-95 = 95 %
word-seat = posto

## Deck files and own cards
deck-good = un mazzo giocabile; carte diverse dal mazzo incluso: { $cards }
deck-template = Un mazzo per All In – Predictions. Ciò che non è nominato resta come nel mazzo incluso.
deck-template-suits = I semi, prima il migliore: Orologi, Maschere, Scarabei, Alberi.
deck-template-effects = Gli effetti di una carta, dall’alto in basso:
deck-template-star = Una stella segna ciò che è obbligatorio; ogni carta ne vuole una, su un effetto che dà una carta.
deck-suits = Semi, prima il migliore: { $suits }
cards-good = carte giocabili: { $cards }
cards-template = Carte proprie per le carte bianche di Bids: una o due. Ciò che si omette ha il valore mostrato qui, salvo points e steal, che sono 0 e false.
cards-key-id = come si scrive: `bid jester`
cards-key-name = come si chiama
cards-key-bid = quanto punta dalla mano, da -20 a 20
cards-key-can-win = true: è un numero e può vincere una presa
cards-key-points = i suoi punti per chi la vince, da -50 a 50
cards-key-multiply = moltiplica ciò che il vincitore ha in questo round, da -3 a 5
cards-key-steal = chi vince la presa ruba, come con il Ladro
cards-key-shuffle = si mescolano le carte punti ancora coperte
cards-key-lowest = da lì in poi vince il numero più basso
cards-key-hide = la prossima carta punti si gioca coperta
cards-key-to = "front": al vincitore; "aside": fuori per il round
cards-key-trick = false: quando si gira agisce subito e si gira la prossima
cards-bids = Dalla mano punta { $bid } e non può vincere la presa.
cards-bids-number = Dalla mano punta { $bid } e può vincere la presa.
cards-flip = Quando si gira al centro agisce subito, va da parte e si gira la prossima.
cards-front = La prende chi vince la sua presa.
cards-aside = Dopo la sua presa va da parte, a nessuno.
cards-points = Vale { $points } punti.
cards-multiply = Moltiplica per { $by } i punti che il vincitore ha in questo round.
cards-steal = Il vincitore ruba una carta punti a chi ha puntato meno e ne ha una.
cards-shuffle = Si mescolano le carte punti ancora coperte.
cards-lowest = Fino alla fine del round vince il numero più basso.
cards-hide = La prossima carta punti si gioca coperta.
