"""Properties of every bot."""

from collections.abc import Iterator

import pytest

from chanbara import Game, imagine, new_game, observe
from chanbara.pool import Inline
from chanbara.sim.games.arena import Plan, play_all
from chanbara.sim.games.match import play_on
from chanbara.sim.games.tally import tally
from chanbara.sword.bots.levels import LEVELS
from chanbara.sword.bots.registry import NAMES, make_bot
from chanbara.sword.sight.view import question
from tests.bots.seat import choice, sent_events, sent_view
from tests.table import play_at_random

EACH = (*(level.name for level in LEVELS if not level.rollouts), "planner@16", "master@16")
"""Every bot; of planners and masters one each, which look a little way ahead."""
KINDS = {"play", "parry", "weapon", "discard", "first_draw"}


def decisions(players: int, seed: int, *, rising_sun: bool = False) -> Iterator[Game]:
    """The decisions of a random game."""
    game = new_game("sword", players=players, seed=seed, rising_sun=rising_sun)
    while not game.over:
        yield game
        play_at_random(game, seed, choices=1)


def test_the_known_bots() -> None:
    personas = {"aggressive", "trusting", "sly"}
    planners = {"planner@64", "planner@512", "planner"}
    learned = {"neural", "master"}
    assert {*NAMES} == {"random", "novice", "greedy", "detective"} | personas | planners | learned
    more = ("planner@7", "planner@0.5s", "planner@2s", "master@7")
    assert [make_bot(name, 1).name for name in (*NAMES, *more)] == [*NAMES, *more]


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no bot 'mistress'; bots are random, novice"):
        make_bot("mistress", 1)


@pytest.mark.parametrize(
    "name",
    [
        *(
            "planner@0",
            "planner@many",
            "planner@-3",
            "detective@64",
            "planner@0s",
            "planner@0.0s",
            "planner@s",
        ),
        *("blurred@0", "blurred@", "blurred@1s", "blurred@-1", "even@", "even@many", "even@-1", "even@12345"),
    ],
)
def test_only_some_bots_take_a_number(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: after the @ come rollouts or seconds"):
        make_bot(name, 1)


@pytest.mark.parametrize("name", EACH)
def test_who_is_not_asked_is_not_to_choose(name: str) -> None:
    game = new_game("sword", players=3, seed=1)
    assert game.decision is not None
    view = observe(game, (game.decision.seat + 1) % 3)
    with pytest.raises(ValueError, match="nothing is asked of seat"):
        make_bot(name, 1).choose(view, [])
    with pytest.raises(ValueError, match="nothing is asked of seat None"):
        question(observe(game, None))


@pytest.mark.parametrize("name", EACH)
def test_every_kind_of_decision_gets_an_answer(name: str) -> None:
    answered = set()
    for players in (3, 5, 7):
        for game in decisions(players, seed=players):
            assert game.decision is not None
            assert choice(game, make_bot(name, 1)) in game.decision.texts()
            answered.add(game.decision.kind)
    assert answered == KINDS


@pytest.mark.parametrize("name", EACH)
def test_a_choice_depends_on_seed_view_and_events_alone(name: str) -> None:
    """A bot that has followed the game and one that has just come choose alike."""
    seats = [make_bot(name, seat) for seat in range(5)]
    for game in decisions(5, seed=2):
        assert game.decision is not None
        seat = game.decision.seat
        assert choice(game, seats[seat]) == choice(game, make_bot(name, seat))


@pytest.mark.parametrize("name", EACH)
def test_a_bot_may_be_asked_about_an_earlier_moment(name: str) -> None:
    game = new_game("sword", players=4, seed=8)
    early = game.clone()
    bot = make_bot(name, 1)
    first = choice(early, bot)
    assert early.decision is not None
    later = [one.clone() for one in decisions(4, seed=8)][-40:]
    for moment in later:
        choice(moment, bot)
    assert choice(early, bot) == first


@pytest.mark.parametrize("name", EACH)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        game = new_game("sword", players=5, seed=4)
        play_on(game, [make_bot(name, f"4 {seat}") for seat in range(5)])
        records.append(game.record())
    assert records[0] == records[1]


@pytest.mark.parametrize("name", [name for name in EACH if name != "neural"])
def test_other_seeds_play_another_game(name: str) -> None:
    """Where two options are as good as each other, which they never are for a network; not in every game."""
    records = set()
    for seed in range(8):
        game = new_game("sword", players=5, seed=4 + seed // 2)
        play_on(game, [make_bot(name, f"{seed} {seat}") for seat in range(5)])
        records.add(game.record())
    assert len(records) > 4


def test_a_random_bot_chooses_every_option_about_as_often() -> None:
    game = new_game("sword", players=5, seed=7)
    assert game.decision is not None
    count = len(game.decision.options)
    assert count > 3
    chosen = [choice(game, make_bot("random", seed)) for seed in range(200 * count)]
    assert all(140 < chosen.count(text) < 260 for text in game.decision.texts())


@pytest.mark.parametrize("rising_sun", [False, True])
@pytest.mark.parametrize("name", EACH)
def test_what_a_seat_cannot_know_does_not_change_its_choice(name: str, rising_sun: bool) -> None:  # noqa: FBT001
    """The other hands, the other roles and the deck are dealt again: the bot chooses as before."""
    for number, game in enumerate(decisions(6 if rising_sun else 5, seed=11, rising_sun=rising_sun)):
        assert game.decision is not None
        seat = game.decision.seat
        if number % 5 or len(game.decision.options) == 1:
            continue
        chosen = make_bot(name, 3).choose(sent_view(game, seat), sent_events(game, seat))
        for world in range(3):
            imagined = imagine(observe(game, seat), seed=world)
            again = make_bot(name, 3).choose(sent_view(imagined, seat), sent_events(game, seat))
            assert again == chosen


@pytest.mark.long
def test_a_greedy_among_random_players_wins_much_more_often() -> None:
    greedy = Plan(players=5, games=120, seed="invasion", bots=("greedy", *["random"] * 4))
    control = greedy._replace(bots=("random",))
    invaded = play_all(greedy, Inline(), lambda _: None)
    usual = play_all(control, Inline(), lambda _: None)
    seats = [outcome.bots.index("greedy") for outcome in invaded]
    assert set(seats) == set(range(5))
    won = sum(outcome.has_won(seat) for outcome, seat in zip(invaded, seats, strict=True))
    before = sum(outcome.has_won(seat) for outcome, seat in zip(usual, seats, strict=True))
    assert tally(invaded).bots["greedy"].wins == won
    assert (won - before) / len(seats) > 0.2
