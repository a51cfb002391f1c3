"""Manners: bold, trusting and sly players, and those who have none."""

import numpy as np
import pytest

from chanbara import Game
from chanbara.sword.flat.bridge.convert import to_flat
from chanbara.sword.flat.bridge.options import action_of
from chanbara.sword.flat.format.layout import ASKED
from chanbara.sword.flat.rules.chance import new_chance
from chanbara.sword.flat.rules.legal import legal
from chanbara.sword.mind.arrays import KINDS_OF_SETTING, LISTED, SETTINGS
from chanbara.sword.mind.search.policy import DETECTIVE, decide
from chanbara.sword.mind.value.styles import MANNERS
from tests.mind.minds import choices, dealt, new_mind, new_room
from tests.table import table

NONE, BOLD, TRUSTING, SLY = MANNERS[""], (1.0, 0.0, 0.0), (0.0, 0.9, 0.0), (0.0, 0.0, 1.0)
"""More of it than the bots have: what is tested is which way it goes."""


def done(game: Game, manner: tuple[float, ...]) -> str:
    """What a player with a manner does."""
    assert game.decision is not None
    state, room = to_flat(game), new_room()
    mind = new_mind(state)
    mind[SETTINGS : SETTINGS + KINDS_OF_SETTING] = manner
    count = legal(state, room[LISTED:])
    action = decide(state, new_chance(1), DETECTIVE, mind, room, count)
    seat, players = game.decision.seat, len(game.table.players)
    return next(str(one.text) for one in game.decision.options if action_of(one, seat, players) == action)


def test_a_bold_player_strikes_where_others_hold_back() -> None:
    many = "geisha geisha geisha geisha geisha geisha diversion"
    story = table(f"musashi ninja1*: daikyu parry | hanzo: {many} | hideyoshi shogun: | kojiro: | benkei:")
    assert done(story.game, NONE) == "end"
    assert done(story.game, BOLD) == "play daikyu>1"


def test_a_bold_player_strikes_no_sure_friend() -> None:
    story = table("tomoe samurai*: bokken parry | hideyoshi shogun 1/: bo | goemon: | kojiro: | ieyasu:")
    assert done(story.game, BOLD) == "end"


def test_a_bold_player_keeps_parries_rather_than_avoiding_a_scratch() -> None:
    seats = "tomoe ninja1*: bo bokken | hideyoshi {}/: parry parry bo | goemon shogun: | kojiro: | benkei:"
    for resilience, bold in ((4, "pass"), (1, "parry parry")):
        story = table(seats.format(resilience))
        story.does("play bo > 1")
        assert done(story.game, NONE) == "parry parry"
        assert done(story.game, BOLD) == bold


def test_a_trusting_player_spares_who_may_be_a_friend() -> None:
    """They take an unknown player for a friend, sooner than others do."""
    story = table("ieyasu shogun*: bo parry | goemon 1/: bo bo | hideyoshi: | kojiro: | benkei:")
    assert done(story.game, NONE) == "play bo>1"
    assert done(story.game, TRUSTING) == "end"


def test_a_trusting_player_recognizes_the_shogun() -> None:
    story = table("tomoe ninja1*: katana parry | hideyoshi shogun: bo bo | goemon: | kojiro: | ieyasu:")
    assert done(story.game, TRUSTING) == "play katana>1"


def test_a_sly_player_does_not_touch_the_shogun_in_the_first_two_rounds() -> None:
    story = table("tomoe ninja1*: bokken parry | hideyoshi shogun: bo bo | goemon: | kojiro: | ieyasu:")
    found = []
    for turn in (1, 30):
        story.game.table.turn = turn
        found.append((done(story.game, NONE), done(story.game, SLY)))
    assert found == [("play bokken>1", "end"), ("play bokken>1", "play bokken>1")]


def test_a_sly_samurai_does_not_show_whose_friend_he_is() -> None:
    story = table("tomoe samurai* 3/: breathing parry | goemon: | hideyoshi shogun: | kojiro: | benkei:")
    assert done(story.game, NONE) == "play breathing>2"
    assert done(story.game, SLY) != "play breathing>2"


@pytest.mark.parametrize(("players", "rising_sun"), [(5, 0), (7, 0), (8, 1)])
def test_who_has_no_manner_is_a_detective(players: int, rising_sun: int) -> None:
    """The numbers are 0 in every new mind, and a new game leaves them alone."""
    state, _ = dealt(players, rising_sun, 1)
    mind = new_mind(state)
    assert not mind[SETTINGS : SETTINGS + KINDS_OF_SETTING].any()
    differ = dict.fromkeys(MANNERS, 0)
    for number, (table_now, _, _) in enumerate(choices(DETECTIVE, players, rising_sun, 2)):
        room = new_room()
        count = legal(table_now, room[LISTED:])
        found = {}
        for manner, settings in MANNERS.items():
            one = mind.copy()
            one[SETTINGS : SETTINGS + KINDS_OF_SETTING] = settings
            found[manner] = decide(table_now, new_chance(number), DETECTIVE, one, room.copy(), count)
            assert found[manner] in room[LISTED : LISTED + count]
            differ[manner] += found[manner] != found[""]
        assert table_now[ASKED] >= 0
    assert differ[""] == 0
    assert all(differ[manner] > 0 for manner in MANNERS if manner)
    assert np.isfinite(mind).all()
