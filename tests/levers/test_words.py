"""The levers in words: the log, what is still to happen, the table as text, in three languages."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sight import Seen
from chanbara.sword.review.kind import REVIEWED
from chanbara.sword.rules.attack import Wound
from chanbara.sword.rules.effects import Draw, GiveUp
from chanbara.sword.rules.levers import Count, Due, Later, Look, MoveHonor, SwapProperties
from chanbara.sword.rules.traces import mark
from chanbara.sword.rules.words import NONE, Moment, Secret
from chanbara.sword.sight.opened import opened_events
from chanbara.sword.terminal.draw import seat_rows
from chanbara.sword.words.ending import cause
from chanbara.sword.words.text import table_lines
from chanbara.sword.words.words import Words
from tests.levers.cards import EVERYBODY, levers, number, own, resolve
from tests.table import Story

SEATS = ("goemon: spyglass lantern seed dusk exchange", "hanzo: bo parry / armor", "tomoe: bo", "sage: bo")


def told(story: Story, seat: int | None, language: str = "en") -> list[str]:
    """What an observer is told since the last act."""
    words = Words(language, chanbara.observe(story.game, seat))
    since = len(story.game.events) - len(story.story())
    return [words.event(one) for one in chanbara.seen(story.game, seat, since)]


def told_steps(story: Story, seat: int | None, language: str = "en") -> Iterator[str]:
    """What is still to happen, as an observer is told it."""
    view = chanbara.observe(story.game, seat)
    yield from (sentence for _, _, sentence in Words(language, view).steps(view))


def test_who_looks_is_told_what_they_see_and_the_others_that_they_looked() -> None:
    t = levers(*SEATS)
    t.plays("spyglass > hanzo")
    assert [told(t, seat)[-1] for seat in (0, 1, 2, None)] == [
        "You look at Hanzō’s hand: Bō, Parry.",
        "Goemon looks at your hand.",
        "Goemon looks at Hanzō’s hand.",
        "Goemon looks at Hanzō’s hand.",
    ]
    t.plays("lantern > hanzo")
    role = Words("en", chanbara.observe(t.game, 1)).role(t.player("hanzo").role.key)
    assert [told(t, seat)[-1] for seat in (0, 1, None)] == [
        f"You look at Hanzō’s role card: {role}.",
        "Goemon looks at your role card.",
        "Goemon looks at Hanzō’s role card.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A card took someone’s last honor. Out of honor: Hanzō."),
        ("de", "Eine Karte nahm den letzten Ehrenpunkt. Ohne Ehre: Hanzō."),
        ("it", "Una carta ha tolto l’ultimo punto onore. Senza onore: Hanzō."),
    ],
)
def test_the_end_says_that_a_card_took_the_last_honor(language: str, sentence: str) -> None:
    t = levers(*SEATS)
    resolve(t, MoveHonor(1, NONE, 9, NONE))
    view = chanbara.observe(t.game, None)
    words = Words(language, view)
    assert view.result is not None
    assert words.tell(cause(words.messages, view, view.result)) == sentence


def test_with_all_cards_open_everything_is_told() -> None:
    t = levers(*SEATS)
    t.plays("spyglass > hanzo")
    assert opened_events(t.game)[-1].about["cards"] == ["bo", "parry"]
    assert REVIEWED.opened(t.game).seats[1].known == ("bo", "parry")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_levers_do_can_be_said_to_everybody(language: str) -> None:
    t = levers(*SEATS)
    armor = number(t, "armor")
    resolve(
        t,
        Look(0, 1, Secret.ROLE),
        Look(0, 1, Secret.HAND),
        MoveHonor(1, 0, 1, NONE),
        Count(1, armor, 1),
        SwapProperties(0, 1),
        Later(Moment.NEXT_TURN, 2, NONE, Draw(2, 1)),
        Later(Moment.TURN_END, 0, armor, Draw(0, 1)),
    )
    t.does("end")
    sentences = {sentence for seat in EVERYBODY for sentence in told(t, seat, language)}
    everything = {
        Words(language, chanbara.observe(t.game, seat)).event(one)
        for seat in EVERYBODY
        for one in chanbara.seen(t.game, seat)
    }
    assert len(everything) > len(sentences) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_to_happen_is_said(language: str) -> None:
    t = levers(*SEATS)
    armor = number(t, "armor")
    resolve(
        t,
        GiveUp(0),  # it asks, and so all that follows still waits
        Look(0, 1, Secret.ROLE),
        Look(0, 1, Secret.HAND),
        MoveHonor(1, 0, 2, NONE),
        MoveHonor(1, NONE, 1, NONE),
        MoveHonor(NONE, 1, 1, NONE),
        SwapProperties(0, 1),
        Count(1, armor, 2),
        Count(1, armor, -1),
        Later(Moment.NEXT_TURN, 2, NONE, Wound(0, 1, armor, 1)),
        Due(1),
    )
    for seat in EVERYBODY:
        lines = list(told_steps(t, seat, language))
        assert len(set(lines)) == len(lines) == 15
    if language == "en":
        assert list(told_steps(t, 2))[3:12] == [
            "Hanzō gives Goemon 2 honor.",
            "Hanzō loses 1 honor.",
            "Hanzō gains 1 honor.",
            "Goemon swaps all properties with Hanzō.",
            "The Armor of Hanzō gets 2 counters.",
            "The Armor of Hanzō loses 1 counter.",
            "An ability: the rest is put off;",
            "then: Armor deals Hanzō 1 wound.",
            "What was put off until Hanzō’s turn happens.",
        ]


def test_the_table_as_text_and_in_the_terminal_shows_what_the_levers_left() -> None:
    t = levers(*SEATS)
    t.plays("seed", "lantern > hanzo")
    resolve(t, Count(1, number(t, "armor"), 2))
    mark(t.state, t.seat("sage"), spent=("sage",))
    words = Words("en", chanbara.observe(t.game, 2))
    view = chanbara.observe(t.game, 2)
    text = "\n".join(table_lines(words, view))
    for line in (
        "counters: Armor 2",
        "role card seen by Goemon",
        "has used an ability that works once per game",
        "Put off, and known to everyone: Seed: the rest happens on the next turn of Goemon.",
    ):
        assert line in text
    assert seat_rows(words, view) is not None


def test_views_and_events_can_be_sent_and_read() -> None:
    game = chanbara.new_game("sword", players=5, seed=2, own=own())
    rng = Random(2)
    while game.decision is not None:
        view = chanbara.observe(game, game.decision.seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=chanbara.View) == view
        game.apply(rng.choice(game.decision.texts()))
    events = chanbara.seen(game, 0)
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[Seen]) == [
        msgspec.structs.replace(one, about=msgspec.json.decode(msgspec.json.encode(one.about)))
        for one in events
    ]
