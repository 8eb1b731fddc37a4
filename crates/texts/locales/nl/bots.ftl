### De tegenstanders: hoe sterk ze zijn en hoe ze heten.

bots-level = { $level ->
    [random] Willekeurig
    [beginner] Beginner
    [casual] Hobbyspeler
    [club] Clubspeler
    [expert] Expert
   *[master] Meester
}
bots-level-what = { $level ->
    [random] Speelt zomaar een kaart. Om te testen en voor het geluk.
    [beginner] Speelt verstandig maar vergeet veel. Voor de eerste potjes en voor kinderen.
    [casual] Weet waar elke kaart goed voor is. Een ontspannen avond.
    [club] Speelt als de vaste gasten van een spelletjesclub.
    [expert] Denkt enkele beurten vooruit.
   *[master] Leidt je hand af uit hoe je speelt. Haal alles uit de kast.
}
bots-names = Anouk, Bram, Cato, Daan, Elin, Floris, Guusje, Hidde, Iris, Joris, Lotte, Mees
