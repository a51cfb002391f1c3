"""Suspects and hints: the deduction aid at the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chanbara.compiled.warm_up import InBackground
from tests.cli.terminal import run


def played(*typed: str, lang: str = "en", players: int = 5, extra: tuple[str, ...] = ()) -> str:
    """What is printed when these are typed; then the player leaves."""
    lines = "\n".join([*typed, "quit", ""])
    command = ("play", "--players", str(players), "--seed", "3", "--seat", "0", "--lang", lang)
    result = run(*command, *extra, typed=lines)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("lang", "title", "none"),
    [
        ("en", "Suspects", "Nobody has done anything revealing yet"),
        ("de", "Verdacht", "Noch hat niemand etwas Verräterisches getan"),
        ("it", "Sospetti", "Nessuno ha ancora fatto"),
    ],
)
def test_before_the_first_deed_roles_are_as_likely_as_they_were_dealt(
    lang: str, title: str, none: str
) -> None:
    told = played("suspects", lang=lang)
    assert title in told
    assert none in told
    assert re.search(r"Tomoe +█+░+ +33\s?% +█+░+ +33\s?%", told)


def test_later_it_tells_what_speaks_for_it_and_how_far_to_trust_it() -> None:
    told = played(*["1"] * 18, "suspects").rpartition("Suspects")[2]
    assert "Evidence" in told
    assert re.search(r"(Samurai|Ninja|Ronin) ×\d", told)
    assert re.search(r"when it says \d+%, it is right \d+% of the time", told)


def test_a_deed_that_says_hardly_anything_is_no_clue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chanbara.sword.terminal.suspects.CLEAR", 1000.0)
    told = played(*["1"] * 18, "suspects").rpartition("Suspects")[2]
    assert "Evidence" not in told
    assert "Nobody has done anything revealing yet" in told


def test_a_hint_tells_how_the_best_options_fare() -> None:
    told = played("hint").rpartition("played out in")[2]
    assert re.search(r"\d+% to win", told)


def test_where_cards_are_not_printed_nothing_is_deduced(tmp_path: Path) -> None:
    house = tmp_path / "house.yaml"
    house.write_text("values:\n  katana: {wounds: 5}\n", encoding="utf-8")
    told = played("suspects", "hint", extra=("--house", str(house)))
    assert told.count("Deduction is not available") == 2


@pytest.mark.parametrize(
    ("lang", "later"),
    [("en", "Try again in a minute"), ("de", "versuch es in einer Minute"), ("it", "riprova tra un minuto")],
)
def test_until_everything_is_compiled_it_is_put_off_and_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, lang: str, later: str
) -> None:
    begun: list[str] = []
    monkeypatch.setattr("chanbara.sword.terminal.suspects.is_compiled", lambda _: False)
    monkeypatch.setattr(InBackground, "start", lambda _: begun.append("compiling"))
    told = played("suspects", "hint", lang=lang, extra=("--bots", "random"))
    assert told.count(later) == 2
    assert begun, "though no bot at this table needs it"
