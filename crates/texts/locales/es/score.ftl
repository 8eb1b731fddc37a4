### La hoja de puntos para quienes juegan con las cajas.

score-title = Hoja de puntos de { $game }
score-what = Para la caja en tu propia mesa: anota lo que ha pasado y la hoja hace las cuentas.
score-players = Jugadores, en el sentido de las agujas del reloj
score-player = Jugador { $number }
score-begin = Empezar
score-round = Ronda { $round }
# As in English.
score-total = Total
score-enter = Anotar
score-undo = Tachar la última ronda
score-new = Hoja nueva
score-csv = Descargar como CSV
score-json = Descargar como JSON
score-starts = Empieza la siguiente ronda: { $names }.
score-starts-first = Empieza { $names }.
score-may-start = La suerte decide quién empieza: { $names }.
score-pot = { $pot ->
    [one] Hay 1 Runa en el bote.
   *[other] Hay { $pot } Runas en el bote.
}
score-winner = ¡{ $names } gana la partida!
score-winners = ¡{ $names } comparten la victoria!
score-nobody = El empate persiste: no gana nadie.
score-cards-won = Cartas de puntos ganadas, por orden
score-cards-won-hint = Toca las cartas en el orden en que se ganaron, o escríbelas. Déjalo vacío si no hay ninguna (perdedor afortunado).
score-hand-hint = Elige el rango de cada mano. Solo si dos rangos son iguales, pon la carta decisiva o las cinco cartas.
score-rank = Rango
score-rank-by-cards = elige
score-cards = Carta decisiva, o las cinco
score-rune-cards = Cartas de Runa
score-predicted = Predicción
score-effect-runes = Runas por efectos
score-allies = Alianza
score-no-allies = ninguna
score-next = Ganó o quemó el último turno
score-lucky = perdedor afortunado, { $count }×
score-allied = en alianza
score-best = mano más alta
score-from-pot = { $runes } del bote
score-letters = Con las letras de tus cartas: 7R, QÁ o RU1. Palos: R Relojes, M Máscaras, E Escarabajos, A o Ár Árboles. RU1 y RU2 son las cartas de Runa. También valen las de la notación: C, M, S, T.
score-dealer = ¿Quién repartió en la primera ronda?
score-dealer-what = Empieza quien se sienta a la izquierda de quien repartió.
score-unsaid = sin indicar
score-suits = Orden de los palos en tu caja, del mejor al peor
score-own = Lo que es distinto en tu caja
score-correct = Corregir la ronda { $round }
score-correcting = Corrección de la ronda { $round }
score-correct-done = Anotar la corrección
score-leave = Dejarlo como estaba
score-live = lo escrito
score-now = Por ahora
score-level = { $names } empatan en todo: empieza, de entre estas personas, la primera en el sentido de las agujas del reloj desde quien ganó o quemó el último turno.

score-mistake-unplayable = Así no se puede jugar: revisa el número de jugadores y las opciones.
score-mistake-no-card = Ronda { $round }, { $name }: «{ $word }» no es una carta que cuente aquí.
score-mistake-twice = Ronda { $round }: la carta { $card } está anotada dos veces.
score-mistake-no-hand = Ronda { $round }, { $name }: pon cinco cartas, o un rango con una carta decisiva como mucho.
score-mistake-no-prediction = Ronda { $round }, { $name }: falta la predicción.
score-mistake-no-allies = Ronda { $round }: una alianza necesita dos personas distintas.
score-mistake-undecided = Ronda { $round }: { $name } y { $other } tienen el mismo rango. Pon las cartas decisivas de ambas manos.
score-mistake-over = La partida había terminado antes de la ronda { $round }.
score-mistake-no-round = La ronda { $round } aún no está anotada.
