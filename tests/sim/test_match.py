"""One game between bots."""

from collections.abc import Sequence

import pytest

from chanbara import Seen, View, new_game, observe, seen
from chanbara.sim.games.match import Outcome, play_game, play_on
from chanbara.sword.bots.dice import RandomBot
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.rules.words import Cause, Role, Team


class Witness(RandomBot):
    """Keeps what it was given."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.given: list[tuple[View, list[Seen]]] = []

    def choose(self, view: View, events: Sequence[Seen]) -> int:
        self.given.append((view, list(events)))
        return super().choose(view, events)


def outcome(seed: int, *, through_json: bool = False) -> Outcome:
    bots = [make_bot(("greedy", "random")[seat % 2], f"{seed} {seat}") for seat in range(5)]
    return play_game(5, seed, bots, through_json=through_json)


def test_a_game_is_played_to_its_end() -> None:
    played = outcome(1)
    assert sorted(played.roles) == sorted([Role.SHOGUN, Role.SAMURAI, Role.NINJA, Role.NINJA, Role.RONIN])
    assert played.bots == ("greedy", "random", "greedy", "random", "greedy")
    assert played.decisions > played.turns > 1


@pytest.mark.parametrize("seed", range(4))
def test_over_a_wire_bots_play_the_same_game(seed: int) -> None:
    assert outcome(seed, through_json=True) == outcome(seed)


def test_a_bot_gets_its_own_view_and_all_that_its_seat_saw() -> None:
    bots = [Witness(seat) for seat in range(4)]
    game = new_game("sword", players=4, seed=3)
    play_on(game, bots, through_json=True)
    for seat, bot in enumerate(bots):
        everything = seen(game, seat)
        assert len(bot.given) > 1
        for view, events in bot.given:
            assert view.seat == seat
            assert view.decision is not None
            assert view.decision.seat == seat
            assert events == everything[: len(events)]


def test_events_are_not_old_when_a_bot_is_asked() -> None:
    witness = Witness(0)
    game = new_game("sword", players=3, seed=5)
    assert game.decision is not None
    first = game.decision.seat
    twin = game.clone()
    play_on(game, [witness] * 3)
    assert witness.given[0] == (observe(twin, first), seen(twin, first))


def test_who_has_one_answer_gives_it_without_being_asked() -> None:
    bots = [Witness(seat) for seat in range(5)]
    game = new_game("sword", players=5, seed=6)
    play_on(game, bots)
    given = [view.decision for bot in bots for view, _ in bot.given]
    assert all(decision is not None and len(decision.options or ()) > 1 for decision in given)
    assert len(given) < game.table.asked


def test_a_seat_without_a_bot_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="5 players need 5 bots, not 4"):
        play_game(5, 1, [RandomBot(seat) for seat in range(4)])


def test_r8_6_a_team_wins_together() -> None:
    roles = (Role.SHOGUN, Role.NINJA, Role.SAMURAI, Role.NINJA, Role.RONIN)
    played = Outcome(roles, ("random",) * 5, Team.SHOGUN, Cause.DEFEAT, False, 10, 50)
    assert [played.has_won(seat) for seat in range(5)] == [True, False, True, False, False]
