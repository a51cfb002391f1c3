"""Servers of two versions on one database: what a migration may change while the older one plays on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect

from chanbara.server.store import migrations, postgres_migration
from chanbara.server.store.store import Store, StoreError
from tests.server.test_database import with_another_step

FIRST = "0012_leases"
"""The first schema that several servers can share; until 0015 that was for trying out."""
ADDING = """
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "LAST"

def upgrade():
    op.add_column("tables", sa.Column("colour", sa.String(), nullable=True))
"""
BREAKING = ADDING.replace("revision = ", "breaking = True\nrevision = ", 1)


def steps() -> list[Any]:
    """Every step, the oldest first."""
    found = ScriptDirectory.from_config(migrations._config()).walk_revisions()
    return list(reversed(list(found)))


def test_the_last_step_is_the_newest_schema_that_opens_without_looking_for_steps() -> None:
    assert steps()[-1].revision == migrations.NEWEST


def schema(connection: Connection) -> dict[str, dict[str, Any]]:
    """What a program relies on, by table: columns, keys, and what must be unique."""
    found = inspect(connection)
    return {
        name: {
            **{one["name"]: (str(one["type"]), one["nullable"]) for one in found.get_columns(name)},
            "key": found.get_pk_constraint(name)["constrained_columns"],
            "references": sorted(str(one["constrained_columns"]) for one in found.get_foreign_keys(name)),
            "unique": sorted(str(one["column_names"]) for one in found.get_indexes(name) if one["unique"]),
        }
        for name in found.get_table_names()
    }


def demanded(connection: Connection, table: str) -> set[str]:
    """The columns that whoever writes a row must know."""
    columns = inspect(connection).get_columns(table)
    return {one["name"] for one in columns if not one["nullable"] and one["default"] is None}


def breaches(folder: Path) -> dict[str, list[str]]:
    """The tables that each step since ``FIRST`` changes in a way that older servers may not survive."""
    engine = create_engine(f"sqlite:///{folder}/steps.sqlite")
    found: dict[str, list[str]] = {}
    with engine.connect() as connection:
        migrations.migrate(connection, FIRST)
        for step in steps()[[one.revision for one in steps()].index(FIRST) + 1 :]:
            before = schema(connection)
            wanted = {table: demanded(connection, table) for table in before}
            migrations.migrate(connection, step.revision)
            after = schema(connection)
            broken = [
                table
                for table, columns in before.items()
                if any(after.get(table, {}).get(name) != one for name, one in columns.items())
                or demanded(connection, table) != wanted[table]
            ]
            found[step.revision] = [] if getattr(step.module, "breaking", False) else broken
    engine.dispose()
    return found


def test_every_step_since_servers_share_a_database_only_adds(tmp_path: Path) -> None:
    found = breaches(tmp_path)
    assert found.pop("0015_outbox") == ["results"], "numbers are unique from here on"
    assert found["0013_handovers"] == []
    assert {step: tables for step, tables in found.items() if tables} == {}


def test_a_step_that_adds_runs_beside_an_older_server(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        older = Store.open(postgres_url, is_shared=True)
        with_another_step(tmp_path, monkeypatch, ADDING)
        newer = Store.open(postgres_url, is_shared=True)
        assert await older.tables() == await newer.tables() == []
        monkeypatch.undo()
        with pytest.raises(
            StoreError, match="has schema next, newer than this program; use a newer chanbara"
        ):
            Store.open(postgres_url, is_shared=True)
        await older.close()
        await newer.close()

    asyncio.run(story())


def test_a_step_that_breaks_others_waits_until_they_are_stopped(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        older = Store.open(postgres_url, is_shared=True)
        with_another_step(tmp_path, monkeypatch, BREAKING)
        with pytest.raises(StoreError, match=r"is in use by other servers, .* stop them first"):
            Store.open(postgres_url, is_shared=True)
        assert await older.tables() == []
        await older.close()
        newer = Store.open(postgres_url, is_shared=True)
        await newer.close()

    asyncio.run(story())


def test_a_step_does_not_let_players_wait_for_a_long_read(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_migration, "WAIT", 0.05)
    monkeypatch.setattr(postgres_migration, "TRIES", 2)
    asyncio.run(Store.open(postgres_url).close())
    with_another_step(tmp_path, monkeypatch, ADDING)
    engine = create_engine(postgres_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as reader, reader.begin():
        reader.exec_driver_sql("SELECT * FROM tables")
        with pytest.raises(StoreError, match="is too busy to be migrated; try again later"):
            Store.open(postgres_url)
    asyncio.run(Store.open(postgres_url).close())
    engine.dispose()
