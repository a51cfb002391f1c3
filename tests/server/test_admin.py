"""`chanbara admin`, every command against a server in a process of its own."""

import json
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from checks.server.server_process import COMMAND, Process, ask
from tests.cli.terminal import mistake, run
from tests.server.kit import PATIENCE, Client, until
from tests.server.party import Player

SWORD = {"game": "sword", "players": 3}
TOKEN = "0123456789abcdefghijklmnop"


class Served:
    """A server process, its database, and an operator on the same machine."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/tables.sqlite"
        self.file = folder / "tables.sqlite.admin"
        settings = folder / "settings.toml"
        (folder / "token").write_text(f"{TOKEN}\n")
        settings.write_text(f'database = "{self.database}"\nadmin_token_file = "{folder}/token"\n')
        self.settings = settings
        self.token = folder / "token"
        self.process = Process(["-c", COMMAND, "serve", "--settings", str(settings)], folder)

    def admin(self, *words: str) -> str:
        """Run a command; return what it prints."""
        result = run("admin", "--database", self.database, "--as", "Ope", *words)
        assert result.exit_code == 0, result.output
        return result.stdout

    def json(self, *words: str) -> Any:  # noqa: ANN401 - a body of the server
        """Run a command; return what it prints as JSON."""
        return json.loads(self.admin(*words, "--json"))

    def ask(self, path: str, body: Any, token: str = "") -> Any:  # noqa: ANN401 - the same
        """Ask the server as a player, who may have a claimed name."""
        return ask(self.process.url + path, body, token=token)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = Served(tmp_path_factory.mktemp("admin"))
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [*found.process._command]
    with found.process.log.open("ab") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    until(lambda: b"Chanbara is served" in found.process.log.read_bytes(), "the server did not start")
    yield found
    server.terminate()
    server.wait(PATIENCE)
    assert not found.file.exists(), "the file goes with the server"


@pytest.fixture(scope="module")
def quarrel(served: Served) -> Iterator[tuple[Player, Player]]:
    """Two players at a table: one says something, the other reports it."""
    options = {"game": SWORD, "bots": [None, None, "novice"]}
    host = served.ask("/api/tables", {"name": "Ann", "options": options})
    guest = served.ask(f"/api/tables/{host['code']}/seats", {"name": "Loud"})
    ann, loud = (Player(Client(served.process.url, host["code"], one["token"]), one) for one in (host, guest))
    loud.say("say", text="nasty \x1b[31mwords")
    line = ann.wait("said")["number"]
    ann.say("report", line=line, category="insult", words="three times now")
    ann.wait("reported")
    yield ann, loud
    ann.close()
    loud.close()


def test_the_file_is_for_the_servers_user_alone(served: Served) -> None:
    assert stat.S_IMODE(served.file.stat().st_mode) == 0o600


def test_a_report_is_listed_shown_and_closed(served: Served, quarrel: tuple[Player, Player]) -> None:
    listed = served.admin("reports")
    for words in ("insult", "Loud (seat 1)", "nasty", "1 open"):
        assert words in listed
    shown = served.admin("reports", "1")
    assert "> Loud: nasty �[31mwords" in shown, "text of strangers does not steer the terminal"
    assert "The reporter adds: three times now" in shown
    assert "reported by seat 0" in shown
    assert "\x1b[31m" not in shown
    found = served.json("reports", "1")
    assert (found["text"], found["open"]) == ("nasty \x1b[31mwords", True)
    assert served.admin("close-report", "1", "--note", "warned") == "Report 1 is closed.\n"
    assert served.admin("reports") == "No reports.\n"
    assert [one["note"] for one in served.json("reports", "--all")["reports"]] == ["warned"]
    assert "Note: warned" in served.admin("reports", "1")


def test_a_name_an_address_a_report_and_a_seat_are_banned_and_unbanned(
    served: Served, quarrel: tuple[Player, Player]
) -> None:
    served.ask("/api/players", {"name": "Villain"})
    shown = served.admin("ban", "Villain", "--for", "12h", "--reason", "spoils games", "--public")
    assert "player" in shown
    assert "spoils games (public)" in shown
    assert "Nobody has claimed this name" in served.admin("ban", "Nobody", "--for", "30m")
    served.admin("ban", "--address", "2001:db8::1", "--for", "4w")
    made = served.json("ban", "--report", "1")["bans"]
    assert [one["kind"] for one in made] == ["seat"], "the address is this machine's, and is not banned"
    _, loud = quarrel
    assert loud.wait("bye")["reason"] == "banned"
    found = served.json("bans")["bans"]
    assert [(one["kind"], one["whom"]) for one in found] == [
        ("player", "Villain"),
        ("name", "Nobody"),
        ("network", "2001:db8::/64"),
        ("seat", f"{loud.seated and loud.seated['code']}/1"),
    ]
    assert [round(one["until"] - one["made"]) for one in found] == [43_200, 1_800, 2_419_200, 604_800]
    shown = served.admin("bans")
    assert all(one["whom"][:10] in shown for one in found)
    for one in found:
        assert served.admin("unban", str(one["number"])).startswith(f"Ban {one['number']} of ")
    assert served.admin("bans") == "No bans.\n"
    (muted,) = served.json("mute", "--address", "203.0.113.0/24")["bans"]
    assert (muted["chat_only"], round(muted["until"] - muted["made"])) == (True, 86_400)
    served.admin("unban", str(muted["number"]))


def test_a_name_is_removed_and_a_table_closed(served: Served, quarrel: tuple[Player, Player]) -> None:
    ann, _ = quarrel
    code = ann.seated and ann.seated["code"]
    assert served.admin("remove-name", "--seat", f"{code}/0") == f"Removed: Ann at {code}/0.\n"
    served.ask("/api/players", {"name": "Rude"})
    assert served.json("remove-name", "rude")["about"].startswith("Rude, now Player ")
    token = served.ask("/api/players", {"name": "Club Founder"})["token"]
    made = served.ask("/api/clubs", {"name": "Rude Club"}, token)["inside"]
    removed = served.admin("remove-club", made["invite"].lower(), "--reason", "rude")
    assert removed == f"Removed: Rude Club, club {made['code']}.\n"
    closed = served.admin("close-table", str(code).lower(), "--reason", "too loud")
    assert closed == f"Table {code} is closed.\n"
    assert ann.wait("bye")["message"].endswith("Reason: too loud")


def test_every_act_is_in_the_audit_and_no_address(served: Served) -> None:
    before = served.json("audit")["entries"]
    (ban,) = served.json("ban", "--address", "2001:db8::1", "--reason", "insults")["bans"]
    (muted,) = served.json("mute", "--address", "203.0.113.0/24")["bans"]
    served.admin("unban", str(ban["number"]), "--reason", "sorry")
    served.admin("unban", str(muted["number"]))
    entries = served.json("audit")["entries"]
    assert entries[4:] == before, "entries are only added"
    assert [(one["act"], one["about"], one["reason"], one["by"]) for one in entries[:4]] == [
        ("unban", f"ban {muted['number']}", "", "Ope"),
        ("unban", f"ban {ban['number']}", "sorry", "Ope"),
        ("mute", "an address", "", "Ope"),
        ("ban", "an address", "insults", "Ope"),
    ]
    assert [one["number"] for one in entries] == list(range(len(entries), 0, -1))
    shown = served.admin("audit")
    assert "an address" in shown
    for text in (shown, json.dumps(entries)):
        assert "2001:db8" not in text
        assert "203.0.113" not in text


def test_the_server_is_found_by_settings_and_from_elsewhere(served: Served) -> None:
    found = run("admin", "--settings", str(served.settings), "bans")
    assert (found.exit_code, found.stdout) == (0, "No bans.\n")
    found = run("admin", "--url", served.process.url, "--token-file", str(served.token), "bans")
    assert (found.exit_code, found.stdout) == (0, "No bans.\n")


def test_what_is_wrong_is_one_sentence(served: Served, tmp_path: Path) -> None:
    here = ["admin", "--database", served.database]
    (tmp_path / "wrong").write_text("guess")
    by_url = ["admin", "--url", served.process.url]
    for words, said in (
        ([*here, "ban", "Ann", "--for", "soon"], "'soon' is no time; write 30m, 12h, 7d or 4w"),
        ([*here, "ban"], "Choose exactly one: a name, an address, a report or a seat."),
        ([*here, "ban", "--address", "127.0.0.1"], "127.0.0.1/32 contains this machine or its reverse proxy"),
        ([*here, "ban", "--seat", "7"], "'7' is no seat; write CODE/SEAT, such as ABC234/2"),
        ([*here, "unban", "99"], "There is no ban 99."),
        ([*here, "reports", "99"], "There is no report 99."),
        ([*here, "close-table", "AAAAAA"], "There is no such table."),
        ([*here, "close-table", "../x"], "'../x' is no code of a table"),
        ([*here, "remove-club", "AAAAAA"], "There is no club behind this link."),
        ([*here, "remove-name", "Nobody"], "Nobody has claimed the name “Nobody”."),
        ([*by_url, "--token-file", str(tmp_path / "wrong"), "bans"], "This is not the token of an operator"),
        ([*by_url, "bans"], "--url needs --token-file"),
        (
            ["admin", "--url", "http://example.org", "--token-file", str(served.token), "bans"],
            "--url must begin",
        ),
        (
            ["admin", "--url", "http://127.0.0.1:1", "--token-file", str(served.token), "bans"],
            "no server answers",
        ),
        (["admin", "--database", f"sqlite:///{tmp_path}/none", "bans"], "no server has left "),
        (["admin", "--database", "nonsense", "bans"], "a database is sqlite:///path/to/file or"),
    ):
        assert mistake(*words).startswith(said), words


def test_a_second_program_never_opens_the_database(served: Served) -> None:
    """The command talks to the server: the lock stays with it."""
    second = [sys.executable, "-c", COMMAND, "serve", "--database", served.database]
    done = subprocess.run(second, capture_output=True, text=True, timeout=PATIENCE, check=True)
    assert done.stdout.startswith("The game is already running: ")
    assert served.admin("bans") == "No bans.\n"
