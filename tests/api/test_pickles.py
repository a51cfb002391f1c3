"""Games, views, decisions, events and errors are copied and pickled: they come back the same."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chanbara import (
    CorruptRecord,
    Game,
    IllegalChoice,
    dumps,
    load_own_cards,
    loads,
    new_game,
    observe,
    replay,
    seen,
)
from chanbara.kernel.kind import KINDS
from chanbara.record.changes import RulesChanged
from chanbara.record.log import BrokenRecord
from chanbara.sword.changes import CHANGES
from chanbara.sword.own_cards import own_cards_from
from tests.docs.markdown import blocks, read
from tests.table import play_at_random
from tests.toy.nim import NIM

CARDS = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)


def pickled(thing: Any) -> Any:  # noqa: ANN401 - whatever is sent
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - written a moment before


WAYS: list[Callable[[Game], Game]] = [copy.copy, copy.deepcopy, pickled]

GAMES: dict[str, Callable[[], Game]] = {
    "sword": lambda: new_game("sword", players=4, seed=3),
    "rising sun": lambda: new_game("sword", players=6, seed=3, rising_sun=True, rikyu=True, book="german"),
    "house rules": lambda: new_game("sword", players=3, seed=3, house="copies: {bo: 9, parry: 0}"),
    "own cards": lambda: new_game("sword", players=5, seed=4, own=own_cards_from("my_cards.py", CARDS)),
    "duel": lambda: new_game("duel", opponent="shiro", seed=3, modules=["blood", "bushido", "gisei"]),
    "three enemies": lambda: new_game("duel", seed=3, modules=["1vs3"], weapon="yari"),
}


def decisions(game: Game) -> Iterator[Game]:
    """The game at each of its decisions, and over; it plays the middle option."""
    while game.decision is not None:
        yield game
        game.apply(len(game.decision.options) // 2)
    yield game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_back_the_same_at_every_decision(name: str) -> None:
    for number, game in enumerate(decisions(GAMES[name]())):
        again = WAYS[number % len(WAYS)](game)
        assert again is not game
        assert dumps(again) == dumps(game)
        assert again.record() == game.record()
        assert again.events == game.events
        assert repr(again.decision) == repr(game.decision)
        assert again.result == game.result


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_it_goes_on_the_same_and_leaves_the_original_alone(name: str, way: Callable[[Game], Game]) -> None:
    game = play_at_random(GAMES[name](), 5, choices=12)
    again, before = way(game), dumps(game)
    play_at_random(again, 9)
    assert dumps(game) == before
    assert dumps(play_at_random(game, 9)) == dumps(again)


@pytest.mark.parametrize("name", GAMES)
def test_views_decisions_and_events_come_back_the_same(name: str) -> None:
    game = play_at_random(GAMES[name](), 5, choices=12)
    for seat in (0, None):
        view = observe(game, seat)
        assert [pickled(view), copy.deepcopy(view)] == [view, view]
        events = seen(game, seat)
        assert events
        assert [pickled(events), copy.deepcopy(events)] == [events, events]
    assert pickled(game.events) == game.events
    assert game.decision is not None
    assert repr(pickled(game.decision)) == repr(game.decision)
    assert pickled(game.decision).texts() == game.decision.texts()


@pytest.mark.parametrize("name", GAMES)
def test_the_result_comes_back_the_same(name: str) -> None:
    result = play_at_random(GAMES[name](), 5).result
    assert pickled(result) == result


def test_a_game_of_another_kind_is_pickled_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, NIM.name, NIM)
    game = NIM.new(heap=7)
    game.apply("take 2")
    assert pickled(game).record() == game.record()


def test_several_games_in_a_list_are_pickled_together() -> None:
    games = [new_game("sword", players=3, seed=seed) for seed in range(3)]
    assert [one.record() for one in pickled(games)] == [one.record() for one in games]
    twins = copy.deepcopy([games[0], games[0]])
    assert twins[0] is twins[1], "one game in two places stays one game"


# --- what is not trusted


def test_a_pickle_is_checked_like_a_saved_game() -> None:
    game = play_at_random(new_game("sword", players=4, seed=3), 5, choices=12)
    wrong = dumps(game).replace('"honor": 3', '"honor": 9', 1)
    assert wrong != dumps(game)
    with pytest.raises(CorruptRecord) as refused:
        loads(wrong)
    harmless = pickle.dumps(game).replace(b'"honor": 3', b'"honor": 9', 1)
    with pytest.raises(CorruptRecord, match=str(refused.value)):
        pickle.loads(harmless)  # noqa: S301 - ours, with one digit changed


ELSEWHERE = """
import pickle, sys
import chanbara
try:
    pickle.loads(open(sys.argv[1], "rb").read())
except chanbara.CorruptRecord as error:
    print(error)
chanbara.load_own_cards(sys.argv[2])
print(len(pickle.loads(open(sys.argv[1], "rb").read()).choices))
"""


def test_own_cards_have_to_be_loaded_where_a_game_is_unpickled(tmp_path: Path) -> None:
    file = tmp_path / "my_cards.py"
    file.write_text(CARDS, encoding="utf-8")
    own = load_own_cards(file)
    game = play_at_random(new_game("sword", players=5, seed=4, own=own), 5, choices=12)
    (tmp_path / "game").write_bytes(pickle.dumps(game))
    command = [sys.executable, "-c", ELSEWHERE, str(tmp_path / "game"), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    refused, choices = done.stdout.splitlines()
    assert "it was played with the cards of my_cards.py" in refused
    assert own.digest in refused
    assert choices == "12"


# --- errors


def refused_by(act: Callable[[], object]) -> ValueError:
    with pytest.raises(ValueError, match=r".") as caught:
        act()
    return caught.value


@pytest.mark.parametrize(
    ("act", "kind"),
    [
        (lambda: new_game("sword", players=3, seed=1).apply("dance"), IllegalChoice),
        (lambda: new_game("sword", players=99), ValueError),
        (lambda: new_game("duel", numbers="player: {life: many}\n"), ValueError),
        (lambda: replay("nothing"), BrokenRecord),
        (lambda: loads("{}"), CorruptRecord),
    ],
    ids=["choice", "setup", "numbers", "record", "saved"],
)
def test_an_error_crosses_to_another_process_whole(act: Callable[[], object], kind: type[ValueError]) -> None:
    error = refused_by(act)
    assert isinstance(error, kind)
    again = pickled(error)
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_an_error_about_changed_rules_does_so_too() -> None:
    again = pickled(RulesChanged(CHANGES[0]))
    assert again.change == CHANGES[0]
