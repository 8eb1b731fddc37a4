### Whoever comes late to a table.

late-nobody = En esta mesa no entra nadie durante la partida.
late-nobody-asks = Nadie pide este asiento.
late-next-deal = El bot juega hasta el próximo reparto; después la mano es tuya.
late-asks = { $name } pide el asiento de { $bot }.
late-let-in = Dejar entrar
# As in English.
late-no = No
late-asked = Has pedido un asiento. Tiene que aceptarlo alguien de la mesa; mientras tanto puedes mirar.
