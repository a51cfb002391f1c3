"""Explanations: the evidence ledger adds up, also without any of its lines."""

from __future__ import annotations

import math
import random
from functools import cache, partial
from itertools import permutations
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
import pytest

from chanbara import Game, imagine, new_game, observe, seen
from chanbara.sword.bots.engine_bots import PlannerBot
from chanbara.sword.bots.judge import holdings
from chanbara.sword.bots.ledger import Ledger, Line
from chanbara.sword.bots.memory import Memory
from chanbara.sword.bots.net.master_bot import MasterBot
from chanbara.sword.bots.registry import make_bot
from chanbara.sword.bots.why import (
    FEW,
    ROLES,
    Assumed,
    Reason,
    can_deduce,
    card_key,
    deduce,
    moving,
    reasons,
    telling,
)
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.tables import ROLE_OF
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    BELIEF,
    KINDS_OF_ROLE,
    MIND_SIZE,
    ODDS_SIZE,
    TERMS,
    VISITS,
    Mind,
)
from chanbara.sword.mind.belief.belief import DOUBT, apply_evidence, observe_action, odds_at, reset
from chanbara.sword.mind.belief.worlds import worlds_of
from tests.bots.hidden import ALL_TABLES, deal
from tests.bots.seat import sent_events, sent_view

Fits: TypeAlias = npt.NDArray[np.bool_]
EXACT = 1e-9
KINDS = ("random", "novice", "greedy", "detective")


@cache
def played(table: int, seed: int) -> Game:
    """A game of bots of any kind, stopped somewhere."""
    game, fate = deal(table, seed), random.Random(f"{table} {seed}")
    bots = [make_bot(fate.choice(KINDS), f"{seed} {seat}") for seat in range(len(game.table.players))]
    for _ in range(fate.randrange(60, 160)):
        if game.decision is None:
            break
        seat = game.decision.seat
        game.apply(bots[seat].choose(observe(game, seat), seen(game, seat)))
    return game


def ledger_of(game: Game, seat: int | None) -> Ledger:
    if seat is None:
        return deduce(observe(game, None), seen(game, None))
    return deduce(sent_view(game, seat), sent_events(game, seat))


def mind_of(game: Game, left_out: int | None = None) -> Mind:
    """The belief of an observer of everything, or of one who ignored a single action."""
    state, whole, rest = to_flat(game), np.zeros(MIND_SIZE), np.zeros(MIND_SIZE)
    reset(state, whole)
    reset(state, rest)
    for deed in Memory(observe(game, None)).take(seen(game, None)):
        said = observe_action(deed.state, deed.actor, deed.card, deed.target, whole)
        if said and deed.event != left_out:
            rest[TERMS : TERMS + KINDS_OF_ROLE] = whole[TERMS : TERMS + KINDS_OF_ROLE]
            apply_evidence(deed.state, deed.actor, rest)
    return whole if left_out is None else rest


def posterior_by_mind(game: Game, mind: Mind, fits: Fits) -> Mind:
    belief = mind[BELIEF : BELIEF + worlds_of(to_flat(game))][fits]
    return np.asarray(np.log(belief / belief.sum()))


def seats_of(game: Game) -> list[int | None]:
    return [None, *range(len(game.table.players))]


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
@pytest.mark.parametrize("seed", range(2))
def test_prior_lines_normalisation_and_doubt_sum_to_what_a_detective_believes(table: int, seed: int) -> None:
    game = played(table, seed)
    mind = mind_of(game)
    for seat in seats_of(game):
        ledger = ledger_of(game, seat)
        assert ledger.lines
        whole = ledger.prior + ledger.normalisation + ledger.doubt
        for line in ledger.lines:
            whole = whole + ledger.said(line)
        assert whole == pytest.approx(posterior_by_mind(game, mind, ledger.fits), abs=EXACT)
        assert ledger.posterior == pytest.approx(whole, abs=EXACT)
        assert np.exp(whole).sum() == pytest.approx(1, abs=EXACT)


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_its_odds_are_those_a_detective_judges_by(table: int) -> None:
    game = played(table, 0)
    mind = mind_of(game)
    state = to_flat(game)
    for seat, player in enumerate(game.table.players):
        role = int(ROLE_OF[game.table.catalog.roles.index(player.role)])
        odds = mind[ALL_ODDS + odds_at(seat, role) :][:ODDS_SIZE].reshape(-1, KINDS_OF_ROLE)
        assert ledger_of(game, seat).odds() == pytest.approx(odds[: len(game.table.players)], abs=EXACT)
    assert worlds_of(state) == len(ledger_of(game, None).roles)


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
@pytest.mark.parametrize("seed", range(2))
def test_without_a_line_it_is_what_would_be_believed_without_that_deed(table: int, seed: int) -> None:
    game = played(table, seed)
    for seat in (None, 0, len(game.table.players) - 1):
        ledger = ledger_of(game, seat)
        for line in ledger.lines:
            rest = ledger.without(line.event)
            assert len(rest.lines) == len(ledger.lines) - 1
            mind = mind_of(game, line.event)
            assert rest.posterior == pytest.approx(posterior_by_mind(game, mind, ledger.fits), abs=EXACT)


def odds_by_hand(game: Game, seat: int | None, lines: tuple[Line, ...]) -> npt.NDArray[np.float64]:
    """The probability of each role by seat: all assignments, weighted by the actions, with doubt mixed in.

    Computed as the page about the ledger says, without the ledger and without the mind.
    """
    dealt = [ROLES.index(player.role.role) for player in game.table.players]
    worlds = [world for world in set(permutations(dealt)) if world.index(0) == dealt.index(0)]
    weights = [math.exp(sum(line.terms[world[line.actor]] for line in lines)) for world in worlds]
    total, odds = sum(weights), np.zeros((len(dealt), len(ROLES)))
    for world, weight in zip(worlds, weights, strict=True):
        if seat is None or world[seat] == dealt[seat]:
            believed = (1 - DOUBT) * weight / total + DOUBT / len(worlds)
            for one, role in enumerate(world):
                odds[one, role] += believed
    return np.asarray(odds / odds[0].sum())


@pytest.mark.parametrize("table", [1, 2, 4, 6])
def test_without_a_line_it_is_what_the_other_deeds_say_by_hand(table: int) -> None:
    game, moved = played(table, 1), 0.0
    for seat in (None, 0):
        ledger = ledger_of(game, seat)
        assert ledger.odds() == pytest.approx(odds_by_hand(game, seat, ledger.lines), abs=EXACT)
        for line in ledger.lines:
            others = tuple(one for one in ledger.lines if one is not line)
            without = ledger.without(line.event).odds()
            assert without == pytest.approx(odds_by_hand(game, seat, others), abs=EXACT)
            moved = max(moved, float(np.abs(without - ledger.odds()).max()))
    assert moved > 1e-3, "deeds say something"


def test_the_strongest_lines_come_first_and_say_nothing_about_oneself() -> None:
    game = played(4, 1)
    for seat in range(len(game.table.players)):
        ledger = ledger_of(game, seat)
        told = telling(ledger)
        strengths = [np.abs(np.log(factors)).max() for _, factors in told]
        assert strengths == sorted(strengths, reverse=True)
        assert all(line.actor != seat for line, _ in told)
        assert [line for line, _ in telling(ledger, 2)] == [line for line, _ in told[:2]]
        for line, factors in told:
            assert ledger.prior_odds()[line.actor] @ factors == pytest.approx(1)
            assert seen(game, None)[line.event].about["card"] == card_key(line)
    assert ROLES == ("shogun", "samurai", "ninja", "ronin")


def test_reasons_are_chances_to_win_by_assumed_roles() -> None:
    game = played(4, 0)
    assert game.decision is not None
    seat = game.decision.seat
    found = reasons(sent_view(game, seat), sent_events(game, seat), 256, "a")
    assert found == reasons(sent_view(game, seat), sent_events(game, seat), 256, "a")
    assert len({one.option for one in found}) == len(found) > 1
    worlds = 256 // len(found)
    for one in found:
        assert 0 <= one.option < len(game.decision.options)
        for assumed in one.assumed:
            assert assumed.seat != seat
            assert FEW / worlds <= assumed.share <= 1 - FEW / worlds
            assert 0 <= assumed.chance <= 1


@pytest.mark.parametrize(
    ("book", "strongest"), [({}, MasterBot), ({"book": "english"}, PlannerBot)], ids=["master", "planner"]
)
def test_what_the_strongest_bot_chooses_comes_first_and_then_the_others_by_their_chance(
    book: dict[str, Any], strongest: type[MasterBot | PlannerBot]
) -> None:
    """A planner, where the network was not trained: with other rulings."""
    game, tried = new_game("sword", players=6, seed="first", **book), {True: 0, False: 0}
    bots = [make_bot("detective", seat) for seat in range(6)]
    for _ in range(80):
        assert game.decision is not None
        seat = game.decision.seat
        view, events = sent_view(game, seat), sent_events(game, seat)
        if len(game.decision.options) > 1:
            bot = strongest("a", 64)
            chosen, found = bot.choose(view, events), reasons(view, events, 64, "a")
            assert found[0].option == chosen
            chances = [one.chance for one in found[1:]]
            assert chances == sorted(chances, reverse=True)
            mind = bot.searcher.mind if isinstance(bot, MasterBot) else bot.mind
            tried[bool(mind[VISITS])] += 1
        game.apply(bots[seat].choose(view, events))
    assert tried[True]
    # Now and then a detective's opinion is overwhelming, and nothing is tried; a network's hardly ever is.
    assert tried[False] or strongest is MasterBot


def test_assumptions_that_hardly_matter_are_not_told() -> None:
    little, much, most = Assumed(1, 1, 0.3, 0.45), Assumed(2, 3, 0.3, 0.65), Assumed(1, 3, 0.2, 0.2)
    reason = Reason(0, 0.5, (little, much, most))
    assert moving(reason, 2) == [most, much]
    assert moving(reason, 1) == [most]
    assert moving(reason._replace(assumed=(little,)), 2) == []


# --- hidden is hidden ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", range(len(ALL_TABLES)))
def test_what_a_seat_cannot_know_changes_neither_ledger_nor_reasons(table: int) -> None:
    """The same view and history in another world, in which everything hidden is different."""
    game = next(one for one in map(partial(played, table), range(3, 40)) if one.decision is not None)
    for seat in range(len(game.table.players)):
        view, events = sent_view(game, seat), sent_events(game, seat)
        for world in range(3):
            other = sent_view(imagine(observe(game, seat), seed=world), seat)
            one, again = deduce(view, events), deduce(other, events)
            assert one.lines == again.lines
            assert (one.posterior == again.posterior).all()
            if game.decision is not None and game.decision.seat == seat:
                assert reasons(view, events, 48, 1) == reasons(other, events, 48, 1)
                assert holdings(view, events, "parry") == holdings(other, events, "parry")


@pytest.mark.parametrize("table", [2, 4, 9])
def test_two_seats_of_one_role_conclude_the_same_of_all_others(table: int) -> None:
    """Only the own role is added to public information: no card that only one has seen."""
    game = played(table, 1)
    by_role: dict[str, list[Ledger]] = {}
    for seat, player in enumerate(game.table.players):
        by_role.setdefault(player.role.role, []).append(ledger_of(game, seat))
    for ledgers in by_role.values():
        assert all(one.lines == ledgers[0].lines for one in ledgers)


def test_house_rules_are_not_deduced_by() -> None:
    assert can_deduce(observe(new_game("sword", players=4, seed=3), 0))
    house = new_game("sword", players=4, seed=3, house="values:\n  katana: {wounds: 5}\n")
    assert not can_deduce(observe(house, 0))
