"""What bots say: when, by what all have seen; what, by their own view."""

from collections import Counter
from random import Random
from typing import get_args

import msgspec
import pytest

import chanbara
from chanbara.server.wire.talk import Claim, Emote
from chanbara.sight import Seen
from chanbara.sword.bots.levels import LEVEL_NAMED
from chanbara.sword.bots.talk import RATES, Remark, occasion_of, remark, would_speak
from tests.leaks.auditor import Pair, Tally

ROLES = ("samurai", "ninja2", "ronin")
STRUCK = [Seen(7, "Wounded", {"seat": 1, "by": 2, "source": "bo", "lost": 1})]


class Listening(Pair):
    """Two worlds that differ in what one bot cannot know: all speak when they did, and it says the same."""

    def __init__(self, game: chanbara.Game, observer: int, rng: Random, tally: Tally) -> None:
        self.said: Counter[str] = Counter()
        self.others: Counter[str] = Counter()
        super().__init__(game, observer, rng, tally)

    def compare(self) -> None:
        self.count()
        if len(self.real.events) > self.told:
            for seat in range(len(self.real.table.players)):
                self.listen(seat)
        self.told = len(self.real.events)

    def listen(self, seat: int) -> None:
        """Compare what a seat does."""
        games = (self.real, self.other)
        speaks = [
            would_speak("sly", f"{self.tally.pairs} {seat}", seat, chanbara.seen(game, None, self.told))
            for game in games
        ]
        assert speaks[0] == speaks[1], "when a bot speaks tells something hidden"
        if not speaks[0]:
            return
        found = [
            remark(
                "sly",
                f"{self.tally.pairs} {seat}",
                chanbara.observe(game, seat),
                chanbara.seen(game, seat, self.told),
                None,
            )
            for game in games
        ]
        if seat == self.observer:
            assert found[0] == found[1], "a bot says what it cannot know"
            self.said[str(found[0])] += 1
        else:
            self.others["same" if found[0] == found[1] else "another"] += 1


def test_worlds_that_a_bot_cannot_tell_apart_sound_the_same() -> None:
    said: Counter[str] = Counter()
    others: Counter[str] = Counter()
    tally = Tally()
    for number in range(8):
        game = chanbara.new_game("sword", players=5, seed=f"talk {number}")
        pair = Listening(game, number % 5, Random(number), tally)
        pair.lockstep()
        said += pair.said
        others += pair.others
    assert said.total() > 10, said
    assert len(said) > 4, said
    assert others["another"] > 0, "what a bot claims may follow from its role"
    assert tally.other_roles > tally.comparisons / 3


def seen_by(role: str, chance: str = "") -> chanbara.View:
    """Return the view of the second seat, who has this role; the first is the Shogun."""
    game = chanbara.new_game("sword", players=5, seed=f"roles {chance}")
    view = chanbara.observe(game, 1)
    known = {0: "shogun", 1: role}
    seats = tuple(msgspec.structs.replace(one, role=known.get(one.seat)) for one in view.seats)
    found: chanbara.View = msgspec.structs.replace(view, seats=seats)
    return found


@pytest.mark.parametrize("role", ROLES)
def test_a_role_is_claimed_by_its_style_and_stays_the_same(role: str) -> None:
    claimed: Counter[str] = Counter()
    honest: Counter[str] = Counter()
    view = seen_by(role)
    for number in range(300):
        for bot, found in (("sly", claimed), ("trusting", honest)):
            blows = [[msgspec.structs.replace(STRUCK[0], number=at)] for at in range(6)]
            words = {remark(bot, f"bot {number}", view, blow, None).claim for blow in blows}
            story = words - {None, "suspect"}
            assert len(story) <= 1, "it sticks to its story"
            found.update(story)
    assert claimed["samurai"] > claimed["ninja"] + claimed["ronin"]
    assert claimed["ninja"] == 0 or role == "ronin"
    assert honest[role.rstrip("2")] > 50
    if role == "samurai":
        assert set(claimed) == {"samurai"}


def test_who_has_claimed_a_role_or_is_the_shogun_claims_none() -> None:
    view = seen_by("ninja2")
    shogun = msgspec.structs.replace(
        view,
        seats=tuple(
            msgspec.structs.replace(one, role="shogun" if one.seat == 1 else None) for one in view.seats
        ),
    )
    for number in range(100):
        assert remark("greedy", str(number), view, STRUCK, "samurai") in {
            Remark(emote="anger"),
            Remark("suspect", 2),
        }
        assert remark("greedy", str(number), shogun, STRUCK, None).claim in {None, "suspect"}


OCCASIONS = {
    "end": Seen(9, "Ended", {"cause": "honor", "winner": "ninja"}),
    "fallen": Seen(9, "Defeated", {"seat": 1, "by": 2}),
    "victor": Seen(9, "Defeated", {"seat": 2, "by": 1}),
    "struck": STRUCK[0],
    "witness": Seen(9, "Wounded", {"seat": 0, "by": 3, "source": "bo", "lost": 1}),
    "opening": Seen(9, "TurnBegan", {"seat": 3, "turn": 2}),
}
GIFT = [Seen(8, "Played", {"seat": 3, "card": "x", "target": None}), Seen(9, "Drew", {"seat": 1, "count": 1})]


def test_on_every_occasion_every_bot_has_something_to_say() -> None:
    occasions = {kind: [event] for kind, event in OCCASIONS.items()} | {"gift": GIFT}
    assert occasions.keys() == RATES.keys()
    for kind, events in occasions.items():
        found = occasion_of(events, 1)
        assert found is not None
        assert found.kind == kind
        for bot in (*LEVEL_NAMED, "a bot of one's own"):
            for role in (*ROLES, "shogun"):
                said = remark(bot, "x", seen_by(role), events, None)
                assert (said.claim in get_args(Claim)) != (said.emote in get_args(Emote)), said


def test_what_concerns_nobody_here_is_no_occasion() -> None:
    assert occasion_of([Seen(3, "Discarded", {"seat": 1, "card": "bo"})], 1) is None
    assert not would_speak("greedy", "x", 1, [Seen(3, "Recovered", {"seat": 1, "resilience": 2})])
    spoke = sum(would_speak("greedy", str(number), 1, STRUCK) for number in range(1000))
    assert 420 < spoke < 580, "every other time"
