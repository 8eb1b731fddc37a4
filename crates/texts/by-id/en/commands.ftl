### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples:
help-default = default: { $value }
usage-unknown = There is no argument “{ $argument }” here.
usage-no-command = There is no command “{ $name }”.
usage-missing = This is missing: { $argument }
usage-which = Say which one: { $names }
usage-needs-value = { $argument } needs a value.
usage-value = “{ $value }” is no value of { $argument }. It takes: { $values }
usage-bad-value = “{ $value }” is no value of { $argument }.
usage-conflict = { $argument } cannot go together with { $other }.
usage-count = { $argument } has too many or too few values.
usage-similar = Did you mean { $name }?
usage-more = `--help` shows what can be said here, with examples.
language-unknown = The languages are { $tags }.
io-not-found = there is no such file
io-denied = permission denied
io-folder = it is a folder
io-exists = it exists already
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
seat-unknown = there is no seat { $seat }; seats are 0 to { $last }

## Records
record-refused = REFUSED
record-flaw = line { $line }: { $what }
record-verified = verified: { $game }, { $players } players, { $actions } actions; the deal keeps its commitment
replay-prompt = [Enter] next  [b] back  [number] go there  [q] quit >
replay-what = “{ $word }” is neither b, q nor a number
replay-who = { $name } (seat { $seat })
scenario-none = there is no scenario file (*.toml) at the given places
