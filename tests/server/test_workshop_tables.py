"""Tables with cards from the workshop: played, restarted, exported, and played on elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import chanbara
from chanbara.sword.own_cards import digest_of
from chanbara.sword.parts.vocabulary import MAX_BYTES
from chanbara.sword.served.workshop.examples import ORDER, example_text
from tests.server.kit import Running
from tests.server.party import GENEROUS, party
from tests.server.test_restart import moved
from tests.server.test_workshop import WINTER

if TYPE_CHECKING:
    from pathlib import Path

SWORD = {"game": "sword", "players": 3}
SPACE = f"x{digest_of(WINTER)[:8]}"


@pytest.mark.parametrize("name", ORDER)
def test_every_example_is_played_to_the_end(server: Running, name: str) -> None:
    with party(server, SWORD | {"design": example_text(name), "tryout": True}, people=2) as table:
        table.start()
        table.play()
        table.check_end()
    record = server.ask(f"/api/tables/{table.code}/record")[1]
    assert chanbara.replay(record).result.winners


def test_everybody_can_read_the_cards_before_and_during_the_game(server: Running) -> None:
    with party(server, SWORD | {"design": WINTER}, people=2, public=True) as table:
        outside = server.ask(f"/api/tables/{table.code}")[1]
        assert outside["options"]["game"]["design"] == WINTER
        assert outside["rated"] is False
        [listed] = [one for one in server.ask("/api/tables")[1]["tables"] if one["code"] == table.code]
        assert (listed["design"], listed["cards"]) == (True, [])
        for _ in range(2):
            cards = server.ask(f"/api/tables/{table.code}/cards")[1]
            [own] = cards["own"]
            assert (own["name"], own["digest"]) == (SPACE, digest_of(WINTER))
            assert f'card-{SPACE}-ambush = {{ "Hinterhalt" }}' in own["words"]["de"]
            assert f"{SPACE}-sasumata" in [card["key"] for card in cards["cards"]]
            assert f"{SPACE}-yuki" in [one["key"] for one in cards["characters"]]
            if table.host.view == {}:
                table.start()


def test_the_first_seat_begins_with_the_cards_it_tries(server: Running) -> None:
    character = [f"{SPACE}-yuki", None, None]
    game = SWORD | {"design": WINTER, "tryout": True, "characters": character}
    with party(server, game, people=1) as table:
        table.start()
        table.until_asked(0)
        hand = table.host.view["hand"]
        assert {f"{SPACE}-ambush", f"{SPACE}-sasumata"} <= set(hand)
        assert table.host.view["seats"][0]["character"] == f"{SPACE}-yuki"


def test_a_game_goes_on_after_a_restart_without_any_file(database_url: str) -> None:
    with Running(database_url, GENEROUS) as first, party(first, SWORD | {"design": WINTER}, 2) as table:
        table.start()
        version = table.until_asked(0, 1).version
        table.step(version)
        before = [(one.version, one.view, one.events) for one in table.players]
    with Running(database_url, GENEROUS) as second:
        again = moved(table, second)
        again.step(version)
        assert [(one.version, one.view, one.events) for one in again.players] == before
        again.play()
        again.check_end()
        again.close()
        assert f"\ncards {SPACE}@{digest_of(WINTER)}\n" in second.ask(f"/api/tables/{table.code}/record")[1]


def test_a_record_is_reviewed_and_played_on_at_another_server(server: Running, tmp_path: Path) -> None:
    with party(server, SWORD | {"design": WINTER}, people=2) as table:
        table.start()
        table.play()
    record = server.ask(f"/api/tables/{table.code}/record")[1]
    with Running(f"sqlite:///{tmp_path}/other.sqlite", GENEROUS) as other:
        status, review = other.ask("/api/reviews", record.encode())
        assert status == 201, review
        assert review["options"]["design"] == WINTER
        assert other.ask(f"/api/reviews/{review['code']}/cards")[1]["own"][0]["name"] == SPACE
        status, seated = other.ask(
            f"/api/reviews/{review['code']}/play-on", {"name": "Ann", "frame": 1, "seat": 0, "bot": "greedy"}
        )
        assert status == 201, seated
        assert other.ask(f"/api/tables/{seated['code']}")[1]["options"]["game"]["design"] == WINTER


def test_texts_with_the_same_keys_are_played_side_by_side(server: Running) -> None:
    other = WINTER.replace("wounds: 2", "wounds: 3").replace("name: Sasumata", "name: Fork")
    with (
        party(server, SWORD | {"design": WINTER}, 2) as one,
        party(server, SWORD | {"design": other}, 2) as two,
    ):
        for table, name in ((one, "Sasumata"), (two, "Fork")):
            table.start()
            [own] = server.ask(f"/api/tables/{table.code}/cards")[1]["own"]
            assert f'-sasumata = {{ "{name}" }}' in own["words"]["en"]
            table.play(until=12)


def test_house_rules_come_after_them(server: Running) -> None:
    house = f"copies: {{{SPACE}-sasumata: 9}}"
    seated = server.open_table(SWORD | {"design": WINTER, "house": house})
    cards = server.ask(f"/api/tables/{seated['code']}/cards")[1]["cards"]
    assert next(card["copies"] for card in cards if card["key"] == f"{SPACE}-sasumata") == 9


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (WINTER.replace("koi", "kio"), "impossible", "line 6: cards, ambush, symbol"),
        ("nonsense", "impossible", "mapping"),
        ("[" * 1000, "impossible", "too deeply nested"),
        ("#" * (MAX_BYTES + 1), "malformed", "32768"),
        (5, "malformed", "str"),
    ],
)
def test_a_table_with_a_bad_text_is_refused_with_its_line(
    server: Running, text: object, code: str, said: str
) -> None:
    status, problem = server.ask(
        "/api/tables", {"name": "Ann", "options": {"game": SWORD | {"design": text}}}
    )
    assert (status, problem["code"]) == (400, code)
    assert said in problem["message"]


def test_a_forged_record_is_refused(server: Running) -> None:
    game = chanbara.new_game("sword", players=3, seed=1)
    record = game.record().replace("\nplayers", f"\ncards {SPACE}@{digest_of(WINTER)}\nplayers")
    status, problem = server.ask("/api/reviews", record.encode())
    assert (status, problem["code"]) == (400, "impossible")
