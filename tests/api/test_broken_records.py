"""Damaged records and saved games: each kind of damage raises CorruptRecord with a sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from chanbara import CorruptRecord, dumps, loads, new_game, replay
from chanbara.sword.fingerprint import fingerprint
from tests.table import play_at_random, table

GAME = play_at_random(new_game("sword", players=4, seed=2), 2, choices=12)
RECORD = GAME.record()
HEADER, CHOICES = RECORD.split("\n\n")
KEY = f"key {GAME.start.key.hex()}"  # type: ignore[attr-defined]  # a dealt game


def complaint(text: str) -> str:
    with pytest.raises(CorruptRecord) as caught:
        replay(text)
    return str(caught.value)


def changed(old: str, new: str) -> str:
    assert old in RECORD, old
    return RECORD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a record: its first line should read 'chanbara 1'"),
        ("hello world", "this is not a record: its first line should read 'chanbara 1'"),
        (changed("chanbara 1", "chanbara 99"), "this record has format 99; format 1 can be read"),
        (changed("game sword", "game go"), "unknown game 'go'; choose sword or duel"),
        (changed("game sword\n", ""), "unknown game None; choose sword or duel"),
        (changed("players 4\n", ""), "the header describes no game: 'players'"),
        (
            changed("players 4", "players 9"),
            "the header describes no game: Samurai Sword is for 3 to 7 players, not 9 (2.1)",
        ),
        (changed(KEY, "key 00"), "the header describes no game: a key has 32 bytes, this one has 1"),
        (
            changed(KEY, f"{KEY}\nroles shogun ninja1"),
            (
                "the header describes no game: with 4 players the roles are 1 shogun, 1 samurai,"
                " 2 ninja (2.1), each card once; not shogun, ninja1"
            ),
        ),
        (
            changed(KEY, f"{KEY}\nhands excalibur - - -"),
            "the header describes no game: there is no card 'excalibur'",
        ),
        (
            changed(KEY, f"{KEY}\ncharacters tomoe tomoe - - -"),
            "the header describes no game: 4 players need 4 characters (None for a random one), not 5",
        ),
        (f"{HEADER}\n\n1 0\n", "line 9: a choice reads 'number seat act', not '1 0'"),
        (f"{HEADER}\n\nplay bo\n", "line 9: a choice reads 'number seat act', not 'play bo'"),
        (f"{RECORD}99 0 end\n", "line 22: nothing may follow the line that closes the record"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    assert complaint(text) == sentence


def test_a_key_that_is_no_key_is_refused() -> None:
    assert complaint(changed(KEY, "key xyz")).startswith("the header describes no game: ")
    assert complaint(changed("players 4", "players four")).startswith("the header describes no game: ")


@pytest.mark.parametrize("position", ["{", "5", "[]", "{}", '{"players": []}'])
def test_a_position_that_is_none_is_refused(position: str) -> None:
    text = f"chanbara 1\ngame sword\nposition {position}\n"
    assert complaint(text).startswith(("the header describes no game", "this is not a table that was saved"))


def test_a_choice_that_is_not_offered_is_named() -> None:
    number, seat, text = GAME.choices[3]
    said = complaint(changed(f"\n{number} {seat} {text}\n", f"\n{number} {seat} play excalibur>1\n"))
    assert said.startswith(f"choice {number}: 'play excalibur>1' is not offered. Offered: ")


def test_a_choice_of_the_wrong_seat_is_named() -> None:
    number, seat, text = GAME.choices[3]
    said = complaint(changed(f"\n{number} {seat} {text}\n", f"\n{number} {(seat + 1) % 4} {text}\n"))
    assert said == f"choice {number}: seat {(seat + 1) % 4} is not asked."


def test_a_choice_with_the_wrong_number_is_named() -> None:
    number, seat, text = GAME.choices[3]
    said = complaint(changed(f"\n{number} {seat} {text}\n", f"\n{number + 50} {seat} {text}\n"))
    assert said == f"choice {number + 50}: Decision {number + 50} is not open; decision {number} is."


def test_a_missing_choice_is_noticed() -> None:
    number, seat, text = GAME.choices[3]
    assert complaint(changed(f"\n{number} {seat} {text}\n", "\n")).startswith(f"choice {number + 1}: ")


def test_a_choice_after_the_end_is_noticed() -> None:
    over = play_at_random(new_game("sword", players=4, seed=2), 2)
    lines = over.record().splitlines()
    assert complaint("\n".join([*lines[:-1], "9999 0 end"])) == "choice 9999: seat 0 is not asked."


def test_a_wrong_event_check_is_refused() -> None:
    check = GAME.check()
    wrong = f"= {len(GAME.events)} events {'0' * 16}"
    assert complaint(changed(check, wrong)) == f"the game ends with '{check}', the record with '{wrong}'."


def test_a_choice_cut_off_at_the_end_is_noticed_by_the_check() -> None:
    number, seat, text = GAME.choices[-1]
    said = complaint(changed(f"\n{number} {seat} {text}\n", "\n"))
    assert said.startswith("the game ends with '= ")


def test_another_key_is_another_game() -> None:
    assert complaint(changed(KEY, f"key {'00' * 32}"))


def test_when_the_rules_have_changed_since_it_says_so() -> None:
    old = changed(f"rules {fingerprint()}", "rules 0123456789abcdef")
    assert replay(old).choices == GAME.choices, "a record that still replays is still good"
    said = complaint(old.replace(GAME.check(), f"= 1 events {'0' * 16}"))
    assert said.endswith(
        f" It was made by version 0.1.0 with rules 0123456789abcdef; the rules now are {fingerprint()}."
    )


def test_changed_rules_are_mentioned_where_a_choice_no_longer_fits() -> None:
    number, seat, text = GAME.choices[3]
    old = changed(f"rules {fingerprint()}", "rules 0123456789abcdef")
    for wrong in (f"{number} {seat} play excalibur>1", f"{number} {(seat + 1) % 4} {text}"):
        assert "with rules 0123456789abcdef" in complaint(
            old.replace(f"\n{number} {seat} {text}\n", f"\n{wrong}\n")
        )


@pytest.mark.parametrize("text", ["", "[]", "5", "null", "{}", '{"record": 5, "table": {}}', "{"])
def test_what_is_not_a_saved_game_is_refused(text: str) -> None:
    with pytest.raises(CorruptRecord, match="this is not a saved game"):
        loads(text)


def damaged(damage: Callable[[dict[str, Any]], object]) -> str:
    """A game saved in an interrupt, with something wrong in its table."""
    t = table("benkei*: battle_cry | hanzo: bo | tomoe: parry | musashi: bo")
    t.plays("battle_cry")
    saved = json.loads(dumps(t.game))
    damage(saved["table"])
    return json.dumps(saved)


FIELDS = (
    "players", "deck", "pile", "playing", "removed", "active", "turn", "phase", "weapons_played",
    "weapons_added", "used", "sealed", "chance", "asked", "pending", "ending", "events",
)  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_saved_table_that_lacks_something_is_refused(field: str) -> None:
    with pytest.raises(CorruptRecord, match=f"this is not a table that was saved: KeyError\\('{field}'\\)"):
        loads(damaged(lambda saved: saved.pop(field)))


MAY_LACK = {"later", "from_box", "started"}
"""What games saved before there were levers do not have."""


def test_the_fields_of_a_saved_table_are_those() -> None:
    assert set(json.loads(dumps(GAME))["table"]) == {*FIELDS, *MAY_LACK}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 5),
        ("players", [{}]),
        ("deck", ["excalibur"]),
        ("pile", 7),
        ("playing", "excalibur"),
        ("removed", ["pirate"]),
        ("phase", "lunch"),
        ("chance", ["00", 0]),
        ("chance", 5),
        ("ending", ["boredom", -1, -1, None]),
        ("events", [["Drew", 0, ["excalibur"]]]),
        ("later", [["some_day", 0, 1, None, ["Draw", 0, 1]]]),
        ("later", [["turn_end", 0, 1, None, ["Fly", 0, 1]]]),
    ],
)
def test_a_saved_table_with_nonsense_in_it_is_refused(field: str, value: object) -> None:
    with pytest.raises(CorruptRecord):
        loads(damaged(lambda saved: saved.update({field: value})))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("pending", ["Dance", 1], "not a known step or event: ['Dance', 1]"),
        ("pending", "Turn", "not a known step or event: 'Turn'"),
        ("pending", [], "not a known step or event: []"),
        ("pending", ["Turn"], "Turn has 1 fields, not 0"),
        ("pending", ["Turn", 1, 2], "Turn has 1 fields, not 2"),
        ("events", ["Turn", 1], "not a known step or event: ['Turn', 1]"),
        ("events", ["Drew", 0], "Drew has 2 fields, not 1"),
    ],
)
def test_a_step_or_event_that_is_none_is_named(field: str, value: object, sentence: str) -> None:
    with pytest.raises(CorruptRecord) as caught:
        loads(damaged(lambda saved: saved.update({field: [value]})))
    assert str(caught.value) == sentence


def test_a_saved_game_whose_record_is_broken_is_refused() -> None:
    saved = json.loads(dumps(GAME))
    saved["record"] = saved["record"].replace("chanbara 1", "chanbara 2", 1)
    with pytest.raises(CorruptRecord, match="format 2"):
        loads(json.dumps(saved))


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: saved["deck"].pop(),
        lambda saved: saved["pile"].append("katana"),
        lambda saved: saved["players"][0].update(resilience=-1),
        lambda saved: saved["players"][0].update(resilience=99),
        lambda saved: saved["players"][0].update(honor="much"),
        lambda saved: saved["events"].clear(),
        lambda saved: saved["pending"].clear(),
        lambda saved: saved.update(turn="x"),
        lambda saved: saved.update(active="nobody"),
    ],
    ids=[
        "card lost",
        "card doubled",
        "less than none",
        "too much",
        "no figure",
        "no events",
        "no steps",
        "turn",
        "active",
    ],
)
def test_a_saved_table_that_cannot_be_is_refused(damage: Callable[[dict[str, Any]], object]) -> None:
    with pytest.raises(CorruptRecord):
        loads(damaged(damage))


def test_a_number_of_very_many_digits_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="line 9"):
        replay(f"{HEADER}\n\n{'1' * 5000} 0 end\n")


def test_a_corrupt_record_is_a_value_error() -> None:
    assert issubclass(CorruptRecord, ValueError)
