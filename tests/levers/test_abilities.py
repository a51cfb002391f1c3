"""Abilities that may be used once in a turn, or once in a game."""

import pytest

from chanbara import observe
from chanbara.locales import LANGUAGES, speech
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.rules.traces import NO_TRACES, marks_of
from tests.levers.cards import EVERYBODY, levers

SEATS = ("sage: focus", "pilgrim: bo", "tomoe: bo", "benkei: bo")


def test_once_in_a_game_is_used_up_and_everybody_sees_it() -> None:
    t = levers(*SEATS)
    t.offers("play focus", "use sage", "end")
    t.does("use sage")
    assert (t.hand_size("sage"), marks_of(t.state, 0).spent) == (2, ("sage",))
    assert {observe(t.game, seat).seats[0].spent for seat in EVERYBODY} == {("sage",)}
    assert {observe(t.game, seat).used for seat in EVERYBODY} == {()}
    t.refuses("use sage", "own")
    while t.state.turn < 5:
        t.does("end")
    assert (t.active, "use sage" in t.decision.texts()) == ("sage", False)
    t.refuses("use sage", "own")


def test_once_in_a_turn_is_there_again_in_the_next() -> None:
    t = levers(*SEATS, turn=1)
    t.does("use pilgrim")
    assert (t.state.used, t.state.traces) == (("pilgrim",), NO_TRACES)
    t.refuses("use pilgrim", "own")
    while t.state.turn < 5:
        t.does("end")
    assert "use pilgrim" in t.decision.texts()


@pytest.mark.parametrize(
    ("language", "of_turn", "of_game"),
    [
        ("en", "already used this ability this turn", "already used this ability in this game"),
        ("de", "in diesem Zug schon genutzt", "in diesem Spiel schon genutzt"),
        ("it", "già usato questa abilità in questo turno", "già usato questa abilità in questa partita"),
    ],
)
def test_the_refusal_says_why(language: str, of_turn: str, of_game: str) -> None:
    t = levers(*SEATS)
    t.does("use sage")
    assert of_game in t.game.why_not("use sage", language=language)[1]
    t = levers(*SEATS, turn=1)
    t.does("use pilgrim")
    assert of_turn in t.game.why_not("use pilgrim", language=language)[1]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("name: {en: Verse, de: Vers}, ", ["Verse: Once", "Vers: Einmal", "Verse: Una volta"]),
        ("", ["Once", "Einmal", "Una volta"]),
    ],
)
def test_the_name_of_an_ability_stands_before_its_text(name: str, said: list[str]) -> None:
    ability = f"verse: {{{name}limit: turn, do: [{{draw: 1}}]}}"
    own = own_cards_from(
        "verse.yaml", f"format: 1\ncharacters: {{chiyo: {{resilience: 4, abilities: {{{ability}}}}}}}"
    )
    assert own.characters
    texts = [speech(one).text("character-chiyo") for one in LANGUAGES]
    assert [text[: len(start)] for text, start in zip(texts, said, strict=True)] == said
