"""What `make bench` and `make bench-peers` count, and that a bar can be missed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from bench import core, ours, peers, spiel_games
from bench.figures import Figures, Play
from bench.line import OURS, PEERS
from chanbara.sword.flat.format.actions import ACTIONS
from chanbara.sword.flat.format.layout import ASKED, NONE, SIZE
from chanbara.sword.flat.rules.answers import step
from chanbara.sword.flat.rules.chance import below, new_chance
from chanbara.sword.flat.rules.deal import deal
from chanbara.sword.flat.rules.legal import legal

ROOT = Path(__file__).parents[2]


def test_of_the_flat_core_only_decisions_with_two_options_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "FLAT_GAMES", 3)
    state, actions = np.zeros(SIZE, dtype=np.int8), np.zeros(ACTIONS, dtype=np.int16)
    chance, decisions, forced = new_chance(5), 0, 0
    for _ in range(3):
        deal(state, chance, 5, 1)
        while state[ASKED] != NONE:
            count = legal(state, actions)
            decisions += count > 1
            forced += count == 1
            step(state, chance, actions[below(chance, count) if count > 1 else 0])
    assert forced > 0
    assert ours.play_flat(5, rising_sun=True)[:2] == (decisions, 3)


def test_of_hearts_chance_nodes_and_forced_moves_do_not_count() -> None:
    found = spiel_games.counted("hearts", 3)
    game = pyspiel.load_game("hearts")
    _, states = spiel_games.play_inside(game, 3)
    assert tuple(states[-1].history()) == found.last
    chosen = 0
    for played_one in states:
        state = game.new_initial_state()
        for move in played_one.full_history():
            chosen += move.player >= 0 and sum(state.legal_actions_mask()) > 1
            state.apply_action(move.action)
        assert state.is_terminal()
    assert found.decisions == chosen < sum(len(one.history()) for one in states) / 2
    assert found.is_even


def test_chance_that_is_not_even_is_noticed() -> None:
    assert not spiel_games.counted("social_deduction", 3).is_even


def test_the_vector_environment_is_given_legal_actions_and_every_step_is_a_decision() -> None:
    many = ours.Many(rising_sun=True)
    options = many.env.mask.sum(axis=1)
    assert options.min() >= 2
    ours.choose_all(many.env.mask.reshape(-1), many.chance, many.choices, many.env.games)
    assert many.env.mask[np.arange(many.env.games), many.choices].all()
    assert len(set(many.choices.tolist())) > 20
    found = many.play(2)
    assert found.decisions == 2 * many.env.games
    assert found.seconds > 0
    many.env.close()


def round_of(base: int, two: int) -> core.Round:
    plays = {name: Play(100, 1, 1.0) for name in core.Round._fields}
    return core.Round(**plays | {"base": Play(base, 1, 1.0), "two": Play(two, 1, 1.0)})


def measured(base: int, two: int) -> core.Measured:
    found = core.Measured.__new__(core.Measured)
    found.rounds = [round_of(base, two), round_of(base, two), round_of(1, 1)]
    return found


def test_a_bar_is_the_median_of_the_ratios_and_can_be_missed() -> None:
    names = ("base game, hearts inside C++", "VectorEnv on two threads, on one (wall clock)")
    reached = {bar.what: bar for bar in measured(300, 170).bars(is_quick=False)}
    assert [reached[name].is_met for name in names] == [True, True]
    missed = {bar.what: bar for bar in measured(299, 169).bars(is_quick=False)}
    assert [missed[name].is_met for name in names] == [False, False]
    assert missed[names[0]].row[-2:] == ["≥ 3.00", "MISSED"]
    lenient = {bar.what: bar for bar in measured(181, 1).bars(is_quick=True)}
    assert [lenient[name].is_met for name in names] == [True, True], (
        "a short run does not judge the wall clock"
    )
    assert lenient[names[1]].row[-2:] == ["", "what the machine gives"]


def test_the_size_of_what_is_kept_is_seen() -> None:
    """In a process of its own: one that has done much uses again what it gave back."""
    program = "from bench.figures import size_of; print(size_of(lambda: bytearray(b'x' * 200_000), 200))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, cwd=ROOT)
    assert 180_000 < float(told.stdout) < 260_000


def test_the_table_has_its_place_on_the_page() -> None:
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    once = peers.written(page, "| a table |")
    assert "| a table |" in once
    assert peers.written(once, "| another |") == peers.written(page, "| another |")
    with pytest.raises(ValueError, match=r"docs/performance\.md lacks"):
        peers.written("an empty page", "| a table |")


def test_a_line_of_the_table_shows_what_there_is() -> None:
    line = peers.row("hanabi", "1.0", Figures(1234.5, 2, None, None, 30))
    assert line == "| PettingZoo, hanabi | 1.0 | 1,234 | 2 | – | – | 30 |"


def test_every_peer_is_pinned_with_its_hashes() -> None:
    asked, pinned = (
        (ROOT / "requirements" / f"peers.{ending}").read_text(encoding="utf-8") for ending in ("in", "txt")
    )
    names = {name.replace("_", "-") for name in re.findall(r"^([a-z_]+)>=", asked, re.MULTILINE)}
    assert len(names) == 6
    assert names <= set(re.findall(r"^([a-z-]+)==\S+ (?:; .*)?\\\n +--hash=sha256:", pinned, re.MULTILINE))


def test_every_package_that_is_measured_is_a_peer_or_our_own() -> None:
    asked = (ROOT / "requirements" / "peers.in").read_text(encoding="utf-8")
    assert all(f"\n{line.package}>=" in asked for line in PEERS.values())
    assert {line.package for line in OURS.values()} == {"chanbara"}
