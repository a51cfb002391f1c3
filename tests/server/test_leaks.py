"""No leaks at the socket: in two indistinguishable worlds a client gets the same bytes.

The pairs of worlds are those of tests/leaks: hands, roles, the deck and the key of all chance differ, and
where a rule turns something face up the other world is arranged so that the same is turned up there. Here
both are tables of real servers, and all that an observer and a spectator hear is compared frame by frame.

Two things are masked, and only where a clock runs: its seconds (``left`` and ``reserve``), and the time of
day (``at``) of a notice that everybody hears.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import chanbara
from chanbara.server.http import admission
from chanbara.server.table import arrivals
from chanbara.server.table.fair import game_key
from chanbara.server.table.handlers import HANDLERS
from chanbara.server.table.room import Room
from chanbara.server.table.updates import Updates
from chanbara.server.wire.messages import Choose
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.own_cards import load_own_cards
from chanbara.sword.placement import Placement, place
from chanbara.sword.served.options import SwordGame
from tests.leaks.auditor import Leak
from tests.leaks.windows import WINDOWS, option_of
from tests.leaks.worlds import some_chance
from tests.server.own_files import WINTER, written
from tests.server.prying import HOST, AtTheTable, is_alike, is_answer, is_host_act, kind_of, questions
from tests.server.worlds import SECRET, SPECTATOR, Both, World
from tests.table import table

CLOCK = re.compile(r'"(left|reserve|at)":[0-9.]+')
NO_PAUSE = {"least": 0, "most": 0}
LONG_PAUSE = {"least": 30, "most": 30}
STEPS_AFTER = 2
"""How many choices are made after a window has opened."""


@pytest.fixture(autouse=True)
def _each_arrival_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes is announced at once: two worlds do not wait the same tenth of a second."""
    monkeypatch.setattr(arrivals, "TOGETHER", 0.0)
    monkeypatch.setattr(arrivals, "FOR_EACH", 0.0)
    monkeypatch.setattr(admission, "SHORTEST", 0.0)  # nor the same milliseconds after a question
    monkeypatch.setattr(admission, "LONGEST", 0.0)


@contextmanager
def two_tables(folder: Path, game: dict[str, Any], **more: Any) -> Iterator[Both]:  # noqa: ANN401 - options
    """Two tables that look alike, without players yet."""
    with ExitStack() as stack:
        about = {key: more.pop(key) for key in ("host", "bots", "cards") if key in more}
        options = {"game": game, "pauses": NO_PAUSE, **more}
        worlds = [World(folder / name, options, **about) for name in ("real", "other")]
        yield Both(*[stack.enter_context(world) for world in worlds])


def dealt(game: dict[str, Any]) -> chanbara.Game:
    """The game that both tables begin with."""
    settings = {key: value for key, value in game.items() if key != "game"}
    return SwordGame(**settings).deal(game_key(SECRET, [""] * game["players"]))


HEARD = {
    "table", "sword", "said", "reason", "scenario", "pong", "refused stale", "refused not_your_turn",
    "refused unknown_option", "refused not_seated", "refused not_host", "refused malformed",
    "refused impossible", "refused started",
}  # fmt: skip
"""What a whole game must have compared."""
GAMES: list[tuple[dict[str, Any], int | None]] = [
    ({"game": "sword", "players": 3}, 1),
    ({"game": "sword", "players": 5}, None),
    ({"game": "sword", "players": 4, "rising_sun": True}, 2),
]


@pytest.mark.parametrize(("game", "observer"), GAMES)
def test_r12_1_nobody_hears_anything_of_what_is_hidden_in_a_whole_game(
    tmp_path: Path, game: dict[str, Any], observer: int | None
) -> None:
    kinds: Counter[str] = Counter()
    with two_tables(tmp_path, game, host=HOST) as both:
        both.sit_down()
        pair = AtTheTable(both, dealt(game), observer, Random(2), kinds)
        pair.lockstep()
        assert pair.tally.moved > 3 * pair.tally.comparisons, "the hands hardly differed"
        assert pair.tally.other_roles > pair.tally.comparisons / 3, "the roles hardly differed"
    wanted = HEARD if observer is not None else {"table", "sword", "said", "refused not_seated"}
    assert wanted <= kinds.keys(), sorted(wanted - kinds.keys())
    assert kinds["sword"] > 100


def test_r12_1_nobody_hears_anything_of_what_is_hidden_among_own_cards(tmp_path: Path) -> None:
    """The operator's cards take from hidden hands and look at the deck, as ours do."""
    cards = written(tmp_path / "winter.py", WINTER)
    digest = load_own_cards(cards, "winter").digest
    game = {"game": "sword", "players": 3, "cards": {"winter": digest}}
    # They are among the first cards of everyone, so that one game is enough.
    hand = ["winter-snow", "winter-ono", "parry"]
    seats = [{"character": one, "hand": hand} for one in ("winter-yuki", "tomoe", "goemon")]
    begun = place(msgspec.convert({"cards": f"winter@{digest}", "seats": seats}, Placement))
    kinds: Counter[str] = Counter()
    with two_tables(tmp_path, game, host=HOST, cards=cards) as both:
        both.sit_down()
        pair = AtTheTable(both, begun, 1, Random(2), kinds)
        pair.lockstep()
    played = {one.partition(">")[0] for _, _, one in pair.real.choices}
    assert {"play winter-snow", "play winter-ono"} <= played
    assert kinds["sword"] > 100


def test_r12_1_nobody_hears_anything_of_what_is_hidden_at_a_window(tmp_path: Path) -> None:
    kinds: Counter[str] = Counter()
    game = {"game": "sword", "players": 4, "rising_sun": True}
    windows = {name: one for name, one in WINDOWS.items() if len(one.game().table.players) == 4}
    assert len(windows) > 30
    with two_tables(tmp_path, game, host=HOST) as both:
        both.sit_down()
        for number, (name, window) in enumerate(windows.items()):
            # The one who is asked, somebody else, and now and then nobody of the table.
            observer = [window.asked, (window.asked + 1) % 4, (window.asked + 2) % 4, None][number % 4]
            pair = AtTheTable(both, window.game(), observer, Random(name), kinds)
            for act in window.acts:
                pair.step(option_of(pair.real, act))
            for _ in range(STEPS_AFTER):
                assert pair.real.decision is not None
                option = pair.curious_choice(pair.real.decision.options)
                trial = pair.real.clone()
                trial.apply(option.text)
                if not trial.over:
                    pair.step(option)
    assert {"sword", "scenario", "reason"} <= kinds.keys()


# --- what others do in private -----------------------------------------------------------------------------

TRIO = {"game": "sword", "players": 3}
WITH_PARRY = "musashi*: bo kiseru | goemon: parry katana | tomoe: bo focus"
WITHOUT = "musashi*: bo kiseru | goemon: daimyo katana | tomoe: bo focus"


def attacked(seats: str, seed: int = 0) -> chanbara.Game:
    """Musashi strikes at Goemon, who may parry."""
    game = table(seats, seed=seed).game
    game.apply("play bo>1")
    assert game.decision is not None
    assert game.decision.seat == 1
    return game


@contextmanager
def one_is_attacked(folder: Path, **options: Any) -> Iterator[Both]:  # noqa: ANN401 - options
    """Two tables with Goemon's decision: at one he holds a parry, at the other none."""
    with two_tables(folder, TRIO, **options) as both:
        both.sit_down()
        for world, seats in zip(both.worlds, (WITH_PARRY, WITHOUT), strict=True):
            world.put(attacked(seats), ask=True)
        yield both


def bystanders_heard_alike(both: Both, masked: Callable[[str], str] = str) -> Counter[str]:
    """Compare what all but Goemon heard; count it."""
    both.settle()
    kinds: Counter[str] = Counter()
    for listener in (0, 2, SPECTATOR):
        heard = [[masked(frame) for frame in frames] for frames in both.heard_by(listener)]
        is_alike(heard, listener)
        kinds.update(kind_of(frame) for frame in heard[0])
    both.heard_by(1)
    return kinds


PRIVATE: list[dict[str, Any]] = [
    {"type": "premove", "answer": "parry", "until": "turn"},
    {"type": "premove", "answer": "take"},
    {"type": "premove", "answer": "ask"},
    {"type": "why", "act": "parry parry"},
    {"type": "who"},
    {"type": "hint"},
    {"type": "report_position"},
    {"type": "resync"},
    {"type": "choose", "decision": 1, "option": 5},
    {"type": "choose", "decision": 99, "option": 0},
    {"type": "mute", "seat": 0},
    {"type": "reclaim"},
    {"type": "mail", "address": "a@example.org"},
    {"type": "pause"},
]


def test_what_somebody_does_for_himself_is_heard_by_nobody(tmp_path: Path) -> None:
    with one_is_attacked(tmp_path, pauses=LONG_PAUSE, aid=True) as both:
        assert bystanders_heard_alike(both)["sword"] > 3
        for message in PRIVATE:
            # At one table alone: at the other nothing happens at all.
            both.worlds[0].ears[1].say(message)
            both.worlds[0].ears[1].settle()
            assert bystanders_heard_alike(both) == {"pong": 3}, message


def test_an_answer_in_advance_looks_like_any_other(tmp_path: Path) -> None:
    with two_tables(tmp_path, TRIO, clock={"clock": "live"}) as both:
        both.sit_down()
        real, other = both.worlds
        for world, seats, answer in ((real, WITH_PARRY, "take"), (other, WITHOUT, "parry")):
            world.ears[1].say({"type": "premove", "answer": answer, "until": "turn"})
            world.ears[1].settle()
            world.put(attacked(seats))
            # Said before it is asked: as if it had been said in this turn.
            seat = world.room.seats[1]
            seat.premove_until = ("turn", attacked(seats).table.turn)
            world.put(attacked(seats), ask=True)
            while '"Wounded"' not in world.ears[0].hear():
                pass
        kinds = bystanders_heard_alike(both, masked=without_seconds)
        assert kinds["sword"] >= 6


def without_seconds(frame: str) -> str:
    """Mask the seconds of a clock that runs: two servers are not asked at the same moment."""
    return CLOCK.sub(r'"\1":0', frame)


def test_when_time_runs_out_nobody_learns_what_was_in_the_hand(tmp_path: Path) -> None:
    clock = {"clock": "live", "decision": 60, "window": 1, "reserve": 0, "grace": 60}
    with one_is_attacked(tmp_path, clock=clock, pauses=LONG_PAUSE) as both:
        for world in both.worlds:
            for listener in (0, 2, SPECTATOR):
                while '"timeout"' not in world.ears[listener].hear():
                    pass
        kinds = bystanders_heard_alike(both, masked=without_seconds)
        assert kinds["notice timeout"] == 3
        assert kinds["sword"] > 6


def test_who_goes_and_is_played_for_tells_nothing(tmp_path: Path) -> None:
    clock = {"clock": "live", "decision": 60, "window": 60, "reserve": 0, "grace": 1}
    with one_is_attacked(tmp_path, clock=clock, pauses=LONG_PAUSE) as both:
        for world in both.worlds:
            world.ears.pop(1).close()
            for listener in (0, 2, SPECTATOR):
                while '"takeover"' not in world.ears[listener].hear():
                    pass
        both.settle()
        for listener in (0, 2, SPECTATOR):
            heard = [[without_seconds(one) for one in frames] for frames in both.heard_by(listener)]
            is_alike(heard, listener)


def test_who_falls_silent_and_looks_away_tells_nothing(tmp_path: Path) -> None:
    """What marks a seat is a promise of its page and the clock, whatever is in the hand."""
    with one_is_attacked(tmp_path, pauses=LONG_PAUSE) as both:
        both.say(1, {"type": "ping", "within": 1})
        for world in both.worlds:
            while '"mark":"slow"' not in world.ears[0].hear():
                pass
        both.say(1, {"type": "ping", "hidden": True})
        for world in both.worlds:
            while '"mark":"away"' not in world.ears[0].hear():
                pass
        for listener in (0, 2, SPECTATOR):
            is_alike([list(frames) for frames in both.heard_by(listener)], listener)


def test_the_host_who_stops_the_game_learns_nothing(tmp_path: Path) -> None:
    with one_is_attacked(tmp_path, pauses=LONG_PAUSE) as both:
        for message in (
            {"type": "pause"},
            {"type": "pause", "paused": False},
            {"type": "replace", "seat": 1, "bot": "greedy"},
            {"type": "host", "seat": 2},
        ):
            both.say(0, message)
            both.settle_one(0)
        for world in both.worlds:
            world.ears.pop(1).hear_out()
        both.settle()
        for listener in (0, 2, SPECTATOR):
            is_alike(both.heard_by(listener), listener)


# --- the duel ----------------------------------------------------------------------------------------------


def shuffled(game: chanbara.Game, rng: Random) -> chanbara.Game:
    """Return a duel with every unseen deck in another order."""
    other = game.clone()
    for name in chanbara.observe(game, 0).mixed:
        rng.shuffle(getattr(other.table, name))
    other.table.chance = some_chance(rng)
    return other


def test_a_duelist_and_his_spectator_hear_nothing_of_the_decks(tmp_path: Path) -> None:
    rng = Random(3)
    kinds: Counter[str] = Counter()
    with two_tables(tmp_path, {"game": "duel"}) as both:
        both.sit_down()
        real, other = both.worlds
        for _ in range(60):
            game = real.room.game
            assert game is not None
            if game.decision is None:
                break
            other.put(shuffled(game, rng))
            for listener in (0, SPECTATOR):
                both.say(listener, {"type": "resync"})
                both.settle_one(listener)
                for message in rng.sample(questions(rng, game.decision.number, game.decision.texts()), 3):
                    if not is_answer(message, game.decision.number) and not is_host_act(message):
                        both.say(listener, message)
                        both.settle_one(listener)
            both.settle()
            for listener in (0, SPECTATOR):
                heard = both.heard_by(listener)
                is_alike(heard, listener)
                kinds.update(kind_of(frame) for frame in heard[0])
            text = rng.choice(game.decision.texts())
            for world in both.worlds:
                world.choose(0, text)
                world.settle()
            for listener in (0, SPECTATOR):
                # What a card turns up is known from here on; the other table is made alike again.
                both.heard_by(listener)
    assert {"duel", "scenario", "reason", "refused stale", "refused not_seated"} <= kinds.keys()


# --- the test finds leaks ----------------------------------------------------------------------------------


async def _telling_choose(room: Room, connection: Any, _message: Any) -> None:  # noqa: ANN401
    assert room.game is not None
    assert room.game.decision is not None
    raise Refusal("stale", decision=str(len(room.game.decision.options)), open="0")


def _telling_update(self: Updates, seat: int | None, since: int, text: Any) -> Any:  # noqa: ANN401
    hand = self._room.game.table.players[1].hand  # type: ignore[union-attr]
    found = UPDATE(self, seat, since, text)
    told = asyncio.get_running_loop().create_future()
    told.set_result(found.result() + b" " * (len(hand) * 1000 + sum(hand)))
    return told


UPDATE = Updates.update


@pytest.mark.parametrize("plant", ["refusal", "update", "extra frame"])
def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: str) -> None:
    if plant == "refusal":
        handlers: Any = HANDLERS
        monkeypatch.setitem(handlers, Choose, _telling_choose)
    if plant == "update":
        monkeypatch.setattr(Updates, "update", _telling_update)
    with one_is_attacked(tmp_path, pauses=LONG_PAUSE) as both:
        if plant == "extra frame":
            both.worlds[0].do(both.worlds[0].room.referee.ask)
        both.say(0, {"type": "choose", "decision": 0, "option": 0})
        with pytest.raises(Leak):
            bystanders_heard_alike(both)
