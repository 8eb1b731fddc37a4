### Qué haría una elección, y lo que se anuncia cuando pasa algo grande.

moments-reader-begin = Tú
moments-reader = ti
moments-reader-list = tú

moments-you-win = Te lo llevas: { $points }.
moments-you-lead = Irías en cabeza.
moments-wins = Gana { $name } con { $card }.
moments-leads = Va en cabeza { $name } con { $card }.
moments-burns = { $name ->
    [the-reader] { $bids } se quema; empiezas tú.
   *[other] { $bids } se quema; empieza { $name }.
}
moments-would-burn = { $bids } se quemaría.
moments-nobody-wins = No gana nadie.
moments-nobody-would = No ganaría nadie.
moments-not-counting = No cuenta: { $colour }.
moments-colours = Cuentan: { $colours }.
moments-colours-centre = Con la carta de puntos: { $colours }.

moments-hand-then = Tu mano sería: { $hand }
moments-hand-left = Te quedaría: { $hand }

# As in English.
moments-all-in = { $name } – All In

moments-you-are-ahead = Vas en cabeza.
moments-round-yours = ¡Ganas la ronda!
moments-round-seen = { $name } tenía la mano más alta y lo habías predicho: +{ $share }.
moments-round-seen-in-vain = { $name } tenía la mano más alta y lo habías predicho, pero el bote no paga nada.
moments-round-best = { $name } tiene la mano más alta.
moments-round-points = { $score } puntos para ti en esta ronda; vas en el puesto { $rank }.
moments-round-lucky = ¡Perdedor afortunado! { $score } puntos para ti; vas en el puesto { $rank }.
moments-lucky-time = { $times ->
    [1] Perdedor afortunado
   *[other] Perdedor afortunado × { $times }
}
moments-up = sube
moments-down = baja
moments-so-far = Puntos por ronda hasta ahora

## Sounds
moments-volume = Volumen
moments-haptics = Vibraciones cortas
moments-sounds = ¿Jugar con sonidos? Una carta, una quema, tu turno: cada cosa tiene el suyo.
moments-sounds-yes = Con sonidos
moments-sounds-no = Sin sonidos

## The end of a game
moments-over-win = Ganas por { $margin }.
moments-over-win-level = Ganas con los mismos puntos.
moments-over-lost = Puesto { $rank }, a { $behind }.
moments-over-cost = La ronda { $round } te costó la partida: { $mine } contra { $theirs }.
moments-over-decided = La ronda { $round } lo decidió: { $mine } contra { $theirs }.
moments-share = Compartir

## Away is not gone
moments-clock = { $unit ->
    [seconds] { $number } segundos, luego actúa un bot
    [minutes] { $number } minutos, luego actúa un bot
    [hours] { $number } horas, luego actúa un bot
   *[days] { $number ->
        [one] 1 día, luego actúa un bot
       *[other] { $number } días, luego actúa un bot
    }
}
moments-missing = La mesa espera a { $name }, que no está.
moments-stand-in = Que juegue un bot
moments-missed = Mientras no estabas
moments-missed-all = Ver todo

## Invitations
moments-invited = { $host } te invita a { $game }
