"""What actions reveal about roles."""

from __future__ import annotations

import math

import numpy as np
import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.actions import ACTIONS, AIMS, PLAY
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import (
    ASKED,
    HAND_SIZE,
    HANDS,
    KINDS,
    NONE,
    OP,
    PLAYERS,
    WEAPONS_PLAYED,
)
from chanbara.sword.flat.format.tables import (
    AIM,
    AT_NOTHING,
    AT_PROPERTY,
    CARD,
    NEVER_PLAYED,
    NINJA,
    PLAY_PHASE,
    RONIN,
    SAMURAI,
    SHOGUN,
)
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import (
    ALL_ODDS,
    ALL_ODDS_SIZE,
    EVEN_ODDS,
    EVIDENCE,
    EVIDENCE_SIZE,
    KINDS_OF_PLAYER,
    KINDS_OF_ROLE,
    ODDS_SIZE,
    Mind,
)
from chanbara.sword.mind.belief.belief import (
    CARELESS,
    DEDUCING,
    DOUBT,
    LEAN,
    LEANING,
    PLAIN,
    SHARES,
    SHARPNESS,
    TEMPER,
    WHIM,
    may_aim,
    observe_action,
    odds_at,
    plausibility,
    reset,
)
from chanbara.sword.mind.belief.worlds import worlds_of
from chanbara.sword.mind.search.policy import GREEDY, RANDOM
from tests.mind.games import TABLES, positions
from tests.mind.minds import Deed, belief_of, deeds, disturb, new_mind, points_of_aim, roles_by_world
from tests.mind.thinking import Weights, odds_of
from tests.table import Story, sun, table

SOME_TABLES = [(3, 0), (4, 0), (5, 0), (7, 0), (3, 1), (5, 1), (6, 1), (8, 1)]


def tell(story: Story, actor: int, card: str, target: int) -> tuple[State, Mind, int]:
    """Observe an action in a story: the game, the belief after it, and whether it is evidence."""
    state = to_flat(story.game)
    mind = new_mind(state)
    return state, mind, observe_action(state, actor, CARD[card], target, mind)


def share_of(state: State, mind: Mind, seat: int, role: int) -> float:
    """How likely a seat has a role, for who looks on."""
    return float(belief_of(state, mind)[roles_by_world(state)[:, seat] == role].sum())


def evidence_of(mind: Mind) -> Weights:
    """By seat, role and kind of player."""
    lines: Weights = mind[EVIDENCE : EVIDENCE + EVIDENCE_SIZE].reshape(-1, KINDS_OF_ROLE, KINDS_OF_PLAYER)
    return lines


def all_odds_of(mind: Mind, first: int = ALL_ODDS) -> Weights:
    """By seat and its role, then by another seat and its role."""
    odds: Weights = mind[first : first + ALL_ODDS_SIZE].reshape(-1, KINDS_OF_ROLE, ODDS_SIZE)
    return odds


# --- weights ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r2_1_before_the_first_deed_every_world_is_as_likely(players: int, rising_sun: int) -> None:
    state = next(positions(players, rising_sun, 1))
    mind = new_mind(state)
    assert belief_of(state, mind) == pytest.approx(1 / worlds_of(state), rel=1e-12)
    for seat, role in {
        (seat, int(world[seat])) for world in roles_by_world(state) for seat in range(players)
    }:
        even, found = all_odds_of(mind, EVEN_ODDS)[seat, role], all_odds_of(mind)[seat, role]
        assert found == pytest.approx(even, abs=1e-12)


def test_a_new_game_begins_with_an_empty_mind() -> None:
    used = new_mind(next(positions(8, 1, 3)))
    for deed in deeds(GREEDY, 8, 1, 3):
        observe_action(*deed, used)
    state = next(positions(4, 0, 1))
    fresh = new_mind(state)
    assert (evidence_of(used) != evidence_of(fresh)).any()
    reset(state, used)
    assert (belief_of(state, used) == belief_of(state, fresh)).all()
    assert (evidence_of(used) == evidence_of(fresh)).all()
    assert (all_odds_of(used) == all_odds_of(fresh)).all()


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_the_weights_of_all_worlds_are_one_and_no_world_is_ruled_out(players: int, rising_sun: int) -> None:
    mind, said = np.zeros(0), 0
    for deed in deeds(GREEDY, players, rising_sun, 5):
        mind = mind if len(mind) else new_mind(deed.state)
        said += observe_action(*deed, mind)
        belief = belief_of(deed.state, mind)
        assert belief.sum() == pytest.approx(1, abs=1e-12)
        assert belief.min() >= DOUBT / len(belief) * (1 - 1e-12)
    assert said > 0


def test_however_often_a_deed_is_repeated_some_doubt_remains() -> None:
    state = to_flat(
        table("tomoe ninja1*: katana | hideyoshi shogun: bo | goemon: bo | kojiro: | benkei: bo").game
    )
    mind = new_mind(state)
    for _ in range(400):
        observe_action(state, 0, CARD["katana"], 1, mind)
    belief = belief_of(state, mind)
    samurai = roles_by_world(state)[:, 0] == SAMURAI
    assert belief[samurai] == pytest.approx(DOUBT / len(belief), rel=1e-6)
    assert belief.sum() == pytest.approx(1)


@pytest.mark.parametrize(("players", "rising_sun"), SOME_TABLES)
def test_the_belief_is_the_product_of_what_speaks_for_each_role(players: int, rising_sun: int) -> None:
    """Made by hand from the shares of the kinds of players and what was found of each."""
    mind = np.zeros(0)
    for deed in deeds(GREEDY, players, rising_sun, 9):
        mind = mind if len(mind) else new_mind(deed.state)
        observe_action(*deed, mind)
    state, worlds = deed.state, roles_by_world(deed.state)
    spoken = evidence_of(mind) @ np.array(SHARES)
    weights = np.ones(len(worlds))
    for seat in range(players):
        for role in (SAMURAI, NINJA, RONIN):
            assert plausibility(mind, seat, role) == pytest.approx(spoken[seat, role], rel=1e-12)
        if seat != shogun_of(state):
            weights *= spoken[seat, worlds[:, seat]]
    assert weights.max() > weights.min() or len(worlds) == 1
    by_hand = (1 - DOUBT) * weights / weights.sum() + DOUBT / len(worlds)
    assert belief_of(state, mind) == pytest.approx(by_hand, abs=1e-12)


@pytest.mark.parametrize(("players", "rising_sun"), SOME_TABLES)
def test_the_odds_are_sums_over_the_worlds_that_fit_the_own_role(players: int, rising_sun: int) -> None:
    mind = np.zeros(0)
    for deed in deeds(GREEDY, players, rising_sun, 2):
        mind = mind if len(mind) else new_mind(deed.state)
        observe_action(*deed, mind)
    state, worlds = deed.state, roles_by_world(deed.state)
    belief, odds = belief_of(state, mind), all_odds_of(mind)
    for seat in range(players):
        for role in range(KINDS_OF_ROLE):
            expected = np.zeros(ODDS_SIZE)
            if role in worlds[:, seat]:
                expected = odds_of(state, seat, role, belief)
            assert odds[seat, role] == pytest.approx(expected, abs=1e-12)
            assert (mind[ALL_ODDS + odds_at(seat, role) :][:ODDS_SIZE] == odds[seat, role]).all()


# --- the evidence of an action ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["katana", "bo", "kusarigama"])
def test_r8_6_an_attack_on_the_shogun_speaks_for_ninja_and_ronin_and_against_samurai(card: str) -> None:
    seats = f"tomoe ninja1*: {card} | hideyoshi shogun /6: bo | goemon: bo | kojiro: | benkei: bo"
    state = to_flat(table(seats).game)
    mind, before = new_mind(state), new_mind(state)
    assert observe_action(state, 0, CARD[card], 1, mind) == 1
    assert plausibility(mind, 0, SAMURAI) < 1 < plausibility(mind, 0, NINJA)
    assert share_of(state, mind, 0, SAMURAI) < share_of(state, before, 0, SAMURAI)
    for role in (NINJA, RONIN):
        assert share_of(state, mind, 0, role) > share_of(state, before, 0, role)


def test_r8_6_who_could_attack_the_shogun_and_does_not_is_rather_a_samurai() -> None:
    story = table("tomoe samurai*: katana | hideyoshi shogun: bo | goemon: bo | kojiro: | benkei: bo")
    state, mind, _ = tell(story, 0, "katana", 2)
    before = new_mind(state)
    assert share_of(state, mind, 0, SAMURAI) > share_of(state, before, 0, SAMURAI)
    assert share_of(state, mind, 0, NINJA) < share_of(state, before, 0, NINJA)


def test_r2_1_what_one_is_the_others_are_the_less() -> None:
    """There is one Samurai among five: if one player is not, the others are equally more likely to be."""
    story = table("tomoe ninja1*: katana | hideyoshi shogun: bo | goemon: bo | kojiro: | benkei: bo")
    state, mind, _ = tell(story, 0, "katana", 1)
    shares = [share_of(state, mind, seat, SAMURAI) for seat in (2, 3, 4)]
    assert shares == pytest.approx([shares[0]] * 3)
    assert shares[0] > 1 / 4
    assert share_of(state, mind, 1, SHOGUN) == pytest.approx(1)


def test_only_who_acted_is_spoken_of_and_the_careless_say_nothing() -> None:
    story = table("tomoe ninja1*: katana | hideyoshi shogun: bo | goemon: bo | kojiro: | benkei: bo")
    _, mind, _ = tell(story, 0, "katana", 1)
    evidence = evidence_of(mind)
    assert (evidence[1:] == 1).all()
    assert (evidence[0, :, CARELESS] == 1).all()
    assert (evidence[0, SAMURAI, [DEDUCING, PLAIN]] < 1).all()
    assert (evidence[0, SHOGUN] == 1).all()


def likelihoods(deed: Deed, role: int, belief: Weights, sharpness: float = SHARPNESS) -> float:
    """How much likelier than at random this target is chosen, computed independently."""
    state, actor, card, target = deed
    odds = odds_of(state, actor, role, belief)
    others = [seat for seat in range(int(state[PLAYERS])) if may_aim(state, actor, card, seat)]
    points = [points_of_aim(state, actor, role, belief, odds, card, seat) for seat in others]
    parts = [math.exp(sharpness * (one - max(points))) for one in points]
    chosen = parts[others.index(target)] / sum(parts) * len(others)
    return float(((1 - WHIM) * chosen + WHIM) ** TEMPER)


@pytest.mark.parametrize(("players", "rising_sun"), [(4, 0), (5, 0), (7, 0), (5, 1), (8, 1)])
def test_each_deed_counts_by_how_much_likelier_it_is_for_a_role(players: int, rising_sun: int) -> None:
    """A deducing player judges by the belief before the action, others by the deal."""
    mind, seen = np.zeros(0), 0
    for deed in deeds(GREEDY, players, rising_sun, 4):
        mind = mind if len(mind) else new_mind(deed.state)
        before, belief = evidence_of(mind).copy(), belief_of(deed.state, mind).copy()
        if not observe_action(*deed, mind):
            continue
        seen += 1
        even = np.full(len(belief), 1 / len(belief))
        for role in {int(world[deed.actor]) for world in roles_by_world(deed.state)}:
            ratio = evidence_of(mind)[deed.actor, role] / before[deed.actor, role]
            assert ratio[DEDUCING] == pytest.approx(likelihoods(deed, role, belief), rel=1e-9)
            assert ratio[LEANING] == pytest.approx(likelihoods(deed, role, belief, LEAN), rel=1e-9)
            assert ratio[PLAIN] == pytest.approx(likelihoods(deed, role, even), rel=1e-9)
            assert ratio[CARELESS] == 1
    assert seen > 5


@pytest.mark.parametrize(
    ("story", "actor", "card", "target"),
    [
        (table("tomoe shogun*: katana | goemon: bo | kojiro: bo | benkei: bo"), 0, "katana", 1),
        (table("tomoe shogun*: diversion | goemon: bo | kojiro: bo | benkei: bo"), 0, "diversion", 2),
        (table("tomoe*: bokken | goemon shogun: bo | kojiro: | benkei: "), 0, "bokken", 1),
        (table("tomoe*: diversion | goemon shogun: bo | kojiro: | benkei: "), 0, "diversion", 1),
        (sun("tomoe*: tanto bo | goemon shogun: bo | kojiro: bo | benkei: bo"), 0, "tanto", 0),
    ],
    ids=["the Shogun attacks", "the Shogun steals", "one in reach", "one with cards", "oneself"],
)
def test_r2_3_the_shogun_and_who_has_no_choice_say_nothing(
    story: Story, actor: int, card: str, target: int
) -> None:
    state, mind, said = tell(story, actor, card, target)
    assert said == 0
    assert (mind == new_mind(state)).all()


# --- what everybody sees ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_nothing_hidden_changes_what_a_deed_says(players: int, rising_sun: int) -> None:
    fate = np.random.default_rng(players)
    mind, said = np.zeros(0), 0
    for number in range(2):
        for deed in deeds((GREEDY, RANDOM)[number], players, rising_sun, number):
            mind = mind if len(mind) else new_mind(deed.state)
            other = mind.copy()
            disturbed = deed.state.copy()
            disturb(disturbed, fate)
            said += observe_action(*deed, mind)
            observe_action(disturbed, *deed[1:], other)
            assert mind.tobytes() == other.tobytes()
        mind = np.zeros(0)
    assert said > 0


AIMED = [card for card in range(KINDS) if AIM[card] not in {AT_NOTHING, AT_PROPERTY, NEVER_PLAYED}]


def legal_targets(state: State, card: int) -> set[int]:
    """The legal targets of a card, if the player to move had it and had played no weapon yet."""
    state, seat, players = state.copy(), int(state[ASKED]), int(state[PLAYERS])
    state[HANDS + seat * KINDS + card] += 1
    state[HAND_SIZE + seat] += 1
    state[WEAPONS_PLAYED] = 0
    actions = np.zeros(ACTIONS, dtype=np.int16)
    aims = [action - PLAY - card * AIMS for action in actions[: legal(state, actions)].tolist()]
    return {(seat + aim - 1) % players for aim in aims if 1 < aim < AIMS}


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r4_2_whom_one_may_aim_at_is_what_the_rules_say(players: int, rising_sun: int) -> None:
    found = 0
    for number in range(4):
        for state in positions(players, rising_sun, number, every=3):
            if state[top(state) + OP] != PLAY_PHASE:
                continue
            seat = int(state[ASKED])
            assert seat != NONE
            for card in AIMED:
                targets = legal_targets(state, card)
                # What may not be played at all (a second Bushido; a price nobody can pay) is aimed at nobody.
                if targets:
                    aimed = {other for other in range(players) if may_aim(state, seat, card, other)}
                    assert aimed == targets, card
                    found += 1
    assert found > 200
