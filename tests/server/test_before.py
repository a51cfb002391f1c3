"""A database from before a rules change: affected games end with a message, all others continue.

`before/database.sql` was written by the last version without revisions, with the server's own tests: running
tables, games that are over, one that plays another's deal, a record, a duel and a campaign. `tables.json`
says which is which, and what was open. `before/duels.sql` was written likewise: duels that are played
otherwise now, a table with rulings, a game with its analysis, a campaign and a clan between two duels. That
version then played the running games to their end: `duels.json` says how, and the last line of each record.
"""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from chanbara.duel.rules.rulings import BEFORE
from chanbara.kernel.kind import KINDS
from chanbara.locales import LANGUAGES, speech
from chanbara.record.log import read, replay
from chanbara.server.stats.rebuild import rebuild
from chanbara.sword.changes import CHANGES
from tests.server.kit import Running
from tests.server.party import GENEROUS, Player
from tests.server.saga_kit import Fighter, play_on

FOLDER = Path(__file__).parent / "before"
KEPT: dict[str, dict[str, Any]] = json.loads((FOLDER / "tables.json").read_text(encoding="utf-8"))
DUELS: dict[str, dict[str, Any]] = json.loads((FOLDER / "duels.json").read_text(encoding="utf-8"))
CHANGED = "Lady Chacha now reveals two cards and compares them with each other, as her card says."
REFUSED = f"The rules have changed since this game was played, so it can no longer be shown. {CHANGED}"
TIMES = {
    "tables": ("created", "changed"),
    "entries": ("at",),
    "sagas": ("created", "changed"),
    "records": ("created",),
    "results": ("ended",),
    "players": ("created",),
}


def database(folder: Path, file: str = "database.sql") -> str:
    """Write a database of before, as old as if it had been left a minute ago: old tables are removed."""
    path = folder / "before.sqlite"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / file).read_text(encoding="utf-8"))
        (newest,) = connection.execute("select max(changed) from tables").fetchone()
        later = time.time() - 60 - newest
        for table, columns in TIMES.items():
            for column in columns:
                connection.execute(f"update {table} set {column} = {column} + ?", [later])  # noqa: S608 - our own names
        connection.commit()
    return f"sqlite:///{path}"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    return database(tmp_path_factory.mktemp("before"))


@pytest.fixture(scope="module")
def server(url: str) -> Iterator[Running]:
    with Running(url, GENEROUS) as running_server:
        yield running_server


@pytest.fixture(scope="module")
def dojo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the second database."""
    with Running(database(tmp_path_factory.mktemp("dojo"), "duels.sql"), GENEROUS) as running_server:
        yield running_server


def code_of(name: str) -> str:
    return str(KEPT[name].get("table") or KEPT[name]["code"])


def table_of(server: Running, name: str) -> dict[str, Any]:
    status, found = server.ask(f"/api/tables/{code_of(name)}")
    assert status == 200, found
    told: dict[str, Any] = found
    return told


def seated(server: Running, name: str, seat: int = 0) -> Player:
    """Come back to a seat of before, and hear what there is to be heard."""
    token = KEPT[name]["tokens"][seat]
    player = Player(server.client(code_of(name), token), {"seat": seat, "token": token})
    player.wait("welcome")
    player.wait("table")
    return player


# --- what goes on ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["running base", "running rising sun"])
def test_a_running_game_that_no_change_touches_goes_on_where_it_was(server: Running, name: str) -> None:
    kept = KEPT[name]
    players = [seated(server, name, seat) for seat in range(3)]
    for player in players:
        player.at(kept["version"])
        assert (player.table["status"], player.table["change"]) == ("running", None)
    asked = players[kept["asked"]]
    assert asked.decision is not None
    assert [option["text"] for option in asked.decision["options"]] == kept["options"]
    asked.choose(0)
    asked.at(kept["version"] + 1)
    for player in players:
        player.close()


def test_a_running_duel_goes_on_by_the_rules_it_began_with(server: Running) -> None:
    kept = KEPT["running duel"]
    player = seated(server, "running duel")
    player.at(kept["version"])
    assert player.table["status"] == "running"
    assert player.decision is not None
    assert [option["text"] for option in player.decision["options"]] == kept["options"]
    assert kept["open"].items() <= player.view["open"].items()
    play_on(player, "random")
    record = player.wait("over")["record"]
    assert replay(record).over
    player.close()


def test_a_campaign_goes_on_with_its_open_duel(server: Running) -> None:
    kept = KEPT["campaign"]
    fighter = Fighter(server, kept["code"], kept["token"])
    assert fighter.info()["table"] == kept["table"]
    player = fighter.sit()
    player.at(kept["version"])
    assert player.table["code"] == kept["table"]
    assert player.decision is not None
    assert [option["text"] for option in player.decision["options"]] == kept["options"]
    assert kept["open"].items() <= player.view["open"].items()
    play_on(player, "random")
    assert replay(player.wait("over")["record"]).over
    player.close()
    assert fighter.info()["table"] is None, "its end led the campaign on"


def test_a_clan_whose_duel_was_never_dealt_begins_it(server: Running) -> None:
    kept = KEPT["clan, waiting"]
    player = Fighter(server, kept["code"], kept["token"]).sit()
    assert player.table["code"] == kept["table"]
    play_on(player, "random", 3)
    player.close()


@pytest.mark.parametrize("name", ["waiting", "again, rising sun"])
def test_who_waited_for_a_game_plays_it_by_the_rules_of_now(server: Running, name: str) -> None:
    """Nothing was dealt yet, so Lady Chacha is played as her card says."""
    player = seated(server, name)
    assert player.table["status"] == "lobby"
    player.say("ready")
    player.say("start")
    player.at(0)
    player.say("end")
    record = player.wait("over")["record"]
    assert f"\nrevision {KINDS['sword'].revision}\n" in record
    player.close()


@pytest.mark.parametrize("name", [name for name, one in DUELS.items() if "then" in one])
def test_a_running_game_ends_as_the_version_that_dealt_it_ended_it(dojo: Running, name: str) -> None:
    """The same choices lead to the very same events, though the usual rules are others now."""
    kept = DUELS[name]
    code, tokens = kept["code"], kept["tokens"]
    players = [
        Player(dojo.client(code, token), {"seat": seat, "token": token}) for seat, token in enumerate(tokens)
    ]
    for player in players:
        player.wait("welcome")
        player.at(kept["version"])
    asked = players[kept.get("asked", 0)].decision
    assert asked is not None
    assert [option["text"] for option in asked["options"]] == kept["options"]
    if name.startswith("duel"):
        assert players[0].view["rulings"] == BEFORE.changed()
    for number, line in enumerate(kept["then"], kept["version"] + 1):
        seat, _, text = line.partition(" ")
        chooser = players[int(seat)]
        assert chooser.decision is not None
        chooser.choose([option["text"] for option in chooser.decision["options"]].index(text))
        for player in players:
            player.at(number)
    record = players[0].wait("over")["record"]
    assert record.splitlines()[-1] == kept["end"]
    assert replay(record).over
    for player in players:
        player.close()


@pytest.mark.parametrize("name", ["campaign", "clan"])
def test_a_saga_between_two_duels_goes_on_by_the_rules_it_began_with(dojo: Running, name: str) -> None:
    kept = DUELS[name]
    fighter = Fighter(dojo, kept["code"], kept["token"])
    info = fighter.info()
    assert info["rules"][0].startswith("The rules have changed since it began.")
    assert len(info["rules"]) == 1 + len(BEFORE.changed())
    before = len(info["fought"])
    for number in range(before + 1, before + 3):
        if info["status"] != "open":
            break
        game = replay(fighter.fight("solver"))
        assert game.table.book.rulings == BEFORE
        info = fighter.info()
        assert (len(info["fought"]), info["table"]) == (number, None), "its end led the saga on"


def test_the_analysis_of_a_game_of_before_is_there_as_ever(dojo: Running) -> None:
    kept = DUELS["over, reviewed"]
    status, found = dojo.ask(f"/api/reviews/{kept['code']}")
    assert (status, found["frames"], found["judged"]) == (200, kept["version"] + 1, True)
    status, lines = dojo.ask(f"/api/reviews/{kept['code']}/analysis")
    assert status == 200
    assert [json.loads(line)["line"] for line in (lines.splitlines()[0], lines.splitlines()[-1])] == [
        "began",
        "done",
    ]


# --- what a change touches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["running lady chacha", "played on"])
def test_a_running_game_that_a_change_touches_is_ended_and_says_why(server: Running, name: str) -> None:
    """It is void, so that it counts for nobody; no view is sent, and its record is unchanged."""
    player = seated(server, name)
    assert (player.table["status"], player.table["change"]) == ("void", "lady-chacha")
    record = player.wait("over")["record"]
    assert not [one for one in player.quiet() if one["type"] == "sword"]
    assert player.refused("choose", decision=12, option=0)[0] == "not_started"
    assert "\nrevision " not in record
    numbers = [number for number, _, _ in read(record).choices]
    assert numbers == list(range(1, len(numbers) + 1)), "as the version that made it reads them"
    assert len(record.partition("\n\n")[2].splitlines()) == choices_of(server, name)
    assert server.ask(f"/api/tables/{code_of(name)}/record") == (200, record)
    player.close()


def choices_of(server: Running, name: str) -> int:
    """How many choices there were, with those that another game made before."""
    made = sum(kind == "choice" for kind, _, _ in server.log_of(code_of(name)))
    return made + (KEPT[name]["version"] if name == "played on" else 0)


def test_a_table_that_waits_for_a_deal_of_before_is_ended_too(server: Running) -> None:
    found = table_of(server, "again, waiting")
    assert (found["status"], found["change"]) == ("void", "lady-chacha")
    assert server.ask(f"/api/tables/{code_of('again, waiting')}/record")[1]["code"] == "not_over"


def test_it_says_why_after_the_server_has_read_it_again(tmp_path: Path) -> None:
    url = database(tmp_path)
    for _ in range(2):
        with Running(url, GENEROUS) as once_more:
            found = table_of(once_more, "again, waiting")
            assert (found["status"], found["change"]) == ("void", "lady-chacha")


def test_an_ended_game_is_ended_for_good_and_can_be_played_once_more(url: str, server: Running) -> None:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        rows = dict(connection.execute("select code, status from tables").fetchall())
    assert rows[code_of("running lady chacha")] == rows[code_of("again, waiting")] == "void"
    *_, last = server.log_of(code_of("running lady chacha"))
    assert last == ("ended", 0, "lady-chacha")
    player = seated(server, "running lady chacha")
    player.say("rematch")
    while (code := player.wait("table")["table"]["next"]) is None:
        pass
    assert server.ask(f"/api/tables/{code}")[1]["change"] is None
    player.close()


@pytest.mark.parametrize("path", ["", "/frames", "/cards", "/groups", "/record", "/analysis"])
@pytest.mark.parametrize("name", ["over lady chacha", "running lady chacha", "record lady chacha"])
def test_a_game_that_a_change_touches_is_not_looked_back_at(server: Running, name: str, path: str) -> None:
    status, found = server.ask(f"/api/reviews/{code_of(name)}{path}")
    assert (status, found["code"], found["message"]) == (400, "impossible", REFUSED)


@pytest.mark.parametrize("what", ["again", "play-on"])
def test_its_deal_is_not_played_again(server: Running, what: str) -> None:
    body = {"name": "Aki"} if what == "again" else {"name": "Aki", "frame": 0, "seat": 0}
    for name in ("over lady chacha", "record lady chacha"):
        status, found = server.ask(f"/api/reviews/{code_of(name)}/{what}", body)
        assert (status, found["message"]) == (400, REFUSED)


def test_a_record_of_before_that_a_change_touches_is_refused_in_the_language_of_who_sends_it(
    server: Running,
) -> None:
    record = server.ask(f"/api/tables/{code_of('over lady chacha')}/record")[1]
    for language in LANGUAGES:
        said = server.ask("/api/reviews", record.encode(), **{"Accept-Language": language})[1]["message"]
        assert speech(language).say("rules-changed-lady-chacha") in said


def test_its_result_stands_and_is_still_told(server: Running) -> None:
    found = table_of(server, "over lady chacha")
    assert (found["status"], found["change"]) == ("over", "lady-chacha")
    assert found["result"]["winner"] == KEPT["over lady chacha"]["winner"]


# --- games that are over -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["over base", "over rising sun", "over duel"])
def test_other_games_of_before_are_looked_back_at_as_ever(server: Running, name: str) -> None:
    kept = KEPT[name]
    status, found = server.ask(f"/api/reviews/{kept['code']}")
    assert (status, found["frames"], found["finished"]) == (200, kept["version"] + 1, True)
    assert table_of(server, name)["change"] is None
    game = replay(server.ask(f"/api/reviews/{kept['code']}/record")[1])
    assert (game.over, len(game.choices)) == (True, kept["version"])


def test_a_deal_of_before_still_tells_how_each_group_fared(server: Running) -> None:
    groups = server.ask(f"/api/reviews/{code_of('over rising sun')}/groups")[1]["groups"]
    assert (groups[0]["status"], groups[0]["winner"]) == ("over", KEPT["over rising sun"]["winner"])


def standing(url: str) -> dict[str, Any]:
    with Running(url, GENEROUS) as server:
        status, found = server.ask("/api/players/me", Authorization=f"Bearer {KEPT['player']['token']}")
    assert status == 200
    told: dict[str, Any] = found
    return told


def test_statistics_of_before_stand_and_can_be_counted_again(tmp_path: Path) -> None:
    """A game that can no longer be played keeps what was counted when it could."""
    url = database(tmp_path)
    before = standing(url)
    assert before["standing"] == KEPT["stats"]["rating"]
    assert len(before["games"]) == KEPT["stats"]["games"]
    asyncio.run(rebuild(url))
    assert standing(url) == before


def test_a_game_of_before_that_was_never_counted_is_counted_as_one_of_which_nothing_is_known(
    tmp_path: Path,
) -> None:
    url, code = database(tmp_path), code_of("over lady chacha")
    path = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("delete from plays where code = ?", [code])
        connection.execute("delete from results where code = ?", [code])
        connection.commit()
    asyncio.run(rebuild(url))
    with closing(sqlite3.connect(path)) as connection:
        counted = connection.execute("select game from results where code = ?", [code]).fetchall()
        plays = connection.execute("select count(*) from plays where code = ?", [code]).fetchone()
    assert (counted, plays) == ([("",)], (0,))


def test_one_table_that_cannot_be_read_stops_nothing(tmp_path: Path) -> None:
    """Of one nothing is understood: all others are brought back."""
    url = database(tmp_path)
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        broken = "update tables set options = 'nothing' where code = ?"
        connection.execute(broken, [code_of("running rising sun")])
        connection.commit()
    with Running(url, GENEROUS) as server:
        assert table_of(server, "running base")["status"] == "running"
        assert table_of(server, "running duel")["status"] == "running"
        assert table_of(server, "running lady chacha")["status"] == "void"


# --- the sentences -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_is_told_in_words(language: str) -> None:
    voice = speech(language)
    for change in CHANGES:
        said = voice.say(f"rules-changed-{change.key}")
        assert said in voice.say("rules-changed-ended", change=said)
        assert said in voice.say("rules-changed-over", change=said)
