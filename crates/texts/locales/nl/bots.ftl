### De tegenstanders: hoe sterk ze zijn en hoe ze heten.

bots-level = { $level ->
    [random] Willekeurig
    [beginner] Beginner
    [casual] Hobbyspeler
    [club] Clubspeler
    [expert] Expert
   *[master] Meester
}
bots-names = Anouk, Bram, Cato, Daan, Elin, Floris, Guusje, Hidde, Iris, Joris, Lotte, Mees
