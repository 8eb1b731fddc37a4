### The table in a few lines of text.

# As in English.
scene-round = Round { $round }
scene-trick = Round { $round }, presa { $trick }
scene-centre = al centro: { $card }
scene-deck = coperte: { $cards }
scene-removed = tolte: { $cards }
scene-lowest = vince il più basso
scene-allies = alleati: { $one } e { $other }
scene-last = Ultima presa: { $card } per { $bids }; { $who }
scene-wins = vince { $name }
scene-nobody = non vince nessuno
scene-bid = punta { $card }
scene-front = ha vinto { $cards }
scene-pot = piatto: { $runes }
scene-discards = scarti: { $cards }
scene-predicts = predice { $name }
scene-predicted = ha predetto
scene-played = Giocata: { $card }
scene-pending = da risolvere: { $effect }
scene-revealed = rivelate: { $cards }
