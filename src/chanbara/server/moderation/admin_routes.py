"""The routes for operators. `chanbara admin` uses them."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from hmac import compare_digest
from typing import TYPE_CHECKING, Any

import msgspec

from chanbara.server.club.club_routes import club_code
from chanbara.server.cluster.elsewhere import IS_OPERATOR, OPERATOR, WAS_RELAYED
from chanbara.server.http.answers import answer, code_of, token_in
from chanbara.server.http.routing import route
from chanbara.server.moderation import moderation_store as kept
from chanbara.server.wire import admin_bodies as bodies
from chanbara.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from chanbara.server.app import Routes
    from chanbara.server.moderation.moderation import Moderation
    from chanbara.server.store.moderation_rows import AuditRow, BanRow, ReportRow

KEPT_OUT = ("unknown_token", "too_fast", "foreign")
READING = (*KEPT_OUT, "closed")
ACTING = (*READING, "malformed", "too_long")
DOING = (*ACTING, "impossible")
GUESSES_PER_SECOND, GUESSES_AT_ONCE = 0.1, 5
"""Wrong tokens of one address."""


class AdminRoutes:
    """The routes for operators."""

    def __init__(self, routes: Routes) -> None:
        self.routes = routes

    def _identify(self, request: Request) -> None:
        """Refuse whoever is no operator. No page is: a request that a browser sends for one is refused."""
        if "origin" in request.headers or request.headers.get("sec-fetch-site", "none") != "none":
            raise Refusal("foreign")
        if request.scope.get(WAS_RELAYED) and OPERATOR in request.headers:
            return  # another process has admitted them: each has a token of its own
        given = sha256(token_in(request).encode()).digest()
        # All are compared, and each in constant time.
        fits = [compare_digest(given, sha256(one.encode()).digest()) for one in self.routes.admin_tokens]
        if not any(fits):
            address = self.routes.guard.address(request)
            if not self.routes.guesses.take(address):
                raise Refusal("too_fast")
            raise Refusal("unknown_token", "unknown-operator")
        request.scope[IS_OPERATOR] = True

    async def _check(self, request: Request) -> Moderation:
        """Admit an operator."""
        self._identify(request)
        await self.routes.guard.admit(request)
        return self.routes.house.moderation

    async def _asked(self, request: Request, kind: type[Any]) -> tuple[Moderation, Any]:
        """Admit an operator, and read what they want."""
        self._identify(request)
        wanted = await self.routes.body(request, kind)
        return self.routes.house.moderation, wanted

    # --- reports -------------------------------------------------------------------------------------------

    @route("GET", "/api/admin/reports", "Reports", refusals=READING)
    async def reports(self, request: Request) -> Response:
        """List reports by players: `status` is `open` (default), `closed` or `all`.

        All routes below `/api/admin` need the operator's token, as `Authorization: Bearer TOKEN`.
        """
        moderation = await self._check(request)
        status = {"closed": False, "all": None}.get(request.query_params.get("status", "open"), True)
        found = await moderation.store.ask(partial(kept.report_rows, is_open=status))
        return answer(bodies.Reports(moderation.reports.open_count, [_report(one) for one in found]))

    @route("GET", "/api/admin/reports/{number}", "ReportInfo", refusals=(*READING, "impossible"))
    async def report(self, request: Request) -> Response:
        """Show one report."""
        moderation = await self._check(request)
        return answer(_report(await moderation.reports.find(_number(request))))

    @route("POST", "/api/admin/reports/{number}/close", "ReportInfo", "CloseReport", refusals=DOING)
    async def close_report(self, request: Request) -> Response:
        """Close a report."""
        moderation, wanted = await self._asked(request, bodies.CloseReport)
        return answer(_report(await moderation.reports.close(_number(request), wanted.by, wanted.note)))

    # --- bans ----------------------------------------------------------------------------------------------

    @route("GET", "/api/admin/bans", "Bans", refusals=KEPT_OUT)
    async def bans(self, request: Request) -> Response:
        """List all bans."""
        return answer(bodies.Bans([_ban(one) for one in await (await self._check(request)).all_bans()]))

    @route("POST", "/api/admin/bans", "Bans", "NewBan", refusals=(*DOING, "unknown_table"))
    async def ban(self, request: Request) -> Response:
        """Ban somebody for a time; the answer lists the bans this made."""
        moderation, wanted = await self._asked(request, bodies.NewBan)
        return answer(bodies.Bans([_ban(one) for one in await moderation.ban(wanted)]), 201)

    @route("POST", "/api/admin/bans/{number}/lift", "BanInfo", "Act", refusals=DOING)
    async def lift(self, request: Request) -> Response:
        """End a ban early."""
        moderation, wanted = await self._asked(request, bodies.Act)
        return answer(_ban(await moderation.lift(_number(request), wanted.by, wanted.reason)))

    # --- tables, clubs and names ---------------------------------------------------------------------------

    @route("POST", "/api/admin/tables/{code}/close", "AuditEntry", "Act", refusals=(*ACTING, "unknown_table"))
    async def close_table(self, request: Request) -> Response:
        """End a table without a result and send everyone away; there is no more chat and no rematch."""
        moderation, wanted = await self._asked(request, bodies.Act)
        return answer(_entry(await moderation.close_table(code_of(request), wanted.by, wanted.reason)))

    @route("POST", "/api/admin/clubs/{code}/remove", "AuditEntry", "Act", refusals=(*ACTING, "unknown_club"))
    async def remove_club(self, request: Request) -> Response:
        """Dissolve a club, by its code or that of its link."""
        moderation, wanted = await self._asked(request, bodies.Act)
        return answer(_entry(await moderation.remove_club(club_code(request), wanted.by, wanted.reason)))

    @route("POST", "/api/admin/names/remove", "AuditEntry", "RemoveName", refusals=(*DOING, "unknown_table"))
    async def remove_name(self, request: Request) -> Response:
        """Replace a claimed name, or the name at a seat."""
        moderation, wanted = await self._asked(request, bodies.RemoveName)
        return answer(_entry(await moderation.remove_name(wanted)))

    @route("GET", "/api/admin/audit", "Audit", refusals=READING)
    async def audit(self, request: Request) -> Response:
        """List what operators did."""
        moderation = await self._check(request)
        found = await moderation.store.ask(partial(kept.audit_entries, most=kept.MOST_LISTED))
        return answer(bodies.Audit([_entry(one) for one in found]))


def _number(request: Request) -> int:
    """Return the number of a report or a ban; a malformed one belongs to none."""
    text = str(request.path_params["number"])
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0  # noqa: PLR2004


def _report(row: ReportRow) -> bodies.ReportInfo:
    return bodies.ReportInfo(
        number=row.number,
        at=row.at,
        table=row.code,
        kind=row.kind,  # type: ignore[arg-type]
        category=row.category,  # type: ignore[arg-type]
        seat=None if row.seat < 0 else row.seat,
        name=row.name,
        claimed=bool(row.player),
        text=row.text,
        context=msgspec.json.decode(row.context, type=list[bodies.ContextLine]),
        words=row.words,
        reporter=None if row.reporter < 0 else row.reporter,
        has_address=bool(row.network),
        open=not row.closed,
        closed_by=row.closed_by,
        note=row.note,
    )


def _ban(row: BanRow) -> bodies.BanInfo:
    return bodies.BanInfo(
        number=row.number,
        kind=row.kind,  # type: ignore[arg-type]
        whom=row.shown,
        chat_only=row.chat_only,
        reason=row.reason,
        public=row.public,
        made=row.made,
        until=row.until,
        by=row.by,
    )


def _entry(row: AuditRow) -> bodies.AuditEntry:
    return bodies.AuditEntry(row.number, row.at, row.by, row.act, row.about, row.reason)
