"""The workshop's lab: measurements where bots think, behind all that is more urgent, streamed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from chanbara.compiled import HAS_COMPILER
from chanbara.server.store.store import StoreError
from chanbara.server.wire.refusal import Refusal
from chanbara.sword.own_cards import digest_of
from chanbara.sword.served.workshop.bodies import LabOffer
from chanbara.sword.served.workshop.form import design_form
from chanbara.sword.served.workshop.lab_bodies import LabBegan, LabDone, LabFailed, LabWaits

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from chanbara.server.lobby.lobby import Lobby
    from chanbara.server.settings import Settings
    from chanbara.sword.served.workshop.lab_bodies import LabLine, LabWanted
    from chanbara.sword.served.workshop.lab_work import LabPiece

LOG = logging.getLogger("chanbara.workshop")
PIECE = 0.4
"""Seconds of work after which others may come first."""
MOST_WAITING = 8
"""Measurements that wait for others."""
KEPT = 32
"""Finished measurements that are kept: whoever asks for the same is answered at once."""


def offer(settings: Settings) -> LabOffer | None:
    """Return what can be measured, if anything: in a browser nothing is compiled, and it would take hours."""
    if not (HAS_COMPILER and settings.lab_deals and settings.lab_runs):
        return None
    return LabOffer(settings.lab_deals, settings.lab_seconds)


def encoded(line: LabLine) -> bytes:
    """Return a line as sent."""
    return msgspec.json.encode(line) + b"\n"


class Lab:
    """Some measurements at a time, the others wait; one for each address."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._slots = asyncio.Semaphore(lobby.settings.lab_runs)
        self._asking: set[str] = set()
        """The addresses whose measurements run or wait."""
        self._kept: OrderedDict[tuple[str, int], list[bytes]] = OrderedDict()

    async def open(self, wanted: LabWanted, address: str) -> AsyncIterator[bytes]:
        """Return the lines of a measurement, or refuse it. It ends when nobody reads them any more."""
        kept = self._kept.get((digest_of(wanted.text), wanted.players))
        if kept is not None:
            return _again(kept)
        lobby = self._lobby
        if offer(lobby.settings) is None:
            raise Refusal("impossible", "no-lab")
        form = await lobby.examiner.run(design_form, wanted.text)
        if form.problems or not form.entries:
            raise Refusal("impossible", "design-not-playable")
        if address in self._asking:
            raise Refusal("too_fast", "one-measurement")
        if len(self._asking) >= lobby.settings.lab_runs + MOST_WAITING:
            raise Refusal("full", "many-measurements")
        with contextlib.suppress(StoreError):  # nothing is stored: in an outage there is no quota, either
            if not await lobby.measurements.take(address):
                raise Refusal("too_fast", "many-measurements-today")
        return self._lines(wanted, address)

    async def _lines(self, wanted: LabWanted, address: str) -> AsyncIterator[bytes]:
        lobby = self._lobby
        self._asking.add(address)
        try:
            if not lobby.advisor.is_compiled:
                yield encoded(LabWaits(reason="compiling"))
                await lobby.advisor.compiled()
            if self._slots.locked():
                yield encoded(LabWaits(reason="others"))
            async with self._slots:
                async for line in self._measured(wanted):
                    yield line
        finally:
            self._asking.discard(address)

    async def _measured(self, wanted: LabWanted) -> AsyncIterator[bytes]:
        from chanbara.sword.served.workshop.lab_work import (  # noqa: PLC0415 - with it comes numpy
            LabJob,
            LabPiece,
            next_piece,
        )

        lobby, piece = self._lobby, LabPiece()
        settings = lobby.settings
        job = LabJob(wanted.text, wanted.players, settings.lab_deals)
        ends = time.monotonic() + settings.lab_seconds
        lines: list[bytes] = []
        while not piece.is_last and time.monotonic() < ends and not lobby.stopping:
            if lobby.advisor.overload.reviews_wait:
                yield encoded(LabWaits(reason="busy"))
            try:
                piece = await lobby.advisor.review(next_piece, job, piece, PIECE)
            except Exception:
                LOG.exception("measurement failed")
                yield encoded(LabFailed())
                return
            said = _said(piece, job.players, settings)
            for line in said if not lines else said[1:]:
                yield line
            lines = said
        if not lobby.stopping:
            lines.append(encoded(LabDone(reason="deals" if piece.is_last else "time")))
            yield lines[-1]
            self._keep(wanted, lines)

    def _keep(self, wanted: LabWanted, lines: list[bytes]) -> None:
        self._kept[digest_of(wanted.text), wanted.players] = lines
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _said(piece: LabPiece, players: int, settings: Settings) -> list[bytes]:
    """Return what is to be played, and the verdict so far."""
    assert piece.judged is not None, "something was played"
    began = LabBegan(
        deals=settings.lab_deals, seconds=settings.lab_seconds, players=players, fast=piece.is_fast
    )
    return [encoded(began), encoded(piece.judged)]


async def _again(lines: list[bytes]) -> AsyncIterator[bytes]:
    for line in lines:
        yield line
