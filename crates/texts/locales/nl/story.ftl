### Wat er gebeurd is, zin voor zin.

story-and = { $first } en { $last }
story-comma = { $first }, { $next }

story-play = { $name } speelt { $card }.
story-pass = { $name } past; in het frame komt { $card }.
story-pass-bare = { $name } past.
story-all-in = { $name } gaat all-in! Het frame krijgt { $cards }.
story-all-in-bare = { $name } gaat all-in!
story-auto-pass = { $name } is all-in en past; in het frame komt { $card }.
story-auto-pass-bare = { $name } is all-in en past.
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
story-draw-instead = In plaats van een kaart te pakken trekt { $name } { $card }.
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
story-predict = { $name } voorspelt: { $target }.
story-predict-unseen = { $name } heeft in het geheim voorspeld.
story-best = Ronde { $round }: { $name } heeft de sterkste hand. { $category }!
story-beats = { $category } wint van { $other }: { $name } staat voor { $over }.
story-beats-value = Gelijke handen ({ $category }) van { $name } en { $over }: { $card } is hoger dan { $other }.
story-beats-suit = Gelijke handen ({ $category }) van { $name } en { $over }: door het symbool wint { $card } van { $other }.
story-pot = { $count ->
    [one] { $names } had dat voorspeld en krijgt { $share } van de { $pot } runen in de pot.
   *[other] { $names } hadden dat voorspeld en krijgen elk { $share } van de { $pot } runen in de pot.
}
story-pot-rest = { $carry ->
    [one] 1 rune kan niet worden verdeeld en blijft in de pot.
   *[other] { $carry } runen kunnen niet worden verdeeld en blijven in de pot.
}
story-pot-too-small = { $count ->
    [one] { $names } had dat voorspeld, maar de pot is leeg.
   *[other] { $names } hadden dat voorspeld, maar de pot van { $pot } is te klein om te verdelen en blijft staan.
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
story-start-weakest = { $names } hebben even weinig runen ({ $runes }). { $name } had van hen de zwakste hand en begint.
story-display-begins = Het frame begint met { $cards }.
story-discard-begins = De aflegstapel begint met { $card }.
story-dealt = { $name } krijgt { $cards }.
story-wins-runes = { $runes ->
    [one] { $name } wint het spel met 1 rune.
   *[other] { $name } wint het spel met { $runes } runen.
}
story-wins-hand = { $names } hebben even veel runen ({ $runes }). { $name } had van hen de sterkste hand in de laatste ronde en wint het spel.
story-nobody-wins = { $names } hebben nog steeds even veel runen ({ $runes }): niemand wint het spel.

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
