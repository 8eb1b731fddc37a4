### Los rivales: su nivel y sus nombres.

bots-level = { $level ->
    [random] Al azar
    [beginner] Principiante
    [casual] Aficionado
    [club] Club
    [expert] Experto
   *[master] Maestro
}
bots-names = Alba, Bruno, Carla, Diego, Elena, Félix, Gala, Hugo, Irene, Jaime, Lola, Marcos
