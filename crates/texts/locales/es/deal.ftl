### How cards are dealt so that nobody can have chosen them; docs/deal.md tells more.

deal-awaited = Las cartas se reparten en cuanto { $names } revele lo que prometió.
deal-again = El reparto se detuvo y empieza de nuevo.
deal-stopped = { $names } no reveló la sal prometida: ese reparto se detuvo y hay una semilla nueva.
deal-what = Este número promete la semilla de las cartas, y la página de cada jugador promete una sal propia. Cuando se piden las cartas, nada más puede cambiar; entonces se revelan las sales. Después de la partida cualquiera puede comprobarlo todo.
deal-promised = Han prometido una sal: { $names }.
deal-nobody = Nadie ha prometido aún una sal: en ese caso, solo el anfitrión ha elegido la semilla.
deal-terms = Resumen de lo acordado; el registro lo repite:
deal-dealing = Se están repartiendo las cartas; es solo un momento.
deal-not-dealing = Nadie ha pedido cartas.
deal-bad-promise = No se puede aceptar esta promesa: son 64 cifras hexadecimales en minúscula, y un asiento que detuvo repartos juega sin sal.
deal-broken-promise = Esta sal no cumple su promesa.
