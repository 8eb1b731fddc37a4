### Tips die één keer verschijnen, in het eerste spel van elke soort.

hints-title = Tips voor het eerste spel
hints-off = Geen tips meer
hints-all-in-goal = Het doel: de sterkste hand van vijf kaarten maken, of voorzien wie die heeft. Beide geven runen; de meeste na 3 ronden winnen.
hints-all-in-signs = De tekens op een kaart zijn haar effecten, van boven naar beneden. Een met ★ moet worden gebruikt. Tik op een kaart om ze te lezen.
hints-all-in-before = De waarde van je hand staat naast je naam. Kies een kaart, en de balk zegt wat je hand zou worden.
hints-all-in-display = Bij elke keer passen groeit het frame. Is het vol, dan eindigt de ronde en voorspelt iedereen.
hints-all-in-predict = Leg je fiche voor wie volgens jou de sterkste hand heeft. Wie gelijk heeft, deelt de pot.
hints-bids-goal = Het doel: zwarte puntenkaarten winnen. Het hoogste bod pakt de kaart; gelijke hoogste biedingen verbranden en niemand wint.
hints-bids-before = Kies een kaart, en de balk zegt wat ze zou doen: voor staan, verbranden of achterblijven.
hints-bids-burn = Deze biedingen zijn gelijk en verbranden: niemand krijgt de kaart, en wie de laatste bood begint.
hints-bids-special = Deze kaart is geen getal. Tik erop om te lezen wat ze doet voor wie de slag wint.
hints-bids-lucky = Nog geen kaart? Wie er de hele ronde geen wint, is een gelukkige verliezer en krijgt daar punten voor.
