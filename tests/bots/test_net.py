"""Networks as bots: the file and its refusals, the choice, and who plays where a network was not trained."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import chanbara
from chanbara import Game, observe, seen
from chanbara.plain_arrays import DIGEST, LENGTH_BYTES, write_arrays
from chanbara.sword.bots.bot_files import BotFileMistake, sealed, shown
from chanbara.sword.bots.net.net_bot import Adviser, substitution
from chanbara.sword.bots.net.network import (
    FORMAT,
    KIND,
    MOST,
    SIGHT,
    TOLD,
    Sight,
    network_named,
    read_network,
)
from chanbara.sword.bots.registry import check_name, is_planner, make_bot
from chanbara.sword.bots.tensor import observation_of
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.flatten import action_numbers
from chanbara.sword.flat.format.layout import SEATS
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.mind.arrays import MIND_SIZE, new_workspace
from chanbara.sword.mind.belief.belief import reset
from chanbara.sword.mind.run.beside import STREAM_SIZE, UP_TO_DATE, advise, tell_odds
from chanbara.sword.mind.run.play import watch
from tests.bots.nets import ABOUT, small_net, weights
from tests.leaks.auditor import Pair, Tally

ACTIONS = [0, 7, 300, 914]
LONG_ENOUGH = 80
"""Decisions that are compared."""


def some_sight() -> Sight:
    """Everything a network sees, with all kinds of numbers."""
    chance = np.random.default_rng(2)
    deduction = chance.random((SEATS, 4), dtype=np.float32)
    advice = np.array([0, 0.5, 100, 0.01], dtype=np.float32)
    return Sight((np.arange(818) % 5).astype(np.int8), deduction, advice)


@pytest.fixture
def net(tmp_path: Path) -> str:
    return small_net(tmp_path / "small.net")


def played(name: str, players: int = 5, **variant: Any) -> list[Any]:  # noqa: ANN401 - options of a game
    """The choices of a game in which a bot has all seats."""
    game = chanbara.new_game("sword", players=players, seed="net", **variant)
    bots = [make_bot(name, f"net {seat}") for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].choose(observe(game, seat), seen(game, seat)))
    return list(game.choices)


# --- playing -----------------------------------------------------------------------------------------------


def test_a_network_plays_a_whole_game_and_the_same_one_again(net: str) -> None:
    first = played(net)
    assert len(first) > 60
    assert played(net) == first
    assert played(net, players=3) != first


def test_a_new_bot_chooses_as_one_that_saw_the_game_from_the_beginning(net: str) -> None:
    game = chanbara.new_game("sword", players=5, seed="again")
    old = [make_bot(net, 1) for _ in range(5)]
    while game.decision is not None and len(game.choices) < 60:
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        choice = old[seat].choose(view, events)
        assert make_bot(net, "another seed").choose(view, events) == choice
        game.apply(choice)


def test_scores_are_those_of_the_layers_as_everybody_computes_them(net: str) -> None:
    sight, given = some_sight(), weights()
    counts = sight.observation.astype(np.float64)
    numbers = np.append(np.rint(16 * counts / (1 + abs(counts) / 8)), np.rint(64 * sight.deduction))
    for number in range(2):
        sums = given[f"body.{number}.weight"].astype(np.float64) @ numbers
        found = sums * given[f"body.{number}.step"] / 16 + given[f"body.{number}.bias"]
        normal = (found - found.mean()) / np.sqrt(found.var() + 1e-5)
        steps = np.rint(16 * np.maximum(normal, 0))
        numbers = np.minimum(steps + numbers if number else steps, 127)
    whole = given["policy.weight"] @ numbers * given["policy.step"] / 16 + given["policy.bias"]
    behind = [0, 8, 127, 1]  # in sixteenths, rounded up, and at most 127 of them
    expected = [whole[action] - 1.5 * late / 16 for action, late in zip(ACTIONS, behind, strict=True)]
    assert network_named(net).scores(sight, ACTIONS) == pytest.approx(expected, rel=1e-9)


def test_what_it_was_not_trained_with_changes_nothing(tmp_path: Path) -> None:
    network = network_named(small_net(tmp_path / "alone.net", deduction=False, advice=False))
    sight = some_sight()
    other = Sight(sight.observation, 1 - sight.deduction, sight.advice + 3)
    assert (network.scores(sight, ACTIONS) == network.scores(other, ACTIONS)).all()


def test_sums_are_exact_in_any_order(net: str) -> None:
    network, chance = network_named(net), np.random.default_rng(3)
    first = network.layers[0]
    for _ in range(20):
        order = chance.permutation(len(first.weight))
        numbers = chance.integers(0, MOST + 1, len(first.weight)).astype(np.float32)
        exact = numbers.astype(np.int64) @ first.weight.astype(np.int64)
        assert (numbers[order] @ first.weight[order] == exact).all()
        assert (np.add.reduce(numbers[order, None] * first.weight[order], axis=0) == exact).all()


@pytest.mark.parametrize(("players", "rising_sun"), [(5, False), (8, True)])
def test_a_bot_at_a_table_sees_what_a_learner_beside_bots_is_shown(players: int, rising_sun: bool) -> None:  # noqa: FBT001
    game = chanbara.new_game("sword", players=players, seed="sight", rising_sun=rising_sun)
    advisers, mind, room = (
        [Adviser(seat) for seat in range(players)],
        np.zeros(MIND_SIZE),
        new_workspace().room,
    )
    told, advice = np.zeros(TOLD, dtype=np.float32), np.zeros(915, dtype=np.float32)
    reset(to_flat(game), mind)
    compared = 0
    while (decision := game.decision) is not None:
        state, seat = to_flat(game), decision.seat
        view, events = observe(game, seat), seen(game, seat)
        actions = action_numbers(view)
        if len(actions) > 1 and compared < LONG_ENOUGH:
            sight = advisers[seat].sight(view, events)
            count = legal(state, room)
            show_all(state, mind, room, count, told, advice)
            assert sight.deduction.reshape(-1) == pytest.approx(told, abs=1e-6)
            assert sight.advice == pytest.approx(advice[actions], abs=1e-5)
            compared += 1
        option = advisers[seat].choose(view, events)
        watch(state, actions[option], mind)
        game.apply(option, decision.number)
    assert compared > 40


def show_all(state: Any, mind: Any, room: Any, count: int, told: Any, advice: Any) -> None:  # noqa: ANN401
    """What a learner is told there, by the functions of a step."""
    stream = np.zeros(STREAM_SIZE, dtype=np.int64)
    stream[UP_TO_DATE] = (1 << SEATS) - 1  # all odds are there already
    told[:] = 0
    tell_odds(state, stream, mind, told)
    advise(state, stream, mind, room, count, advice)


@pytest.mark.parametrize(
    ("players", "variant", "why"),
    [
        (7, {}, "7 players"),
        (5, {"rising_sun": True}, "Rising Sun"),
        (5, {"book": "english"}, "other rulings"),
        (5, {"house": "copies: {geisha: 7}"}, "house rules or custom cards"),
    ],
)
def test_where_it_was_not_trained_the_detective_plays_and_a_sentence_says_so(
    net: str, players: int, variant: dict[str, Any], why: str
) -> None:
    game = chanbara.new_game("sword", players=players, seed="net", **variant)
    said = substitution(net, players, game.table.catalog.name)
    assert said == f"net:small.net was not trained with {why}: the detective plays in its place."
    assert played(net, players, **variant) == played("detective", players, **variant)
    assert not substitution(net, 5, "base")


class NetPair(Pair):
    """Two worlds that a seat cannot distinguish: its tensor and its network's choice are the same."""

    def __init__(self, game: Game, seat: int, net: str, counts: Counter[str]) -> None:
        self.net, self.counts = net, counts
        super().__init__(game, seat, Random(f"pair {seat}"), Tally())

    def compare(self) -> None:
        assert self.observer is not None
        games = (self.real, self.other)
        rows = [observation_of(observe(game, self.observer), seen(game, self.observer)) for game in games]
        if (rows[0] != rows[1]).any():
            self.fail("the tensor", rows[0].tobytes(), rows[1].tobytes())
        self.counts["compared"] += 1
        decision = self.real.decision
        if decision is not None and decision.seat == self.observer:
            first, second = (
                make_bot(self.net, 1).choose(observe(game, self.observer), seen(game, self.observer))
                for game in games
            )
            assert first == second
            self.counts["chosen"] += 1
        self.told = len(self.real.events)


@pytest.mark.parametrize("seat", [0, 3])
def test_two_worlds_with_the_same_view_have_the_same_tensor_and_the_same_choice(net: str, seat: int) -> None:
    counts = Counter[str]()
    NetPair(chanbara.new_game("sword", players=5, seed="two worlds"), seat, net, counts).lockstep()
    assert counts["compared"] > 80
    assert counts["chosen"] > 10


# --- the file ----------------------------------------------------------------------------------------------


def test_a_network_is_read_as_it_was_written(net: str) -> None:
    found = network_named(net)
    assert found.about["players"] == [3, 5]
    assert len(found.layers) == 2
    assert (found.layers[0].weight == weights()["body.0.weight"].T).all()
    assert (found.policy.weight == weights()["policy.weight"]).all()
    assert found.trust == 1.5


def test_a_network_has_a_name_in_tables_and_a_hash_for_other_processes(net: str, tmp_path: Path) -> None:
    assert shown(sealed(net)) == "net:small.net"
    assert sealed(sealed(net)) == sealed(net)
    assert not is_planner(net)
    kept = sealed(net)
    assert make_bot(kept, 1).name == "net:small.net"
    small_net(tmp_path / "small.net", seed=2)
    with pytest.raises(BotFileMistake, match=r"small.net was changed after the first game"):
        make_bot(kept, 1)


def test_no_byte_of_it_can_be_changed(tmp_path: Path) -> None:
    path = tmp_path / "small.net"
    small_net(path)
    whole = path.read_bytes()
    header = LENGTH_BYTES + int.from_bytes(whole[:LENGTH_BYTES], "little")
    chance = Random(7)
    places = [0, 1, 7, *(chance.randrange(8, header) for _ in range(60)), header, len(whole) - 1]
    for place in places:
        if whole[place : place + 1] == b" ":
            continue  # blanks after the header keep the numbers aligned
        path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(BotFileMistake, match=r"small.net"):
            read_network(path)
    for cut in (0, 5, header, len(whole) - 4):
        path.write_bytes(whole[:cut])
        with pytest.raises(BotFileMistake, match="is damaged, or no file of ours"):
            read_network(path)
    path.write_bytes(whole + b"\0\0\0\0")
    with pytest.raises(BotFileMistake, match="numbers are left over"):
        read_network(path)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"kind": "chanbara-checkpoint"}, "it is no network; `chanbara export` makes one"),
        ({"format": 1}, "it has format 1, and this chanbara reads format 2"),
        ({"version": "sword_v0"}, "version is 'sword_v0' there, and 'sword_v"),
        ({"observation": 817}, "observation is 817 there, and 818 in this chanbara"),
        ({"layers": 0}, "layers is a number up to 8, not 0"),
        ({"layers": True}, "layers is a number up to 8, not True"),
        ({"layers": 3}, r"body.2.weight is not 16 × 16 numbers"),
        ({"layers": 1}, r"numbers that no layer needs: body.1.bias"),
        ({"width": 10**9}, "width is a number up to 1024"),
        ({"advice": 1}, "advice is true or false, not 1"),
        ({"players": [2]}, "players are some of 3, 4, 5, 6, 7, 8, not"),
        ({"players": [[5]]}, "players are some of"),
        ({"sets": []}, "sets are some of base, rising_sun"),
    ],
)
def test_a_file_of_another_version_or_kind_is_refused_with_a_reason(
    tmp_path: Path, changed: dict[str, Any], sentence: str
) -> None:
    about = {"kind": KIND, "format": FORMAT, **SIGHT, **ABOUT}
    write_arrays(tmp_path / "other.net", about | changed, weights())
    with pytest.raises(BotFileMistake, match=sentence):
        check_name(f"net:{tmp_path}/other.net")


def test_weights_that_are_not_numbers_are_refused(tmp_path: Path) -> None:
    about = {"kind": KIND, "format": FORMAT, **SIGHT, **ABOUT}
    wrong = weights()
    wrong["policy.bias"][3] = np.nan
    write_arrays(tmp_path / "nan.net", about, wrong)
    with pytest.raises(BotFileMistake, match=r"nan.net: policy.bias has numbers that are not finite"):
        read_network(tmp_path / "nan.net")
    with pytest.raises(BotFileMistake, match=r"cannot read \S*gone.net: No such file"):
        make_bot(f"net:{tmp_path}/gone.net", 1)


def test_a_header_that_claims_what_is_not_there_allocates_nothing(tmp_path: Path) -> None:
    path = tmp_path / "huge.net"
    small_net(path)
    whole = path.read_bytes()
    size = int.from_bytes(whole[:LENGTH_BYTES], "little")
    header = json.loads(whole[LENGTH_BYTES : LENGTH_BYTES + size])
    header["body.0.weight"] |= {"shape": [1 << 40], "data_offsets": [0, 1 << 42]}
    text = json.dumps(header).encode()
    path.write_bytes(len(text).to_bytes(LENGTH_BYTES, "little") + text + whole[LENGTH_BYTES + size :])
    with pytest.raises(BotFileMistake, match=r"body.0.weight is not as long as its shape says"):
        read_network(path)
    assert DIGEST in whole.decode(errors="replace")
