### The table in a few lines of text.

scene-round = Ronda { $round }
scene-trick = Ronda { $round }, turno { $trick }
scene-centre = en el centro: { $card }
scene-deck = boca abajo: { $cards }
scene-removed = retiradas: { $cards }
scene-lowest = gana la más baja
scene-allies = aliados: { $one } y { $other }
scene-last = Último turno: { $card } por { $bids }; { $who }
scene-wins = gana { $name }
scene-nobody = no gana nadie
scene-bid = puja { $card }
scene-front = ha ganado { $cards }
scene-pot = bote: { $runes }
scene-discards = descartes: { $cards }
scene-predicts = predice { $name }
scene-predicted = ha predicho
scene-played = Jugada: { $card }
scene-pending = por resolver: { $effect }
scene-revealed = reveladas: { $cards }
