"""Random playouts of OpenSpiel's nearest relatives, wholly in its own C++ loop, deal included.

Prints decisions a processor second, to be set beside the same column of `cargo xtask bench`.
"""

import time

import pyspiel

GAMES = {
    "goofspiel, 4 players, 13 cards": "goofspiel(imp_info=True,players=4,num_cards=13)",
    "hearts": "hearts",
    "oh_hell, 4 players": "oh_hell(players=4)",
    "leduc_poker, 4 players": "leduc_poker(players=4)",
}


def decisions(game, games, seed):
    """Plays games between OpenSpiel's uniform random bots and counts their decisions."""
    made = 0
    for number in range(games):
        bots = [pyspiel.make_uniform_random_bot(seat, seed + number)
                for seat in range(game.num_players())]
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed + number)
        made += sum(1 for move in state.full_history() if move.player >= 0)
    return made


def main():
    for name, text in GAMES.items():
        game = pyspiel.load_game(text)
        best = 0.0
        for repeat in range(5):
            before = time.process_time()
            made = decisions(game, 300, 1000 * repeat)
            best = max(best, made / (time.process_time() - before))
        print(f"  {name:<46} {best / 1e6:>12.2f} M decisions/cpu-s")


if __name__ == "__main__":
    main()
