"""The worked examples of the rulebooks: each holds as a scenario, and can be played and continued."""

import pytest

from chanbara.cli.rulespage import paragraphs, rules_text
from chanbara.kernel.errors import CorruptRecord
from chanbara.locales import LANGUAGES, speech
from chanbara.record.scenario import run
from chanbara.school.example import BOOKS, FOLDER, Example, ExampleWalk, examples, read_example
from chanbara.server.school.lesson_words import instead_words, line_words

LONGEST = 280
"""The text shown at once: the sentence of an example with its paragraphs; it fits the coach's box."""

each = pytest.mark.parametrize("example", examples().values(), ids=examples().keys())

IN_THE_BOOKS = {
    "base": {
        "two Armor": ("difficulty-in", "difficulty-out"),
        "a strong weapon for D": ("reach-opposite", "one-armor"),
        "a final score": ("scoring",),
        "three players": ("three-players",),
        "a Geisha takes a property": ("geisha",),
        "characters": ("ginchiyo", "goemon", "ushiwaka", "hanzo", "chiyome", "musashi"),
        "tips": ("harmless",),
    },
    "rising_sun": {
        "Banzai": ("banzai",),
        "a Samurai with one star": ("shogun-stars",),
        "weapons": (
            "chigiriki", "counterattack", "kozuka-focus", "kozuka-peasant", "manriki-peasant",
            "shigehto-yumi", "tanto", "zen",
        ),
        "actions": ("simultaneous-attack",),
        "properties": ("attendant", "bleeding-wound", "curse", "peasant-price"),
        "characters": (
            "gracia", "kanbei", "kenshin", "masamune", "okuni", "shima", "shingen", "yoshihiro", "yukimura",
        ),
    },
    "blood_and_bushido": {
        "the blue die": ("three-counterattacks", "dead-enemy"),
        "the red die": ("red-die",),
        "Yari": ("yari",),
        "armor": ("armor-pays-nothing",),
    },
}  # fmt: skip
"""Where the books give an example, or say what a card does to another one, and what shows it."""


def begun(example: Example) -> ExampleWalk:
    """Return an example at the player's first decision."""
    walk = ExampleWalk(example)
    play_on(walk)
    return walk


def play_on(walk: ExampleWalk) -> None:
    """Let the others do what they do in the example."""
    while walk.asked is not None and walk.given is not None:
        walk.answer(walk.given)


@each
def test_it_holds_as_a_scenario(example: Example) -> None:
    assert run(example.scenario) == []


def test_every_example_of_the_books_is_there() -> None:
    listed = {book: {key for keys in shown.values() for key in keys} for book, shown in IN_THE_BOOKS.items()}
    assert listed == {book: {one.key for one in examples().values() if one.book == book} for book in BOOKS}
    assert len(list(FOLDER.iterdir())) == len(examples())


@each
def test_it_cites_paragraphs_that_are_there(example: Example) -> None:
    page = paragraphs(rules_text("duel" if example.lesson.kind == "duel" else "rules") or "")
    assert example.scenario.rules
    assert set(example.scenario.rules) <= page.keys()


@each
def test_it_says_what_holds_in_the_end(example: Example) -> None:
    last = example.scenario.script[-1]
    assert last.expect is not None, "an example is there to show something"


@each
def test_who_follows_it_comes_to_its_end_and_may_play_on(example: Example) -> None:
    walk = begun(example)
    made: list[str] = []
    while walk.next_choice is not None:
        assert walk.coaching.awaited == (walk.next_choice,)
        assert walk.done == len(made) + 1
        made.append(walk.next_choice)
        walk.choose(walk.next_choice)
        play_on(walk)
    assert made == [step.awaits[0] for step in walk.lesson.scripted]
    assert [text for _, _, text in walk.game.choices] == example.choices
    assert walk.done == len(made) > 0
    if walk.game.decision is None or walk.game.decision.seat == walk.lesson.seat:
        assert walk.coaching.awaited == ()
        assert walk.coaching.lines[-1].step.name == "done"
    else:
        assert walk.given is None, "from here on a bot is asked"
        assert walk.asked is not None


@each
def test_who_does_something_else_has_left_it(example: Example) -> None:
    walk = begun(example)
    assert walk.game.decision is not None
    others = [text for text in walk.game.decision.texts() if text not in walk.coaching.awaited]
    if not others:
        return
    walk.choose(others[0])
    assert walk.has_left
    assert walk.next_choice is walk.given is None
    assert walk.done == 0


@pytest.mark.parametrize("language", LANGUAGES)
@each
def test_it_is_said_in_every_language_with_its_paragraphs(example: Example, language: str) -> None:
    walk = begun(example)
    opening, act = (line_words(walk, line, language) for line in walk.coaching.lines)  # type: ignore[arg-type]
    assert speech(language).text(f"example-{example.key}") in opening
    assert example.scenario.rules[0].split()[0] in opening
    assert len(opening) <= LONGEST
    while walk.next_choice is not None:
        act = line_words(walk, walk.coaching.lines[-1], language)  # type: ignore[arg-type]
        assert act.endswith(".")
        assert "_" not in act
        assert ">" not in act
        told = instead_words(walk, "end", language)  # type: ignore[arg-type]
        assert act.removesuffix(".").partition(": ")[2] in told
        walk.choose(walk.next_choice)
        play_on(walk)


def test_cards_and_players_are_called_by_their_names() -> None:
    walk = begun(examples()["kanbei"])
    assert line_words(walk, walk.coaching.lines[-1], "en") == "Follow the book: discard Bushidō as a parry."
    walk = begun(examples()["reach-opposite"])
    assert line_words(walk, walk.coaching.lines[-1], "de") == "Jetzt wie im Heft: Daikyū auf Musashi spielen."
    assert walk.coaching.lines[-1].marks == ["hand:daikyu", "seat:3"]
    walk = begun(examples()["red-die"])
    assert line_words(walk, walk.coaching.lines[-1], "en").startswith("Follow the book: play ")


def test_what_is_no_example_is_refused() -> None:
    text = (FOLDER / "hanzo.yaml").read_text(encoding="utf-8")
    with pytest.raises(CorruptRecord, match="this is not a scenario"):
        read_example("hanzo", text.replace("script:", "skript:"))
