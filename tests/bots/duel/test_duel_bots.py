"""Properties of every duel bot."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from chanbara import DuelView, Game, imagine, new_game, observe
from chanbara.duel.bots.registry import NAMES, make_bot
from chanbara.duel.simulation import DuelPlan, fight, fight_all, tally_duels
from chanbara.pool import Inline

SET_UPS: dict[str, dict[str, object]] = {
    "plain": {},
    "all modules": {"modules": ("blood", "bushido", "gisei", "yoroi"), "environment": "dojo"},
    "three": {"modules": ("1vs3", "bushido"), "weapon": "wakizashi", "environment": "beach"},
    "shiro": {"opponent": "shiro", "weapon": "bokken", "environment": "bamboo"},
    "kojiro": {"opponent": "kojiro", "weapon": "kusarigama", "environment": "snowfield"},
    "baiken": {"opponent": "baiken", "weapon": "yari", "environment": "temple", "weather": "rain"},
    "inshun": {"opponent": "inshun", "weapon": "nodachi", "modules": ("bushido", "yoroi_enemy")},
}


def decisions(seeds: Sequence[int], **set_up: object) -> Iterator[Game]:
    """The decisions of duels played at random."""
    for seed in seeds:
        game, dice = new_game("duel", seed=seed, **set_up), Random(seed)
        while not game.over:
            yield game
            assert game.decision is not None
            game.apply(dice.randrange(len(game.decision.options)))


def test_the_known_players() -> None:
    assert NAMES == ("lookahead", "random", "solver")
    assert [make_bot(name, 1).name for name in NAMES] == list(NAMES)


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="there are lookahead, random, solver"):
        make_bot("master", 1)


@pytest.mark.parametrize("name", NAMES)
def test_who_is_not_asked_is_not_to_choose(name: str) -> None:
    game = new_game("duel", seed=1)
    fight(game, make_bot("random", 1))
    with pytest.raises(ValueError, match="nothing is asked: the duel is over"):
        make_bot(name, 1).choose(observe(game, 0), [])


@pytest.mark.parametrize("set_up", SET_UPS)
@pytest.mark.parametrize("name", NAMES)
def test_every_decision_gets_an_answer(name: str, set_up: str) -> None:
    for game in decisions(range(3), **SET_UPS[set_up]):
        assert game.decision is not None
        number = make_bot(name, 1).choose(observe(game, 0), [])
        assert 0 <= number < len(game.decision.options)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_player_cannot_know_does_not_change_the_choice(name: str) -> None:
    """The decks are reshuffled: the bot chooses as before."""
    for count, game in enumerate(decisions(range(2), **SET_UPS["all modules"])):
        view: DuelView = observe(game, 0)
        if count % 4 or view.decision is None or len(view.decision.options) == 1:
            continue
        chosen = make_bot(name, 3).choose(view, [])
        for world in range(2):
            assert make_bot(name, 3).choose(observe(imagine(view, seed=world), 0), []) == chosen


@pytest.mark.parametrize("name", ["lookahead", "solver"])
def test_the_same_duel_is_fought_twice_alike(name: str) -> None:
    records = []
    for _ in range(2):
        game = new_game("duel", seed=5, modules=("bushido", "gisei"))
        fight(game, make_bot(name, 5))
        records.append(game.record())
    assert records[0] == records[1]


def test_a_random_player_chooses_every_option_about_as_often() -> None:
    view = observe(new_game("duel", seed=7), 0)
    assert view.decision is not None
    count = len(view.decision.options)
    chosen = [make_bot("random", seed).choose(view, []) for seed in range(200 * count)]
    assert all(140 < chosen.count(number) < 260 for number in range(count))


def test_who_thinks_wins_more_often() -> None:
    """Random play wins almost never, looking ahead about half of the plain duels, the solver more (B9)."""
    wins = {
        name: tally_duels(fight_all(DuelPlan(24, "ranks", name), Inline())).won.wins
        for name in ("random", "lookahead", "solver")
    }
    assert wins["random"] <= 1
    assert 8 <= wins["lookahead"] < wins["solver"]
