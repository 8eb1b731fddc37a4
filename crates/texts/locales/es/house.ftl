### Lo que ha decidido la casa donde calla un reglamento.

house-title = Decisiones de la casa
house-lead = Ningún reglamento lo dice todo. Esto es lo que ha decidido la casa donde alguno calla o se puede leer de más de una manera. Los números son los de las reglas de la documentación, y también los llevan las pruebas del programa.
house-why = Por qué:
house-other = También es posible:

## All In – Predicciones

house-a-01 =
    Relojes y después Máscaras, Escarabajos y Árboles.

    La caja muestra el orden solo con un dibujo. Su lista de componentes nombra así los palos.

    Cualquier otro orden. Un archivo de mazo puede llevar el de tu caja.
    .asked = ¿Qué palo es el más alto?
house-a-02 =
    Los de nuestro propio mazo, si no se acuerda otro.

    La caja muestra los efectos con dibujos. Solo la jota de Máscaras se describe con palabras, y la nuestra es así.

    Un archivo de mazo puede dar a cada carta los efectos de tu caja.
    .asked = ¿Qué efectos tiene cada carta?
house-a-03 =
    Decide el azar, y todos los sitios tienen la misma probabilidad. En la hoja de puntos es quien está a la izquierda de quien reparte.

    En esta mesa no reparte nadie; en la tuya, sí.

    El sitio junto al anfitrión: favorecería siempre a la misma persona.
    .asked = ¿Quién empieza la primera ronda?
house-a-05 =
    Siempre hay Runas suficientes. Si hay más de 169 repartidas, el juego dice que la caja no tiene más y sigue contando.

    Las fichas sirven para contar, no para poner un límite.

    Quien llega tarde se queda sin nada.
    .asked = ¿Y si se acaban las fichas de Runa?
house-a-10 =
    Un Tomar obligatorio que no se puede hacer se convierte en Robar. Si tampoco hay carta que robar, se omite.

    Al final del turno la mano debe volver a tener cinco cartas.

    Omitirlo y seguir con cuatro cartas. Con el mazo incluido no puede pasar.
    .asked = ¿Y si un Tomar con estrella no encuentra carta?
house-a-17 =
    Su carta superior y cuántas son. Nadie puede mirarla por dentro.

    Se descarta boca arriba y está prohibido mirar la pila; recordar, no.

    Esconder también el número, o dejar mirar a todos.
    .asked = ¿Qué se ve de la pila de descarte?
house-a-19 =
    Cuando hace falta una carta y el mazo está vacío, no antes.

    Así, en «Modificar la pila de descarte» la carta superior sigue al alcance hasta entonces.

    En cuanto se roba la última carta. Sin esa variante nadie lo notaría.
    .asked = ¿Cuándo se baraja la pila de descarte?
house-a-20 =
    Lo revelado queda aparte, se baraja la pila de descarte y se sigue revelando hasta el número.

    Revelar 4 son cuatro cartas, y lo que está a la vista no se puede barajar.

    Parar con lo que haya, o barajar también las cartas reveladas.
    .asked = ¿Y si el mazo se acaba en mitad de un Revelar?
house-a-24 =
    El primero vacío: la fila 1 de izquierda a derecha y luego la fila 2. Un hueco de la fila 1 va antes aunque la fila 2 haya empezado.

    La fila 2 empieza cuando la 1 está llena, y con un hueco no lo está.

    Columna por columna, o juntando las cartas.
    .asked = ¿Qué hueco se llena primero?
house-a-26 =
    Enseguida, incluso con el siguiente efecto del mismo turno.

    Está bloqueada mientras tenga una carta encima, y no más.

    Solo desde el turno siguiente.
    .asked = ¿Cuándo se puede tomar una carta que estaba debajo de otra?
house-a-34 =
    Sí. Se añade una carta y se acaban los turnos de la ronda.

    El All In fija tu mano, y para eso basta una carta.

    Prohibirlo, o poner la segunda carta junto al muestrario.
    .asked = ¿Puedo hacer All In si solo queda un hueco?
house-a-41 =
    Tras cuatro turnos por persona sin crecer, el mazo añade cartas hasta que el muestrario tenga más que nunca en esta ronda o esté lleno.

    Quienes toman siempre las mismas cartas podrían seguir sin fin. En las pruebas hubo rondas de 185 turnos, cuando lo normal son de 8 a 14.

    Que lo dejen los jugadores. Las personas lo harían; los bots necesitan una regla.
    .asked = ¿Y si el muestrario ya no crece?
house-a-42 =
    El efecto se salta, aunque tenga estrella, y la carta se puede jugar igual.

    Con dos jugadores, el único oponente puede haber hecho All In, y eso protege.

    Prohibir la carta, o robar una a cambio.
    .asked = ¿Y si no se puede hipnotizar ni mirar a nadie?
house-a-43 =
    El rango más alto, con nombre y número, para que lo oigan todos. Ni valores, ni palos, ni cartas de Runa.

    Los reglamentos preguntan por el rango, o la fuerza, de la mano.

    También los valores, como «una pareja de reyes».
    .asked = ¿Qué dice la Hipnosis?
house-a-49 =
    Con tres o más jugadores, sí: por orden, y quien va después ve lo anterior. Con dos, ambos eligen en secreto.

    Las fichas se ponen delante de los jugadores por turnos.

    Todos en secreto y a la vez.
    .asked = ¿Son públicas las predicciones?
house-a-53 =
    La carta suelta más alta que tenga palo es la mano más alta, y después su palo.

    Es la regla de todas las demás manos, y así siempre puede acertar alguien.

    Nadie tiene la mano más alta y el bote se queda.
    .asked = ¿Y si nadie tiene ni una pareja?
house-a-54 =
    Nunca. Tras la carta más alta de la combinación viene su palo.

    El reglamento italiano dice que solo cuentan las cartas de la combinación; los otros se pueden leer así.

    La siguiente carta más alta, como en el póquer.
    .asked = ¿Cuentan las cartas que no son de la combinación?
house-a-55 =
    El palo más alto de la pareja más alta. Las parejas bajas no se comparan.

    Las reglas pasan de la carta más alta directamente a los palos.

    Antes las parejas bajas, como en el póquer.
    .asked = ¿Qué decide entre dos dobles parejas con la misma pareja alta?
house-a-63 =
    Nadie recibe nada y el bote se queda entero.

    Se reparte a partes iguales, y lo que no se puede repartir se queda.

    Una Runa a cada cual, por turnos, mientras haya.
    .asked = ¿Y si aciertan más jugadores que Runas hay?
house-a-64 =
    Se pierde. Solo la ronda extra de los Herederos lo hereda.

    Lo que se queda es para la ronda siguiente, y no la hay.

    Repartirlo entre todos, o entre quienes ganan.
    .asked = ¿Qué pasa con el bote después de la última ronda?
house-a-67 =
    Quien de entre ellos tuvo la mano más baja en la última ronda.

    El reglamento neerlandés dice «de estos jugadores»; los otros no lo contradicen.

    La mano más baja de todas. Entonces podría empezar alguien con más Runas.
    .asked = ¿Quién empieza si varios tienen menos Runas?
house-a-71 =
    Todos, y al final cuentan las Runas de todos.

    Los reglamentos solo dicen que se juega otra ronda.

    Quienes empatan y nadie más.
    .asked = ¿Quién juega la ronda extra de los Herederos?
house-a-73 =
    No: una de ellas, o ninguna.

    Una abre la pila de descarte y la otra la cierra.

    Las dos a la vez, con una regla para una pila abierta y cerrada.
    .asked = ¿Se pueden combinar las dos variantes de la pila de descarte?
house-a-75 =
    Como salieron, la última encima. En «Modificar la pila de descarte» elige quien tiene el turno.

    Solo ahí importa qué carta queda encima.

    Elegir siempre, como al descartar varias cartas.
    .asked = ¿En qué orden se dejan las otras cartas de un Revelar?
house-a-79 =
    Un bot ocupa el sitio y lo devuelve cuando la persona vuelve.

    Las reglas no conocen a nadie que se vaya, y una partida entre amigos no debe acabar por eso.

    Pasar hasta el final de la partida, o acabarla.
    .asked = ¿Y si alguien se va?
house-a-81 =
    Uno tras otro, cada uno por su cuenta. El segundo puede tomar la carta que descubrió el primero; entretanto no se rellena nada.

    Los efectos van de arriba abajo, y la carta jugada entra al muestrario al final.

    Rellenar el hueco entretanto. El mazo incluido no tiene ninguna carta así.
    .asked = ¿Y si una carta tiene Tomar dos veces?
house-a-82 =
    Hay que usarlo si se puede. Si no se puede, se salta, y no se roba ninguna carta a cambio.

    La estrella dice que un efecto es obligatorio, sea cual sea. Solo una carta que falta deja corta la mano.

    Saltarlo a voluntad, o robar en su lugar. El mazo incluido no tiene ninguna carta así.
    .asked = ¿Y si lleva estrella un efecto que no da carta?
house-a-83 =
    En el mazo incluido son iguales. Un archivo de mazo puede dar a cada una sus propios efectos.

    Están impresas con dibujos como todas las demás, y nada dice que sean iguales.

    Siempre iguales, como una misma carta dos veces.
    .asked = ¿Tienen las dos cartas de Runa los mismos efectos?

## Bids

house-b-01 =
    Amarillo, azul y rojo. El verde se queda en la caja.

    Hacen falta tres colores, y ninguno es mejor que otro.

    Tres cualesquiera.
    .asked = ¿Qué colores se usan con tres jugadores?
house-b-03 =
    Sí, todas.

    Todos deben saberlo, y así todos pueden contar.

    Una de ellas, cuando se apartan dos.
    .asked = ¿Se enseñan las cartas que se apartan?
house-b-05 =
    Cualquiera, al azar y sin verlas, también las especiales. Una mano puede recibir varias.

    Cada carta especial tiene una regla para pujarla desde la mano.

    Solo números, o una por mano como máximo.
    .asked = ¿Qué cartas negras pueden tocar en las manos?
house-b-07 =
    La primera palabra de cómo te llamas es el nombre y el resto el apellido. Empieza el nombre más largo, luego el apellido más largo y luego decide el azar.

    El reglamento habla de ambos; aquí hay un solo campo.

    Contar todas las letras juntas.
    .asked = ¿Quién tiene el nombre más largo?
house-b-11 =
    Solo cuenta el número más alto. Si se pujó dos veces, todo se quema; un empate más abajo no significa nada.

    El reglamento habla solo de las mejores pujas.

    Gana el número más alto que se pujó una sola vez.
    .asked = ¿Y si también empatan números más bajos?
house-b-17 =
    Solo los puntos de esta ronda.

    Los de rondas anteriores ya están anotados, y doblar la partida entera pesaría más que todo lo demás.

    El total de la partida.
    .asked = ¿Qué duplica 2x?
house-b-18 =
    Primero el número y después la duplicación.

    También se duplican las cartas negras del mismo turno.

    En el orden en que se jugaron las cartas.
    .asked = ¿Y si 2x se gana junto con un número?
house-b-19 =
    Sí, si se ganó antes que 2x o con él: entonces cuesta 10. Si llega después, cuesta 5.

    Los puntos bajo cero también son puntos.

    2x duplica solo lo bueno.
    .asked = ¿Duplica 2x un −5?
house-b-22 =
    Nunca, ni siquiera si gana el número más bajo. Solo ganan los números.

    Quien tiene 2x o −5 en la mano no puede ganarlo. Una sola regla para todas las especiales es lo más sencillo.

    Si gana el número más bajo, la mejor puja es 0 o −5.
    .asked = ¿Puede ganar un turno una carta sin número?
house-b-23 =
    Sí. Es una carta del centro como cualquier otra.

    La prohibición es para la carta en la mano, y ya no está en ella.

    No en esta ronda.
    .asked = ¿Puedo ganar un 2x que pujé, si se quemó y vuelve?
house-b-26 =
    No, y tampoco El que apueste menos, gana. La siguiente carta se descubre enseguida.

    Diez cartas en cada mano necesitan diez turnos.

    Sí, como se puede leer una frase del reglamento. Entonces a todos les sobraría una carta.
    .asked = ¿Gasta un turno Barajar?
house-b-27 =
    A la puja más alta, que entonces es la peor.

    Según el reglamento se roba a la peor puja.

    A la más baja, como siempre.
    .asked = ¿A quién roba El ladrón si gana el número más bajo?
house-b-29 =
    Para el ladrón duplica lo que lleva hasta ese momento. A la otra persona se le cuenta como si nunca lo hubiera tenido.

    Las cartas cuentan en el orden en que están delante de cada cual.

    Ya no duplica nada, o la otra persona conserva lo duplicado.
    .asked = ¿Cuánto vale un 2x robado?
house-b-31 =
    Primero la duplicación y después el robo: la carta robada no se duplica.

    No se jugó en ese turno.

    Primero el robo.
    .asked = ¿Y si 2x y El ladrón se ganan a la vez?
house-b-35 =
    Hasta el final de la ronda.

    Entonces se recogen todas las cartas.

    Un turno, o hasta el final de la partida.
    .asked = ¿Cuánto tiempo gana el número más bajo?
house-b-37 =
    La siguiente carta de puntos está boca abajo, si alguien gana el turno.

    Tras un empate el turno siguiente es normal, dice el reglamento; así que tras una victoria no lo es.

    Nada.
    .asked = ¿Qué hace La gran incógnita cuando se puja?
house-b-38 =
    Actúa como si se hubiera pujado desde una mano: al acabar el turno. Quien gana no recibe carta por ella.

    Se ha jugado un turno por ella, así que no se puede descubrir otra.

    Descubrir la siguiente y pujar de nuevo.
    .asked = ¿Y si la carta oculta es Barajar o El que apueste menos, gana?
house-b-40 =
    Todas las rondas sin carta de la partida, seguidas o no. Podéis acordar que sean seguidas.

    Los ejemplos impresos solo cuadran así, aunque un título diga «consecutivas».

    Solo las seguidas.
    .asked = ¿Qué rondas cuentan para el perdedor afortunado?
house-b-41 =
    La mitad de los puntos de ambos y nada como perdedor afortunado. La ronda cuenta para la próxima vez.

    Un ejemplo impreso solo cuadra así.

    Lo que sea más, o las dos cosas.
    .asked = ¿Qué recibe un aliado sin cartas?
house-b-43 =
    Hacia arriba: 7½ es 8 y −2½ es −2. Los dos aliados reciben lo mismo.

    El reglamento solo dice que se redondea. Hacia arriba es lo usual y lo más amable.

    Hacia abajo, o alejándose de cero.
    .asked = ¿Cómo se redondean las mitades?
house-b-46 =
    La primera de esas personas en el sentido de las agujas del reloj desde quien habría empezado el siguiente turno.

    Hace falta alguna regla, y esta sigue donde acabó la ronda.

    El azar, o de nuevo el nombre más largo.
    .asked = ¿Quién empieza si todo es igual?
house-b-47 =
    Comparten la victoria.

    El reglamento no nombra ninguna otra comparación.

    Otra ronda, o un sorteo.
    .asked = ¿Quién gana si al final todo es igual?
house-b-48 =
    La carta negra más alta que alguien tiene delante al final de la ronda.

    Las cartas pujadas ya no significan nada.

    La carta más alta que se haya pujado.
    .asked = ¿Qué es la carta individual más alta?
house-b-54 =
    Sí. Si es la carta más alta de esos colores, nadie se lleva nada.

    Cuenta la carta más alta de todos los colores más frecuentes, y ella es una de las negras.

    Solo si el negro es el único más frecuente.
    .asked = ¿Cuenta la carta del centro si el negro es solo uno de los colores más frecuentes?
house-b-57 =
    Se quema y empieza esa persona.

    Es un empate entre las mejores, y quemar es empezar.

    Gana quien la pujó.
    .asked = ¿Y si una puja iguala a la carta del centro y las dos son las mejores?
house-b-63 =
    Gana el número más bajo de los colores más frecuentes. Si está en el centro, nadie se lleva nada.

    Es la misma regla, al revés.

    El número más bajo de todos.
    .asked = ¿Cómo van juntos Bids de colores y El que apueste menos, gana?
