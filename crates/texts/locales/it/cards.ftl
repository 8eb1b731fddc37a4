### Come si chiamano i componenti dei due giochi e che cosa fanno.

## All In – Predictions

# As in English.
cards-all-in = All In – Predictions
    .short = All In
    .tagline = Plasma la tua mano sotto gli occhi di tutti, leggi gli altri e predici chi ha la più forte.

cards-suit = { $suit ->
    [C] Orologi
    [M] Maschere
    [S] Scarabei
   *[T] Alberi
}
cards-suit-letter = { $suit ->
    [C] O
    [M] M
    [S] S
   *[T] Al
}

cards-suited = { $kind ->
    [J] Fante
    [Q] Regina
    [K] Re
    [A] Asso
   *[number] { $value }
} di { $suit }

cards-suited-the = { $kind ->
    [J] il fante
    [Q] la regina
    [K] il re
    [A] l’asso
    [vowel] l’{ $value }
   *[number] il { $value }
} di { $suit }

cards-rune-card = Carta runa
cards-rune-card-the = una carta runa

cards-effect = { $effect ->
    [TAKE] Prendi
    [SWAP] Scambia
    [DRAW] Pesca
    [REVEAL_3] Rivela 3
    [REVEAL_4] Rivela 4
    [REVEAL_5] Rivela 5
    [RUNE] Runa
    [HYPNOSIS] Ipnosi
   *[EYE] Occhio Onnisciente
}

cards-effect-what = { $effect ->
    [TAKE] Prendi in mano una carta non coperta della galleria.
    [TAKE_PILE] Prendi in mano una carta non coperta della galleria o la prima carta della pila degli scarti.
    [SWAP] Scambia una carta della tua mano con una carta non coperta della galleria.
    [SWAP_PILE] Scambia una carta della tua mano con una carta non coperta della galleria o con la prima carta della pila degli scarti.
    [DRAW] Pesca la prima carta del mazzo; la vedi solo tu.
    [REVEAL_3] Rivela 3 carte del mazzo, tienine una e scarta le altre.
    [REVEAL_3_ALONE] Guarda tu solo 3 carte del mazzo, tienine una e scarta le altre coperte.
    [REVEAL_4] Rivela 4 carte del mazzo, tienine una e scarta le altre.
    [REVEAL_4_ALONE] Guarda tu solo 4 carte del mazzo, tienine una e scarta le altre coperte.
    [REVEAL_5] Rivela 5 carte del mazzo, tienine una e scarta le altre.
    [REVEAL_5_ALONE] Guarda tu solo 5 carte del mazzo, tienine una e scarta le altre coperte.
    [RUNE] Guadagna 1 runa.
    [HYPNOSIS] Un avversario dice ad alta voce la forza della sua mano attuale.
   *[EYE] Un avversario mostra solo a te quattro delle sue cinque carte.
}

cards-effect-must = obbligatorio
cards-effect-may = facoltativo

cards-category = { $category ->
    [straight_flush] Scala colore
    [four_of_a_kind] Poker
    [full_house] Full
    [flush] Colore
    [straight] Scala
    [three_of_a_kind] Tris
    [two_pair] Doppia coppia
    [pair] Coppia
   *[nothing] Zero
}

cards-category-what = { $category ->
    [straight_flush] Cinque valori di fila dello stesso seme
    [four_of_a_kind] Quattro carte dello stesso valore
    [full_house] Tre carte di un valore e due di un altro
    [flush] Cinque carte dello stesso seme
    [straight] Cinque valori di fila
    [three_of_a_kind] Tre carte dello stesso valore
    [two_pair] Due carte di un valore e due di un altro
    [pair] Due carte dello stesso valore
   *[nothing] Neanche una coppia
}

## Bids

# As in English.
cards-bids = Bids
    .tagline = Una carta a testa: la più alta prende i punti, le pari bruciano… e restare senza niente può rendere più di tutto.

cards-colour = { $colour ->
    [Y] giallo
    [B] blu
    [R] rosso
    [G] verde
    [W] bianco
   *[K] nero
}
cards-colour-letter = { $colour ->
    [Y] Gi
    [B] B
    [R] R
   *[G] V
}

cards-numbered = { $kind ->
   *[number] { $number }
} { $colour ->
    [Y] giallo
    [B] blu
    [R] rosso
    [G] verde
   *[K] nero
}

cards-numbered-the = { $kind ->
    [vowel] l’{ $number }
   *[number] il { $number }
} { $colour ->
    [Y] giallo
    [B] blu
    [R] rosso
    [G] verde
   *[K] nero
}

cards-special = { $card ->
    [twice] 2x
    [minus_five] −5
    [thief] Ladro
    [shuffle] Mescolata
    [lowest] Vince il più basso
    [unknown] Grande incognita
   *[ally] Alleato
}

cards-special-the = { $card ->
    [twice] il 2x
    [minus_five] il −5
    [thief] il Ladro
    [shuffle] la Mescolata
    [lowest] «Vince il più basso»
    [unknown] la Grande incognita
   *[ally] l’Alleato
}

cards-special-what = { $card ->
    [twice] Raddoppia tutti i punti che chi lo vince ha fin qui nel round.
    [minus_five] Toglie 5 punti a chi lo vince.
    [thief] Chi lo vince ruba una carta punti a chi, avendone, ha puntato meno.
    [thief_lowest] Chi lo vince ruba una carta punti alla puntata peggiore che ne abbia: la più bassa, o la più alta finché vince il numero più basso.
    [shuffle] Si mescolano le carte punti ancora coperte.
    [lowest] Fino alla fine del round vince il numero più basso.
    [lowest_colours] Fino alla fine del round vince il numero più basso del colore più frequente.
    [unknown] La prossima carta punti si gioca coperta.
   *[ally] Chi lo gioca divide i punti del round con chi vince la presa.
}

cards-blank = «{ $name }»
cards-blank-the = la carta «{ $name }»

cards-hidden = Carta nascosta
cards-hidden-a = una carta

## What a card of the players' own does, sentence by sentence.

cards-own-bids = Dalla mano punta { $bid } e non può vincere la presa.
cards-own-number = Dalla mano punta { $bid } e può vincere la presa.
cards-own-flip = Quando si gira al centro agisce subito, va da parte e si gira la prossima.
cards-own-front = La prende chi vince la sua presa.
cards-own-aside = Dopo la sua presa va da parte, a nessuno.
cards-own-points = Vale { $points } punti.
cards-own-multiply = Moltiplica per { $by } i punti che il vincitore ha in questo round.
cards-own-steal = { $worst ->
    [either] Il vincitore ruba una carta punti alla puntata peggiore che ne abbia: la più bassa, o la più alta finché vince il numero più basso.
   *[lowest] Il vincitore ruba una carta punti a chi ha puntato meno e ne ha una.
}
