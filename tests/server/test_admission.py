"""Requests give way to play: one after the other, each address in its turn, fewer when the loop is late."""

import asyncio
import time

import pytest

from chanbara.server.http.admission import LATE, LONGEST, SHORTEST, Admission
from chanbara.server.http.networks import Networks
from chanbara.server.http.protocols import ARRIVALS_PER_SECOND, Connections
from chanbara.server.table.arrivals import FOR_EACH, TOGETHER, Arrivals
from chanbara.server.wire.refusal import Refusal
from tests.server.kit import PATIENCE


async def entered(admission: Admission, addresses: str) -> list[str]:
    """Return the order in which requests, one for each letter, are let in."""
    order: list[str] = []

    async def enter(address: str) -> None:
        await admission.enter(address)
        order.append(address)

    await asyncio.gather(*map(enter, addresses))
    return order


def test_of_several_addresses_each_has_its_turn() -> None:
    assert "".join(asyncio.run(entered(Admission(9), "AAAABBC"))) == "AABCABA"


def test_of_one_address_only_so_many_wait() -> None:
    async def ask() -> list[object]:
        admission = Admission(2)
        tasks = [asyncio.create_task(admission.enter("A")) for _ in range(4)]
        others = asyncio.create_task(admission.enter("B"))
        return await asyncio.gather(*tasks, others, return_exceptions=True)

    found = asyncio.run(ask())
    assert [isinstance(one, Refusal) and one.code for one in found] == [
        False,
        False,
        False,
        "too_fast",
        False,
    ]


def test_who_has_left_meanwhile_keeps_nobody() -> None:
    async def ask() -> int:
        admission = Admission(9)
        await admission.enter("A")
        gone, stays = asyncio.create_task(admission.enter("A")), asyncio.create_task(admission.enter("B"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        return admission.waiting

    assert asyncio.run(ask()) == 0


def test_while_the_loop_is_late_fewer_are_let_in_and_then_more_again() -> None:
    async def ask() -> tuple[float, float]:
        admission = Admission(99)
        asking = asyncio.create_task(entered(admission, "A" * 12))
        late = admission.pause
        while not asking.done():
            time.sleep(2 * LATE)  # noqa: ASYNC251 - that is what makes it late
            await asyncio.sleep(admission.pause)
            late = max(late, admission.pause)
        async with asyncio.timeout(PATIENCE):
            while admission.pause > SHORTEST:
                await asyncio.sleep(admission.pause)
                await admission.enter("A")
        return late, admission.pause

    late, later = asyncio.run(ask())
    assert SHORTEST * 2 < late <= LONGEST
    assert later == SHORTEST


@pytest.mark.usefixtures("still")
def test_new_connections_of_an_address_have_a_rate() -> None:
    connections = Connections(5, 1_000, Networks("192.0.2.1"))
    assert ARRIVALS_PER_SECOND < 100
    assert sum(connections.admits("192.0.2.7") for _ in range(100)) == 5, "closed ones count, too"
    assert connections.turned_away == 95
    assert connections.admits("192.0.2.8")
    assert all(connections.admits("192.0.2.1") for _ in range(100)), "a proxy speaks for many"


def test_a_large_crowd_is_told_less_often() -> None:
    told: list[float] = []

    async def come(count: int) -> float:
        told.clear()
        loop = asyncio.get_running_loop()
        arrivals = Arrivals(lambda: (told.append(loop.time()), arrivals.are_announced()), lambda: count)  # type: ignore[arg-type, func-returns-value]
        arrivals.announce()
        arrivals.announce()
        while len(told) < 2:  # noqa: ASYNC110 - it waits for a timer
            await asyncio.sleep(0.01)
        return told[1] - told[0]

    assert asyncio.run(come(0)) >= TOGETHER
    assert asyncio.run(come(20)) >= TOGETHER + 20 * FOR_EACH
