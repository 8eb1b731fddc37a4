### Lo que se puede hacer, como en un botón, y lo que se pide.

actions-play = Jugar { $card }
actions-pass = Pasar
actions-all-in = Arriesgarlo todo (All In)
actions-take = Tomar { $card }
actions-swap = Intercambiar { $own } por { $other }
actions-draw = Robar una carta
actions-reveal = Revelar las cartas
actions-look = Mirar las cartas
actions-rune = Ganar 1 Runa
actions-hypnosis = Hipnotizar a { $name }
actions-eye = Mirar las cartas de { $name }
actions-keep = Quedarte con { $card }
actions-discard = Descartar { $card }
actions-hide = No enseñar { $card }
actions-predict = Predecir a { $name }
actions-predict-unseen = Predecir en secreto
actions-skip = No usarlo
actions-bid = Pujar { $card }
actions-steal = Robar { $card } a { $name }
actions-slot = la carta de la fila { $row }, columna { $column }
actions-discard-top = la carta superior de la pila de descarte

actions-asked-turn = Juega, pasa o arriésgalo todo.
actions-asked-turn-plain = Juega una carta o pasa.
actions-asked-effect-may = { $effect }: usar o dejar pasar.
actions-asked-effect-must = { $effect }: tienes que usarlo.
actions-asked-keep = Elige la carta con la que te quedas.
actions-asked-order = Pon las demás cartas en la pila de descarte, una a una.
actions-asked-hide = { $name } mira tu mano. Elige la carta que no enseñas.
actions-asked-discard = { $count ->
    [one] Descarta una carta.
   *[other] Descarta { $count } cartas.
}
actions-asked-predict = Predice quién tiene la mano más alta.
actions-asked-bid = Puja una carta por { $card }.
actions-asked-bid-hidden = Puja una carta por la carta oculta.
actions-asked-steal = Elige la carta que robas.
actions-waiting = Esperando a { $names }.
actions-over = La partida ha terminado.
