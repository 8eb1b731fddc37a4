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
score-may-start = Mag beginnen: { $names }.
score-pot = { $pot ->
    [one] Er ligt 1 rune in de pot.
   *[other] Er liggen { $pot } runen in de pot.
}
score-winner = { $names } wint het spel!
score-winners = { $names } delen de overwinning!
score-nobody = Het blijft gelijk: niemand wint.
score-cards-won = Gewonnen puntenkaarten, op volgorde
score-cards-won-hint = Getallen, 2x, -5, thief (dief), met spaties ertussen. Laat leeg voor een gelukkige verliezer.
score-hand-hint = Vijf kaarten zoals 7C 7S QT 9M RU1 – of kies de waarde, en noem de beslissende kaart alleen als twee handen gelijk zijn.
score-rank = Waarde
score-rank-by-cards = uit de kaarten
score-cards = Kaarten of beslissende kaart
score-rune-cards = Runenkaarten
score-predicted = Voorspelling
score-effect-runes = Runen door effecten
score-allies = Bondgenootschap
score-no-allies = geen
score-next = Won of verbrandde de laatste slag
score-lucky = gelukkige verliezer, { $count }×
score-allied = verbonden
score-best = beste hand
score-from-pot = { $runes } uit de pot
score-letters = Soorten: C Klokken, M Maskers, S Scarabeeën, T Bomen. RU1 en RU2 zijn de runenkaarten.

score-mistake-unplayable = Zo kan er niet gespeeld worden: kijk naar het aantal spelers en de opties.
score-mistake-no-card = Ronde { $round }, { $name }: ‘{ $word }’ is geen kaart die hier telt.
score-mistake-twice = Ronde { $round }: de kaart { $card } is twee keer ingevuld.
score-mistake-no-hand = Ronde { $round }, { $name }: vul vijf kaarten in, of een waarde met hooguit één beslissende kaart.
score-mistake-no-prediction = Ronde { $round }, { $name }: de voorspelling ontbreekt.
score-mistake-no-allies = Ronde { $round }: voor een bondgenootschap zijn twee verschillende spelers nodig.
score-mistake-undecided = Ronde { $round }: { $name } en { $other } hebben dezelfde waarde. Vul van beiden de beslissende kaart in.
score-mistake-over = Het spel was vóór ronde { $round } al afgelopen.
