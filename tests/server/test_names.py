"""Nobody can pass for someone else: at a table, in the chat, or under a claimed name."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from chanbara.locales import LANGUAGES
from chanbara.server.lobby.alphabets import mixes_scripts, skeleton
from chanbara.server.lobby.names import GUESTS, are_alike, check_name
from chanbara.server.stats import stats_store as ledger
from chanbara.server.store import rows
from chanbara.server.store.database import StoreError, database
from chanbara.server.store.migrations import migrate
from chanbara.server.store.store import Store
from chanbara.server.wire.refusal import Refusal
from tests.server.kit import Running
from tests.server.party import GENEROUS, Party, Player, party
from tests.server.saga_kit import begin

SWORD = {"game": "sword", "players": 4}
CYRILLIC_ANNA = "\u0410\u043d\u043d\u0430"
"""Anna, wholly in Cyrillic: the second and third letters look like small capitals."""


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def claim(server: Running, name: str) -> str:
    status, found = server.ask("/api/players", {"name": name})
    assert status == 201, found
    token: str = found["token"]
    return token


def refusal_at(server: Running, code: str, name: str, player: str | None = None) -> tuple[int, str, str]:
    """Try to sit; return status, code and sentence."""
    status, found = server.ask(f"/api/tables/{code}/seats", {"name": name, "player": player})
    return status, found.get("code", ""), found.get("message", "")


def names_at(server: Running, code: str) -> list[tuple[str, bool]]:
    seats = server.ask(f"/api/tables/{code}")[1]["seats"]
    return [(seat["name"], seat["verified"]) for seat in seats]


def watch(server: Running, code: str, name: str, player: str | None = None) -> Player:
    watcher = Player(server.client(code, name=name, player=player), None)
    watcher.wait("welcome")
    watcher.quiet()
    return watcher


def line_of(watcher: Player, text: str = "hello") -> dict[str, Any]:
    """Say something, and return how everyone hears it, or why nobody does."""
    watcher.say("say", text=text)
    while (message := watcher.hear())["type"] not in {"said", "refused"}:
        pass
    return message


# --- at one table -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("same", ["Anna", "ANNA", " anna ", "\uff21nna", "An\u034fna", "\u0391nna"])
def test_no_two_players_at_a_table_have_the_same_name(server: Running, same: str) -> None:
    code = server.open_table(SWORD, "Anna")["code"]
    status, found, message = refusal_at(server, code, same)
    assert status in {400, 409}
    assert found in {"taken", "impossible"}
    assert message
    assert [name for name, _ in names_at(server, code)] == ["Anna", "", "", ""]


def test_a_name_that_looks_like_another_at_the_table_is_refused(server: Running) -> None:
    """Wholly in one other alphabet, or by digits and pairs of letters; a different name is welcome."""
    code = server.open_table(SWORD, "Tom COH")["code"]
    cyrillic = "\u0422\u041e\u041c \u0421\u041e\u041d"
    for alike in ("Torn C0H", "T0m COH", "TOM \uff23OH"):
        assert refusal_at(server, code, alike)[:2] == (409, "taken"), alike
    assert not mixes_scripts(cyrillic)
    assert refusal_at(server, server.open_table(SWORD, "TOM COH")["code"], cyrillic)[:2] == (409, "taken")
    assert refusal_at(server, code, "Tomas")[0] == 201


@pytest.mark.parametrize(
    "name", ["Ольга", "Ελένη", "宮本", "محمد", "宮本むさし", "ムサシ Miyamoto", "김민수", "Kim 민수", "דוד"]
)
def test_names_in_any_alphabet_are_welcome(server: Running, name: str) -> None:
    code = server.open_table(SWORD, "Anna")["code"]
    assert refusal_at(server, code, name)[0] == 201
    assert names_at(server, code)[1][0] == name


@pytest.mark.parametrize("name", ["\u0420\u0430ul", "Ann\u0430", "Joeя", "テスト한", "\u0391nn"])
def test_a_name_does_not_mix_alphabets_that_are_not_written_together(server: Running, name: str) -> None:
    code = server.open_table(SWORD, "Zoe")["code"]
    assert refusal_at(server, code, name) == (400, "impossible", "Use letters of one alphabet in a name.")


@pytest.mark.parametrize(
    "name",
    ["Host", "[host]", "H0st", "Server", "Gastgeber", "greedy", "Detective bot", "Zufallsbot", "Bot avido"],
)
def test_nobody_is_called_like_a_bot_or_a_role_at_the_table(server: Running, name: str) -> None:
    assert server.ask("/api/tables", {"name": name, "options": {"game": SWORD}})[0] == 400
    assert server.ask("/api/players", {"name": name})[1]["code"] == "impossible"
    code = server.open_table(SWORD, "Anna")["code"]
    assert refusal_at(server, code, name)[1] == "impossible"


def test_a_name_brings_no_check_mark_along(server: Running) -> None:
    for mark in "✓✔☑✅":
        with pytest.raises(Refusal, match="marked-name"):
            check_name(f"Anna {mark}")


# --- spectators ---------------------------------------------------------------------------------------------


def test_a_spectator_called_like_someone_at_the_table_watches_without_a_name(server: Running) -> None:
    with party(server, SWORD, people=2) as table:
        zoe = watch(server, table.code, "Zoe")
        for name in ("Ann", "ANN", "Guest 1", "Guest l", "Zoe", "Z0e"):
            impostor = watch(server, table.code, name)
            said = line_of(impostor)
            assert (said["type"], said.get("code")) == ("refused", "taken"), name
            assert name in said["message"]
            impostor.close()
        assert line_of(zoe)["name"] == "Zoe"
        assert table.host.wait("said")["name"] == "Zoe", "nobody has heard the others"
        zoe.close()


def test_a_spectator_gives_way_to_a_player_and_gets_the_name_when_it_is_free(server: Running) -> None:
    code = server.open_table(SWORD, "Anna")["code"]
    ben, second = watch(server, code, "Ben"), watch(server, code, "Ben")
    assert line_of(second)["type"] == "refused"
    ben.close()
    while (said := line_of(second))["type"] == "refused":
        pass  # until the first is gone, as after a lost connection
    assert said["name"] == "Ben"
    server.sit(code, "Ben")
    assert line_of(second)["code"] == "taken"
    second.close()


# --- claimed names ------------------------------------------------------------------------------------------


def test_a_claimed_name_is_used_with_its_token_alone(server: Running) -> None:
    token = claim(server, "Kagekiyo")
    options = {"game": SWORD}
    for name in ("Kagekiyo", "kagekiyo", "KAGEKIY0", "\u212aagekiyo"):
        for path, body in (
            ("/api/tables", {"options": options}),
            (f"/api/tables/{server.open_table(SWORD, 'Anna')['code']}/seats", {}),
            ("/api/sagas", {"draft": {"way": "clan"}}),
        ):
            status, found = server.ask(path, {"name": name, **body})
            assert (status, found["code"]) == (409, "claimed"), (path, name)
            assert "claimed" in found["message"]
    table = server.open_table(SWORD, "KAGEKIYO", token)
    assert names_at(server, table["code"])[0] == ("KAGEKIYO", True)
    clan = begin(server, "clan", who="Kagekiyo", player=token)
    duel = clan.sit()
    assert duel.table["seats"][0]["verified"]
    duel.close()


def test_nobody_has_a_seat_whose_token_was_never_given(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat is stored last: where something fails before, it stays free."""
    token = claim(server, "Otsu")
    code = server.open_table(SWORD)["code"]

    def fail(*_: object, **__: object) -> None:
        raise StoreError("for this test")

    with monkeypatch.context() as patched:
        patched.setattr(ledger, "own", fail)
        assert refusal_at(server, code, "Otsu", token)[1] == "closed"
    assert names_at(server, code)[1] == ("", False)
    assert refusal_at(server, code, "Otsu", token)[0] == 201
    assert names_at(server, code)[1] == ("Otsu", True)


def test_the_sentence_about_a_claimed_name_is_in_every_language(server: Running) -> None:
    claim(server, "Tomoe")
    told = {
        server.ask("/api/tables", {"name": "Tomoe", "options": {"game": SWORD}}, **{"Accept-Language": one})[
            1
        ]["message"]
        for one in LANGUAGES
    }
    assert len(told) == len(LANGUAGES)


def test_a_look_alike_of_a_claimed_name_cannot_be_claimed(server: Running) -> None:
    claim(server, "Bokuden")
    for alike in ("B0kuden", "BOKUDEN", "B\u03bfkuden"):
        assert server.ask("/api/players", {"name": alike})[0] in {400, 409}, alike
    claim(server, "\u0421\u041e\u041d")  # a name in Cyrillic can be claimed ...
    assert server.ask("/api/players", {"name": "COH"})[1]["code"] == "taken"  # ... and is protected, too


def test_a_claimed_name_is_marked_wherever_it_is_shown(server: Running) -> None:
    token = claim(server, "Musashi")
    host = server.open_table(SWORD, "Musashi", token, public=True)
    server.sit(host["code"], "Ben")
    listed = {one["code"]: one for one in server.ask("/api/tables")[1]["tables"]}
    assert listed[host["code"]]["verified"]
    assert names_at(server, host["code"])[:2] == [("Musashi", True), ("Ben", False)]
    client = Player(server.client(host["code"], host["token"]), host)
    assert line_of(client)["verified"]
    # Under another name the game counts, but there is nothing to prove.
    other = server.open_table(SWORD, "Somebody else", token)
    assert names_at(server, other["code"])[0] == ("Somebody else", False)
    elsewhere = server.open_table(SWORD, "Anna")["code"]
    watcher = watch(server, elsewhere, "Musashi", token)
    assert (said := line_of(watcher))["verified"], said
    impostor = watch(server, elsewhere, "Musashi", "x" * 20)
    assert line_of(impostor)["code"] == "claimed"
    for one in (client, watcher, impostor):
        one.close()


def test_a_deleted_name_is_no_longer_marked(server: Running) -> None:
    token = claim(server, "Yagyu")
    host = server.open_table(SWORD, "Yagyu", token)
    elsewhere = server.open_table(SWORD, "Anna")["code"]
    watcher = watch(server, elsewhere, "Yagyu", token)
    assert line_of(watcher, "I was here")["verified"]
    assert server.ask("/api/players/me", None, "DELETE", **bearer(token))[0] == 204
    assert names_at(server, host["code"])[0] == ("", False)
    assert line_of(watcher)["type"] == "refused"
    newcomer = watch(server, elsewhere, "Ben")
    assert not [one for one in newcomer.quiet() if one["type"] == "said"], "their lines are gone"
    assert refusal_at(server, elsewhere, "Yagyu")[0] == 201, "and the name is free"
    assert names_at(server, elsewhere)[1] == ("Yagyu", False)
    for one in (watcher, newcomer):
        one.close()


def test_the_mark_follows_from_the_database(database_url: str) -> None:
    """A rematch keeps it, a restart too; a seat given to a bot loses it."""
    with Running(database_url, GENEROUS) as server:
        token = claim(server, "Kojiro")
        table = Party(
            server,
            {"game": "sword", "players": 3},
            1,
            name="Kojiro",
            player=token,
            bots=[None, "random", "random"],
        )
        table.start().play()
        table.host.wait("over")
        table.host.say("rematch")
        while not table.host.wait("table")["table"]["next"]:
            pass
        code = table.host.table["next"]
        assert names_at(server, code)[0] == ("Kojiro", True)
        table.close()
    with Running(database_url, GENEROUS) as server:
        assert names_at(server, code)[0] == ("Kojiro", True)
        assert names_at(server, table.code)[0] == ("Kojiro", True)
        assert refusal_at(server, code, "Kojiro")[1] == "full"


def test_names_that_the_page_gives_to_guests_stay_free(server: Running) -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "lobby" / "names.ts"
    given = re.search(r"const GUESTS = \[(.*)\]", page.read_text(encoding="utf-8"))
    assert given is not None
    assert tuple(re.findall(r"'(\w+)'", given[1])) == GUESTS
    assert server.ask("/api/players", {"name": "AKIRA"})[1]["code"] == "taken"


# --- stored names -------------------------------------------------------------------------------------------


def test_names_that_were_claimed_before_get_their_skeleton_and_keep_their_owners(database_url: str) -> None:
    """Two of them may look alike, or mix alphabets: both stay, and no third one comes."""
    place = database(database_url)
    old = [
        {
            "key": key,
            "name": name,
            "folded": name.casefold(),
            "token": key * 64,
            "listed": True,
            "created": 0.0,
        }
        for key, name in (("a", "COH"), ("b", "\u0421\u041e\u041d"), ("c", "Joeя"))
    ]
    with place.engine.begin() as connection:
        migrate(connection, "0010_mail")
        connection.execute(insert(rows.players).values(old))
    place.engine.dispose()
    asyncio.run(_opened(database_url))
    with place.engine.begin() as connection:
        found = dict(connection.execute(select(rows.players.c.name, rows.players.c.skeleton)).all())
    place.engine.dispose()
    assert found == {name: skeleton(name) for name in ("COH", "\u0421\u041e\u041d", "Joeя")}
    assert found["COH"] == found["\u0421\u041e\u041d"]
    with Running(database_url, GENEROUS) as server:
        assert server.ask("/api/players", {"name": "C0H"})[1]["code"] == "taken"


async def _opened(url: str) -> None:
    await Store.open(url).close()


def test_what_looks_alike() -> None:
    assert are_alike("Ilya", "llya")
    assert are_alike("Tom", "Torn")
    assert are_alike("Éva", "E\u0301va")
    assert not are_alike("Éva", "Eva")
    assert not are_alike("Anna", CYRILLIC_ANNA)
    assert not are_alike("Ann", "Anna")
