"""House rules as a form: fields with printed values, and a text that says only what differs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import chanbara
from chanbara.plain_yaml import plain_yaml
from chanbara.server.lobby.lobby import TRIES
from chanbara.server.settings import Settings
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.house import MAX_BYTES
from tests.server.kit import Running
from tests.server.own_files import WINTER, written

if TYPE_CHECKING:
    from pathlib import Path

SWORD = {"game": "sword", "players": 5}
BOLD = """# Five bold players.
copies: {parry: 10}
values:
  bokken: {difficulty: 2}     # reaches past a neighbor
  benkei: {resilience: 4}
honor:
  5: {shogun: 5, others: 4}
hands: [5, 5, 5, 6, 6, 6, 6]
multipliers:
  ronin: {5: 1}
ties: [ronin, ninja, shogun]
"""


def form(
    server: Running,
    house: str = "",
    changes: dict[str, int] | None = None,
    **game: Any,  # noqa: ANN401 - any option
) -> dict[str, Any]:
    """Ask for the form."""
    status, found = server.ask(
        "/api/house", {"game": {**SWORD, "house": house, **game}, "changes": changes or {}}
    )
    assert status == 200, found
    answer: dict[str, Any] = found
    return answer


def changed(found: dict[str, Any]) -> dict[str, tuple[int | None, int | None]]:
    """Return printed and present value of what differs."""
    return {
        one["path"]: (one["printed"], one["value"])
        for one in found["fields"]
        if one["printed"] != one["value"]
    }


@pytest.mark.parametrize("rising_sun", [False, True])
def test_every_printed_number_is_a_field(server: Running, rising_sun: bool) -> None:  # noqa: FBT001
    fields = {one["path"]: one for one in form(server, rising_sun=rising_sun)["fields"]}
    catalog = catalog_of(Edition(rising_sun))
    assert {f"copies.{card.key}": card.copies for card in catalog.cards}.items() <= {
        path: one["printed"] for path, one in fields.items()
    }.items()
    assert len([path for path in fields if path.startswith("hands.")]) == len(catalog.deals.hands)
    assert all(one["value"] == one["printed"] for one in fields.values())
    bounds = {one["group"]: (one["least"], one["most"]) for one in fields.values()}
    assert bounds["copies"] == (0, 20)
    assert bounds["difficulty"] == bounds["wounds"] == bounds["resilience"] == (1, 9)
    assert (bounds["honor"], bounds["hands"], bounds["multipliers"]) == ((1, 20), (0, 12), (0, 5))


def test_a_text_fills_the_fields(server: Running) -> None:
    found = form(server, BOLD)
    assert found["house"] == BOLD, "nothing was changed, so nothing is written again"
    assert found["problem"] is None
    differs = changed(found)
    assert differs.pop("ties")
    assert differs == {
        "copies.parry": (15, 10),
        "values.bokken.difficulty": (1, 2),
        "values.benkei.resilience": (5, 4),
        "honor.5.others": (3, 4),
        "hands.1": (4, 5),
        "hands.6": (7, 6),
        "hands.7": (7, 6),
        "multipliers.ronin.5": (2, 1),
    }


def test_every_field_can_be_changed_and_changed_back(server: Running) -> None:
    """Whatever the form writes can be played, says what was chosen, and disappears as it came."""
    fields = form(server)["fields"]
    some = [one for place, one in enumerate(fields) if place % 3 == 0 or one["group"] in {"ties", "honor"}]
    wanted = {
        one["path"]: one["most"] if one["value"] == one["least"] else one["least"]
        for one in some
        if one["group"] not in {"copies", "characters"}
    } | {"copies.parry": 14, "characters.tomoe": 0}
    found = form(server, "", wanted)
    assert found["problem"] is None
    assert {path: value for path, (_, value) in changed(found).items()} == wanted
    assert form(server, found["house"])["fields"] == found["fields"], "the text says the same"
    server.open_table({**SWORD, "house": found["house"]})
    back = {path: printed for path, (printed, _) in changed(found).items() if printed is not None}
    assert set(plain_yaml(form(server, found["house"], back)["house"]) or {}) <= {"multipliers"}


def test_what_is_wrong_is_said_at_its_field(server: Running) -> None:
    found = form(server, "copies: {parry: 40}")
    assert found["problem"] == {
        "message": "house rules: copies, parry: Expected `int` <= 20",
        "path": "copies.parry",
    }
    assert form(server, "copies: {parry: 40}", {"copies.parry": 14})["problem"] is None
    few = {one["path"]: 0 for one in found["fields"] if one["group"] == "copies"}
    problem = form(server, "", few)["problem"]
    assert problem["path"] is None
    assert "cards that are no properties" in problem["message"]


@pytest.mark.parametrize("text", ["copies: [}", "- 1", "just words"])
def test_a_text_that_cannot_be_read_is_left_alone(server: Running, text: str) -> None:
    found = form(server, text, {"copies.parry": 3})
    assert (found["is_readable"], found["house"], changed(found)) == (False, text, {})
    assert found["problem"]["message"]


def test_what_cannot_be_understood_stays_in_the_text(server: Running) -> None:
    found = form(server, "copies: {parry: 10}\ncolor: red", {"copies.bo": 3})
    assert plain_yaml(found["house"]) == {"copies": {"parry": 10, "bo": 3}, "color": "red"}
    assert "color" in found["problem"]["message"]


def test_custom_cards_are_fields_too(tmp_path: Path) -> None:
    settings = Settings(cards=written(tmp_path / "winter.py", WINTER), requests_at_once=100)
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as own:
        fields = {one["path"]: one["printed"] for one in form(own, cards={"winter": ""})["fields"]}
        assert fields["copies.winter-ono"] == 6
        assert fields["values.winter-yuki.resilience"] == 5


def test_forms_are_limited_but_looking_at_the_same_is_free(tmp_path: Path) -> None:
    settings = Settings(tables_per_address=1, requests_at_once=10_000)
    texts = [f"copies: {{parry: {parry}, bo: {bo}}}" for parry in range(10) for bo in range(6)]
    with Running(f"sqlite:///{tmp_path}/tables.sqlite", settings) as few:
        answers = [few.ask("/api/house", {"game": {**SWORD, "house": text}}) for text in texts]
        assert [status for status, _ in answers] == [200] * TRIES + [429] * (len(texts) - TRIES)
        assert answers[-1][1]["code"] == "too_fast"
        assert form(few, texts[0]) == answers[0][1]


def test_a_table_and_a_record_take_as_long_a_file_as_everybody(server: Running) -> None:
    line = '# "' + "x" * 60 + "\n"
    longest = "copies: {bo: 4}\n" + line * (MAX_BYTES // len(line) - 1)
    longest += "#" * (MAX_BYTES - len(longest))
    server.open_table({**SWORD, "house": longest})
    game = chanbara.new_game("sword", players=5, seed=7, house=longest)
    assert server.ask("/api/reviews", game.record().encode())[0] == 201
    status, problem = server.ask(
        "/api/tables", {"name": "Ann", "options": {"game": {**SWORD, "house": longest[:-1] + "ō"}}}
    )
    assert (status, problem["message"]) == (
        400,
        "This setup is not possible: house rules may have 16384 bytes, these have 16385",
    )
