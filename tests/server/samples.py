"""Rows to store, and a way to use a store in a synchronous test."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from chanbara.server.store.store import Entry, SeatRow, Store, StoreError, StoreUnavailable, TableRow
from tests.server.blank import lay_blank
from tests.server.kit import PATIENCE

T = TypeVar("T")

ROOT = Path(__file__).parents[2]


SECRET = "5ec2e7"


def table(code: str, status: str = "lobby", created: float = 1.5) -> TableRow:
    return TableRow(
        code=code,
        created=created,
        changed=1763222400.123456,
        status=status,
        options='{"game": "sword", "players": 5, "name": "Été 刀"}',
        host=2,
        secret=SECRET,
        salts='["a", "b"]',
        version="0.5.0",
        rules="abc",
        result="",
        next="",
    )


def seat(code: str, number: int, name: str = "Chiyome") -> SeatRow:
    return SeatRow(
        code=code,
        seat=number,
        name=name,
        token=f"hash of {number}",
        bot="",
        ready=True,
        mail="c@example.invalid",
        language="ja",
    )


def entry(code: str, number: int, text: str = "parry #17") -> Entry:
    return Entry(code=code, number=number, kind="choice", seat=3, text=text, at=12.25, detail='{"took": 3}')


def with_store(url: str, story: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """Open the store, live through the story, close the store."""
    lay_blank(url)
    return with_new_store(url, story)


def with_new_store(url: str, story: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    """The same with a store that makes its own tables."""

    async def told() -> T:
        store = Store.open(url)
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(told())


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database works again."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except StoreUnavailable:
            assert time.monotonic() < ends, "the database did not come back"
            await asyncio.sleep(0.01)


async def refusal(request: Awaitable[object]) -> str:
    """What the store says to a request that must fail."""
    try:
        await request
    except StoreError as error:
        return str(error)
    raise AssertionError("the store has accepted it")
