### El taller.

workshop-deck-title = Taller de mazos
workshop-deck-lead = Haz un mazo igual al de tu caja, o uno propio. Toca una carta y luego sus efectos de arriba abajo. La primera ganancia recibe la estrella; toca una estrella para cambiarla.
workshop-cards-title = Cartas en blanco
workshop-cards-lead = La caja de Bids trae dos cartas en blanco. Di cuánto pujan, cuánto valen y qué hacen; la imagen y la regla aparecen mientras eliges.
workshop-ready = Usar
workshop-name = Nombre
workshop-nameless = sin nombre
workshop-play = Preparar una mesa con esto
workshop-not-ready = Todavía no se puede jugar con esto: mira lo que está marcado.
workshop-keep = Guardar en este navegador
workshop-kept = Guardado
workshop-saved = Guardado en este navegador
workshop-remove = Quitar
workshop-export = Descargar en TOML
workshop-print = Imprimir
workshop-import = Abrir un archivo
workshop-import-what = Un archivo en TOML o JSON, como los escribe y los lee la línea de órdenes.
workshop-file = Archivo
workshop-text = O su texto
workshop-open = Abrir
workshop-effects = Qué hacen los efectos
workshop-all-cards = Todas las cartas
workshop-good = { $good } de { $all } cartas están completas.
workshop-sure = ¿Seguro?
workshop-from-built-in = Volver a empezar desde el mazo incluido
workshop-from-empty = Empezar con cartas vacías
workshop-no-gain = Todavía falta un Tomar, un Robar o un Revelar con estrella, para que la mano vuelva a tener cinco cartas.
workshop-add = Añadir un efecto
workshop-must = { $effect }: es obligatorio
workshop-up = { $what }: más arriba
workshop-down = { $what }: más abajo
workshop-off = { $effect }: quitar
workshop-back = La carta anterior
workshop-next = Siguiente carta
workshop-like = Como la carta anterior
workshop-clear = Vaciar
workshop-keys = Teclas: T, S, D, 3, 4, 5, R, H y E añaden un efecto, * cambia la estrella del último, Retroceso lo quita, = copia la carta anterior, → sigue.
workshop-suits = Orden de los palos
workshop-suits-what = El mejor primero. Arrastra un palo a su sitio o usa las flechas.
workshop-blank = + Una carta en blanco
workshop-look = Mostrar
workshop-called = Nombre en la carta
workshop-id = Cómo se escribe
workshop-card-number = { $key ->
    [bid] Puja desde la mano
    [points] Puntos para quien la gana
   *[multiply] Por
}
workshop-card-does = { $key ->
    [can_win] Es un número y puede ganar el turno
    [steal] Quien la gana roba, como con El ladrón
    [shuffle] Se barajan las cartas de puntos boca abajo
    [lowest_wins] Desde entonces gana el número más bajo
   *[hide_next] Por la siguiente carta de puntos se puja boca abajo
}
workshop-goes = Cuando se juega su turno
workshop-goes-where = { $way ->
    [front] va a quien lo gana
    [aside] se aparta; no es de nadie
   *[at-once] sin turno: actúa al revelarse
}
workshop-report = Qué hace con el juego
workshop-report-lead = Los bots juegan unos cientos de partidas con esto y otras tantas con lo incluido, con los mismos repartos y en segundo plano. Lo que difiere más que por azar va en negrita.
workshop-report-begin = Que jueguen
workshop-report-running = Se han jugado { $done } de { $planned } partidas.
workshop-report-waits = Espera a los informes de otras personas.
workshop-report-stop = Detener
workshop-report-other = Este informe trata de otro mazo u otras cartas: ir allí.
workshop-report-file = Descargar con todos los gráficos
workshop-report-too-long = Las partidas tardaron demasiado. Un mazo en el que cada carta hace muchísimo las alarga.
