### The table in a browser.

## The page
table-skip-to-hand = Vai alla tua mano
table-tools = Strumenti
table-players = Giocatori
table-middle = Centro del tavolo
table-bar = Che cosa fare
table-your-hand = La tua mano
table-watching = Stai guardando. Si vede solo ciò che è scoperto.
table-you = (tu)
table-close = Chiudi
table-log = Cronaca
# As in English.
table-chat = Chat
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-lost = Connessione persa. Nuovo tentativo …
table-pending = Connessione persa. Non ancora inviato: { $choice }. Puoi ancora scegliere altro.
table-unsent = Non è stato possibile inviarlo. Riprova.
table-away = assente
table-stand-in = un bot gioca al suo posto
table-clock = Tempo per questa decisione
table-go-on = Continua
table-undo = Annulla
table-last = { $game ->
    [bids] Ultima presa
   *[all-in] Ultimo round
}
table-reference = Forze e carte
table-settings = Impostazioni
table-keys = Scorciatoie da tastiera
table-leave = Lascia il tavolo
table-leave-what = Un bot prende il tuo posto; lo riavrai quando torni.

## Settings
table-speed = Movimento
table-speed-off = nessuno
table-speed-slow = lento
table-speed-normal = normale
table-speed-fast = veloce
table-tap = Per scegliere
table-tap-two = tocca, poi tocca di nuovo
table-tap-one = un solo tocco
table-hold = { $game ->
    [bids] La presa conclusa resta
   *[all-in] Ciò che ti mostrano resta
}
table-hold-short = un momento
table-hold-tap = finché non continuo
table-sound = Suoni
table-keys-on = Scorciatoie con singole lettere

## Keys
table-key-walk = scorri ciò che si può scegliere
table-key-climb = mano, barra, centro, giocatori
table-key-digit = scegli una carta per posizione
table-key-enter = conferma, continua
table-key-escape = annulla la scelta
table-key-actions = passa, All In, salta, pesca
table-key-hand = alla tua mano

## All In
table-runes = Rune
table-hand-size = Carte in mano
table-starts = inizia
table-predicted = ha predetto
table-predicted-by = predetto da { $name }
table-predicted-whom = ha predetto { $name }
table-must = { $effect } (obbligatorio)
table-why-all-in = { $name } è All In: né l’Ipnosi né l’Occhio Onnisciente raggiungono la sua mano.
table-why-covered = Questa carta è bloccata: ne ha un’altra sopra.
table-your-rank = La tua mano ora
table-round = Round { $round } di { $rounds }
table-no-last-round = Non è ancora stato giocato alcun round.
table-display = Galleria: { $cards } di { $limit } carte
table-empty-slot = slot vuoto
table-deck = Mazzo
table-discard-pile = Pila degli scarti
table-pot = Piatto
table-supply = Sono in gioco più rune dei gettoni della scatola (169). Si continua semplicemente a contare.
table-pot-paid = Piatto { $pot }: { $paid } distribuite, { $carry } rimaste.
table-column = Effetti della carta in gioco
table-effect-done = fatto
table-effect-now = ora
table-effect-to-come = da fare
table-confirm-all-in = Guadagni: né l’Ipnosi né l’Occhio Onnisciente ti raggiungono più. Paghi: due carte del mazzo vanno nella galleria e per il resto del round passi soltanto.
table-confirm-button = Sì, All In
table-swap-say = Scambia: dai { $card }, prendi { $slot }
table-ranks = Forza delle mani
table-rank-hand = Mano
table-suit-order = Semi dal più alto: { $suits }
table-effects = Effetti
table-how = { $effect ->
    [TAKE] Prendi: tocca una carta non coperta della galleria.
    [TAKE_PILE] Prendi: tocca una carta non coperta della galleria o la pila degli scarti.
    [SWAP] Scambia: tocca una tua carta e una non coperta della galleria.
    [SWAP_PILE] Scambia: tocca una tua carta e una non coperta della galleria o la pila degli scarti.
    [DRAW] Pesca: prendi la prima carta del mazzo.
    [REVEAL_3] Rivela: scopri 3 carte del mazzo e tienine una.
    [REVEAL_3_ALONE] Rivela: guarda 3 carte del mazzo e tienine una; nessun altro le vede.
    [REVEAL_4] Rivela: scopri 4 carte del mazzo e tienine una.
    [REVEAL_4_ALONE] Rivela: guarda 4 carte del mazzo e tienine una; nessun altro le vede.
    [REVEAL_5] Rivela: scopri 5 carte del mazzo e tienine una.
    [REVEAL_5_ALONE] Rivela: guarda 5 carte del mazzo e tienine una; nessun altro le vede.
    [RUNE] Runa: guadagna 1 runa.
    [HYPNOSIS] Ipnosi: tocca un giocatore e dirà quanto vale la sua mano.
   *[EYE] Occhio Onnisciente: tocca un giocatore e ti mostrerà quattro carte.
}
table-cancel = Annulla
table-peek-eye = { $name } ti mostra queste carte.
table-peek-hypnosis = { $name } dice: { $hand }
table-known = Di certo in questa mano: { $cards }
table-told = Questa mano è: { $hand }
table-gain-hand = mano { $runes }
table-gain-pot = piatto { $runes }
table-gain-rune-cards = carte runa { $runes }
table-gain-in-play = in gioco { $runes }
table-lesson-read = Leggi che cosa dice la guida, poi continua.

## Bids
table-total = Totale
table-points = Punti
table-player = Giocatore
table-hands = Tutte le mani
table-front = Carte vinte
table-lucky = Perdente fortunato
table-ally = in alleanza
table-this-round = Punti di questo round
table-prospect = questo round: { $points }
table-round-trick = Round { $round }/{ $rounds } · presa { $trick }
table-round-scored = Punteggi del round { $round }
table-trick = Presa { $trick }
table-no-last-trick = Non è ancora stata giocata alcuna presa.
table-ahead = { $name } è in testa.
table-burning-bids = { $bids } si brucia; inizierebbe { $name }.
table-ahead-nobody = Nessuno vincerebbe.
table-centre = Carta punti
table-at-stake = In palio:
table-worth = Per te: { $points }
table-worth-unknown = Per te: ancora non si sa
table-color-bids = Bids a colori
table-unseen = Non ancora viste in questo round
table-taken-out = Tolte:
table-pre-say = Scelta in anticipo: sarà puntata al tuo turno.
table-pre-chosen = Scelta in anticipo: { $card }.
table-bids-short = { $rule ->
    [colours] Ognuno punta una carta; la più alta del colore più frequente vince la carta punti, che conta anch’essa come nera. Le carte migliori uguali bruciano: nessuno vince e inizia l’ultima di quelle persone. Se la migliore è la carta punti, nessuno vince e inizia di nuovo la stessa persona.
   *[plain] Ognuno punta una carta; il numero più alto vince la carta punti. A pari merito si brucia: nessuno vince e inizia l’ultimo di loro.
}
table-lowest-short = Finché vince il numero più basso, al posto di «più alto» si legga «più basso».
table-lucky-short = { $count ->
    [consecutive] Perdente fortunato: chi finisce un round senza carte punti riceve punti, e di più per ogni round così di fila; un round con una carta punti azzera il conto.
   *[cumulative] Perdente fortunato: chi finisce un round senza carte punti riceve punti, ogni volta di più.
}
table-lucky-values = A questo tavolo: { $first } punti la prima volta, poi { $second }, poi { $third } e così via.
table-decided-round = { $names } hanno { $points } punti a testa. Decide l’ultimo round: { $most } a { $next }.
table-decided-card = { $names } hanno { $points } punti a testa e sono pari anche nell’ultimo round. Decide la carta più alta vinta in quel round.
table-decided-shared = { $names } hanno { $points } punti a testa e niente li separa: condividono la vittoria.
table-decided-hand = { $names } hanno { $points } rune a testa. Decide la mano più forte dell’ultimo round.
table-decided-nobody = { $names } hanno { $points } rune a testa anche dopo il round extra: non vince nessuno.
