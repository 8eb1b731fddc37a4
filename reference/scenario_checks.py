"""Scenario files: the pure checks, which need no table (section 5)."""

from reference import bids_cards
from reference.all_in_cards import (
    ALL_CARDS,
    VALUE_OF_NUMBER,
    final_winners,
    next_start,
    pot_added,
    pot_share,
    rate,
    rune_card_points,
)
from reference.chance import InvalidOptions, SeededChance
from reference.games import GAMES
from reference.scenario_match import Place, check_expectations, compare
from reference.scenario_state import (
    FileError,
    card_list,
    known_keys,
    number_list,
    per_seat,
    read_allies,
    read_options,
)

SETUP_RUNS = 16
# These checks do not depend on the number of players.
PLAYERS_OPTIONAL = {"ranking", "order", "pot", "effects"}
NOT_GIVEN = object()


def run_check(doc):
    """Run a file with a `check`; return its failures."""
    kind = doc["check"]
    if kind == "setup":
        return check_setup(doc)
    cases = ALL_IN_CHECKS if doc["game"] == "all-in" else BIDS_CHECKS
    if kind != "scoring" and kind not in cases:
        raise FileError(f"check = {kind!r}")
    try:
        options = read_options(doc, default_players=3 if kind in PLAYERS_OPTIONAL else None)
    except InvalidOptions as error:
        raise FileError(f"invalid options: {error}") from error
    if kind == "scoring" and doc["game"] == "bids":
        only_keys(doc, {"round", "state", "expect"})
        return check_scoring(doc, options)
    only_keys(doc, {"case"})
    if kind == "scoring" or not doc.get("case"):
        raise FileError(f"check = {kind!r} has no cases")
    failures = []
    for number, case in enumerate(doc["case"], start=1):
        failures += [f"case {number}: {text}" for text in cases[kind](Case(case), options)]
    return failures


def only_keys(doc, keys):
    known_keys(doc, keys | {"game", "name", "rule", "players", "options", "check"}, "this check")


class Case:
    """One `[[case]]`: input fields are taken out, the rest must be results."""

    def __init__(self, table):
        self.rest = dict(table)

    def input(self, key, default=NOT_GIVEN):
        if key in self.rest:
            return self.rest.pop(key)
        if default is NOT_GIVEN:
            raise FileError(f"a case needs {key}")
        return default

    def compare(self, results):
        known_keys(self.rest, results, "a case")
        failures = []
        for key, expected in self.rest.items():
            failures += compare(key, expected, results[key])
        return failures


# --- All In ---------------------------------------------------------------


def suited_hand(value):
    """The cards of a hand, each of which must exist and be there once."""
    hand = card_list(value, "hand")
    if len(set(hand)) != len(hand) or not set(hand) <= set(ALL_CARDS):
        raise FileError(f"{hand} is no hand")
    return hand


def case_ranking(case, options):
    hand = suited_hand(case.input("hand"))
    rating = rate(hand, options)
    return case.compare({
        "category": rating.category,
        "rank": rating.rank,
        "top": VALUE_OF_NUMBER[rating.top],
        "score": rating.rank + rune_card_points(hand),
    })


def case_order(case, options):
    hands = [suited_hand(hand) for hand in case.input("hands")]
    ratings = [rate(hand, options)[:3] for hand in hands]
    failures = case.compare({})
    for position in range(1, len(hands)):
        if not ratings[position - 1] > ratings[position]:
            failures.append(f"{hands[position - 1]} is not better than {hands[position]}")
    return failures


def case_pot(case, options):
    share, carry = pot_share(case.input("pot"), case.input("correct"))
    return case.compare({"share": share, "carry": carry})


def case_pots(case, options):
    pots = [pot_added(options.players, 1)]
    for number, correct in enumerate(case.input("correct"), start=2):
        if number > 4:
            raise FileError("there are four rounds at most")
        _, carry = pot_share(pots[-1], correct)
        pots.append(carry + pot_added(options.players, number))
    return case.compare({"pots": pots})


def case_tiebreak(case, options):
    runes = case.input("runes")
    hands = [suited_hand(hand) for hand in case.input("hands")]
    round_number = case.input("round", 3)
    if len(runes) != options.players or len(hands) != options.players:
        raise FileError("a case needs one entry per seat")
    ratings = [rate(hand, options) for hand in hands]
    winners = final_winners(runes, ratings, options.tie_break, round_number)
    return case.compare({
        "start": next_start(runes, ratings),
        "winners": winners,
        "extra_round": winners is None,
    })


def case_effects(case, options):
    card = case.input("card")
    if card not in options.columns:
        raise FileError(f"there is no card {card!r}")
    return case.compare({"effects": options.columns[card]})


ALL_IN_CHECKS = {
    "ranking": case_ranking, "order": case_order, "pot": case_pot, "pots": case_pots,
    "tiebreak": case_tiebreak, "effects": case_effects,
}


# --- Bids -----------------------------------------------------------------


def black_cards(options, cards):
    for card in cards:
        if card not in options.black:
            raise FileError(f"there is no black card {card!r} in this game")
    if len(set(cards)) != len(cards):
        raise FileError("a card is named twice")
    return cards


def read_fronts(value, options):
    fronts = per_seat(value, options.players, "fronts")
    black_cards(options, [card for front in fronts for card in front])
    return fronts


def case_fold(case, options):
    front = black_cards(options, card_list(case.input("front"), "front"))
    return case.compare({"points": bids_cards.fold(options, front)})


def case_bids_tiebreak(case, options):
    totals, scores = case.input("totals"), case.input("scores")
    fronts = read_fronts(case.input("fronts"), options)
    following = case.input("next", 0)
    if len(totals) != options.players or len(scores) != options.players:
        raise FileError("a case needs one entry per seat")
    tied = bids_cards.leaders(options, totals, scores, fronts)
    return case.compare({
        "starter": bids_cards.next_round_starter(options, tied, following),
        "winners": tied,
    })


def case_first_starter(case, options):
    names = case.input("names")
    if len(names) != options.players:
        raise FileError("a case needs one name per seat")
    return case.compare({"starters": bids_cards.longest_names(names)})


BIDS_CHECKS = {
    "fold": case_fold, "tiebreak": case_bids_tiebreak, "first_starter": case_first_starter,
}


def check_scoring(doc, options):
    """Several rounds in a row; `[expect]` as if the game ended after them."""
    before = doc.get("state", {})
    known_keys(before, {"totals", "zero_rounds"}, "state")
    totals = number_list(before, "totals", options.players)
    zero_rounds = number_list(before, "zero_rounds", options.players)
    if not doc.get("round"):
        raise FileError("a scoring check needs rounds")
    failures = []
    results = {}
    for number, table in enumerate(doc["round"], start=1):
        entry = Case(table)
        fronts = read_fronts(entry.input("fronts"), options)
        allies = entry.input("allies", "none")
        allies = None if allies == "none" else read_allies(allies, options.players)
        following = entry.input("next", 0)
        own, scores, zero_rounds = bids_cards.score_round(options, fronts, allies, zero_rounds)
        totals = [total + score for total, score in zip(totals, scores)]
        tied = bids_cards.leaders(options, totals, scores, fronts)
        results = {
            "own": own, "scores": scores, "zero_rounds": zero_rounds, "totals": totals,
            "starter": bids_cards.next_round_starter(options, tied, following),
        }
        failures += [f"round {number}: {text}" for text in entry.compare(results)]
        results["winners"] = tied
    end = Case(doc.get("expect", {}))
    return failures + [f"at the end: {text}" for text in end.compare(results)]


# --- Both games -----------------------------------------------------------


def check_setup(doc):
    """Deal fresh games from several seeds, or see the options refused."""
    only_keys(doc, {"expect"})
    expected = dict(doc.get("expect", {}))
    valid = expected.pop("valid", True)
    try:
        options = read_options(doc)
    except InvalidOptions as error:
        return [f"valid: refused, {error}"] if valid else []
    if not valid:
        return ["valid: this game is not refused"]

    rules = GAMES[doc["game"]]
    failures = []
    orders = set()
    for seed in range(SETUP_RUNS):
        state = rules.new_game(options, SeededChance(seed))
        place = Place(doc["game"], options, state, orders)
        if sorted(rules.cards_in(state)) != sorted(rules.all_cards(options)):
            failures.append(f"seed {seed}: a card is lost or doubled")
        extra = setup_values(state, options) if doc["game"] == "bids" else None
        for text in check_expectations(expected, place, extra):
            failures.append(f"seed {seed}: {text}")
    if "deck_shuffled" in expected and (len(orders) > 1) != expected["deck_shuffled"]:
        failures.append(f"deck_shuffled: {len(orders)} orders over {SETUP_RUNS} seeds")
    return failures


def setup_values(state, options):
    in_hands = [card for hand in state["hands"] for card in hand]
    hand_blacks = [card for card in in_hands if options.is_black(card)]
    return {
        "removed_size": len(state["removed"]),
        "hand_blacks": len(hand_blacks),
        "allies_in_hands": in_hands.count("ally"),
        "centre_deck": len(options.black) - len(hand_blacks),
    }
