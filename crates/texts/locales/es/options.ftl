### Lo que se puede acordar antes de una partida.

options-name = { $option ->
    [side] Rango de las manos
    [discard_variant] Pila de descarte
    [tie_break] Empate final
    [deck] Mazo
    [rounds] Rondas
    [color_bids] Bids de colores
    [ally] Aliado
    [specials] Cartas especiales
    [lucky_loser] Perdedor afortunado
   *[blanks] Cartas propias
}
options-what = { $option ->
    [side] Qué manos ganan a cuáles y cuántas Runas valen.
    [discard_variant] Hasta qué punto participa la pila de descarte.
    [tie_break] Qué decide si varias personas tienen más Runas.
    [deck] Qué efectos lleva cada carta y qué palo es el más alto.
    [rounds] Cuántas rondas se juegan.
    [color_bids] Gana el turno la carta más alta del color más frecuente.
    [ally] Quien juega el Aliado comparte la ronda con quien gane ese turno. Siempre con seis, nunca con tres.
    [specials] Cartas de puntos adicionales que cambian las reglas.
    [lucky_loser] Cómo se cuentan las rondas sin cartas de puntos.
   *[blanks] Hasta dos cartas de puntos inventadas por vosotros.
}
options-choice = { $choice ->
    [A] Lado A
    [B] Lado B
    [none] Normal
    [manipulate] Modificar la pila de descarte
    [closed_eye] Ojo de la mente cerrado
    [best_hand] Mano más alta
    [heirs] Herederos de los Adivinos
    [builtin] Mazo incluido
    [cumulative] En total
    [on] sí
    [off] no
    [own] Mazo propio
   *[consecutive] Seguidas
}
options-choice-what = { $choice ->
    [A] Como en el póquer: full 6, color 5, escalera 4 Runas.
    [B] Al revés: escalera 6, color 5, full 4 Runas.
    [none] Lo descartado queda fuera; solo se ve la carta superior.
    [manipulate] Tomar e Intercambiar pueden usar la carta superior de la pila de descarte.
    [closed_eye] Se descarta boca abajo y solo tú miras lo que revelas.
    [best_hand] Decide la mano más alta de la última ronda.
    [heirs] Una ronda extra por un gran bote; si persiste el empate, no gana nadie.
    [builtin] Los efectos que vienen con Tapis.
    [cumulative] Cuenta cada ronda sin cartas de puntos de toda la partida.
    [own] Estas cartas son distintas de las del mazo incluido:
   *[consecutive] Solo cuentan las rondas seguidas; una carta de puntos pone la cuenta a cero.
}
options-none = ninguna
options-differs = distinto de una primera partida
