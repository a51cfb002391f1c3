"""The log of a duel: one guard, every purchase named, and the player's gains and losses told as theirs."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import chanbara
from chanbara.duel.words.messages import MINUS, plain_number
from chanbara.words.message import Message, ToldEvent
from tests.cli.duels import SET_UPS, reading
from tests.duel.table import Story, duel

COSTS = {"extra", "foresee", "guard", "environment", "step", "convert", "bokken", "gisei"}
LIVE = [{"weapon": "bokken", "environment": "bamboo", "modules": ("gisei", "bushido")}, *SET_UPS]


def told(d: Story, language: str = "en") -> list[str]:
    """All paragraphs so far."""
    _, words = reading(d.game, language)
    return [text for _, text in words.story(chanbara.seen(d.game, 0))]


def test_guard_that_was_bought_counts_in_what_a_card_makes_of_it() -> None:
    d = duel(hand="harai do_giri tsuki", qi=2, counters="killing_stroke", defence="6_6")
    d.does("guard", "guard", "play harai")
    found = re.findall(r"Guard \S+, now \d", " ".join(told(d)))
    assert found == ["Guard +1, now 1", "Guard +1, now 2", "Guard +3, now 5"]
    d.does("pass", "play tsuki")
    assert f"Guard {MINUS}1, now 4." in " ".join(told(d))
    assert "against your guard of 4" in " ".join(told(d))


def test_when_extra_guard_ends_it_is_told() -> None:
    d = duel(hand="harai do_giri tsuki iai", qi=1, counters="probe low_cut", defence="6_6")
    d.does("guard", "play harai", "pass", "play do_giri")
    assert told(d)[-1] == "Second attack, on Arima Kihei. Your guard is 3."


def test_guard_that_does_not_count_is_not_told_as_if_it_did() -> None:
    d = duel(weapon="kusarigama", hand="harai do_giri tsuki", qi=0, counters="probe", defence="6_6")
    d.does("play harai")
    assert told(d)[-1].endswith("Guard +3; with your weapon it counts as 0.")


def said_of(one: ToldEvent) -> Message:
    assert isinstance(one.said, Message)
    return one.said


def played(set_up: dict[str, Any]) -> Iterator[tuple[chanbara.Game, str, list[ToldEvent]]]:
    """Yield a duel after each act, with the act and what is told of it; what costs something is liked."""
    game = chanbara.new_game("duel", seed=3, **set_up)
    generator = Random(3)
    while game.decision is not None:
        before, texts = len(game.events), game.decision.texts()
        liked = [one for one in texts if one.split()[0] in COSTS]
        act = generator.choice(liked if liked and generator.random() < 0.4 else texts)
        game.apply(act)
        _, words = reading(game)
        yield game, act, words.messages.told(chanbara.seen(game, 0, before))


@pytest.mark.parametrize("set_up", LIVE)
def test_what_is_told_at_once_is_what_the_whole_log_tells(set_up: dict[str, Any]) -> None:
    acts = list(played(set_up))
    game, at_once = acts[-1][0], [one for _, _, news in acts for one in news]
    _, words = reading(game)
    whole = words.messages.told(chanbara.seen(game, 0))[-len(at_once) :]
    assert at_once == whole


@pytest.mark.parametrize("set_up", LIVE)
def test_no_two_sentences_differ_about_guard(set_up: dict[str, Any]) -> None:
    for game, act, news in played(set_up):
        said = [said_of(one).args["now"] for one in news if said_of(one).id == "duel-event-changed-guard"]
        is_same_attack = game.decision is not None and not {"AttackBegan", "RoundBegan"} & {
            one.kind for one in news
        }
        if said and is_same_attack and game.decision.kind != "target":  # type: ignore[union-attr]
            assert said[-1] == plain_number(chanbara.observe(game, 0).guard), act


@pytest.mark.parametrize("set_up", LIVE)
def test_whatever_is_paid_for_is_named(set_up: dict[str, Any]) -> None:
    for _, act, news in played(set_up):
        verb = act.split()[0]
        named = [said_of(one).id for one in news if said_of(one).id.startswith("duel-bought")]
        if verb in COSTS:
            assert named[:1] == [f"duel-bought-{verb}"], (act, news)
            assert news[0].begins == "act"
            assert news[1].begins is None, (act, news)
        else:
            assert named == [], (act, news)


def test_a_purchase_and_its_price_are_one_paragraph() -> None:
    d = duel(hand="harai do_giri tsuki", qi=2)
    d.does("play harai", "guard", "foresee", "play tsuki")
    assert f"You buy guard. Your Qi {MINUS}1, now 1. Guard +1, now 4." in told(d)
    assert f"You pay to foresee. Your Qi {MINUS}1, now 0. You foresee the defense: 2/6." in told(d)


OWN = {"en": ("Your Qi", "Your life"), "de": ("Dein Qi", "Dein Leben"), "it": ("Il tuo Qi", "La tua vita")}


@pytest.mark.parametrize("language", OWN)
def test_what_the_player_gains_and_loses_is_told_as_theirs(language: str) -> None:
    d = duel(hand="harai do_giri tsuki", qi=2, counters="lunge", defence="6_6")
    d.does("guard", "play do_giri", "pass", "play tsuki", "pass", "pass")
    _, words = reading(d.game, language)
    said = {seen.kind: words.event(seen) for seen in chanbara.seen(d.game, 0)}
    qi, life = OWN[language]
    assert said["LifeChanged"].startswith(f"{life} {MINUS}1,"), said
    assert f" {qi} {MINUS}1," in said["QiChanged"], said


def test_guard_is_over_with_its_attack() -> None:
    """Before the first attack of a round the page shows the same guard as the log."""
    d = duel(
        hand="harai do_giri tsuki iai kiri_age", qi=5, counters="probe low_cut", defence="6_6", at="second"
    )
    d.does("guard", "play harai", "pass", "play do_giri")
    while d.decision.kind != "extra":
        d.does("pass")
    assert chanbara.observe(d.game, 0).guard == 0
