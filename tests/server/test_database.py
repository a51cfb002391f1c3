"""Opening a database: exclusively, with the newest schema, and without revealing its password."""

import asyncio
import logging
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from chanbara.server.store import database as databases
from chanbara.server.store import migrations, rows
from chanbara.server.store.store import Store, StoreError
from tests.left_out import need
from tests.server.kit import PATIENCE
from tests.server.postgres import GUARDED, PASSWORD, Postgres
from tests.server.samples import ROOT, entry, refusal, seat, table, with_new_store


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner keeps the database: there is nothing to wait for."""
    monkeypatch.setattr(databases, "PATIENCE", 0.3)


def outside(url: str, story: Callable[[Connection], None]) -> None:
    """Do something with a database that is not open as a store."""
    engine = databases.database(url).engine
    with engine.begin() as connection:
        story(connection)
    engine.dispose()


def sentences(url: str, *said: str) -> None:
    def say(connection: Connection) -> None:
        for one in said:
            connection.execute(text(one))

    outside(url, say)


def refused(url: str) -> str:
    with pytest.raises(StoreError) as caught:
        Store.open(url)
    return str(caught.value)


# --- the schema ---------------------------------------------------------------------------------------------


def test_an_empty_database_gets_the_newest_schema(database_url: str) -> None:
    def check(connection: Connection) -> None:
        context = MigrationContext.configure(connection, opts={"version_table": migrations.VERSION_TABLE})
        assert compare_metadata(context, rows.metadata) == []

    with_new_store(database_url, lambda store: store.tables())
    outside(database_url, check)


FIRST = [
    "INSERT INTO tables VALUES ('A', 1.5, 2.5, 'over', '{}', 0, 'ab', '[]', '0.5.0', 'r', '{}', 'B')",
    "INSERT INTO seats VALUES ('A', 0, 'Goemon', '', 'easy', TRUE, '', 'fr')",
    "INSERT INTO entries VALUES ('A', 0, 'choice', 0, 'pass', 3.5, '')",
]


def at_the_first_step(url: str) -> None:
    """A database as the first server left it: written in plain sentences, for the program has moved on."""
    outside(url, lambda connection: migrations.migrate(connection, "0001"))
    sentences(url, *FIRST)


async def first_table(store: Store) -> tuple[str, str, str]:
    found = await store.table("A")
    assert found
    return found.next, (await store.seats("A"))[0].bot, (await store.entries("A"))[0].text


def test_a_database_of_the_first_server_is_read_today(database_url: str) -> None:
    at_the_first_step(database_url)
    assert with_new_store(database_url, first_table) == ("B", "easy", "pass")


ANOTHER_STEP = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "LAST"

def upgrade():
    with op.batch_alter_table("tables", recreate="auto") as batch:
        batch.alter_column("host", type_=sa.BigInteger())
        batch.add_column(sa.Column("colour", sa.String(), nullable=False, server_default="red"))
"""


def with_another_step(folder: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    here = folder / "100% migrations"
    shutil.copytree(Path(migrations.__file__).parent, here)
    last = ScriptDirectory(str(here)).get_current_head()
    assert last
    (here / "versions" / "step_next_colour.py").write_text(step.replace("LAST", last), encoding="utf-8")
    monkeypatch.setattr(migrations, "LOCATION", str(here))
    monkeypatch.setattr(migrations, "NEWEST", "next")


def test_a_later_step_changes_tables_that_are_referred_to_and_keeps_everything(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_first_step(database_url)
    with_another_step(tmp_path, monkeypatch, ANOTHER_STEP)
    assert with_new_store(database_url, first_table) == ("B", "easy", "pass")
    sentences(database_url, "UPDATE tables SET colour = 'blue' WHERE colour = 'red'")
    monkeypatch.undo()
    assert "schema next, newer than this program" in refused(database_url)


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_the_first_step(database_url)
    with_another_step(tmp_path, monkeypatch, ANOTHER_STEP + '    op.execute("DROP TABLE nowhere")\n')
    assert "cannot be used" in refused(database_url)
    assert "nowhere" in refused(database_url)
    monkeypatch.undo()
    assert with_new_store(database_url, first_table) == ("B", "easy", "pass")


def test_a_newer_schema_is_refused_and_not_touched(database_url: str) -> None:
    at_the_first_step(database_url)
    sentences(database_url, "UPDATE chanbara_schema SET version_num = '0099'")
    assert refused(database_url).endswith("has schema 0099, newer than this program; use a newer chanbara")
    sentences(database_url, "UPDATE chanbara_schema SET version_num = '0001'")
    assert with_new_store(database_url, first_table) == ("B", "easy", "pass")


def test_a_database_of_another_program_is_refused_and_not_touched(database_url: str) -> None:
    sentences(database_url, "CREATE TABLE recipes (name TEXT)")
    assert "holds tables of another program" in refused(database_url)

    def check(connection: Connection) -> None:
        assert inspect(connection).get_table_names() == ["recipes"]

    outside(database_url, check)


# --- what cannot be opened ----------------------------------------------------------------------------------


def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Chiyome, " * 100, encoding="utf-8")
    assert refused(f"sqlite:///{letter}").endswith("cannot be opened: file is not a database")
    assert letter.read_text(encoding="utf-8") == "Dear Chiyome, " * 100


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened: Is a directory" in refused(f"sqlite:///{tmp_path}")
    assert "cannot be opened: File exists" in refused(f"sqlite:///{tmp_path}/file/tables.sqlite3")


@pytest.mark.parametrize(
    "url",
    ["", "tables.sqlite3", "sqlite://", "sqlite:///:memory:", "mysql://u:pw@h/d", "postgresql://u:pw@h:no/d"],
)
def test_what_is_no_address_of_a_database_is_answered_with_one(url: str) -> None:
    known = "a database is sqlite:///path/to/file or postgresql://user:password@host/name"
    assert refused(url) == known


def test_a_postgres_that_does_not_answer_is_refused() -> None:
    need("psycopg")
    assert "the database games at 127.0.0.1:1 cannot be opened" in refused(
        "postgresql://me@127.0.0.1:1/games"
    )


# --- the password -------------------------------------------------------------------------------------------


def test_the_right_password_opens(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    with_new_store(postgres.url(name, GUARDED, PASSWORD), lambda store: store.tables())


SECRET = "hush%40hush"


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://guarded:{SECRET}@127.0.0.1:PORT/postgres",
        f"postgresql://guarded@127.0.0.1:PORT/postgres?password={SECRET}",
        f"postgresql://guarded:{SECRET}@127.0.0.1:1/postgres",
        f"postgresql://guarded:{SECRET}@127.0.0.1:PORT/{SECRET}",
        f"postgresql://guarded:{SECRET}@127.0.0.1:PORT/postgres?{SECRET}=1",
        f"postgresql://guarded:{SECRET}@127.0.0.1:{SECRET}/postgres",
        "postgresql://guarded:12/hush@hush@127.0.0.1:PORT/postgres",
        "postgresql://guarded:12@hush@hush@127.0.0.1:PORT/postgres",
        f"postgresql+unknown://guarded:{SECRET}@127.0.0.1/postgres",
        f"mysql://guarded:{SECRET}@127.0.0.1/postgres",
    ],
)
def test_no_error_and_no_log_tells_the_password(
    postgres: Postgres, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreError) as caught:
        Store.open(url.replace("PORT", str(postgres.port)))
    # The message and its causes; the lines of code that a traceback quotes are ours.
    told = [str(caught.value)]
    told += [line for line in traceback.format_exception(caught.value) if not line.startswith("  File")]
    assert not [line for line in told if "hush" in line]
    assert "hush" not in caplog.text


# --- one server at a time -----------------------------------------------------------------------------------


def test_a_second_server_is_refused_until_the_first_has_closed(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(store: Store) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(databases, "PATIENCE", 0.3)
            assert refused(database_url).endswith("is already in use by another server")
        await store.add_table(table("A"), [seat("A", 0)])

    with_new_store(database_url, story)
    assert with_new_store(database_url, lambda store: store.table("A")) == table("A")


def test_a_server_in_another_process_is_refused(database_url: str) -> None:
    async def story(_: Store) -> None:
        command = [sys.executable, "-m", "tests.server.appending", database_url]
        done = await asyncio.to_thread(
            subprocess.run, command, cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode
        assert done.stderr.endswith("is already in use by another server\n")

    with_new_store(database_url, story)


@pytest.mark.usefixtures("impatience")
def test_another_name_of_the_same_file_is_refused(tmp_path: Path) -> None:
    async def story(_: Store) -> None:
        (tmp_path / "link").symlink_to(tmp_path / "tables")
        assert "is already in use" in refused(f"sqlite:///{tmp_path}/link")

    with_new_store(f"sqlite:///{tmp_path}/tables", story)


def test_whoever_lost_the_database_to_another_server_does_not_come_back(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        first = Store.open(postgres_url)
        await first.add_table(table("A"), [])
        postgres.break_connections(postgres_url)
        second = Store.open(postgres_url)
        with monkeypatch.context() as patched:
            patched.setattr(databases, "PATIENCE", 0.3)
            assert (await refusal(first.append([entry("A", 0)]))).endswith(
                "is already in use by another server"
            )
        await second.append([entry("A", 0)])
        await second.close()
        ends = time.monotonic() + PATIENCE
        while "another server has opened" not in await refusal(first.append([entry("A", 1)])):
            assert time.monotonic() < ends, "it does not say what is wrong"
            await asyncio.sleep(0.05)
        await first.close()

    asyncio.run(story())
    assert with_new_store(postgres_url, lambda store: store.entries("A")) == [entry("A", 0)]


# --- how it is kept -----------------------------------------------------------------------------------------


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert modes == dict.fromkeys(["tables", "tables-wal", "tables-shm", "tables.lock"], 0o600)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700

    with_new_store(f"sqlite:///{folder}/tables", story)


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 10_000)],
)
def test_sqlite_keeps_what_it_has_acknowledged(sqlite_url: str, pragma: str, value: str | int) -> None:
    async def story(store: Store) -> None:
        driver = store._database.connection().connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        assert driver.execute(f"PRAGMA {pragma}").fetchone() == (value,)

    with_new_store(sqlite_url, story)


def test_postgres_keeps_what_it_has_acknowledged(postgres: Postgres, postgres_url: str) -> None:
    name = postgres_url.rpartition("/")[2]
    postgres.tell(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def story(store: Store) -> None:
        connection = store._database.connection()
        with connection.begin():
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"

    with_new_store(postgres_url, story)


def test_sqlite_waits_for_another_program(sqlite_url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        backup = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        backup.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append([entry("A", 0)]))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        backup.execute("ROLLBACK")
        backup.close()
        await waiting

    with_new_store(sqlite_url, story)
