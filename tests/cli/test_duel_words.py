"""Everything in the duel has its texts in every language, and every text is used."""

import ast
from pathlib import Path
from typing import Any

import pytest

import chanbara
from chanbara.cli.rulespage import paragraphs, rules_text
from chanbara.duel.book.data import standard_book
from chanbara.duel.rules import refusal
from chanbara.duel.rules.book import Difficulty, Opponent, Virtue, Weapon
from chanbara.duel.rules.plain import EVENTS, STEPS
from chanbara.duel.rules.words import Cause, Module, Prompt, Verb
from chanbara.duel.saga.ladder import numbers
from chanbara.duel.setup import Carried
from chanbara.duel.sight.view import DuelOption
from chanbara.duel.words.asking import choices, option_message, pictured, question
from chanbara.duel.words.messages import MINUS, event_message
from chanbara.duel.words.traits import (
    counter_does,
    difficulty_does,
    opponent_does,
    place_does,
    virtue_does,
    weapon_does,
    weather_does,
    wound_does,
)
from chanbara.duel.words.words import ACT_RULES, STEP_RULES, DuelWords, step_rule
from chanbara.locales import LANGUAGES, speech
from chanbara.sight import Seen
from tests.cli.duels import duels, messages, reading

BOOK = standard_book()
THREE = {one.key for one in BOOK.three}
ICONS = {"normal": "◇", "special": "◆", "wild": "◈"}

FIELDS: dict[str, list[Any]] = {
    "number": [1, 2, 3],
    "strength": [-1],
    "technique": [0],
    "guard": [4, -2],
    "enemy": [0],
    "cards": [["iai", "kiri_age", "kiri_age"]],
    "by": [-1, 2],
    "now": [0, 3],
    "total": [None, 5],
    "bought": [None, "extra", "foresee", "guard", "environment", "step", "convert", "bokken", "gisei"],
    "die": [6],
    "life": [0, 2],
    "qi": [0, 1],
    "margin": [0],
    "showed": [4],
    "level": [1, 2],
    "side": ["a", "b"],
    "kanji": [1],
    "value": [5],
    "hit": [True, False],
    "won": [True, False],
    "foreseen": [True, False],
    "cause": [cause.value for cause in Cause],
    "mode": ["strength", "technique"],
    "deck": ["action", "defence", "counter"],
    "icon": ["normal"],
    "used_for": ["qi", "special", "step", "die"],
}
WHAT = {
    "Changed": ["strength", "technique", "guard", "defence", "counter"],
    "Rolled": ["environment", "counterattack", "life_die", "qi_die"],
    "Penalty": ["qi", "life", "die", "hand", "discard"],
}
CARD = {
    "Turned": ["5_3"],
    "Countered": list(BOOK.counters),
    "Wounded": [*BOOK.wounds, *BOOK.blood],
    "MarkerMoved": list(BOOK.virtues),
    "VirtueGained": list(BOOK.virtues),
    "VirtueSpent": list(BOOK.virtues),
}


def events() -> list[Seen]:
    """Every kind of event, in every form it can be described."""
    told = []
    for kind, record in EVENTS.items():
        abouts: list[dict[str, Any]] = [{}]
        for name in record._fields:
            values = FIELDS.get(name, [])
            values = WHAT[kind] if name == "what" else CARD.get(kind, ["iai"]) if name == "card" else values
            abouts = [one | {name: value} for one in abouts for value in values]
        if kind in {"ArmourLost", "Wounded"}:
            abouts += [one | {"enemy": None} for one in abouts]
        if kind == "Countered":
            abouts += [one | {"value": None} for one in abouts if not one["hit"]]
        if kind == "Penalty":
            abouts = [one | ({} if one["what"] in {"hand", "discard"} else {"card": None}) for one in abouts]
        told += [Seen(0, kind, about) for about in abouts]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_in_a_sentence(language: str) -> None:
    _, words = reading(chanbara.new_game("duel", seed=1, environment="dojo"), language)
    for event in events():
        sentence = words.event(event)
        assert sentence.endswith((".", "?")), (event, sentence)
        assert "{" not in sentence, (event, sentence)
        assert sentence[0].isupper() or not sentence[0].isalpha(), (event, sentence)


def test_every_message_about_an_event_is_used() -> None:
    assert {event_message(event) for event in events()} == messages("duel-event-")
    assert set(FIELDS["bought"]) - {None} == messages("duel-bought-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_real_duels_can_be_told_asked_and_explained(language: str) -> None:
    asked, said, stepped = set(), set(), set()
    for game in duels(6):
        view, words = reading(game, language)
        if view.decision is None:
            assert all(sentence for _, sentence in words.story(chanbara.seen(game, 0)))
            continue
        assert words.tell(question(words.messages, view, pictured(view))).endswith(("?", "."))
        offered = choices(words, view)
        assert len({one.sentence for one in offered}) == len(offered), "no two choices read alike"
        assert len({one.notation for one in offered}) == len(offered)
        assert all(sentence.endswith(".") for _, _, sentence in words.steps(view))
        asked.add(view.decision.kind)
        said |= {option.verb for option in view.decision.options}
        stepped |= {name for name, *_ in view.pending}
    assert asked == set(Prompt)
    assert said == set(Verb)
    assert stepped >= {"Round", "Act", "Brace", "Release", "ChoosePenalty", "KeepOne", "Raise"}


def test_every_question_and_every_verb_has_its_message() -> None:
    assert messages("duel-ask-") == set(Prompt) | {"attack-optional", "hit-points"}
    ways = {
        *(f"combo-{way}" for way in ("qi", "special", "step", "die")),
        *(f"penalty-{way}" for way in ("qi", "life", "die", "hand", "discard")),
        *(f"pass-{way}" for way in ("mulligan", "redraw", "extra", "attack", "strike", "release", "brace")),
        *(f"pass-{way}" for way in ("hit", "look", "take")),
    }
    assert messages("duel-option-") == (set(Verb) - {"combo", "penalty", "pass"}) | ways


@pytest.mark.parametrize(
    ("verb", "key", "sentence"),
    [
        ("combo", "qi", "Regain 1 Qi"),
        ("combo", "special", "Draw 2 special cards"),
        ("combo", "die", "Raise the red die by 1"),
        ("penalty", "qi", "Lose 1 Qi"),
        ("penalty", "life", "Lose 1 life"),
        ("penalty", "die", "Lower the red die by 1"),
        ("penalty", "hand:iai", "Remove Iai ◇ from your hand"),
        ("penalty", "discard:iai", "Remove Iai ◇ from the discard pile"),
    ],
)
def test_the_uses_of_a_combo_and_the_penalties_are_told(verb: str, key: str, sentence: str) -> None:
    carried = Carried(virtue="gi", virtue_taken=True)
    game = chanbara.new_game("duel", seed=1, modules=("bushido",), carried=carried)
    view, words = reading(game)
    option = DuelOption(f"{verb} {key}", verb, key, None)
    assert words.tell(option_message(words.messages, view, pictured(view), option)) == sentence


STEP_FIELDS: dict[str, list[Any]] = {
    "Act": ["attack"],
    "OfferLook": [2],
    "Spend": ["strength"],
    "Attack": [2],
    "Brace": [0, False],
    "Counterattack": [0],
    "Damage": [0, [["life", 1], ["wound", 2]]],
    "DrawSpecials": [1],
    "KeepOne": [["iai", "void"]],
    "Raise": [1],
    "Redraw": [[]],
    "Release": [[["qi", 1]]],
    "TakeVirtue": ["gi"],
    "Withdraw": [4],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_with_its_paragraph(language: str) -> None:
    _, words = reading(chanbara.new_game("duel", seed=1), language)
    page = paragraphs(rules_text("duel") or "")
    for name, step in STEPS.items():
        fields = STEP_FIELDS.get(name, [])
        assert len(fields) == len(step._fields), name
        assert words.tell(words.messages.step(name, fields)).endswith("."), name
        assert step_rule(name, fields) in page, name


def test_no_step_is_told_that_is_not_there() -> None:
    assert set(STEP_RULES) | {"Act"} == set(STEPS)
    assert set(ACT_RULES) == {"attack", "strike"}
    assert len(messages("duel-step-")) == len(STEP_RULES) + len(ACT_RULES)


# --- names and what things do


NAMED: dict[str, set[str]] = {
    "card": set(BOOK.actions),
    "counter": set(BOOK.counters) | {"value", "ki", "none"},
    "wound": set(BOOK.wounds),
    "opponent": set(BOOK.opponents) | THREE | {"three"},
    "weapon": set(BOOK.weapons),
    "environment": set(BOOK.environments) | {"none"},
    "weather": set(BOOK.weather),
    "difficulty": set(BOOK.difficulty),
    "module": set(Module),
    "virtue": set(BOOK.virtues),
    "blood": {f"{key}-{level}" for key in BOOK.blood for level in (1, 2)},
}


@pytest.mark.parametrize("what", NAMED)
def test_everything_has_a_name_and_nothing_else_has(what: str) -> None:
    assert {name for name in messages(f"duel-{what}-") if not name.startswith("does-")} == NAMED[what]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", NAMED)
def test_everything_has_a_text_in_one_sentence(language: str, what: str) -> None:
    for key in NAMED[what] - {"value", "ki", "none"}:
        assert speech(language).text(f"duel-{what}-{key}").endswith("."), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_an_action_card_bears_its_icon(language: str) -> None:
    for key, card in BOOK.actions.items():
        assert speech(language).say(f"duel-card-{key}").endswith(f" {ICONS[card.icon]}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_action_cards_are_named_alike(language: str) -> None:
    names = [speech(language).say(f"duel-card-{key}") for key in BOOK.actions]
    assert len(set(names)) == len(names)


def does(words: DuelWords) -> list[str]:
    """What everything does, in words."""
    wounds = [wound_does(words, key, level) for key in (*BOOK.wounds, *BOOK.blood) for level in (1, 2)]
    return [
        *(weapon_does(words, one) for one in BOOK.weapons.values()),
        *(opponent_does(words, one) for one in BOOK.opponents.values()),
        *(words.tell(virtue_does(one)) for one in BOOK.virtues.values()),
        *(place_does(words, one) for one in BOOK.environments.values()),
        *(weather_does(words, key) for key in BOOK.weather),
        *(difficulty_does(words, key) for key in BOOK.difficulty),
        *(counter_does(words, one) for one in BOOK.counters.values()),
        *wounds,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_things_do_is_told_from_the_data(language: str) -> None:
    _, words = reading(chanbara.new_game("duel", seed=1), language)
    told = does(words)
    assert not any("{" in one or "None" in one for one in told)
    # Katana, Arima, clear weather and Samurai change nothing; everything else is told.
    assert told.count("") == 4


def test_what_things_do_is_said_exactly() -> None:
    _, words = reading(chanbara.new_game("duel", seed=1))
    nodachi = weapon_does(words, BOOK.weapons["nodachi"])
    assert nodachi.startswith(
        f"At the start of each round: Technique {MINUS}2. Strength hits: margin of 0+: "
    )
    yari = "3 times per game you may exchange the whole hand you have just drawn."
    assert weapon_does(words, BOOK.weapons["yari"]) == (
        f"{yari} Starting life {MINUS}1. Starting Qi {MINUS}1."
    )
    cliff = "For 1 Qi, roll the blue die: 1–3 he takes a level 1 wound; 4–6 you fall and lose."
    assert place_does(words, BOOK.environments["cliff"]) == f"{cliff} Once per duel."
    assert wound_does(words, "arm_and_rib", 1) == "strength never above 3"
    assert words.tell(virtue_does(BOOK.virtues["yu"])) == "A special combo raises the red die by 2."
    breath = "no attack; he regains 1 Qi"
    assert counter_does(words, BOOK.counters["breath"]) == breath


def test_every_message_about_what_things_do_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    _, words = reading(chanbara.new_game("duel", seed=1, rulings={"balanced_shiro": True}))
    said: set[str] = set()
    plain = words.say

    def say(message: str, **about: object) -> str:
        said.add(message)
        return plain(message, **about)

    monkeypatch.setattr(words, "say", say)
    monkeypatch.setattr(speech("en"), "say", say)
    does(words)
    kinds = ("weapon", "opponent", "virtue", "difficulty", "place", "blood")
    for kind in kinds:
        used = {one.removeprefix(f"duel-{kind}-") for one in said if one.startswith(f"duel-{kind}-does-")}
        assert used == {name for name in messages(f"duel-{kind}-") if name.startswith("does-")}, kind
    brought = {effect for row in numbers().events.values() for effect in row}
    assert messages("duel-campaign-does-") == brought


def test_every_trait_is_told() -> None:
    helpers = {"start", "gain", "wound", "forbids", "entangled_up_to"}
    kinds: list[tuple[str, Any, set[str]]] = [
        ("weapon", Weapon, set()),
        ("opponent", Opponent, {"life", "qi"}),
        ("virtue", Virtue, set()),
        ("difficulty", Difficulty, set()),
    ]
    for kind, entry, told_elsewhere in kinds:
        traits = set(entry._fields) - {"key"} - helpers - told_elsewhere
        assert {one.removeprefix("does-") for one in messages(f"duel-{kind}-") if "does-" in one} == traits


# --- refusals


def refused() -> set[str]:
    """Every key that the rules refuse with, read from their source."""
    tree = ast.parse(Path(refusal.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) > 1]
    given = [node.args[1] for node in calls if getattr(node.func, "id", "") == "refuse"]
    keys = {
        part.value
        for key in given
        for part in ([key.body, key.orelse] if isinstance(key, ast.IfExp) else [key])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }
    return keys | {key for _, key in refusal.MOMENTS.values()} | {"not-now-foresee", "not-now-extra"}


def test_every_refusal_has_its_sentence_and_no_other() -> None:
    assert refused() == messages("duel-refusal-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_acts_that_are_not_offered_are_refused_with_a_sentence(language: str) -> None:
    acts = [
        *Verb,
        "play iai",
        "play nonsense",
        "penalty qi",
        "hit strength",
        "fly",
        "target>2",
        "spend technique",
    ]
    for game in duels(1):
        for act in acts[:: 1 if language == "en" else 4]:
            rule, reason = game.why_not(act, 0, language)
            assert reason.endswith("."), (act, reason)
            assert rule or reason == speech(language).say("duel-refusal-offered")
