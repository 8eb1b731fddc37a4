### What Tapis is, and whose games these are.

about-title = About Tapis
about-what = Tapis is a place to play two card games with friends or against bots that really play: in a browser, in a terminal, or from a program of your own. It is free software. There is nothing to buy here, and nothing is advertised.
about-games = Whose games these are
about-games-text = “All In – Predictions” and “Bids” belong to their authors and publishers. Tapis is not affiliated with them. All pictures and all rules texts here are our own; nothing was taken from the boxes or the rulebooks. If you like the games, the boxes are worth having.
about-effects = The box prints the effects of the cards of All In as pictures only. Our deck is our own; whoever has the box can write a deck file that equals it.
about-fair = Fair deals
about-fair-text = Before a game begins, its deal is sealed: a number is published that fixes every shuffle. When the game is over, everybody can check with one click that nothing was changed. Bots see exactly what a person in their seat would see.
about-data = Your data
about-data-text = A name is enough to play. Tapis stores your name, your tables and what was played and said at them, and a cookie that recognises you. No other host is contacted by any page. You can take your data with you or delete it on your own page.
about-licence = Licence
about-licence-text = The program is licensed under MIT or Apache 2.0, at your choice. The script that updates the page in place is Idiomorph (0BSD).
