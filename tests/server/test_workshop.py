"""The workshop's routes: what can be written, and what is said of a file of cards, right or wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chanbara.locales import LANGUAGES
from chanbara.server.settings import Settings
from chanbara.sword.own_cards import digest_of
from chanbara.sword.parts.vocabulary import MAX_BYTES, PARTS
from chanbara.sword.served.workshop.examples import ORDER, example_text
from tests.server.kit import Running

WINTER = """format: 1
title: {en: Winter, de: Wintermond, it: Inverno}
cards:
  ambush:
    type: action
    symbol: koi
    copies: 3
    name: {en: Ambush, de: Hinterhalt, it: Agguato}
    play: [{demand: parry, of: neighbors, otherwise: [{wound: 1}]}]
  sasumata: {type: weapon, symbol: fuji, copies: 2, reach: 3, wounds: 2, name: Sasumata}
characters:
  yuki: {name: Yuki, resilience: 6, when: [{moment: hit, do: [{draw: 1}]}]}
"""


def checked(server: Running, **draft: Any) -> dict[str, Any]:  # noqa: ANN401 - a text or a form
    """Have a file checked."""
    status, found = server.ask("/api/workshop/check", draft)
    assert status == 200, found
    answer: dict[str, Any] = found
    return answer


def test_the_page_is_told_what_can_be_written(server: Running) -> None:
    status, found = server.ask("/api/workshop")
    assert status == 200
    vocabulary = found["vocabulary"]
    assert [one["name"] for one in vocabulary["parts"]] == [one.name for one in PARTS]
    draw = vocabulary["parts"][0]
    assert (draw["name"], draw["value"]["value"], draw["who"][0]) == ("draw", "amount", "me")
    assert "parry" in vocabulary["printed"]["base"]
    assert "zen" in vocabulary["printed"]["rising_sun"]
    assert [one["name"] for one in found["examples"]] == list(ORDER)


@pytest.mark.parametrize("name", ORDER)
def test_examples_are_right_in_every_language(server: Running, name: str) -> None:
    form = checked(server, text=example_text(name))
    assert form["problems"] == []
    assert sorted(form["titles"]) == sorted(LANGUAGES)
    assert form["entries"]
    assert not [one for one in form["warnings"] if one["kind"] == "language"]


def test_a_file_is_shown_as_what_it_defines(server: Running) -> None:
    form = checked(server, text=WINTER)
    assert (form["problems"], form["digest"]) == ([], digest_of(WINTER))
    assert form["titles"]["de"] == "Wintermond"
    ambush, sasumata, yuki = form["entries"]
    assert (ambush["key"], ambush["names"]["it"]) == ("ambush", "Agguato")
    assert (ambush["card"]["kind"], ambush["card"]["suit"], ambush["card"]["copies"]) == ("action", "koi", 3)
    assert (sasumata["card"]["reach"], sasumata["card"]["wounds"]) == (3, 2)
    assert (yuki["card"], yuki["character"]["resilience"]) == (None, 6)


def test_form_and_text_follow_each_other(server: Running) -> None:
    file = checked(server, text=WINTER)["file"]
    file["cards"]["ambush"]["copies"] = 4
    file["multipliers"] = {"ronin": {"5": 2}}
    again = checked(server, file=file)
    assert again["problems"] == []
    assert "copies: 4" in again["text"]
    assert "{5: 2}" in again["text"]
    assert checked(server, text=again["text"])["file"] == file


def test_nothing_is_wrong_with_a_file_that_is_not_begun(server: Running) -> None:
    form = checked(server)
    assert (form["problems"], form["entries"], form["file"]) == ([], [], None)


@pytest.mark.parametrize(
    ("old", "new", "line", "path", "reason"),
    [
        ("symbol: koi", "symbol: kio", 6, "cards ambush symbol", "did you mean koi?"),
        ("copies: 3", "copies: 30", 7, "cards ambush copies", "from 1 to 20, not '30'"),
        ("copies: 3", "copys: 3", 7, "cards ambush", "did you mean copies?"),
        ("demand: parry", "demand: money", 9, "cards ambush play demand", "parry or weapon"),
        ("wound: 1", "wound: 0", 9, "cards ambush play otherwise wound", "from 1 to 9"),
        ("reach: 3, ", "", 10, "cards sasumata", "needs reach"),
        ("resilience: 6", "resilience: x", 12, "characters yuki resilience", "not 'x'"),
        ("moment: hit", "moment: never", 12, "characters yuki when moment", "not 'never'"),
        ("format: 1", "format: 2", 1, "format", "format is 1"),
        ("format: 1\n", "", 1, "", "says format: 1"),
        ("title: {en: Winter", "title: {en: [", 2, "", "not YAML"),
        ("  yuki:", "  Yuki!:", 12, "characters", "is no key"),
        ("koi", "*koi", 6, "", "alias"),
        ("koi", "!!python/object:os.system koi", 6, "", ""),
        ("copies: 3", "copies: 3\n    copies: 4", 8, "cards ambush", "written twice"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(
    server: Running, old: str, new: str, line: int, path: str, reason: str
) -> None:
    assert old in WINTER
    form = checked(server, text=WINTER.replace(old, new, 1))
    [problem] = form["problems"]
    assert (problem["line"], " ".join(problem["path"])) == (line, path)
    assert reason in problem["message"]
    assert form["entries"] == []


def test_every_entry_that_is_wrong_is_named(server: Running) -> None:
    text = WINTER.replace("koi", "kio").replace("reach: 3", "reach: 30").replace("hit", "hut")
    problems = checked(server, text=text)["problems"]
    assert [one["line"] for one in problems] == [6, 10, 12]


@pytest.mark.parametrize("sign", ["[", "{", "- ", "? ", "[{", "a: {"])
def test_thousands_of_brackets_are_refused_at_once(server: Running, sign: str) -> None:
    [problem] = checked(server, text=sign * (MAX_BYTES // len(sign)))["problems"]
    assert problem["message"]


def test_a_text_is_bounded(server: Running) -> None:
    status, problem = server.ask("/api/workshop/check", {"text": "#" * (MAX_BYTES + 1)})
    assert (status, problem["code"]) == (400, "malformed")
    body = msgspec.json.encode({"text": "#" + "é" * (MAX_BYTES // 2)})
    [found] = server.ask("/api/workshop/check", body)[1]["problems"]
    assert f"up to {MAX_BYTES} bytes" in found["message"]
    status, problem = server.ask("/api/workshop/check", {"file": {"title": "x" * MAX_BYTES}})
    assert (status, problem["code"]) == (400, "impossible")


@pytest.mark.parametrize("body", [b"{", b'{"text": 5}', b'{"file": []}', b'{"file": {}, "more": 1}', b"\xff"])
def test_anything_else_is_no_draft(server: Running, body: bytes) -> None:
    status, problem = server.ask("/api/workshop/check", body)
    assert (status, problem["code"]) == (400, "malformed")


def test_a_deep_form_is_refused(server: Running) -> None:
    deep = b'{"file": ' + b'{"a": ' * 900 + b"1" + b"}" * 901
    status, problem = server.ask("/api/workshop/check", deep)
    assert (status, problem["code"]) == (400, "malformed") or problem["problems"]


def test_what_should_be_known_is_said(server: Running) -> None:
    text = WINTER.replace("de: Hinterhalt, ", "").replace("copies: 3", "copies: 20")
    text += "multipliers: {ronin: {5: 2}}\n"
    warnings = {one["kind"]: one for one in checked(server, text=text)["warnings"]}
    assert warnings["language"]["entry"] == "ambush"
    assert (warnings["deck"]["usual"], warnings["deck"]["count"]) == (90, 112)
    assert "multipliers" in warnings
    assert checked(server, text=WINTER)["warnings"] == [], "bots know what its parts do"
    unknown = (
        "format: 1\ncards:\n  hill: {type: property, symbol: koi, copies: 2, changes: {difficulty: -1}}\n"
    )
    kinds = [(one["kind"], one["entry"]) for one in checked(server, text=unknown)["warnings"]]
    assert kinds == [("likest", ""), ("reference", "hill")], "the flat core cannot play it"
    plain = "format: 1\ncards:\n  spear: {type: weapon, symbol: fuji, copies: 2, reach: 4, wounds: 2}\n"
    assert checked(server, text=plain)["warnings"] == [], "everything knows a plain weapon"


def test_drafts_are_limited_and_what_is_known_costs_nothing(tmp_path: Any) -> None:  # noqa: ANN401
    settings = msgspec.structs.replace(Settings(), tables_per_address=1, requests_at_once=10_000)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as server:
        for number in range(200):
            assert server.ask("/api/workshop/check", {"text": f"#{number}"})[0] == 200
        status, problem = server.ask("/api/workshop/check", {"text": "# one more"})
        assert (status, problem["code"]) == (429, "too_fast")
        assert server.ask("/api/workshop/check", {"text": "#199"})[0] == 200
