"""The ladder of a club by sums made by hand: which games count there, and what becomes of them later."""

from __future__ import annotations

from math import exp, hypot, sqrt
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from sqlalchemy import delete, insert, select, update

from chanbara.server.club import club_store
from chanbara.server.club.club_history import history
from chanbara.server.club.membership import leave
from chanbara.server.kind import Outcome
from chanbara.server.stats import stats_store as ledger
from chanbara.server.stats.strength import MEASURED, PLAYER
from chanbara.server.store import rows
from chanbara.server.store.club_rows import ClubRow, club_games, club_members, club_ratings, clubs
from chanbara.server.store.deletion import remove_table
from chanbara.server.store.rows import Entry, PlayerRow, PlayRow, ResultRow
from tests.server.samples import seat, table, with_store

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from chanbara.server.store.store import Store
    from chanbara.server.wire.stats_bodies import OwnClub

CLUB, OTHER = "CRANES", "HERONS"
STARTED = 1_000.0
ROLES = (("shogun", "shogun"), ("ninja1", "ninja"), ("ninja2", "ninja"))
"""The role and the team of each seat."""


def lay(connection: Connection) -> None:
    """Two clubs: Ann leads the first, with Bea; Cid is in none."""
    for key in ("ann", "bea", "cid"):
        one = PlayerRow(key, key.title(), key, f"token of {key}", listed=True, created=1.0, skeleton=key)
        connection.execute(insert(rows.players), msgspec.structs.asdict(one))
    for code in (CLUB, OTHER):
        row = ClubRow(code, f"{code}99", code.title(), "", "", "ann", 1.0)
        assert club_store.add(connection, row, 10)
        assert club_store.join(connection, code, "bea", 10, 10) == ""
    connection.execute(update(club_members).where(club_members.c.player == "bea").values(joined=2.0))


def play(
    connection: Connection,
    code: str,
    players: tuple[str, str, str] = ("ann", "bea", "greedy"),
    winner: str = "shogun",
    *,
    club: str = CLUB,
    printed: bool = True,
) -> None:
    """Count a game at a table of a club; whoever is no player is a bot or, without a name, a guest."""
    connection.execute(
        insert(rows.tables), msgspec.structs.asdict(msgspec.structs.replace(table(code, "over"), club=club))
    )
    started = Entry(code, 0, "started", 0, "", STARTED, "")
    connection.execute(insert(rows.entries), msgspec.structs.asdict(started))
    known = set(connection.scalars(select(rows.players.c.key)))
    plays = []
    for number, (who, (role, team)) in enumerate(zip(players, ROLES, strict=True)):
        bot = who if who and who not in known else ""
        row = msgspec.structs.replace(seat(code, number), token="" if bot else f"{code} {number}", bot=bot)
        connection.execute(insert(rows.seats), msgspec.structs.asdict(row))
        if who in known:
            connection.execute(insert(rows.owners), {"token": row.token, "player": who})
        plays.append(PlayRow(code, number, "", bot, role, team, "hanzo", team == winner, 1, 1, 0, 0))
    result = ResultRow(code, 0, 2_000.0, "sword", 3, False, printed, winner, "")
    ledger.add_outcome(connection, Outcome(result, plays))


def rated(connection: Connection, club: str = CLUB) -> dict[str, tuple[float, float, int]]:
    """Return mean, deviation and games of everybody in a club."""
    columns = (club_ratings.c.who, club_ratings.c.mu, club_ratings.c.sigma, club_ratings.c.games)
    query = select(*columns).where(club_ratings.c.club == club)
    return {who: (mu, sigma, games) for who, mu, sigma, games in connection.execute(query)}


def counted(connection: Connection) -> dict[str, bool]:
    """Return which games of the club count there."""
    return {game.code: game.counts for game in history(connection, CLUB).games}


def tell(url: str, story: Any) -> Any:  # noqa: ANN401 - whatever it finds
    """Live through a story in one transaction of a fresh database."""

    async def told(store: Store) -> Any:  # noqa: ANN401 - the same
        await store.ask(lay)
        return await store.ask(story)

    return with_store(url, told)


def by_hand(won: list[tuple[float, float]], lost: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the ratings of two teams after a game, by the sums of Weng and Lin.

    The variance of a team is the sum of its members', and how sure one can be is beta.
    """
    beta = 25 / 6
    means = [sum(mu for mu, _ in team) for team in (won, lost)]
    variances = [sum(sigma**2 for _, sigma in team) for team in (won, lost)]
    scale = sqrt(sum(variances) + 2 * beta**2)
    likely = exp(means[0] / scale) / sum(exp(mean / scale) for mean in means)
    found = []
    for team, variance, surprise in ((won, variances[0], 1 - likely), (lost, variances[1], likely - 1)):
        step = variance / scale * surprise
        shrink = variance / scale**2 * likely * (1 - likely) * sqrt(variance) / scale
        for mu, sigma in team:
            share = sigma**2 / variance
            found.append((mu + share * step, sigma * sqrt(1 - share * shrink)))
    return found


def older(rating: tuple[float, float]) -> tuple[float, float]:
    """People change a little before each game."""
    return rating[0], hypot(rating[1], 25 / 300)


def test_ratings_follow_from_the_games_of_the_club_alone(database_url: str) -> None:
    def story(connection: Connection) -> dict[str, tuple[float, float, int]]:
        play(connection, "AAAAA1")
        play(connection, "AAAAA2", club="")
        play(connection, "AAAAA3", club=OTHER)
        play(connection, "AAAAA4", winner="ninja")
        site = connection.scalar(select(rows.ratings.c.games).where(rows.ratings.c.who == PLAYER + "ann"))
        assert site == 4
        return rated(connection)

    found = tell(database_url, story)
    new, bot, side = (0.0, 25 / 3), (MEASURED["greedy"], 1.0), (0.0, 2.0)
    ann, shogun, bea, greedy, ninja = by_hand([older(new), side], [older(new), bot, side])
    bea, greedy, ninja, ann, shogun = by_hand([older(bea), greedy, ninja], [older(ann), shogun])
    by_who = {
        PLAYER + "ann": ann,
        PLAYER + "bea": bea,
        "bot greedy": greedy,
        "side shogun 3 base": shogun,
        "side ninja 3 base": ninja,
    }
    assert found.keys() == by_who.keys()
    for who, (mu, sigma) in by_who.items():
        assert found[who] == pytest.approx((mu, sigma, 2)), who
    assert found[PLAYER + "ann"][0] < found[PLAYER + "bea"][0], "the second game was an upset"


def test_only_games_among_members_count(database_url: str) -> None:
    def story(connection: Connection) -> dict[str, bool]:
        play(connection, "CLUB01")
        play(connection, "GUEST1", ("ann", "bea", "cid"))
        play(connection, "GUEST2", ("ann", "bea", ""))
        play(connection, "ALONE1", ("ann", "greedy", "greedy"))
        play(connection, "TWICE1", ("ann", "ann", "greedy"))
        play(connection, "HELPED", printed=False)
        connection.execute(
            update(club_members).where(club_members.c.player == "bea").values(joined=STARTED + 1)
        )
        play(connection, "LATE01")
        connection.execute(
            update(club_members).where(club_members.c.player == "bea").values(joined=2.0, left_at=STARTED - 1)
        )
        play(connection, "LEFT01")
        connection.execute(
            update(club_members).where(club_members.c.player == "bea").values(left_at=STARTED + 1)
        )
        play(connection, "LEAVES")
        assert club_store.join(connection, CLUB, "bea", 10, 10) == "", (
            "whoever leaves and comes back meanwhile"
        )
        play(connection, "RETURN")
        assert rated(connection)[PLAYER + "bea"][2] == 3
        return counted(connection)

    assert tell(database_url, story) == {
        "CLUB01": True,
        "GUEST1": False,
        "GUEST2": False,
        "ALONE1": False,
        "TWICE1": False,
        "HELPED": False,
        "LATE01": False,
        "LEFT01": False,
        "LEAVES": True,
        "RETURN": True,
    }


def test_all_of_it_is_computed_again_from_the_games(database_url: str) -> None:
    """Also of games whose tables are deleted; a club that is dissolved has none."""

    def story(connection: Connection) -> None:
        play(connection, "CLUB01")
        play(connection, "CLUB02", winner="ninja")
        play(connection, "OTHER1", club=OTHER)
        before = rated(connection)
        remove_table(connection, "CLUB01")
        connection.execute(delete(club_ratings))
        ledger.recompute(connection, [], {"CLUB02", "OTHER1"})
        assert rated(connection) == {who: pytest.approx(one) for who, one in before.items()}
        assert [(one.code, one.kept) for one in history(connection, CLUB).games] == [
            ("CLUB02", True),
            ("CLUB01", False),
        ]
        leave(connection, OTHER, "ann")
        leave(connection, OTHER, "bea")
        assert rated(connection, OTHER) == {}
        play(connection, "OTHER2", club=OTHER)
        codes = set(connection.scalars(select(club_games.c.code)))
        assert codes == {"CLUB01", "CLUB02"}

    tell(database_url, story)


def test_a_name_that_is_forgotten_is_in_no_club(database_url: str) -> None:
    def story(connection: Connection) -> None:
        play(connection, "CLUB01")
        leave(connection, OTHER, "bea")
        before = rated(connection)[PLAYER + "bea"]
        ledger.forget(connection, "ann")
        assert PLAYER + "ann" not in rated(connection)
        assert rated(connection)[PLAYER + "bea"] == before, "what others have won stays"
        assert connection.execute(select(clubs.c.code, clubs.c.founder)).all() == [(CLUB, "bea")]
        assert connection.scalars(select(club_members.c.player)).all() == ["bea"]
        [game] = history(connection, CLUB).games
        assert [one.name for one in game.seats] == ["", "Bea", ""]
        ledger.forget(connection, "bea")
        for kind in (clubs, club_members, club_games, club_ratings):
            assert connection.execute(select(kind)).all() == []

    tell(database_url, story)


def test_a_game_without_any_name_is_forgotten_with_its_table(database_url: str) -> None:
    def story(connection: Connection) -> None:
        play(connection, "NONAME", ("", "", "greedy"))
        assert counted(connection) == {"NONAME": False}
        remove_table(connection, "NONAME")
        assert counted(connection) == {}
        assert connection.execute(select(club_games)).all() == []

    tell(database_url, story)


def test_whoever_has_left_is_told_of_it_and_gets_their_rating_back(database_url: str) -> None:
    def story(connection: Connection) -> None:
        play(connection, "CLUB01")

        def own() -> OwnClub:
            return next(one for one in club_store.clubs_of(connection, "bea") if one.code == CLUB)

        before = own()
        assert (before.name, before.left, before.rating and before.rating.games) == ("Cranes", None, 1)
        leave(connection, CLUB, "bea")
        left = own()
        assert (left.name, left.left is None, left.rating) == ("", False, before.rating)
        club_store.join(connection, CLUB, "bea", 10, 10)
        assert own() == before

    tell(database_url, story)
