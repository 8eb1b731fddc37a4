### Las reglas de ambos juegos, con nuestras palabras.

rules-contents = En esta página
rules-play-now = Jugar ahora
rules-learn-now = Aprender jugando
rules-players-all-in = De 2 a 5 personas desde los 10 años, tres rondas, media hora
rules-players-bids = De 3 a 6 personas desde los 7 años, seis rondas, unos 40 minutos
rules-house = Donde calla el reglamento: lo que ha decidido esta casa

## All In – Predicciones

rules-all-in-idea =
    Cada cual tiene cinco cartas y las mejora a la vista de todos: la mayoría salen de un **muestrario** abierto, y lo que tomas de él lo ha visto todo el mundo. Cuando el muestrario se llena, todos predicen **quién tiene la mano más alta**. Solo entonces se enseñan las manos.

    Las buenas manos dan **Runas** y las buenas predicciones se reparten el **bote**. Después de tres rondas gana quien tenga más Runas.

    ![Una mano con una pareja de sietes](all-in:7C+7S+QT+9M+RU1)
    .title = De qué va

rules-all-in-cards =
    Hay 52 cartas de cuatro palos (Relojes, Máscaras, Escarabajos y Árboles, del 2 a la jota, la reina, el rey y el as) y dos **cartas de Runa**. Cada carta lleva una columna de **efectos**. Los usas cuando juegas la carta.

    Una carta de Runa no tiene valor ni palo y no ayuda a ninguna combinación. Pero cada una que tengas en la mano al final de la ronda vale 2 Runas.

    ![La jota de Máscaras, el 2 de Árboles y una carta de Runa](all-in:JM+2T+RU1)
    .title = Las cartas

rules-all-in-box =
    - **54 cartas:** 52 con valor y palo, y 2 cartas de Runa.
    - **50 fichas de Runa:** 29 de 1, 14 de 5 y 7 de 10, en total 169 Runas.
    - **5 cartas de ayuda,** una por persona, con los rangos de las manos: el lado A delante y el lado B detrás. Todas muestran el mismo lado. Empezad con el A, que ordena las manos como en el póquer.
    - **5 fichas de Predicción,** una por persona.
    - **4 piezas de un marco** para el muestrario.

    Aquí las Runas las cuenta el juego, y lo que dicen las cartas de ayuda está siempre a mano junto a la mesa.
    .title = En la caja

rules-all-in-setup =
    Cada cual recibe cinco cartas. El resto es el mazo; sus dos primeras cartas inician el muestrario. El muestrario tiene dos filas, y al empezar cada ronda se llena el bote:

    | Jugadores | Muestrario | Runas que se añaden en las rondas 1, 2, 3 |
    |---|---|---|
    | 2 | 2 × 4 | 2, 4, 6 |
    | 3 | 2 × 5 | 4, 6, 8 |
    | 4 o 5 | 2 × 6 | 4, 6, 8 |

    El azar decide quién empieza la primera ronda. Después empieza quien tenga menos Runas; si hay empate, quien tuviera la mano más baja entre los empatados.
    .title = Preparación

rules-all-in-turn =
    El turno pasa en el sentido de las agujas del reloj. En tu turno haces exactamente una de tres cosas:

    - **Jugar una carta:** usas sus efectos y luego la pones en el muestrario.
    - **Pasar:** la carta superior del mazo va al muestrario. Sigues en la ronda.
    - **Arriesgarlo todo (All In):** tu mano ya es definitiva y dos cartas del mazo van al muestrario. Más abajo se explica.

    Si al final de un turno el muestrario está lleno, empieza la Predicción.
    .title = Tu turno

rules-all-in-play =
    1. Pon la carta boca arriba delante de ti. Ya no está ni en tu mano ni en el muestrario.
    2. Recorre sus efectos de arriba abajo. Un efecto con **estrella** es obligatorio. Los demás los usas o los dejas pasar, uno tras otro y sin volver atrás.
    3. Si ahora tienes más de cinco cartas, descarta hasta quedarte con cinco. También vale descartar lo que acabas de conseguir, pero no la carta jugada.
    4. La carta jugada va al muestrario. Vuelves a tener cinco cartas.

    Ejemplo: juegas la jota de Máscaras. Su Tomar te deja tomar el 9 de Árboles del muestrario y su Robar con estrella te da una carta del mazo. Tienes seis cartas, así que descartas una. Después la jota ocupa el hueco que dejó el 9.

    ![La jota de Máscaras; el 9 de Árboles](all-in:JM+9T)
    .title = Jugar una carta

rules-all-in-effects =
    ![Todos los efectos](effects:)

    Un efecto que no tiene ningún objetivo posible se salta.
    .title = Los efectos

rules-all-in-display =
    Las cartas nuevas van siempre al primer hueco libre: la primera fila de izquierda a derecha y luego la segunda. Un hueco de la primera fila se rellena antes de seguir con la segunda.

    Una carta de la segunda fila se coloca **encima** de la carta de la misma columna de la primera fila. Esa queda **bloqueada**: todo el mundo sigue viendo su valor, pero nadie puede tomarla ni intercambiarla hasta que se quite la que tiene encima.

    ![El 2 de Relojes y el 4 de Máscaras están bloqueados](display:2C+4M+6S+8T+10C/QM+KS+-+-+-)
    .title = El muestrario

rules-all-in-going-all-in =
    Solo una persona por ronda puede hacer All In. Desde ese momento ni la Hipnosis ni el Ojo que todo lo ve te alcanzan, pero ya no puedes cambiar tu mano: en cada uno de tus turnos va sola una carta del mazo al muestrario.

    Así, el All In asegura una buena mano, la esconde y acelera el final de la ronda. Si solo queda un hueco, solo se añade una carta.
    .title = Arriesgarlo todo (All In)

rules-all-in-predict =
    Empieza quien va después de la persona cuyo turno llenó el muestrario. Por orden, cada cual pone su ficha delante de alguien. Puedes elegirte a ti, y puede haber varias fichas en el mismo sitio. Predice todo el mundo, también quien ha hecho All In.

    Con dos jugadores, ambos eligen en secreto y lo enseñan a la vez.
    .title = La Predicción

rules-all-in-ranks =
    ![Los rangos](ranks:)

    El número es el rango y también las Runas que da la mano. El as es la carta más alta, o la más baja en as-2-3-4-5. Una carta de Runa no completa nada, así que una escalera o un color necesita cinco cartas con palo.

    Si dos manos tienen el mismo rango, decide la **carta más alta de la combinación** (en un full, la del trío; en una doble pareja, la pareja más alta) y después el **palo** de esa carta: Relojes, Máscaras, Escarabajos, Árboles, de más alto a más bajo. Las cartas que no son de la combinación nunca cuentan. Dos manos nunca son iguales.
    .title = ¿Qué mano es más alta?

rules-all-in-scoring =
    1. **El bote:** se lo reparten a partes iguales quienes predijeron la mano más alta. Lo que no se puede repartir se queda para la ronda siguiente; si nadie acertó, se queda todo.
    2. **Las manos:** todo el mundo, acierte o no, recibe Runas por su mano: su número de rango.
    3. **Cartas de Runa:** 2 Runas por cada una en la mano.

    Ejemplo: hay 7 Runas en el bote. Alicia tiene una escalera hasta el 8, Dani una hasta el 5 y Félix un trío. Dani y Félix predijeron a Alicia; Alicia predijo a Dani. Dani y Félix reciben 3 del bote cada uno y queda 1. Por las manos, Alicia y Dani reciben 4 Runas cada uno y Félix 3.
    .title = Puntuación

rules-all-in-end =
    Se barajan todas las cartas, cada cual recibe cinco nuevas y empieza la ronda siguiente. Después de la tercera gana quien tenga más Runas. En caso de empate decide, entre los empatados, la mano más alta de la última ronda. Lo que quede en el bote se pierde.
    .title = Siguiente ronda y final

rules-all-in-variants =
    - **Lado B** de los rangos: la escalera vale 6 y el full solo 4.
    - **Modificar la pila de descarte:** cada ronda empieza con una carta en la pila de descarte, y Tomar e Intercambiar pueden usar su carta superior.
    - **Ojo de la mente cerrado:** se descarta boca abajo y solo tú miras las cartas que revelas.
    - **Herederos de los Adivinos:** un empate final lleva a una ronda extra con 10 Runas más en el bote. Si persiste el empate, no gana nadie.
    - **Tu propio mazo:** un archivo puede dar otros efectos a cada carta y cambiar el orden de los palos.
    .title = Variantes

rules-all-in-details =
    - Si el mazo está vacío cuando hace falta una carta, se baraja la pila de descarte para formar uno nuevo, incluso en mitad de un Revelar.
    - De la pila de descarte solo se ve la carta superior. Si descartas varias a la vez, primero se enseñan todas y tú eliges el orden.
    - A la Hipnosis se responde con la verdad y solo con el rango. Quien recibe la mirada del Ojo elige qué carta no enseña.
    - Si el muestrario no crece durante cuatro turnos por persona, el mazo le añade una carta, para que toda ronda termine.
    .title = En caso de duda

## Bids

rules-bids-idea =
    En cada turno está en juego una **carta de puntos** negra. Por orden, cada cual puja una carta de su mano a la vista de todos. La más alta se lleva los puntos. Pero si la puja más alta se ha hecho dos veces, todo se **quema** y nadie se lleva nada.

    Y quien termina una ronda sin una sola carta de puntos es un **perdedor afortunado** y cobra por ello, cada vez más.

    ![Está en juego el 9 negro; se pujan el 7 rojo, el 10 azul y el 3 amarillo](bids:K9+R7+B10+Y3)
    .title = De qué va

rules-bids-cards =
    Las cartas de pujar tienen cuatro colores (tres con tres jugadores). Las negras son lo que importa: los números valen sus puntos, **2x** duplica y **−5** duele. Los números negros llegan hasta donde llegan los de color, y 2x y −5 están siempre en juego.

    | Jugadores | Números | Cartas negras en las manos | Cartas de pujar apartadas |
    |---|---|---|---|
    | 3 | 1–10, tres colores | 1 | 1 |
    | 4 | 1–10 | 1 | 1, con el Aliado 2 |
    | 5 | 1–12 | 2 | 1, sin el Aliado 0 |
    | 6 | 1–14 | 3 | 0 |

    ![Cartas de pujar de los cuatro colores y cartas de puntos negras](bids:Y4+B8+R10+G2+K7+2x+-5)
    .title = Las cartas

rules-bids-box =
    - **56 cartas de pujar:** del 1 al 14 en amarillo, azul, rojo y verde.
    - **20 cartas negras:** del 1 al 14, 2x, −5, El ladrón, Barajar, El que apueste menos, gana y La gran incógnita.
    - **4 cartas blancas:** dos Aliados, uno para jugar y otro para señalar la alianza, y dos en blanco para vuestras propias ideas.

    Las que se usan dependen del número de jugadores; el resto se queda en la caja.
    .title = En la caja

rules-bids-deal =
    Se apartan algunas cartas de pujar para esta ronda y se enseñan a todos. Después se mezclan sin mirar unas pocas cartas negras con las de pujar, y cada cual recibe **diez cartas**. Así que alguien tiene una carta de puntos en la mano, y solo esa persona lo sabe. Las demás negras forman el mazo del centro. Son más que los turnos de una ronda: algunas no se descubren nunca, y nadie sabe cuáles.

    Empieza la partida quien tenga el nombre más largo; si hay empate, quien tenga el apellido más largo.
    .title = El reparto

rules-bids-trick =
    Una ronda tiene diez turnos. En cada uno se descubre la carta negra superior. Quien empieza puja cualquier carta de su mano y después los demás en el sentido de las agujas del reloj. No hay que seguir el color y nadie puede pasar.

    El **número más alto gana** la carta de puntos y la pone a la vista delante de sí. Quien gana empieza el turno siguiente. Las cartas de pujar quedan fuera de esta ronda.
    .title = Un turno

rules-bids-burn =
    Si dos o más han pujado el mismo número más alto, no gana nadie: la carta de puntos va debajo del mazo. Empieza el turno siguiente la **última** persona que pujó ese número: quemar es empezar. Las pujas más bajas no suben.

    ![Está en juego el 6 negro; 9 rojo, 4 azul, 9 verde: se quema y empieza el verde](bids:K6+R9+B4+G9)
    .title = Quemar

rules-bids-black =
    Una carta negra de tu mano es una puja como cualquier otra. Si es un número, puede ganar. En todo caso va a quien gane el turno, junto con la carta del centro. Un número negro se quema con otro igual de cualquier color. Si el turno se quema, la carta negra también va debajo del mazo.

    Ejemplo: está en juego el 5 negro. Se pujan el 3 rojo, el 8 negro y el 7 azul. Gana el 8 negro, y quien lo jugó se lleva las dos cartas negras: 13 puntos.

    ![5 negro; 3 rojo, 8 negro, 7 azul](bids:K5+R3+K8+B7)

    Una carta sin número, como 2x o el Aliado, puja 0 (−5 puja −5) y nunca puede ganar.
    .title = Cartas negras en tu mano

rules-bids-scoring =
    Al final de la ronda cuentas las cartas negras que tienes delante, en el orden en que las ganaste:

    - los números cuentan su valor, −5 quita cinco puntos;
    - **2x** duplica lo que llevas en esta ronda y también las demás cartas de su propio turno. Lo que ganes después no se duplica.

    Si no tienes **ninguna carta negra**, eres un perdedor afortunado. Recibes 12 puntos con tres jugadores, 8 con cuatro o cinco, 7 con seis, **por el número de rondas sin carta** que lleves en toda la partida. Con cuatro jugadores son 8 la primera vez, luego 16, luego 24.

    Un 2x solo no vale nada, pero es una carta: no hay perdedor afortunado.
    .title = Puntuación y perdedores afortunados

rules-bids-end =
    Quien tenga más puntos empieza la ronda siguiente. En caso de empate decide la puntuación de la última ronda y luego la carta más alta ganada en ella. Si también es igual, se cuenta en el sentido de las agujas del reloj desde quien habría empezado el siguiente turno: empieza la primera de esas personas.

    Después de seis rondas gana quien tenga más puntos. Un empate lo deciden la misma puntuación y la misma carta; si las dos son iguales, se comparte la victoria.
    .title = Siguiente ronda y final

rules-bids-ally =
    El **Aliado** blanco está siempre en juego con seis jugadores, nunca con tres, y a elección con cuatro o cinco. Se reparte como cualquier otra carta y puja 0. Quien lo juega forma alianza con quien gane ese turno hasta el final de la ronda: se suman los puntos de ambos y se dividen por la mitad, redondeando hacia arriba.

    En una alianza no se cobra como perdedor afortunado, pero una ronda sin carta cuenta para la próxima vez. Si el turno se quema, no hay alianza.

    ![El Aliado](bids:ally)
    .title = El Aliado

rules-bids-specials =
    Estas cuatro cartas negras se pueden añadir, cada una por separado. Desde la mano todas pujan 0 y hacen efecto si alguien gana el turno. Si se quema, no pasa nada.

    ![Las cartas especiales](specials:)

    - **El ladrón** (tres y cuatro jugadores): quien lo gana debe robar una carta de puntos a la peor puja del turno que tenga alguna. Si hay varias igual de malas, elige el ladrón.
    - **Barajar:** si se descubre, se retira, se baraja el mazo con las cartas quemadas y se descubre la siguiente. No gasta turno.
    - **El que apueste menos, gana:** desde ahora y hasta el final de la ronda gana el número más bajo. Las pujas más bajas iguales se queman. Para el Ladrón, la peor puja es entonces la más alta.
    - **La gran incógnita:** la siguiente carta de puntos está boca abajo mientras se puja y se descubre después.
    .title = Cartas especiales

rules-bids-color =
    En esta variante los colores importan: el turno es para la carta más alta del color que **más veces** aparece. La carta negra del centro también cuenta. Si varios colores son igual de frecuentes, gana la carta más alta de todos ellos.

    Si la mejor es la propia carta del centro, nadie se lleva nada y vuelve a empezar la misma persona. Las mejores cartas iguales se queman.

    ![2 negro; 4 rojo, 5 azul, 9 verde, 7 azul: el azul es el más frecuente y gana el 7 azul](bids:K2+R4+B5+G9+B7)
    .title = Bids de colores

rules-bids-details =
    - El perdedor afortunado también se puede jugar con rondas **seguidas**: una ronda con carta de puntos pone entonces tu cuenta a cero.
    - Una carta robada por el Ladrón cuenta como ganada ahora: un 2x robado duplica lo que el ladrón lleva hasta ese momento.
    - Se puede jugar a más o menos de seis rondas.
    - Las dos cartas en blanco de la caja son tuyas: en un archivo dices qué pujan, cuánto valen y qué hacen.
    .title = En caso de duda
