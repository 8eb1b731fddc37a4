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
moments-display = { $cards } van { $limit }

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
