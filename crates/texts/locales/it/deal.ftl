### How cards are dealt so that nobody can have chosen them; docs/deal.md tells more.

deal-awaited = Le carte vengono date appena { $names } rivela ciò che ha promesso.
deal-again = La distribuzione è stata fermata e ricomincia.
deal-stopped = { $names } non ha rivelato il sale promesso: quella distribuzione è stata fermata, e c’è un nuovo seme segreto.
deal-what = Questo numero promette il seme segreto delle carte, e la pagina di ogni giocatore promette un proprio sale. Quando si chiedono le carte, null’altro può cambiare; poi i sali vengono rivelati. Dopo la partita chiunque può verificare tutto.
deal-promised = Hanno promesso un sale: { $names }.
deal-nobody = Nessuno ha ancora promesso un sale: in tal caso solo chi ospita ha scelto il seme segreto.
deal-terms = Impronta di ciò che è stabilito; il registro la ripete:
deal-dealing = Si stanno dando le carte; ci vuole un momento.
deal-not-dealing = Nessuno ha chiesto le carte.
deal-bad-promise = Questa promessa non può essere accettata: sono 64 cifre esadecimali minuscole, e un posto che ha fermato distribuzioni gioca senza sale.
deal-broken-promise = Questo sale non mantiene la sua promessa.
