### De lessen: een coach spreekt aan een voorbereide tafel.

learn-title = { $game } leren
learn-step = Stap { $at } van { $of }
# As in English.
learn-coach = Coach
learn-continue = Verder
learn-back = Een stap terug
learn-again = Nog een keer
learn-rules = Regels
learn-only-this = Eén ding tegelijk: doe wat de coach zegt.
learn-what-happened = Wat er gebeurde
learn-you = Robin

learn-all-in-welcome = Welkom! Je vijf kaarten liggen onderaan, en twee daarvan zijn zevens: een pair. De kaarten in het midden zijn het frame. Als het vol is, eindigt de ronde en telt de sterkste hand. We gaan de jouwe verbeteren.
learn-all-in-play = Speel de boer van Maskers. De effecten staan op de kaart: eerst Pakken, dan Trekken met een ster. Daarna gaat de boer zelf naar het frame, dus speel wat je het minst nodig hebt.
learn-all-in-take = Pakken hoeft niet, maar kijk: er ligt een 7 in het frame! Pak de 7 van Bomen. De 5 van Klokken kon je niet pakken: die is vergrendeld, want de vrouw ligt erop.
learn-all-in-discard = Trekken heeft een ster, dus dat ging vanzelf: je trok de 9 van Maskers. Nu heb je zes kaarten, en er mogen er maar vijf blijven. Leg de 2 van Scarabeeën af.
learn-all-in-hypnosis-card = { $ada } onthulde drie kaarten en hield de heer van Maskers; { $bruno } pakte de heer van Scarabeeën. Onthoud wat anderen pakken! Je hebt nu drie zevens. Speel de 9 van Maskers om meer te weten te komen.
learn-all-in-hypnosis = Hypnose: kies { $ada }, die dan hardop moet zeggen hoe sterk die hand is.
learn-all-in-must-take = ‘Two pairs’: de jouwe is sterker. Nu heeft Pakken een ster, dus je moet een kaart pakken. De vrouw van Maskers past bij je vrouw van Bomen. Drie zevens en twee vrouwen zijn een full house!
learn-all-in-all-in = Een full house, 6 runen waard, en niemand weet het. Ga all-in: twee kaarten vullen het frame, de ronde eindigt meteen en niemand kan nog in je hand kijken.
learn-all-in-predict = Het frame is vol. Nu voorspelt iedereen wie de sterkste hand heeft: { $ada } koos { $ada }, en { $bruno } koos jou. Leg je fiche bij jezelf.
learn-all-in-end = Jouw full house is de sterkste hand. Jij en { $bruno } hebben dat voorspeld en delen de pot van 6, elk 3 runen. Dan de handen: 6 runen voor jou, 2 voor { $ada }; { $bruno } krijgt 1 voor een pair en 2 voor de runenkaart. Een spel heeft drie rondes, en wie de meeste runen heeft wint. Nu kun je spelen!

learn-bids-welcome = Welkom! In het midden ligt een zwarte puntenkaart, de 9. Iedereen biedt één kaart uit de hand, en het hoogste getal pakt de 9 punten. Jouw kaarten liggen onderaan.
learn-bids-win = { $ada } heeft de rode 7 geboden en { $bruno } de gele 5. Jouw blauwe 8 is net genoeg. Bied hem, en bewaar je 10 voor later.
learn-bids-minus = 9 punten voor jou, en de winnaar begint. Nu staat −5 op het spel: die kost de winnaar 5 punten. Bied je gele 1, zodat iemand anders hem moet nemen.
learn-bids-burn = { $bruno } moest hem nemen. Nu staat de zwarte 8 op het spel, en { $bruno } heeft de rode 9 geboden. Bied de gele 9! Wordt het hoogste getal twee keer geboden, dan verbrandt de kaart en krijgt niemand hem.
learn-bids-black = Verbrand! Jij bood als laatste de 9, dus jij begint. In je hand zit de zwarte 7: iemand heeft altijd een zwarte kaart. Hij biedt 7, en wie de slag wint, krijgt hem samen met de kaart in het midden. Bied hem.
learn-bids-twice = Je won de 5 en je eigen 7: dat is 21 punten. Nu verdubbelt 2x alles wat je deze ronde tot nu toe hebt. Daar is je rode 10 precies goed voor!
learn-bids-lucky = 42 punten! Nu een andere ronde, bijna aan het eind, waarin je geen enkele kaart gewonnen hebt. Wie aan het eind geen puntenkaart heeft, is een gelukkige verliezer en krijgt 12 punten maal het aantal van zulke rondes. Voor jou zou het de tweede zijn: 24 punten. Verlies dus: bied de blauwe 1!
learn-bids-last = De laatste slag. Je hebt alleen de rode 8 nog, maar { $bruno } heeft de 10 geboden. Mooi voor jou.
learn-bids-end = Geen enkele kaart: 2 × 12 = 24 punten, en je wint het spel met 66! Bied hoog op wat je wilt, verbrand wat anderen willen, en gaat een ronde slecht, laat hem dan echt slecht gaan. Nu kun je spelen!
