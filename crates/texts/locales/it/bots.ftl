### Gli avversari: il loro livello e i loro nomi.

bots-level = { $level ->
    [random] A caso
    [beginner] Principiante
    [casual] Dilettante
    [club] Circolo
    [expert] Esperto
   *[master] Maestro
}
bots-names = Anna, Bruno, Chiara, Dario, Elisa, Fabio, Giada, Ivo, Lara, Marco, Nina, Oscar
