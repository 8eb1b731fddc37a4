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
