### What the house has decided where a rulebook is silent. Every message is one decision in three
### paragraphs: what was decided, why, and how else it could be read.

house-title = Decisions of the house
house-lead = No rulebook says everything. This is what the house has decided where one is silent, or can be read in more than one way. The numbers are those of the rules in the documentation, and the tests of the program bear them too.
house-why = Why:
house-other = Also possible:

## All In – Predictions

house-a-01 =
    Clocks, then Masks, Scarabs and Trees.

    The box shows the order only as a picture. Its list of components names the suits like this.

    Any other order. A deck file can set that of your box.
    .asked = Which suit is the best?
house-a-02 =
    Those of our own deck, unless another is agreed.

    The box prints effects as pictures. Only the jack of Masks is described in words, and ours is as described.

    A deck file can give every card the effects of your box.
    .asked = Which effects does each card have?
house-a-03 =
    Chance decides, and every seat is equally likely. On the score pad it is the player to the left of the dealer.

    At this table nobody deals; at yours somebody does.

    The seat beside the host: that would favour the same person every time.
    .asked = Who begins the first round?
house-a-05 =
    There are always enough runes. If more than 169 are out, the game says that the box has no more, and goes on counting.

    Tokens are there to count with, not to set a limit.

    Whoever comes last goes without.
    .asked = What if the rune tokens run out?
house-a-10 =
    A Take that must be used and cannot be becomes a Draw. If there is no card to draw either, it is left out.

    By the end of the turn the hand has to have five cards again.

    Leaving it out, and playing on with four cards. With the built-in deck it cannot come up.
    .asked = What if a starred Take finds no card?
house-a-17 =
    Its top card and its size. Nobody may look through it.

    Cards are discarded face up, and looking through the pile is forbidden; remembering is not.

    Hiding the number of cards too, or letting everybody look.
    .asked = What is seen of the discard pile?
house-a-19 =
    When a card is needed and the deck is empty, not before.

    So in “Work the discard pile” the top card stays within reach until then.

    As soon as the last card is drawn. Without that variant nobody would notice a difference.
    .asked = When is the discard pile shuffled?
house-a-20 =
    What was turned up stays aside, the discard pile is shuffled, and the Reveal goes on up to its number.

    Reveal 4 means four cards, and cards that lie open cannot be shuffled.

    Stopping at what there is, or shuffling the open cards in.
    .asked = What if the deck runs out during a Reveal?
house-a-24 =
    The first empty one, row 1 from left to right and then row 2. A gap in row 1 is filled even when row 2 has begun.

    Row 2 begins when row 1 is full, and with a gap it is not.

    Column by column, or moving cards together to close gaps.
    .asked = Which slot is filled first?
house-a-26 =
    At once, even for the next effect of the same turn.

    It is locked while a card lies on it, and no longer.

    Only from the next turn on.
    .asked = When can a card be taken that lay beneath another?
house-a-34 =
    Yes. One card is added, and the turns of the round are over.

    Going All In fixes your hand, and one card is enough for that.

    Forbidding it, or laying the second card beside the display.
    .asked = May I go All In with only one slot left?
house-a-41 =
    After four turns per player without growth, the deck adds cards until the display holds more than ever before in this round, or is full.

    Players who trade the same cards could go on for ever. Trial games had rounds of 185 turns, where 8 to 14 are usual.

    Leaving it to the players to stop. People would; bots need a rule.
    .asked = What if the display does not grow any more?
house-a-42 =
    The effect is skipped, even one with a star, and the card may still be played.

    With two players the only opponent may be All In, and All In protects.

    Forbidding the card, or drawing a card instead.
    .asked = What if nobody can be hypnotised or looked at?
house-a-43 =
    The best rank by name and number, so that all can hear it. No values, no suits, no rune cards.

    The rulebooks ask for the rank, or the strength, of the hand.

    The values too, as in “a pair of kings”.
    .asked = What does Hypnosis tell?
house-a-49 =
    With three or more players, yes: one after the other, and whoever comes later sees what was predicted before. With two, both choose in secret.

    The tokens are laid in front of players, in turn order.

    Everybody in secret, at the same time.
    .asked = Are predictions open?
house-a-53 =
    The highest single card that has a suit is the best hand, and then the better suit.

    It is the rule of all other hands, and so somebody can always be right.

    Nobody has the best hand, and the pot stays.
    .asked = What if nobody has even a pair?
house-a-54 =
    Never. After the highest card of the combination comes its suit.

    The Italian rulebook says that only cards of the combination count; the others can be read like that.

    The next highest card, as in poker.
    .asked = Do cards outside the combination count?
house-a-55 =
    The better suit in the higher pair. The lower pairs are not compared.

    The rules go from the highest card straight to the suits.

    The lower pairs first, as in poker.
    .asked = What decides between two pair with the same higher pair?
house-a-63 =
    Nobody gets any, and the pot stays whole.

    It is shared in equal parts, and what cannot be shared stays.

    One rune each, in turn order, as long as there are any.
    .asked = What if more players were right than there are runes?
house-a-64 =
    It is lost. Only the extra round of the Heirs takes it over.

    What stays is for the next round, and there is none.

    Sharing it among all, or among the winners.
    .asked = What happens to the pot after the last round?
house-a-67 =
    The one of them who had the weakest hand in the last round.

    The Dutch rulebook says “of these players”; the others do not contradict it.

    The weakest hand of all. Then somebody with more runes could start.
    .asked = Who starts if several have the fewest runes?
house-a-71 =
    Everybody, and the runes of all count at its end.

    The rulebooks say only that another round is played.

    Those who are tied, and nobody else.
    .asked = Who plays the extra round of the Heirs?
house-a-73 =
    No: one of them, or neither.

    One opens the discard pile, the other closes it.

    Both at once, with a rule for a pile that is open and closed.
    .asked = Can both variants of the discard pile be combined?
house-a-75 =
    As they came up, the last one on top. In “Work the discard pile” the active player chooses.

    Only there does it matter which card is on top.

    Choosing always, as when several cards are discarded.
    .asked = In which order are the other cards of a Reveal laid down?
house-a-79 =
    A bot takes the seat and gives it back when the player returns.

    The rules know nobody who leaves, and a game among friends should not end because of it.

    Passing until the end of the game, or ending it.
    .asked = What if somebody leaves?
house-a-81 =
    One after the other, each a Take of its own. The second may take the card that the first uncovered; nothing is refilled in between.

    Effects are used from top to bottom, and the played card joins the display last.

    Filling the gap in between. The built-in deck has no such card.
    .asked = What if a card has Take twice?
house-a-82 =
    It must be used if it can be. If it cannot, it is skipped, and no card is drawn for it.

    A star says that an effect must be used, whatever it is. Only a missing card would leave the hand short.

    Skipping it as one likes, or a Draw instead. The built-in deck has no such card.
    .asked = What if an effect that brings no card has a star?
house-a-83 =
    In the built-in deck they are alike. A deck file may give each its own effects.

    They are printed as pictures like all others, and nothing says that they are equal.

    Both always alike, as one card twice.
    .asked = Do both rune cards have the same effects?

## Bids

house-b-01 =
    Yellow, blue and red. Green stays in the box.

    Three colours are needed, and none is better than another.

    Any three.
    .asked = Which colours are used with three players?
house-b-03 =
    Yes, all of them.

    Everybody has to be told, and so everybody can count.

    One of them, where two are taken out.
    .asked = Are the cards that are taken out shown?
house-b-05 =
    Any, at random and unseen, special cards too. One hand may get several.

    Every special card has a rule for being bid from a hand.

    Numbers only, or one in a hand at most.
    .asked = Which black cards can be dealt into hands?
house-b-07 =
    The first word of what you call yourself is the name, the rest is the surname. The longest name starts, then the longest surname, then chance decides.

    The rulebook speaks of both; here there is one field for both.

    Counting all letters together.
    .asked = Who has the longest name?
house-b-11 =
    Only the highest number counts. If it was bid twice, everything burns; a tie below it means nothing.

    The rulebook speaks of the best bidders only.

    The highest number that was bid once wins.
    .asked = What if lower numbers are tied as well?
house-b-17 =
    The points of this round only.

    Those of earlier rounds are written down, and doubling a whole game would outweigh everything else.

    The total of the game.
    .asked = What does 2x double?
house-b-18 =
    First the number, then the doubling.

    Black cards of the same trick are doubled too.

    In the order in which the cards were played.
    .asked = What if 2x is won together with a number?
house-b-19 =
    Yes, if it was won before 2x or with it: then it costs 10. If it comes later, it costs 5.

    Points below zero are points too.

    2x doubles only what is good.
    .asked = Does 2x double a −5?
house-b-22 =
    Never, not even if the lowest number wins. Only numbers win.

    Whoever holds 2x or −5 cannot win it. One rule for all special cards is the simplest.

    If the lowest number wins, a bid of 0 or −5 is the best.
    .asked = Can a card without a number win a trick?
house-b-23 =
    Yes. It is a card in the middle like any other.

    The ban is for a card in the hand, and it has left the hand.

    Not in this round.
    .asked = Can I win a 2x that I bid, when it has burned and comes back?
house-b-26 =
    No, and neither does Lowest wins. The next card is turned up at once.

    Ten cards in every hand need ten tricks.

    Yes, as one sentence of the rulebook can be read. Then everybody would have a card left.
    .asked = Does Shuffle use up a trick?
house-b-27 =
    The highest bid, for it is the worst one then.

    The rulebook lets the worst bidder be robbed.

    The lowest bid, as always.
    .asked = Whom does the Thief rob if the lowest number wins?
house-b-29 =
    For the thief it doubles what the thief has so far. The victim’s cards are counted as if it had never been there.

    Cards count in the order in which they lie in front of a player.

    It doubles nothing any more, or the victim keeps what was doubled.
    .asked = What is a stolen 2x worth?
house-b-31 =
    First the doubling, then the theft: the stolen card is not doubled.

    It was not played in that trick.

    First the theft.
    .asked = What if 2x and the Thief are won together?
house-b-35 =
    Until the end of the round.

    Then all cards are gathered.

    For one trick, or until the end of the game.
    .asked = How long does the lowest number win?
house-b-37 =
    The next point card lies face down, if somebody wins the trick.

    After a tie the next trick is normal, says the rulebook; so after a victory it is not.

    Nothing.
    .asked = What does the Great Unknown do when it is bid?
house-b-38 =
    It works as if it had been bid from a hand: once the trick is over. The winner gets no card for it.

    A trick was played for it, so no other card can be turned up.

    Turning up the next card and bidding again.
    .asked = What if the hidden card is Shuffle or Lowest wins?
house-b-40 =
    All rounds of the game without a card, in a row or not. You may agree on rounds in a row.

    The printed examples add up only like that, though a heading says “consecutive”.

    Only rounds in a row.
    .asked = Which rounds count for the lucky loser?
house-b-41 =
    Half of the points of both, and nothing as a lucky loser. The round counts for the next time.

    A printed example adds up only like that.

    Whichever is more, or both.
    .asked = What does an ally without a card get?
house-b-43 =
    Up: 7½ becomes 8, and −2½ becomes −2. Both allies get the same.

    The rulebook says only that halves are rounded. Up is usual, and kinder.

    Down, or away from zero.
    .asked = How are halves rounded?
house-b-46 =
    The first of them clockwise from whoever would have started the next trick.

    Some rule is needed, and this one goes on where the round ended.

    Chance, or the longest name again.
    .asked = Who starts if everything is equal?
house-b-47 =
    They share the victory.

    The rulebook names no further comparison.

    Another round, or drawing lots.
    .asked = Who wins if everything is equal at the end?
house-b-48 =
    The highest black card that lies in front of a player at the end of the round.

    Cards that were bid mean nothing any more.

    The highest card bid.
    .asked = What is the highest single card?
house-b-54 =
    Yes. If it is the highest card of these colours, nobody gets anything.

    The highest card of all most frequent colours counts, and it is one of the black cards.

    Only if black alone is the most frequent colour.
    .asked = Does the card in the middle count if black is only one of the most frequent colours?
house-b-57 =
    It burns, and that player starts.

    It is a tie for the best, and the burner is the turner.

    The player wins it.
    .asked = What if a bid equals the card in the middle, and both are the best?
house-b-63 =
    The lowest number of the most frequent colours wins. If it lies in the middle, nobody gets anything.

    It is the same rule, turned around.

    The lowest number of all.
    .asked = How do Color Bids and Lowest wins go together?
