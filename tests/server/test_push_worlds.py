"""Push messages depend on public facts: in two worlds that differ in hands alone they are the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.kit import until
from tests.server.push_kit import Browser, push_service, turn_on
from tests.server.test_leaks import TRIO, WITH_PARRY, WITHOUT, attacked, two_tables
from tests.server.worlds import token_of

if TYPE_CHECKING:
    from pathlib import Path

OWN = {"authorization", "host"}
"""Headers with a signature of each server's own key; the key and the time of two servers differ."""


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_sent_and_when_tells_nothing_of_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Goemon is away and attacked: with a parry in his hand and without one he is told the same."""
    browser = Browser()
    sent = []
    with (
        push_service(monkeypatch) as (service, line),
        two_tables(tmp_path, TRIO, clock={"clock": "days", "days": 2}) as both,
    ):
        for world, seats in zip(both.worlds, (WITH_PARRY, WITHOUT), strict=True):
            world.sit_down()
            turn_on(world.running, browser, token_of(1), language=language)
            world.ears.pop(1).close()
            until(lambda world=world: not world.room.seats[1].here)  # type: ignore[misc]
            world.put(attacked(seats))
            assert service.got == [], "nobody is asked yet"
            world.put(attacked(seats), ask=True)
            service.wait(1)
            world.settle()
            sent.append([*service.got])
            service.got.clear()
        assert len(set(line.connected)) == 1
    real, other = sent
    assert len(real) == len(other) == 1
    assert browser.opened(real[0].body) == browser.opened(other[0].body)
    assert (real[0].path, len(real[0].body)) == (other[0].path, len(other[0].body))
    assert real[0].headers.keys() == other[0].headers.keys()
    for name in real[0].headers.keys() - OWN:
        assert real[0].headers[name] == other[0].headers[name]
    assert len(real[0].headers["authorization"]) == len(other[0].headers["authorization"])
