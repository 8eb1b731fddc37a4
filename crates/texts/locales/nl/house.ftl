### Wat het huis heeft besloten waar een spelregelboekje zwijgt.

house-title = Beslissingen van het huis
house-lead = Geen spelregelboekje zegt alles. Dit heeft het huis besloten waar er een zwijgt of op meer dan één manier te lezen is. De nummers zijn die van de regels in de documentatie; ook de tests van het programma dragen ze.
house-why = Waarom:
house-other = Ook mogelijk:

## All In – Predictions

house-a-01 =
    Klokken, dan Maskers, Scarabeeën en Bomen.

    De doos toont de volgorde alleen als plaatje. De onderdelenlijst noemt de symbolen zo.

    Elke andere volgorde. Een kaartbestand kan die van jouw doos bevatten.
    .asked = Welk symbool is het hoogst?
house-a-02 =
    Die van onze eigen kaartenset, tenzij er een andere is afgesproken.

    De doos toont effecten als plaatjes. Alleen de boer van Maskers is in woorden beschreven, en de onze klopt daarmee.

    Een kaartbestand kan elke kaart de effecten van jouw doos geven.
    .asked = Welke effecten heeft elke kaart?
house-a-03 =
    Het toeval beslist, en elke plaats heeft evenveel kans. Op het scoreblok is het de speler links van de deler.

    Aan deze tafel deelt niemand, aan die van jullie wel.

    De plaats naast de gastheer: dat zou telkens dezelfde persoon helpen.
    .asked = Wie begint de eerste ronde?
house-a-05 =
    Er zijn altijd genoeg runen. Zijn er meer dan 169 uitgegeven, dan zegt het spel dat de doos er niet meer heeft, en telt door.

    Fiches zijn er om mee te tellen, niet als grens.

    Wie het laatst komt, krijgt niets.
    .asked = Wat als de runenfiches op zijn?
house-a-10 =
    Een Pakken dat verplicht is en niet kan, wordt Trekken. Is er ook geen kaart om te trekken, dan vervalt het.

    Aan het eind van de beurt moet de hand weer vijf kaarten hebben.

    Het laten vervallen en met vier kaarten verder spelen. Met de meegeleverde kaarten komt het niet voor.
    .asked = Wat als een Pakken met ster geen kaart vindt?
house-a-17 =
    De bovenste kaart en het aantal. Niemand mag hem doorkijken.

    Afleggen gebeurt open, en de stapel doorkijken is verboden; onthouden niet.

    Ook het aantal verbergen, of iedereen laten kijken.
    .asked = Wat is er van de aflegstapel te zien?
house-a-19 =
    Als er een kaart nodig is en de trekstapel leeg is, niet eerder.

    Zo blijft bij ‘De aflegstapel benutten’ de bovenste kaart tot dan binnen bereik.

    Zodra de laatste kaart getrokken is. Zonder die variant zou niemand het merken.
    .asked = Wanneer wordt de aflegstapel geschud?
house-a-20 =
    Wat al onthuld is blijft apart liggen, de aflegstapel wordt geschud, en het onthullen gaat door tot het aantal.

    Onthul 4 betekent vier kaarten, en wat open ligt kan niet geschud worden.

    Stoppen bij wat er is, of de open kaarten meeschudden.
    .asked = Wat als de trekstapel opraakt tijdens een onthulling?
house-a-24 =
    De eerste lege: rij 1 van links naar rechts, dan rij 2. Een gat in rij 1 gaat voor, ook als rij 2 al begonnen is.

    Rij 2 begint als rij 1 vol is, en met een gat is die niet vol.

    Kolom voor kolom, of de kaarten aanschuiven.
    .asked = Welke positie wordt het eerst gevuld?
house-a-26 =
    Meteen, ook voor het volgende effect van dezelfde beurt.

    Hij is vergrendeld zolang er een kaart op ligt, en niet langer.

    Pas vanaf de volgende beurt.
    .asked = Wanneer kun je een kaart pakken die onder een andere lag?
house-a-34 =
    Ja. Er komt één kaart bij, en de beurten van de ronde zijn voorbij.

    All-in gaan zet je hand vast, en daarvoor is één kaart genoeg.

    Het verbieden, of de tweede kaart naast het frame leggen.
    .asked = Mag je all-in gaan met nog maar één positie vrij?
house-a-41 =
    Na vier beurten per speler zonder groei legt de trekstapel er kaarten bij, tot het frame er meer heeft dan ooit in deze ronde, of vol is.

    Wie steeds dezelfde kaarten pakt, kan eindeloos doorgaan. Proefpartijen hadden rondes van 185 beurten, waar 8 tot 14 gewoon is.

    Het aan de spelers overlaten. Mensen houden op; bots hebben een regel nodig.
    .asked = Wat als het frame niet meer groeit?
house-a-42 =
    Het effect wordt overgeslagen, ook met een ster, en de kaart mag toch gespeeld worden.

    Met twee spelers kan de enige tegenstander all-in zijn, en dat beschermt.

    De kaart verbieden, of er een kaart voor trekken.
    .asked = Wat als niemand gehypnotiseerd of bekeken kan worden?
house-a-43 =
    De hoogste waarde met naam en getal, zodat iedereen het hoort. Geen kaartwaarden, geen symbolen, geen runenkaarten.

    De spelregelboekjes vragen naar de waarde, of de sterkte, van de hand.

    Ook de kaarten, zoals ‘een pair heren’.
    .asked = Wat vertelt Hypnose?
house-a-49 =
    Met drie of meer spelers wel: om de beurt, en wie later komt ziet de eerdere. Met twee kiezen beiden in het geheim.

    De fiches worden in beurtvolgorde bij spelers gelegd.

    Iedereen tegelijk en in het geheim.
    .asked = Zijn voorspellingen open?
house-a-53 =
    De hoogste losse kaart met een symbool is de hoogste hand, en daarna het hogere symbool.

    Het is de regel van alle andere handen, en zo kan altijd iemand gelijk krijgen.

    Niemand heeft de hoogste hand, en de pot blijft liggen.
    .asked = Wat als niemand zelfs maar een pair heeft?
house-a-54 =
    Nooit. Na de hoogste kaart van de combinatie komt het symbool ervan.

    Het Italiaanse boekje zegt dat alleen kaarten van de combinatie tellen; de andere zijn zo te lezen.

    De op een na hoogste kaart, zoals bij poker.
    .asked = Tellen kaarten buiten de combinatie mee?
house-a-55 =
    Het hogere symbool in het hoogste pair. De lagere pairs worden niet vergeleken.

    De regels gaan van de hoogste kaart meteen naar de symbolen.

    Eerst de lagere pairs, zoals bij poker.
    .asked = Wat beslist bij two pairs met hetzelfde hoogste pair?
house-a-63 =
    Niemand krijgt iets, en de hele pot blijft liggen.

    Hij wordt in gelijke delen verdeeld, en wat niet te delen is blijft.

    Elk één rune, in beurtvolgorde, zolang er zijn.
    .asked = Wat als meer spelers gelijk hebben dan er runen zijn?
house-a-64 =
    Die is verloren. Alleen de extra ronde van de Erfgenamen neemt hem over.

    Wat blijft is voor de volgende ronde, en die is er niet.

    Verdelen onder allen, of onder de winnaars.
    .asked = Wat gebeurt er met de pot na de laatste ronde?
house-a-67 =
    Wie van hen in de laatste ronde de zwakste hand had.

    Het Nederlandse boekje zegt ‘van deze spelers’; de andere spreken dat niet tegen.

    De zwakste hand van allen. Dan zou iemand met meer runen kunnen beginnen.
    .asked = Wie begint als meerderen de minste runen hebben?
house-a-71 =
    Iedereen, en aan het eind tellen de runen van allen.

    De boekjes zeggen alleen dat er nog een ronde gespeeld wordt.

    Wie gelijk staat, en niemand anders.
    .asked = Wie speelt de extra ronde van de Erfgenamen?
house-a-73 =
    Nee: een van beide, of geen.

    De ene opent de aflegstapel, de andere sluit hem.

    Allebei, met een regel voor een stapel die open en gesloten is.
    .asked = Kunnen beide varianten van de aflegstapel samen?
house-a-75 =
    Zoals ze onthuld zijn, de laatste bovenop. Bij ‘De aflegstapel benutten’ kiest wie aan de beurt is.

    Alleen daar maakt het uit welke kaart bovenop ligt.

    Altijd kiezen, zoals bij meerdere afgelegde kaarten.
    .asked = In welke volgorde gaan de andere onthulde kaarten weg?
house-a-79 =
    Een bot neemt de plaats in en geeft hem terug als de speler terugkomt.

    De regels kennen niemand die weggaat, en een spel onder vrienden hoeft daar niet om te eindigen.

    Passen tot het einde van het spel, of het beëindigen.
    .asked = Wat als iemand weggaat?
house-a-81 =
    Eén voor één, elk een eigen Pakken. Het tweede mag de kaart pakken die het eerste vrijmaakte; intussen wordt niets aangevuld.

    Effecten gaan van boven naar beneden, en de gespeelde kaart komt als laatste in het frame.

    Het gat tussendoor vullen. De meegeleverde set heeft zo’n kaart niet.
    .asked = Wat als een kaart twee keer Pakken heeft?
house-a-82 =
    Het moet gebruikt worden als dat kan. Kan het niet, dan wordt het overgeslagen, en er komt geen kaart voor in de plaats.

    Een ster zegt dat een effect verplicht is, welk ook. Alleen een ontbrekende kaart laat de hand te klein.

    Naar believen overslaan, of in plaats daarvan Trekken. De meegeleverde set heeft zo’n kaart niet.
    .asked = Wat als een effect dat geen kaart oplevert een ster heeft?
house-a-83 =
    In de meegeleverde set zijn ze gelijk. Een kaartenbestand kan elk eigen effecten geven.

    Ze zijn net als alle andere met plaatjes gedrukt, en niets zegt dat ze gelijk zijn.

    Altijd gelijk, als twee keer dezelfde kaart.
    .asked = Hebben beide runenkaarten dezelfde effecten?

## Bids

house-b-01 =
    Geel, blauw en rood. Groen blijft in de doos.

    Er zijn drie kleuren nodig, en geen is beter dan een andere.

    Welke drie ook.
    .asked = Welke kleuren doen mee met drie spelers?
house-b-03 =
    Ja, allemaal.

    Iedereen moet het weten, en zo kan iedereen tellen.

    Eén ervan, waar er twee uitgaan.
    .asked = Worden de kaarten die eruit gaan getoond?
house-b-05 =
    Alle, willekeurig en ongezien, ook speciale kaarten. Eén hand kan er meer krijgen.

    Elke speciale kaart heeft een regel voor een bod uit de hand.

    Alleen getallen, of hoogstens één per hand.
    .asked = Welke zwarte kaarten kunnen in een hand komen?
house-b-07 =
    Het eerste woord van hoe je heet is de naam, de rest is de achternaam. De langste naam begint, dan de langste achternaam, dan beslist het toeval.

    Het boekje noemt beide; hier is er één veld voor.

    Alle letters samen tellen.
    .asked = Wie heeft de langste naam?
house-b-11 =
    Alleen het hoogste getal telt. Is dat twee keer geboden, dan verbrandt alles; een gelijk bod daaronder betekent niets.

    Het boekje spreekt alleen van de beste bieders.

    Het hoogste getal dat één keer geboden is, wint.
    .asked = Wat als er ook lagere getallen gelijk zijn?
house-b-17 =
    Alleen de punten van deze ronde.

    Die van eerdere rondes zijn opgeschreven, en een heel spel verdubbelen zou al het andere overschaduwen.

    Het totaal van het spel.
    .asked = Wat verdubbelt 2x?
house-b-18 =
    Eerst het getal, dan de verdubbeling.

    Zwarte kaarten uit dezelfde slag worden ook verdubbeld.

    In de volgorde waarin de kaarten gespeeld zijn.
    .asked = Wat als 2x samen met een getal gewonnen wordt?
house-b-19 =
    Ja, als die vóór of met 2x gewonnen is: dan kost hij 10. Komt hij later, dan kost hij 5.

    Punten onder nul zijn ook punten.

    2x verdubbelt alleen wat goed is.
    .asked = Verdubbelt 2x een −5?
house-b-22 =
    Nooit, ook niet als het laagste getal wint. Alleen getallen winnen.

    Wie 2x of −5 in de hand heeft, kan hem niet winnen. Eén regel voor alle speciale kaarten is het eenvoudigst.

    Als het laagste getal wint, is een bod van 0 of −5 het beste.
    .asked = Kan een kaart zonder getal een slag winnen?
house-b-23 =
    Ja. Het is een kaart in het midden als elke andere.

    Het verbod geldt voor een kaart in de hand, en daar is hij niet meer.

    Niet in deze ronde.
    .asked = Kan ik een 2x winnen die ik bood, als hij verbrand is en terugkomt?
house-b-26 =
    Nee, en Laagste wint ook niet. De volgende kaart wordt meteen omgedraaid.

    Tien kaarten in elke hand hebben tien slagen nodig.

    Ja, zoals één zin van het boekje te lezen is. Dan zou iedereen een kaart overhouden.
    .asked = Kost Schudden een slag?
house-b-27 =
    Van het hoogste bod, want dat is dan het slechtste.

    Volgens het boekje wordt de slechtste bieder bestolen.

    Van het laagste bod, zoals altijd.
    .asked = Van wie steelt de Dief als het laagste getal wint?
house-b-29 =
    Voor de dief verdubbelt hij wat de dief tot dan toe heeft. Bij de ander wordt geteld alsof hij er nooit geweest is.

    Kaarten tellen in de volgorde waarin ze voor een speler liggen.

    Hij verdubbelt niets meer, of de ander houdt wat verdubbeld was.
    .asked = Wat is een gestolen 2x waard?
house-b-31 =
    Eerst de verdubbeling, dan de diefstal: de gestolen kaart wordt niet verdubbeld.

    Die is niet in deze slag gespeeld.

    Eerst de diefstal.
    .asked = Wat als 2x en de Dief samen gewonnen worden?
house-b-35 =
    Tot het einde van de ronde.

    Dan worden alle kaarten verzameld.

    Eén slag lang, of tot het einde van het spel.
    .asked = Hoe lang wint het laagste getal?
house-b-37 =
    De volgende puntenkaart ligt gedekt, als iemand de slag wint.

    Na een gelijk bod is de volgende slag gewoon, zegt het boekje; na een winst dus niet.

    Niets.
    .asked = Wat doet de Grote Onbekende als bod?
house-b-38 =
    Hij werkt alsof hij uit een hand geboden was: na de slag. De winnaar krijgt er geen kaart voor.

    Er is een slag voor gespeeld, dus er kan geen andere kaart worden omgedraaid.

    De volgende kaart omdraaien en opnieuw bieden.
    .asked = Wat als de verborgen kaart Schudden of Laagste wint is?
house-b-40 =
    Alle rondes zonder kaart in het hele spel, op rij of niet. Je kunt ook rondes op rij afspreken.

    De gedrukte voorbeelden kloppen alleen zo, al staat er ergens ‘opeenvolgend’.

    Alleen rondes op rij.
    .asked = Welke rondes tellen voor de gelukkige verliezer?
house-b-41 =
    De helft van de punten van beiden, en niets als gelukkige verliezer. De ronde telt mee voor de volgende keer.

    Een gedrukt voorbeeld klopt alleen zo.

    Wat meer is, of allebei.
    .asked = Wat krijgt een bondgenoot zonder kaart?
house-b-43 =
    Naar boven: 7½ wordt 8 en −2½ wordt −2. Beide bondgenoten krijgen hetzelfde.

    Het boekje zegt alleen dat halven worden afgerond. Naar boven is gewoon, en vriendelijker.

    Naar beneden, of van nul af.
    .asked = Hoe worden halven afgerond?
house-b-46 =
    De eerste van hen met de klok mee vanaf wie de volgende slag begonnen zou zijn.

    Er is een regel nodig, en deze gaat verder waar de ronde eindigde.

    Het toeval, of weer de langste naam.
    .asked = Wie begint als alles gelijk is?
house-b-47 =
    Zij delen de overwinning.

    Het boekje noemt geen verdere vergelijking.

    Nog een ronde, of loten.
    .asked = Wie wint als aan het eind alles gelijk is?
house-b-48 =
    De hoogste zwarte kaart die aan het eind van de ronde voor een speler ligt.

    Kaarten die geboden zijn, betekenen niets meer.

    De hoogste geboden kaart.
    .asked = Wat is de hoogste losse kaart?
house-b-54 =
    Ja. Is hij de hoogste kaart van die kleuren, dan krijgt niemand iets.

    De hoogste kaart van alle kleuren die het vaakst voorkomen telt, en hij is een van de zwarte.

    Alleen als zwart als enige het vaakst voorkomt.
    .asked = Telt de kaart in het midden mee als zwart maar een van de meest voorkomende kleuren is?
house-b-57 =
    Dat verbrandt, en die speler begint.

    Het is een gelijk beste bod, en wie verbrandt, begint.

    De speler wint.
    .asked = Wat als een bod gelijk is aan de kaart in het midden, en die twee zijn de beste?
house-b-63 =
    Het laagste getal van de kleuren die het vaakst voorkomen wint. Ligt dat in het midden, dan krijgt niemand iets.

    Het is dezelfde regel, omgedraaid.

    Het laagste getal van allemaal.
    .asked = Hoe gaan Kleuren-Bids en Laagste wint samen?
