### The words of the help, by the names of commands and arguments.

help-tapis = Twee kaartspellen, All In – Predictions (2–5 spelers) en Bids (3–6 spelers): spelen, meten, eigen kaarten ontwerpen, de stand bijhouden, het delen verifiëren.
help-exit-codes = Afsluitcodes: 0 alles in orde, 1 er is iets fouts gevonden, 2 de opdracht kon niet worden uitgevoerd.
help-any-lang = De taal: en, es, it, nl of zh-Hant; anders beslist TAPIS_LANG of de systeemtaal
help-any-help = Toon deze hulp; `-h` toont een korte
help-any-version = Toon de versie
help-any-game = Welk spel
help-any-players = Hoeveel spelers: 2–5 bij All In, 3–6 bij Bids
help-any-seed = Een getal naar keuze; hetzelfde getal deelt dezelfde kaarten
help-any-options =
    Een optie van de regels, zoals `side=B`, `rounds=3` of `specials=thief,shuffle`; mag herhaald worden

    All In: side, discard_variant, tie_break, deck. Bids: rounds, color_bids, ally, specials, lucky_loser, blanks. `deck` en `blanks` zijn JSON of de naam van een TOML-bestand.
help-any-threads = Hoeveel threads werken; 0 is één per kern
help-any-json = Geef het resultaat als JSON
help-arena =
    Laat bots veel partijen tegen elkaar spelen en meet wie beter is

    Elke deelbeurt wordt in alle rotaties gespeeld: elke opstelling schuift plaats voor plaats door en krijgt elke hand. Die partijen zijn één set, en alle intervallen tellen sets. Dezelfde opdracht geeft dezelfde getallen bij elk aantal threads.
help-arena-bots = De bots, met komma’s ertussen; de niveaus zijn beginner, casual, club, expert en master; andere, zoals random, worden genoemd als er één niet bestaat
help-arena-format = Hoe ze de tafels vullen: elk tegen een tafel van elk ander, één tegen tafels van de anderen, of allen aan één tafel
help-arena-sprt = Toets of één A beter is dan een tafel van B, en stop zodra het bekend is
help-arena-pool = Toets een bot aan de vaste groep: hij zakt als hij ergens zeker minder dan zijn eerlijke deel haalt
help-arena-measure = Waar de toets naar kijkt: het deel van de overwinningen, of de punten min het gemiddelde van de anderen
help-arena-h0 = De winst van een bot die niet beter is: een deel van alle overwinningen (0.01), van het eerlijke deel (5%), of punten als de maat `score` is
help-arena-h1 = De winst van een bot die beter is, op dezelfde manier; 10% van het eerlijke deel of 2 punten als niets gezegd is
help-arena-deals = Hoeveel deelbeurten gespeeld worden, elk in alle rotaties; 200 als niets gezegd is, met --sprt hoogstens 3000
help-arena-json = Toon de resultaten als JSON, of schrijf ze naar dit bestand
help-arena-html = Schrijf de resultaten als een pagina met grafieken die niets anders nodig heeft
help-completions = Geef aanvullingen voor een shell
help-completions-shell = Welke shell
help-man =
    Schrijf handleidingpagina’s

    Met een map één pagina per opdracht; zonder map de pagina van `tapis` zelf op de standaarduitvoer.
help-man-folder = Waar de pagina’s komen
help-record =
    Speel een partij van bots en schrijf het verslag

    Het verslag is een tekst: spelers, opties, elke keer schudden, elke actie, de standen en aan het eind het geheime zaad waaruit het schudden volgt. `tapis replay` toont het, `tapis verify` controleert het, `tapis review` zegt wat de partij besliste.
help-record-bots = Wie er spelen, vanaf plaats 0, met komma's ertussen; minder namen dan plaatsen beginnen opnieuw. In elke volgende partij schuift iedereen een plaats op
help-record-games = Hoeveel partijen er gespeeld worden, met dit zaad en die erna
help-record-folder = Schrijf elke partij in een bestand van deze map, genoemd naar spel en zaad
help-record-names = De naam van een speler, vanaf plaats 0; mag herhaald worden
help-record-salts = Woorden die een plaats aan het delen toevoegt, vanaf plaats 0; mag herhaald worden
help-replay =
    Toon een vastgelegde partij in de terminal, stap voor stap

    Eerst wordt het verslag geverifieerd. In een terminal opent het op het hele scherm: pijlen gaan verder en terug, `e` wisselt van ogen, `g` van taal, `q` stopt. Elders wordt de hele partij afgedrukt.
help-replay-file = Een verslagbestand; `-` is de standaardinvoer
help-replay-seat = Toon alleen wat deze plaats kon zien; zonder dit ligt alles open
help-replay-from = Begin na zoveel acties
help-replay-json = Toon elke stap als een regel JSON
help-review =
    Zeg wat een opgeschreven partij besliste, en wat de spelers konden weten

    Van een gelijk begin tot de uitslag wordt rekenschap gegeven van de kansen: wat het delen gaf, wat latere kaarten gaven, wat keuzes gaven. Elke keuze wordt beoordeeld naar wat de speler toen wist, in werelden die daaruit getrokken zijn; de duurste zeggen wat beter was geweest, hoeveel en waarom. Duurt ongeveer een minuut op één kern; hetzelfde verslag geeft dezelfde terugblik.
help-review-file = Een bestand met een verslag; `-` is de standaardinvoer
help-review-seat = Beoordeel alleen de keuzes van deze plaats, en nauwkeuriger; anders die van iedereen
help-review-playouts = Zoveel simulaties bekijken alle keuzes, en nog eens zoveel de meest twijfelachtige
help-scenario =
    Voer scenariobestanden uit: uitvoerbare voorbeelden van de regels

    Noemt elke fout met bestand, stap en veld, en eindigt met `N passed, N failed`.
help-scenario-paths = Scenariobestanden, of mappen waarvan alle *.toml worden uitgevoerd
help-trace =
    Speel een partij van willekeurige bots en druk elke toestand af als JSON Lines

    De eerste regel bevat de opties en de pas gedeelde partij, elke volgende regel een actie en de toestand erna, met alle kaarten open. Dezelfde argumenten geven dezelfde partij.
help-verify =
    Controleer vastgelegde partijen opnieuw: elke actie, elke stand en het delen

    Het zaad moet de belofte nakomen, elke keer schudden moet eruit volgen, elke actie moet geldig en elke stand juist zijn. De eerste foute regel wordt genoemd. docs/deal.md vertelt hoe je zelf een controleur schrijft.
help-verify-files = Verslagbestanden; `-` is de standaardinvoer
help-simulate =
    Speel heel veel partijen tussen bots en tel wie wint

    Elke deelbeurt wordt in alle rotaties van de bots gespeeld, zodat iedereen elke hand heeft gehad; intervallen tellen deelbeurten. Plaatsen tellen vanaf wie begint. Dezelfde opdracht geeft dezelfde getallen bij elk aantal threads.
help-any-bots = De bots, met komma’s ertussen; een korte lijst wordt herhaald tot de tafel vol is; de niveaus zijn beginner, casual, club, expert en master; andere, zoals random, worden genoemd als er één niet bestaat
help-any-games = Hoeveel partijen
help-deck = Schrijf, controleer en beschrijf kaartbestanden van All In
help-deck-template = Schrijf een kaartbestand om mee te beginnen
help-deck-template-file = Een nieuw bestand; zonder dit de standaarduitvoer
help-deck-template-full = Alle 54 kaarten zoals ingebouwd
help-deck-check = Controleer kaartbestanden; alles wat fout is wordt op zijn plek getoond
help-deck-check-files = Kaartbestanden
help-deck-describe = Toon de effecten van elke kaart
help-deck-describe-file = Een kaartbestand; zonder dit het ingebouwde
help-cards = Schrijf, controleer en beschrijf eigen kaarten voor de blanco kaarten van Bids
help-cards-template = Schrijf een bestand met eigen kaarten om mee te beginnen
help-cards-template-file = Een nieuw bestand; zonder dit de standaarduitvoer
help-cards-check = Controleer bestanden met eigen kaarten; alles wat fout is wordt op zijn plek getoond
help-cards-check-files = Bestanden met eigen kaarten
help-cards-describe = Zeg wat elke kaart doet
help-cards-describe-file = Een bestand met eigen kaarten
help-odds =
    Zeg wat een speler kan verwachten van wat hij ziet

    All In: de kans op elke waarde voor elke hand, op een sterkere hand dan de eigen en op de sterkste hand van allen. Bids: wat elke kaart in deze slag zou opleveren. Kansen worden exact geteld waar dat kan, anders geschat uit werelden die passen bij wat gezien is, met foutmarge. Er wordt niets gebruikt dat de speler niet ziet.
help-odds-record = Een verslagbestand; `-` is de standaardinvoer
help-odds-at = Kijk naar de tafel na zoveel acties
help-odds-seat = Door wiens ogen; zonder dit van wie aan zet is
help-odds-hand =
    De eigen kaarten, zoals `7C 7S QT 9T RU1` of `R9 B4 K3`

    All In: waarde en symbool, C Klokken, M Maskers, S Scarabeeën, T Bomen (7C, QT, 10M), RU1 en RU2 voor de runenkaarten. Bids: kleur en getal, R, B, G, Y, en K voor zwart (R9, K3), en 2x, -5, thief en eigen kaarten.
help-odds-display = All In: de kaarten van het frame
help-odds-gone = Kaarten die gezien zijn en in geen hand zitten; `@FILE` leest ze uit een bestand
help-odds-centre = Bids: de puntenkaart in het midden
help-odds-plays = Bids: de eerder in deze slag geboden kaarten, op volgorde
help-odds-hidden = Bids: de kaart in het midden ligt gedekt
help-odds-lowest-wins = Bids: het laagste getal wint
help-odds-opponents = Bids: de bot volgens welke latere bieders kiezen
help-odds-samples = Hoeveel werelden worden voorgesteld waar tellen niet kan
help-score =
    Houd de stand bij voor wie met de papieren dozen speelt

    Zonder actie vraagt het ronde voor ronde en bewaart na elke. De sommen zijn die van de spellen: gelukkige verliezers, bondgenootschappen, de pot, voorspellingen, wie begint. Spelers noem je bij naam, bij het begin ervan of bij nummer.
help-score-file = Het bestand van het blok; zonder dit GAME.score.json in deze map
help-score-new = Begin een scoreblok
help-score-new-names = De spelers, met de klok mee
help-score-new-replace = Vervang een bestaand blok
help-score-add = Schrijf een ronde op
help-score-add-cards =
    Voor elke speler: bij Bids de gewonnen puntenkaarten op volgorde, `-` voor geen; bij All In de vijf kaarten, of waarde en beslissende kaart

    Een lijst die met -5 begint heeft een spatie ervoor nodig.
help-score-add-predict = All In: wie elke speler voorspelde
help-score-add-runes = All In: de runen die elke speler door effecten kreeg
help-score-add-allies = Bids: de twee bondgenoten
help-score-add-next = Bids: wie de volgende slag zou beginnen; telt alleen als al het andere gelijk is
help-score-add-round = Deze ronde verbeteren in plaats van er een toe te voegen
help-score-undo = Neem de laatste ronde terug
help-score-show = Toon het blok
help-score-export = Schrijf de stand voor andere programma’s
help-score-export-format = Een tabel of alles
help-report =
    Schrijf een pagina over de balans van een spel met gegeven opties

    Voordeel van elke plaats, waarde van elke kaart gespeeld, in de hand en geboden, hoe vaak elk effect en elke speciale kaart telt, waarden van handen, gelukkige verliezers, voorspellingen; één HTML-bestand met grafieken. `--compare` zet een tweede set opties ernaast, op dezelfde deelbeurten: andere regels, een ander kaartbestand, andere blanco kaarten.
help-report-compare = De opties van de tweede kant, zoals bij --option; `default` is geen; mag herhaald worden
help-report-out = Waar de pagina komt
help-health =
    Vraag de server op deze computer of hij kan bedienen

    Afsluitcode 0 als hij dat kan, 1 als hij het niet kan of niemand antwoordt: wat de controle van een container nodig heeft. Waar de server luistert staat in hetzelfde bestand, dezelfde omgeving en dezelfde optie als bij `tapis serve`.
help-health-listen = Waar de server luistert
help-join =
    Aan een tafel van een server plaatsnemen, of toekijken

    De link is die welke vrienden elkaar sturen. Wie terugkomt, vindt dezelfde plaats; een verbroken verbinding herstelt zich vanzelf.
help-join-url = De link naar de tafel
help-join-name = De naam die anderen zien
help-join-watch = Toekijken, ook als er een plaats vrij is
help-play =
    Tegen bots spelen, op het hele scherm

    Toetsenbord en muis werken allebei; `?` toont de toetsen. Het spel wordt na elke actie bewaard, zodat niets verloren gaat, hoe het ook eindigt; `--resume` gaat ermee verder.
help-play-bots = De niveaus van de bots, met komma’s ertussen: beginner, casual, club, expert, master; een korte lijst wordt herhaald
help-play-name = Je naam
help-play-pace = Hoe lang een bot wacht voor hij handelt, in milliseconden
help-play-resume = Verdergaan met het laatst gespeelde spel, of met dat in dit bestand
help-play-save = Het spel in dit bestand bewaren
help-backup =
    Schrijf alles wat de server bewaart naar één bestand

    De server mag intussen doorgaan; het bestand toont één moment. Het is gelijk voor SQLite en PostgreSQL, dus een back-up van de ene kan in de andere worden teruggezet. Er staan de zaden van lopende spellen en de samenvattingen van wachtwoorden in: bewaar het veilig.
help-backup-file = Waar het wordt geschreven; `-` is de standaarduitvoer. Een bestaand bestand wordt niet overschreven
help-restore = Lees een back-up in een lege database
help-restore-file = De back-up; `-` is de standaardinvoer
help-any-database = Het adres van de database: `sqlite://tapis.db`, of `postgres://…` voor meer knooppunten
help-any-config = Een bestand met instellingen; `tapis.toml` in deze map als het er is
help-serve =
    Bied de tafels aan browsers en programma’s aan; kaal `tapis` doet hetzelfde

    Elke instelling kan achter de opdracht staan, in de omgeving (TAPIS_LISTEN, TAPIS_DATABASE, …) of in een bestand; de dichtstbijzijnde telt. docs/operations.md beschrijft ze allemaal.
help-serve-listen = Waar mensen en programma’s binnenkomen; 127.0.0.1:7777 als het niet is gezegd
help-serve-public-url = Het adres dat mensen zien, als er een proxy voor de server staat
help-serve-trust-proxy = Of er een proxy voor de server staat wiens woord over het adres van de beller telt
help-serve-metrics-listen = Waar `/metrics` wordt aangeboden; anders krijgt alleen deze machine het, op het hoofdadres
help-serve-requests-per-address = Verzoeken per seconde van één adres; 0 is elk aantal
help-serve-requests-per-person = Verzoeken per seconde van één persoon; 0 is elk aantal
help-serve-log = Wat in het logboek komt: error, warn, info, debug, of een filter per module
help-serve-log-format = Hoe het logboek wordt geschreven
help-verify-json = Zeg als JSON wat gevonden is: van elk bestand of het goed is, en waar niet
help-deck-check-json = Zeg als JSON wat gevonden is: van elk bestand of het goed is, en waar niet
help-cards-check-json = Zeg als JSON wat gevonden is: van elk bestand of het goed is, en waar niet
