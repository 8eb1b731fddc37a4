### Wat een keuze zou doen, en wat wordt omgeroepen als er iets groots gebeurt.

moments-reader-begin = Je
moments-reader = je
moments-reader-list = jij

moments-you-win = Je wint hem: { $points }.
moments-you-lead = Je zou voor staan.
moments-wins = { $name } wint met { $card }.
moments-leads = { $name } staat voor met { $card }.
moments-burns = { $name ->
    [the-reader] { $bids } verbrandt; jij begint.
   *[other] { $bids } verbrandt; { $name } begint.
}
moments-would-burn = { $bids } zou verbranden.
moments-nobody-wins = Niemand wint.
moments-nobody-would = Niemand zou winnen.
moments-not-counting = Telt niet: { $colour }.
moments-colours = Geteld: { $colours }.
moments-colours-centre = Met de puntenkaart: { $colours }.

moments-hand-then = Je hand wordt dan: { $hand }
moments-hand-left = Dan houd je over: { $hand }

moments-all-in = { $name } – all-in

moments-you-are-ahead = Je staat voor.
moments-round-yours = Je wint de ronde!
moments-round-seen = { $name } had de sterkste hand en dat had je voorspeld: +{ $share }.
moments-round-seen-in-vain = { $name } had de sterkste hand en dat had je voorspeld, maar de pot betaalt niets.
moments-round-best = { $name } heeft de sterkste hand.
moments-round-points = { $score } punten voor jou in deze ronde; je staat op plaats { $rank }.
moments-round-lucky = Gelukkige verliezer! { $score } punten voor jou; je staat op plaats { $rank }.
moments-lucky-time = { $times ->
    [1] Gelukkige verliezer
   *[other] Gelukkige verliezer × { $times }
}
moments-up = gestegen
moments-down = gedaald
moments-so-far = Punten per ronde tot nu toe

## Sounds
# As in English.
moments-volume = Volume
moments-haptics = Korte trillingen
moments-sounds = Met geluid spelen? Een kaart, een verbrande slag, jouw beurt: elk heeft een eigen klank.
moments-sounds-yes = Met geluid
moments-sounds-no = Zonder

## The end of a game
moments-over-win = Je wint met { $margin } verschil.
moments-over-win-level = Je wint bij gelijke punten.
moments-over-lost = Plaats { $rank }, { $behind } achter.
moments-over-cost = Ronde { $round } kostte je het spel: { $mine } tegen { $theirs }.
moments-over-decided = Ronde { $round } besliste: { $mine } tegen { $theirs }.
moments-share = Delen

## Away is not gone
moments-clock = { $unit ->
    [seconds] { $number } seconden, dan speelt een bot
    [minutes] { $number } minuten, dan speelt een bot
    [hours] { $number } uur, dan speelt een bot
   *[days] { $number ->
        [one] 1 dag, dan speelt een bot
       *[other] { $number } dagen, dan speelt een bot
    }
}
moments-missing = De tafel wacht op { $name }, die weg is.
moments-stand-in = Laat een bot spelen
moments-missed = Terwijl je weg was
moments-missed-all = Alles tonen

## Invitations
moments-invited = { $host } nodigt je uit voor { $game }
