### Whoever comes late to a table.

late-nobody = Aan deze tafel komt tijdens het spel niemand erbij.
late-nobody-asks = Niemand vraagt om deze plaats.
late-next-deal = De bot speelt tot er weer wordt gedeeld; daarna is de hand van jou.
late-asks = { $name } vraagt om de plaats van { $bot }.
late-let-in = Toelaten
late-no = Nee
late-asked = Je hebt om een plaats gevraagd. Iemand aan tafel moet instemmen; intussen kun je meekijken.
