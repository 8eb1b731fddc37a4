### The words of the help, by the names of commands and arguments.

help-tapis = Dos juegos de cartas, All In – Predicciones (2–5 jugadores) y Bids (3–6 jugadores): jugarlos, medirlos, diseñar cartas, llevar la puntuación, verificar repartos.
help-exit-codes = Códigos de salida: 0 todo bien, 1 se encontró algo mal, 2 la orden no pudo ejecutarse.
help-any-lang = El idioma: en, es, it, nl o zh-Hant; si no, decide TAPIS_LANG o la configuración regional
help-any-help = Muestra esta ayuda; `-h` muestra una corta
help-any-version = Muestra la versión
help-any-game = Qué juego
help-any-players = Cuántos juegan: 2–5 en All In, 3–6 en Bids
help-any-seed = Cualquier número; el mismo número reparte las mismas cartas
help-any-options =
    Una opción de las reglas, como `side=B`, `rounds=3` o `specials=thief,shuffle`; puede repetirse

    All In: side, discard_variant, tie_break, deck. Bids: rounds, color_bids, ally, specials, lucky_loser, blanks. `deck` y `blanks` son JSON o el nombre de un archivo TOML.
help-any-threads = Cuántos hilos trabajan; 0 es uno por núcleo
help-any-json = Muestra el resultado como JSON
help-arena =
    Enfrenta a los bots en muchas partidas y mide cuál es mejor

    Cada reparto se juega en todas las rotaciones: cada alineación avanza asiento a asiento y recibe todas las manos. Esas partidas forman un conjunto, y todos los intervalos cuentan conjuntos. La misma orden da los mismos números con cualquier número de hilos.
help-arena-bots = Los bots, separados por comas; los niveles son beginner, casual, club, expert y master; otros, como random, se nombran si uno no existe
help-arena-format = Cómo ocupan las mesas: cada uno contra una mesa de cada otro, uno contra mesas de los demás, o todos en una mesa
help-arena-sprt = Comprueba si un A es mejor que una mesa de B y para en cuanto se sabe
help-arena-pool = Mide un bot contra el grupo fijo: falla si en algún caso obtiene con seguridad menos de lo que le corresponde
help-arena-measure = Qué mira la prueba: la parte de las victorias, o los puntos menos la media de los demás
help-arena-h0 = La ganancia de un bot que no es mejor: una parte de todas las victorias (0.01), de la parte justa (5%), o puntos si la medida es `score`
help-arena-h1 = La ganancia de un bot que es mejor, en los mismos términos; 10% de la parte justa o 2 puntos si no se dice
help-arena-deals = Cuántos repartos se juegan, cada uno en todas las rotaciones; 200 si no se dice, con --sprt como mucho 3000
help-arena-json = Muestra los resultados como JSON, o los escribe en este archivo
help-arena-html = Escribe los resultados como una página con gráficos que no necesita nada más
help-completions = Muestra los autocompletados para un intérprete de órdenes
help-completions-shell = Qué intérprete de órdenes
help-man =
    Escribe páginas de manual

    Con una carpeta, una página por orden; sin ella, la página de `tapis` en la salida estándar.
help-man-folder = Adónde van las páginas
help-record =
    Juega una partida entre bots y escribe su registro

    El registro es un texto: jugadores, opciones, cada barajada, cada acción, las puntuaciones y, al final, la semilla secreta de la que salen las barajadas. `tapis replay` lo muestra, `tapis verify` lo vuelve a comprobar, `tapis review` dice qué lo decidió.
help-record-bots = Quién juega, desde el asiento 0, con comas; si hay menos nombres que asientos, se repiten. En cada partida siguiente todos avanzan un asiento
help-record-games = Cuántas partidas se juegan, con esta semilla y las siguientes
help-record-folder = Escribe cada partida en un archivo de esta carpeta, con el nombre del juego y la semilla
help-record-names = El nombre de un jugador, desde el asiento 0; puede repetirse
help-record-salts = Palabras que un asiento añade a las barajadas, desde el asiento 0; puede repetirse
help-replay =
    Muestra una partida registrada en el terminal, paso a paso

    Primero se verifica el registro. En un terminal se abre a pantalla completa: las flechas avanzan y retroceden, `e` cambia de ojos, `g` de idioma, `q` sale. Si no, se muestra la partida entera.
help-replay-file = Un archivo de registro; `-` es la entrada estándar
help-replay-seat = Muestra solo lo que podía ver este asiento; sin ello, todo está abierto
help-replay-from = Empieza después de tantas acciones
help-replay-json = Muestra cada paso como una línea de JSON
help-review =
    Dice qué decidió una partida registrada y qué podían saber sus jugadores

    Se da cuenta de las probabilidades desde un inicio igual hasta el resultado: qué dieron los repartos, las cartas posteriores y las decisiones. Cada decisión se juzga por lo que su jugador sabía entonces, en mundos extraídos de ello; las más costosas llevan lo que habría sido mejor, cuánto y por qué. Tarda cerca de un minuto en un núcleo; el mismo registro da el mismo análisis.
help-review-file = Un archivo de registro; `-` es la entrada estándar
help-review-seat = Juzga solo las decisiones de este asiento, y con más detalle; si falta, las de todos
help-review-playouts = Tantas simulaciones miran todas las decisiones, y otras tantas las más dudosas
help-scenario =
    Ejecuta archivos de escenario: ejemplos ejecutables de las reglas

    Nombra cada fallo con archivo, paso y campo, y termina con `N passed, N failed`.
help-scenario-paths = Archivos de escenario, o carpetas de las que se ejecutan todos los *.toml
help-trace =
    Juega una partida de bots al azar y muestra cada estado como JSON Lines

    La primera línea contiene las opciones y la partida recién repartida; cada otra línea, una acción y el estado que deja, con todas las cartas abiertas. Los mismos argumentos muestran la misma partida.
help-verify =
    Vuelve a comprobar partidas registradas: cada acción, cada puntuación y el reparto

    La semilla debe cumplir lo prometido por el compromiso, cada barajada debe seguirse de ella, cada acción debe haber sido legal y cada puntuación correcta. Se nombra la primera línea que está mal. docs/deal.md explica cómo escribir un verificador propio.
help-verify-files = Archivos de registro; `-` es la entrada estándar
help-simulate =
    Juega muchísimas partidas entre bots y cuenta quién gana

    Cada reparto se juega en todas las rotaciones de los bots, para que todos hayan tenido cada mano; los intervalos cuentan repartos. Los asientos se cuentan desde quien empieza. La misma orden da los mismos números con cualquier número de hilos.
help-any-bots = Los bots, separados por comas; una lista corta se repite hasta llenar la mesa; los niveles son beginner, casual, club, expert y master; otros, como random, se nombran si uno no existe
help-any-games = Cuántas partidas
help-deck = Escribe, comprueba y describe archivos de mazo de All In
help-deck-template = Escribe un archivo de mazo para empezar
help-deck-template-file = Un archivo nuevo; sin él, la salida estándar
help-deck-template-full = Las 54 cartas como en el mazo incluido
help-deck-check = Comprueba archivos de mazo; todo lo que está mal se muestra en su sitio
help-deck-check-files = Archivos de mazo
help-deck-describe = Muestra los efectos de cada carta
help-deck-describe-file = Un archivo de mazo; sin él, el mazo incluido
help-cards = Escribe, comprueba y describe cartas propias para las cartas en blanco de Bids
help-cards-template = Escribe un archivo de cartas propias para empezar
help-cards-template-file = Un archivo nuevo; sin él, la salida estándar
help-cards-check = Comprueba archivos de cartas propias; todo lo que está mal se muestra en su sitio
help-cards-check-files = Archivos de cartas propias
help-cards-describe = Dice qué hace cada carta
help-cards-describe-file = Un archivo de cartas propias
help-odds =
    Dice qué puede esperar un jugador según lo que ve

    All In: la probabilidad de cada rango para cada mano, de una mano más alta que la propia y de la mano más alta de todas. Bids: qué daría cada carta en el turno actual. Se cuenta exactamente donde es posible; si no, se estima con mundos que encajan con lo visto, con margen de error. No se usa nada que el jugador no vea.
help-odds-record = Un archivo de registro; `-` es la entrada estándar
help-odds-at = Mira la mesa después de tantas acciones
help-odds-seat = Con los ojos de quién; sin ello, de quien tiene que actuar
help-odds-hand =
    Las cartas propias, como `7C 7S QT 9T RU1` o `R9 B4 K3`

    All In: valor y palo, C Relojes, M Máscaras, S Escarabajos, T Árboles (7C, QT, 10M), RU1 y RU2 para las cartas de Runa. Bids: color y número, R, B, G, Y, y K para el negro (R9, K3), y 2x, -5, thief y cartas propias.
help-odds-display = All In: las cartas del muestrario
help-odds-gone = Cartas que se vieron y no están en ninguna mano; `@FILE` las lee de un archivo
help-odds-centre = Bids: la carta de puntos del centro
help-odds-plays = Bids: las cartas pujadas antes en este turno, en orden
help-odds-hidden = Bids: la carta del centro está boca abajo
help-odds-lowest-wins = Bids: gana el número más bajo
help-odds-opponents = Bids: el bot según el que eligen quienes pujan después
help-odds-samples = Cuántos mundos se imaginan donde no es posible contar
help-score =
    Lleva la puntuación de quienes juegan con las cajas de cartón

    Sin acción, pregunta ronda a ronda y guarda tras cada una. Las cuentas son las de los juegos: perdedores afortunados, alianzas, el bote, predicciones, quién empieza. Los jugadores se dan por nombre, por su comienzo o por número.
help-score-file = El archivo de la hoja; sin él, GAME.score.json en esta carpeta
help-score-new = Empieza una hoja
help-score-new-names = Los jugadores, en sentido horario
help-score-new-replace = Sustituye una hoja existente
help-score-add = Anota una ronda
help-score-add-cards =
    Para cada jugador: en Bids las cartas de puntos ganadas, en orden, `-` si ninguna; en All In las cinco cartas, o rango y carta decisiva

    Una lista que empieza por -5 necesita un espacio delante.
help-score-add-predict = All In: a quién predijo cada jugador
help-score-add-runes = All In: las Runas que cada jugador ganó por efectos
help-score-add-allies = Bids: los dos aliados
help-score-add-next = Bids: quién empezaría el siguiente turno; solo importa si todo lo demás empata
help-score-add-round = Corregir esta ronda en vez de añadir una
help-score-undo = Deshace la última ronda
help-score-show = Muestra la hoja
help-score-export = Escribe las puntuaciones para otros programas
help-score-export-format = Una tabla o todo
help-report =
    Escribe una página sobre el equilibrio de un juego con las opciones dadas

    Ventaja de cada asiento, valor de cada carta jugada, tenida y pujada, con qué frecuencia importa cada efecto y especial, rangos, perdedores afortunados, predicciones; un solo archivo HTML con gráficos. `--compare` pone un segundo juego de opciones al lado del primero, con los mismos repartos: otras reglas, otro mazo, otras cartas en blanco.
help-report-compare = Las opciones del segundo lado, como con --option; `default` es ninguna; puede repetirse
help-report-out = Adónde va la página
help-health =
    Pregunta al servidor de este equipo si puede atender

    Código de salida 0 si puede, 1 si no puede o nadie responde: lo que necesita la comprobación de un contenedor. Dónde escucha el servidor se lee del mismo archivo, entorno y opción que en `tapis serve`.
help-health-listen = Dónde escucha el servidor
help-join =
    Sentarse a una mesa de un servidor, o mirarla

    El enlace es el que se envían los amigos. Quien vuelve encuentra su asiento; una conexión perdida se recupera sola.
help-join-url = El enlace de la mesa
help-join-name = El nombre que ven los demás
help-join-watch = Mirar, aunque haya un asiento libre
help-play =
    Jugar contra bots, a pantalla completa

    Sirven el teclado y el ratón; `?` muestra las teclas. La partida se guarda tras cada acción, así que nada se pierde, termine como termine; `--resume` la continúa.
help-play-bots = Los niveles de los bots, separados por comas: beginner, casual, club, expert, master; una lista corta se repite
help-play-name = Tu nombre
help-play-pace = Cuánto espera un bot antes de actuar, en milisegundos
help-play-resume = Continuar la última partida, o la de este archivo
help-play-save = Guardar la partida en este archivo
help-backup =
    Guarda en un archivo todo lo que conserva el servidor

    El servidor puede seguir mientras tanto; el archivo muestra un solo momento. Es igual para SQLite y PostgreSQL, así que la copia de uno se puede restaurar en el otro. Contiene las semillas de las partidas en curso y los resúmenes de las contraseñas: guárdalo bien.
help-backup-file = Dónde se escribe; `-` es la salida estándar. No se sobrescribe un archivo que ya existe
help-restore = Lee una copia de seguridad en una base de datos vacía
help-restore-file = La copia de seguridad; `-` es la entrada estándar
help-any-database = La dirección de la base de datos: `sqlite://tapis.db`, o `postgres://…` para varios nodos
help-any-config = Un archivo con ajustes; `tapis.toml` en esta carpeta si existe
help-serve =
    Sirve las mesas a navegadores y programas; `tapis` a secas hace lo mismo

    Cada ajuste puede ir detrás de la orden, en el entorno (TAPIS_LISTEN, TAPIS_DATABASE, …) o en un archivo; cuenta el más cercano. docs/operations.md los describe todos.
help-serve-listen = Por dónde entran personas y programas; 127.0.0.1:7777 si no se dice
help-serve-public-url = La dirección que ve la gente, si hay un proxy delante del servidor
help-serve-trust-proxy = Si hay un proxy delante del servidor cuya palabra sobre la dirección de quien llama cuenta
help-serve-metrics-listen = Dónde se sirve `/metrics`; si no, solo lo obtiene esta máquina, en la dirección principal
help-serve-requests-per-address = Peticiones por segundo de una dirección; 0 es cualquier número
help-serve-requests-per-person = Peticiones por segundo de una persona; 0 es cualquier número
help-serve-log = Qué se registra: error, warn, info, debug, o un filtro por módulo
help-serve-log-format = Cómo se escribe el registro
help-verify-json = Di lo hallado como JSON: de cada archivo, si es bueno y dónde no lo es
help-deck-check-json = Di lo hallado como JSON: de cada archivo, si es bueno y dónde no lo es
help-cards-check-json = Di lo hallado como JSON: de cada archivo, si es bueno y dónde no lo es
