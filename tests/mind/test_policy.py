"""What the bots of the flat core do: the best of what they think of; and what a novice thinks of."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from chanbara import Game
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import option_of
from chanbara.sword.flat.format.actions import AIMS, END, ON_PROPERTY, PASS, PLAY, USE_NOBUNAGA
from chanbara.sword.flat.format.arrays import State
from chanbara.sword.flat.format.layout import ASKED, CHARACTER, NONE, OP, PLAYERS, RESILIENCE, ROLE
from chanbara.sword.flat.format.tables import (
    CARD,
    DEMAND,
    FULL_RESILIENCE,
    IS_WEAPON,
    NINJA,
    PLAY_PHASE,
    ROLE_OF,
    RONIN,
    SAMURAI,
    SHOGUN,
)
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.flat.rules.query import shogun_of
from chanbara.sword.flat.rules.stack import top
from chanbara.sword.mind.arrays import ALL_ODDS, BELIEF, LISTED, MIND_SIZE, POINTS, RANKS, Mind
from chanbara.sword.mind.belief.belief import all_odds, observe_action
from chanbara.sword.mind.search.policy import DETECTIVE, GREEDY, NOVICE, RANDOM, best_of, decide
from tests.mind.games import TABLES
from tests.mind.minds import (
    belief_of,
    choices,
    dealt,
    deed_of,
    disturb,
    new_mind,
    new_room,
    roles_by_world,
)
from tests.table import Story, table

KINDS_OF_BOT = (RANDOM, NOVICE, GREEDY, DETECTIVE)


def decided(state: State, kind: int, mind: Mind | None = None, number: int = 0) -> int:
    """What a bot of a kind does now."""
    room = new_room()
    count = legal(state, room[LISTED:])
    mind = new_mind(state) if mind is None else mind.copy()
    return decide(state, new_chance(number), kind, mind, room, count)


def done(game: Game, kind: int = NOVICE) -> set[str]:
    """All that a bot of a kind may do now, by chance."""
    state = to_flat(game)
    seat, players = int(state[ASKED]), int(state[PLAYERS])
    actions = {decided(state, kind, number=number) for number in range(30)}
    return {option_of(action, seat, players, game.table.catalog).text for action in actions}


def told(story: Story, *acts: str) -> Game:
    """The game after some acts."""
    story.does(*acts)
    return story.game


# --- the best -----------------------------------------------------------------------------------------------


def best(ranks: list[int], points: list[float], number: int = 0) -> int:
    """The place of the action that is chosen."""
    mind, room = np.zeros(MIND_SIZE), new_room()
    room[LISTED : LISTED + len(ranks)] = range(100, 100 + len(ranks))
    room[RANKS : RANKS + len(ranks)] = ranks
    mind[POINTS : POINTS + len(points)] = points
    return int(best_of(mind, room, len(ranks), new_chance(number))) - 100


def unevenness(found: Counter[int]) -> float:
    """Chi-square, by degree of freedom: about 1 where all are as likely."""
    even = found.total() / len(found)
    return sum((count - even) ** 2 / even for count in found.values()) / (len(found) - 1)


@pytest.mark.parametrize(
    ("ranks", "points", "expected"),
    [
        ([0, 2, 1], [0.0, 0.0, 0.0], 1),
        ([3, 2, 1], [-5.0, 9.0, 9.0], 0),
        ([1, 1, 1], [0.1, 0.2, 0.3], 2),
        ([1, 1, 0], [-0.1, -0.2, 7.0], 0),
        ([0, 1, 1, 2, 2], [9.0, 9.0, 9.0, 1.0, 1.5], 4),
    ],
)
def test_rank_goes_before_points(ranks: list[int], points: list[float], expected: int) -> None:
    assert {best(ranks, points, number) for number in range(20)} == {expected}


@pytest.mark.parametrize("equals", [{0, 1}, {1, 3, 4}, {0, 2, 3, 5}, set(range(6))])
def test_among_equals_chance_chooses_evenly(equals: set[int]) -> None:
    ranks = [2 if place in equals else place % 2 for place in range(6)]
    points = [0.5 if place in equals else 3.0 - place for place in range(6)]
    found = Counter(best(ranks, points, number) for number in range(6000))
    assert set(found) == equals
    assert unevenness(found) < 4


def test_who_chooses_blindly_chooses_each_option_as_often() -> None:
    story = table("tomoe*: bo katana daimyo | hideyoshi: bo | goemon: bo | kojiro: bo")
    state = to_flat(story.game)
    found = Counter(decided(state, RANDOM, number=number) for number in range(4000))
    assert len(found) == len(story.decision.options)
    assert unevenness(found) < 4


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS_OF_BOT)
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_every_bot_does_what_is_legal_to_the_end(players: int, rising_sun: int, kind: int) -> None:
    made = 0
    for state, actions, action in choices(kind, players, rising_sun, 6):
        made += 1
        assert action in actions
        assert state[ASKED] != NONE
    assert made > 10


@pytest.mark.parametrize("kind", KINDS_OF_BOT)
def test_the_same_chance_is_the_same_game_and_another_is_another(kind: int) -> None:
    games = [[action for _, _, action in choices(kind, 5, 1, number)] for number in (3, 3, 4)]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("kind", KINDS_OF_BOT)
@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_r12_1_nothing_hidden_changes_a_choice(players: int, rising_sun: int, kind: int) -> None:
    fate = np.random.default_rng(players)
    mind = new_mind(dealt(players, rising_sun, 8)[0])
    for number, (state, _, action) in enumerate(choices(GREEDY, players, rising_sun, 8)):
        other = state.copy()
        disturb(other, fate, int(state[ASKED]))
        room = new_room()
        count = legal(state, room[LISTED:])
        found = [
            decide(one, new_chance(number), kind, mind.copy(), room.copy(), count) for one in (state, other)
        ]
        assert found[0] == found[1]
        deed = deed_of(state, action)
        if deed is not None:
            observe_action(*deed, mind)


# --- who deduces, and who does not --------------------------------------------------------------------------


def sure_of(state: State, roles: tuple[int, ...]) -> Mind:
    """A mind that believes in one world."""
    mind = new_mind(state)
    belief_of(state, mind)[:] = (roles_by_world(state) == roles).all(axis=1)
    all_odds(state, mind[BELIEF:], mind[ALL_ODDS:])
    return mind


def test_who_deduces_spares_his_friend_and_who_does_not_knows_no_friend() -> None:
    story = table("tomoe ninja1*: bo parry | goemon: bo | hideyoshi shogun: | kojiro: | musashi: bo")
    state = to_flat(story.game)
    friend_right = sure_of(state, (NINJA, SAMURAI, SHOGUN, RONIN, NINJA))
    friend_left = sure_of(state, (NINJA, NINJA, SHOGUN, RONIN, SAMURAI))
    at_left, at_right = (PLAY + CARD["bo"] * AIMS + 1 + away for away in (1, 4))
    for number in range(20):
        assert decided(state, DETECTIVE, friend_right, number) == at_left
        assert decided(state, DETECTIVE, friend_left, number) == at_right
    for mind in (friend_left, friend_right):
        assert {decided(state, GREEDY, mind, number) for number in range(20)} == {at_left, at_right}


# --- the novice ---------------------------------------------------------------------------------------------


def is_sensible(state: State, action: int) -> bool:
    """Whether a novice would do this before ending the turn."""
    seat, players = int(state[ASKED]), int(state[PLAYERS])
    if USE_NOBUNAGA <= action < PLAY:
        return False
    card, aim = divmod(action - PLAY, AIMS)
    if action >= ON_PROPERTY or aim == 0:
        return True
    target = (seat + aim - 1) % players
    if card == CARD["breathing"]:
        return bool(state[RESILIENCE + seat] < FULL_RESILIENCE[state[CHARACTER + seat]])
    is_samurai = ROLE_OF[state[ROLE + seat]] == SAMURAI
    return target != seat and not (is_samurai and target == shogun_of(state))


def is_attack(action: int) -> bool:
    return PLAY <= action < ON_PROPERTY and bool(IS_WEAPON[(action - PLAY) // AIMS])


def target_resilience(state: State, action: int) -> int:
    """The remaining resilience of the target."""
    away = (action - PLAY) % AIMS - 1
    return int(state[RESILIENCE + (state[ASKED] + away) % state[PLAYERS]])


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_novice_does_what_he_can_then_attacks_the_weakest_then_ends_his_turn(
    players: int, rising_sun: int
) -> None:
    seen: Counter[str] = Counter()
    for number in range(3):
        for state, actions, action in choices(NOVICE, players, rising_sun, number):
            if state[top(state) + OP] != PLAY_PHASE:
                continue
            sensible = [one for one in actions if one != END and is_sensible(state, one)]
            attacks = [one for one in sensible if is_attack(one)]
            if action == END:
                assert not sensible
                seen["end"] += 1
            elif is_attack(action):
                assert sensible == attacks
                weakest = min(target_resilience(state, one) for one in attacks)
                assert target_resilience(state, action) == weakest
                seen["attack"] += 1
            else:
                assert action in sensible
                seen["other"] += 1
    assert min(seen["end"], seen["attack"], seen["other"]) > 5


@pytest.mark.parametrize(("players", "rising_sun"), TABLES)
def test_a_novice_answers_whatever_he_can(players: int, rising_sun: int) -> None:
    answered = 0
    for number in range(3):
        for state, actions, action in choices(NOVICE, players, rising_sun, number):
            if state[top(state) + OP] != PLAY_PHASE and len(actions) > 1:
                assert action != PASS
                answered += state[top(state) + OP] == DEMAND
    assert answered > 3


def test_r8_6_a_novice_who_is_a_samurai_spares_the_shogun() -> None:
    seats = "tomoe {}*: bokken parry | hideyoshi shogun 1/: bo | goemon: | kojiro: | ieyasu: bo"
    assert done(table(seats.format("samurai")).game) == {"play bokken>4"}
    assert done(table(seats.format("ninja1")).game) == {"play bokken>1"}
    alone = "tomoe samurai*: bokken diversion | hideyoshi shogun 1/: bo | goemon: | kojiro: | ieyasu:"
    assert done(table(alone).game) == {"end"}


def test_r9_2_a_novice_breathes_only_when_hurt_and_lets_anybody_draw() -> None:
    seats = "tomoe samurai* {}: breathing | hideyoshi shogun: | goemon: | kojiro:"
    assert done(table(seats.format("5/")).game) == {"end"}
    assert done(table(seats.format("4/")).game) == {f"play breathing>{seat}" for seat in (1, 2, 3)}


def test_r3_3_a_novice_lays_and_draws_before_he_attacks() -> None:
    story = table("tomoe ninja1*: bo armor tea_ceremony | hideyoshi shogun: bo | goemon: bo | kojiro: bo")
    assert done(story.game) == {"play armor", "play tea_ceremony"}


def test_r7_1_a_novice_parries_every_scratch() -> None:
    seats = "tomoe ninja1*: bo bokken | hideyoshi 4/: parry bo | goemon shogun: | kojiro:"
    assert done(told(table(seats), "play bo>1")) == {"parry parry"}
    assert done(told(table(seats), "play bo>1"), GREEDY) == {"pass"}
