### Wat Tapis is, en van wie deze spellen zijn.

about-title = Over Tapis
about-what = Tapis is een plek om twee kaartspellen te spelen, met vrienden of tegen bots die echt spelen: in een browser, in een terminal of vanuit je eigen programma. Het is vrije software. Er is hier niets te koop en er wordt niets aangeprezen.
about-games = Van wie deze spellen zijn
about-games-text = Beide spellen zijn van hun auteurs en uitgevers. Tapis is met geen van hen verbonden, en geen van hen heeft het goedgekeurd of gesteund. Alle plaatjes en alle regelteksten zijn van onszelf; er is niets overgenomen uit de dozen of de spelregelboekjes.
about-credit = { $game ->
    [bids] Bids: voor 3 tot 6 spelers vanaf 7 jaar. Wie het bedacht, illustreerde en uitgaf, staat op de doos.
   *[all-in] All In – Predictions (2026): bedacht door Phil Walker-Harding, geïllustreerd door Dan Gartman, uitgegeven door Next Move (Plan B Games). Voor 2 tot 5 spelers vanaf 10 jaar, 30 minuten.
}
about-buy = Vind je een spel leuk, koop dan de doos: die is voor jouw tafel gemaakt, en zo verdient wie het spel bedacht er ook aan.
about-not-affiliated = Tapis is niet met hen verbonden.
about-effects = De doos van All In toont de effecten van de kaarten alleen als plaatjes. Onze kaartenset is van onszelf; wie de doos heeft, kan een bestand schrijven dat er gelijk aan is.
about-fair = Eerlijk gedeeld
about-fair-text = Vóór een spel begint, wordt het delen verzegeld: er wordt een getal gepubliceerd dat elke schudbeurt vastlegt. Na afloop kan iedereen met één klik nagaan dat er niets veranderd is. Bots zien precies wat een mens op hun plaats zou zien.
about-data = Je gegevens
about-data-text = Om te spelen is een naam genoeg. Tapis bewaart je naam, je tafels en wat daaraan gespeeld en gezegd is, en een cookie die je herkent. Geen enkele pagina neemt contact op met een andere server. Op je eigen pagina kun je je gegevens meenemen of verwijderen.
about-licence = Licentie
about-licence-text = Het programma valt onder MIT of Apache 2.0, naar jouw keuze. Het script dat de pagina ter plekke bijwerkt is Idiomorph (0BSD).
