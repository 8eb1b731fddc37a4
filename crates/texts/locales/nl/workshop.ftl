### De werkplaats.

workshop-deck-title = Kaartenwerkplaats
workshop-deck-lead = Maak een kaartenset die gelijk is aan die in je doos, of een van jezelf. Tik op een kaart en dan op de effecten, van boven naar beneden. Het eerste effect dat een kaart oplevert krijgt de ster; tik op een ster om die te veranderen.
workshop-cards-title = Blanco kaarten
workshop-cards-lead = In de doos van Bids zitten twee blanco kaarten. Zeg wat ze bieden, wat ze waard zijn en wat ze doen; plaatje en regel volgen terwijl je kiest.
workshop-ready = Gebruiken
workshop-name = Naam
workshop-nameless = zonder naam
workshop-play = Hiermee een tafel opzetten
workshop-not-ready = Hiermee kan nog niet gespeeld worden: kijk naar wat gemarkeerd is.
workshop-keep = In deze browser bewaren
workshop-kept = Bewaard
workshop-saved = In deze browser bewaard
workshop-remove = Weghalen
workshop-export = Als TOML downloaden
workshop-print = Afdrukken
workshop-import = Een bestand openen
workshop-import-what = Een bestand in TOML of JSON, zoals de opdrachtregel het schrijft en leest.
workshop-file = Bestand
workshop-text = Of de tekst ervan
workshop-open = Openen
workshop-effects = Wat de effecten doen
workshop-all-cards = Alle kaarten
workshop-good = { $good } van de { $all } kaarten zijn compleet.
workshop-sure = Zeker?
workshop-from-built-in = Opnieuw beginnen met de meegeleverde kaarten
workshop-from-empty = Met lege kaarten beginnen
workshop-no-gain = Er ontbreekt nog een Pakken, Trekken of Onthullen met een ster, zodat de hand weer op vijf kaarten komt.
workshop-add = Een effect toevoegen
workshop-must = { $effect }: moet gebruikt worden
workshop-up = { $what }: verder omhoog
workshop-down = { $what }: verder omlaag
workshop-off = { $effect }: weghalen
workshop-back = De vorige kaart
workshop-next = Volgende kaart
workshop-like = Zoals de vorige kaart
workshop-clear = Leegmaken
workshop-keys = Toetsen: T, S, D, 3, 4, 5, R, H en E voegen een effect toe, * verandert de ster van het laatste, Backspace haalt het weg, = neemt de vorige kaart over, → gaat verder.
workshop-suits = Volgorde van de symbolen
workshop-suits-what = Het beste eerst. Sleep een symbool naar zijn plaats, of gebruik de pijlen.
workshop-blank = + Een blanco kaart
workshop-look = Tonen
workshop-called = Naam op de kaart
workshop-id = Hoe de kaart geschreven wordt
workshop-card-number = { $key ->
    [bid] Bod uit de hand
    [points] Punten voor wie de kaart wint
   *[multiply] Keer
}
workshop-card-does = { $key ->
    [can_win] Het is een getal en kan de slag winnen
    [steal] Wie de kaart wint steelt, zoals bij de Dief
    [shuffle] De gedekte puntenkaarten worden geschud
    [lowest_wins] Vanaf dan wint het laagste getal
   *[hide_next] Op de volgende puntenkaart wordt gedekt geboden
}
workshop-goes = Als de slag gespeeld wordt
workshop-goes-where = { $way ->
    [front] gaat de kaart naar de winnaar
    [aside] gaat de kaart opzij, naar niemand
   *[at-once] geen slag: de kaart werkt zodra hij omgedraaid wordt
}
workshop-report = Wat het met het spel doet
workshop-report-lead = Bots spelen er op de achtergrond een paar honderd partijen mee, en evenveel met wat meegeleverd is, met dezelfde verdeelde kaarten. Wat meer dan toeval verschilt, staat vet.
workshop-report-begin = Laat ze spelen
workshop-report-running = { $done } van { $planned } partijen zijn gespeeld.
workshop-report-waits = Het wacht op de rapporten van anderen.
workshop-report-stop = Stoppen
workshop-report-other = Dit rapport gaat over een andere set of andere kaarten: ga daarheen.
workshop-report-file = Downloaden met alle grafieken
workshop-report-too-long = De partijen duurden te lang. Een set waarin elke kaart heel veel doet, maakt ze traag.
