"""Every refusal has a sentence in each language, and is answered in the language of whoever asks."""

import ast
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from websockets.sync.client import connect

import chanbara.server
from chanbara.locales import LANGUAGES, speech
from chanbara.server.wire.refusal import preferred_language
from chanbara.server.wire.schema import REFUSALS
from tests.server.kit import Running

SWORD = {"game": "sword", "players": 3}
PREFIX = "refused-"


class Variables(Visitor):
    """Collects what a sentence has to be given."""

    def __init__(self, node: fluent.BaseNode) -> None:
        self.found: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - Visitor's name
        self.found.add(node.id.name)


def sentences() -> dict[str, set[str]]:
    """Return what each sentence has to be given, by its name."""
    folder = files("chanbara.locales") / "en"
    said = ("server.ftl", "review.ftl", "evening.ftl", "club.ftl", "push.ftl")
    text = "\n".join((folder / name).read_text(encoding="utf-8") for name in said)
    found = [one for one in parse(text).body if isinstance(one, fluent.Message)]
    return {
        one.id.name.removeprefix(PREFIX): Variables(one).found
        for one in found
        if one.id.name.startswith(PREFIX)
    }


def refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Yield code, sentence and parameters of every refusal in the source of the server."""
    package = Path(chanbara.server.__file__).parents[1]
    for source in (
        *package.glob("server/**/*.py"),
        *package.glob("*/served/**/*.py"),
        *package.glob("*/book/*.py"),
    ):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                code, *named = (_words(one) for one in node.args)
                given = {str(one.arg) for one in node.keywords}
                for why in named[0] if named else [code[0].replace("_", "-")]:
                    yield code[0], why, given
            elif isinstance(node, ast.Call) and (why := _said(node)):
                yield "impossible", why, {str(one.arg) for one in node.keywords}


def _said(node: ast.Call) -> str:
    """Return the sentence that a refusal of a kind of its own says outright."""
    first = node.args[0] if node.args else None
    is_saying = isinstance(node.func, ast.Attribute) and node.func.attr == "say"
    told = str(first.value) if is_saying and isinstance(first, ast.Constant) else ""
    return told.removeprefix(PREFIX) if told.startswith(PREFIX) else ""


def _words(node: ast.expr) -> list[str]:
    """Return the word at that position, or both of two alternatives."""
    if isinstance(node, ast.IfExp):
        return [*_words(node.body), *_words(node.orelse)]
    assert isinstance(node, ast.Constant)
    return [str(node.value)]


def test_every_refusal_has_its_sentence_and_gives_it_what_it_needs() -> None:
    known, said = sentences(), list(refusals())
    assert {code for code, _, _ in said} == REFUSALS.keys()
    assert {why for _, why, _ in said} == known.keys()
    assert [(why, given) for _, why, given in said if given != known[why]] == []


def test_every_code_has_a_sentence_of_its_own_in_every_language() -> None:
    for language in LANGUAGES:
        for code in REFUSALS:
            assert speech(language).knows(PREFIX + code.replace("_", "-")), (language, code)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("", "en"),
        ("de", "de"),
        ("it-CH, de;q=0.9, en;q=0.8", "it"),
        ("fr, en;q=0.3, DE-at;q=0.7", "de"),
        ("fr", "en"),
        ("de;q=0, it;q=0.1", "it"),
        ("de;q=nan, it;q=7, en;q=x", "en"),
        (",;q=,;;=", "en"),
    ],
)
def test_the_language_that_is_liked_best(wanted: str, found: str) -> None:
    assert preferred_language(wanted) == found


@pytest.mark.parametrize(
    ("language", "stale", "malformed", "unknown"),
    [
        (
            "en",
            "Decision 0 is not open; the open one is 1.",
            "The server does not understand",
            "This token does not match any seat at this table.",
        ),
        ("de", "Entscheidung 0 ist nicht offen; 1 ist es.", "Das versteht", "Dieser Schlüssel öffnet keinen"),
        ("it", "La decisione 0 non è aperta; lo è la 1.", "Il server non", "Questa chiave non apre nessun"),
    ],
)
def test_the_socket_answers_in_the_language_of_hello(
    server: Running, language: str, stale: str, malformed: str, unknown: str
) -> None:
    seated = server.open_table({"game": "duel"})
    client = server.client(seated["code"], seated["token"], language=language)
    client.say("ready")
    client.say("start")
    client.wait("duel")
    client.say("choose", decision=0, option=0)
    found = client.wait("refused")
    assert (found["code"], found["message"]) == ("stale", stale)
    client.socket.send("{")
    assert client.wait("refused")["message"].startswith(malformed)
    client.close()
    stranger = server.client(seated["code"], "x" * 32, language=language)
    assert stranger.wait("refused")["message"].startswith(unknown)
    stranger.close()


def test_before_hello_the_browser_says_which_language(server: Running) -> None:
    code = server.open_table(SWORD)["code"]
    place = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    with connect(place, additional_headers={"Accept-Language": "it"}) as socket:
        socket.send('{"type":"ping"}')
        assert "Prima saluta." in str(socket.recv())


def test_routes_answer_in_the_language_of_the_browser(server: Running) -> None:
    said = [server.ask("/api/tables/AAAAAA", **{"Accept-Language": one})[1] for one in ("de-DE", "it", "ja")]
    assert {one["code"] for one in said} == {"unknown_table"}
    words = ["Diesen Tisch gibt es nicht.", "Questo tavolo non esiste.", "There is no such table."]
    assert [one["message"] for one in said] == words


def test_a_refusal_does_not_repeat_a_long_text_of_a_stranger(server: Running) -> None:
    status, problem = server.ask("/api/players", b'{"' + b"a" * 60_000 + b'":1}')
    assert (status, problem["code"]) == (400, "malformed")
    assert len(problem["message"]) < 700
