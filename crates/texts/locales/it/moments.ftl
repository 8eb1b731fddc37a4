### Che cosa farebbe una scelta, e che cosa si annuncia quando succede qualcosa di grande.

moments-reader-begin = Tu
moments-reader = te
moments-reader-list = tu

moments-you-win = È tua: { $points }.
moments-you-lead = Saresti in testa.
moments-wins = Vince { $name } con { $card }.
moments-leads = È in testa { $name } con { $card }.
moments-burns = { $name ->
    [the-reader] { $bids } brucia; inizi tu.
   *[other] { $bids } brucia; inizia { $name }.
}
moments-would-burn = { $bids } brucerebbe.
moments-nobody-wins = Non vince nessuno.
moments-nobody-would = Non vincerebbe nessuno.
moments-not-counting = Non conta: { $colour }.
moments-colours = Contano: { $colours }.
moments-colours-centre = Con la carta punti: { $colours }.

moments-hand-then = La tua mano sarebbe: { $hand }
moments-hand-left = Ti resterebbe: { $hand }

# As in English.
moments-all-in = { $name } – All In

moments-you-are-ahead = Sei in testa.
moments-round-yours = Vinci il round!
moments-round-seen = { $name } aveva la mano più forte e l’avevi predetto: +{ $share }.
moments-round-seen-in-vain = { $name } aveva la mano più forte e l’avevi predetto, ma il piatto non paga nulla.
moments-round-best = { $name } ha la mano più forte.
moments-round-points = { $score } punti per te in questo round; sei al posto { $rank }.
moments-round-lucky = Perdente fortunato! { $score } punti per te; sei al posto { $rank }.
moments-lucky-time = { $times ->
    [1] Perdente fortunato
   *[other] Perdente fortunato × { $times }
}
moments-up = sale
moments-down = scende
moments-so-far = Punti per round finora

## Sounds
# As in English.
moments-volume = Volume
moments-haptics = Brevi vibrazioni
moments-sounds = Giocare con i suoni? Una carta, una presa bruciata, il tuo turno: ognuno ha il suo.
moments-sounds-yes = Con i suoni
moments-sounds-no = Senza

## The end of a game
moments-over-win = Vinci con { $margin } di vantaggio.
moments-over-win-level = Vinci a parità di punti.
moments-over-lost = Posto { $rank }, a { $behind } dalla testa.
moments-over-cost = Il round { $round } ti è costato la partita: { $mine } contro { $theirs }.
moments-over-decided = Il round { $round } ha deciso: { $mine } contro { $theirs }.
moments-share = Condividi

## Away is not gone
moments-clock = { $unit ->
    [seconds] { $number } secondi, poi agisce un bot
    [minutes] { $number } minuti, poi agisce un bot
    [hours] { $number } ore, poi agisce un bot
   *[days] { $number ->
        [one] 1 giorno, poi agisce un bot
       *[other] { $number } giorni, poi agisce un bot
    }
}
moments-missing = Il tavolo aspetta { $name }, che è via.
moments-stand-in = Fai giocare un bot
moments-missed = Mentre non c’eri
moments-missed-all = Mostra tutto

## Invitations
moments-invited = { $host } ti invita a { $game }
