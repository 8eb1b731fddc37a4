### The lessons: a coach speaks at a table that is prepared.

# $game (String) - its name.
learn-title = Learn { $game }
# $at (String) - where we are.
# $of (String) - how many steps there are.
learn-step = Step { $at } of { $of }
learn-coach = Coach
learn-continue = Continue
learn-back = One step back
learn-again = Once more
learn-rules = Rules
learn-only-this = One thing after the other: do what the coach says.
learn-what-happened = What happened
learn-you = Sam

learn-all-in-welcome = Welcome! Your five cards are at the bottom, and two of them are sevens: a pair. The cards in the middle are the display. When it is full, the round ends and the best hand counts. Let us improve yours.
learn-all-in-play = Play the jack of Masks. Its effects stand on the card: first Take, then Draw with a star. After that the jack itself goes to the display, so play what you need least.
learn-all-in-take = You need not use Take, but look: there is a 7 in the display! Take the 7 of Trees. The 5 of Clocks could not be taken: it is locked, because the queen lies on it.
learn-all-in-discard = Draw has a star, so it happened by itself: you drew the 9 of Masks. Now you hold six cards, and only five may stay. Discard the 2 of Scarabs.
# $ada (String) - an opponent.
# $bruno (String) - the other one.
learn-all-in-hypnosis-card = { $ada } turned up three cards and kept the king of Masks; { $bruno } took the king of Scarabs. Remember what others take! You have three sevens now. Play the 9 of Masks to find out more.
# $ada (String) - an opponent.
learn-all-in-hypnosis = Hypnosis: choose { $ada }, who must then say aloud how good that hand is.
learn-all-in-must-take = “Two pair”: yours is better. Now Take has a star, so you must take a card. The queen of Masks goes with your queen of Trees. Three sevens and two queens are a full house!
learn-all-in-all-in = A full house, worth 6 runes, and nobody knows. Go All In: two cards fill the display, the round ends at once, and nobody can look into your hand any more.
# $ada (String) - an opponent.
# $bruno (String) - the other one.
learn-all-in-predict = The display is full. Now everybody predicts who has the best hand: { $ada } chose { $ada }, and { $bruno } chose you. Put your token on yourself.
# $ada (String) - an opponent.
# $bruno (String) - the other one.
learn-all-in-end = Your full house is the best hand. You and { $bruno } predicted it and share the pot of 6, 3 runes each. Then the hands: 6 runes for you, 2 for { $ada }; { $bruno } gets 1 for a pair and 2 for the rune card. A game has three rounds, and the most runes win. Now you can play!

learn-bids-welcome = Welcome! In the middle lies a black point card, the 9. Everybody bids one card from the hand, and the highest number takes the 9 points. Your cards are at the bottom.
# $ada (String) - an opponent.
# $bruno (String) - the other one.
learn-bids-win = { $ada } has bid the red 7 and { $bruno } the yellow 5. Your blue 8 is just enough. Bid it, and keep your 10 for later.
learn-bids-minus = 9 points for you, and the winner starts. Now −5 is at stake: it costs its winner 5 points. Bid your yellow 1, so that somebody else has to take it.
# $bruno (String) - an opponent.
learn-bids-burn = { $bruno } had to take it. Now the black 8 is at stake, and { $bruno } has bid the red 9. Bid the yellow 9! If the highest number is bid twice, the card burns, and nobody gets it.
learn-bids-black = Burned! You were the last to bid the 9, so you start. In your hand is the black 7: somebody always holds a black card. It bids 7, and whoever wins the trick gets it, together with the card in the middle. Bid it.
learn-bids-twice = You won the 5 and your own 7: that makes 21 points. Now 2x doubles everything that you have so far in this round. For that your red 10 is just right!
learn-bids-lucky = 42 points! Now another round, near its end, in which you have won no card at all. Whoever has no point card at the end is a lucky loser and gets 12 points, times the number of such rounds. For you it would be the second: 24 points. So lose: bid the blue 1!
# $bruno (String) - an opponent.
learn-bids-last = The last trick. You have only the red 8 left, but { $bruno } has bid the 10. Good for you.
learn-bids-end = No card at all: 2 × 12 = 24 points, and you win the game with 66! Bid high for what you want, burn what others want, and when a round goes badly, let it go really badly. Now you can play!
