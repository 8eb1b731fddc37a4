### Het scoreblok voor wie met de dozen speelt.

score-title = Scoreblok voor { $game }
score-what = Voor de doos op je eigen tafel: vul in wat er gebeurd is, en het blok rekent.
score-players = Spelers, met de klok mee
score-player = Speler { $number }
score-begin = Beginnen
score-round = Ronde { $round }
score-total = Totaal
score-enter = Opschrijven
score-undo = Laatste ronde doorstrepen
score-new = Nieuw blok
score-csv = Downloaden als CSV
score-json = Downloaden als JSON
score-starts = { $names } begint de volgende ronde.
score-starts-first = { $names } begint.
score-may-start = Loot wie begint: { $names }.
score-pot = { $pot ->
    [one] Er ligt 1 rune in de pot.
   *[other] Er liggen { $pot } runen in de pot.
}
score-winner = { $names } wint het spel!
score-winners = { $names } delen de overwinning!
score-nobody = Het blijft gelijk: niemand wint.
score-cards-won = Gewonnen puntenkaarten, op volgorde
score-cards-won-hint = Tik de kaarten aan in de volgorde waarin ze gewonnen zijn, of schrijf ze op. Laat leeg voor een gelukkige verliezer.
score-hand-hint = Kies de waarde van elke hand. Alleen als twee waarden gelijk zijn, noem je de beslissende kaart of alle vijf de kaarten.
score-rank = Waarde
score-rank-by-cards = kies
score-cards = Beslissende kaart, of alle vijf
score-rune-cards = Runenkaarten
score-predicted = Voorspelling
score-effect-runes = Runen door effecten
score-allies = Bondgenootschap
score-no-allies = geen
score-next = Won of verbrandde de laatste slag
score-lucky = gelukkige verliezer, { $count }×
score-allied = verbonden
score-best = sterkste hand
score-from-pot = { $runes } uit de pot
score-letters = Met de letters van je kaarten: 7K, QB of RU1. Symbolen: K of Kl Klokken, M Maskers, S Scarabeeën, B Bomen. RU1 en RU2 zijn de runenkaarten. Die van de notatie gelden ook: C, M, S, T.
score-dealer = Wie deelde in de eerste ronde?
score-dealer-what = Wie links van de deler zit, begint.
score-unsaid = niet gezegd
score-suits = Volgorde van de symbolen in je doos, het beste eerst
score-own = Wat in je doos anders is
score-correct = Ronde { $round } verbeteren
score-correcting = Verbetering van ronde { $round }
score-correct-done = Verbetering opschrijven
score-leave = Laten zoals het was
score-live = zoals getypt
score-now = Tot nu toe
score-level = { $names } staan in alles gelijk: wie van hen met de klok mee het eerst komt, vanaf wie de laatste slag won of verbrandde, begint.

score-mistake-unplayable = Zo kan er niet gespeeld worden: kijk naar het aantal spelers en de opties.
score-mistake-no-card = Ronde { $round }, { $name }: ‘{ $word }’ is geen kaart die hier telt.
score-mistake-twice = Ronde { $round }: de kaart { $card } is twee keer ingevuld.
score-mistake-no-hand = Ronde { $round }, { $name }: vul vijf kaarten in, of een waarde met hooguit één beslissende kaart.
score-mistake-no-prediction = Ronde { $round }, { $name }: de voorspelling ontbreekt.
score-mistake-no-allies = Ronde { $round }: voor een bondgenootschap zijn twee verschillende spelers nodig.
score-mistake-undecided = Ronde { $round }: { $name } en { $other } hebben dezelfde waarde. Vul van beiden de beslissende kaart in.
score-mistake-over = Het spel was vóór ronde { $round } al afgelopen.
score-mistake-no-round = Ronde { $round } is nog niet opgeschreven.
