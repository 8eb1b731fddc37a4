### Consigli che appaiono una volta, nella prima partita di ogni gioco.

hints-title = Consigli per la prima partita
hints-off = Niente più consigli
hints-all-in-goal = L’obiettivo: fare la mano più forte di cinque carte, o predire chi ce l’ha. Entrambe portano rune; dopo 3 round vince chi ne ha di più.
hints-all-in-signs = I segni su una carta sono i suoi effetti, dall’alto in basso. Quelli con ★ sono obbligatori. Tocca una carta per leggerli.
hints-all-in-before = La forza della tua mano sta accanto al tuo nome. Scegli una carta e la barra dirà come diventerebbe la mano.
hints-all-in-display = Ogni volta che qualcuno passa, la galleria cresce. Quando è piena il round finisce e tutti predicono.
hints-all-in-predict = Metti il tuo gettone davanti a chi secondo te ha la mano più forte. Chi ha ragione divide il piatto.
hints-bids-goal = L’obiettivo: vincere carte punti nere. La puntata più alta prende la carta; se le più alte sono pari bruciano e non vince nessuno.
hints-bids-before = Scegli una carta e la barra dirà che cosa farebbe: andare in testa, bruciare o restare indietro.
hints-bids-burn = Queste puntate sono pari e bruciano: nessuno prende la carta, e inizia chi ha puntato l’ultima.
hints-bids-special = Questa carta non è un numero. Toccala per leggere che cosa fa per chi vince la presa.
hints-bids-lucky = Ancora nessuna carta? Chi non ne vince nessuna in tutto il round è un perdente fortunato e riceve punti.
