### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Gebruik:
heading-commands = Opdrachten
heading-arguments = Argumenten
heading-options = Opties
heading-examples = Voorbeelden:
help-default = standaard: { $value }
usage-unknown = Hier is geen argument “{ $argument }”.
usage-no-command = Er is geen opdracht “{ $name }”.
usage-missing = Dit ontbreekt: { $argument }
usage-which = Zeg welke: { $names }
usage-needs-value = { $argument } heeft een waarde nodig.
usage-value = “{ $value }” is geen waarde van { $argument }. Mogelijk zijn: { $values }
usage-bad-value = “{ $value }” is geen waarde van { $argument }.
usage-conflict = { $argument } gaat niet samen met { $other }.
usage-count = { $argument } heeft te veel of te weinig waarden.
usage-similar = Bedoelde je { $name }?
usage-more = `--help` laat zien wat hier kan, met voorbeelden.
language-unknown = De talen zijn { $tags }.
io-not-found = dat bestand bestaat niet
io-denied = geen toestemming
io-folder = het is een map
io-exists = het bestaat al
cannot-read = kan { $file } niet lezen: { $why }
cannot-write = kan { $file } niet schrijven: { $why }
seat-unknown = er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }

## Records
record-refused = GEWEIGERD
record-flaw = regel { $line }: { $what }
record-verified = geverifieerd: { $game }, { $players } spelers, { $actions } acties; de deling komt haar belofte na
replay-prompt = [Enter] verder  [b] terug  [getal] ga daarheen  [q] stop >
replay-what = “{ $word }” is geen b, geen q en geen getal
replay-who = { $name } (plaats { $seat })
scenario-none = op de genoemde plekken is geen scenariobestand (*.toml)

## Simulations
unit-games = partijen
simulate-heading = { $game }, { $players } spelers: { $games } partijen op { $deals } delingen, zaad { $seed }
simulate-fair = Het eerlijke deel is { $share }. Alle intervallen zijn 95 %, over delingen.
simulate-starter = 1 (begint)
simulate-scores = Punten aan het eind, van { $least } tot { $most }
simulate-length = Een partij duurt gemiddeld { $mean } beslissingen; negen van de tien { $low } tot { $high }.
simulate-shared = Gewonnen door meerderen of door niemand: { $share }.
word-bot = bot
word-win-share = winst
word-points = punten
word-5 = 5 %
word-25 = 25 %
word-median = mediaan
word-75 = 75 %
word-95 = 95 %
word-seat = plaats

## Deck files and own cards
deck-good = een speelbaar spel kaarten; kaarten anders dan het ingebouwde: { $cards }
deck-template = Een spel kaarten voor All In – Predictions. Wat niet genoemd wordt blijft als ingebouwd.
deck-template-suits = De kleuren, de beste eerst: Klokken, Maskers, Scarabeeën, Bomen.
deck-template-effects = De effecten van een kaart, van boven naar beneden:
deck-template-star = Een ster betekent verplicht; elke kaart heeft er één nodig, bij een effect dat een kaart oplevert.
deck-suits = Kleuren, de beste eerst: { $suits }
cards-good = speelbare kaarten: { $cards }
cards-template = Eigen kaarten voor de blanco kaarten van Bids: één of twee. Wat je weglaat heeft de waarde die hier staat, behalve points en steal: die zijn dan 0 en false.
cards-key-id = hoe het geschreven wordt: `bid jester`
cards-key-name = hoe de kaart heet
cards-key-bid = het bod uit de hand, -20 tot 20
cards-key-can-win = true: het is een getal en kan een slag winnen
cards-key-points = de punten voor wie haar wint, -50 tot 50
cards-key-multiply = vermenigvuldigt wat de winnaar deze ronde heeft, -3 tot 5
cards-key-steal = de winnaar van de slag steelt, zoals bij de Dief
cards-key-shuffle = de gedekte puntenkaarten worden geschud
cards-key-lowest = vanaf dan wint het laagste getal
cards-key-hide = op de volgende puntenkaart wordt gedekt geboden
cards-key-to = "front": naar de winnaar; "aside": deze ronde uit het spel
cards-key-trick = false: omgedraaid werkt ze meteen en volgt de volgende kaart
cards-bids = Uit de hand biedt ze { $bid } en kan ze de slag niet winnen.
cards-bids-number = Uit de hand biedt ze { $bid } en kan ze de slag winnen.
cards-flip = In het midden omgedraaid werkt ze meteen, gaat opzij en volgt de volgende kaart.
cards-front = De winnaar van haar slag krijgt haar.
cards-aside = Na haar slag gaat ze opzij, naar niemand.
cards-points = Ze is { $points } punten waard.
cards-multiply = Ze vermenigvuldigt de punten die de winnaar deze ronde heeft met { $by }.
cards-steal = De winnaar steelt een puntenkaart van de laagste bieder die er een heeft.
cards-shuffle = De nog gedekte puntenkaarten worden geschud.
cards-lowest = Tot het einde van de ronde wint het laagste getal.
cards-hide = Op de volgende puntenkaart wordt gedekt geboden.
