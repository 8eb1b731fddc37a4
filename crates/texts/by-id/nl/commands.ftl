### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Gebruik:
heading-commands = Opdrachten
heading-arguments = Argumenten
heading-options = Opties
heading-examples = Voorbeelden:
help-default = standaard: { $value }
usage-unknown = Hier is geen argument “{ $argument }”.
usage-no-command = Er is geen opdracht “{ $name }”.
usage-missing = Dit ontbreekt: { $argument }
usage-which = Zeg welke: { $names }
usage-needs-value = { $argument } heeft een waarde nodig.
usage-value = “{ $value }” is geen waarde van { $argument }. Mogelijk zijn: { $values }
usage-bad-value = “{ $value }” is geen waarde van { $argument }.
usage-conflict = { $argument } gaat niet samen met { $other }.
usage-count = { $argument } heeft te veel of te weinig waarden.
usage-similar = Bedoelde je { $name }?
usage-more = `--help` laat zien wat hier kan, met voorbeelden.
language-unknown = De talen zijn { $tags }.
io-not-found = dat bestand bestaat niet
io-denied = geen toestemming
io-folder = het is een map
io-exists = het bestaat al
cannot-read = kan { $file } niet lezen: { $why }
cannot-write = kan { $file } niet schrijven: { $why }
seat-unknown = er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }

## Records
record-refused = GEWEIGERD
record-flaw = regel { $line }: { $what }
record-verified = geverifieerd: { $game }, { $players } spelers, { $actions } acties; de deling komt haar belofte na
replay-prompt = [Enter] verder  [b] terug  [getal] ga daarheen  [q] stop >
replay-what = “{ $word }” is geen b, geen q en geen getal
replay-who = { $name } (plaats { $seat })
scenario-none = op de genoemde plekken is geen scenariobestand (*.toml)
