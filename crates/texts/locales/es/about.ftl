### Qué es Tapis y de quién son estos juegos.

about-title = Acerca de Tapis
about-what = Tapis es un sitio para jugar a dos juegos de cartas con amigos o contra bots que juegan de verdad: en el navegador, en un terminal o desde tu propio programa. Es software libre. Aquí no hay nada que comprar ni se anuncia nada.
about-games = De quién son estos juegos
about-games-text = Ambos juegos pertenecen a sus autores y editoriales. Tapis no tiene relación con ninguno de ellos, y ninguno lo ha aprobado ni patrocinado. Todas las imágenes y todos los textos de reglas son nuestros; no se ha tomado nada de las cajas ni de los reglamentos.
about-credit = { $game ->
    [bids] Bids: de 3 a 6 jugadores desde los 7 años. Quién lo diseñó, lo ilustró y lo editó figura en su caja.
   *[all-in] All In – Predicciones (2026): diseño de Phil Walker-Harding, ilustraciones de Dan Gartman, editado por Next Move (Plan B Games). De 2 a 5 jugadores desde los 10 años, 30 minutos.
}
about-buy = Si te gusta un juego, compra su caja: está hecha para tu mesa y paga a quienes idearon el juego.
about-not-affiliated = Tapis no tiene relación con ellos.
about-effects = La caja de All In muestra los efectos de las cartas solo con dibujos. Nuestro mazo es propio; quien tenga la caja puede escribir un archivo de mazo igual a ella.
about-fair = Repartos limpios
about-fair-text = Antes de empezar una partida se sella el reparto: se publica un número que fija todas las barajadas. Cuando termina, cualquiera puede comprobar con un clic que no se cambió nada. Los bots ven exactamente lo que vería una persona en su sitio.
about-data = Tus datos
about-data-text = Para jugar basta un nombre. Tapis guarda tu nombre, tus mesas y lo que se jugó y se dijo en ellas, y una cookie que te reconoce. Ninguna página contacta con otro servidor. En tu propia página puedes llevarte tus datos o borrarlos.
about-licence = Licencia
about-licence-text = El programa se ofrece bajo la licencia MIT o Apache 2.0, a tu elección. El script que actualiza la página es Idiomorph (0BSD).
