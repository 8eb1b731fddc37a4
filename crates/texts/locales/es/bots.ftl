### Los rivales: su nivel y sus nombres.

bots-level = { $level ->
    [random] Al azar
    [beginner] Principiante
    [casual] Aficionado
    [club] Club
    [expert] Experto
   *[master] Maestro
}
bots-level-what = { $level ->
    [random] Juega cualquier carta. Para pruebas y para la suerte.
    [beginner] Juega con sensatez, pero olvida mucho. Para las primeras partidas y para niños.
    [casual] Sabe para qué sirve cada carta. Una tarde tranquila.
    [club] Juega como los habituales de un club de juegos.
    [expert] Piensa varios turnos por delante.
   *[master] Adivina tu mano por cómo juegas. Saca tu mejor juego.
}
bots-names = Alba, Bruno, Carla, Diego, Elena, Félix, Gala, Hugo, Irene, Jaime, Lola, Marcos
