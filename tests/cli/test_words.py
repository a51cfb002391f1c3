"""Every event, option, question and step has its sentence in every language."""

import random
from typing import Any

import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.research.text import describe
from chanbara.sight import Seen
from chanbara.sword.editions import BASE, catalog_named
from chanbara.sword.rules.plain import EVENTS, STEPS
from chanbara.sword.rules.words import Cause, Kind, Moment, Proof, Team
from chanbara.sword.sight.view import StepView
from chanbara.sword.words.messages import event_message, step_message
from chanbara.sword.words.words import Words
from tests.cli.terminal import positions, reading
from tests.table import table

CATALOG = catalog_named(BASE)

GAME = table("tomoe*: bo katana | benkei: bo | hanzo: bo | chiyome: bo").game
NAMES = ["Tomoe", "Benkei", "Hanzō", "Chiyome"]

PERSONS = {"seat": 0, "target": 1, "by": 1, "to": 1, "victim": 1, "holder": 1}
FIELDS: dict[str, list[Any]] = {
    "turn": [3],
    "resilience": [1, 4],
    "lost": [1, 3],
    "size": [1, 40],
    "card": ["katana", "geisha", "armor"],
    "cards": [["bo", "bo"]],
    "source": ["katana", "battle_cry"],
    "prop": [None, "armor"],
    "ability": ["nobunaga"],
    "cause": [cause.value for cause in Cause],
    "winner": [team.value for team in Team],
    "counters": [0, 1, 2],
    "moment": [moment.value for moment in Moment],
}


LOOKS: list[dict[str, Any]] = [
    {"what": "role"},
    {"what": "role", "role": "ronin"},
    {"what": "role", "role": "ninja2"},
    {"what": "hand"},
    {"what": "hand", "cards": ["bo", "bo"]},
]


def looked(**seen: Any) -> dict[str, Any]:  # noqa: ANN401 - what was seen
    """A look as an event tells it."""
    return {"seat": 0, "target": 1, "role": None, "cards": None} | seen


def varied(fields: tuple[str, ...]) -> list[dict[str, Any]]:
    """What an event may be about: every value of every field at least once, in all combinations."""
    found: list[dict[str, Any]] = [{}]
    for name in fields:
        values = FIELDS.get(name, [PERSONS.get(name)])
        found = [one | {name: value} for one in found for value in values]
    return found


def events() -> list[Seen]:
    """Every kind of event, in every form it can be described."""
    told = []
    for kind, record in EVENTS.items():
        if kind == "Drew":
            abouts: list[dict[str, Any]] = [
                {"seat": 0, "count": 1, "cards": None},
                {"seat": 0, "count": 2, "cards": ["bo", "bo"]},
            ]
        elif kind == "Looked":
            abouts = [looked(**seen) for seen in LOOKS]
        else:
            abouts = varied(record._fields)
        if kind in {"PutOff", "CameDue"}:
            abouts += [one | {"card": None} for one in abouts]  # an ability
        if kind == "CardTaken":
            abouts += [{"seat": 0, "victim": 1, "card": None}]
        if kind == "Sealed":
            abouts += [{"seat": 0, "card": None}]
        if kind == "Played":
            abouts += [one | {"target": None, "prop": None} for one in abouts if one["card"] != "katana"]
            # An action names oneself only with a property of one's own.
            own = [one for one in abouts if one["card"] != "geisha" or one["prop"]]
            abouts += [one | {"target": 0} for one in own]
        if kind in {"Defeated", "PropertyTaken", "Wounded"}:
            abouts += [one | {name: 0} for one in abouts for name in ("by", "holder") if name in one]
        if kind in {"Answered", "Unanswered"}:
            abouts += [one | {"by": None, "source": "bushido"} for one in abouts]
        told += [Seen(0, kind, about) for about in abouts]
    return told


def sees(event: Seen, reader: int | None) -> bool:
    """Whether this reader can see the event in this form: a hidden card only if they may know it."""
    about = event.about
    if event.kind == "Drew":
        return bool((about["cards"] is not None) == (reader == about["seat"]))
    if event.kind == "CardTaken":
        return (about["card"] is not None) == (reader in {about["seat"], about["victim"]})
    if event.kind == "Looked":
        is_known = about["role"] is not None or about["cards"] is not None
        return bool(is_known == (reader == about["seat"]))
    if event.kind == "Sealed":
        return bool((about["card"] is not None) == (reader == about["seat"]))
    return True


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_every_event_is_told_in_a_sentence_that_speaks_to_its_reader(
    language: str, reader: int | None
) -> None:
    _, words = reading(GAME, reader, language)
    for event in events():
        if not sees(event, reader):
            continue
        sentence = words.event(event)
        assert sentence.endswith("."), (event, sentence)
        assert "{" not in sentence, (event, sentence)
        if reader is not None:
            assert NAMES[reader] not in sentence, (event, sentence)
        if reader != 0 and "seat" in event.about:
            assert NAMES[0] in sentence, (event, sentence)


def test_every_message_about_an_event_is_used() -> None:
    used = {event_message(CATALOG, event) for event in events()}
    assert used == messages("event-")


def messages(prefix: str) -> set[str]:
    return speech("en").messages(prefix)


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_games_can_be_told_to_everybody(language: str) -> None:
    for game in positions(5):
        if not game.over:
            continue
        players = len(chanbara.observe(game, None).seats)
        for reader in [*range(players), None]:
            _, words = reading(game, reader, language)
            story = words.story(chanbara.seen(game, reader))
            turns = [sentences for begins_turn, sentences in story if begins_turn]
            assert len(turns) == chanbara.observe(game, None).turn


def test_what_an_act_brings_about_stands_in_its_paragraph() -> None:
    story = table("musashi*: katana bo | hanzo 1/: bo | benkei: bo | tomoe: bo", deck="parry")
    story.plays("katana > hanzo")
    story.does("pass")
    _, words = reading(story.game, 0)
    told = words.story(chanbara.seen(story.game, 0))
    strike = "You attack Hanzō with the Katana. Hanzō takes the hit. Hanzō loses 1 resilience."
    assert told == [(False, f"{strike} You defeat Hanzō. Hanzō gives you 1 honor.")]


# --- amounts


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("what", ["cards", "resilience", "wounds", "points", "counters", "honor"])
def test_one_and_many_differ(language: str, what: str) -> None:
    _, words = reading(GAME, 0, language)
    one, two = words.amount(what, 1), words.amount(what, 2)
    assert one.startswith("1 ")
    assert two.startswith("2 ")
    assert one[2:] != two[2:]


def test_one_and_many_differ_in_english() -> None:
    _, words = reading(GAME, 0)
    assert [words.amount("cards", count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert [words.amount("wounds", count) for count in (1, 2)] == ["1 wound", "2 wounds"]
    assert [words.amount("resilience", count) for count in (1, 2)] == ["1 resilience", "2 resilience"]


def test_equal_cards_are_named_together() -> None:
    _, words = reading(GAME, 0)
    assert words.cards(["bo", "parry", "bo"]) == "Bō ×2, Parry"


def test_r2_2_the_stars_of_a_ninja_are_shown() -> None:
    _, words = reading(GAME, 0)
    assert [words.role(key) for key in ("shogun", "ninja1", "ninja3")] == ["Shogun", "Ninja ★", "Ninja ★★★"]


# --- steps

STEP_FIELDS: dict[str, list[Any]] = {
    "seat": [0],
    "by": [1],
    "victim": [1],
    "to": [1],
    "amount": [1, 3],
    "wounds": [1],
    "proof": [proof.value for proof in Proof],
    "source": ["katana", "battle_cry"],
    "prop": [None, "bushido"],
    "otherwise": [("Strike", 1, 0, "katana"), ("Wound", 1, 0, "battle_cry", 1)],
    "met": [None, ("PassLeft", 0, "bushido")],
    "holder": [0, 1],
    "points": [1, 2],
    "left": [1, 2],
    "cards": [["bo", "bo"]],
    "wanted": ["weapon", "origami"],
    "hit": [None, ("Bleed", 0)],
    "miss": [None, ("PassLeft", 0, "bushido")],
    "step": [("Draw", 0, 1)],
    "target": [1],
    "what": ["role", "hand"],
    "card": ["armor"],
    "moment": [moment.value for moment in Moment],
}


OF_DATA_FILES = {"Apply", "Attacked", "ChoosePlayer", "Offer", "Run"}
"""Steps that name a place in the effects of a data file: tests/parts has some."""
MAY_LACK = {"Demand", "Strip", "Reveal", "Choose"}
"""Steps some of whose fields may be empty."""


def steps() -> list[tuple[Any, ...]]:
    """Every kind of step, with every kind of value."""
    found = []
    for name, record in STEPS.items():
        if name in OF_DATA_FILES:
            continue
        rows: list[tuple[Any, ...]] = [(name,)]
        for field in record._fields:
            values = [one for one in STEP_FIELDS[field] if one is not None or name in MAY_LACK]
            if name == "Wound" and field == "source":
                values = [*values, None]  # an ability
            if name == "Challenge" and field == "proof":
                values = [Proof.PARRY.value, Proof.WEAPON.value]
            if name == "Count" and field == "amount":
                values = [-1, 2]
            rows = [(*row, value) for row in rows for value in values]
        found += rows
    # From the box, and into it.
    return [*found, ("MoveHonor", None, 1, 2, "katana"), ("MoveHonor", 0, None, 1, "katana")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_every_step_is_told_in_a_sentence_with_its_rule(language: str, reader: int | None) -> None:
    view, words = reading(GAME, reader, language)
    told = list(words.steps(with_steps(view, steps())))
    assert len(told) >= len(STEPS) - len(OF_DATA_FILES)
    for _, rule, sentence in told:
        assert rule[0].isdecimal(), sentence
        assert "{" not in sentence
        assert reader is None or NAMES[reader] not in sentence


def shown(step: tuple[Any, ...]) -> StepView:
    """A step as a view shows it."""
    pairs = zip(STEPS[step[0]]._fields, step[1:], strict=True)
    return StepView(step[0], {name: shown(one) if isinstance(one, tuple) else one for name, one in pairs})


def with_steps(view: chanbara.View, pending: list[tuple[Any, ...]]) -> chanbara.View:
    """The same view with other steps to come."""
    fields = {name: getattr(view, name) for name in view.__struct_fields__}
    return chanbara.View(**(fields | {"pending": tuple(shown(step) for step in pending)}))


def test_every_message_about_a_step_is_used() -> None:
    view, _ = reading(GAME, 0)
    three = table("tomoe*: bo | benkei: bo | hanzo: bo")
    shogun, _ = reading(three.game, 0)
    used = set()
    for step in steps():
        fields = dict(zip(STEPS[step[0]]._fields, step[1:], strict=True))
        used |= {step_message(view, step[0], fields), step_message(shogun, step[0], fields)}
    leading = {"step-otherwise", "step-met", "step-hit", "step-miss", "step-then", "step-first", "step-after"}
    leading |= {step_message(view, name, {}) for name in OF_DATA_FILES}
    leading |= {"step-demand-parry-ability", "step-demand-weapon-ability"}  # from data files only
    # What a look and a swap do is told as it is when it has happened.
    assert used - messages("event-") == messages("step-") - leading


def test_every_step_of_real_games_is_told() -> None:
    generator = random.Random(1)
    for game in positions(5):
        if game.decision is not None and generator.random() < 0.2:
            view, words = reading(game, game.decision.seat)
            assert all(sentence for _, _, sentence in words.steps(view))


def test_r10_3_explaining_bushido_tells_both_outcomes() -> None:
    story = table("musashi: | hanzo*: bo / bushido | benkei: bo", phase="recover", deck="bo")
    view, words = reading(story.game, 1)
    told = list(words.steps(view))[:3]
    assert told == [
        (0, "10.3", "Bushidō: you may discard a weapon;"),
        (1, "10.3", "otherwise: You lose 1 honor, and Bushidō is discarded."),
        (1, "10.3", "if so: Your Bushidō passes to the left."),
    ]


def test_the_commands_name_a_kind_of_card_for_every_kind() -> None:
    for language in LANGUAGES:
        _, words = reading(GAME, None, language)
        assert isinstance(words, Words)
        assert len({words.say(f"kind-{kind}") for kind in Kind}) == len(Kind)
        assert all(words.card(card.key) for card in CATALOG.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("book", "name"),
    [("ours", "Chiyome"), ("german", "Chiyome"), ("english", "Chiyo"), ("italian", "Chiyoime")],
)
def test_chiyome_is_called_as_the_book_of_the_table_calls_her(language: str, book: str, name: str) -> None:
    """In sentences, in reasons and in the text for a model; the key stays what it is in records."""
    t = table("benkei*: bo | chiyome: | hanzo: bo | goemon: bo", book=book)
    view, words = reading(t.game, 0, language)
    assert words.name(1) == name
    assert name in words.event(Seen(0, "TurnBegan", {"seat": 1, "turn": 1}))
    assert name in t.game.why_not("play bo>1", 0, language)[1]
    assert f" {name}:" in describe(view, language)
    assert "chiyome" in t.game.record()
