### Wat er gebeurd is, zin voor zin.

story-and = { $first } en { $last }
story-comma = { $first }, { $next }

story-play = { $name } speelt { $card }.
story-pass = { $name } past; in het frame komt { $card }.
story-pass-bare = { $name } past.
story-all-in = { $name } gaat all-in! Het frame krijgt { $cards }.
story-all-in-bare = { $name } gaat all-in!
story-auto-pass = { $name ->
    [the-reader] Je bent all-in en past; in het frame komt { $card }.
   *[other] { $name } is all-in en past; in het frame komt { $card }.
}
story-auto-pass-bare = { $name ->
    [the-reader] Je bent all-in en past.
   *[other] { $name } is all-in en past.
}
story-guard = { $turns ->
    [one] Het frame is 1 beurt niet gegroeid: er komen kaarten bij.
   *[other] Het frame is { $turns } beurten niet gegroeid: er komen kaarten bij.
}
story-added = Het frame krijgt { $cards }.
story-one-slot = Voor een tweede kaart is geen positie vrij.
story-no-cards = Er zijn geen kaarten meer.
story-take = { $name } pakt { $card }.
story-take-discarded = { $name } pakt { $card } van de aflegstapel.
story-swap = { $name } wisselt { $own } met { $other }.
story-swap-discarded = { $name } wisselt { $own } met { $other } op de aflegstapel.
story-draw = { $name } trekt { $card }.
story-draw-instead = { $name ->
    [the-reader] In plaats van een kaart te pakken trek je { $card }.
   *[other] In plaats van een kaart te pakken trekt { $name } { $card }.
}
story-draw-full = { $name } trekt { $card } om een volle hand te hebben.
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
story-hid = { $name } houdt { $card } verborgen.
story-skip = { $name } slaat { $effect } over.
story-no-card-in-reach = { $name } kan { $effect } niet gebruiken: er is geen kaart beschikbaar.
story-no-hand-card = { $name } kan { $effect } niet gebruiken: er is geen kaart in de hand.
story-no-opponent = { $name } kan { $effect } niet gebruiken: alle tegenstanders zijn all-in.
story-no-cards-for = { $name } kan { $effect } niet gebruiken: er zijn geen kaarten meer.
story-renewed = { $cards ->
    [one] De trekstapel is leeg: de aflegstapel wordt een nieuwe van 1 kaart.
   *[other] De trekstapel is leeg: de aflegstapel wordt geschud tot een nieuwe van { $cards } kaarten.
}
story-display-full = Het frame is vol. Nu voorspelt iedereen wie de sterkste hand heeft.
story-play-over = Nu voorspelt iedereen wie de sterkste hand heeft.
story-predict = { $target ->
    [the-reader] { $name } voorspelt: jij.
   *[other] { $name } voorspelt: { $target }.
}
story-predict-unseen = { $name ->
    [the-reader] Je hebt in het geheim voorspeld.
   *[other] { $name } heeft in het geheim voorspeld.
}
story-best = { $name ->
    [the-reader] Je wint ronde { $round } met de sterkste hand. { $category }!
   *[other] Ronde { $round }: { $name } heeft de sterkste hand. { $category }!
}
story-beats = { $category } wint van { $other }: { $name } staat voor { $over }.
story-beats-value = { $name ->
    [the-reader] Jij en { $over } hebben gelijke handen ({ $category }): { $card } is hoger dan { $other }.
   *[other] { $over ->
        [the-reader] { $name } en jij hebben gelijke handen ({ $category }): { $card } is hoger dan { $other }.
       *[other] Gelijke handen ({ $category }) van { $name } en { $over }: { $card } is hoger dan { $other }.
    }
}
story-beats-suit = { $name ->
    [the-reader] Jij en { $over } hebben gelijke handen ({ $category }): door het symbool wint { $card } van { $other }.
   *[other] { $over ->
        [the-reader] { $name } en jij hebben gelijke handen ({ $category }): door het symbool wint { $card } van { $other }.
       *[other] Gelijke handen ({ $category }) van { $name } en { $over }: door het symbool wint { $card } van { $other }.
    }
}
story-pot = { $names ->
    [the-reader] Je had dat voorspeld en krijgt { $share } van de { $pot } runen in de pot.
   *[other] { $count ->
        [one] { $names } had dat voorspeld en krijgt { $share } van de { $pot } runen in de pot.
       *[other] { $names } hadden dat voorspeld en krijgen elk { $share } van de { $pot } runen in de pot.
    }
}
story-pot-rest = { $carry ->
    [one] 1 rune kan niet worden verdeeld en blijft in de pot.
   *[other] { $carry } runen kunnen niet worden verdeeld en blijven in de pot.
}
story-pot-too-small = { $names ->
    [the-reader] Je had dat voorspeld, maar de pot is leeg.
   *[other] { $count ->
        [one] { $names } had dat voorspeld, maar de pot is leeg.
       *[other] { $names } hadden dat voorspeld, maar de pot van { $pot } is te klein om te verdelen en blijft staan.
    }
}
story-pot-stays = { $pot ->
    [0] Niemand had dat voorspeld.
   *[other] Niemand had dat voorspeld: de pot van { $pot } blijft staan.
}
story-gain = { $gain ->
    [one] { $name }: { $category }, { $sum } rune, { $total } in totaal.
   *[other] { $name }: { $category }, { $sum } runen, { $total } in totaal.
}
story-extra-round = { $names } hebben even veel runen, meer dan ieder ander: er volgt een extra ronde.
story-round = { $pot ->
    [one] Ronde { $round } begint met 1 rune in de pot.
   *[other] Ronde { $round } begint met { $pot } runen in de pot.
}
story-round-stayed = { $stayed ->
    [one] 1 daarvan bleef over van de vorige ronde.
   *[other] { $stayed } daarvan bleven over van de vorige ronde.
}
story-start-dealt = Het lot heeft beslist: { $name } begint.
story-start-fewest = { $name } begint met de minste runen ({ $runes }).
story-start-weakest = { $name ->
    [the-reader] { $names } hebben even weinig runen ({ $runes }). Je had daarvan de zwakste hand en begint.
   *[other] { $names } hebben even weinig runen ({ $runes }). { $name } had van hen de zwakste hand en begint.
}
story-display-begins = Het frame begint met { $cards }.
story-discard-begins = De aflegstapel begint met { $card }.
story-dealt = { $name } krijgt { $cards }.
story-wins-runes = { $runes ->
    [one] { $name } wint het spel met 1 rune.
   *[other] { $name } wint het spel met { $runes } runen.
}
story-wins-hand = { $name ->
    [the-reader] { $names } hebben even veel runen ({ $runes }). Je had daarvan de sterkste hand in de laatste ronde en wint het spel.
   *[other] { $names } hebben even veel runen ({ $runes }). { $name } had van hen de sterkste hand in de laatste ronde en wint het spel.
}
story-nobody-wins = { $names } hebben nog steeds even veel runen ({ $runes }): niemand wint het spel.

story-chosen = De namen van { $names } zijn even lang. Het toeval laat { $name } beginnen.
story-longest = { $name ->
    [the-reader] Je hebt de langste naam en begint.
   *[other] { $name } heeft de langste naam en begint.
}
story-next-round = { $why ->
    [total] Ronde { $round } begint. { $name ->
        [the-reader] Je hebt
       *[other] { $name } heeft
    } de meeste punten en opent.
    [last_round] Ronde { $round } begint. Van wie de meeste punten heeft, haalde { $name } er in de laatste ronde meer en opent.
    [highest_card] Ronde { $round } begint. Van wie samen voor staan, won { $name } de hoogste kaart van de laatste ronde en opent.
    [clockwise] Ronde { $round } begint. Wie voor staan zijn in alles gelijk; met de klok mee { $name ->
        [the-reader] kom je
       *[other] komt { $name }
    } het eerst en opent.
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
story-allied = { $name ->
    [the-reader] Je speelde de Bondgenoot en { $other } won: jullie delen je punten van deze ronde.
   *[other] { $other ->
        [the-reader] { $name } speelde de Bondgenoot en je won: jullie delen je punten van deze ronde.
       *[other] { $name } speelde de Bondgenoot en { $other } won: zij delen hun punten van deze ronde.
    }
}
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
story-points-lucky = { $name ->
    [the-reader] { $times ->
        [one] Je bent een gelukkige verliezer
       *[other] Je bent een gelukkige verliezer, nu { $times } ronden zonder kaart
    }
   *[other] { $times ->
        [one] { $name } is een gelukkige verliezer
       *[other] { $name } is een gelukkige verliezer, nu { $times } ronden zonder kaart
    }
}: { $sum } punten, { $total } in totaal.
story-points-allied = { $name } als bondgenoot van { $other ->
    [the-reader] jou
   *[other] { $other }
}: { $sum } { $points ->
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
