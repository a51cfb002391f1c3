"""The bodies of clubs: groups by link, with tables, a ladder and a history of their own."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from chanbara.server.wire.avatars import Avatar
from chanbara.server.wire.bodies import Listed
from chanbara.server.wire.scalars import Name
from chanbara.server.wire.stats_bodies import OwnClub, PlayerRating

ClubName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
About = Annotated[str, msgspec.Meta(max_length=160)]


class NewClub(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/clubs: found a club; the header `Authorization: Bearer TOKEN` has your claimed name's."""

    name: ClubName
    """What it is called."""
    about: About = ""
    """A sentence about it."""
    avatar: Avatar = ""
    """Its crest; empty: one that follows from its name."""


class ClubAct(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/clubs/CODE: do something; the header `Authorization: Bearer TOKEN` says who you are."""

    act: Literal["join", "leave", "change", "renew", "remove", "hand_over", "dissolve"]
    """``join``: become a member, with the code of the invitation link. ``leave``: stop being one; whoever
    joined first leads after the founder, and the last member ends the club. All others are for the founder.
    ``change``: its name, sentence and crest. ``renew``: a new link; the old one stops working. ``remove``:
    end somebody's membership. ``hand_over``: let another member lead. ``dissolve``: end the club."""
    member: Name | None = None
    """Whom to remove, or who leads from now on."""
    name: ClubName | None = None
    """The new name; null: as before."""
    about: About | None = None
    """The new sentence; null: as before."""
    avatar: Avatar | None = None
    """The new crest; null: as before."""


class ClubMember(msgspec.Struct):
    """A member on the ladder of the club."""

    name: str
    """Their claimed name."""
    avatar: str
    """Their crest."""
    place: int | None
    """Their place, from 1; null before their first game that counts here."""
    rating: PlayerRating | None
    """By games at the tables of this club alone; null before the first of them."""
    founder: bool
    """Whether they lead the club."""
    you: bool
    """Whether that is you."""


class ClubInside(msgspec.Struct):
    """What only members see of a club."""

    code: str
    """Its code, which never changes."""
    invite: str
    """The code of the invitation link."""
    link: str
    """The invitation link."""
    members: list[ClubMember]
    """All members, by the lower bound of their ratings."""
    tables: list[Listed]
    """Its tables that can be joined or watched, the newest first."""
    now: float
    """The clock of the server, in seconds since 1970."""


class ClubInfo(msgspec.Struct):
    """GET /api/clubs/CODE: a club, for whoever has its link or is a member."""

    name: str
    """What it is called."""
    about: str
    """A sentence about it; may be empty."""
    avatar: str
    """Its crest."""
    founder: str
    """The name of whoever leads it."""
    people: int
    """Number of members."""
    you: Literal["founder", "member"] | None
    """What you are there."""
    inside: ClubInside | None
    """Null unless you are a member."""


class ClubSeat(msgspec.Struct):
    """How a seat did in a game of a club."""

    name: str
    """The claimed name of somebody who is a member, or was; empty for anyone else."""
    avatar: str
    """Their crest; empty without a name."""
    bot: str | None
    """The bot that played the seat, also for somebody who left."""
    role: str
    """The key of the role card."""
    character: str
    """The key of the character."""
    won: bool
    """Whether its team won."""


class ClubGame(msgspec.Struct):
    """A finished game at a table of a club."""

    code: str
    """The code of the table, under which it can be reviewed."""
    ended: float
    """Seconds since 1970."""
    rising_sun: bool
    """Whether it was played with the expansion."""
    winner: str
    """The team that won."""
    counts: bool
    """Whether it counts on the ladder of the club."""
    kept: bool
    """Whether its table still exists, so that it can be reviewed."""
    seats: list[ClubSeat]
    """By seat."""


class ClubGames(msgspec.Struct):
    """GET /api/clubs/CODE/games: the history of a club."""

    games: list[ClubGame]
    """The newest first, 20 at a time."""
    earlier: int | None
    """Ask with `?before=` and this number for the games before them; null if there are none."""


class OwnClubs(msgspec.Struct):
    """GET /api/players/me/clubs: the clubs that you are a member of."""

    clubs: list[OwnClub]
    """The one you joined last first."""
