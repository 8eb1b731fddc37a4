### What commands print, by id; `tell!` in the command line asks for them.

## The frame
heading-usage = Uso:
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
heading-examples = Esempi:
help-default = predefinito: { $value }
usage-unknown = Qui non c’è nessun argomento «{ $argument }».
usage-no-command = Non c’è nessun comando «{ $name }».
usage-missing = Manca questo: { $argument }
usage-which = Indica quale: { $names }
usage-needs-value = { $argument } vuole un valore.
usage-value = «{ $value }» non è un valore di { $argument }. Accetta: { $values }
usage-bad-value = «{ $value }» non è un valore di { $argument }.
usage-conflict = { $argument } non può stare insieme a { $other }.
usage-count = { $argument } ha troppi valori o troppo pochi.
usage-similar = Intendevi { $name }?
usage-more = `--help` mostra che cosa si può dire qui, con esempi.
language-unknown = Le lingue sono { $tags }.
io-not-found = il file non esiste
io-denied = permesso negato
io-folder = è una cartella
io-exists = esiste già
cannot-read = impossibile leggere { $file }: { $why }
cannot-write = impossibile scrivere { $file }: { $why }
seat-unknown = non c’è il posto { $seat }; i posti vanno da 0 a { $last }

## Records
record-refused = RIFIUTATO
record-flaw = riga { $line }: { $what }
record-verified = verificato: { $game }, { $players } giocatori, { $actions } azioni; la distribuzione mantiene il suo impegno
replay-prompt = [Invio] avanti  [b] indietro  [numero] vai lì  [q] esci >
replay-what = «{ $word }» non è né b, né q, né un numero
replay-who = { $name } (posto { $seat })
scenario-none = non c’è nessun file di scenario (*.toml) nei luoghi indicati
