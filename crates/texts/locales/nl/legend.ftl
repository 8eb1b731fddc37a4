### What is on the table, thing by thing: the help, and what touching one of them says.

legend-title = Hulp
legend-things = Wat er op tafel ligt
legend-all-in-deck = Trekstapel: kaarten die nog niemand heeft gezien, en hoeveel.
legend-all-in-discard = { $variant ->
    [manipulate] Aflegstapel: alleen de bovenste kaart is te zien, en Pakken en Wisselen mogen die gebruiken. Als de trekstapel op is, wordt hij geschud.
    [closed_eye] Aflegstapel: de kaarten liggen gedekt en niemand mag ze bekijken. Als de trekstapel op is, wordt hij geschud.
   *[none] Aflegstapel: alleen de bovenste kaart is te zien. Als de trekstapel op is, wordt hij geschud.
}
legend-all-in-pot = Pot: deze runen zijn voor wie de sterkste hand voorspelt.
legend-all-in-slot = Frame: hier komen beurt na beurt kaarten bij. Is de laatste positie gevuld, dan voorspelt iedereen wie de sterkste hand heeft.
legend-all-in-played = De kaart in spel. De effecten gaan van boven naar beneden; ★ is verplicht.
legend-all-in-place = Een speler: runen, aantal kaarten en wat je zeker van die hand weet.
legend-all-in-tokens = Kroon met letters: deze spelers voorspellen dat deze hand de sterkste is.
legend-all-in-me = Jij: je runen en wat je hand nu waard is.
legend-bids-deck = Puntenkaarten die deze ronde nog komen, en hoeveel.
legend-bids-prize = De puntenkaart waar iedereen nu op biedt.
legend-bids-stake = Wat de winnaar van deze slag krijgt en wat het voor jou waard is.
legend-bids-trick = De biedingen van deze slag, op volgorde. Het verlichte kader toont wie voor staat.
legend-bids-place = Een speler: punten in totaal, aantal kaarten en de puntenkaarten van deze ronde.
legend-bids-clover = { $count ->
    [consecutive] Klaver: rondes op rij waarin deze speler geen puntenkaart won en gelukkige verliezer was.
   *[cumulative] Klaver: rondes waarin deze speler geen puntenkaart won en gelukkige verliezer was.
}
legend-bids-me = Jij: je punten in totaal, de kaarten die je deze ronde won en wat de ronde tot nu toe oplevert.
