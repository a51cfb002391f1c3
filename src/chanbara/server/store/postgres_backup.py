"""Back-ups of PostgreSQL, by its own tools pg_dump and pg_restore."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import URL, column, func, select, table, text, update
from sqlalchemy.exc import SQLAlchemyError

from chanbara.server.store import migrations, rows
from chanbara.server.store.backup import Backup, Vault, check_schema, later_opening, stamp
from chanbara.server.store.database import LOCK, StoreError
from chanbara.server.store.quota_rows import quotas

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sqlalchemy import Connection

    from chanbara.server.store.database import Postgres

T = TypeVar("T")
REPLACED = "replaced_"
"""What the name of a schema begins with that a restored one has replaced."""
PLAIN = ["--no-owner", "--no-privileges"]
"""Whoever restores it owns it."""
UNCOUNTED = f"--exclude-table-data={quotas.name}"
"""What is counted for a day is in no back-up."""


class PostgresVault(Vault):
    """Back-ups of a database of a PostgreSQL server."""

    ending = "dump"

    def __init__(self, place: Postgres) -> None:
        self._place = place

    def schema(self) -> str:
        return self._ask(self._schema)

    def copy(self, path: Path) -> Backup:
        schema, tables = self._ask(lambda one: (self._schema(one), _tables(one)))
        self._run(
            "pg_dump",
            ["--format=custom", *PLAIN, f"--exclude-schema={REPLACED}*", UNCOUNTED, f"--file={path}"],
        )
        if _schema_in(self._listed(path)) != schema:
            raise StoreError(f"{path} does not hold what was backed up; try again")
        return Backup(path, schema, tables)

    def restore(self, source: Path, *, replace: bool) -> Backup:
        schema = _schema_in(self._listed(source))
        if not schema:
            raise StoreError(f"{source} is no back-up of chanbara")
        check_schema(str(source), schema)
        try:
            with self._place.engine.connect() as connection:
                with connection.begin():
                    if not connection.scalars(select(func.pg_try_advisory_lock(LOCK))).one():
                        raise StoreError(f"{self._place.place} is in use by a server; stop it first")
                with connection.begin():
                    aside = self._put_aside(connection, replace=replace)
                try:
                    self._run("pg_restore", ["--exit-on-error", "--single-transaction", *PLAIN, str(source)])
                except StoreError:
                    with connection.begin():
                        _put_back(connection, aside)
                    raise
                with connection.begin():
                    number = connection.scalars(select(rows.openings.c.number)).one()
                    connection.execute(update(rows.openings).values(number=later_opening(number)))
                    return Backup(source, schema, _tables(connection), aside)
        except SQLAlchemyError as error:
            raise StoreError(f"{self._place.place} cannot be restored: {self._said(error)}") from error

    def _put_aside(self, connection: Connection, *, replace: bool) -> str:
        """Make room for the tables; return the name of the schema that holds those that were there."""
        found = set(connection.scalars(text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")))
        if not found:
            return ""
        if migrations.VERSION_TABLE not in found:
            raise StoreError(f"{self._place.place} holds tables of another program; choose another database")
        if not replace:
            raise StoreError(
                f"{self._place.place} holds games already; --replace puts them aside and restores the back-up"
                " in their place"
            )
        aside = f"{REPLACED}{re.sub('[^0-9]', '', stamp())}"
        connection.execute(text(f"ALTER SCHEMA public RENAME TO {aside}"))
        connection.execute(text("CREATE SCHEMA public"))
        return aside

    def _schema(self, connection: Connection) -> str:
        if connection.scalar(select(func.to_regclass(migrations.VERSION_TABLE))) is None:
            raise StoreError(f"{self._place.place} is no database of chanbara")
        version = select(table(migrations.VERSION_TABLE, column("version_num")))
        return str(connection.scalar(version))

    def _ask(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._place.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"{self._place.place} cannot be read: {self._said(error)}") from error

    def _said(self, error: SQLAlchemyError) -> str:
        return self._place.complaint(error)

    # --- the tools -----------------------------------------------------------------------------------------

    def _listed(self, path: Path) -> str:
        """Return what a back-up says about its schema."""
        return self._run(
            "pg_restore", ["--data-only", f"--table={migrations.VERSION_TABLE}", "--file=-", str(path)]
        )

    def _run(self, name: str, words: Sequence[str]) -> str:
        """Run a tool on the database; its complaint is one sentence, without the password."""
        tool = shutil.which(name)
        if tool is None:
            raise StoreError(f"{name} is not installed; it comes with the client tools of PostgreSQL")
        url = self._place.engine.url
        query = {name: value for name, value in url.query.items() if name != "password"}
        plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
        password = url.password or url.query.get("password")
        environment = {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}
        reads_file = "--file=-" in words
        where = [] if reads_file else [f"--dbname={plain.render_as_string(hide_password=False)}"]
        if name == "pg_dump":
            self._check_version(tool)
        done = subprocess.run(  # noqa: S603 - a tool of PostgreSQL, and no shell
            [tool, *where, *words], env=environment, capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            said = self._place.complaint(OSError(done.stderr.strip().splitlines()[0] if done.stderr else ""))
            raise StoreError(f"{name} has failed: {said}")
        return done.stdout

    def _check_version(self, tool: str) -> None:
        """Refuse a tool that is older than the server: it does not dump what it does not know."""
        command = [tool, "--version"]
        said = subprocess.run(command, capture_output=True, encoding="utf-8", check=False).stdout  # noqa: S603 - the same
        own = re.search(r"(\d+)\.?\d*", said)
        number = self._ask(lambda one: int(one.scalar(text("SHOW server_version_num")) or 0)) // 10_000
        if own is not None and int(own[1]) < number:
            raise StoreError(
                f"pg_dump has version {own[1]}, and the database {number}; install the client tools of"
                f" PostgreSQL {number}"
            )


def _tables(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(rows.tables)) or 0


def _schema_in(listed: str) -> str:
    """Return the schema that a back-up of the version table names; "" if it names none."""
    found = re.search(rf"^COPY \S*{migrations.VERSION_TABLE} .*\n(\S+)\n", listed, re.MULTILINE)
    return "" if found is None else found[1]


def _put_back(connection: Connection, aside: str) -> None:
    if aside:
        connection.execute(text("DROP SCHEMA public"))
        connection.execute(text(f"ALTER SCHEMA {aside} RENAME TO public"))
