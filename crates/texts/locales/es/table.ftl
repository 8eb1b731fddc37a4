### The table in a browser.

## The page
table-skip-to-hand = Saltar a tu mano
table-tools = Herramientas
table-players = Jugadores
table-middle = Centro de la mesa
table-bar = Qué hacer
table-your-hand = Tu mano
table-watching = Estás mirando. Solo se ve lo que está boca arriba.
table-you = (tú)
table-close = Cerrar
table-log = Registro
# As in English.
table-chat = Chat
table-chat-say = Di algo
table-chat-send = Enviar
table-lost = Conexión perdida. Reintentando …
table-pending = Conexión perdida. Aún sin enviar: { $choice }. Todavía puedes elegir otra cosa.
table-unsent = No se ha podido enviar. Inténtalo de nuevo.
table-away = ausente
table-stand-in = un bot juega en su lugar
table-clock = Tiempo para esta decisión
table-go-on = Continuar
table-undo = Deshacer
table-last = { $game ->
    [bids] Último turno
   *[all-in] Última ronda
}
table-reference = Rangos y cartas
table-settings = Ajustes
table-keys = Atajos de teclado
table-leave = Dejar la mesa
table-leave-what = Un bot ocupa tu sitio; lo recuperas cuando vuelvas.

## Settings
table-speed = Movimiento
table-speed-off = sin movimiento
table-speed-slow = lento
# As in English.
table-speed-normal = normal
table-speed-fast = rápido
table-tap = Para elegir
table-tap-two = tocar y volver a tocar
table-tap-one = un solo toque
table-hold = { $game ->
    [bids] El turno terminado se queda
   *[all-in] Lo que te enseñan se queda
}
table-hold-short = un momento
table-hold-tap = hasta que continúe
table-sound = Sonidos
table-keys-on = Atajos de teclado de una sola letra

## Keys
table-key-walk = recorrer lo que se puede elegir
table-key-climb = mano, barra, centro, jugadores
table-key-digit = elegir una carta por su posición
table-key-enter = confirmar, continuar
table-key-escape = no elegir nada
table-key-actions = pasar, All In, omitir, robar
table-key-hand = a tu mano

## All In
table-runes = Runas
table-hand-size = Cartas en mano
table-starts = empieza
table-predicted = ha predicho
table-predicted-by = predicho por { $name }
table-predicted-whom = predijo a { $name }
table-must = { $effect } (obligatorio)
table-why-all-in = { $name } está en All In: ni la Hipnosis ni el Ojo que todo lo ve alcanzan su mano.
table-why-covered = Esta carta está bloqueada: tiene otra encima.
table-your-rank = Tu mano ahora
table-round = Ronda { $round } de { $rounds }
table-no-last-round = Aún no se ha jugado ninguna ronda.
table-display = Muestrario: { $cards } de { $limit } cartas
table-empty-slot = hueco vacío
table-deck = Mazo
table-discard-pile = Pila de descarte
table-pot = Bote
table-supply = Hay en juego más Runas que fichas en la caja (169). Se sigue contando sin más.
table-pot-paid = Bote { $pot }: { $paid } repartidas, quedan { $carry }.
table-column = Efectos de la carta en juego
table-effect-done = hecho
table-effect-now = ahora
table-effect-to-come = por venir
table-confirm-all-in = Ganas: ni la Hipnosis ni el Ojo que todo lo ve te alcanzan ya. Pagas: dos cartas del mazo van al muestrario y solo pasas el resto de la ronda.
table-confirm-button = Sí, All In
table-swap-say = Intercambiar: das { $card }, recibes { $slot }
table-ranks = Rangos de las manos
table-rank-hand = Mano
table-suit-order = Palos, del más alto al más bajo: { $suits }
table-effects = Efectos
table-how = { $effect ->
    [TAKE] Tomar: toca una carta descubierta del muestrario.
    [TAKE_PILE] Tomar: toca una carta descubierta del muestrario o la pila de descarte.
    [SWAP] Intercambiar: toca una carta tuya y una descubierta del muestrario.
    [SWAP_PILE] Intercambiar: toca una carta tuya y una descubierta del muestrario o la pila de descarte.
    [DRAW] Robar: toma la carta superior del mazo.
    [REVEAL_3] Revelar: descubre 3 cartas del mazo y quédate con una.
    [REVEAL_3_ALONE] Revelar: mira 3 cartas del mazo y quédate con una; nadie más las ve.
    [REVEAL_4] Revelar: descubre 4 cartas del mazo y quédate con una.
    [REVEAL_4_ALONE] Revelar: mira 4 cartas del mazo y quédate con una; nadie más las ve.
    [REVEAL_5] Revelar: descubre 5 cartas del mazo y quédate con una.
    [REVEAL_5_ALONE] Revelar: mira 5 cartas del mazo y quédate con una; nadie más las ve.
    [RUNE] Runa: gana 1 Runa.
    [HYPNOSIS] Hipnosis: toca a un jugador y dirá qué rango tiene su mano.
   *[EYE] Ojo que todo lo ve: toca a un jugador y te enseñará cuatro de sus cartas.
}
table-cancel = Cancelar
table-peek-eye = { $name } te enseña estas cartas.
table-peek-hypnosis = { $name } dice: { $hand }
table-known = Seguro que están en esta mano: { $cards }
table-told = Esta mano es: { $hand }
table-gain-hand = mano { $runes }
table-gain-pot = bote { $runes }
table-gain-rune-cards = cartas de Runa { $runes }
table-gain-in-play = jugando { $runes }
table-lesson-read = Lee lo que dice la guía y continúa.

## Bids
# As in English.
table-total = Total
table-points = Puntos
table-player = Jugador
table-hands = Todas las manos
table-front = Cartas ganadas
table-lucky = Perdedor afortunado
table-ally = en alianza
table-this-round = Puntos de esta ronda
table-prospect = esta ronda: { $points }
table-round-trick = Ronda { $round }/{ $rounds } · turno { $trick }
table-round-scored = Puntuación de la ronda { $round }
table-trick = Turno { $trick }
table-no-last-trick = Aún no se ha jugado ningún turno.
table-ahead = { $name } va por delante.
table-burning-bids = { $bids } se quema; empezaría { $name }.
table-ahead-nobody = Nadie ganaría.
table-centre = Carta de puntos
table-at-stake = En juego:
table-worth = Para ti: { $points }
table-worth-unknown = Para ti: aún no se sabe
table-color-bids = Bids de colores
table-unseen = Aún no vistas esta ronda
table-taken-out = Retiradas:
table-pre-say = Elegida por adelantado: se pujará en tu turno.
table-pre-chosen = Elegida por adelantado: { $card }.
table-bids-short = { $rule ->
    [colours] Todos pujan una carta; la más alta del color más frecuente gana la carta de puntos, que cuenta ella misma como negra. Las mejores cartas iguales se queman: nadie gana y empieza la última de esas personas. Si la mejor es la carta de puntos, nadie gana y vuelve a empezar la misma persona.
   *[plain] Todos pujan una carta; el número más alto gana la carta de puntos. Si hay empate se quema: nadie gana y empieza el último de ellos.
}
table-lowest-short = Mientras gane el número más bajo, donde dice «más alta» o «más alto» léase lo contrario.
table-lucky-short = { $count ->
    [consecutive] Perdedor afortunado: quien acaba una ronda sin cartas de puntos recibe puntos, y más por cada ronda seguida así; una ronda con carta de puntos pone la cuenta a cero.
   *[cumulative] Perdedor afortunado: quien acaba una ronda sin cartas de puntos recibe puntos, y más cada vez.
}
table-lucky-values = En esta mesa: { $first } puntos la primera vez, luego { $second }, luego { $third }, y así sucesivamente.
table-decided-round = { $names } tienen { $points } puntos. Decide la última ronda: { $most } a { $next }.
table-decided-card = { $names } tienen { $points } puntos y también empataron en la última ronda. Decide la carta más alta ganada en ella.
table-decided-shared = { $names } tienen { $points } puntos y nada los separa: comparten la victoria.
table-decided-hand = { $names } tienen { $points } Runas. Decide la mano más alta de la última ronda.
table-decided-nobody = { $names } tienen { $points } Runas, incluso tras la ronda extra: nadie gana.
