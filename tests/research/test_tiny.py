"""The trees of the tiny variants are what the reference engine plays."""

from __future__ import annotations

from collections import defaultdict
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pytest

import chanbara
from chanbara.research.spiel.story import CHOSE
from chanbara.research.tiny.bots import bot_policies, live_games
from chanbara.research.tiny.building import CHANCE, TERMINAL
from chanbara.research.tiny.moments import action_name, action_numbers
from chanbara.research.tiny.outcomes import hands, outcomes
from chanbara.research.tiny.regret import Cfr
from chanbara.research.tiny.solving import best_response, nash_conv, odds_of, report, values
from chanbara.research.tiny.variants import PLAYERS, VARIANTS, catalog, seated
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.rules.plain import numbers_of
from chanbara.sword.rules.words import Cause, Team
from tests.research.tiny_trees import NAMES, some_policy, tree_named

if TYPE_CHECKING:
    from chanbara.kernel.game import Game
    from chanbara.research.tiny.tree import Tree


# --- information --------------------------------------------------------------------------------------------


def own_past(tree: Tree, node: int, seat: int) -> list[str]:
    """A seat's own actions on the way to a node."""
    return [tree.labels[edge] for edge in tree.way(node) if tree.player[tree.parent[edge]] == seat]


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_has_one_set_of_actions_and_one_own_past(name: str) -> None:
    tree = tree_named(name)
    for node in np.flatnonzero(tree.player >= 0).tolist():
        seat, which = int(tree.player[node]), int(tree.set_of[node])
        example = int(tree.example[which])
        assert tree.player[example] == seat
        assert tree.level[example] == tree.level[node]
        offered = [[tree.labels[edge] for edge in tree.edges(one)] for one in (node, example)]
        assert offered[0] == offered[1]
        past = own_past(tree, node, seat)
        assert past == own_past(tree, example, seat)
        told = [line.removeprefix(f"{CHOSE} ") for line in tree.story(node, seat).splitlines()]
        assert [line for line in told if line in past] == past, "a seat remembers what it chose"


def knowledge(game: Game, seat: int) -> bytes:
    """All that a seat may know by the allow-lists of the sight, and its own choices."""
    chosen = [text for _, chooser, text in game.choices if chooser == seat]
    return msgspec.json.encode((chanbara.observe(game, seat), chanbara.seen(game, seat), chosen))


@pytest.mark.parametrize("name", ["ronin", "thief", "shuffle"])
def test_an_information_state_says_exactly_what_its_seat_may_know(name: str) -> None:
    tree = tree_named(name)
    known: dict[int, dict[bytes, set[int]]] = {seat: defaultdict(set) for seat in range(PLAYERS)}
    for node, game in live_games(tree):
        for seat in () if game.over else range(PLAYERS):
            known[seat][knowledge(game, seat)].add(int(tree.told[node, seat]))
    for seat, by_knowledge in known.items():
        stories = [story for stories in by_knowledge.values() for story in stories]
        assert all(len(told) == 1 for told in by_knowledge.values()), f"seat {seat} is told more"
        assert len(set(stories)) == len(by_knowledge), f"seat {seat} is told less"


def test_worlds_differ_in_roles_and_hands_that_the_shogun_does_not_see() -> None:
    tree = tree_named("blood")
    alike = tree.alike(int(tree.example[0]), 0)
    games = [game for node, game in live_games(tree) if node in alike]
    assert len(games) == len(alike) > 4
    assert len({game.table.players[1].role.key for game in games}) == 2
    assert len({tuple(game.table.players[2].hand) for game in games}) == 2


# --- the engine and the arrays ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_arrays_say_what_the_engine_says(name: str) -> None:
    tree = tree_named(name)
    numbers, found = action_numbers(catalog(tree.variant)), set()
    for node, game in live_games(tree):
        found.add(node)
        asked = game.decision
        actions = tree.action[tree.first[node] : tree.first[node + 1]].tolist()
        if asked is None:
            assert tree.player[node] == TERMINAL
            won = [seat in game.result.winners for seat in range(PLAYERS)]
            assert tree.returns[node].tolist() == [1.0 if one else -1.0 for one in won]
        else:
            assert tree.player[node] == asked.seat
            assert actions == sorted(numbers[action_name(one, asked.seat)] for one in asked.options)
    assert found == set(np.flatnonzero(tree.player != CHANCE).tolist())


@pytest.mark.parametrize("name", NAMES)
def test_the_outcomes_of_every_chance_node_sum_to_1(name: str) -> None:
    tree = tree_named(name)
    sums = np.bincount(tree.parent, tree.chance)
    chance = np.flatnonzero(tree.player == CHANCE)
    assert len(chance) > 10
    assert sums[chance] == pytest.approx(1.0)
    assert (np.diff(tree.first)[chance[len(chance) // 2 :]] > 1).all()


@pytest.mark.parametrize("name", ["ronin", "blood"])
def test_chance_is_that_of_a_shuffled_deck(name: str) -> None:
    """The engine plays every order of the deck as it is, with a policy that attacks and never parries."""
    tree = tree_named(name)
    rank = {action: place for place, action in enumerate(["play bokken left", "pass"])}
    policy = np.zeros(len(tree.set_of_slot))
    for which in range(len(tree.seat)):
        offered = [tree.labels[edge] for edge in tree.edges(int(tree.example[which]))]
        best = min(range(len(offered)), key=lambda place: rank.get(offered[place], 9))
        policy[tree.first_slot[which] + best] = 1.0
    expected = [float(values(tree, odds_of(tree, policy), seat)[0]) for seat in range(PLAYERS)]
    returns = []
    for order in set(permutations(catalog(tree.variant).deck)):
        for roles in tree.variant.roles:
            game = seated(tree.variant, roles, [[order[seat]] for seat in range(PLAYERS)], [])
            game.table.deck = list(order[PLAYERS:])
            game.table.advance()
            while game.decision is not None:
                seat = game.decision.seat
                options = sorted(game.decision.options, key=lambda one: rank.get(action_name(one, seat), 9))
                game.apply(options[0].text)
            returns.append([1.0 if seat in game.result.winners else -1.0 for seat in range(PLAYERS)])
    assert np.mean(returns, axis=0) == pytest.approx(expected)


# --- stories of the deck ------------------------------------------------------------------------------------


def test_hands_have_hypergeometric_probabilities() -> None:
    assert {hand: chance for chance, hand in hands([1, 1, 1, 2], 2)} == {
        (1, 1): pytest.approx(1 / 2),
        (1, 2): pytest.approx(1 / 2),
    }


def started(deck: list[str], pile: list[str], *, name: str = "honor") -> Game:
    """The Shogun has a parry, the others a bokken each; the first turn is about to begin."""
    variant = VARIANTS[name]
    cards = catalog(variant)
    dealt = [numbers_of(cards, [key]) for key in ("parry", "bokken", "bokken")]
    game = seated(variant, variant.roles[0], dealt, numbers_of(cards, deck))
    game.table.pile = numbers_of(cards, pile)
    return game


def begun(game: Game) -> list[Any]:
    return outcomes(game, lambda one: one.table.advance())


def test_r8_2_a_reshuffled_pile_is_an_explicit_chance_node() -> None:
    found = begun(started(["parry"], ["bokken", "parry", "parry"]))
    drawn = {tuple(one.game.table.players[0].hand): one.chance for one in found}
    parry, bokken = numbers_of(found[0].game.table.catalog, ["parry", "bokken"])
    assert drawn == {
        tuple(sorted((parry, parry, bokken))): pytest.approx(1 / 3),
        (parry, parry, parry): pytest.approx(2 / 3),
    }
    assert {one.game.table.players[0].honor for one in found} == {1}, "the end of the deck costs honor"
    assert {len(one.game.table.deck) for one in found} == {2}


def test_a_player_who_cannot_draw_ends_the_game_and_the_points_decide() -> None:
    (only,) = begun(started(["parry"], []))
    game = only.game
    assert game.result.cause is Cause.DECK
    assert [player.honor for player in game.table.players] == [2, 2, 2], "nobody loses honor for it"
    assert game.result.totals == {Team.SHOGUN: 4, Team.NINJA: 4}
    assert game.result.winners == (2,), "the Ninja wins a tie"


def test_r9_4_a_diversion_takes_each_card_with_its_probability() -> None:
    tree = tree_named("thief")
    taken = [edge for edge, label in enumerate(tree.labels) if label.startswith("CardTaken")]
    assert len(taken) > 20
    assert {round(float(one), 6) for one in tree.chance[taken]} <= {0.333333, 0.666667, 0.5, 0.25, 0.75}


# --- solving ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_best_response_earns_what_it_promises_and_gains_nothing_more(name: str) -> None:
    tree = tree_named(name)
    policy = some_policy(tree)
    before = report(tree, policy)
    for seat in range(PLAYERS):
        promised, chosen = best_response(tree, policy, seat)
        assert promised >= before.values[seat]
        answer = policy.copy()
        own = tree.seat[tree.set_of_slot] == seat
        answer[own] = 0.0
        answer[chosen[tree.seat == seat]] = 1.0
        after = report(tree, answer)
        assert after.values[seat] == pytest.approx(promised)
        assert after.gains[seat] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("plus", [False, True])
def test_regret_minimization_lowers_nash_conv(*, plus: bool) -> None:
    tree = tree_named("ronin")
    solver, found = Cfr(tree, plus=plus), [nash_conv(tree, tree.uniform())]
    for more in (10, 90):
        solver.run(more)
        found.append(nash_conv(tree, solver.average))
    assert found[0] > 1.0
    assert found[1] < 0.2
    assert found[2] < 0.02
    assert solver.iterations == 100


def test_bots_are_asked_with_what_their_seat_sees() -> None:
    tree = tree_named("shuffle")
    policies = bot_policies(tree, ("novice", "detective"), 2)
    for policy in policies.values():
        assert np.bincount(tree.set_of_slot, policy) == pytest.approx(1.0)
    assert not np.array_equal(policies["novice"], policies["detective"])
    for node, game in list(live_games(tree))[::50]:
        which, asked = int(tree.set_of[node]), game.decision
        if asked is not None and len(asked.options) > 1:
            view, events = chanbara.observe(game, asked.seat), chanbara.seen(game, asked.seat)
            choices = {make_bot("detective", f"{seed} {which}").choose(view, events) for seed in range(2)}
            names = {action_name(asked.options[choice], asked.seat) for choice in choices}
            likely = {tree.labels[e]: policies["detective"][tree.slot[e]] for e in tree.edges(node)}
            assert {name for name, share in likely.items() if share > 0} == names


def test_a_detective_is_easier_to_exploit_than_an_average_policy_of_cfr() -> None:
    tree = tree_named("ronin")
    solver = Cfr(tree, plus=True)
    solver.run(50)
    detective = bot_policies(tree, ("detective",), 4)["detective"]
    assert (
        nash_conv(tree, solver.average) < 0.05 < nash_conv(tree, detective) < nash_conv(tree, tree.uniform())
    )
