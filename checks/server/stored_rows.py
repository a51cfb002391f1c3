"""Many players and finished tables in a database: copies of one real game, made by the database itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Integer,
    MetaData,
    String,
    Table,
    case,
    cast,
    create_engine,
    insert,
    literal,
    make_url,
    select,
    update,
)

from chanbara.server.lobby.tokens import CODE_LETTERS, hashed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sqlalchemy import Connection

DAY = 86_400.0
OLD = 40 * DAY
"""How long ago an expired table was last changed."""
EXPIRED = 20
"""Every so many tables one has expired."""
SHORT_LOG = 10
"""Entries of the log of most tables."""
WHOLE_LOGS = 200
"""Tables with their whole log: those that are looked at."""
MOST_GAMES = 5_000
"""Games of the player who has most."""


class Template(NamedTuple):
    """The game that is copied, and who is asked for afterwards."""

    code: str
    token: str
    """The token of the player with most games, after the rows are made."""


def code(number: int) -> str:
    """Return the code of a copied table."""
    letters = []
    for _ in range(6):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)


def fill(url: str, template: Template, count: int) -> None:
    """Make this many players and tables. Some tables are old enough to be deleted."""
    chosen = make_url(url)
    is_postgres = chosen.drivername.startswith("postgresql")
    engine = create_engine(chosen.set(drivername="postgresql+psycopg") if is_postgres else chosen)
    with engine.begin() as connection:
        _Copies(connection, template, count).make()
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        # As a server that has grown slowly would have: the planner knows its tables.
        connection.exec_driver_sql("ANALYZE")
    engine.dispose()


class _Copies:
    """The rows, whatever columns the schema of that server has."""

    def __init__(self, connection: Connection, template: Template, count: int) -> None:
        self._connection = connection
        self._template = template
        self._found = MetaData()
        self._found.reflect(connection)
        self._copies = Table(
            "copies", MetaData(), Column("number", Integer, primary_key=True), Column("code", String)
        )
        self._copies.create(connection)
        numbered = [{"number": number, "code": code(number)} for number in range(count)]
        connection.execute(insert(self._copies), numbered)

    def make(self) -> None:
        number = self._copies.c.number
        text = cast(number, String)
        is_old = number % EXPIRED == 0
        changed = case((is_old, time.time() - OLD), else_=time.time() - cast(number, Integer))
        self._copy("tables", {"changed": changed, "next": literal("")})
        seats = self._found.tables["seats"].c
        seat = literal("token ") + text + literal(" ") + cast(seats.seat, String)
        self._copy("seats", {"token": case((seats.token == "", ""), else_=seat)})
        results = self._found.tables["results"].c
        self._copy("results", {"number": results.number + number + 1})
        player = literal("k") + cast(case((number < MOST_GAMES, 0), else_=number), String)
        plays = self._found.tables["plays"].c
        self._copy("plays", {"player": case((plays.player == "", ""), else_=player)})
        entries = self._found.tables["entries"].c
        self._copy("entries", {"at": changed}, (number < WHOLE_LOGS) | (entries.number < SHORT_LOG))
        self._people(number, text, player)
        self._copies.drop(self._connection)

    def _copy(
        self,
        name: str,
        changes: Mapping[str, ColumnElement[Any]],
        which: ColumnElement[bool] | None = None,
    ) -> None:
        """Copy the rows of the game to every table."""
        table = self._found.tables[name]
        values = {column.name: changes.get(column.name, column) for column in table.c}
        values["code"] = self._copies.c.code
        query = select(*values.values()).select_from(table.join(self._copies, literal(value=True)))
        query = query.where(table.c.code == self._template.code)
        self._connection.execute(
            insert(table).from_select(list(values), query if which is None else query.where(which))
        )

    def _people(self, number: Column[int], text: ColumnElement[str], player: ColumnElement[str]) -> None:
        """Make as many players with ratings, and let them own the first seat of a table each."""
        found, copies = self._found.tables, self._copies
        mu = (number % 997) / 100.0
        players = found["players"]
        known: dict[str, ColumnElement[Any]] = {
            "key": literal("k") + text,
            "name": literal("Player ") + text,
            "folded": literal("player ") + text,
            "bound": mu - 2.0,
        }
        values = {
            column.name: known.get(
                column.name,
                literal(f"{column.name} ") + text if isinstance(column.type, String) else column,
            )
            for column in players.c
        }
        one = select(players.c.key).limit(1).scalar_subquery()
        query = select(*values.values()).select_from(players.join(copies, literal(value=True)))
        self._connection.execute(insert(players).from_select(list(values), query.where(players.c.key == one)))
        self._connection.execute(
            update(players).where(players.c.key == "k0").values(token=hashed(self._template.token))
        )
        rated = select(literal("player k") + text, mu, literal(1.0), literal(5))
        self._connection.execute(insert(found["ratings"]).from_select(["who", "mu", "sigma", "games"], rated))
        owned = select(literal("token ") + text + literal(" 0"), player)
        self._connection.execute(insert(found["owners"]).from_select(["token", "player"], owned))
