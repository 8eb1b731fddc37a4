### Wat er gebeurd is, zin voor zin.

story-and = { $first } en { $last }
story-comma = { $first }, { $next }

story-play = { $name } speelt { $card }.
story-pass = { $name } past; in het frame komt { $card }.
story-pass-bare = { $name } past.
story-all-in = { $name } gaat all-in! Het frame krijgt { $cards }.
story-auto-pass = { $name } is all-in en past; in het frame komt { $card }.
story-guard = Het frame groeit al lang niet meer: { $card } komt erbij.
story-take = { $name } pakt { $card }.
story-swap = { $name } wisselt { $own } met { $other }.
story-draw = { $name } trekt { $cards }.
story-draw-unseen = { $count ->
    [one] { $name } trekt een kaart.
   *[other] { $name } trekt { $count } kaarten.
}
story-reveal = { $name } onthult { $cards }.
story-reveal-unseen = { $count ->
    [one] { $name } bekijkt in het geheim één kaart.
   *[other] { $name } bekijkt in het geheim { $count } kaarten.
}
story-keep = { $name } houdt { $card }.
story-discard = { $name } legt { $card } af.
story-rune = { $name } krijgt 1 rune.
story-hypnosis = { $name } hypnotiseert { $target }: ‘{ $category } ({ $rank })’.
story-eye = { $name } richt het Alziend Oog op { $target }.
story-shown = { $name } laat { $target } zien: { $cards }.
story-shown-unseen = { $name } laat { $target } vier kaarten zien.
story-skip = { $name } slaat { $effect } over.
story-reshuffled = De aflegstapel wordt geschud tot een nieuwe trekstapel.
story-display-full = Het frame is vol. Nu voorspelt iedereen wie de sterkste hand heeft.
story-predict = { $name } voorspelt: { $target }.
story-predict-unseen = { $name } heeft in het geheim voorspeld.
story-best = Ronde { $round }: { $name } heeft de sterkste hand. { $category }!
story-pot = { $count ->
    [one] { $names } had dat voorspeld en krijgt { $share } van de { $pot } runen in de pot.
   *[other] { $names } hadden dat voorspeld en krijgen elk { $share } van de { $pot } runen in de pot.
}
story-pot-stays = { $pot ->
    [0] Niemand had dat voorspeld.
   *[other] Niemand had dat voorspeld: de pot van { $pot } blijft staan.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, 1 rune, { $total } in totaal.
   *[other] { $name }: { $category }, { $gain } runen, { $total } in totaal.
}
story-round = { $pot ->
    [one] Ronde { $round } begint met 1 rune in de pot. { $name } begint.
   *[other] Ronde { $round } begint met { $pot } runen in de pot. { $name } begint.
}
story-wins-runes = { $runes ->
    [one] { $name } wint het spel met 1 rune.
   *[other] { $name } wint het spel met { $runes } runen.
}
story-nobody-wins = Het blijft gelijk: niemand wint het spel.

story-bid = { $name } biedt { $card }.
story-turned-up = De verborgen kaart is { $card }.
story-trick-won = { $name } wint { $cards }.
story-trick-won-nothing = { $name } wint de slag.
story-burned = Verbrand! Niemand krijgt { $cards }. { $name } begint de volgende slag.
story-nobody = Niemand krijgt { $cards }. { $name } begint de volgende slag.
story-must-steal = { $name } moet een puntenkaart stelen.
story-steal = { $name } steelt { $card } van { $victim }.
story-allied = { $name } en { $other } zijn bondgenoten tot het einde van de ronde.
story-shuffled = De puntenkaarten worden geschud.
story-lowest-wins = Vanaf nu wint het laagste getal.
story-hidden-next = De volgende puntenkaart ligt gedekt.
story-centre = De volgende kaart om te winnen is { $card }.
story-round-over = Ronde { $round } is voorbij.
story-points = { $points ->
    [one] { $name }: 1 punt, { $total } in totaal.
   *[other] { $name }: { $points } punten, { $total } in totaal.
}
story-points-lucky = { $points ->
   *[other] { $name } is een gelukkige verliezer: { $points } punten, { $total } in totaal.
}
story-points-allied = { $points ->
    [one] { $name } als bondgenoot: 1 punt, { $total } in totaal.
   *[other] { $name } als bondgenoot: { $points } punten, { $total } in totaal.
}
story-next-round = Ronde { $round } begint. { $name } opent.
story-wins-points = { $points ->
    [one] { $name } wint het spel met 1 punt.
   *[other] { $name } wint het spel met { $points } punten.
}
story-share-victory = { $points ->
    [one] { $names } delen de overwinning met 1 punt.
   *[other] { $names } delen de overwinning met { $points } punten.
}
