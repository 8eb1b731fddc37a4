### Le regole dei due giochi, con parole nostre.

rules-contents = In questa pagina
rules-play-now = Gioca subito
rules-learn-now = Impara giocando
rules-players-all-in = Da 2 a 5 giocatori dai 10 anni, tre round, mezz’ora
rules-players-bids = Da 3 a 6 giocatori dai 7 anni, sei round, circa 40 minuti
rules-house = Dove il regolamento tace: che cosa ha deciso questa casa

## All In – Predictions

rules-all-in-idea =
    Ognuno ha cinque carte e le migliora sotto gli occhi di tutti: quasi tutte vengono da una **galleria** aperta, e ciò che prendi da lì lo hanno visto tutti. Quando la galleria è piena, tutti predicono **chi ha la mano più forte**. Solo allora si mostrano le mani.

    Le buone mani danno **rune**, le buone predizioni si dividono il **piatto**. Dopo tre round vince chi ha più rune.

    ![Una mano con una coppia di sette](all-in:7C+7S+QT+9M+RU1)
    .title = Di che si tratta

rules-all-in-cards =
    Ci sono 52 carte di quattro semi (Orologi, Maschere, Scarabei e Alberi, dal 2 al fante, alla regina, al re e all’asso) e due **carte runa**. Ogni carta porta una colonna di **effetti**. Li usi quando giochi la carta.

    Una carta runa non ha né valore né seme e non aiuta nessuna combinazione. Ma ognuna che hai in mano alla fine del round vale 2 rune.

    ![Il fante di Maschere, il 2 di Alberi e una carta runa](all-in:JM+2T+RU1)
    .title = Le carte

rules-all-in-box =
    - **54 carte:** 52 con un valore e un seme, e 2 carte runa.
    - **50 gettoni runa:** 29 da 1, 14 da 5 e 7 da 10, in tutto 169 rune.
    - **5 carte aiuto,** una a testa, con le forze delle mani: davanti il lato A, dietro il lato B. Tutte mostrano lo stesso lato. Cominciate con A, che ordina le mani come nel poker.
    - **5 gettoni predizione,** uno a testa.
    - **4 pezzi di cornice** per la galleria.

    Qui le rune le conta il gioco, e ciò che dicono le carte aiuto è sempre a portata di mano accanto al tavolo.
    .title = Nella scatola

rules-all-in-setup =
    Ognuno riceve cinque carte. Il resto è il mazzo; le sue prime due carte aprono la galleria. La galleria ha due file, e all’inizio di ogni round si riempie il piatto:

    | Giocatori | Galleria | Rune aggiunte nei round 1, 2, 3 |
    |---|---|---|
    | 2 | 2 × 4 | 2, 4, 6 |
    | 3 | 2 × 5 | 4, 6, 8 |
    | 4 o 5 | 2 × 6 | 4, 6, 8 |

    Chi inizia il primo round lo decide il caso. Poi inizia chi ha meno rune; a parità, chi tra questi aveva la mano più debole.
    .title = Preparazione

rules-all-in-turn =
    Si gioca in senso orario. Nel tuo turno fai una sola di queste tre cose:

    - **Giocare una carta:** usi i suoi effetti, poi la metti nella galleria.
    - **Passare:** la prima carta del mazzo entra nella galleria. Resti nel round.
    - **Andare All In:** la tua mano è definitiva e due carte del mazzo entrano nella galleria. Più sotto i dettagli.

    Se alla fine di un turno la galleria è piena, comincia la Fase di Predizione.
    .title = Il tuo turno

rules-all-in-play =
    1. Metti la carta scoperta davanti a te. Ora non è né in mano né nella galleria.
    2. Scorri i suoi effetti dall’alto in basso. Un effetto con la **stella** è obbligatorio. Ogni altro lo usi o ci rinunci, uno dopo l’altro, senza tornare indietro.
    3. Se ora hai più di cinque carte, scarta fino ad averne cinque. Vale anche scartare ciò che hai appena ottenuto, ma non la carta giocata.
    4. La carta giocata entra nella galleria. Hai di nuovo cinque carte.

    Esempio: giochi il fante di Maschere. Il suo Prendi ti fa prendere il 9 di Alberi dalla galleria, il suo Pesca con la stella ti dà una carta del mazzo. Hai sei carte, quindi ne scarti una. Poi il fante riempie lo slot lasciato dal 9.

    ![Il fante di Maschere; il 9 di Alberi](all-in:JM+9T)
    .title = Giocare una carta

rules-all-in-effects =
    ![Tutti gli effetti](effects:)

    Un effetto senza alcun bersaglio possibile viene saltato.
    .title = Gli effetti

rules-all-in-display =
    Le carte nuove vanno sempre nel primo slot disponibile: prima fila da sinistra a destra, poi la seconda. Uno slot vuoto nella prima fila si riempie prima di proseguire con la seconda.

    Una carta della seconda fila sta **sopra** quella della stessa colonna nella prima. Quella è **bloccata**: tutti ne vedono ancora il valore, ma nessuno può prenderla o scambiarla finché non se ne va quella che la copre.

    ![Il 2 di Orologi e il 4 di Maschere sono bloccati](display:2C+4M+6S+8T+10C/QM+KS+-+-+-)
    .title = La galleria

rules-all-in-going-all-in =
    Solo una persona per round può andare All In. Da quel momento né l’Ipnosi né l’Occhio Onnisciente possono raggiungerti, ma non puoi più cambiare la tua mano: a ogni tuo turno una carta del mazzo entra da sola nella galleria.

    Così l’All In mette al sicuro una buona mano, la nasconde e affretta la fine del round. Se è disponibile un solo slot, si aggiunge una sola carta.
    .title = Andare All In

rules-all-in-predict =
    Comincia chi viene dopo la persona il cui turno ha riempito la galleria. Uno dopo l’altro, tutti mettono il proprio gettone davanti a qualcuno. Puoi scegliere te, e più gettoni possono stare davanti alla stessa persona. Predicono tutti, anche chi è All In.

    In due si sceglie entrambi in segreto e si mostra la scelta insieme.
    .title = Fase di Predizione

rules-all-in-ranks =
    ![Le forze delle mani](ranks:)

    Il numero è la forza della mano e anche le rune che frutta. L’asso è la carta più alta, o la più bassa in asso-2-3-4-5. Una carta runa non completa nulla, quindi una scala o un colore richiede cinque carte con un seme.

    Se due mani hanno la stessa forza, decide la **carta più alta della combinazione** (nel full quella del tris, nella doppia coppia la coppia più alta), poi il **seme** di quella carta: Orologi, Maschere, Scarabei, Alberi, dal più alto al più basso. Le carte fuori dalla combinazione non contano mai. Due mani non sono mai uguali.
    .title = Quale mano è più forte?

rules-all-in-scoring =
    1. **Il piatto:** se lo dividono in parti uguali quelli che hanno predetto la mano più forte. Ciò che non si può dividere resta per il round successivo; se nessuno ha indovinato, resta tutto.
    2. **Le mani:** tutti, che abbiano indovinato o no, ricevono rune per la propria mano: il suo numero.
    3. **Carte runa:** 2 rune per ognuna in mano.

    Esempio: nel piatto ci sono 7 rune. Alice ha una scala fino all’8, Dario una fino al 5, Fabio un tris. Dario e Fabio hanno predetto Alice, Alice ha predetto Dario. Dario e Fabio ricevono 3 rune ciascuno dal piatto, e ne resta 1. Per le mani Alice e Dario ricevono 4 rune ciascuno, Fabio 3.
    .title = Punteggio

rules-all-in-end =
    Si mescolano tutte le carte, ognuno ne riceve cinque nuove e comincia il round successivo. Dopo il terzo vince chi ha più rune. A parità decide, tra i pari, la mano più forte dell’ultimo round. Ciò che resta nel piatto è perso.
    .title = Round successivo e fine

rules-all-in-variants =
    - **Lato B** delle forze: la scala vale 6, il full solo 4.
    - **Veggente degli scarti:** ogni round comincia con una carta nella pila degli scarti, e Prendi e Scambia possono usarne la prima.
    - **Terzo occhio accecato:** si scarta coperto e solo tu guardi le carte che riveli.
    - **Eredi dei Divinatori:** una parità finale porta a un round in più con altre 10 rune nel piatto. Se la parità resta, non vince nessuno.
    - **Il tuo mazzo:** un file può dare altri effetti a ogni carta e cambiare l’ordine dei semi.
    .title = Varianti

rules-all-in-details =
    - Se il mazzo è vuoto quando serve una carta, si mescola la pila degli scarti per farne uno nuovo, anche nel mezzo di un Rivela.
    - Della pila degli scarti si vede solo la prima carta. Se scarti più carte insieme, prima si mostrano tutte, e l’ordine lo scegli tu.
    - All’Ipnosi si risponde la verità e solo la forza della mano. Chi subisce l’Occhio sceglie quale carta non mostrare.
    - Se la galleria non cresce per quattro turni a testa, il mazzo le aggiunge una carta, così ogni round finisce.
    .title = In caso di dubbio

## Bids

rules-bids-idea =
    In ogni presa è in palio una **carta punti** nera. Uno dopo l’altro tutti puntano una carta della propria mano, scoperta. La più alta prende i punti. Ma se la puntata più alta è stata fatta due volte, tutto **brucia** e nessuno prende niente.

    E chi finisce un round senza nemmeno una carta punti è un **perdente fortunato** e viene pagato per questo, ogni volta di più.

    ![È in palio il 9 nero; le puntate sono 7 rosso, 10 blu e 3 giallo](bids:K9+R7+B10+Y3)
    .title = Di che si tratta

rules-bids-cards =
    Le carte da puntare hanno quattro colori (tre se si gioca in tre). Le nere sono ciò che conta: i numeri valgono i loro punti, **2x** raddoppia, **−5** fa male. I numeri neri arrivano fin dove arrivano quelli colorati, e 2x e −5 sono sempre in gioco.

    | Giocatori | Numeri | Carte nere nelle mani | Carte da puntare tolte |
    |---|---|---|---|
    | 3 | 1–10, tre colori | 1 | 1 |
    | 4 | 1–10 | 1 | 1, con l’Alleato 2 |
    | 5 | 1–12 | 2 | 1, senza l’Alleato 0 |
    | 6 | 1–14 | 3 | 0 |

    ![Carte da puntare dei quattro colori e carte punti nere](bids:Y4+B8+R10+G2+K7+2x+-5)
    .title = Le carte

rules-bids-box =
    - **56 carte da puntare:** da 1 a 14 in giallo, blu, rosso e verde.
    - **20 carte nere:** da 1 a 14, 2x, −5, Ladro, Mescolata, Vince il più basso e Grande incognita.
    - **4 carte bianche:** due Alleati, uno da giocare e uno per segnare l’alleanza, e due vuote per le vostre idee.

    Quali si usano dipende dal numero di giocatori; le altre restano nella scatola.
    .title = Nella scatola

rules-bids-deal =
    Per questo round si tolgono alcune carte da puntare e si mostrano a tutti. Poi si mescolano alle carte da puntare, senza guardarle, alcune carte nere, e ognuno riceve **dieci carte**. Così qualcuno ha in mano una carta punti, e solo quella persona lo sa. Le altre nere formano il mazzo al centro. Sono più delle prese di un round: alcune non si scoprono mai, e nessuno sa quali.

    Inizia la partita chi ha il nome più lungo; a parità, chi ha il cognome più lungo.
    .title = La distribuzione

rules-bids-trick =
    Un round ha dieci prese. In ognuna si scopre la prima carta nera. Chi apre punta una carta qualsiasi della mano, poi tutti gli altri in senso orario. Non si deve seguire il colore e nessuno può passare.

    Il **numero più alto vince** la carta punti e la mette scoperta davanti a sé. Chi vince apre la presa successiva. Le carte da puntare sono fuori per questo round.
    .title = Una presa

rules-bids-burn =
    Se in due o più hanno puntato lo stesso numero più alto, non vince nessuno: la carta punti va sotto il mazzo. La presa successiva la apre l’**ultima** persona che ha puntato quel numero: chi brucia comincia. Le puntate più basse non salgono.

    ![È in palio il 6 nero; 9 rosso, 4 blu, 9 verde: brucia e apre il verde](bids:K6+R9+B4+G9)
    .title = Bruciare

rules-bids-black =
    Una carta nera della tua mano è una puntata come le altre. Se è un numero, può vincere. In ogni caso va a chi vince la presa, insieme alla carta al centro. Un numero nero brucia con uno uguale di qualsiasi colore. Se la presa brucia, anche la carta nera va sotto il mazzo.

    Esempio: è in palio il 5 nero. Le puntate sono 3 rosso, 8 nero e 7 blu. Vince l’8 nero, e chi l’ha giocato prende entrambe le carte nere: 13 punti.

    ![5 nero; 3 rosso, 8 nero, 7 blu](bids:K5+R3+K8+B7)

    Una carta senza numero, come 2x o l’Alleato, punta 0 (−5 punta −5) e non può mai vincere.
    .title = Carte nere in mano

rules-bids-scoring =
    Alla fine del round conti le carte nere davanti a te, nell’ordine in cui le hai vinte:

    - i numeri contano il loro valore, −5 toglie cinque punti;
    - **2x** raddoppia ciò che hai fin lì nel round, e anche le altre carte della sua presa. Ciò che vinci dopo non raddoppia.

    Se non hai **nessuna carta nera**, sei un perdente fortunato. Ricevi 12 punti se si gioca in tre, 8 in quattro o cinque, 7 in sei, **per il numero dei tuoi round senza carte** in tutta la partita. In quattro sono 8 la prima volta, poi 16, poi 24.

    Un 2x da solo non vale niente, ma è una carta: niente perdente fortunato.
    .title = Punteggio e perdenti fortunati

rules-bids-end =
    Chi ha più punti inizia il round successivo. A parità decide il punteggio dell’ultimo round, poi la carta più alta vinta in quel round. Se anche quella è uguale, si conta in senso orario da chi avrebbe aperto la presa successiva: inizia la prima di queste persone.

    Dopo sei round vince chi ha più punti. A parità decidono lo stesso punteggio e la stessa carta; se sono uguali entrambi, la vittoria è condivisa.
    .title = Round successivo e fine

rules-bids-ally =
    L’**Alleato** bianco è sempre in gioco in sei, mai in tre, a scelta in quattro o cinque. Si distribuisce come le altre carte e punta 0. Chi lo gioca si allea con chi vince quella presa fino alla fine del round: i punti dei due si sommano e si dividono a metà, arrotondando per eccesso.

    Gli alleati non ricevono punti come perdenti fortunati, ma un round senza carte conta comunque per la volta successiva. Se la presa brucia, non c’è alleanza.

    ![L’Alleato](bids:ally)
    .title = L’Alleato

rules-bids-specials =
    Queste quattro carte nere si possono aggiungere, ognuna per conto suo. Dalla mano puntano tutte 0 e hanno effetto se qualcuno vince la presa. Se brucia, non succede niente.

    ![Le carte speciali](specials:)

    - **Ladro** (in tre e quattro): chi lo vince deve rubare una carta punti a chi, tra quelli che ne hanno, ha fatto la puntata peggiore della presa. Se più puntate sono ugualmente cattive, sceglie il ladro.
    - **Mescolata:** scoperta, si toglie, il mazzo si mescola con le carte bruciate e si scopre la carta successiva. Non consuma una presa.
    - **Vince il più basso:** da ora alla fine del round vince il numero più basso. Le puntate più basse uguali bruciano. Per il Ladro la peggiore è allora la più alta.
    - **Grande incognita:** la prossima carta punti sta coperta mentre si punta e si scopre dopo.
    .title = Carte speciali

rules-bids-color =
    In questa variante i colori contano: la presa va alla carta più alta del colore che compare **più spesso**. Conta anche la carta nera al centro. Se più colori sono ugualmente frequenti, vince la più alta di tutti questi.

    Se la migliore è proprio la carta al centro, nessuno prende niente e apre di nuovo la stessa persona. Le carte migliori uguali bruciano.

    ![2 nero; 4 rosso, 5 blu, 9 verde, 7 blu: il blu è il più frequente e vince il 7 blu](bids:K2+R4+B5+G9+B7)
    .title = Bids a colori

rules-bids-details =
    - Il perdente fortunato si può giocare anche con i round **di fila**: allora un round con una carta punti azzera il tuo conto.
    - Una carta rubata dal Ladro conta come vinta adesso: un 2x rubato raddoppia ciò che il ladro ha fino a quel momento.
    - Potete giocare più o meno di sei round.
    - Le due carte bianche della scatola sono vostre: in un file dite che cosa puntano, quanto valgono e che cosa fanno.
    .title = In caso di dubbio
