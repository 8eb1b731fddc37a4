### What Tapis is, and whose games these are.

about-title = About Tapis
about-what = Tapis is a place to play two card games with friends or against bots that really play: in a browser, in a terminal, or from a program of your own. It is free software. There is nothing to buy here, and nothing is advertised.
about-games = Whose games these are
about-games-text = Both games belong to their authors and publishers. Tapis is not affiliated with any of them, and none of them has approved or sponsored it. All pictures and all rules texts here are our own; nothing was taken from the boxes or the rulebooks.
# $game (String) - all-in or bids.
about-credit = { $game ->
    [bids] Bids: for 3 to 6 players from 7 years. Who designed, illustrated and published it is named on its box.
   *[all-in] All In – Predictions (2026): designed by Phil Walker-Harding, illustrated by Dan Gartman, published by Next Move (Plan B Games). For 2 to 5 players from 10 years, 30 minutes.
}
about-buy = If you like a game, buy its box: it is made for your table, and it pays those who thought of the game.
about-not-affiliated = Tapis is not affiliated with them.
about-effects = The box prints the effects of the cards of All In as pictures only. Our deck is our own; whoever has the box can write a deck file that equals it.
about-fair = Fair deals
about-fair-text = Before a game begins, its deal is sealed: a number is published that fixes every shuffle. When the game is over, everybody can check with one click that nothing was changed. Bots see exactly what a person in their seat would see.
about-data = Your data
about-data-text = A name is enough to play. Tapis stores your name, your tables and what was played and said at them, and a cookie that recognises you. No other host is contacted by any page. You can take your data with you or delete it on your own page.
about-licence = Licence
about-licence-text = The program is licensed under MIT or Apache 2.0, at your choice. The script that updates the page in place is Idiomorph (0BSD).
