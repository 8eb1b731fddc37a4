### Whoever comes late to a table.

late-nobody = This table takes nobody in during the game.
late-nobody-asks = Nobody asks for this seat.
late-next-deal = The bot plays until the next deal; then the hand is yours.
# $name (String) - who asks.
# $bot (String) - whose seat it is.
late-asks = { $name } asks for the seat of { $bot }.
late-let-in = Let in
late-no = No
late-asked = You have asked for a seat. Somebody who sits here has to agree; you can watch meanwhile.
