### The pages around the table.

## Every page
site-title = Giochi di carte per stasera
site-home = Pagina iniziale
site-skip = Vai al contenuto
# As in English.
site-menu = Menu
site-me = Le mie partite
site-about = Informazioni
site-footer = Gratis, senza pubblicità, e ogni distribuzione è verificabile.
site-language = Lingua
site-theme = Tema
site-theme-name = { $theme ->
    [light] chiaro
    [dark] scuro
   *[auto] come il sistema
}
site-save = Salva
site-error = Non ha funzionato
site-nothing = Qui non c’è niente
site-no-table = Questo tavolo non esiste. Forse il link non è completo, oppure nessuno è venuto per tanto tempo e il tavolo è stato sparecchiato.
site-no-page = Nessuna pagina ha questo indirizzo. Controlla com’è scritto o riparti dalla pagina iniziale.
site-back = Indietro

## Home
site-hero = Due giochi di carte. Si danno le carte!
site-lead = Gioca subito contro bot che sanno giocare, o con amici a cui mandi un link. Nessun account.
site-play-now = Gioca subito contro i bot
site-set-up = Prepara un tavolo
site-learn = Impara in cinque minuti
site-rules = Regole
site-score-pad = Segnapunti
site-box-facts = { $least }–{ $most } giocatori · { $minutes } minuti · dai { $age } anni
site-your-name = Il tuo nome
site-name-hint = Come ti chiamiamo?
site-name-limit = al massimo { $count } caratteri
site-my-tables = I miei tavoli
site-open-tables = Tavoli aperti
site-running-tables = Guarda
site-your-turn = Tocca a te
site-phase = { $phase ->
    [waiting] in attesa
    [over] finito
   *[playing] in corso
}
site-guest = Ospite
site-free = libero

## Setting up
site-set-up-title = Un tavolo di { $game }
site-players = Giocatori
site-who-sits = Chi siede dove
site-seat = Posto { $number }
site-seat-me = tu
site-seat-open = libero per una persona
# As in English.
site-seat-bot = Bot: { $level }
site-table = Il tavolo
site-public = Pubblico
site-public-what = Chiunque può sedersi e guardare. Altrimenti solo chi ha il link.
site-clock = Tempo per decisione
site-clock-none = nessun limite
site-pace = I bot giocano
site-pace-none = all’istante
site-pace-fast = velocemente
site-pace-normal = con calma
site-pace-slow = lentamente
site-create = Apri il tavolo
site-deck-what = Ciò che differisce dal mazzo incluso, in TOML o JSON.
site-game-options = Il gioco
site-ally-usual = di solito: in cinque o sei
site-ally-on = nel gioco
site-ally-off = fuori dal gioco
site-blanks-what = Fino a due carte proprie, in TOML o JSON.
site-own-example = Per esempio:

## Waiting
site-waiting = In attesa di giocatori.
site-waiting-for = In attesa di { $names }.
site-ready = Ci siete tutti.
site-here = presente
site-sit-here = Siediti qui
site-free-seat = Libera il posto
site-free-sure = Tocca ancora per liberarlo
site-sit-down = Siediti
site-fill = I bot occupano i posti liberi.
site-fill-sure = Dare le carte ora, con i bot nei posti liberi?
site-away-sure = Dare le carte ora, senza { $names }?
site-start = Distribuisci le carte
site-owner-starts = Chi ha aperto il tavolo inizia la partita.
site-host-starts = { $name } dà inizio alla partita.
site-abandoned = Tutti hanno lasciato questo tavolo. Chi si siede per primo lo prende in consegna e dà inizio alla partita.
site-leave-sure = Uscire? Il tuo posto si libera
site-looking-on = { $count ->
    [one] C’è un’altra persona che guarda.
   *[other] Ci sono altre { $count } persone che guardano.
}
site-invite = Invita gli amici
site-invite-what = Manda questo link o fai scansionare il codice.
site-local-only = Solo questo computer può aprire il link. Per far entrare altri, avvia il server con
# As in English.
site-local-command = tapis serve --listen 0.0.0.0:7777
site-link = Link a questo tavolo
site-copy = Copia
site-copied = Copiato
site-qr = Codice QR con il link a questo tavolo
site-agreed = Gli accordi
site-fair = Una distribuzione onesta
site-late = La partita è già iniziata
site-late-what = Puoi chiedere il posto di un bot. Quando qualcuno al tavolo accetta, i suoi punti sono tuoi, e la sua mano dalla prossima distribuzione.
site-late-take = Chiedi questo posto
site-late-go = Prendi il posto di un bot
site-watch = Solo guardare

## After the game
site-over = Vince: { $names }
site-you-win = Hai vinto!
site-nobody = nessuno
site-rematch = Rivincita
site-rematch-go = Alla rivincita
site-rematch-asked = Il tavolo è di nuovo apparecchiato.
# As in English.
site-replay = Replay
site-replay-round = La fine del round { $round } nel replay
site-result = Risultato
site-verify = Verifica la distribuzione
site-verified = Tutto è in ordine.
site-verified-what = Ogni mescolata deriva dal seme promesso prima della partita e dal sale dei giocatori, e ogni azione era lecita.
site-download = Scarica il verbale
site-scores = Punti per round
site-chart = Grafico dei punti per round
site-last-round = L’ultimo round
site-replay-start = Le carte sono distribuite.
site-first = All’inizio
site-previous = Un passo indietro
site-next = Un passo avanti
site-end = Alla fine
site-move = Mossa
site-eyes = Con gli occhi di
site-eyes-open = tutto scoperto
site-eyes-table = uno spettatore

## The reader's own page
site-statistics = Statistiche
site-no-games = Ancora nessuna partita finita.
site-game = Gioco
site-played = Giocate
site-won = Vinte
site-share = Percentuale
site-fair-share = Quota equa
site-fair-share-what = ciò che darebbe la sola fortuna
site-history = Partite finite
# As in English.
site-account = Account
site-account-what = Con un account ritrovi le tue partite su ogni dispositivo.
site-account-name = Nome account
# As in English.
site-password = Password
site-register = Crea account
site-login = Accedi
site-logout = Esci
site-logged-in = Hai effettuato l’accesso come { $name }.
site-tokens = Token per programmi
site-tokens-what = Con un token un programma può sedersi a tuo nome.
site-token-once = Conservalo bene, viene mostrato una volta sola:
site-token-label = Nome del token
site-token-make = Crea un token
site-revoke = Revoca
site-revoke-sure = Revocare? Ciò che lo usa si ferma
site-data = I tuoi dati
site-data-what = Tutto ciò che conserviamo su di te, da portare via o cancellare.
site-export = Esporta
site-delete = Cancella tutto su di me
site-delete-sure = Sì, cancella; non si può annullare.
