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

story-chosen = De namen van { $names } zijn even lang. Het toeval laat { $name } beginnen.
story-longest = { $name } heeft de langste naam en begint.
story-next-round = { $why ->
    [total] Ronde { $round } begint. { $name } heeft de meeste punten en opent.
    [last_round] Ronde { $round } begint. Van wie de meeste punten heeft, haalde { $name } er in de laatste ronde meer en opent.
    [highest_card] Ronde { $round } begint. Van wie samen voor staan, won { $name } de hoogste kaart van de laatste ronde en opent.
    [clockwise] Ronde { $round } begint. Wie voor staan zijn in alles gelijk; met de klok mee komt { $name } het eerst en opent.
   *[longest_name] Ronde { $round } begint.
}
story-taken-out = Deze ronde uit het spel: { $cards }.
story-flipped = { $effect ->
    [shuffle] Omgedraaid: { $card }. De puntenkaarten die nog gedekt liggen worden geschud.
    [lowest_wins] Omgedraaid: { $card }. Vanaf nu wint het laagste getal.
    [hide_next] Omgedraaid: { $card }. De volgende puntenkaart ligt gedekt.
   *[nothing] Omgedraaid: { $card }. Die gaat opzij.
}
story-centre = De volgende kaart om te winnen is { $card }.
story-bid = { $name } biedt { $card }.
story-turned-up = De verborgen kaart is { $card }.
story-colours = { $kinds ->
    [one] Meest gespeelde kleur: { $colours } ({ $count }).
   *[other] Meest gespeelde kleuren: { $colours } (elk { $count }).
}
story-colours-centre = { $kinds ->
    [one] Meest gespeelde kleur, de kaart in het midden meegeteld: { $colours } ({ $count }).
   *[other] Meest gespeelde kleuren, de kaart in het midden meegeteld: { $colours } (elk { $count }).
}
story-the-trick = de slag
story-trick-won = { $next ->
    [yes] { $name } wint { $cards } en begint de volgende slag
   *[no] { $name } wint { $cards }
}: { $best } is { $rank ->
    [lowest] het laagste getal
    [highest_that_counts] het hoogste getal dat telt
    [lowest_that_counts] het laagste getal dat telt
   *[highest] het hoogste getal
}.
story-burned = { $next ->
    [yes] Verbrand: { $equal } zijn gelijk. Niemand krijgt { $cards }. { $name } bood de laatste daarvan en begint de volgende slag.
   *[no] Verbrand: { $equal } zijn gelijk. Niemand krijgt { $cards }.
}
story-nobody = { $why ->
    [centre_highest] Niemand krijgt { $cards }: in het midden is { $centre } zelf het hoogste getal dat telt.
    [centre_lowest] Niemand krijgt { $cards }: in het midden is { $centre } zelf het laagste getal dat telt.
   *[no_number] Niemand krijgt { $cards }: geen kaart die telt is een getal.
}
story-starts-again = { $name } begint opnieuw.
story-must-steal = { $name } moet een puntenkaart stelen. { $worst ->
    [highest] Hoogste
   *[lowest] Laagste
} bod van wie er een heeft: { $victims } ({ $bid }).
story-without-card = Zonder puntenkaart: { $names }.
story-no-theft = { $name } kan niet stelen: niemand anders heeft een puntenkaart.
story-steal = { $name } steelt { $card } van { $victim }.
story-allied = { $name } speelde de Bondgenoot en { $other } won: zij delen hun punten van deze ronde.
story-effect = { $effect ->
    [shuffle] In deze slag: { $cards }. De puntenkaarten die nog gedekt liggen worden geschud.
    [lowest_wins] In deze slag: { $cards }. Vanaf nu wint het laagste getal.
   *[hide_next] In deze slag: { $cards }. De volgende puntenkaart ligt gedekt.
}
story-too-late = In deze slag: { $cards }. Maar de ronde is voorbij en er gebeurt niets meer.
story-ran-out = Er is geen puntenkaart meer om op te bieden.
story-round-over = Ronde { $round } is voorbij.
story-points = { $name }: { $sum } { $points ->
    [one] punt
   *[other] punten
}, { $total } in totaal.
story-points-lucky = { $times ->
    [one] { $name } is een gelukkige verliezer: { $sum } punten, { $total } in totaal.
   *[other] { $name } is een gelukkige verliezer, nu { $times } ronden zonder kaart: { $sum } punten, { $total } in totaal.
}
story-points-allied = { $name } als bondgenoot van { $other }: { $sum } { $points ->
    [one] punt
   *[other] punten
}{ $rounded ->
    [yes] {" "}(naar boven afgerond), { $total } in totaal.
   *[no] , { $total } in totaal.
}
story-wins-points = { $points ->
    [one] { $name } wint het spel met 1 punt.
   *[other] { $name } wint het spel met { $points } punten.
}
