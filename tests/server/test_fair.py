"""The fair deal: committed before anyone is ready, mixed from all salts, proved by the record."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import chanbara
from chanbara.cli import app
from chanbara.record.log import read
from chanbara.server.table import fair
from chanbara.server.table.fair import new_secret
from tests.server.kit import Running
from tests.server.party import party

SWORD = {"game": "sword", "players": 3}


def by_the_book(key: str, salts: list[str]) -> str:
    """Make the key of a game as docs/protocol.md describes it, in other words than the server."""
    text = b"chanbara deal 1" + bytes.fromhex(key)
    for salt in salts:
        text += len(salt.encode()).to_bytes(4, "big") + salt.encode()
    return sha256(text).hexdigest()


@pytest.mark.parametrize("game", [SWORD, {"game": "duel", "opponent": "arima"}], ids=["sword", "duel"])
def test_what_was_committed_to_is_what_was_dealt(
    server: Running, game: dict[str, Any], tmp_path: Path
) -> None:
    """The hash is shown before anyone is ready; record and message prove the deal."""
    with party(server, game, people=1) as table:
        shown = server.ask(f"/api/tables/{table.code}")[1]["commitment"]
        table.host.wait("table")
        assert table.host.table["commitment"] == shown
        assert len(shown) == 64
        table.start()
        said = json.dumps(table.host.client.heard)
        table.host.say("end")
        over = table.host.wait("over")
        key, salts = over["fair"]["key"], over["fair"]["salts"]
        assert key not in said, "the key was told too early"
        assert salts[0] == "salt of 0"
        header = read(over["record"]).header
        assert over["fair"]["commitment"] == header["commitment"] == shown
        assert sha256(bytes.fromhex(key)).hexdigest() == shown
        assert header["server-key"] == key
        assert json.loads(header["salts"]) == salts
        assert header["key"] == by_the_book(key, salts) == fair.game_key(key, salts).hex()
        assert fair.flaw(shown, key, salts, header["key"]) is None
        assert chanbara.replay(over["record"]).start.header()[0] == ("chanbara", "1")
        file = tmp_path / "game.rec"
        file.write_text(over["record"], encoding="utf-8")
        verified = CliRunner().invoke(app, ["replay", "--verify", str(file)])
        assert (verified.exit_code, "The deal is fair" in verified.output) == (0, True)
        file.write_text(over["record"].replace("salt of 0", "salt of 9"), encoding="utf-8")
        assert CliRunner().invoke(app, ["replay", "--verify", str(file)]).exit_code != 0


def test_a_deal_that_was_chosen_is_found_out() -> None:
    """Another key, another salt, another deal: each has its sentence."""
    key, salts = "ab" * 32, ["plum", "", "雨"]
    committed, dealt = fair.commitment(key), fair.game_key(key, salts).hex()
    assert fair.flaw(committed, key, salts, dealt) is None
    other_key = "the key is not the one that the server had committed to"
    other_deal = "the game was not dealt from the server's key and the players' salts"
    assert fair.flaw(committed, "cd" * 32, salts, dealt) == other_key
    assert fair.flaw(committed, key, ["plum", "", ""], dealt) == other_deal
    assert fair.flaw(committed, key, ["plu", "m", "雨"], dealt) == other_deal
    assert fair.flaw(committed, key, salts, "00" * 32) == other_deal


def test_every_table_has_a_key_of_its_own(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables of the same people commit to different keys."""
    monkeypatch.setattr(fair, "new_secret", new_secret)
    seen = {server.ask(f"/api/tables/{server.open_table(SWORD)['code']}")[1]["commitment"] for _ in range(5)}
    assert len(seen) == 5


def test_salt_changes_the_deal(server: Running) -> None:
    """The same key with another salt is another game: it is unpredictable without all of them."""
    key = fair.new_secret()
    games = {fair.game_key(key, [salt, "", ""]) for salt in ("", "a", "b")}
    assert len(games) == 3
    with party(server, SWORD, people=1) as table:
        table.host.say("ready", salt="x" * 65)
        assert table.host.wait("refused")["code"] == "malformed"
