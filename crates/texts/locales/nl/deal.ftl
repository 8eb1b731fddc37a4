### How cards are dealt so that nobody can have chosen them; docs/deal.md tells more.

deal-awaited = De kaarten worden gedeeld zodra { $names } onthult wat beloofd is.
deal-again = Het delen is gestopt en begint opnieuw.
deal-stopped = { $names } heeft het beloofde zout niet onthuld: het delen is toen gestopt, met een nieuw geheim getal.
deal-what = Dit getal belooft het geheime getal achter de kaarten, en de pagina van elke speler belooft een eigen zout. Zodra er om kaarten is gevraagd, kan er niets meer veranderen; dan wordt het zout onthuld. Na het spel kan iedereen alles narekenen.
deal-promised = Zout is beloofd door { $names }.
deal-nobody = Nog niemand heeft zout beloofd: dan heeft alleen de gastheer het geheime getal gekozen.
deal-terms = Samenvatting van wat vastligt; het verslag herhaalt haar:
deal-dealing = De kaarten worden gedeeld; een ogenblik.
deal-not-dealing = Niemand heeft om kaarten gevraagd.
deal-bad-promise = Deze belofte kan niet worden aangenomen: het zijn 64 hexadecimale cijfers in kleine letters, en een plaats die het delen heeft gestopt, speelt zonder zout.
deal-broken-promise = Dit zout houdt zijn belofte niet.
