"""Text players: the socket sends the same prompt as the function, and a model plays by it."""

import contextlib
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

import chanbara
from chanbara.research.text import prompt
from tests.docs.markdown import blocks, read, section
from tests.server.kit import PATIENCE, Running
from tests.server.test_stranger import fetch, host, new_table, printed_record

READER = next(
    block.text
    for block in blocks(section(read("docs/text-protocol.md"), "Over the socket"))
    if block.language == "python"
)
MODEL = """
import re, sys
text = sys.stdin.read()
options = re.findall(r"^([0-9]+): ", text, re.MULTILINE)
assert text.startswith("# Samurai Sword"), text[:100]
print(f"There are {len(options)} options.\\n\\n**choose {options[len(text) % len(options)]}**")
"""
"""A stand-in for a language model: it reads the prompt, says something, and chooses."""


@contextlib.contextmanager
def reading(server: Running, seated: dict[str, Any], text: str | None) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{seated['code']}/socket"
    with connect(address, max_size=None, open_timeout=PATIENCE) as connection:
        hello = {"type": "hello", "token": seated["token"], "text": text}
        connection.send(json.dumps(hello))
        connection.send(json.dumps({"type": "ready", "salt": "plum"}))
        yield connection


def heard(connection: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] in kinds:
            return message


def play_alone(server: Running, game: dict[str, Any], text: str | None) -> tuple[dict[int, str | None], str]:
    """Play one seat at random against bots; return the text of each decision of that seat, and the record."""
    seated = new_table(server.url, **game)
    chance, texts = random.Random(3), {}
    with reading(server, seated, text) as connection:
        for seat in range(1, game.get("players", 1)):
            connection.send(json.dumps({"type": "replace", "seat": seat, "bot": "random"}))
        connection.send(json.dumps({"type": "start"}))
        while (message := heard(connection, "sword", "duel", "over"))["type"] != "over":
            decision = message["view"]["decision"]
            if decision is None or not decision["options"]:
                assert message["text"] is None
                continue
            texts[decision["number"]] = message["text"]
            option = chance.randrange(len(decision["options"]))
            choice = {"type": "choose", "decision": decision["number"], "option": option}
            connection.send(json.dumps(choice))
    return texts, message["record"]


def prompts(record: str, seat: int, language: str) -> dict[int, str]:
    """The prompts of a seat in a recorded game, made here."""
    whole = chanbara.replay(record)
    game = chanbara.replay(record, upto=0)
    found, told = {}, 0
    for number, chooser, text in whole.choices:
        if chooser == seat:
            view = chanbara.observe(game, seat)
            found[number] = prompt(view, chanbara.seen(game, seat, since=told), language)
            told = len(game.events)
        game.apply(text)
    return found


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ({"game": "sword", "players": 4, "rising_sun": True}, "de"),
        ({"game": "duel", "opponent": "shiro", "modules": ["bushido", "gisei"]}, "it"),
    ],
    ids=["sword", "duel"],
)
def test_the_socket_says_what_the_function_says(server: Running, game: dict[str, Any], language: str) -> None:
    texts, record = play_alone(server, game, language)
    assert len(texts) > 10
    assert texts == prompts(record, 0, language)


def test_who_does_not_read_gets_no_text(server: Running) -> None:
    texts, _ = play_alone(server, {"game": "duel", "opponent": "arima"}, None)
    assert set(texts.values()) == {None}


def test_who_comes_back_after_a_restart_reads_the_same(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite"
    with Running(database) as first:
        seated = new_table(first.url, game="duel", opponent="arima")
        with reading(first, seated, "en") as connection:
            connection.send(json.dumps({"type": "start"}))
            for _ in range(5):
                before = heard(connection, "duel")
                number = before["view"]["decision"]["number"]
                connection.send(json.dumps({"type": "choose", "decision": number, "option": 0}))
            before = heard(connection, "duel")
    with Running(database) as second, reading(second, seated, "en") as connection:
        after = heard(connection, "duel")
    assert "Since your last decision" in before["text"]
    assert after["text"] == before["text"]


def test_a_model_behind_a_command_plays_a_whole_game(server: Running, tmp_path: Path) -> None:
    seated = new_table(server.url, game="sword", players=3)
    (tmp_path / "reader.py").write_text(READER, encoding="utf-8")
    (tmp_path / "model.py").write_text(MODEL, encoding="utf-8")
    link = f"{server.url}/t/{seated['code']}"
    model = [sys.executable, "-S", "model.py"]
    command = [sys.executable, "reader.py", link]
    with contextlib.ExitStack() as open_:
        readers = [
            open_.enter_context(
                subprocess.Popen(
                    [*command, name, *model],
                    cwd=tmp_path,
                    env={},
                    text=True,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                )
            )
            for name in ("Musashi", "Kojiro")
        ]
        for reader in readers:
            open_.callback(reader.kill)
        over = host(server.url, seated)
        for reader in readers:
            record, trouble = printed_record(reader)
            assert (record, trouble) == (over["record"], "")
    assert fetch(f"{server.url}/api/tables/{seated['code']}/record").decode() == over["record"]
    answers = expected(over["record"])
    assert len(answers) > 20
    assert all(text == choice for text, choice in answers)


def expected(record: str) -> list[tuple[str, str]]:
    """The model's choice, and the actual one, at each decision of the two text seats."""
    game = chanbara.replay(record, upto=0)
    told, found = [0, 0, 0], []
    for _, seat, choice in chanbara.replay(record).choices:
        decision = game.decision
        assert decision is not None
        text = prompt(chanbara.observe(game, seat), chanbara.seen(game, seat, since=told[seat]))
        told[seat] = len(game.events)
        if seat:
            found.append((decision.texts()[len(text) % len(decision.options)], choice))
        game.apply(choice)
    return found
