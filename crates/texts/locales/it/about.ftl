### Che cos’è Tapis e di chi sono questi giochi.

about-title = Informazioni su Tapis
about-what = Tapis è un posto per giocare a due giochi di carte con gli amici o contro bot che giocano sul serio: nel browser, in un terminale o da un tuo programma. È software libero. Qui non c’è niente da comprare e non c’è pubblicità.
about-games = Di chi sono questi giochi
about-games-text = I due giochi appartengono ai loro autori ed editori. Tapis non è affiliato a nessuno di loro, e nessuno di loro l’ha approvato o sostenuto. Tutte le immagini e tutti i testi delle regole sono nostri; niente è stato preso dalle scatole o dai regolamenti.
about-credit = { $game ->
    [bids] Bids: da 3 a 6 giocatori dai 7 anni. Chi l’ha ideato, illustrato e pubblicato è indicato sulla scatola.
   *[all-in] All In – Predictions (2026): ideato da Phil Walker-Harding, illustrato da Dan Gartman, pubblicato da Next Move (Plan B Games). Da 2 a 5 giocatori dai 10 anni, 30 minuti.
}
about-buy = Se un gioco ti piace, compra la scatola: è fatta per il tuo tavolo e ripaga chi ha ideato il gioco.
about-not-affiliated = Tapis non è affiliato a loro.
about-effects = La scatola di All In mostra gli effetti delle carte solo con disegni. Il nostro mazzo è nostro; chi ha la scatola può scrivere un file di mazzo che le corrisponde.
about-fair = Distribuzioni corrette
about-fair-text = Prima che una partita cominci, la distribuzione viene sigillata: si pubblica un numero che fissa ogni mescolata. A partita finita chiunque può verificare con un clic che nulla è cambiato. I bot vedono esattamente ciò che vedrebbe una persona al loro posto.
about-data = I tuoi dati
about-data-text = Per giocare basta un nome. Tapis conserva il tuo nome, i tuoi tavoli, ciò che vi si è giocato e detto, e un cookie che ti riconosce. Nessuna pagina contatta altri server. Sulla tua pagina puoi portare via i tuoi dati o cancellarli.
about-licence = Licenza
about-licence-text = Il programma è distribuito con licenza MIT o Apache 2.0, a tua scelta. Lo script che aggiorna la pagina è Idiomorph (0BSD).
