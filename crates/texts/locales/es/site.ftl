### The pages around the table.

## Every page
site-title = Juegos de cartas para esta noche
site-home = Inicio
site-skip = Saltar al contenido
site-menu = Menú
site-me = Mis partidas
site-about = Acerca de
site-footer = Gratis, sin publicidad, y cada reparto se puede comprobar.
site-language = Idioma
site-theme = Tema
site-theme-name = { $theme ->
    [light] claro
    [dark] oscuro
   *[auto] como el sistema
}
site-save = Guardar
site-error = Eso no ha funcionado
site-back = Volver

## Home
site-hero = Dos juegos de cartas. ¡A repartir!
site-lead = Juega ya contra bots que juegan de verdad, o con amigos que reciben un enlace. Sin cuenta.
site-play-now = Jugar ya contra bots
site-set-up = Preparar una mesa
site-learn = Aprende en cinco minutos
site-rules = Reglas
site-score-pad = Hoja de puntos
site-your-name = Tu nombre
site-name-hint = ¿Cómo te llamamos?
site-my-tables = Mis mesas
site-open-tables = Mesas abiertas
site-running-tables = Mirar
site-your-turn = Te toca
site-phase = { $phase ->
    [waiting] en espera
    [over] terminada
   *[playing] en juego
}
site-guest = Invitado
site-free = libre

## Setting up
site-set-up-title = Una mesa de { $game }
site-players = Jugadores
site-who-sits = Quién se sienta dónde
site-seat = Sitio { $number }
site-seat-me = tú
site-seat-open = libre para una persona
# As in English.
site-seat-bot = Bot: { $level }
site-table = La mesa
site-public = Pública
site-public-what = Cualquiera puede sentarse y mirar. Si no, solo quien tenga el enlace.
site-clock = Tiempo por decisión
site-clock-none = sin límite
site-clock-seconds = { $seconds } segundos, luego actúa un bot
site-pace = Los bots juegan
site-pace-none = al instante
site-pace-fast = rápido
site-pace-normal = con calma
site-pace-slow = despacio
site-create = Abrir la mesa
site-side = Rango de las manos
site-side-a = Lado A
site-side-a-what = Como en el póquer: full, color, escalera.
site-side-b = Lado B
site-side-b-what = Al revés: escalera, color, full.
site-discard = Pila de descarte
site-discard-none = Como siempre
site-discard-none-what = Solo se ve la carta superior.
site-discard-manipulate = Modificar la pila de descarte
site-discard-manipulate-what = Tomar e Intercambiar también pueden usar su carta superior.
site-discard-closed = Ojo de la mente cerrado
site-discard-closed-what = Los descartes van boca abajo y solo tú ves lo que revelas.
site-tie = Empate a Runas
site-tie-hand = Mejor mano
site-tie-hand-what = Decide la mejor mano de la última ronda.
site-tie-heirs = Herederos de los Adivinos
site-tie-heirs-what = Una ronda extra con 10 Runas más en el bote.
site-deck = Mazo propio
site-deck-what = Lo que difiere del mazo incluido, como JSON
site-game-options = El juego
site-rounds = Rondas
site-rounds-n = Rondas: { $rounds }
site-color-bids = Bids de colores
site-ally = El Aliado
site-ally-usual = según el número de jugadores
site-ally-on = en el juego
site-ally-off = fuera del juego
site-specials = Cartas especiales
site-lucky = Perdedor afortunado
site-lucky-all = Cuentan todas las rondas
site-lucky-all-what = Se cuentan todas las rondas sin carta de toda la partida.
site-lucky-row = Solo seguidas
site-lucky-row-what = Una ronda con carta pone la cuenta a cero.
site-blanks = Cartas propias
site-blanks-what = Hasta dos cartas propias, como JSON

## Waiting
site-waiting = Esperando jugadores.
site-ready = Ya están todos.
site-here = aquí
site-sit-down = Sentarse
site-fill = Los bots ocupan los sitios libres.
site-start = Repartir las cartas
site-owner-starts = Empieza quien abrió la mesa.
site-invite = Invita a tus amigos
site-invite-what = Envía este enlace o deja que escaneen el código.
site-link = Enlace a esta mesa
site-copy = Copiar
site-copied = Copiado
site-qr = Código QR con el enlace a esta mesa
site-agreed = Lo acordado
site-fair = Un reparto limpio
site-fair-what = Este número fija el reparto antes de que nadie añada sal; tras la partida todos pueden comprobarlo.
site-salt = Tu sal: cualquier palabra

## After the game
site-over = Gana: { $names }
site-nobody = nadie
site-rematch = Revancha
site-rematch-go = A la revancha
site-replay = Repetición
site-result = Resultado
site-verify = Comprobar el reparto
site-verified = Todo está en orden.
site-verified-what = Cada barajado resulta de la semilla prometida antes de la partida y de la sal de los jugadores, y cada acción fue legal.
site-download = Descargar el acta
site-scores = Puntos por ronda
site-chart = Gráfico de los puntos por ronda
site-last-round = La última ronda
site-replay-start = Se han repartido las cartas.
site-first = Al principio
site-previous = Un paso atrás
site-next = Un paso adelante
site-end = Al final
site-move = Jugada
site-eyes = A través de quién
site-eyes-open = todo a la vista
site-eyes-table = un espectador

## The reader's own page
site-statistics = Estadísticas
site-no-games = Aún no hay partidas terminadas.
site-game = Juego
site-played = Jugadas
site-won = Ganadas
site-share = Porcentaje
site-fair-share = Cuota justa
site-history = Partidas terminadas
site-account = Cuenta
site-account-what = Con una cuenta encuentras tus partidas en todos tus dispositivos.
site-account-name = Nombre de cuenta
site-password = Contraseña
site-register = Crear cuenta
site-login = Entrar
site-logout = Salir
site-logged-in = Has entrado como { $name }.
site-tokens = Claves para programas
site-tokens-what = Con una clave, un programa puede sentarse en tu nombre.
site-token-once = Guárdala bien, solo se muestra una vez:
site-token-label = Nombre de la clave
site-token-make = Crear una clave
site-revoke = Revocar
site-data = Tus datos
site-data-what = Todo lo que se guarda sobre ti, para llevártelo o borrarlo.
site-export = Exportar
site-delete = Borrar todo sobre mí
site-delete-sure = Sí, borrar; no se puede deshacer.
