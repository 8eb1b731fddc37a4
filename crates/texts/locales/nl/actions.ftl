### Wat spelers kunnen doen, zoals op een knop, en wat er gevraagd wordt.

actions-play = { $card } spelen
actions-pass = Passen
actions-all-in = All-in gaan
actions-take = { $card } pakken
actions-swap = { $own } wisselen met { $other }
actions-draw = Een kaart trekken
actions-reveal = De kaarten onthullen
actions-look = De kaarten bekijken
actions-rune = 1 rune krijgen
actions-hypnosis = { $name } hypnotiseren
actions-eye = De kaarten van { $name } bekijken
actions-keep = { $card } houden
actions-discard = { $card } afleggen
actions-hide = { $card } niet laten zien
actions-predict = { $name } voorspellen
actions-predict-unseen = In het geheim voorspellen
actions-skip = Overslaan
actions-bid = { $card } bieden
actions-steal = { $card } van { $name } stelen
actions-slot = de kaart in rij { $row }, kolom { $column }
actions-discard-top = de bovenste kaart van de aflegstapel

actions-asked-turn = Speel een kaart, pas of ga all-in.
actions-asked-turn-plain = Speel een kaart of pas.
actions-asked-effect-may = { $effect }: gebruik het of sla het over.
actions-asked-effect-must = { $effect }: je moet het gebruiken.
actions-asked-keep = Kies de kaart die je houdt.
actions-asked-order = Leg de andere kaarten één voor één op de aflegstapel.
actions-asked-hide = { $name } bekijkt je hand. Kies de kaart die je niet laat zien.
actions-asked-discard = { $count ->
    [one] Leg één kaart af.
   *[other] Leg { $count } kaarten af.
}
actions-asked-predict = Voorspel wie de sterkste hand heeft.
actions-asked-bid = Bied een kaart op { $card }.
actions-asked-bid-hidden = Bied een kaart op de verborgen kaart.
actions-asked-steal = Kies de kaart die je steelt.
actions-waiting = Wachten op { $names }.
actions-over = Het spel is afgelopen.
