### De regels van beide spellen, in onze eigen woorden.

rules-contents = Op deze pagina
rules-play-now = Nu spelen
rules-learn-now = Al spelend leren
rules-players-all-in = 2 tot 5 spelers vanaf 10 jaar, drie rondes, een half uur
rules-players-bids = 3 tot 6 spelers vanaf 7 jaar, zes rondes, ongeveer 40 minuten
rules-house = Waar het spelregelboekje zwijgt: wat dit huis heeft besloten

## All In – Predictions

rules-all-in-idea =
    Iedereen heeft vijf kaarten in de hand en verbetert die onder ieders ogen: de meeste kaarten komen uit een open **frame**, en wat je daaruit pakt heeft iedereen gezien. Als het frame vol is, voorspelt iedereen **wie de hoogste handwaarde heeft**. Pas dan worden de handen getoond.

    Goede handen leveren **runen** op, goede voorspellingen delen de **pot**. Na drie rondes wint wie de meeste runen heeft.

    ![Een hand met een pair zevens](all-in:7C+7S+QT+9M+RU1)
    .title = Waar het om gaat

rules-all-in-cards =
    Er zijn 52 kaarten met vier symbolen (Klokken, Maskers, Scarabeeën en Bomen, van 2 tot en met boer, vrouw, heer en aas) en twee **runenkaarten**. Op elke kaart staat een kolom met **effecten**. Die gebruik je als je de kaart speelt.

    Een runenkaart heeft geen waarde en geen symbool en helpt geen enkele combinatie. Maar elke runenkaart die je aan het eind van een ronde in je hand hebt, is 2 runen waard.

    ![De boer van Maskers, de 2 van Bomen en een runenkaart](all-in:JM+2T+RU1)
    .title = De kaarten

rules-all-in-box =
    - **54 kaarten:** 52 met een waarde en een symbool, en 2 runenkaarten.
    - **50 runenfiches:** 29 van 1, 14 van 5 en 7 van 10, samen 169 runen.
    - **5 hulpkaarten,** één per speler, met de waarden van de handen: zijde A voor, zijde B achter. Bij iedereen ligt dezelfde zijde boven. Begin met A, waar handen dezelfde volgorde hebben als bij poker.
    - **5 voorspellingsfiches,** één per speler.
    - **4 delen van een lijst** om het frame heen.

    Hier telt het spel de runen, en wat op de hulpkaarten staat is naast de tafel altijd bij de hand.
    .title = In de doos

rules-all-in-setup =
    Iedereen krijgt vijf kaarten. De rest is de trekstapel; de eerste twee kaarten daarvan openen het frame. Het frame heeft twee rijen, en aan het begin van elke ronde wordt de pot gevuld:

    | Spelers | Frame | Runen erbij in ronde 1, 2, 3 |
    |---|---|---|
    | 2 | 2 × 4 | 2, 4, 6 |
    | 3 | 2 × 5 | 4, 6, 8 |
    | 4 of 5 | 2 × 6 | 4, 6, 8 |

    Het toeval bepaalt wie de eerste ronde begint. Daarna begint wie de minste runen heeft; zijn dat er meerdere, dan wie van hen de zwakste hand had.
    .title = Voorbereiding

rules-all-in-turn =
    De beurt gaat met de klok mee. In je beurt doe je precies één van drie dingen:

    - **Een kaart spelen:** je gebruikt de effecten en legt de kaart daarna in het frame.
    - **Passen:** de bovenste kaart van de trekstapel komt in het frame. Je blijft in de ronde.
    - **All-in gaan:** je hand staat vast en twee kaarten van de trekstapel komen in het frame. Hieronder meer daarover.

    Is het frame aan het eind van een beurt vol, dan begint de voorspellingsfase.
    .title = Je beurt

rules-all-in-play =
    1. Leg de kaart open voor je. Hij zit nu niet meer in je hand en ligt ook nog niet in het frame.
    2. Loop de effecten van boven naar beneden langs. Een effect met een **ster** is verplicht. Elk ander effect gebruik je of sla je over, één voor één, zonder terug te gaan.
    3. Heb je nu meer dan vijf kaarten, leg dan af tot je er vijf hebt. Ook wat je net gekregen hebt mag weg, de gespeelde kaart niet.
    4. De gespeelde kaart komt in het frame. Je hebt weer vijf kaarten.

    Voorbeeld: je speelt de boer van Maskers. Met Pakken pak je de 9 van Bomen uit het frame, en Trekken met de ster geeft je een kaart van de trekstapel. Je hebt zes kaarten, dus je legt er één af. Daarna vult de boer het gat dat de 9 achterliet.

    ![De boer van Maskers; de 9 van Bomen](all-in:JM+9T)
    .title = Een kaart spelen

rules-all-in-effects =
    ![Alle effecten](effects:)

    Een effect zonder mogelijk doel wordt overgeslagen.
    .title = De effecten

rules-all-in-display =
    Nieuwe kaarten gaan altijd naar de eerste vrije positie: de eerste rij van links naar rechts, dan de tweede rij. Een gat in de eerste rij wordt gevuld voordat de tweede rij verdergaat.

    Een kaart van de tweede rij ligt **op** de kaart van dezelfde kolom in de eerste rij. Die is **vergrendeld**: iedereen ziet de waarde nog, maar niemand kan hem pakken of wisselen zolang er een kaart op ligt.

    ![De 2 van Klokken en de 4 van Maskers zijn vergrendeld](display:2C+4M+6S+8T+10C/QM+KS+-+-+-)
    .title = Het frame

rules-all-in-going-all-in =
    Per ronde kan maar één speler all-in gaan. Vanaf dan kan noch Hypnose noch het Alziend Oog bij jouw hand, maar je kunt die ook niet meer veranderen: in elk van je beurten komt er vanzelf een kaart van de trekstapel in het frame.

    Zo stel je een goede hand veilig, verberg je hem en haast je het einde van de ronde. Is er maar één positie vrij, dan komt er maar één kaart bij.
    .title = All-in gaan

rules-all-in-predict =
    Het begint met de speler na degene wiens beurt het frame vulde. Om de beurt legt iedereen zijn fiche bij een speler. Je mag jezelf kiezen, en bij één speler mogen meerdere fiches liggen. Iedereen voorspelt, ook wie all-in is.

    Met z’n tweeën kiezen jullie allebei in het geheim en laten jullie het tegelijk zien.
    .title = De voorspelling

rules-all-in-ranks =
    ![De waarden](ranks:)

    Het getal is de waarde van de hand, en ook het aantal runen dat hij oplevert. De aas is de hoogste kaart, of de laagste in aas-2-3-4-5. Een runenkaart maakt niets af, dus voor een straight of een flush heb je vijf kaarten met een symbool nodig.

    Zijn twee handen evenveel waard, dan beslist de **hoogste kaart van de combinatie** (bij een full house die van de drie, bij two pairs het hoogste pair), daarna het **symbool** van die kaart: Klokken, Maskers, Scarabeeën, Bomen, van hoog naar laag. Kaarten buiten de combinatie tellen nooit mee. Twee handen zijn nooit gelijk.
    .title = Welke hand heeft de hoogste waarde?

rules-all-in-scoring =
    1. **De pot:** wie de hoogste handwaarde goed voorspeld heeft, deelt de pot met de anderen die dat deden, in gelijke delen. Wat niet te delen is blijft voor de volgende ronde; had niemand het goed, dan blijft alles.
    2. **De handen:** iedereen, goed voorspeld of niet, krijgt runen voor de eigen hand: het getal van de waarde.
    3. **Runenkaarten:** 2 runen voor elke runenkaart in je hand.

    Voorbeeld: er liggen 7 runen in de pot. Anna heeft een straight tot de 8, Daan een tot de 5, Fien three-of-a-kind. Daan en Fien voorspelden Anna, Anna voorspelde Daan. Daan en Fien krijgen elk 3 uit de pot, en er blijft 1 liggen. Voor de handen krijgen Anna en Daan elk 4 runen en Fien 3.
    .title = Puntentelling

rules-all-in-end =
    Alle kaarten worden geschud, iedereen krijgt vijf nieuwe en de volgende ronde begint. Na de derde ronde wint wie de meeste runen heeft. Bij een gelijke stand beslist tussen hen de hoogste handwaarde van de laatste ronde. Wat nog in de pot ligt, is verloren.
    .title = Volgende ronde en einde

rules-all-in-variants =
    - **Zijde B** van de waarden: de straight is 6 waard, het full house maar 4.
    - **De aflegstapel benutten:** elke ronde begint met één kaart op de aflegstapel, en Pakken en Wisselen mogen de bovenste gebruiken.
    - **Met gesloten ogen:** afleggen gebeurt gedekt, en alleen jij bekijkt de kaarten die je onthult.
    - **Erfgenamen der Voorspellers:** een gelijke stand aan het eind leidt tot een extra ronde met 10 runen meer in de pot. Blijft het gelijk, dan wint niemand.
    - **Je eigen kaartenset:** een bestand kan elke kaart andere effecten geven en de volgorde van de symbolen veranderen.
    .title = Varianten

rules-all-in-details =
    - Is de trekstapel leeg als er een kaart nodig is, dan wordt de aflegstapel geschud tot een nieuwe, ook midden in een onthulling.
    - Van de aflegstapel is alleen de bovenste kaart te zien. Leg je meerdere kaarten tegelijk af, dan worden ze eerst allemaal getoond, en jij kiest de volgorde.
    - Op Hypnose wordt eerlijk geantwoord, en alleen met de waarde van de hand. Wie door het Oog bekeken wordt, kiest welke kaart verborgen blijft.
    - Is het frame vier beurten per speler niet gegroeid, dan legt de trekstapel er een kaart bij, zodat elke ronde eindigt.
    .title = Bij twijfel

## Bids

rules-bids-idea =
    In elke slag staat een zwarte **puntenkaart** op het spel. Om de beurt biedt iedereen open één kaart uit de hand. De hoogste pakt de punten. Maar is het hoogste bod twee keer gedaan, dan **verbrandt** alles en krijgt niemand iets.

    En wie een ronde eindigt zonder één enkele puntenkaart is een **gelukkige verliezer** en krijgt daar punten voor, elke keer meer.

    ![De zwarte 9 staat op het spel; geboden zijn rood 7, blauw 10 en geel 3](bids:K9+R7+B10+Y3)
    .title = Waar het om gaat

rules-bids-cards =
    De biedkaarten hebben vier kleuren (drie als je met z’n drieën speelt). Om de zwarte kaarten draait het: getallen zijn hun punten waard, **2x** verdubbelt, **−5** doet pijn. De zwarte getallen gaan even hoog als de gekleurde, en 2x en −5 doen altijd mee.

    | Spelers | Getallen | Zwarte kaarten in handen | Biedkaarten eruit |
    |---|---|---|---|
    | 3 | 1–10, drie kleuren | 1 | 1 |
    | 4 | 1–10 | 1 | 1, met de Bondgenoot 2 |
    | 5 | 1–12 | 2 | 1, zonder de Bondgenoot 0 |
    | 6 | 1–14 | 3 | 0 |

    ![Biedkaarten in de vier kleuren en zwarte puntenkaarten](bids:Y4+B8+R10+G2+K7+2x+-5)
    .title = De kaarten

rules-bids-box =
    - **56 biedkaarten:** 1 tot en met 14 in geel, blauw, rood en groen.
    - **20 zwarte kaarten:** 1 tot en met 14, 2x, −5, Dief, Schudden, Laagste wint en Grote Onbekende.
    - **4 witte kaarten:** twee Bondgenoten, één om te spelen en één om het bondgenootschap aan te geven, en twee blanco kaarten voor eigen ideeën.

    Welke meedoen hangt af van het aantal spelers; de rest blijft in de doos.
    .title = In de doos

rules-bids-deal =
    Voor deze ronde gaan enkele biedkaarten eruit; iedereen mag ze zien. Daarna worden ongezien een paar zwarte kaarten door de biedkaarten geschud, en iedereen krijgt **tien kaarten**. Iemand heeft dus een puntenkaart in de hand, en alleen die speler weet dat. De andere zwarte kaarten vormen de stapel in het midden. Dat zijn er meer dan een ronde slagen heeft: sommige worden nooit omgedraaid, en niemand weet welke.

    Wie de langste naam heeft, begint het spel; bij gelijke lengte wie de langste achternaam heeft.
    .title = Het delen

rules-bids-trick =
    Een ronde heeft tien slagen. In elke slag wordt de bovenste zwarte kaart omgedraaid. Wie begint biedt een willekeurige kaart uit de hand, daarna alle anderen met de klok mee. Kleur bekennen hoeft niet, en passen kan niet.

    Het **hoogste getal wint** de puntenkaart en legt die open voor zich neer. Wie wint, begint de volgende slag. Biedkaarten zijn weg voor deze ronde.
    .title = Een slag

rules-bids-burn =
    Hebben twee of meer spelers hetzelfde hoogste getal geboden, dan wint niemand: de puntenkaart gaat onder de stapel. De **laatste** die dat getal bood, begint de volgende slag: wie verbrandt, begint. Lagere biedingen schuiven niet op.

    ![Zwart 6 staat op het spel; rood 9, blauw 4, groen 9: het verbrandt, en groen begint](bids:K6+R9+B4+G9)
    .title = Verbranden

rules-bids-black =
    Een zwarte kaart uit je hand is een bod als elk ander. Is het een getal, dan kan hij winnen. In elk geval gaat hij naar de winnaar van de slag, samen met de kaart in het midden. Een zwart getal verbrandt met een gelijk getal van welke kleur ook. Verbrandt de slag, dan gaat ook de zwarte kaart onder de stapel.

    Voorbeeld: zwart 5 staat op het spel. Geboden worden rood 3, zwart 8 en blauw 7. Zwart 8 wint, en de speler ervan krijgt beide zwarte kaarten: 13 punten.

    ![Zwart 5; rood 3, zwart 8, blauw 7](bids:K5+R3+K8+B7)

    Een kaart zonder getal, zoals 2x of de Bondgenoot, biedt 0 (−5 biedt −5) en kan nooit winnen.
    .title = Zwarte kaarten in je hand

rules-bids-scoring =
    Aan het eind van de ronde tel je de zwarte kaarten die voor je liggen, in de volgorde waarin je ze won:

    - getallen tellen hun waarde, −5 kost vijf punten;
    - **2x** verdubbelt wat je deze ronde tot dan toe hebt, en ook de andere kaarten van zijn eigen slag. Wat je later wint, wordt niet verdubbeld.

    Heb je **geen enkele zwarte kaart**, dan ben je een gelukkige verliezer. Je krijgt 12 punten met drie spelers, 8 met vier of vijf, 7 met zes, **maal het aantal van jouw rondes zonder kaart** in het hele spel tot nu toe. Met vier spelers is dat de eerste keer 8, dan 16, dan 24.

    Een 2x alleen is niets waard, maar het is een kaart: geen gelukkige verliezer.
    .title = Puntentelling en gelukkige verliezers

rules-bids-end =
    Wie de meeste punten heeft, begint de volgende ronde. Bij een gelijke stand beslist de score van de laatste ronde, daarna de hoogste kaart die daarin gewonnen is. Is ook dat gelijk, tel dan met de klok mee vanaf wie de volgende slag begonnen zou zijn: de eerste van hen begint.

    Na zes rondes winnen de meeste punten. Bij een gelijke stand beslissen dezelfde score en dezelfde kaart; zijn die allebei gelijk, dan wordt de overwinning gedeeld.
    .title = Volgende ronde en einde

rules-bids-ally =
    De witte **Bondgenoot** doet met zes spelers altijd mee, met drie nooit, en met vier of vijf naar keuze. Hij wordt gedeeld als elke andere kaart en biedt 0. Wie hem speelt, is tot het einde van de ronde verbonden met de winnaar van die slag: de punten van beiden worden opgeteld en gehalveerd, naar boven afgerond.

    Bondgenoten krijgen geen punten als gelukkige verliezer, maar een ronde zonder kaart telt wel mee voor de volgende keer. Verbrandt de slag, dan is er geen bondgenootschap.

    ![De Bondgenoot](bids:ally)
    .title = De Bondgenoot

rules-bids-specials =
    Deze vier zwarte kaarten kunnen erbij, elk apart. Uit de hand bieden ze allemaal 0 en werken ze als iemand de slag wint. Verbrandt die, dan gebeurt er niets.

    ![De speciale kaarten](specials:)

    - **Dief** (drie en vier spelers): wie hem wint, moet een puntenkaart stelen van de slechtste bieder in de slag die er een heeft. Zijn er meerdere even slecht, dan kiest de dief.
    - **Schudden:** wordt hij omgedraaid, dan gaat hij weg, de stapel wordt met de verbrande kaarten geschud en de volgende kaart wordt omgedraaid. Het kost geen slag.
    - **Laagste wint:** vanaf nu tot het einde van de ronde wint het laagste getal. Gelijke laagste biedingen verbranden. Voor de Dief is dan het hoogste bod het slechtste.
    - **Grote Onbekende:** de volgende puntenkaart ligt gedekt terwijl er geboden wordt, en wordt daarna omgedraaid.
    .title = Speciale kaarten

rules-bids-color =
    In deze variant doen de kleuren ertoe: de slag gaat naar de hoogste kaart van de kleur die er **het vaakst** ligt. De zwarte kaart in het midden telt mee. Komen meerdere kleuren even vaak voor, dan wint de hoogste kaart van die kleuren samen.

    Is de kaart in het midden zelf de beste, dan krijgt niemand iets en begint dezelfde speler opnieuw. Gelijke beste kaarten verbranden.

    ![Zwart 2; rood 4, blauw 5, groen 9, blauw 7: blauw komt het vaakst voor, en blauw 7 wint](bids:K2+R4+B5+G9+B7)
    .title = Kleuren-Bids

rules-bids-details =
    - De gelukkige verliezer kan ook **op rij** gespeeld worden: een ronde met een puntenkaart zet je dan terug op nul.
    - Een kaart die de Dief steelt telt als nu gewonnen: een gestolen 2x verdubbelt wat de dief tot dan toe heeft.
    - Je mag meer of minder dan zes rondes spelen.
    - De twee blanco kaarten uit de doos zijn van jullie: in een bestand zeg je wat ze bieden, wat ze waard zijn en wat ze doen.
    .title = Bij twijfel
