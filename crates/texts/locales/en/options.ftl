### What players can agree on before a game.

# $option (String) - its key.
options-name = { $option ->
    [side] Ranking of hands
    [discard_variant] Discard pile
    [tie_break] Tie at the end
    [deck] Deck
    [rounds] Rounds
    [color_bids] Color Bids
    [ally] Ally
    [specials] Special cards
    [lucky_loser] Lucky loser
   *[blanks] Your own cards
}
# $option (String) - its key.
options-what = { $option ->
    [side] Which hands beat which, and how many runes they score.
    [discard_variant] How far the discard pile takes part in the game.
    [tie_break] What decides when several have the most runes.
    [deck] Which effects stand on which card, and which suit is the best.
    [rounds] How many rounds are played.
    [color_bids] The highest card of the most frequent colour wins the trick.
    [ally] Whoever plays the Ally shares the round with the winner of that trick. Always with six players, never with three.
    [specials] Extra point cards that bend the rules.
    [lucky_loser] How rounds without a point card are counted.
   *[blanks] Up to two point cards that you make up yourselves.
}
# $choice (String) - its key.
options-choice = { $choice ->
    [A] Side A
    [B] Side B
    [none] Plain
    [manipulate] Work the discard pile
    [closed_eye] Closed mind’s eye
    [best_hand] Best hand
    [heirs] Heirs of the Fortune Tellers
    [builtin] Built-in deck
    [cumulative] Every such round
    [on] yes
    [off] no
    [own] Your own deck
   *[consecutive] In a row
}
# $choice (String) - its key.
options-choice-what = { $choice ->
    [A] As in poker: full house 6, flush 5, straight 4 runes.
    [B] Turned around: straight 6, flush 5, full house 4 runes.
    [none] Discarded cards are gone; only the top one is seen.
    [manipulate] Take and Swap may use the top card of the discard pile.
    [closed_eye] Cards are discarded face down, and only you look at what you reveal.
    [best_hand] The best hand of the last round decides.
    [heirs] One extra round for a rich pot; if it is still a tie, nobody wins.
    [builtin] The effects that come with Tapis.
    [cumulative] Every round without a point card counts, over the whole game.
    [own] These cards differ from the built-in deck:
   *[consecutive] Only rounds in a row count; a point card sets you back to nothing.
}
options-none = none
options-differs = other than in a first game
