"""The network that comes with the package, alone (``neural``) and in a search (``master``)."""

from collections import Counter
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

import chanbara
from chanbara import observe, seen
from chanbara.sword.bots import registry
from chanbara.sword.bots.bot_files import NEURAL, PACKAGED, is_file, is_net, path_in, sealed, shown
from chanbara.sword.bots.judge import Opinion
from chanbara.sword.bots.levels import ALL_ROLLOUTS
from chanbara.sword.bots.net.master_bot import MasterBot, Searcher
from chanbara.sword.bots.net.net_bot import Adviser, substitution
from chanbara.sword.bots.net.network import network_named
from chanbara.sword.bots.registry import check_name, is_master, is_planner, make_bot, offered_levels
from chanbara.sword.flat.bridge.flatten import action_numbers
from tests.bots.test_net import NetPair, played

MOST_BYTES = 4 << 20


def test_the_network_of_the_package_is_small_and_was_trained_for_every_table() -> None:
    assert PACKAGED[NEURAL].stat().st_size < MOST_BYTES
    assert is_net(NEURAL)
    assert not is_file(NEURAL)
    assert path_in(NEURAL) == PACKAGED[NEURAL]
    assert sealed(NEURAL) == shown(NEURAL) == make_bot(NEURAL, 1).name == NEURAL
    network = network_named(NEURAL)
    assert network.digest == sha256(PACKAGED[NEURAL].read_bytes()).hexdigest()
    assert (network.about["players"], network.about["sets"]) == ([3, 4, 5, 6, 7, 8], ["base", "rising_sun"])


def test_a_master_is_named_by_its_rollouts() -> None:
    for name, rollouts in (("master", ALL_ROLLOUTS), ("master@16", 16)):
        bot = make_bot(name, 1)
        assert isinstance(bot, MasterBot)
        assert (bot.name, bot._rollouts) == (name, rollouts)
        assert is_master(name)
        assert not is_planner(name)
    for name in ("master@0", "master@2s", "master@", "neural@5"):
        with pytest.raises(ValueError, match=f"{name}: after the @ come rollouts or seconds"):
            check_name(name)


def test_a_master_plays_a_whole_game_and_the_same_one_again() -> None:
    first = played("master@16")
    assert len(first) > 60
    assert played("master@16") == first
    assert first not in (played("planner@16"), played(NEURAL))


def test_a_new_master_chooses_as_one_that_saw_the_game_from_the_beginning() -> None:
    game = chanbara.new_game("sword", players=8, seed="again", rising_sun=True)
    old = [make_bot("master@32", f"same {seat}") for seat in range(8)]
    while game.decision is not None and len(game.choices) < 50:
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        choice = old[seat].choose(view, events)
        assert make_bot("master@32", f"same {seat}").choose(view, events) == choice
        game.apply(choice)


def test_the_scores_of_the_network_are_the_prior_of_the_search() -> None:
    """An option that the network thinks is far better than all others is chosen without a search."""
    game = chanbara.new_game("sword", players=5, seed="prior")
    searcher, chosen = Searcher(1), 0
    while game.decision is not None and chosen < 40:
        seat = game.decision.seat
        view, events = observe(game, seat), seen(game, seat)
        actions = action_numbers(view)
        searcher = Searcher(seat)
        searcher.choose(view, events)
        if len(actions) > 1:
            for wanted in {*actions[:3], actions[-1]}:
                scores = np.array([100.0 if one == wanted else 0.0 for one in actions])
                assert searcher.found(view, actions, Opinion(scores, None, np.zeros(0)), 16) == wanted
            chosen += 1
        game.apply(Adviser(seat).choose(view, events))
    assert chosen == 40


@pytest.mark.parametrize(
    ("variant", "why"),
    [
        ({"book": "english"}, "other rulings"),
        ({"house": "copies: {geisha: 7}"}, "house rules or custom cards"),
    ],
)
def test_where_the_network_was_not_trained_others_play_and_a_sentence_says_so(
    variant: dict[str, Any], why: str
) -> None:
    edition = chanbara.new_game("sword", players=4, seed="net", **variant).table.catalog.name
    for name, other in ((NEURAL, "detective"), ("master@16", "planner")):
        said = f"{name} was not trained with {why}: the {other} plays in its place."
        assert substitution(name, 4, edition) == said
    assert played(NEURAL, 4, **variant) == played("detective", 4, **variant)
    assert played("master@16", 4, **variant) == played("planner@16", 4, **variant)
    assert not substitution("master", 4, "base")


def test_without_a_compiler_there_is_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """In browsers: nothing there could compute one."""
    everywhere = {level.name for level in offered_levels()}
    monkeypatch.setattr(registry, "HAS_COMPILER", False)
    assert everywhere - {level.name for level in offered_levels()} == {"neural", "master"}
    assert [make_bot(name, 1).name for name in ("neural", "master", "master@16", "sly")] == [
        "detective",
        "planner",
        "planner@16",
        "sly",
    ]


@pytest.mark.parametrize("bot", [NEURAL, "master@16", "blurred@0.8", "even@900"])
def test_two_worlds_with_the_same_view_have_the_same_choice(bot: str) -> None:
    counts = Counter[str]()
    game = chanbara.new_game("sword", players=6, seed="two worlds", rising_sun=True)
    NetPair(game, 2, bot, counts).lockstep()
    assert counts["chosen"] > 10
