### Gli avversari: il loro livello e i loro nomi.

bots-level = { $level ->
    [random] A caso
    [beginner] Principiante
    [casual] Dilettante
    [club] Circolo
    [expert] Esperto
   *[master] Maestro
}
bots-level-what = { $level ->
    [random] Gioca una carta qualsiasi. Per le prove e per la fortuna.
    [beginner] Gioca con giudizio ma dimentica molto. Per le prime partite e per i bambini.
    [casual] Sa a che cosa serve ogni carta. Per una serata tranquilla.
    [club] Gioca come i frequentatori abituali di un circolo.
    [expert] Ragiona con diversi turni di anticipo.
   *[master] Legge la tua mano da come giochi. Dai il meglio di te.
}
bots-names = Anna, Bruno, Chiara, Dario, Elisa, Fabio, Giada, Ivo, Lara, Marco, Nina, Oscar
