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
site-nothing = Aquí no hay nada
site-no-table = Esta mesa no existe. Quizá el enlace no está completo, o nadie vino en tanto tiempo que la mesa se recogió.
site-no-page = Ninguna página tiene esta dirección. Comprueba cómo está escrita o vuelve al inicio.
site-back = Volver

## Home
site-hero = Dos juegos de cartas. ¡A repartir!
site-lead = Juega ya contra bots que juegan de verdad, o con amigos que reciben un enlace. Sin cuenta.
site-play-now = Jugar ya contra bots
site-set-up = Preparar una mesa
site-learn = Aprende en cinco minutos
site-rules = Reglas
site-score-pad = Hoja de puntos
site-box-facts = { $least }–{ $most } jugadores · { $minutes } minutos · desde { $age } años
site-your-name = Tu nombre
site-name-hint = ¿Cómo te llamamos?
site-name-limit = { $count } caracteres como máximo
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
site-pace = Los bots juegan
site-pace-none = al instante
site-pace-fast = rápido
site-pace-normal = con calma
site-pace-slow = despacio
site-create = Abrir la mesa
site-deck-what = Lo que difiere del mazo incluido, en TOML o JSON.
site-game-options = El juego
site-ally-usual = lo usual: con cinco o seis
site-ally-on = en el juego
site-ally-off = fuera del juego
site-blanks-what = Hasta dos cartas propias, en TOML o JSON.
site-own-example = Por ejemplo:

## Waiting
site-waiting = Esperando jugadores.
site-waiting-for = Esperando a { $names }.
site-ready = Ya están todos.
site-here = presente
site-sit-here = Sentarme aquí
site-free-seat = Liberar el sitio
site-free-sure = Toca otra vez para liberarlo
site-sit-down = Sentarse
site-fill = Los bots ocupan los sitios libres.
site-fill-sure = ¿Repartir ya, con bots en los sitios libres?
site-away-sure = ¿Repartir ya, sin { $names }?
site-start = Repartir las cartas
site-owner-starts = Quien abrió la mesa inicia la partida.
site-host-starts = { $name } inicia la partida.
site-abandoned = Todos han dejado esta mesa. Quien se siente primero se queda con ella e inicia la partida.
site-leave-sure = ¿Irte? Tu sitio queda libre
site-looking-on = { $count ->
    [one] Hay una persona más mirando.
   *[other] Hay { $count } personas más mirando.
}
site-invite = Invita a tus amigos
site-invite-what = Envía este enlace o deja que escaneen el código.
site-local-only = Solo este ordenador puede abrir este enlace. Para que entren otros, inicia el servidor con
# As in English.
site-local-command = tapis serve --listen 0.0.0.0:7777
site-link = Enlace a esta mesa
site-copy = Copiar
site-copied = Copiado
site-qr = Código QR con el enlace a esta mesa
site-agreed = Lo acordado
site-fair = Un reparto limpio
site-late = La partida ya ha empezado
site-late-what = Puedes pedir el asiento de un bot. Cuando alguien de la mesa acepte, sus puntos son tuyos, y su mano desde el próximo reparto.
site-late-take = Pedir este asiento
site-late-go = Ocupar el sitio de un bot
site-watch = Solo mirar

## After the game
site-over = Gana: { $names }
site-you-win = ¡Has ganado!
site-nobody = nadie
site-rematch = Revancha
site-rematch-go = A la revancha
site-rematch-asked = La mesa está puesta otra vez.
site-replay = Repetición
site-replay-round = El final de la ronda { $round } en la repetición
site-result = Resultado
site-verify = Comprobar el reparto
site-verified = Todo está en orden.
site-verified-what = Cada barajada resulta de la semilla prometida antes de la partida y de la sal de los jugadores, y cada acción fue legal.
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
site-eyes = Visto por
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
site-fair-share-what = lo que daría la pura suerte
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
site-revoke-sure = ¿Revocar? Lo que lo usa se para
site-data = Tus datos
site-data-what = Todo lo que se guarda sobre ti, para llevártelo o borrarlo.
site-export = Exportar
site-delete = Borrar todo sobre mí
site-delete-sure = Sí, borrar; no se puede deshacer.
