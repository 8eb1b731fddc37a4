"""Both games for OpenSpiel: importing this module registers `tapis_bids` and `tapis_all_in`.

>>> import pyspiel
>>> import tapis.open_spiel
>>> game = pyspiel.load_game("tapis_bids(players=3,rounds=1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Parameters are `players`, the options of the game, and `small_…`: what makes it smaller than its
rules do. A list, a deck or own cards are written as JSON. Cards are dealt one by one as chance.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from ._tapis import Game, Table

_KINDS = {
    "tapis_bids": ("bids", 3, 6, 4, ("colours", "highest", "hand", "hand_blacks")),
    "tapis_all_in": ("all-in", 2, 5, 3, ("cards", "hand")),
}
_UNSET = ""


def _parameters(short_name: str) -> dict[str, Any]:
    name, fewest, _, usual, small = _KINDS[short_name]
    options = Game(name, max(fewest, usual)).options
    parameters: dict[str, Any] = {"players": usual}
    for key, value in options.items():
        plain = isinstance(value, (bool, int)) and key != "ally"
        parameters[key] = value if plain else _UNSET
    parameters.update({f"small_{key}": -1 for key in small})
    return parameters


def _game_type(short_name: str) -> pyspiel.GameType:
    _, fewest, most, _, _ = _KINDS[short_name]
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"Tapis {short_name.removeprefix('tapis_').replace('_', ' ')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(short_name),
        default_loadable=True,
        provides_factored_observation_string=True,
    )


def _value(text: Any) -> Any:
    if not isinstance(text, str):
        return text
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


class TapisGame(pyspiel.Game):  # type: ignore[misc]
    """A game as agreed."""

    def __init__(self, short_name: str, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        name, _, _, usual, _ = _KINDS[short_name]
        players = params.get("players", usual)
        options = {
            key: _value(value)
            for key, value in params.items()
            if key != "players" and not key.startswith("small_") and value != _UNSET
        }
        small = {
            key.removeprefix("small_"): value
            for key, value in params.items()
            if key.startswith("small_") and value >= 0
        }
        self.rules = Game(name, players, small=small or None, **options)
        self.short_name = short_name
        cards = self.rules.card_count
        # So many decisions are never made: a round of All In ends, and so do all games.
        longest = 2_000 if name == "bids" else 20_000
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=cards,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(_TYPES[short_name], info, params)

    def new_initial_state(self) -> TapisState:
        """The empty table before the first deal."""
        return TapisState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More cards than any game deals."""
        return 20_000

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> TapisObserver:
        """What a player sees, as text and as a tensor."""
        default = pyspiel.IIGObservationType(
            perfect_recall=False,
            public_info=True,
            private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
        )
        return TapisObserver(self.rules, iig_obs_type or default)


def _seated(player: int, table: Table) -> int:
    """The player, if there is one: in the words that OpenSpiel uses for it."""
    players = table.game.players
    if player < 0:
        raise pyspiel.SpielError(f"player >= 0 is needed, not {player}")
    if player >= players:
        raise pyspiel.SpielError(f"player < {players} is needed, not {player}")
    return player


class TapisState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. It holds the truth, as states of OpenSpiel do."""

    def __init__(self, game: TapisGame, table: Table | None = None) -> None:
        super().__init__(game)
        self.table = game.rules.deal_by_hand(0) if table is None else table

    def current_player(self) -> int:
        """Who has to act, or chance, or nobody."""
        return self.table.seat_to_act

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal_actions(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of the actions of whoever has to act, or of the cards that may come."""
        table = self.table
        if player is None:
            return table.legal_actions() or table.cards_to_choose()
        return table.cards_to_choose() if player < 0 else table.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come next, each equally likely."""
        return self.table.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.table.game
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {rules.card_word(action)}"
        return rules.action_words(action, player)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.is_over

    def is_chance_node(self) -> bool:
        """Whether a card has to be dealt."""
        return bool(self.table.seat_to_act == -1)

    def returns(self) -> list[float]:
        """At the end, the part of the victory less the fair share."""
        return self.table.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player has heard."""
        seat = self.current_player() if player is None else player
        return self.table.information_state(_seated(seat, self.table))

    def resample_from_infostate(self, player: int, _sampler: Any = None) -> TapisState:
        """A world that fits what a player knows."""
        return TapisState(self.get_game(), self.table.imagine(player))

    def __str__(self) -> str:
        table = self.table
        lines = [f"{seat} {table.game.action_words(number, seat)}" for seat, number in table.history()]
        return "\n".join([json.dumps(table.full_state()), *lines, *map(str, table.cards_chosen())])


class TapisObserver:
    """What a player sees: the encoding of `docs/encoding.md`, or as text what it heard."""

    def __init__(self, rules: Game, kind: pyspiel.IIGObservationType) -> None:
        self._kind = kind
        self._rules = rules
        self._private = [
            part
            for part in rules.observation_parts
            if part["name"] in ("hand", "known", "buried", "turned_up", "predictions")
        ]
        self.tensor = np.zeros(rules.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TapisState, player: int) -> None:
        """Writes what a player sees into the tensor."""
        self.tensor[:] = state.table.observation(_seated(player, state.table))
        if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
            for part in self._private:
                self.tensor[part["offset"] : part["offset"] + part["size"]] = 0
        elif not self._kind.public_info:
            private = np.zeros_like(self.tensor)
            for part in self._private:
                place = slice(part["offset"], part["offset"] + part["size"])
                private[place] = self.tensor[place]
            self.tensor[:] = private

    def string_from(self, state: TapisState, player: int) -> str:
        """What a player sees, as text."""
        table = state.table
        _seated(player, table)
        if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
            if self._kind.perfect_recall:
                return json.dumps(table.heard(None))
            return json.dumps(table.spectate())
        if not self._kind.public_info:
            self.set_from(state, player)
            return " ".join([f"player {player}:", *map(str, np.flatnonzero(self.tensor))])
        if self._kind.perfect_recall:
            return table.information_state(player)
        return json.dumps(table.view(player).scene)


_TYPES = {short_name: _game_type(short_name) for short_name in _KINDS}


class TapisBids(TapisGame):
    """Bids."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("tapis_bids", params)


class TapisAllIn(TapisGame):
    """All In – Predictions."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("tapis_all_in", params)


pyspiel.register_game(_TYPES["tapis_bids"], TapisBids)
pyspiel.register_game(_TYPES["tapis_all_in"], TapisAllIn)

__all__ = ["TapisAllIn", "TapisBids", "TapisGame", "TapisObserver", "TapisState"]
