"""Back-up and restore with the real commands: what was acknowledged before the back-up is there again."""

import asyncio
import contextlib
import os
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from chanbara.cli import app
from chanbara.server.store import database as databases
from chanbara.server.store.store import Store
from checks.server.fuzz_tables import Club
from checks.server.server_process import COMMAND, Process, chanbara_server
from tests.server.kit import PATIENCE
from tests.server.postgres import GUARDED, PASSWORD, Postgres
from tests.server.samples import ROOT, entry, seat, table, with_new_store


def command(*words: str | Path) -> tuple[int, str]:
    """Run a command of chanbara here; return its exit code and what it says."""
    done = CliRunner().invoke(app, [str(word) for word in words])
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, " ".join(done.output.split())


def program(*words: str | Path) -> tuple[int, str]:
    """Run it as an operator would."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def backed_up(url: str, folder: Path, run: Callable[..., tuple[int, str]] = command) -> Path:
    code, said = run("backup", folder, "--database", url)
    assert code == 0, said
    found = re.search(r"Backed up to (\S+): [\d,]+ tables, [\d.]+ MB, schema (\w+)\.", said)
    assert found, said
    assert found[2] in found[1], "the name says which schema"
    return Path(found[1])


def choices(url: str) -> dict[str, list[tuple[int, str]]]:
    """Return the choices of every table."""

    async def story(store: Store) -> dict[str, list[tuple[int, str]]]:
        codes = await store.codes("running", "over", "lobby", "void", "frozen")
        logs = {code: await store.entries(code) for code in codes}
        return {
            code: [(one.seat, one.text) for one in log if one.kind == "choice"] for code, log in logs.items()
        }

    return with_new_store(url, story)


async def _played(server: Process, url: str, folder: Path) -> tuple[Path, int]:
    """Back a server up while people play, and kill it; return the file and what was acknowledged before."""
    await server.start()
    club = Club(server)
    playing = [asyncio.create_task(club.play()) for _ in range(2)]
    try:
        while len(club.times) < 30:  # noqa: ASYNC110 - a test that waits
            await asyncio.sleep(0.02)
        before = len(club.times)
        made = await asyncio.to_thread(backed_up, url, folder, program)
        while len(club.times) < before + 10:  # noqa: ASYNC110 - play goes on
            await asyncio.sleep(0.02)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        server.kill()
    assert server.troubles() == []
    return made, before


def delete(url: str, postgres: Postgres | None) -> None:
    """Lose everything."""
    if postgres is not None:
        postgres.break_connections(url)
        postgres.tell("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        return
    path = Path(url.removeprefix("sqlite:///"))
    for one in path.parent.glob(f"{path.name}*"):
        one.unlink()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_under_play_is_backed_up_killed_deleted_and_restored(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # there is no bot
    url = request.getfixturevalue(f"{kind}_url")
    postgres = request.getfixturevalue("postgres") if kind == "postgres" else None
    made, acknowledged = asyncio.run(_played(chanbara_server(url, tmp_path), url, tmp_path))
    after = choices(url)
    delete(url, postgres)
    code, said = program("restore", made, "--database", url)
    assert (code, said.startswith(f"Restored {len(after)} tables")) == (0, True), said
    restored = choices(url)
    assert sum(map(len, restored.values())) >= acknowledged
    assert {code: log[: len(restored[code])] for code, log in after.items()} == restored
    assert sum(map(len, restored.values())) < sum(map(len, after.values())), "play went on meanwhile"


@pytest.fixture
def filled(database_url: str) -> str:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [seat("A", 0)])
        await store.append([entry("A", 0)])

    with_new_store(database_url, story)
    return database_url


def test_nothing_is_overwritten_unless_it_is_asked_for(filled: str, tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.write_text("a letter", encoding="utf-8")
    code, said = command("backup", made, "--database", filled)
    assert (code, "exists already" in said) == (2, True)
    assert made.read_text(encoding="utf-8") == "a letter"
    assert command("backup", made, "--database", filled, "--force")[0] == 0
    assert stat.S_IMODE(made.stat().st_mode) == 0o600
    with_new_store(filled, lambda store: store.append([entry("A", 1)]))
    code, said = command("restore", made, "--database", filled)
    assert (code, "--replace" in said) == (2, True)
    assert len(with_new_store(filled, lambda store: store.entries("A"))) == 2
    code, said = command("restore", made, "--database", filled, "--replace")
    assert (code, "What was there before is in " in said) == (0, True), said
    assert with_new_store(filled, lambda store: store.entries("A")) == [entry("A", 0)]
    assert not list(tmp_path.glob("*.part"))


def test_a_database_that_a_server_uses_is_not_restored(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = backed_up(filled, tmp_path)
    monkeypatch.setattr(databases, "PATIENCE", 0.1)

    async def story(store: Store) -> None:
        code, said = await asyncio.to_thread(command, "restore", made, "--database", filled, "--replace")
        assert (code, "is in use by a server; stop it first" in said) == (2, True), said
        assert await store.entries("A") == [entry("A", 0)]
        await store.append([entry("A", 1)])

    with_new_store(filled, story)


def test_a_server_that_comes_back_does_not_take_the_restored_data_for_its_own(
    filled: str, tmp_path: Path
) -> None:
    made = backed_up(filled, tmp_path)
    before = with_new_store(filled, _opening)
    assert command("restore", made, "--database", filled, "--replace")[0] == 0
    assert with_new_store(filled, _opening) > before + 1


async def _opening(store: Store) -> int:
    return store._database._opening


def test_a_newer_back_up_is_refused(filled: str, tmp_path: Path) -> None:
    change = "UPDATE chanbara_schema SET version_num = '0099_future'"
    _tell(filled, change)
    made = backed_up(filled, tmp_path)
    assert "0099_future" in made.name
    _tell(filled, "UPDATE chanbara_schema SET version_num = '0007_indexes'")
    code, said = command("restore", made, "--database", filled, "--replace")
    assert (code, "has schema 0099_future, newer than this program" in said) == (2, True), said


def _tell(url: str, sentence: str) -> None:
    engine = databases.database(url).engine
    with engine.begin() as connection:
        connection.exec_driver_sql(sentence)
    engine.dispose()


def test_what_is_no_back_up_is_refused_and_changes_nothing(filled: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Chiyome, " * 100, encoding="utf-8")
    other = tmp_path / "other"
    with contextlib.closing(sqlite3.connect(other)) as recipes:
        recipes.execute("CREATE TABLE recipes (name TEXT)")
    for wrong in (letter, other, tmp_path / "nothing"):
        code, said = command("restore", wrong, "--database", filled, "--replace")
        assert (code, len(said) < 300) == (2, True), said
    assert with_new_store(filled, lambda store: store.entries("A")) == [entry("A", 0)]


def test_a_damaged_database_is_no_back_up(sqlite_url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        await store.append([entry("A", number, "x" * 2_000) for number in range(200)])

    with_new_store(sqlite_url, story)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    data = bytearray(path.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 40_000] = bytes(40_000)
    path.write_bytes(data)
    code, said = command("backup", tmp_path / "made", "--database", sqlite_url)
    assert (code, "damaged" in said or "malformed" in said) == (2, True), said
    assert not (tmp_path / "made").exists()


def test_a_log_without_its_database_is_put_aside(sqlite_url: str, tmp_path: Path) -> None:
    """It belongs to another database, and must not be applied to the restored one."""
    with_new_store(sqlite_url, lambda store: store.add_table(table("A"), []))
    made = backed_up(sqlite_url, tmp_path)
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    path.unlink()
    path.with_name(f"{path.name}-wal").write_bytes(b"of another database")
    assert command("restore", made, "--database", sqlite_url)[0] == 2
    assert command("restore", made, "--database", sqlite_url, "--replace")[0] == 0
    assert with_new_store(sqlite_url, lambda store: store.table("A")) == table("A")


def test_the_back_up_of_sqlite_is_one_file(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "back-ups"
    folder.mkdir()

    async def story(store: Store) -> None:
        await store.add_table(table("A"), [])
        await asyncio.to_thread(backed_up, sqlite_url, folder)

    with_new_store(sqlite_url, story)
    [made] = folder.iterdir()
    with contextlib.closing(sqlite3.connect(f"file:{made}?mode=ro&immutable=1", uri=True)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert found.execute("SELECT code FROM tables").fetchall() == [("A",)]


# --- PostgreSQL's tools -------------------------------------------------------------------------------------


def tool(folder: Path, name: str, script: str) -> None:
    made = folder / name
    made.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    made.chmod(0o755)


def test_a_missing_or_old_tool_is_one_sentence(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_new_store(postgres_url, lambda store: store.add_table(table("A"), []))
    monkeypatch.setenv("PATH", str(tmp_path))
    code, said = command("backup", tmp_path, "--database", postgres_url)
    assert (code, "pg_dump is not installed" in said) == (2, True), said
    tool(tmp_path, "pg_dump", "echo 'pg_dump (PostgreSQL) 9.6.24'")
    code, said = command("backup", tmp_path, "--database", postgres_url)
    assert (code, "pg_dump has version 9, and the database" in said) == (2, True), said
    tool(
        tmp_path,
        "pg_dump",
        "echo 'pg_dump (PostgreSQL) 99.1'; [ $1 = --version ] || { echo 'no luck' >&2; exit 1; }",
    )
    code, said = command("backup", tmp_path, "--database", postgres_url)
    assert (code, "pg_dump has failed: no luck" in said) == (2, True), said


def test_the_password_is_no_argument_of_a_tool(
    postgres: Postgres, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_new_store(postgres_url, lambda store: store.add_table(table("A"), []))
    name = postgres_url.rpartition("/")[2]
    url = postgres.url(name, GUARDED, PASSWORD)
    made = backed_up(url, tmp_path)
    assert made.exists()
    tool(tmp_path, "pg_dump", 'echo "pg_dump (PostgreSQL) 99.1 $*" >&2; [ $1 = --version ]')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    code, said = command("backup", tmp_path / "second", "--database", url)
    assert code == 2
    assert f"{GUARDED}@127.0.0.1" in said
    assert not [secret for secret in (PASSWORD, "sesame") if secret in said]


def test_a_restore_that_fails_leaves_what_was_there(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_new_store(postgres_url, lambda store: store.add_table(table("A"), []))
    made = backed_up(postgres_url, tmp_path)
    real = subprocess.run(["sh", "-c", "command -v pg_restore"], capture_output=True, text=True, check=True)
    tool(tmp_path, "pg_restore", f'case "$*" in *--single*) exit 1;; esac; exec {real.stdout.strip()} "$@"')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    assert command("restore", made, "--database", postgres_url, "--replace")[0] == 2
    assert with_new_store(postgres_url, lambda store: store.table("A")) == table("A")


def test_the_database_is_found_in_the_settings_as_for_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path}/tables"
    with_new_store(url, lambda store: store.add_table(table("A"), []))
    settings = tmp_path / "settings.toml"
    settings.write_text(f'database = "{url}"\n', encoding="utf-8")
    assert command("backup", tmp_path, "--settings", settings)[0] == 0
    monkeypatch.setenv("CHANBARA_DATABASE", url)
    assert command("backup", tmp_path / "again")[0] == 0
    code, said = command("backup", tmp_path / "none", "--database", f"sqlite:///{tmp_path}/nowhere")
    assert (code, "there is no database" in said) == (2, True), said
