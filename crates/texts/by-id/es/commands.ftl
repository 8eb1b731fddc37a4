### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Uso:
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-examples = Ejemplos:
help-default = por defecto: { $value }
usage-unknown = Aquí no hay ningún argumento «{ $argument }».
usage-no-command = No hay ninguna orden «{ $name }».
usage-missing = Falta esto: { $argument }
usage-which = Di cuál: { $names }
usage-needs-value = { $argument } necesita un valor.
usage-value = «{ $value }» no es un valor de { $argument }. Admite: { $values }
usage-bad-value = «{ $value }» no es un valor de { $argument }.
usage-conflict = { $argument } no puede ir junto con { $other }.
usage-count = { $argument } tiene demasiados valores o demasiado pocos.
usage-similar = ¿Querías decir { $name }?
usage-more = `--help` muestra qué se puede decir aquí, con ejemplos.
language-unknown = Los idiomas son { $tags }.
io-not-found = no existe ese archivo
io-denied = permiso denegado
io-folder = es una carpeta
io-exists = ya existe
cannot-read = no se puede leer { $file }: { $why }
cannot-write = no se puede escribir { $file }: { $why }
seat-unknown = no hay asiento { $seat }; los asientos van del 0 al { $last }

## Records
record-refused = RECHAZADO
record-flaw = línea { $line }: { $what }
record-verified = verificado: { $game }, { $players } jugadores, { $actions } acciones; el reparto cumple su compromiso
replay-prompt = [Intro] sigue  [b] atrás  [número] ir ahí  [q] salir >
replay-what = «{ $word }» no es ni b, ni q, ni un número
replay-who = { $name } (asiento { $seat })
scenario-none = no hay ningún archivo de escenario (*.toml) en los lugares indicados

## Simulations
unit-games = partidas
simulate-heading = { $game }, { $players } jugadores: { $games } partidas en { $deals } repartos, semilla { $seed }
simulate-fair = La parte justa es { $share }. Todos los intervalos son del 95 %, sobre repartos.
simulate-starter = 1 (empieza)
simulate-scores = Puntos al final, de { $least } a { $most }
simulate-length = Una partida dura { $mean } decisiones de media; nueve de cada diez, de { $low } a { $high }.
simulate-shared = Ganadas por varios o por nadie: { $share }.
word-bot = bot
word-win-share = victorias
word-points = puntos
word-5 = 5 %
word-25 = 25 %
word-median = mediana
word-75 = 75 %
word-95 = 95 %
word-seat = asiento

## Deck files and own cards
deck-good = un mazo jugable; cartas distintas del mazo incluido: { $cards }
deck-template = Un mazo para All In – Predicciones. Lo que no se nombra queda como en el mazo incluido.
deck-template-suits = Los palos, primero el mejor: Relojes, Máscaras, Escarabajos, Árboles.
deck-template-effects = Los efectos de una carta, de arriba abajo:
deck-template-star = Una estrella marca lo obligatorio; cada carta necesita una, en un efecto que dé carta.
deck-suits = Palos, primero el mejor: { $suits }
cards-good = cartas jugables: { $cards }
cards-template = Cartas propias para las cartas en blanco de Bids: una o dos. Lo que se omite tiene el valor mostrado aquí, salvo points y steal, que son 0 y false.
cards-key-id = cómo se escribe: `bid jester`
cards-key-name = cómo se llama
cards-key-bid = lo que puja desde la mano, de -20 a 20
cards-key-can-win = true: es un número y puede ganar un turno
cards-key-points = sus puntos para quien la gana, de -50 a 50
cards-key-multiply = multiplica lo que su ganador tiene en la ronda, de -3 a 5
cards-key-steal = quien gana el turno roba, como con El ladrón
cards-key-shuffle = se barajan las cartas de puntos boca abajo
cards-key-lowest = desde entonces gana el número más bajo
cards-key-hide = por la siguiente carta de puntos se puja boca abajo
cards-key-to = "front": al ganador; "aside": fuera hasta el fin de la ronda
cards-key-trick = false: al revelarla actúa de inmediato y se revela la siguiente
cards-bids = Desde la mano puja { $bid } y no puede ganar el turno.
cards-bids-number = Desde la mano puja { $bid } y puede ganar el turno.
cards-flip = Al revelarse en el centro actúa de inmediato, se aparta y se revela la siguiente.
cards-front = Se la lleva quien gana su turno.
cards-aside = Tras su turno se aparta; no es de nadie.
cards-points = Vale { $points } puntos.
cards-multiply = Multiplica por { $by } los puntos que su ganador tiene en la ronda.
cards-steal = Su ganador roba una carta de puntos al peor postor que tenga alguna.
cards-shuffle = Se barajan las cartas de puntos que siguen boca abajo.
cards-lowest = Hasta el final de la ronda gana el número más bajo.
cards-hide = Por la siguiente carta de puntos se puja boca abajo.
