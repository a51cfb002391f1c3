"""Custom cards at tables: the operator's files, each in its namespace; a table whose file is gone waits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import chanbara
from chanbara.server.lobby.operator_files import OperatorFiles
from tests.server.cluster_kit import SHARED, membership_of
from tests.server.kit import Running, until
from tests.server.own_files import FAULTY, SPRING, WINTER, written
from tests.server.party import GENEROUS, Player, party
from tests.server.test_restart import moved

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from chanbara.server.settings import Settings

SWORD = {"game": "sword", "players": 3}
BOTH = {"winter": "", "spring": ""}


def with_cards(folder: Path, settings: Settings = GENEROUS, **files: str) -> Settings:
    """Settings with files of cards, by name."""
    cards = ", ".join(f"{name}={written(folder / f'{name}.py', text)}" for name, text in files.items())
    return msgspec.structs.replace(settings, cards=cards)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("own")
    settings = with_cards(folder, winter=WINTER, spring=SPRING, faulty=FAULTY)
    with Running(f"sqlite:///{folder}/tables.sqlite", settings) as found:
        yield found


def digest_of(server: Running, name: str) -> str:
    return server.lobby.files.loaded[name]


# --- played ------------------------------------------------------------------------------------------------


def test_a_table_is_told_what_there_is(server: Running) -> None:
    files = {one["name"]: one for one in server.ask("/api/choices")[1]["own"]}
    assert list(files) == ["winter", "spring", "faulty"]
    winter = files["winter"]
    assert [card["key"] for card in winter["cards"]] == ["winter-ono", "winter-snow", "winter-cloak"]
    assert [one["key"] for one in winter["characters"]] == ["winter-yuki"]
    assert "card-winter-snow = Snowfall" in winter["words"]["it"], "the first language of the file"
    assert "card-winter-snow = Schneefall" in winter["words"]["de"]
    assert "card-winter-cloak = Straw cloak" in winter["words"]["de"], "German has no name for it"
    assert "cards-spring-title = Spring" in files["spring"]["words"]["en"]


@pytest.mark.parametrize("files", [{"winter": ""}, {"spring": ""}, BOTH])
def test_files_with_the_same_key_are_played_at_two_tables_and_at_one(
    server: Running, files: dict[str, str]
) -> None:
    with party(server, SWORD | {"cards": files}, people=2, public=True) as table:
        listed = {one["code"]: one["cards"] for one in server.ask("/api/tables")[1]["tables"]}
        assert listed[table.code] == list(files)
        chosen = {name: digest_of(server, name) for name in files}
        assert server.ask(f"/api/tables/{table.code}")[1]["options"]["game"]["cards"] == chosen
        table.start()
        table.play()
        game = table.check_end()
    found = {card.key: card.wounds for card in game.table.catalog.cards if card.key.endswith("-ono")}
    assert found == {f"{name}-ono": {"winter": 2, "spring": 1}[name] for name in files}
    line = " ".join(f"{name}@{digest}" for name, digest in sorted(chosen.items()))
    assert f"\ncards {line}\n" in server.ask(f"/api/tables/{table.code}/record")[1]
    cards = server.ask(f"/api/tables/{table.code}/cards")[1]
    assert sorted(one["name"] for one in cards["own"]) == sorted(files)
    assert server.ask(f"/api/reviews/{table.code}")[1]["options"]["cards"] == chosen


def test_they_are_never_rated(server: Running) -> None:
    status, owner = server.ask("/api/players", {"name": "Winter Ann"})
    assert status == 201
    seated = server.open_table(SWORD | {"cards": {"winter": ""}}, "Winter Ann", owner["token"])
    assert server.ask(f"/api/tables/{seated['code']}")[1]["rated"] is False
    seated = server.open_table(SWORD, "Winter Ann", owner["token"])
    assert server.ask(f"/api/tables/{seated['code']}")[1]["rated"] is True


def test_house_rules_reach_them(server: Running) -> None:
    house = "copies: {winter-ono: 9}\ncharacters: [winter-yuki, tomoe, benkei]"
    seated = server.open_table(SWORD | {"cards": {"winter": ""}, "house": house})
    cards = server.ask(f"/api/tables/{seated['code']}/cards")[1]["cards"]
    assert next(card["copies"] for card in cards if card["key"] == "winter-ono") == 9


# --- refused -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [({"summer": ""}, "no cards called “summer”"), ({"winter": "0" * 16}, "“winter” have changed")],
)
def test_only_what_the_server_has_can_be_chosen(
    server: Running, cards: dict[str, str], sentence: str
) -> None:
    wanted = {"name": "Ann", "options": {"game": SWORD | {"cards": cards}}}
    status, problem = server.ask("/api/tables", wanted)
    assert (status, problem["code"]) == (400, "impossible")
    assert sentence in problem["message"]


@pytest.mark.parametrize("line", ["winter@0123456789abcdef", "0123456789abcdef mine.py"])
def test_a_record_with_unknown_cards_is_refused(server: Running, line: str) -> None:
    text = (
        chanbara.new_game("sword", players=3, seed=1)
        .record()
        .replace("\nplayers", f"\ncards {line}\nplayers")
    )
    status, problem = server.ask("/api/reviews", text.encode())
    assert (status, problem["code"]) == (400, "impossible")
    assert f"custom cards that this server does not have: {line}" in problem["message"]


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("{0}/winter.py, {0}/winter.py", "two files of cards are called winter"),
        ("Big={0}/winter.py", "'Big' is no name for a file of cards"),
        ("{0}/nothing.py", "cannot read nothing.py"),
    ],
)
def test_a_server_with_bad_files_does_not_start(tmp_path: Path, cards: str, sentence: str) -> None:
    written(tmp_path / "winter.py", WINTER)
    with pytest.raises(ValueError, match=sentence):
        OperatorFiles(cards.format(tmp_path))


def test_an_error_in_a_file_freezes_its_table_and_no_other(server: Running) -> None:
    with party(server, SWORD | {"cards": {"faulty": ""}}, people=3) as table:
        table.start()
        while True:
            asked = table.step(table.host.version)
            assert asked is not None
            assert asked.decision is not None
            texts = [option["text"] for option in asked.decision["options"]]
            if "play faulty-snow" in texts:
                break
            asked.choose(len(texts) - 1)
            table.host.at(table.host.version + 1)
        asked.choose(texts.index("play faulty-snow"))
        assert asked.wait("bye")["reason"] == "trouble"
        until(lambda: server.ask(f"/api/tables/{table.code}")[1]["status"] == "frozen")
        assert server.ask(f"/api/tables/{table.code}")[1]["fault"] == "faulty"
        host = Player(server.client(table.code, table.host.token), table.host.seated)
        code, sentence = host.refused("choose", decision=1, option=0)
        assert (code, "“faulty” have an error" in sentence) == ("frozen", True)
        host.say("end")
        assert host.wait("over")["record"].count("faulty@") == 1
        host.close()
    with party(server, SWORD, people=1) as other:
        other.start()
        other.play(until=5)


# --- a file that is gone, changed, and back ----------------------------------------------------------------


def check_waiting(server: Running, table: Any) -> None:  # noqa: ANN401 - people at a table
    """Everybody hears that the table waits; nobody can do anything; others can play meanwhile."""
    again = moved(table, server)
    for player in (*again.players, again.watch()):
        info = player.table or player.wait("table")["table"]
        assert (info["status"], info["missing"]) == ("running", ["winter"])
    code, sentence = again.host.refused("choose", decision=1, option=0)
    assert (code, "This table waits" in sentence) == ("closed", True)
    again.host.say("say", text="Where is winter?")
    assert again.players[1].wait("said")["text"] == "Where is winter?"
    assert server.ask(f"/api/tables/{table.code}/cards")[1]["code"] == "closed"
    again.close()
    with party(server, SWORD, people=1) as other:
        other.start()
        other.play(until=3)


def test_a_table_waits_for_its_file(database_url: str, tmp_path: Path) -> None:
    winter = with_cards(tmp_path, winter=WINTER)
    with Running(database_url, winter) as first, party(first, SWORD | {"cards": {"winter": ""}}, 2) as table:
        table.start()
        version = table.until_asked(0, 1).version
        table.step(version)
        before = [(one.version, one.view, one.events) for one in table.players]
    with Running(database_url, GENEROUS) as second:
        check_waiting(second, table)
    with Running(database_url, with_cards(tmp_path, winter=WINTER.replace("wounds=2", "wounds=3"))) as third:
        check_waiting(third, table)
    with Running(database_url, with_cards(tmp_path, winter=WINTER)) as fourth:
        again = moved(table, fourth)
        again.step(version)
        assert [(one.version, one.view, one.events) for one in again.players] == before
        again.play()
        again.check_end()
        again.close()
    with Running(database_url, GENEROUS) as fifth:
        for path in (f"/api/tables/{table.code}/record", f"/api/reviews/{table.code}"):
            assert fifth.ask(path)[1]["code"] == "closed", "the record needs the file, too"
        assert fifth.ask(f"/api/tables/{table.code}")[1]["result"] is not None


def test_a_clock_in_days_stands_still_while_a_table_waits(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    winter = with_cards(tmp_path, winter=WINTER)
    with Running(url, winter) as first:
        days = {"clock": "days", "days": 1}
        with party(first, SWORD | {"cards": {"winter": ""}}, 1, clock=days) as table:
            table.start()
            table.until_asked(0)
    kinds: list[str] = []
    for settings, kind in (
        (GENEROUS, "waiting"),
        (GENEROUS, "waiting"),
        (winter, "found"),
        (winter, "found"),
    ):
        with Running(url, settings) as server:
            assert server.ask(f"/api/tables/{table.code}")[0] == 200
            kinds = [entry for entry, _, _ in server.log_of(table.code)]
            assert kinds[-1] == kind
    assert kinds[-2:] == ["waiting", "found"], "once each"


def test_a_waiting_table_cannot_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    with Running(url, with_cards(tmp_path, winter=WINTER)) as first:
        seated = first.open_table(SWORD | {"cards": {"winter": ""}}, bots=[None, "greedy", "greedy"])
    with Running(url, GENEROUS) as second:
        host = Player(second.client(seated["code"], seated["token"]), seated)
        host.say("ready", salt="")
        assert host.refused("start")[0] == "closed"
        host.close()


# --- several processes -------------------------------------------------------------------------------------


def test_a_process_without_the_file_leaves_the_table_to_one_that_has_it(
    postgres_url: str, tmp_path: Path
) -> None:
    winter = with_cards(tmp_path, SHARED, winter=WINTER)
    with Running(postgres_url, SHARED) as without:
        with Running(postgres_url, winter) as having:
            until(lambda: len(membership_of(without).nodes) == 2)
            with party(having, SWORD | {"cards": {"winter": ""}}, people=2) as table:
                table.start()
                table.until_asked(0, 1)
            # Whoever asks the process without the file is passed on.
            client = Player(without.client(table.code, table.host.token), table.host.seated)
            client.wait("sword")
            client.close()
            assert table.code not in without.lobby.rooms
        # Nobody has it now: the table waits, and says so.
        until(lambda: len(membership_of(without).nodes) == 1)
        waiting = Player(without.client(table.code, table.host.token), table.host.seated)
        while waiting.wait("table")["table"]["missing"] != ["winter"]:
            pass
        with Running(postgres_url, winter) as back:
            assert waiting.closed_with() is not None
            again = Player(without.client(table.code, table.host.token), table.host.seated)
            again.wait("sword")
            assert table.code in back.lobby.rooms
            again.close()
