### The words of the help, by the names of commands and arguments.

help-tapis = Due giochi di carte, All In – Predictions (2–5 giocatori) e Bids (3–6 giocatori): giocarli, misurarli, creare carte, tenere il punteggio, verificare le distribuzioni.
help-exit-codes = Codici di uscita: 0 tutto bene, 1 è stato trovato qualcosa di sbagliato, 2 il comando non ha potuto essere eseguito.
help-any-lang = La lingua: en, es, it, nl o zh-Hant; altrimenti decide TAPIS_LANG o la lingua del sistema
help-any-help = Mostra questo aiuto; `-h` ne mostra uno breve
help-any-version = Mostra la versione
help-any-game = Quale gioco
help-any-players = In quanti si gioca: 2–5 ad All In, 3–6 a Bids
help-any-seed = Un numero qualsiasi; lo stesso numero distribuisce le stesse carte
help-any-options =
    Un’opzione delle regole, come `side=B`, `rounds=3` o `specials=thief,shuffle`; si può ripetere

    All In: side, discard_variant, tie_break, deck. Bids: rounds, color_bids, ally, specials, lucky_loser, blanks. `deck` e `blanks` sono JSON o il nome di un file TOML.
help-any-threads = Quanti thread lavorano; 0 è uno per core
help-any-json = Stampa il risultato come JSON
help-arena =
    Fa giocare molte partite tra bot e misura chi è migliore

    Ogni distribuzione si gioca in tutte le rotazioni: ogni formazione avanza di posto in posto e riceve ogni mano. Queste partite sono un insieme, e tutti gli intervalli contano insiemi. Lo stesso comando dà gli stessi numeri con qualsiasi numero di thread.
help-arena-bots = I bot, separati da virgole; i livelli sono beginner, casual, club, expert e master; altri, come random, vengono elencati se uno non esiste
help-arena-format = Come riempiono i tavoli: ognuno contro un tavolo di ogni altro, uno contro tavoli degli altri, o tutti a un tavolo
help-arena-sprt = Verifica se un A è migliore di un tavolo di B, e si ferma appena lo si sa
help-arena-pool = Misura un bot contro il gruppo fisso: fallisce se da qualche parte ottiene di sicuro meno della sua giusta quota
help-arena-measure = Che cosa guarda la prova: la parte delle vittorie, o i punti meno la media degli altri
help-arena-h0 = Il guadagno di un bot che non è migliore: una parte di tutte le vittorie (0.01), della quota equa (5%), o punti se la misura è `score`
help-arena-h1 = Il guadagno di un bot che è migliore, negli stessi termini; 10% della quota equa o 2 punti se non detto
help-arena-deals = Quante distribuzioni si giocano, ognuna in tutte le rotazioni; 200 se non detto, con --sprt al massimo 3000
help-arena-json = Stampa i risultati come JSON, o li scrive in questo file
help-arena-html = Scrive i risultati come una pagina con grafici che non ha bisogno d’altro
help-completions = Stampa i completamenti per una shell
help-completions-shell = Quale shell
help-man =
    Scrive pagine di manuale

    Con una cartella, una pagina per comando; senza, la pagina di `tapis` sullo standard output.
help-man-folder = Dove vanno le pagine
help-record =
    Gioca una partita tra bot e ne scrive il registro

    Il registro è un testo: giocatori, opzioni, ogni mescolata, ogni azione, i punteggi e, alla fine, il seme segreto da cui derivano le mescolate. `tapis replay` lo mostra, `tapis verify` lo ricontrolla, `tapis review` dice che cosa l’ha decisa.
help-record-bots = Chi gioca, dal posto 0 in poi, separati da virgole; se i nomi sono meno dei posti, ricominciano. In ogni partita successiva tutti avanzano di un posto
help-record-games = Quante partite si giocano, con questo seme e quelli seguenti
help-record-folder = Scrive ogni partita in un file di questa cartella, con il nome del gioco e il seme
help-record-names = Il nome di un giocatore, dal posto 0 in poi; si può ripetere
help-record-salts = Parole che un posto aggiunge alle mescolate, dal posto 0 in poi; si può ripetere
help-replay =
    Mostra una partita registrata nel terminale, passo per passo

    Prima il registro viene verificato. In un terminale si apre a tutto schermo: le frecce vanno avanti e indietro, `e` cambia gli occhi, `g` la lingua, `q` esce. Altrove si stampa tutta la partita.
help-replay-file = Un file di registro; `-` è lo standard input
help-replay-seat = Mostra solo ciò che questo posto poteva vedere; senza, tutto è scoperto
help-replay-from = Comincia dopo tante azioni
help-replay-json = Stampa ogni passo come una riga di JSON
help-review =
    Dice che cosa ha deciso una partita registrata e che cosa potevano sapere i giocatori

    Si rende conto delle probabilità da un inizio alla pari fino al risultato: che cosa hanno dato le distribuzioni, le carte successive e le scelte. Ogni scelta è giudicata in base a ciò che il giocatore sapeva allora, in mondi estratti da ciò; le più costose dicono che cosa sarebbe stato meglio, di quanto e perché. Richiede circa un minuto su un core; lo stesso registro dà la stessa analisi.
help-review-file = Un file di registro; `-` è lo standard input
help-review-seat = Giudica solo le scelte di questo posto, e più a fondo; senza, quelle di tutti
help-review-playouts = Tante simulazioni guardano tutte le scelte, e altrettante quelle più dubbie
help-scenario =
    Esegue file di scenario: esempi eseguibili delle regole

    Nomina ogni errore con file, passo e campo, e finisce con `N passed, N failed`.
help-scenario-paths = File di scenario, o cartelle di cui si eseguono tutti i *.toml
help-trace =
    Gioca una partita di bot casuali e stampa ogni stato come JSON Lines

    La prima riga contiene le opzioni e la partita appena distribuita, ogni altra riga un’azione e lo stato che segue, con tutte le carte scoperte. Gli stessi argomenti stampano la stessa partita.
help-verify =
    Ricontrolla partite registrate: ogni azione, ogni punteggio e la distribuzione

    Il seme deve mantenere la promessa dell’impegno, ogni mescolata deve seguirne, ogni azione dev’essere stata lecita, ogni punteggio giusto. Viene nominata la prima riga sbagliata. docs/deal.md dice come scrivere un proprio verificatore.
help-verify-files = File di registro; `-` è lo standard input
help-simulate =
    Gioca moltissime partite tra bot e conta chi vince

    Ogni distribuzione si gioca in tutte le rotazioni dei bot, così ognuno ha avuto ogni mano; gli intervalli contano distribuzioni. I posti si contano da chi inizia. Lo stesso comando dà gli stessi numeri con qualsiasi numero di thread.
help-any-bots = I bot, separati da virgole; un elenco breve si ripete finché il tavolo è pieno; i livelli sono beginner, casual, club, expert e master; altri, come random, vengono elencati se uno non esiste
help-any-games = Quante partite
help-deck = Scrive, controlla e descrive file di mazzo di All In
help-deck-template = Scrive un file di mazzo per cominciare
help-deck-template-file = Un file nuovo; senza, lo standard output
help-deck-template-full = Tutte le 54 carte come nel mazzo incluso
help-deck-check = Controlla file di mazzo; tutto ciò che è sbagliato si mostra al suo posto
help-deck-check-files = File di mazzo
help-deck-describe = Mostra gli effetti di ogni carta
help-deck-describe-file = Un file di mazzo; senza, il mazzo incluso
help-cards = Scrive, controlla e descrive carte proprie per le carte bianche di Bids
help-cards-template = Scrive un file di carte proprie per cominciare
help-cards-template-file = Un file nuovo; senza, lo standard output
help-cards-check = Controlla file di carte proprie; tutto ciò che è sbagliato si mostra al suo posto
help-cards-check-files = File di carte proprie
help-cards-describe = Dice che cosa fa ogni carta
help-cards-describe-file = Un file di carte proprie
help-odds =
    Dice che cosa può aspettarsi un giocatore da ciò che vede

    All In: la probabilità di ogni forza per ogni mano, di una mano più forte della propria e della più forte di tutte. Bids: che cosa porterebbe ogni carta nella presa attuale. Si conta esattamente dove è possibile, altrimenti si stima da mondi compatibili con ciò che si vede, con margine d’errore. Non si usa nulla che il giocatore non veda.
help-odds-record = Un file di registro; `-` è lo standard input
help-odds-at = Guarda il tavolo dopo tante azioni
help-odds-seat = Con gli occhi di chi; senza, di chi deve agire
help-odds-hand =
    Le proprie carte, come `7C 7S QT 9T RU1` o `R9 B4 K3`

    All In: valore e seme, C Orologi, M Maschere, S Scarabei, T Alberi (7C, QT, 10M), RU1 e RU2 per le carte runa. Bids: colore e numero, R, B, G, Y, e K per il nero (R9, K3), e 2x, -5, thief e carte proprie.
help-odds-display = All In: le carte della galleria
help-odds-gone = Carte che si sono viste e non sono in mano a nessuno; `@FILE` le legge da un file
help-odds-centre = Bids: la carta punti al centro
help-odds-plays = Bids: le carte già giocate in questa presa, in ordine
help-odds-hidden = Bids: la carta al centro è coperta
help-odds-lowest-wins = Bids: vince il numero più basso
help-odds-opponents = Bids: il bot secondo cui scelgono quelli che puntano dopo
help-odds-samples = Quanti mondi si immaginano dove contare non è possibile
help-score =
    Tiene il punteggio per chi gioca con le scatole di carta

    Senza azione chiede round per round e salva dopo ognuno. I conti sono quelli dei giochi: perdenti fortunati, alleanze, il piatto, predizioni, chi inizia. I giocatori si indicano per nome, per il suo inizio o per numero.
help-score-file = Il file del segnapunti; senza, GAME.score.json in questa cartella
help-score-new = Inizia un segnapunti
help-score-new-names = I giocatori, in senso orario
help-score-new-replace = Sostituisce un segnapunti esistente
help-score-add = Annota un round
help-score-add-cards =
    Per ogni giocatore: a Bids le carte punti vinte, in ordine, `-` per nessuna; ad All In le cinque carte, o forza e carta decisiva

    Un elenco che comincia con -5 vuole uno spazio davanti.
help-score-add-predict = All In: chi ha predetto ogni giocatore
help-score-add-runes = All In: le rune che ogni giocatore ha avuto da effetti
help-score-add-allies = Bids: i due alleati
help-score-add-next = Bids: chi inizierebbe la prossima presa; conta solo se tutto il resto è pari
help-score-add-round = Correggere questo round invece di aggiungerne uno
help-score-undo = Annulla l’ultimo round
help-score-show = Mostra il segnapunti
help-score-export = Scrive i punteggi per altri programmi
help-score-export-format = Una tabella o tutto
help-report =
    Scrive una pagina sull’equilibrio di un gioco con le opzioni date

    Vantaggio di ogni posto, valore di ogni carta giocata, tenuta e puntata, quanto conta ogni effetto e speciale, forze delle mani, perdenti fortunati, predizioni; un solo file HTML con grafici. `--compare` mette accanto un secondo insieme di opzioni, sulle stesse distribuzioni: altre regole, un altro mazzo, altre carte bianche.
help-report-compare = Le opzioni del secondo lato, come con --option; `default` è nessuna; si può ripetere
help-report-out = Dove va la pagina
help-health =
    Chiedi al server di questo computer se può servire

    Codice di uscita 0 se può, 1 se non può o nessuno risponde: ciò che serve al controllo di un contenitore. Dove ascolta il server si legge dallo stesso file, ambiente e opzione di `tapis serve`.
help-health-listen = Dove ascolta il server
help-join =
    Sedersi a un tavolo di un server, o guardarlo

    Il link è quello che gli amici si mandano. Chi torna ritrova il suo posto; una connessione persa si riprende da sola.
help-join-url = Il link del tavolo
help-join-name = Il nome che vedono gli altri
help-join-watch = Guardare, anche se c’è un posto libero
help-play =
    Giocare contro i bot, a tutto schermo

    Funzionano tastiera e mouse; `?` mostra i tasti. La partita è salvata dopo ogni azione, così nulla va perso, comunque finisca; `--resume` la continua.
help-play-bots = I livelli dei bot, separati da virgole: beginner, casual, club, expert, master; una lista breve si ripete
help-play-name = Il tuo nome
help-play-pace = Quanto aspetta un bot prima di agire, in millisecondi
help-play-resume = Continuare l’ultima partita, o quella in questo file
help-play-save = Salvare la partita in questo file
help-backup =
    Scrive in un file tutto ciò che il server conserva

    Intanto il server può continuare; il file mostra un solo momento. È lo stesso per SQLite e PostgreSQL, quindi la copia dell’uno si può ripristinare nell’altro. Contiene i semi delle partite in corso e le impronte delle password: tienilo al sicuro.
help-backup-file = Dove viene scritto; `-` è l’uscita standard. Un file che esiste non viene sovrascritto
help-restore = Legge una copia di sicurezza in un database vuoto
help-restore-file = La copia di sicurezza; `-` è l’ingresso standard
help-any-database = L’indirizzo del database: `sqlite://tapis.db`, o `postgres://…` per più nodi
help-any-config = Un file con le impostazioni; `tapis.toml` in questa cartella, se c’è
help-serve =
    Serve i tavoli a browser e programmi; `tapis` da solo fa lo stesso

    Ogni impostazione può stare dopo il comando, nell’ambiente (TAPIS_LISTEN, TAPIS_DATABASE, …) o in un file; conta la più vicina. docs/operations.md le descrive tutte.
help-serve-listen = Da dove entrano persone e programmi; 127.0.0.1:7777 se non detto
help-serve-public-url = L’indirizzo che le persone vedono, se davanti al server c’è un proxy
help-serve-trust-proxy = Se davanti al server c’è un proxy la cui parola sull’indirizzo di chi chiama conta
help-serve-metrics-listen = Dove viene servito `/metrics`; altrimenti lo ottiene solo questa macchina, all’indirizzo principale
help-serve-requests-per-address = Richieste al secondo da un indirizzo; 0 è qualsiasi numero
help-serve-requests-per-person = Richieste al secondo da una persona; 0 è qualsiasi numero
help-serve-log = Che cosa si registra: error, warn, info, debug, o un filtro per modulo
help-serve-log-format = Come viene scritto il registro
help-verify-json = Di’ ciò che è stato trovato come JSON: di ogni file se è buono, e dove non lo è
help-deck-check-json = Di’ ciò che è stato trovato come JSON: di ogni file se è buono, e dove non lo è
help-cards-check-json = Di’ ciò che è stato trovato come JSON: di ogni file se è buono, e dove non lo è
