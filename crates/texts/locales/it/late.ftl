### Whoever comes late to a table.

late-nobody = A questo tavolo non entra nessuno durante la partita.
late-nobody-asks = Nessuno chiede questo posto.
late-next-deal = Il bot gioca fino alla prossima distribuzione; poi la mano è tua.
late-asks = { $name } chiede il posto di { $bot }.
late-let-in = Fai entrare
# As in English.
late-no = No
late-asked = Hai chiesto un posto. Deve accettare chi siede qui; intanto puoi guardare.
