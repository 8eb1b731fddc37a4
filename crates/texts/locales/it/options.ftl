### Che cosa si può concordare prima di una partita.

options-name = { $option ->
    [side] Forza delle mani
    [discard_variant] Pila degli scarti
    [tie_break] Parità finale
    [deck] Mazzo
    [rounds] Round
    [color_bids] Bids a colori
    [ally] Alleato
    [specials] Carte speciali
    [lucky_loser] Perdente fortunato
   *[blanks] Le vostre carte
}
options-what = { $option ->
    [side] Quali mani ne battono altre e quante rune valgono.
    [discard_variant] Quanto partecipa al gioco la pila degli scarti.
    [tie_break] Che cosa decide se in più hanno il massimo delle rune.
    [deck] Quali effetti ha ogni carta e qual è il seme più alto.
    [rounds] Quanti round si giocano.
    [color_bids] Vince la presa la carta più alta del colore più frequente.
    [ally] Chi gioca l’Alleato divide il round con chi vince quella presa. Sempre in sei, mai in tre.
    [specials] Carte punti in più che cambiano le regole.
    [lucky_loser] Come si contano i round senza carte punti.
   *[blanks] Fino a due carte punti inventate da voi.
}
options-choice = { $choice ->
    [A] Lato A
    [B] Lato B
    [none] Normale
    [manipulate] Veggente degli scarti
    [closed_eye] Terzo occhio accecato
    [best_hand] Mano più forte
    [heirs] Eredi dei Divinatori
    [builtin] Mazzo incluso
    [cumulative] In totale
    [on] sì
    [off] no
    [own] Mazzo vostro
   *[consecutive] Di fila
}
options-choice-what = { $choice ->
    [A] Come nel poker: full 6, colore 5, scala 4 rune.
    [B] Al contrario: scala 6, colore 5, full 4 rune.
    [none] Le carte scartate sono fuori; si vede solo la prima.
    [manipulate] Prendi e Scambia possono usare la prima carta degli scarti.
    [closed_eye] Si scarta coperto e solo tu guardi ciò che riveli.
    [best_hand] Decide la mano più forte dell’ultimo round.
    [heirs] Un round in più per un ricco piatto; se la parità resta, non vince nessuno.
    [builtin] Gli effetti forniti con Tapis.
    [cumulative] Conta ogni round senza carte punti di tutta la partita.
    [own] Queste carte sono diverse da quelle del mazzo incluso:
   *[consecutive] Contano solo i round di fila; una carta punti azzera il conto.
}
options-none = nessuna
options-differs = diverso da una prima partita
