### The rules of both games, in our own words. Every message is one chapter, written in Markdown;
### pictures name the cards to be drawn.

rules-contents = On this page
rules-play-now = Play now
rules-learn-now = Learn by playing
rules-players-all-in = 2 to 5 players from 10 years, three rounds, half an hour
rules-players-bids = 3 to 6 players from 7 years, six rounds, about 40 minutes
rules-house = Where the rulebook is silent: what this house has decided

## All In – Predictions

rules-all-in-idea =
    Everybody holds five cards and improves them under the eyes of all: most cards come from an open **display**, and what you take from it everybody has seen. When the display is full, all predict **who holds the best hand**. Only then are the hands shown.

    Good hands earn **runes**, good predictions share the **pot**. After three rounds the most runes win.

    ![A hand with a pair of sevens](all-in:7C+7S+QT+9M+RU1)
    .title = What it is about

rules-all-in-cards =
    There are 52 cards in four suits (Clocks, Masks, Scarabs and Trees, from 2 up to jack, queen, king and ace) and two **rune cards**. Every card carries a column of **effects**. You use them when you play the card.

    A rune card has neither value nor suit and helps no combination. But each one in your hand at the end of a round is worth 2 runes.

    ![The jack of Masks, the 2 of Trees and a rune card](all-in:JM+2T+RU1)
    .title = The cards

rules-all-in-box =
    - **54 cards:** 52 with a value and a suit, and 2 rune cards.
    - **50 rune tokens:** 29 of 1, 14 of 5 and 7 of 10, together 169 runes.
    - **5 help cards,** one for each player, with the ranks of hands: side A in front, side B behind. All have the same side up. Begin with A, where hands rank as in poker.
    - **5 prediction tokens,** one for each player.
    - **4 pieces of a frame** that holds the display.

    Here the game counts the runes, and what the help cards say is always at hand beside the table.
    .title = In the box

rules-all-in-setup =
    Everybody gets five cards. The rest is the deck; its first two cards start the display. The display has two rows, and the pot is filled at the start of every round:

    | Players | Display | Runes added in rounds 1, 2, 3 |
    |---|---|---|
    | 2 | 2 × 4 | 2, 4, 6 |
    | 3 | 2 × 5 | 4, 6, 8 |
    | 4 or 5 | 2 × 6 | 4, 6, 8 |

    Chance decides who starts the first round. Later the player with the fewest runes does; if several have equally few, the one of them whose hand was weakest.
    .title = Setting up

rules-all-in-turn =
    The turn goes clockwise. On your turn you do exactly one of three things:

    - **Play a card:** use its effects, then put it into the display.
    - **Pass:** the top card of the deck joins the display. You stay in the round.
    - **Go All In:** your hand is final, and two deck cards join the display. More on this below.

    If the display is full at the end of a turn, the prediction begins.
    .title = Your turn

rules-all-in-play =
    1. Lay the card open before you. It is now neither in your hand nor in the display.
    2. Go through its effects from top to bottom. An effect with a **star** must be used. Every other one you may use or skip, one after the other, without going back.
    3. If you now hold more than five cards, discard down to five. Cards you just gained may go too, the played card may not.
    4. The played card joins the display. You hold five cards again.

    Example: you play the jack of Masks. Its Take lets you take the 9 of Trees from the display, its starred Draw brings you a card from the deck. You hold six cards, so you discard one. Then the jack fills the gap that the 9 left.

    ![The jack of Masks; the 9 of Trees](all-in:JM+9T)
    .title = Playing a card

rules-all-in-effects =
    ![All effects](effects:)

    An effect that has no possible target is passed over.
    .title = The effects

rules-all-in-display =
    New cards always go to the first free slot: first row from left to right, then the second row. A gap in the first row is filled before the second row goes on.

    A card of the second row lies **on** the card above it in the first row. That one is **locked**: everybody still sees its value, but nobody can take or swap it until the card on it is gone.

    ![The 2 of Clocks and the 4 of Masks are locked](display:2C+4M+6S+8T+10C/QM+KS+-+-+-)
    .title = The display

rules-all-in-going-all-in =
    Only one player per round can go All In. From then on neither Hypnosis nor the All-Seeing Eye can reach you, but you can no longer change your hand: on each of your turns one deck card joins the display by itself.

    So All In locks in a good hand, hides it, and hurries the round to its end. If only one slot is free, only one card is added.
    .title = Going All In

rules-all-in-predict =
    It begins with the player after the one whose turn filled the display. One after the other, all put their token in front of a player. You may choose yourself, and several tokens may lie at the same place. Everybody predicts, the All In player too.

    With two players both choose in secret and show their choice at the same time.
    .title = The prediction

rules-all-in-ranks =
    ![The ranks](ranks:)

    The number is the rank, and also the runes that the hand scores. The ace is high, or low in ace-2-3-4-5. A rune card completes nothing, so a straight or a flush needs five cards with suits.

    If two hands have the same rank, the **highest card of the combination** decides (for a full house that of the three, for two pair the higher pair), then the **suit** of that card: Clocks, Masks, Scarabs, Trees, from best to worst. Cards outside the combination never count. Two hands are never equal.
    .title = Which hand is best?

rules-all-in-scoring =
    1. **The pot:** all who predicted the best hand share it in equal parts. What cannot be shared stays for the next round; if nobody was right, everything does.
    2. **The hands:** everybody, right or wrong, gets runes for their own hand: its rank number.
    3. **Rune cards:** 2 runes for each one in the hand.

    Example: there are 7 runes in the pot. Alice has a straight up to the 8, Dan one up to the 5, Phil three of a kind. Dan and Phil predicted Alice, Alice predicted Dan. Dan and Phil get 3 from the pot each, and 1 stays. For the hands Alice and Dan get 4 runes each, and Phil gets 3.
    .title = Scoring

rules-all-in-end =
    All cards are shuffled, everybody gets five new ones, and the next round begins. After the third round the most runes win. If several have the same number, the best hand of the last round decides among them. What is left in the pot is lost.
    .title = Next round and end

rules-all-in-variants =
    - **Side B** of the ranks: the straight is worth 6, the full house only 4.
    - **Work the discard pile:** each round starts with one card on the discard pile, and Take and Swap may use its top card.
    - **Closed mind’s eye:** cards are discarded face down, and only you look at the cards that you reveal.
    - **Heirs of the Fortune Tellers:** a tie at the end leads to one extra round with 10 more runes in the pot. If there is still a tie, nobody wins.
    - **Your own deck:** a file can give every card other effects and change the order of the suits.
    .title = Variants

rules-all-in-details =
    - If the deck is empty when a card is needed, the discard pile is shuffled to make a new one, even in the middle of a Reveal.
    - Of the discard pile only the top card is seen. If you discard several cards at once, all are shown first, and you choose their order.
    - Hypnosis is answered truthfully and with the rank only. Who is looked at by the Eye chooses which card stays hidden.
    - If the display has not grown for four turns per player, the deck adds a card to it, so that every round ends.
    .title = In case of doubt

## Bids

rules-bids-idea =
    In every trick a black **point card** is at stake. One after the other, all bid one card from their hand, openly. The highest takes the points. But if the highest bid was made twice, everything **burns**, and nobody gets anything.

    And whoever ends a round without a single point card is a **lucky loser** and is paid for it, every time better.

    ![The black 9 is at stake; bids are red 7, blue 10 and yellow 3](bids:K9+R7+B10+Y3)
    .title = What it is about

rules-bids-cards =
    The bid cards have four colours (three with three players). The black cards are what it is all about: numbers are worth their points, **2x** doubles, **−5** hurts. The black numbers go as high as the coloured ones, and 2x and −5 are always in the game.

    | Players | Numbers | Black cards in hands | Bid cards taken out |
    |---|---|---|---|
    | 3 | 1–10, three colours | 1 | 1 |
    | 4 | 1–10 | 1 | 1, with the Ally 2 |
    | 5 | 1–12 | 2 | 1, without the Ally 0 |
    | 6 | 1–14 | 3 | 0 |

    ![Bid cards of the four colours, and black point cards](bids:Y4+B8+R10+G2+K7+2x+-5)
    .title = The cards

rules-bids-box =
    - **56 bid cards:** 1 to 14 in yellow, blue, red and green.
    - **20 black cards:** 1 to 14, 2x, −5, Thief, Shuffle, Lowest wins and Great Unknown.
    - **4 white cards:** two Allies, one to be played and one to mark who is allied, and two blank ones for your own ideas.

    What is used depends on the number of players; the rest stays in the box.
    .title = In the box

rules-bids-deal =
    Some bid cards are taken out for this round and shown to all. Then a few black cards are mixed among the bid cards, unseen, and everybody gets **ten cards**. So somebody holds a point card in hand, and only that player knows. The other black cards form the deck in the middle. These are more than a round has tricks: some are never turned up, and nobody knows which.

    The player with the longest name starts the game; among equals, the one with the longest surname.
    .title = The deal

rules-bids-trick =
    A round has ten tricks. In each one the top black card is turned up. Whoever starts bids any card from the hand, then all others clockwise. Colours need not be followed, and nobody can pass.

    The **highest number wins** the point card and lays it openly in front. The winner starts the next trick. Bid cards are gone for this round.
    .title = A trick

rules-bids-burn =
    If two or more have bid the same highest number, nobody wins: the point card goes under the deck. The **last** player who bid that number starts the next trick: the burner is the turner. Lower bids do not move up.

    ![Black 6 is at stake; red 9, blue 4, green 9: it burns, and green starts](bids:K6+R9+B4+G9)
    .title = Burning

rules-bids-black =
    A black card from your hand is a bid like any other. If it is a number, it can win. In any case it goes to the winner of the trick, together with the card in the middle. A black number burns with an equal one of any colour. If the trick burns, the black card goes under the deck as well.

    Example: the black 5 is at stake. The bids are red 3, black 8 and blue 7. The black 8 wins, and its player gets both black cards: 13 points.

    ![Black 5; red 3, black 8, blue 7](bids:K5+R3+K8+B7)

    A card without a number, such as 2x or the Ally, bids 0 (−5 bids −5) and can never win.
    .title = Black cards in your hand

rules-bids-scoring =
    At the end of the round you count the black cards in front of you, in the order in which you won them:

    - numbers count their value, −5 takes five points away;
    - **2x** doubles what you have so far in this round, and the other cards of its own trick too. What you win later is not doubled.

    If you have **no black card at all**, you are a lucky loser. You get 12 points with three players, 8 with four or five, 7 with six, **times the number of your rounds without a card** so far in the whole game. With four players that is 8 the first time, then 16, then 24.

    A 2x alone is worth nothing, but it is a card: no lucky loser.
    .title = Scoring and lucky losers

rules-bids-end =
    Whoever has the most points starts the next round. Among equals the higher score of the last round decides, then the highest single card won in it. If that is equal too, go clockwise from whoever would have started the next trick: the first of them starts.

    After six rounds the most points win. A tie is broken by the same score and the same card; if both are equal, the victory is shared.
    .title = Next round and end

rules-bids-ally =
    The white **Ally** is always in the game with six players, never with three, and by choice with four or five. It is dealt like any other card and bids 0. Whoever plays it is allied with the winner of that trick until the end of the round: the points of both are added and halved, rounded up.

    Allies get no points as lucky losers, but a round without a card still counts for the next time. If the trick burns, there is no alliance.

    ![The Ally](bids:ally)
    .title = The Ally

rules-bids-specials =
    These four black cards can be added, each by itself. From a hand they all bid 0 and take effect if somebody wins the trick. If it burns, nothing happens.

    ![The special cards](specials:)

    - **Thief** (three and four players): its winner must steal one point card from the worst bidder of the trick who has any. If several are equally bad, the thief chooses among them.
    - **Shuffle:** turned up, it goes away, the deck is shuffled with the burned cards, and the next card is turned up. No trick is used.
    - **Lowest wins:** from now until the end of the round the lowest number wins. Equal lowest bids burn. For the Thief the highest bid is then the worst.
    - **Great Unknown:** the next point card lies face down while all bid, and is turned up afterwards.
    .title = Special cards

rules-bids-color =
    In this variant the colours matter: the trick goes to the highest card of the colour that lies there **most often**. The black card in the middle counts too. If several colours are equally frequent, the highest card of all of them wins.

    If the card in the middle is itself the best one, nobody gets anything, and the same player starts again. Equal best cards burn.

    ![Black 2; red 4, blue 5, green 9, blue 7: blue is most frequent, and blue 7 wins](bids:K2+R4+B5+G9+B7)
    .title = Color Bids

rules-bids-details =
    - Lucky loser can also be played **in a row**: a round with a point card then sets your count back to nothing.
    - A card stolen by the Thief counts as won now: a stolen 2x doubles what the thief has so far.
    - You may play more or fewer than six rounds.
    - The two blank cards of the box are yours: in a file you say what they bid, what they are worth and what they do.
    .title = In case of doubt
