"""Chance as a trace tells it: take over what the next state says.

The checker computes the state after an action by itself and only has to
believe the trace where chance came in. These chance objects look into the
trace's state for that, and let through nothing but the right cards.
"""


class Mismatch(Exception):
    """The trace says something else than the rules."""

    def __init__(self, field, expected, found):
        super().__init__(field)
        self.field = field
        self.expected = expected
        self.found = found


class Unknown:
    """A card whose face only the trace knows; `pool` is the set of cards that
    were shuffled together and have not been found again yet."""

    __slots__ = ("pool",)

    def __init__(self, pool):
        self.pool = pool

    def __repr__(self):
        return "?"


class AdoptAllIn:
    """All In never looks at a face between a shuffle and the next decision,
    so shuffled cards can stay face down until the states are compared."""

    def __init__(self, theirs):
        self.theirs = theirs
        self.shuffled = False

    def start_player(self, seats):
        return adopt_seat(self.theirs, "start", seats)

    def shuffle(self, cards, what):
        self.shuffled = True
        pool = set(cards)
        return [Unknown(pool) for _ in cards]


class AdoptBids:
    """Bids looks at the cards it flips, so their order is read from the trace
    before the rules go on: where a shuffled card lies then tells its place."""

    def __init__(self, options, theirs):
        self.options = options
        self.theirs = theirs

    def start_player(self, seats):
        return adopt_seat(self.theirs, "starter", seats)

    def shuffle(self, cards, what):
        theirs = self.theirs
        if what == "coloured":
            return self.removed_first(cards)
        if what == "hands":
            order = [card for hand in theirs["hands"] for card in hand]
            return exactly(cards, order, "hands")
        if what == "black":
            return self.hand_blacks_first(cards)
        return exactly(cards, self.centre_deck(set(cards)), "deck, centre and aside")

    def removed_first(self, cards):
        removed = self.theirs["removed"]
        if len(removed) != self.options.removed:
            raise Mismatch("removed", f"{self.options.removed} cards", removed)
        rest = [card for card in cards if card not in removed]
        return exactly(cards, removed + rest, "removed")

    def hand_blacks_first(self, cards):
        black = set(cards)
        in_hands = [card for hand in self.theirs["hands"] for card in hand if card in black]
        if len(in_hands) != self.options.hand_blacks:
            raise Mismatch("hands", f"{self.options.hand_blacks} black cards", in_hands)
        order = in_hands + self.centre_deck(black - set(in_hands))
        return exactly(cards, order, "hands, deck, centre and aside")

    def centre_deck(self, cards):
        """The order in which these cards lay when the flipping began.

        First come those flipped and set aside. Among them the order makes no
        difference, but for one that hides the next card: nothing is flipped
        face up after it, so it was the last. Then the centre card, then what
        is still in the deck. A second shuffle while flipping only puts the
        same cards into the same order again.
        """
        flipped = [card for card in self.theirs["aside"] if card in cards]
        flipped.sort(key=lambda card: self.options.cards[card].hide_next)
        order = flipped
        if self.theirs["centre"] in cards:
            order = order + [self.theirs["centre"]]
        return order + [card for card in self.theirs["deck"] if card in cards]


def adopt_seat(theirs, field, seats):
    seat = theirs[field]
    if type(seat) is not int or seat not in seats:
        raise Mismatch(field, f"one of the seats {seats}", seat)
    return seat


def exactly(cards, order, field):
    if sorted(cards) != sorted(order):
        raise Mismatch(field, sorted(cards), sorted(order))
    return order


# --- Comparison -----------------------------------------------------------

ORDERED_PILES = ("deck", "discard", "revealed")
UNORDERED_LISTS = ("to_act", "aside", "removed", "winners")


def compare_states(mine, theirs, adopter):
    """Raise Mismatch at the first field that differs. Faces that only the
    trace knows are filled into `mine`. Further fields are ignored."""
    unknown = getattr(adopter, "shuffled", False)
    for field, value in mine.items():
        if field not in theirs:
            raise Mismatch(field, value, "nothing: the field is missing")
        found = theirs[field]
        if unknown and field == "display":
            expect(field, [len(row) for row in value], [len(row) for row in found])
            for row, found_row in zip(value, found):
                adopt_pile(field, row, found_row)
        elif unknown and field in ORDERED_PILES:
            adopt_pile(field, value, found)
        elif unknown and field == "hands":
            expect(field, [len(hand) for hand in value], [len(hand) for hand in found])
            for hand, found_hand in zip(value, found):
                adopt_hand(field, hand, found_hand)
        elif not same(field, value, found):
            raise Mismatch(field, value, found)


def expect(field, value, found):
    if value != found:
        raise Mismatch(field, value, found)


def adopt_pile(field, mine, theirs):
    """Compare card by card; a face-down card must be one of those shuffled."""
    if len(mine) != len(theirs):
        raise Mismatch(field, mine, theirs)
    for position, card in enumerate(mine):
        found = theirs[position]
        if type(card) is Unknown:
            mine[position] = turn_over(field, card, found)
        elif card != found:
            raise Mismatch(f"{field}[{position}]", card, found)


def adopt_hand(field, mine, theirs):
    """The same for a hand, where order has no meaning."""
    rest = list(theirs)
    face_down = []
    for position, card in enumerate(mine):
        if type(card) is Unknown:
            face_down.append(position)
        elif card in rest:
            rest.remove(card)
        else:
            raise Mismatch(field, mine, theirs)
    for position, found in zip(face_down, rest):
        mine[position] = turn_over(field, mine[position], found)


def turn_over(field, card, found):
    if found not in card.pool:
        raise Mismatch(field, f"one of the cards shuffled: {sorted(card.pool)}", found)
    card.pool.remove(found)
    return found


def same(field, mine, theirs):
    """Equal, apart from the order of lists that have none. Numbers and truth
    values are different things, as they are in JSON."""
    if type(mine) is not type(theirs):
        return False
    if type(mine) is dict:
        return all(key in theirs and same(key, mine[key], theirs[key]) for key in mine)
    if field == "hands":
        return len(mine) == len(theirs) and all(map(same_cards, mine, theirs))
    if field in UNORDERED_LISTS or field == "shown":
        return same_cards(mine, theirs)
    if mine != theirs:
        return False
    if type(mine) is list and mine and type(mine[0]) is not str:
        return all(type(one) is type(other) for one, other in zip(mine, theirs))
    return True


def same_cards(mine, theirs):
    return mine == theirs or (type(theirs) is list and sorted(mine) == sorted(theirs))
