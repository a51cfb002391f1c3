"""The ladder of bots."""

from chanbara.sword.bots.engine_bots import DetectiveBot, PlannerBot
from chanbara.sword.bots.levels import ALL_ROLLOUTS, LEVEL_NAMED, LEVELS
from chanbara.sword.bots.registry import USUAL, make_bot
from chanbara.sword.mind.arrays import KINDS_OF_SETTING, SETTINGS
from chanbara.sword.mind.value.styles import MANNERS


def test_every_level_is_there_once_from_the_weakest_to_the_strongest() -> None:
    assert len(LEVEL_NAMED) == len(LEVELS) == 12
    assert (LEVELS[0].name, LEVELS[-1].name) == ("random", "master")
    wins = [level.wins for level in LEVELS if level.wins is not None]
    assert len(wins) == len(LEVELS)
    assert wins == sorted(wins)
    assert USUAL in LEVEL_NAMED


def test_a_level_is_the_bot_it_says() -> None:
    for level in LEVELS:
        bot = make_bot(level.name, 1)
        assert bot.name == level.name
        if level.bot == "planner":
            assert isinstance(bot, PlannerBot)
            assert bot.rollouts == level.rollouts
        if level.bot == "detective":
            assert isinstance(bot, DetectiveBot)
            assert tuple(bot.mind[SETTINGS : SETTINGS + KINDS_OF_SETTING]) == MANNERS[level.manner]


def test_only_planners_and_masters_look_ahead_and_only_detectives_have_manners() -> None:
    assert {level.bot for level in LEVELS if level.rollouts} == {"planner", "master"}
    assert {level.manner: level.bot for level in LEVELS if level.manner} == dict.fromkeys(
        ("aggressive", "trusting", "sly"), "detective"
    )
    assert LEVEL_NAMED["planner"].rollouts == ALL_ROLLOUTS
