### What the commands print.

## The frame
commands-heading-usage = Uso:
commands-heading-commands = Comandi
commands-heading-arguments = Argomenti
commands-heading-options = Opzioni
commands-heading-examples = Esempi:
commands-help-default = predefinito: { $value }
commands-usage-unknown = Qui non c’è nessun argomento «{ $argument }».
commands-usage-no-command = Non c’è nessun comando «{ $name }».
commands-usage-missing = Manca questo: { $argument }
commands-usage-which = Indica quale: { $names }
commands-usage-needs-value = { $argument } vuole un valore.
commands-usage-value = «{ $value }» non è un valore di { $argument }. Accetta: { $values }
commands-usage-bad-value = «{ $value }» non è un valore di { $argument }.
commands-usage-conflict = { $argument } non può stare insieme a { $other }.
commands-usage-count = { $argument } ha troppi valori o troppo pochi.
commands-usage-similar = Intendevi { $name }?
commands-usage-more = `--help` mostra che cosa si può dire qui, con esempi.
commands-language-unknown = Le lingue sono { $tags }.
commands-io-not-found = il file non esiste
commands-io-denied = permesso negato
commands-io-folder = è una cartella
commands-io-exists = esiste già
commands-cannot-read = impossibile leggere { $file }: { $why }
commands-cannot-write = impossibile scrivere { $file }: { $why }
commands-seat-unknown = non c’è il posto { $seat }; i posti vanno da 0 a { $last }

## Records
commands-record-refused = RIFIUTATO
commands-record-flaw = riga { $line }: { $what }
commands-record-verified = verificato: { $game }, { $players } giocatori, { $actions } azioni; la distribuzione mantiene il suo impegno
commands-scenario-none = non c’è nessun file di scenario (*.toml) nei luoghi indicati

## Simulations
commands-unit-games = partite
commands-simulate-heading = { $game }, { $players } giocatori: { $games } partite su { $deals } distribuzioni, seme { $seed }
commands-simulate-fair = La quota equa è { $share }. Tutti gli intervalli sono al 95 %, sulle distribuzioni.
commands-simulate-starter = 1 (inizia)
commands-simulate-scores = Punti alla fine, da { $least } a { $most }
commands-simulate-length = Una partita dura in media { $mean } decisioni; nove su dieci da { $low } a { $high }.
commands-simulate-shared = Vinte da più d’uno o da nessuno: { $share }.
# As in English.
commands-word-bot = bot
commands-word-win-share = vittorie
commands-word-points = punti
commands-word-5 = 5 %
commands-word-25 = 25 %
commands-word-median = mediana
commands-word-75 = 75 %
commands-word-95 = 95 %
commands-word-seat = posto

## Deck files and own cards
commands-deck-good = un mazzo giocabile; carte diverse dal mazzo incluso: { $cards }
commands-deck-template = Un mazzo per All In – Predictions. Ciò che non è nominato resta come nel mazzo incluso.
commands-deck-template-suits = I semi, prima il più alto: Orologi, Maschere, Scarabei, Alberi.
commands-deck-template-effects = Gli effetti di una carta, dall’alto in basso:
commands-deck-template-star = Una stella segna ciò che è obbligatorio; ogni carta ne vuole una, su un effetto che dà una carta.
commands-deck-suits = Semi, prima il più alto: { $suits }
commands-cards-good = carte giocabili: { $cards }
commands-cards-template = Carte proprie per le carte bianche di Bids: una o due. Ciò che si omette ha il valore mostrato qui, salvo points e steal, che sono 0 e false.
commands-cards-key-id = come si scrive: `bid jester`
commands-cards-key-name = come si chiama
commands-cards-key-bid = quanto punta dalla mano, da -20 a 20
commands-cards-key-can-win = true: è un numero e può vincere una presa
commands-cards-key-points = i suoi punti per chi la vince, da -50 a 50
commands-cards-key-multiply = moltiplica ciò che il vincitore ha in questo round, da -3 a 5
commands-cards-key-steal = chi vince la presa ruba, come con il Ladro
commands-cards-key-shuffle = si mescolano le carte punti ancora coperte
commands-cards-key-lowest = da lì in poi vince il numero più basso
commands-cards-key-hide = la prossima carta punti si gioca coperta
commands-cards-key-to = "front": al vincitore; "aside": fuori per il round
commands-cards-key-trick = false: quando si gira agisce subito e si gira la prossima

## Odds
commands-unit-worlds = mondi
commands-odds-you = Tu
commands-odds-player = Giocatore { $number }
commands-odds-rank = forza
commands-odds-after-draw = dopo una pesca ~
commands-odds-beats = batte questa mano
commands-odds-best = mano più forte di tutte
commands-odds-hands-note = Le cifre con ± e le colonne con ~ vengono da { $samples } mondi compatibili con ciò che vede questo giocatore (95 %); le altre sono contate esattamente.
commands-odds-hand-size = --hand vuole { $cards } carte
commands-odds-hand-most = --hand vuole da 1 a { $cards } carte
commands-odds-gone = le carte da puntare che non sono in mano a nessuno sono state viste da tutti: nominane altre { $cards } con --gone (tolte prima del round o giocate in prese precedenti)
commands-odds-not-bidding = { $name } non deve puntare in questo momento
commands-odds-no-bot = non c’è il bot `{ $bot }`; ci sono: { $bots }
commands-odds-trick = { $name }: puntata per { $centre }; giocatori che puntano dopo: { $later }
commands-odds-card = carta
commands-odds-win = vince
commands-odds-burn = nessuno
commands-odds-lose = vince un altro
commands-odds-points = punti
commands-odds-exact = Contato esattamente.
commands-odds-none = non ci sono probabilità per { $game }: nessuno ha scritto come si calcolano
commands-review-none = non c’è analisi di { $game }: nessuno ha scritto come si giudica
commands-odds-sampled = Da { $samples } mondi compatibili con ciò che vede questo giocatore; chi punta dopo sceglie come il bot `{ $bot }`.

## The score pad
commands-score-exists = { $file } esiste già; --replace ricomincia
commands-score-nothing = non c’è nessun round da annullare
commands-score-name-twice = { $name } è nominato due volte
commands-score-no-file = non c’è il segnapunti { $file }; iniziane uno: tapis score { $game } new Ana Bo Cy
commands-score-unreadable = { $place }: questo non è un segnapunti
commands-score-other-game = { $file } è il segnapunti dell’altro gioco
commands-score-each = indica qualcosa per ognuno dei { $players } giocatori, nel loro ordine; `-` è niente
commands-score-two-allies = gli alleati sono due giocatori
commands-score-who = «{ $word }» qui non è nessuno: { $names }
# As in English.
commands-score-round = round
commands-score-total = totale
commands-score-zero-rounds = round senza carte
commands-score-nobody = Nessuno vince: resta la parità.
commands-score-winners = Vince { $names }
commands-score-next = { $name } inizia il round { $round }.
commands-score-next-of = Il round { $round } lo inizia uno tra: { $names }
commands-score-pot = Nel piatto: { $runes }
commands-score-lucky = perdente fortunato ×{ $times }
commands-score-allied = alleati, propri { $own }
commands-score-from-pot = piatto
commands-score-from-effects = effetti
commands-score-begin = Un nuovo segnapunti in { $file }
commands-score-how = Una riga vuota è nulla; `undo` annulla l’ultima risposta o, prima della prima, l’ultimo round; `quit` esce. Ogni round viene salvato.
commands-score-over = La partita è finita; [Invio] esce, `undo` annulla l’ultimo round:
commands-score-ask-names = Giocatori, in senso orario, separati da virgole:
commands-score-ask-options = Regole diverse dalle solite, come rounds=4 o side=B (vuoto: nessuna):
commands-score-number = «{ $word }» non è un numero.
commands-score-ask-cards = Carte punti di { $name }, in ordine (5 8 2x -5 thief):
commands-score-ask-hand = Mano di { $name } (7C 7S QT 9T RU1, o full_house 9C):
commands-score-ask-allies = Alleati, due nomi (vuoto: nessuno):
commands-score-ask-prediction = Chi ha predetto { $name }?
commands-score-ask-runes = Rune di { $name } da effetti in questo round (vuoto: 0):

## tapis serve, backup, restore
commands-serve-ready = Il tavolo è pronto su { $url }
commands-serve-open = Premi Invio per aprirlo nel browser, Ctrl+C per finire.
commands-serve-ending = Si finisce ciò che è cominciato …
commands-backup-done = Sono state scritte { $rows } righe.
commands-restore-done = Sono state lette { $rows } righe.

## Manual pages
commands-man-name = NOME
commands-man-synopsis = SINTASSI
commands-man-description = DESCRIZIONE
commands-man-examples = ESEMPI
commands-man-version = VERSIONE

## Waiting
commands-backup-doing = Scrivo tutto …
commands-restore-doing = Leggo tutto …
commands-unit-files = file
commands-health-good = Il server su { $address } sta bene.
commands-health-failing = Il server su { $address } non può servire: risponde con { $status }. Il suo registro dice perché.
commands-health-none = Nessun server risponde su { $address }: { $why }
