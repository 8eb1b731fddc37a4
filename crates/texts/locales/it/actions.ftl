### Che cosa si può fare, come su un pulsante, e che cosa viene chiesto.

actions-play = Gioca { $card }
actions-pass = Passa
actions-all-in = Vai All In
actions-take = Prendi { $card }
actions-swap = Scambia { $own } con { $other }
actions-draw = Pesca una carta
actions-reveal = Rivela le carte
actions-look = Guarda le carte
actions-rune = Guadagna 1 runa
actions-hypnosis = Ipnotizza { $name }
actions-eye = Guarda le carte di { $name }
actions-keep = Tieni { $card }
actions-discard = Scarta { $card }
actions-hide = Non mostrare { $card }
actions-predict = Predici { $name }
actions-predict-unseen = Predici in segreto
actions-skip = Rinuncia
actions-bid = Punta { $card }
actions-steal = Ruba { $card } a { $name }
actions-slot = la carta nella fila { $row }, colonna { $column }
actions-discard-top = la prima carta della pila degli scarti

actions-asked-turn = Gioca una carta, passa o vai All In.
actions-asked-turn-plain = Gioca una carta o passa.
actions-asked-effect-may = { $effect }: usare o rinunciare.
actions-asked-effect-must = { $effect }: devi usarlo.
actions-asked-keep = Scegli la carta da tenere.
actions-asked-order = Metti le altre carte sulla pila degli scarti, una alla volta.
actions-asked-hide = { $name } guarda la tua mano. Scegli la carta da non mostrare.
actions-asked-discard = { $count ->
    [one] Scarta una carta.
   *[other] Scarta { $count } carte.
}
actions-asked-predict = Predici chi ha la mano più forte.
actions-asked-bid = Punta una carta per { $card }.
actions-asked-bid-hidden = Punta una carta per la carta nascosta.
actions-asked-steal = Scegli la carta da rubare.
actions-waiting = In attesa di { $names }.
actions-over = La partita è finita.
