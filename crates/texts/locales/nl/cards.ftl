### Hoe de onderdelen van beide spellen heten, en wat ze doen.

## All In – Predictions

# As in English.
cards-all-in = All In – Predictions
    .short = All In
    .tagline = Bouw je hand op onder ieders ogen, doorzie de anderen en voorspel wie de sterkste heeft.

cards-suit = { $suit ->
    [C] Klokken
    [M] Maskers
    [S] Scarabeeën
   *[T] Bomen
}
cards-suit-letter = { $suit ->
    [C] Kl
    [M] M
    [S] S
   *[T] B
}

cards-suited = { $kind ->
    [J] Boer
    [Q] Vrouw
    [K] Heer
    [A] Aas
   *[number] { $value }
} van { $suit }

cards-suited-the = { $kind ->
    [J] de boer
    [Q] de vrouw
    [K] de heer
    [A] de aas
   *[number] de { $value }
} van { $suit }

cards-rune-card = Runenkaart
cards-rune-card-the = een runenkaart

cards-effect = { $effect ->
    [TAKE] Pakken
    [SWAP] Wisselen
    [DRAW] Trekken
    [REVEAL_3] Onthul 3
    [REVEAL_4] Onthul 4
    [REVEAL_5] Onthul 5
    [RUNE] Rune
    [HYPNOSIS] Hypnose
   *[EYE] Alziend Oog
}

cards-effect-what = { $effect ->
    [TAKE] Pak een beschikbare kaart uit het frame in je hand.
    [SWAP] Wissel een handkaart met een beschikbare kaart uit het frame.
    [DRAW] Trek de bovenste kaart van de trekstapel; alleen jij ziet hem.
    [REVEAL_3] Onthul 3 kaarten van de trekstapel, houd er één en leg de rest af.
    [REVEAL_4] Onthul 4 kaarten van de trekstapel, houd er één en leg de rest af.
    [REVEAL_5] Onthul 5 kaarten van de trekstapel, houd er één en leg de rest af.
    [RUNE] Je krijgt 1 rune.
    [HYPNOSIS] Een tegenstander zegt hardop de waarde van zijn of haar hand.
   *[EYE] Een tegenstander laat alleen jou vier van de vijf handkaarten zien.
}

cards-effect-must = verplicht
cards-effect-may = optioneel

cards-category = { $category ->
    [straight_flush] Straight flush
    [four_of_a_kind] Four-of-a-kind
    [full_house] Full house
    [flush] Flush
    [straight] Straight
    [three_of_a_kind] Three-of-a-kind
    [two_pair] Two pairs
    [pair] Pair
   *[nothing] Niks
}

cards-category-what = { $category ->
    [straight_flush] Vijf opeenvolgende waarden van één symbool
    [four_of_a_kind] Vier kaarten van dezelfde waarde
    [full_house] Drie kaarten van één waarde en twee van een andere
    [flush] Vijf kaarten van één symbool
    [straight] Vijf opeenvolgende waarden
    [three_of_a_kind] Drie kaarten van dezelfde waarde
    [two_pair] Twee kaarten van één waarde en twee van een andere
    [pair] Twee kaarten van dezelfde waarde
   *[nothing] Nog geen pair
}

## Bids

# As in English.
cards-bids = Bids
    .tagline = Ieder één kaart: de hoogste pakt de punten, gelijke verbranden – en niets hebben kan het meest opleveren.

cards-colour = { $colour ->
    [Y] geel
    [B] blauw
    [R] rood
    [G] groen
    [W] wit
   *[K] zwart
}
cards-colour-letter = { $colour ->
    [Y] Ge
    [B] B
    [R] R
   *[G] Gr
}

cards-numbered = { $colour ->
    [Y] Gele
    [B] Blauwe
    [R] Rode
    [G] Groene
   *[K] Zwarte
} { $kind ->
   *[number] { $number }
}

cards-numbered-the = { $colour ->
    [Y] de gele
    [B] de blauwe
    [R] de rode
    [G] de groene
   *[K] de zwarte
} { $kind ->
   *[number] { $number }
}

cards-special = { $card ->
    [twice] 2x
    [minus_five] −5
    [thief] Dief
    [shuffle] Schudden
    [lowest] Laagste wint
    [unknown] Grote Onbekende
   *[ally] Bondgenoot
}

cards-special-the = { $card ->
    [twice] de 2x
    [minus_five] de −5
    [thief] de Dief
    [shuffle] Schudden
    [lowest] Laagste wint
    [unknown] de Grote Onbekende
   *[ally] de Bondgenoot
}

cards-special-what = { $card ->
    [twice] Verdubbelt alle punten die de winnaar deze ronde tot nu toe heeft.
    [minus_five] Kost de winnaar 5 punten.
    [thief] De winnaar steelt een puntenkaart van de laagste bieder die er een heeft.
    [shuffle] De puntenkaarten die nog gedekt liggen worden geschud.
    [lowest] Tot het einde van de ronde wint het laagste getal.
    [unknown] Op de volgende puntenkaart wordt geboden terwijl die gedekt ligt.
   *[ally] Wie hem speelt, deelt de punten van de ronde met de winnaar van de slag.
}

cards-blank = ‘{ $name }’
cards-blank-the = de kaart ‘{ $name }’

cards-hidden = Verborgen kaart
cards-hidden-a = een kaart
