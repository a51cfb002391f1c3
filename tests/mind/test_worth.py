"""What cards are worth, and what follows from a table."""

import math

import pytest

from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.format.layout import (
    DECK_SIZE,
    HAND_SIZE,
    HANDS,
    KINDS,
    PILE_COUNTS,
    PLAYING,
    WHOLE_BYTE,
)
from chanbara.sword.flat.format.tables import CARD, COPIES, PROPERTY_OF, RONIN, WEAPON_PARRIES, WEAPONS
from chanbara.sword.mind.value.valuation import (
    COUNTS,
    KEPT,
    OWN_HAND,
    fondness,
    power,
    shares,
    thought_of,
)
from chanbara.sword.mind.value.worth import ASSET, AVERAGE, IN_HAND, IS_BURDEN
from tests.mind.minds import points_of_aim
from tests.mind.thinking import Table, Thinker, thought_of_options
from tests.table import play_at_random, sun, table


def worth(key: str) -> float:
    return float(IN_HAND[CARD[key]])


def test_a_parry_is_worth_more_than_any_weapon_of_the_base_game() -> None:
    weapons = [worth(key) for key in ("bo", "katana", "nodachi", "daikyu")]
    assert max(weapons) < worth("parry") == worth("jitte") == worth("counterattack")


def test_a_weapon_is_worth_its_wounds_and_its_reach() -> None:
    assert worth("bokken") < worth("bo") < worth("kusarigama") < worth("katana") < worth("nodachi")


def test_r11_3_what_is_hard_to_parry_or_comes_back_is_worth_more() -> None:
    assert worth("chigiriki") > worth("kusarigama")
    assert worth("kozuka") > worth("bokken")
    assert worth("makibishi") > worth("bokken")


@pytest.mark.parametrize("key", ["bushido", "bleeding_wound", "curse"])
def test_r10_3_what_troubles_its_holder_is_a_burden(key: str) -> None:
    assert IS_BURDEN[PROPERTY_OF[CARD[key]]]
    assert ASSET[PROPERTY_OF[CARD[key]]] < 0 < worth(key)


@pytest.mark.parametrize("key", ["armor", "focus", "fast_draw", "attendant", "kote", "peasant"])
def test_r10_1_what_helps_its_holder_is_an_asset(key: str) -> None:
    assert ASSET[PROPERTY_OF[CARD[key]]] > 0


def test_a_card_from_the_deck_is_worth_something_between_a_bokken_and_a_parry() -> None:
    for average in AVERAGE:
        assert worth("bokken") < average < worth("parry")


def test_r8_3_honor_counts_what_the_role_makes_of_it_and_on_average_where_stars_decide() -> None:
    assert COUNTS[0, 5].tolist() == [1, 1, 1, 2]
    assert COUNTS[0, 4].tolist() == [1, 2, 1.5, 1]
    assert COUNTS[1, 4].tolist() == [1.5, 1.5, 1.5, 1]
    assert COUNTS[1, 8, RONIN] == 1.5


def thinker(seats: str) -> Thinker:
    return Thinker(to_flat(table(seats).game))


def test_r8_6_a_samurai_has_one_friend_and_a_ronin_none() -> None:
    seats = "tomoe {}*: bo | goemon: bo | hideyoshi shogun: bo | kojiro: bo | benkei: bo"
    for role, friends in (("samurai", [1, -1, 1, -1, -1]), ("ronin", [1, -1, -1, -1, -1])):
        one = thinker(seats.format(role))
        found = [fondness(one.odds, one.role, seat) for seat in range(5)]
        assert found == pytest.approx(friends)


def test_the_rival_who_leads_matters_more() -> None:
    seats = (
        "tomoe ronin*: bo | goemon /{0}: bo | hideyoshi shogun /{1}: bo | kojiro /{0}: bo | benkei /{0}: bo"
    )
    even, ahead = (thinker(seats.format(*honor)) for honor in ((3, 3), (1, 9)))
    thoughts = [thought_of(one.state, one.seat, one.role, one.odds) for one in (even, ahead)]
    assert thoughts[0].shogun < thoughts[1].shogun
    assert all(one.shogun + one.ninja == pytest.approx(1) for one in thoughts)


def test_r12_1_every_card_is_seen_or_unseen() -> None:
    story = sun("tomoe*: bo | goemon: parry | hideyoshi: | kojiro: jitte")
    while not story.game.over:
        state = to_flat(story.game)
        for seat in range(4):
            others = [one for one in range(4) if one != seat]
            hidden = int(state[DECK_SIZE]) & WHOLE_BYTE
            hidden += sum(int(state[HAND_SIZE + one]) for one in others)
            parries, weapons = shares(state, seat, OWN_HAND)
            assert parries == pytest.approx(
                min(1.0, KEPT * unseen(state, seat, WEAPON_PARRIES) / max(1, hidden))
            )
            assert weapons == pytest.approx(unseen(state, seat, WEAPONS) / max(1, hidden))
        play_at_random(story.game, 9, choices=1)


def unseen(state: Table, seat: int, cards: int) -> int:
    """How many of a set of cards the seat does not see."""
    kinds = [kind for kind in range(KINDS) if cards >> kind & 1]
    seen = sum(int(state[PILE_COUNTS + kind] + state[HANDS + seat * KINDS + kind]) for kind in kinds)
    return sum(int(COPIES[1, kind]) for kind in kinds) - seen - (int(state[PLAYING]) in kinds)


@pytest.mark.parametrize("times", range(12))
def test_a_power_is_computed_by_squaring(times: int) -> None:
    assert power(0.7, times) == pytest.approx(0.7**times)


def test_who_looks_on_thinks_of_a_theft_as_the_thief_does() -> None:
    story = table("tomoe ninja1*: diversion bo | goemon: bo bo | hideyoshi shogun: bo | kojiro: | benkei:")
    one = Thinker(to_flat(story.game))
    for seat in (1, 2):
        points = points_of_aim(one.state, 0, one.role, one.belief, one.odds, CARD["diversion"], seat)
        assert points == thought_of_options(story.game)[f"play diversion>{seat}"][1]


def test_r11_9_who_looks_on_thinks_of_the_best_property() -> None:
    story = sun("tomoe ninja1*: mimicry bo | goemon shogun: bo / curse armor | hideyoshi: bo | kojiro:")
    one = Thinker(to_flat(story.game))
    points = points_of_aim(one.state, 0, one.role, one.belief, one.odds, CARD["mimicry"], 1)
    assert points == thought_of_options(story.game)["play mimicry>1:armor"][1]


def test_an_end_is_worth_a_number_even_in_a_role_that_nobody_believes_in() -> None:
    story = table("tomoe ninja1*: bokken parry | hideyoshi shogun 1/1: bo | goemon: | kojiro: | nobunaga:")
    one = Thinker(to_flat(story.game))
    one.belief[:] = 0.0
    assert not any(math.isnan(points) for _, _, points in one.opinions())
