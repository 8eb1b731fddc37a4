### Che cosa ha deciso la casa dove un regolamento tace.

house-title = Decisioni della casa
house-lead = Nessun regolamento dice tutto. Ecco che cosa ha deciso la casa dove uno tace o si può leggere in più di un modo. I numeri sono quelli delle regole nella documentazione, e li portano anche i test del programma.
house-why = Perché:
house-other = Anche possibile:

## All In – Predictions

house-a-01 =
    Orologi, poi Maschere, Scarabei e Alberi.

    La scatola mostra l’ordine solo con un disegno. Il suo elenco dei componenti nomina i semi così.

    Qualsiasi altro ordine. Un file di mazzo può riportare quello della tua scatola.
    .asked = Qual è il seme più alto?
house-a-02 =
    Quelli del nostro mazzo, se non se ne concorda un altro.

    La scatola mostra gli effetti con disegni. Solo il fante di Maschere è descritto a parole, e il nostro è così.

    Un file di mazzo può dare a ogni carta gli effetti della tua scatola.
    .asked = Quali effetti ha ogni carta?
house-a-03 =
    Decide il caso, e ogni posto ha la stessa probabilità. Sul segnapunti è chi siede alla sinistra del mazziere.

    A questo tavolo nessuno dà le carte; al vostro sì.

    Il posto accanto a chi ospita: favorirebbe sempre la stessa persona.
    .asked = Chi inizia il primo round?
house-a-05 =
    Le rune bastano sempre. Se ne girano più di 169, il gioco dice che la scatola non ne ha altre e continua a contare.

    I gettoni servono a contare, non a porre un limite.

    Chi arriva per ultimo resta senza.
    .asked = E se finiscono i gettoni runa?
house-a-10 =
    Un Prendi obbligatorio che non si può fare diventa Pesca. Se non c’è neppure una carta da pescare, si salta.

    Alla fine del turno la mano deve avere di nuovo cinque carte.

    Saltarlo e continuare con quattro carte. Con il mazzo incluso non può succedere.
    .asked = E se un Prendi con la stella non trova nessuna carta?
house-a-17 =
    La prima carta e quante sono. Nessuno può sfogliarla.

    Si scarta scoperto, ed è vietato sfogliare la pila; ricordare no.

    Nascondere anche il numero, o lasciar guardare tutti.
    .asked = Che cosa si vede della pila degli scarti?
house-a-19 =
    Quando serve una carta e il mazzo è vuoto, non prima.

    Così, con «Veggente degli scarti», la prima carta resta a portata fino ad allora.

    Appena si pesca l’ultima carta. Senza quella variante nessuno se ne accorgerebbe.
    .asked = Quando si mescola la pila degli scarti?
house-a-20 =
    Ciò che è stato rivelato resta da parte, si mescola la pila degli scarti e si continua a rivelare fino al numero.

    Rivela 4 vuol dire quattro carte, e ciò che è scoperto non si può mescolare.

    Fermarsi a ciò che c’è, o mescolare anche le carte scoperte.
    .asked = E se il mazzo finisce durante un Rivela?
house-a-24 =
    Il primo vuoto: fila 1 da sinistra a destra, poi fila 2. Uno slot vuoto nella fila 1 viene prima anche se la fila 2 è cominciata.

    La fila 2 comincia quando la 1 è piena, e con uno slot vuoto non lo è.

    Colonna per colonna, o accostando le carte.
    .asked = Quale slot si riempie per primo?
house-a-26 =
    Subito, anche con l’effetto successivo dello stesso turno.

    È bloccata finché ha una carta sopra, e non di più.

    Solo dal turno successivo.
    .asked = Quando si può prendere una carta che stava sotto un’altra?
house-a-34 =
    Sì. Si aggiunge una carta e i turni del round sono finiti.

    L’All In fissa la mano, e per questo basta una carta.

    Vietarlo, o mettere la seconda carta accanto alla galleria.
    .asked = Posso andare All In se resta un solo slot?
house-a-41 =
    Dopo quattro turni a testa senza crescita, il mazzo aggiunge carte finché la galleria ne ha più che mai in questo round, o è piena.

    Chi prende sempre le stesse carte potrebbe andare avanti all’infinito. Nelle prove ci sono stati round di 185 turni, quando di solito sono da 8 a 14.

    Lasciare che smettano i giocatori. Le persone lo farebbero; ai bot serve una regola.
    .asked = E se la galleria non cresce più?
house-a-42 =
    L’effetto si salta, anche con la stella, e la carta si può giocare lo stesso.

    In due l’unico avversario può essere All In, e questo protegge.

    Vietare la carta, o pescarne una in cambio.
    .asked = E se non si può ipnotizzare o guardare nessuno?
house-a-43 =
    La forza più alta, con nome e numero, perché la sentano tutti. Niente valori, semi o carte runa.

    I regolamenti chiedono la forza della mano.

    Anche i valori, come «una coppia di re».
    .asked = Che cosa dice l’Ipnosi?
house-a-49 =
    In tre o più sì: uno dopo l’altro, e chi viene dopo vede ciò che è stato predetto prima. In due si sceglie entrambi in segreto.

    I gettoni si mettono davanti ai giocatori, a turno.

    Tutti in segreto e nello stesso momento.
    .asked = Le predizioni sono scoperte?
house-a-53 =
    La singola carta più alta con un seme è la mano più forte, poi il seme più alto.

    È la regola di tutte le altre mani, e così qualcuno può sempre indovinare.

    Nessuno ha la mano più forte, e il piatto resta.
    .asked = E se nessuno ha nemmeno una coppia?
house-a-54 =
    Mai. Dopo la carta più alta della combinazione viene il suo seme.

    Il regolamento italiano dice che contano solo le carte della combinazione; gli altri si possono leggere così.

    La carta più alta che segue, come nel poker.
    .asked = Contano le carte fuori dalla combinazione?
house-a-55 =
    Il seme più alto nella coppia più alta. Le coppie più basse non si confrontano.

    Le regole passano dalla carta più alta direttamente ai semi.

    Prima le coppie più basse, come nel poker.
    .asked = Che cosa decide tra doppie coppie con la stessa coppia alta?
house-a-63 =
    Nessuno ne riceve, e il piatto resta intero.

    Si divide in parti uguali, e ciò che non si può dividere resta.

    Una runa a testa, a turno, finché ce ne sono.
    .asked = E se indovinano più giocatori di quante sono le rune?
house-a-64 =
    È perso. Solo il round in più degli Eredi lo raccoglie.

    Ciò che resta è per il round successivo, e non c’è.

    Dividerlo tra tutti, o tra chi vince.
    .asked = Che ne è del piatto dopo l’ultimo round?
house-a-67 =
    Chi tra loro aveva la mano più debole nell’ultimo round.

    Il regolamento olandese dice «di questi giocatori»; gli altri non lo contraddicono.

    La mano più debole di tutte. Allora potrebbe iniziare chi ha più rune.
    .asked = Chi inizia se in più hanno il minimo delle rune?
house-a-71 =
    Tutti, e alla fine contano le rune di tutti.

    I regolamenti dicono solo che si gioca un altro round.

    Chi è in parità e nessun altro.
    .asked = Chi gioca il round in più degli Eredi?
house-a-73 =
    No: una delle due, o nessuna.

    Una apre la pila degli scarti, l’altra la chiude.

    Entrambe, con una regola per una pila aperta e chiusa.
    .asked = Si possono combinare le due varianti della pila degli scarti?
house-a-75 =
    Come sono uscite, l’ultima in cima. Con «Veggente degli scarti» sceglie chi è di turno.

    Solo lì conta quale carta sta in cima.

    Scegliere sempre, come quando si scartano più carte.
    .asked = In quale ordine si scartano le altre carte di un Rivela?
house-a-79 =
    Un bot prende il posto e lo restituisce quando la persona torna.

    Le regole non conoscono nessuno che se ne va, e una partita tra amici non deve finire per questo.

    Passare fino alla fine della partita, o chiuderla.
    .asked = E se qualcuno se ne va?
house-a-81 =
    Uno dopo l’altro, ognuno per conto suo. Il secondo può prendere la carta scoperta dal primo; nel frattempo non si riempie nulla.

    Gli effetti vanno dall’alto in basso, e la carta giocata entra nella galleria per ultima.

    Riempire lo slot nel frattempo. Il mazzo incluso non ha carte così.
    .asked = E se una carta ha Prendi due volte?
house-a-82 =
    Va usato se si può. Se non si può, si salta, e non si pesca nulla in cambio.

    La stella dice che un effetto è obbligatorio, qualunque sia. Solo una carta mancante lascia la mano troppo piccola.

    Rinunciarvi a piacere, o pescare invece. Il mazzo incluso non ha carte così.
    .asked = E se ha la stella un effetto che non dà carte?
house-a-83 =
    Nel mazzo incluso sono uguali. Un file di mazzo può dare a ciascuna i propri effetti.

    Sono stampate con simboli come tutte le altre, e nulla dice che siano uguali.

    Sempre uguali, come una stessa carta due volte.
    .asked = Le due carte runa hanno gli stessi effetti?

## Bids

house-b-01 =
    Giallo, blu e rosso. Il verde resta nella scatola.

    Servono tre colori, e nessuno è migliore di un altro.

    Tre qualsiasi.
    .asked = Quali colori si usano in tre?
house-b-03 =
    Sì, tutte.

    Tutti devono saperlo, e così tutti possono contare.

    Una sola, quando se ne tolgono due.
    .asked = Si mostrano le carte che si tolgono?
house-b-05 =
    Tutte, a caso e senza vederle, anche le speciali. Una mano può riceverne più d’una.

    Ogni carta speciale ha una regola per quando si punta dalla mano.

    Solo numeri, o al massimo una per mano.
    .asked = Quali carte nere possono finire nelle mani?
house-b-07 =
    La prima parola di come ti chiami è il nome, il resto è il cognome. Inizia il nome più lungo, poi il cognome più lungo, poi decide il caso.

    Il regolamento parla di entrambi; qui c’è un campo solo.

    Contare tutte le lettere insieme.
    .asked = Chi ha il nome più lungo?
house-b-11 =
    Conta solo il numero più alto. Se è stato puntato due volte, tutto brucia; una parità più in basso non significa nulla.

    Il regolamento parla solo delle puntate migliori.

    Vince il numero più alto puntato una volta sola.
    .asked = E se sono pari anche numeri più bassi?
house-b-17 =
    Solo i punti di questo round.

    Quelli dei round precedenti sono già segnati, e raddoppiare l’intera partita peserebbe più di tutto il resto.

    Il totale della partita.
    .asked = Che cosa raddoppia 2x?
house-b-18 =
    Prima il numero, poi il raddoppio.

    Si raddoppiano anche le carte nere della stessa presa.

    Nell’ordine in cui le carte sono state giocate.
    .asked = E se 2x si vince insieme a un numero?
house-b-19 =
    Sì, se è stato vinto prima di 2x o insieme: allora costa 10. Se arriva dopo, costa 5.

    Anche i punti sotto zero sono punti.

    2x raddoppia solo ciò che è buono.
    .asked = 2x raddoppia un −5?
house-b-22 =
    Mai, neppure se vince il numero più basso. Vincono solo i numeri.

    Chi ha in mano 2x o −5 non può vincerlo. Una sola regola per tutte le speciali è la più semplice.

    Se vince il numero più basso, la puntata migliore è 0 o −5.
    .asked = Una carta senza numero può vincere una presa?
house-b-23 =
    Sì. È una carta al centro come le altre.

    Il divieto vale per la carta in mano, e in mano non è più.

    Non in questo round.
    .asked = Posso vincere un 2x che ho puntato, se è bruciato e ritorna?
house-b-26 =
    No, e nemmeno Vince il più basso. La carta successiva si scopre subito.

    Dieci carte in ogni mano vogliono dieci prese.

    Sì, come si può leggere una frase del regolamento. Allora a tutti avanzerebbe una carta.
    .asked = La Mescolata consuma una presa?
house-b-27 =
    Alla puntata più alta, che in quel caso è la peggiore.

    Secondo il regolamento si ruba alla puntata peggiore.

    Alla più bassa, come sempre.
    .asked = A chi ruba il Ladro se vince il numero più basso?
house-b-29 =
    Per il ladro raddoppia ciò che ha fino a quel momento. All’altra persona si conta come se non l’avesse mai avuto.

    Le carte contano nell’ordine in cui stanno davanti a ognuno.

    Non raddoppia più nulla, o l’altra persona conserva ciò che era raddoppiato.
    .asked = Quanto vale un 2x rubato?
house-b-31 =
    Prima il raddoppio, poi il furto: la carta rubata non raddoppia.

    Non è stata giocata in quella presa.

    Prima il furto.
    .asked = E se 2x e il Ladro si vincono insieme?
house-b-35 =
    Fino alla fine del round.

    Allora si raccolgono tutte le carte.

    Una presa, o fino alla fine della partita.
    .asked = Per quanto vince il numero più basso?
house-b-37 =
    La prossima carta punti è coperta, se qualcuno vince la presa.

    Dopo una parità la presa successiva è normale, dice il regolamento; dopo una vittoria quindi no.

    Niente.
    .asked = Che cosa fa la Grande incognita quando si punta?
house-b-38 =
    Ha effetto come se fosse stata puntata dalla mano: dopo la presa. Chi vince non riceve una carta in cambio.

    Si è giocata una presa per averla, quindi non se ne può scoprire un’altra.

    Scoprire la successiva e puntare di nuovo.
    .asked = E se la carta nascosta è la Mescolata o Vince il più basso?
house-b-40 =
    Tutti i round senza carte della partita, di fila o no. Potete concordare che siano di fila.

    Gli esempi stampati tornano solo così, anche se un titolo dice «consecutivi».

    Solo i round di fila.
    .asked = Quali round contano per il perdente fortunato?
house-b-41 =
    La metà dei punti di entrambi, e niente come perdente fortunato. Il round conta per la volta successiva.

    Un esempio stampato torna solo così.

    Ciò che vale di più, o tutt’e due.
    .asked = Che cosa riceve un alleato senza carte?
house-b-43 =
    Verso l’alto: 7½ diventa 8 e −2½ diventa −2. I due alleati ricevono lo stesso.

    Il regolamento dice solo che si arrotonda. Verso l’alto è l’uso, ed è più gentile.

    Verso il basso, o lontano da zero.
    .asked = Come si arrotondano le metà?
house-b-46 =
    La prima di queste persone in senso orario da chi avrebbe aperto la presa successiva.

    Una regola serve, e questa continua da dove il round è finito.

    Il caso, o di nuovo il nome più lungo.
    .asked = Chi inizia se tutto è pari?
house-b-47 =
    Si dividono la vittoria.

    Il regolamento non nomina altri confronti.

    Un altro round, o un sorteggio.
    .asked = Chi vince se alla fine tutto è pari?
house-b-48 =
    La carta nera più alta davanti a una persona alla fine del round.

    Le carte giocate come puntata non significano più nulla.

    La carta più alta tra quelle giocate.
    .asked = Qual è la singola carta più alta?
house-b-54 =
    Sì. Se è la più alta di quei colori, nessuno prende niente.

    Conta la carta più alta di tutti i colori più frequenti, e lei è una delle nere.

    Solo se il nero è l’unico più frequente.
    .asked = La carta al centro conta se il nero è solo uno dei colori più frequenti?
house-b-57 =
    Brucia, e quella persona comincia.

    È una parità tra le migliori, e chi brucia comincia.

    Vince chi ha puntato.
    .asked = E se una puntata è uguale alla carta al centro, e sono le migliori?
house-b-63 =
    Vince il numero più basso dei colori più frequenti. Se è al centro, nessuno prende niente.

    È la stessa regola, rovesciata.

    Il numero più basso di tutti.
    .asked = Come vanno insieme Bids a colori e Vince il più basso?
