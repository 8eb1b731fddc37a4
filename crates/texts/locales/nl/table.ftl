### The table in a browser.

## The page
table-skip-to-hand = Naar je hand
table-tools = Hulpmiddelen
table-players = Spelers
table-middle = Midden van de tafel
table-bar = Wat er te doen is
table-your-hand = Je hand
table-watching = Je kijkt mee. Alleen wat open ligt is te zien.
table-you = (jij)
table-close = Sluiten
table-log = Verslag
# As in English.
table-chat = Chat
table-chat-say = Zeg iets
table-chat-send = Versturen
table-lost = Verbinding verbroken. Nieuwe poging …
table-pending = Verbinding verbroken. Nog niet verstuurd: { $choice }. Je kunt nog iets anders kiezen.
table-unsent = Dat kon niet worden verstuurd. Probeer het opnieuw.
table-away = weg
table-stand-in = een bot speelt voor deze persoon
table-clock = Tijd voor deze beslissing
table-go-on = Verder
table-undo = Ongedaan maken
table-last = { $game ->
    [bids] Laatste slag
   *[all-in] Laatste ronde
}
table-reference = Waarden en kaarten
table-settings = Instellingen
table-keys = Sneltoetsen
table-leave = De tafel verlaten
table-leave-what = Een bot neemt je plaats in; je krijgt hem terug als je terugkomt.

## Settings
table-speed = Beweging
table-speed-off = uit
table-speed-slow = langzaam
table-speed-normal = normaal
table-speed-fast = snel
table-tap = Om te kiezen
table-tap-two = tikken, dan nog eens tikken
table-tap-one = één tik
table-hold = { $game ->
    [bids] Een volle slag blijft liggen
   *[all-in] Wat je te zien krijgt, blijft staan
}
table-hold-short = even
table-hold-tap = tot ik verderga
table-sound = Geluiden
table-keys-on = Sneltoetsen van één letter

## Keys
table-key-walk = langs wat te kiezen is
table-key-climb = hand, balk, midden, spelers
table-key-digit = een kaart kiezen op plaats
table-key-enter = bevestigen, verder
table-key-escape = niets kiezen
table-key-actions = passen, all-in, overslaan, trekken
table-key-hand = naar je hand

## All In
table-runes = Runen
table-hand-size = Kaarten in de hand
table-starts = begint
table-predicted = heeft voorspeld
table-predicted-by = voorspeld door { $name }
table-predicted-whom = voorspelde { $name }
table-must = { $effect } (verplicht)
table-why-all-in = { $name } is all-in: noch Hypnose noch het Alziend Oog kan bij die hand.
table-why-covered = Deze kaart is vergrendeld: er ligt een andere op.
table-your-rank = Je hand nu
table-round = Ronde { $round } van { $rounds }
table-no-last-round = Er is nog geen ronde gespeeld.
table-display = Frame: { $cards } van { $limit } kaarten
table-empty-slot = lege positie
table-deck = Trekstapel
table-discard-pile = Aflegstapel
# As in English.
table-pot = Pot
table-supply = Er zijn meer runen in het spel dan fiches in de doos (169). Gewoon verder tellen.
table-pot-paid = Pot { $pot }: { $paid } uitgekeerd, { $carry } over.
table-column = Effecten van de kaart in spel
table-effect-done = klaar
table-effect-now = nu
table-effect-to-come = komt nog
table-confirm-all-in = Winst: Hypnose en het Alziend Oog bereiken je niet meer. Prijs: twee kaarten gaan naar het frame en je past de rest van de ronde.
table-confirm-button = Ja, all-in
table-swap-say = Wisselen: geef { $card }, krijg { $slot }
table-ranks = Waarde van de handen
# As in English.
table-rank-hand = Hand
table-suit-order = Symbolen vanaf het hoogste: { $suits }
table-effects = Effecten
table-how = { $effect ->
    [TAKE] Pakken: tik op een beschikbare kaart in het frame.
    [TAKE_PILE] Pakken: tik op een beschikbare kaart in het frame, of op de aflegstapel.
    [SWAP] Wisselen: tik op een eigen kaart en op een beschikbare kaart in het frame.
    [SWAP_PILE] Wisselen: tik op een eigen kaart, en op een beschikbare kaart in het frame of op de aflegstapel.
    [DRAW] Trekken: neem de bovenste kaart van de trekstapel.
    [REVEAL_3] Onthullen: draai 3 kaarten van de trekstapel om en houd er één.
    [REVEAL_3_ALONE] Onthullen: bekijk 3 kaarten van de trekstapel en houd er één; niemand anders ziet ze.
    [REVEAL_4] Onthullen: draai 4 kaarten van de trekstapel om en houd er één.
    [REVEAL_4_ALONE] Onthullen: bekijk 4 kaarten van de trekstapel en houd er één; niemand anders ziet ze.
    [REVEAL_5] Onthullen: draai 5 kaarten van de trekstapel om en houd er één.
    [REVEAL_5_ALONE] Onthullen: bekijk 5 kaarten van de trekstapel en houd er één; niemand anders ziet ze.
    [RUNE] Rune: je krijgt 1 rune.
    [HYPNOSIS] Hypnose: tik op een speler; die zegt welke waarde de hand heeft.
   *[EYE] Alziend Oog: tik op een speler; die laat je vier kaarten zien.
}
table-cancel = Annuleren
table-peek-eye = { $name } laat je deze kaarten zien.
table-peek-hypnosis = { $name } zegt: { $hand }
table-known = Zeker in deze hand: { $cards }
table-told = Deze hand is: { $hand }
# As in English.
table-gain-hand = hand { $runes }
# As in English.
table-gain-pot = pot { $runes }
table-gain-rune-cards = runenkaarten { $runes }
table-gain-in-play = tijdens het spel { $runes }
table-lesson-read = Lees wat de coach zegt en ga dan verder.

## Bids
table-total = Totaal
table-points = Punten
table-player = Speler
table-hands = Alle handen
table-front = Gewonnen kaarten
table-lucky = Gelukkige verliezer
table-ally = bondgenoot
table-this-round = Punten van deze ronde
table-prospect = deze ronde: { $points }
table-round-trick = Ronde { $round }/{ $rounds } · slag { $trick }
table-round-scored = Score van ronde { $round }
table-trick = Slag { $trick }
table-no-last-trick = Er is nog geen slag gespeeld.
table-ahead = { $name } staat voor.
table-burning-bids = { $bids } verbrandt; { $name } zou beginnen.
table-ahead-nobody = Niemand zou winnen.
table-centre = Puntenkaart
table-at-stake = Inzet:
table-worth = Voor jou: { $points }
table-worth-unknown = Voor jou: nog onbekend
table-color-bids = Kleuren-Bids
table-unseen = Deze ronde nog niet gezien
table-taken-out = Uit het spel:
table-pre-say = Vooruit gekozen: deze kaart wordt geboden als jij aan de beurt bent.
table-pre-chosen = Vooruit gekozen: { $card }.
table-bids-short = { $rule ->
    [colours] Iedereen biedt één kaart; de hoogste kaart van de meest voorkomende kleur wint de puntenkaart, die zelf als zwart telt. Gelijke beste kaarten verbranden: niemand wint, en de laatste van hen begint. Is de puntenkaart de beste, dan wint niemand en begint dezelfde speler opnieuw.
   *[plain] Iedereen biedt één kaart; het hoogste getal wint de puntenkaart. Gelijke hoogste biedingen verbranden: niemand wint, en de laatste van hen begint.
}
table-lowest-short = Zolang het laagste getal wint, lees je ‘laagste’ waar ‘hoogste’ staat.
table-lucky-short = { $count ->
    [consecutive] Gelukkige verliezer: wie een ronde zonder puntenkaart eindigt krijgt punten, en meer voor elke zulke ronde op rij; een ronde met een puntenkaart zet de telling terug op nul.
   *[cumulative] Gelukkige verliezer: wie een ronde zonder puntenkaart eindigt krijgt punten, en elke keer meer.
}
table-lucky-values = Aan deze tafel: de eerste keer { $first } punten, dan { $second }, dan { $third }, enzovoort.
table-decided-round = { $names } hebben elk { $points } punten. De laatste ronde beslist: { $most } tegen { $next }.
table-decided-card = { $names } hebben elk { $points } punten en waren ook in de laatste ronde gelijk. De hoogste daarin gewonnen kaart beslist.
table-decided-shared = { $names } hebben elk { $points } punten en niets scheidt hen: zij delen de overwinning.
table-decided-hand = { $names } hebben elk { $points } runen. De sterkste hand van de laatste ronde beslist.
table-decided-nobody = { $names } hebben ook na de extra ronde elk { $points } runen: niemand wint.
