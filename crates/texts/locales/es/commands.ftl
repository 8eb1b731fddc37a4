### What the commands print.

## The frame
commands-heading-usage = Uso:
commands-heading-commands = Órdenes
commands-heading-arguments = Argumentos
commands-heading-options = Opciones
commands-heading-examples = Ejemplos:
commands-help-default = por defecto: { $value }
commands-usage-unknown = Aquí no hay ningún argumento «{ $argument }».
commands-usage-no-command = No hay ninguna orden «{ $name }».
commands-usage-missing = Falta esto: { $argument }
commands-usage-which = Di cuál: { $names }
commands-usage-needs-value = { $argument } necesita un valor.
commands-usage-value = «{ $value }» no es un valor de { $argument }. Admite: { $values }
commands-usage-bad-value = «{ $value }» no es un valor de { $argument }.
commands-usage-conflict = { $argument } no puede ir junto con { $other }.
commands-usage-count = { $argument } tiene demasiados valores o demasiado pocos.
commands-usage-similar = ¿Querías decir { $name }?
commands-usage-more = `--help` muestra qué se puede decir aquí, con ejemplos.
commands-language-unknown = Los idiomas son { $tags }.
commands-io-not-found = no existe ese archivo
commands-io-denied = permiso denegado
commands-io-folder = es una carpeta
commands-io-exists = ya existe
commands-cannot-read = no se puede leer { $file }: { $why }
commands-cannot-write = no se puede escribir { $file }: { $why }
commands-seat-unknown = no hay asiento { $seat }; los asientos van del 0 al { $last }

## Records
commands-record-refused = RECHAZADO
commands-record-flaw = línea { $line }: { $what }
commands-record-verified = verificado: { $game }, { $players } jugadores, { $actions } acciones; el reparto cumple su compromiso
commands-scenario-none = no hay ningún archivo de escenario (*.toml) en los lugares indicados

## Simulations
commands-unit-games = partidas
commands-simulate-heading = { $game }, { $players } jugadores: { $games } partidas en { $deals } repartos, semilla { $seed }
commands-simulate-fair = La parte justa es { $share }. Todos los intervalos son del 95 %, sobre repartos.
commands-simulate-starter = 1 (empieza)
commands-simulate-scores = Puntos al final, de { $least } a { $most }
commands-simulate-length = Una partida dura { $mean } decisiones de media; nueve de cada diez, de { $low } a { $high }.
commands-simulate-shared = Ganadas por varios o por nadie: { $share }.
# As in English.
commands-word-bot = bot
commands-word-win-share = victorias
commands-word-points = puntos
commands-word-5 = 5 %
commands-word-25 = 25 %
commands-word-median = mediana
commands-word-75 = 75 %
commands-word-95 = 95 %
commands-word-seat = asiento

## Deck files and own cards
commands-deck-good = un mazo jugable; cartas distintas del mazo incluido: { $cards }
commands-deck-template = Un mazo para All In – Predicciones. Lo que no se nombra queda como en el mazo incluido.
commands-deck-template-suits = Los palos, primero el más alto: Relojes, Máscaras, Escarabajos, Árboles.
commands-deck-template-effects = Los efectos de una carta, de arriba abajo:
commands-deck-template-star = Una estrella marca lo obligatorio; cada carta necesita una, en un efecto que dé carta.
commands-deck-suits = Palos, primero el más alto: { $suits }
commands-cards-good = cartas jugables: { $cards }
commands-cards-template = Cartas propias para las cartas en blanco de Bids: una o dos. Lo que se omite tiene el valor mostrado aquí, salvo points y steal, que son 0 y false.
commands-cards-key-id = cómo se escribe: `bid jester`
commands-cards-key-name = cómo se llama
commands-cards-key-bid = lo que puja desde la mano, de -20 a 20
commands-cards-key-can-win = true: es un número y puede ganar un turno
commands-cards-key-points = sus puntos para quien la gana, de -50 a 50
commands-cards-key-multiply = multiplica lo que su ganador tiene en la ronda, de -3 a 5
commands-cards-key-steal = quien gana el turno roba, como con El ladrón
commands-cards-key-shuffle = se barajan las cartas de puntos boca abajo
commands-cards-key-lowest = desde entonces gana el número más bajo
commands-cards-key-hide = por la siguiente carta de puntos se puja boca abajo
commands-cards-key-to = "front": al ganador; "aside": fuera hasta el fin de la ronda
commands-cards-key-trick = false: al revelarla actúa de inmediato y se revela la siguiente

## Odds
commands-unit-worlds = mundos
commands-odds-you = Tú
commands-odds-player = Jugador { $number }
commands-odds-rank = rango
commands-odds-after-draw = tras robar ~
commands-odds-beats = supera esta mano
commands-odds-best = mano más alta de todas
commands-odds-hands-note = Las cifras con ± y las columnas con ~ salen de { $samples } mundos que encajan con lo que ve este jugador (95 %); las demás se contaron exactamente.
commands-odds-hand-size = --hand necesita { $cards } cartas
commands-odds-hand-most = --hand necesita de 1 a { $cards } cartas
commands-odds-gone = las cartas de pujar que no están en ninguna mano las vieron todos: nombra { $cards } más con --gone (retiradas antes de la ronda o pujadas en turnos anteriores)
commands-odds-not-bidding = { $name } no tiene que pujar en este momento
commands-odds-no-bot = no existe el bot `{ $bot }`; existen: { $bots }
commands-odds-trick = { $name }: puja por { $centre }; jugadores que pujan después: { $later }
commands-odds-card = carta
commands-odds-win = gana
commands-odds-burn = nadie
commands-odds-lose = gana otro
commands-odds-points = puntos
commands-odds-exact = Contado exactamente.
commands-odds-none = no hay probabilidades para { $game }: nadie ha escrito cómo se calculan
commands-review-none = no hay análisis de { $game }: nadie ha escrito cómo se juzga
commands-odds-sampled = De { $samples } mundos que encajan con lo que ve este jugador; quienes pujan después eligen como el bot `{ $bot }`.

## The score pad
commands-score-exists = { $file } ya existe; --replace empieza de nuevo
commands-score-nothing = no hay ronda que deshacer
commands-score-name-twice = { $name } aparece dos veces
commands-score-no-file = no hay hoja { $file }; empieza una: tapis score { $game } new Ana Bo Cy
commands-score-unreadable = { $place }: esto no es una hoja de puntuación
commands-score-other-game = { $file } es la hoja del otro juego
commands-score-each = di algo para cada uno de los { $players } jugadores, en su orden; `-` es nada
commands-score-two-allies = los aliados son dos jugadores
commands-score-who = «{ $word }» no es nadie aquí: { $names }
commands-score-round = ronda
# As in English.
commands-score-total = total
commands-score-zero-rounds = rondas sin carta
commands-score-nobody = Nadie gana: el empate sigue.
commands-score-winners = Gana { $names }
commands-score-next = { $name } empieza la ronda { $round }.
commands-score-next-of = La ronda { $round } la empieza uno de: { $names }
commands-score-pot = En el bote: { $runes }
commands-score-lucky = perdedor afortunado ×{ $times }
commands-score-allied = aliados, propios { $own }
commands-score-from-pot = bote
commands-score-from-effects = efectos
commands-score-begin = Una hoja nueva en { $file }
commands-score-how = Una línea vacía es nada; `undo` anula la última respuesta o, antes de la primera, la última ronda; `quit` sale. Cada ronda se guarda.
commands-score-over = La partida ha terminado; [Intro] sale, `undo` deshace la última ronda:
commands-score-ask-names = Jugadores, en sentido horario, separados por comas:
commands-score-ask-options = Reglas distintas de las habituales, como rounds=4 o side=B (vacío: ninguna):
commands-score-number = «{ $word }» no es un número.
commands-score-ask-cards = Cartas de puntos de { $name }, en orden (5 8 2x -5 thief):
commands-score-ask-hand = Mano de { $name } (7C 7S QT 9T RU1, o full_house 9C):
commands-score-ask-allies = Aliados, dos nombres (vacío: ninguno):
commands-score-ask-prediction = ¿A quién predijo { $name }?
commands-score-ask-runes = Runas de { $name } por efectos en esta ronda (vacío: 0):

## tapis serve, backup, restore
commands-serve-ready = La mesa está puesta en { $url }
commands-serve-open = Pulsa Intro para abrirla en el navegador, Ctrl+C para terminar.
commands-serve-ending = Terminando lo empezado …
commands-backup-done = Se han escrito { $rows } filas.
commands-restore-done = Se han leído { $rows } filas.

## Manual pages
commands-man-name = NOMBRE
commands-man-synopsis = SINOPSIS
commands-man-description = DESCRIPCIÓN
commands-man-examples = EJEMPLOS
commands-man-version = VERSIÓN

## Waiting
commands-backup-doing = Guardando todo …
commands-restore-doing = Leyendo todo …
commands-unit-files = archivos
commands-health-good = El servidor en { $address } está bien.
commands-health-failing = El servidor en { $address } no puede atender: responde con { $status }. Su registro dice por qué.
commands-health-none = Ningún servidor responde en { $address }: { $why }
