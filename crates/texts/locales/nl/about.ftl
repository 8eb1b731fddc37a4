### Wat Tapis is, en van wie deze spellen zijn.

about-title = Over Tapis
about-what = Tapis is een plek om twee kaartspellen te spelen, met vrienden of tegen bots die echt spelen: in een browser, in een terminal of vanuit je eigen programma. Het is vrije software. Er is hier niets te koop en er wordt niets aangeprezen.
about-games = Van wie deze spellen zijn
about-games-text = ‘All In – Predictions’ en ‘Bids’ zijn van hun auteurs en uitgevers. Tapis is niet met hen verbonden. Alle plaatjes en alle regelteksten zijn van onszelf; er is niets overgenomen uit de dozen of de spelregelboekjes. Vind je de spellen leuk, dan zijn de dozen het waard om te hebben.
about-effects = De doos van All In toont de effecten van de kaarten alleen als plaatjes. Onze kaartenset is van onszelf; wie de doos heeft, kan een bestand schrijven dat er gelijk aan is.
about-fair = Eerlijk gedeeld
about-fair-text = Vóór een spel begint, wordt het delen verzegeld: er wordt een getal gepubliceerd dat elke schudbeurt vastlegt. Na afloop kan iedereen met één klik nagaan dat er niets veranderd is. Bots zien precies wat een mens op hun plaats zou zien.
about-data = Je gegevens
about-data-text = Om te spelen is een naam genoeg. Tapis bewaart je naam, je tafels en wat daaraan gespeeld en gezegd is, en een cookie die je herkent. Geen enkele pagina neemt contact op met een andere server. Op je eigen pagina kun je je gegevens meenemen of verwijderen.
about-licence = Licentie
about-licence-text = Het programma valt onder MIT of Apache 2.0, naar jouw keuze. Het script dat de pagina ter plekke bijwerkt is Idiomorph (0BSD).
