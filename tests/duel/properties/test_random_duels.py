"""Duels with every pair of modules under every invariant: a small `make duelsoak`."""

from collections.abc import Callable
from typing import Any

import pytest

import chanbara
from chanbara.duel.rules.state import Duel, Ending
from chanbara.duel.rules.words import Cause
from chanbara.duel.sight import view
from checks.soak import duel_soak
from checks.soak.duel_invariants import check
from checks.soak.duel_soak import main, pairs, play
from checks.soak.duel_tally import wanted


@pytest.mark.parametrize("modules", pairs(), ids="+".join)
def test_the_invariants_hold_with_a_pair_of_modules(modules: tuple[str, str]) -> None:
    for number in (0, 1):  # one at random, one by the player who looks ahead
        game, tally = play(modules, number)
        assert game.over
        assert not set(tally.counts) - set(wanted())


def test_there_are_fourteen_pairs() -> None:
    assert len(pairs()) == 14
    assert ("yoroi", "yoroi_enemy") not in pairs()


@pytest.mark.long
def test_the_command_says_what_happened(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(duel_soak, "pairs", lambda: pairs()[:2])
    assert main(["--duels", "1", "--jobs", "1"]) == 0
    assert "| blood and bushido | 1 |" in capsys.readouterr().out


# --- the checks can fail


def lose_a_card(duel: Duel) -> None:
    duel.hand.pop()


def lose_a_defence_card(duel: Duel) -> None:
    duel.defence_deck.pop()


def double_a_counterattack(duel: Duel) -> None:
    duel.counter_deck.append(duel.counter_deck[0])


def lose_a_wound(duel: Duel) -> None:
    duel.blood_deck.pop()


def exceed_life(duel: Duel) -> None:
    duel.life = duel.life_cap + 1


def exceed_qi(duel: Duel) -> None:
    duel.qi = duel.book.qi_cap + 1


def exceed_the_die(duel: Duel) -> None:
    duel.red_die = 7


def exceed_a_cap(duel: Duel) -> None:
    duel.blood_deck.remove("arm_and_rib")
    duel.blood.append(("arm_and_rib", 1))
    duel.strength = 4


def give_an_enemy_qi(duel: Duel) -> None:
    duel.enemies[0].qi += 1


def end_too_early(duel: Duel) -> None:
    duel.decision = None
    duel.stack.clear()
    duel.ending = Ending(won=True, cause=Cause.SLAIN)


FAULTS: list[tuple[Callable[[Duel], None], str]] = [
    (lose_a_card, "action cards"),
    (lose_a_defence_card, "defence cards"),
    (double_a_counterattack, "counterattack cards"),
    (lose_a_wound, "blood cards"),
    (exceed_life, "life 9 of 8"),
    (exceed_qi, "Qi 6"),
    (exceed_the_die, "red die 7"),
    (exceed_a_cap, "strength above its cap"),
    (give_an_enemy_qi, "an enemy's Qi"),
    (end_too_early, "won when nobody is left"),
]


@pytest.mark.parametrize(("fault", "complaint"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_the_checks_notice_that(fault: Callable[[Duel], None], complaint: str) -> None:
    game = chanbara.new_game("duel", seed=1, modules=("blood",))
    check(game)
    fault(game.table)
    with pytest.raises(AssertionError, match=complaint):
        check(game)


def test_the_checks_notice_a_view_that_shows_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def observed(game: chanbara.Game, seat: int | None = None) -> Any:  # noqa: ANN401 - a view
        seen = view.observe(game, seat)
        fields = {name: getattr(seen, name) for name in seen.__struct_fields__}
        return view.DuelView(**{**fields, "bushido": tuple(game.table.draw)})

    monkeypatch.setattr(chanbara, "observe", observed)
    game = chanbara.new_game("duel", seed=1)
    with pytest.raises(AssertionError, match="depends on what cannot be seen"):
        check(game)
