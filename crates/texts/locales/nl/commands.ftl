### What the commands print.

## The frame
commands-heading-usage = Gebruik:
commands-heading-commands = Opdrachten
commands-heading-arguments = Argumenten
commands-heading-options = Opties
commands-heading-examples = Voorbeelden:
commands-help-default = standaard: { $value }
commands-usage-unknown = Hier is geen argument “{ $argument }”.
commands-usage-no-command = Er is geen opdracht “{ $name }”.
commands-usage-missing = Dit ontbreekt: { $argument }
commands-usage-which = Zeg welke: { $names }
commands-usage-needs-value = { $argument } heeft een waarde nodig.
commands-usage-value = “{ $value }” is geen waarde van { $argument }. Mogelijk zijn: { $values }
commands-usage-bad-value = “{ $value }” is geen waarde van { $argument }.
commands-usage-conflict = { $argument } gaat niet samen met { $other }.
commands-usage-count = { $argument } heeft te veel of te weinig waarden.
commands-usage-similar = Bedoelde je { $name }?
commands-usage-more = `--help` laat zien wat hier kan, met voorbeelden.
commands-language-unknown = De talen zijn { $tags }.
commands-io-not-found = dat bestand bestaat niet
commands-io-denied = geen toestemming
commands-io-folder = het is een map
commands-io-exists = het bestaat al
commands-cannot-read = kan { $file } niet lezen: { $why }
commands-cannot-write = kan { $file } niet schrijven: { $why }
commands-seat-unknown = er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }

## Records
commands-record-refused = GEWEIGERD
commands-record-flaw = regel { $line }: { $what }
commands-record-verified = geverifieerd: { $game }, { $players } spelers, { $actions } acties; er is gedeeld zoals vooraf beloofd
commands-scenario-none = op de genoemde plekken is geen scenariobestand (*.toml)

## Simulations
commands-unit-games = partijen
commands-simulate-heading = { $game }, { $players } spelers: { $games } partijen op { $deals } deelbeurten, zaad { $seed }
commands-simulate-fair = Het eerlijke deel is { $share }. Alle intervallen zijn 95 %, over deelbeurten.
commands-simulate-starter = 1 (begint)
commands-simulate-scores = Punten aan het eind, van { $least } tot { $most }
commands-simulate-length = Een partij duurt gemiddeld { $mean } beslissingen; negen van de tien { $low } tot { $high }.
commands-simulate-shared = Gewonnen door meerderen of door niemand: { $share }.
# As in English.
commands-word-bot = bot
commands-word-win-share = winst
commands-word-points = punten
commands-word-5 = 5 %
commands-word-25 = 25 %
commands-word-median = mediaan
commands-word-75 = 75 %
commands-word-95 = 95 %
commands-word-seat = plaats

## Deck files and own cards
commands-deck-good = een speelbaar spel kaarten; kaarten anders dan het ingebouwde: { $cards }
commands-deck-template = Een spel kaarten voor All In – Predictions. Wat niet genoemd wordt blijft als ingebouwd.
commands-deck-template-suits = De symbolen, het hoogste eerst: Klokken, Maskers, Scarabeeën, Bomen.
commands-deck-template-effects = De effecten van een kaart, van boven naar beneden:
commands-deck-template-star = Een ster betekent verplicht; elke kaart heeft er één nodig, bij een effect dat een kaart oplevert.
commands-deck-suits = Symbolen, het hoogste eerst: { $suits }
commands-cards-good = speelbare kaarten: { $cards }
commands-cards-template = Eigen kaarten voor de blanco kaarten van Bids: één of twee. Wat je weglaat heeft de waarde die hier staat, behalve points en steal: die zijn dan 0 en false.
commands-cards-key-id = hoe het geschreven wordt: `bid jester`
commands-cards-key-name = hoe de kaart heet
commands-cards-key-bid = het bod uit de hand, -20 tot 20
commands-cards-key-can-win = true: het is een getal en kan een slag winnen
commands-cards-key-points = de punten voor wie de kaart wint, -50 tot 50
commands-cards-key-multiply = vermenigvuldigt wat de winnaar deze ronde heeft, -3 tot 5
commands-cards-key-steal = de winnaar van de slag steelt, zoals bij de Dief
commands-cards-key-shuffle = de gedekte puntenkaarten worden geschud
commands-cards-key-lowest = vanaf dan wint het laagste getal
commands-cards-key-hide = op de volgende puntenkaart wordt gedekt geboden
commands-cards-key-to = "front": naar de winnaar; "aside": deze ronde uit het spel
commands-cards-key-trick = false: omgedraaid werkt de kaart meteen en wordt de volgende omgedraaid

## Odds
commands-unit-worlds = werelden
commands-odds-you = Jij
commands-odds-player = Speler { $number }
commands-odds-rank = waarde
commands-odds-after-draw = na trekken ~
commands-odds-beats = verslaat deze hand
commands-odds-best = sterkste hand van allen
commands-odds-hands-note = Getallen met ± en kolommen met ~ komen uit { $samples } werelden die passen bij wat deze speler ziet (95 %); de andere zijn exact geteld.
commands-odds-hand-size = --hand heeft { $cards } kaarten nodig
commands-odds-hand-most = --hand heeft 1 tot { $cards } kaarten nodig
commands-odds-gone = biedkaarten die in geen hand zitten heeft iedereen gezien: noem er nog { $cards } met --gone (vóór de ronde verwijderd of in eerdere slagen geboden)
commands-odds-not-bidding = { $name } hoeft op dit moment niet te bieden
commands-odds-no-bot = er is geen bot `{ $bot }`; wel: { $bots }
commands-odds-trick = { $name }: bod op { $centre }; spelers die daarna nog bieden: { $later }
commands-odds-card = kaart
commands-odds-win = wint
commands-odds-burn = niemand
commands-odds-lose = ander wint
commands-odds-points = punten
commands-odds-exact = Exact geteld.
commands-odds-none = er zijn geen kansen voor { $game }: niemand heeft opgeschreven hoe je die vindt
commands-review-none = er is geen terugblik op { $game }: niemand heeft opgeschreven hoe je het beoordeelt
commands-odds-sampled = Uit { $samples } werelden die passen bij wat deze speler ziet; wie later biedt kiest zoals de bot `{ $bot }`.

## The score pad
commands-score-exists = { $file } bestaat al; --replace begint opnieuw
commands-score-nothing = er is geen ronde om terug te nemen
commands-score-name-twice = { $name } staat er twee keer
commands-score-no-file = er is geen scoreblok { $file }; begin er een: tapis score { $game } new Ana Bo Cy
commands-score-unreadable = { $place }: dit is geen scoreblok
commands-score-other-game = { $file } is het scoreblok van het andere spel
commands-score-each = zeg iets voor elk van de { $players } spelers, in hun volgorde; `-` is niets
commands-score-two-allies = bondgenoten zijn twee spelers
commands-score-who = “{ $word }” is hier niemand: { $names }
commands-score-round = ronde
commands-score-total = totaal
commands-score-zero-rounds = rondes zonder kaart
commands-score-nobody = Niemand wint: het blijft gelijk.
commands-score-winners = Gewonnen door { $names }
commands-score-next = { $name } begint ronde { $round }.
commands-score-next-of = Ronde { $round } wordt begonnen door een van: { $names }
commands-score-pot = In de pot: { $runes }
commands-score-lucky = gelukkige verliezer ×{ $times }
commands-score-allied = bondgenoten, eigen { $own }
# As in English.
commands-score-from-pot = pot
commands-score-from-effects = effecten
commands-score-begin = Een nieuw scoreblok in { $file }
commands-score-how = Een lege regel is niets; `undo` neemt het laatste antwoord terug, of vóór het eerste de laatste ronde; `quit` stopt. Elke ronde wordt bewaard.
commands-score-over = De partij is afgelopen; [Enter] stopt, `undo` neemt de laatste ronde terug:
commands-score-ask-names = Spelers, met de klok mee, met komma’s ertussen:
commands-score-ask-options = Regels die anders zijn dan gewoonlijk, zoals rounds=4 of side=B (leeg: geen):
commands-score-number = “{ $word }” is geen getal.
commands-score-ask-cards = Puntenkaarten van { $name }, op volgorde (5 8 2x -5 thief):
commands-score-ask-hand = Hand van { $name } (7C 7S QT 9T RU1, of full_house 9C):
commands-score-ask-allies = Bondgenoten, twee namen (leeg: geen):
commands-score-ask-prediction = Wie heeft { $name } voorspeld?
commands-score-ask-runes = Runen van { $name } uit effecten in deze ronde (leeg: 0):

## tapis serve, backup, restore
commands-serve-ready = De tafel staat klaar op { $url }
commands-serve-open = Druk op Enter om hem in de browser te openen, Ctrl+C om te stoppen.
commands-serve-ending = Wat begonnen is wordt afgemaakt …
commands-backup-done = { $rows } rijen geschreven.
commands-restore-done = { $rows } rijen gelezen.

## Manual pages
commands-man-name = NAAM
commands-man-synopsis = SAMENVATTING
commands-man-description = BESCHRIJVING
commands-man-examples = VOORBEELDEN
commands-man-version = VERSIE

## Waiting
commands-backup-doing = Alles wordt opgeschreven …
commands-restore-doing = Alles wordt gelezen …
commands-unit-files = bestanden
commands-health-good = Met de server op { $address } is alles in orde.
commands-health-failing = De server op { $address } kan niet bedienen: hij antwoordt met { $status }. In zijn log staat waarom.
commands-health-none = Op { $address } antwoordt geen server: { $why }
