### Wat spelers vóór een spel kunnen afspreken.

options-name = { $option ->
    [side] Waarde van de handen
    [discard_variant] Aflegstapel
    [tie_break] Gelijke stand aan het eind
    [deck] Kaartenset
    [rounds] Rondes
    [color_bids] Kleuren-Bids
    [ally] Bondgenoot
    [specials] Speciale kaarten
    [lucky_loser] Gelukkige verliezer
   *[blanks] Jullie eigen kaarten
}
options-what = { $option ->
    [side] Welke handen van welke winnen, en hoeveel runen ze opleveren.
    [discard_variant] Hoezeer de aflegstapel meespeelt.
    [tie_break] Wat beslist als meerdere spelers de meeste runen hebben.
    [deck] Welke effecten op welke kaart staan, en welk symbool het hoogst is.
    [rounds] Hoeveel rondes er gespeeld worden.
    [color_bids] De hoogste kaart van de meest voorkomende kleur wint de slag.
    [ally] Wie de Bondgenoot speelt, deelt de ronde met de winnaar van die slag. Altijd met zes, nooit met drie spelers.
    [specials] Extra puntenkaarten die de regels veranderen.
    [lucky_loser] Hoe rondes zonder puntenkaart worden geteld.
   *[blanks] Tot twee puntenkaarten die jullie zelf bedenken.
}
options-choice = { $choice ->
    [A] Zijde A
    [B] Zijde B
    [none] Gewoon
    [manipulate] De aflegstapel benutten
    [closed_eye] Met gesloten ogen
    [best_hand] Hoogste handwaarde
    [heirs] Erfgenamen der Voorspellers
    [builtin] Meegeleverde kaartenset
    [cumulative] In totaal
    [on] ja
    [off] nee
    [own] Eigen kaartenset
   *[consecutive] Op rij
}
options-choice-what = { $choice ->
    [A] Zoals bij poker: full house 6, flush 5, straight 4 runen.
    [B] Omgedraaid: straight 6, flush 5, full house 4 runen.
    [none] Wat is afgelegd is weg; alleen de bovenste kaart is te zien.
    [manipulate] Pakken en Wisselen mogen de bovenste kaart van de aflegstapel gebruiken.
    [closed_eye] Afleggen gebeurt gedekt, en alleen jij bekijkt wat je onthult.
    [best_hand] De hoogste handwaarde van de laatste ronde beslist.
    [heirs] Een extra ronde om een rijke pot; blijft het gelijk, dan wint niemand.
    [builtin] De effecten die bij Tapis horen.
    [cumulative] Elke ronde zonder puntenkaart telt, het hele spel lang.
    [own] Deze kaarten wijken af van de meegeleverde set:
   *[consecutive] Alleen rondes op rij tellen; een puntenkaart zet je terug op nul.
}
options-none = geen
options-differs = anders dan in een eerste spel
