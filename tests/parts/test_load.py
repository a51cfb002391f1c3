"""Data files are loaded wherever custom cards are: records contain them, words are theirs, nothing is run."""

from pathlib import Path

import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.sword import own_cards
from chanbara.sword.own_cards import load_own_cards, own_cards_from
from tests.parts.refused import START

WORDS = START.replace(
    "    copies: 2\n    aim", "    copies: 2\n    name: {en: Ambush, de: Hinterhalt}\n    aim"
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "winter.yaml"
    path.write_text(WORDS, encoding="utf-8")
    return path


def played(game: chanbara.Game) -> chanbara.Game:
    while game.decision is not None:
        game.apply(len(game.decision.options) // 2)
    return game


@pytest.mark.parametrize("space", ["", "winter"])
def test_a_record_contains_the_text_and_is_replayed_where_the_file_never_was(
    file: Path, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = load_own_cards(file, space)
    game = played(chanbara.new_game("sword", players=4, seed=3, own=own))
    record = game.record()
    assert own.digest in record
    assert "Hinterhalt" in record
    monkeypatch.setattr(own_cards, "_KNOWN", {})
    again = chanbara.replay(record)
    assert again.events == game.events
    saved = chanbara.loads(chanbara.dumps(game))
    assert saved.result == game.result


def test_a_changed_text_in_a_record_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(chanbara.new_game("sword", players=4, seed=3, own=load_own_cards(file))).record()
    monkeypatch.setattr(own_cards, "_KNOWN", {})
    with pytest.raises(chanbara.CorruptRecord, match="load that very file first"):
        chanbara.replay(record.replace("Hinterhalt", "Hinterhelt"))


def test_names_are_those_of_the_file_and_texts_are_made_from_the_parts(file: Path) -> None:
    load_own_cards(file, "winter")
    names = {language: speech(language).say("card-winter-ambush") for language in LANGUAGES}
    assert names == {"en": "Ambush", "de": "Hinterhalt", "it": "Ambush"}
    assert speech("en").text("card-winter-ambush") == (
        "Your left and then your right neighbor, unless they are Harmless, answer with a parry or take one "
        "wound."
    )
    assert speech("de").text("character-winter-yasuke").startswith("Trifft deine Waffe, verursacht sie")


def test_an_own_text_is_said_as_it_is_written_whatever_is_in_it() -> None:
    text = START.replace("reach: 3,", "reach: 3, text: '{ $name } \"x\" \\ }{',")
    own_cards_from("odd.yaml", text, "odd")
    for language in LANGUAGES:
        assert speech(language).text("card-odd-sasumata") == '{ $name } "x" \\ }{'


def test_two_files_have_a_namespace_each(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "summer.yml"
    other.write_text(START, encoding="utf-8")
    own = [load_own_cards(file, "winter"), load_own_cards(other, "summer")]
    game = chanbara.new_game("sword", players=5, seed=1, own=own)
    keys = game.table.catalog.card_numbers
    assert {"winter-ambush", "summer-ambush"} <= keys.keys()
    assert chanbara.replay(played(game).record()).result == game.result


def test_the_multipliers_of_roles_change_where_there_is_that_role() -> None:
    own = own_cards_from("m.yaml", START + "multipliers: {ronin: {5: 1, 4: 3}, ninja: {5: 4}}\n")
    deals = chanbara.new_game("sword", players=5, own=own, seed=1).table.catalog.deals
    multipliers = {role.value: table for role, table in deals.multipliers.items()}
    assert multipliers["ronin"] == {5: 1, 6: 3, 7: 3}
    assert multipliers["ninja"][5] == 4


def test_a_file_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "long.yaml"
    path.write_text("#" * 40_000, encoding="utf-8")
    with pytest.raises(ValueError, match=r"^long\.yaml: a file of cards has up to 32768 bytes"):
        load_own_cards(path)


def test_an_error_names_file_line_and_place(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(START.replace("wound: 1", "wond: 1"), encoding="utf-8")
    with pytest.raises(
        ValueError, match=r"^bad.yaml, line 11: cards, ambush, play, otherwise: an effect names a part"
    ):
        load_own_cards(path)


def test_a_key_that_looks_like_code_is_only_text(tmp_path: Path) -> None:
    ran = tmp_path / "ran"
    path = tmp_path / "code.yaml"
    text = f"__import__('pathlib').Path({str(ran)!r}).touch()"
    path.write_text(
        START.replace("reach: 3,", f'reach: 3, name: "{text[:40]}",') + "# !!python/object\n",
        encoding="utf-8",
    )
    load_own_cards(path, "code")
    assert not ran.exists()
