"""Writing a dataset: parts of a fixed number of games, over several processes, the manifest last."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from chanbara.bots.own import digest_in, sealed, shown
from chanbara.flat.sight import OBSERVATION_SIZE
from chanbara.flat.warm_up import compile_functions
from chanbara.research.dataset_plan import MANIFEST, PART, TABLES, Manifest, Part, Plan, made_now
from chanbara.research.dataset_rows import DecisionRow, GameRow, play
from chanbara.research.extra import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    import polars as pl

LEVEL = 9
"""How hard zstd tries: views repeat themselves, and reading costs the same."""
ROWS = 10_000
"""Rows of a group inside a file: a reader who streams holds one at a time."""


def polars_package() -> Any:  # noqa: ANN401 - the package
    """Return polars; where it is missing, say what to install."""
    try:
        import polars  # noqa: ICN001, PLC0415 - an extra, and its usual name is taken for its types
    except ModuleNotFoundError as error:
        raise missing("polars") from error
    return polars


def columns(table: str, *, tensor: bool) -> dict[str, Any]:
    """Return the columns of a table with their types."""
    of = polars_package()
    if table == "games":
        types = {
            "game": of.UInt32,
            "players": of.UInt8,
            "bots": of.List(of.String),
            "roles": of.List(of.String),
            "characters": of.List(of.String),
            "points": of.List(of.Int16),
            "winners": of.List(of.UInt8),
            "turns": of.UInt32,
            "decisions": of.UInt32,
        }
        return {name: types.get(name, of.String) for name in GameRow._fields}
    types = {
        "game": of.UInt32,
        "number": of.UInt32,
        "seat": of.UInt8,
        "turn": of.UInt32,
        "options": of.List(of.String),
        "actions": of.List(of.UInt16),
        "chosen": of.UInt16,
        "observation": of.Array(of.Int8, OBSERVATION_SIZE),
    }
    names = [name for name in DecisionRow._fields if tensor or name != "observation"]
    return {name: types.get(name, of.String) for name in names}


def compile_for(plan: Plan) -> None:
    """Compile what writes tensors: once, and not in each of the processes."""
    if plan.tensor:
        from chanbara.flat.observe import observe  # noqa: PLC0415 - with it comes the compiler

        compile_functions(observe)


def write(plan: Plan, folder: Path, jobs: int, tell: Callable[[int], None]) -> Manifest:
    """Play a plan into an empty folder; ``tell`` hears how many more games are done.

    ``ValueError`` where the plan cannot be played or the folder is not empty.
    """
    plan = msgspec.structs.replace(plan, bots=tuple(map(sealed, plan.bots)))
    plan.check()
    polars_package()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        message = f"{folder} is not empty"
        raise ValueError(message)
    compile_for(plan)
    jobs = min(jobs, len(plan.parts))
    written = _write_here(plan, folder, tell) if jobs == 1 else _write_over(plan, folder, jobs, tell)
    parts = tuple(part for table in TABLES for both in written for part in both if part.table == table)
    # Own bots are known by what they say, not by where they lie.
    own = {shown(name): digest for name in plan.bots if (digest := digest_in(name))}
    named = msgspec.structs.replace(plan, bots=tuple(map(shown, plan.bots)))
    manifest = Manifest(made_now(), named, parts, own)
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
    (folder / MANIFEST).write_bytes(text + b"\n")
    return manifest


def _write_here(plan: Plan, folder: Path, tell: Callable[[int], None]) -> list[list[Part]]:
    written = []
    for first in plan.parts:
        written.append(write_part(plan, folder, first))
        tell(written[-1][0].rows)
    return written


def _write_over(plan: Plan, folder: Path, jobs: int, tell: Callable[[int], None]) -> list[list[Part]]:
    # A fresh interpreter each: a copy of this one would inherit its threads half alive.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        waiting = [pool.submit(write_part, plan, folder, first) for first in plan.parts]
        for done in as_completed(waiting):
            tell(done.result()[0].rows)
        return [done.result() for done in waiting]
    finally:
        # Who interrupts does not wait for parts that have not begun.
        pool.shutdown(cancel_futures=True)


def write_part(plan: Plan, folder: Path, first: int) -> list[Part]:
    """Play the games from ``first`` to the end of their part, and write their two files."""
    games, decisions = [], []
    for number in range(first, min(first + PART, plan.games)):
        game, rows = play(plan, number)
        games.append(game)
        decisions += rows
    return [
        _write_file(plan, folder, "games", first, games),
        _write_file(plan, folder, "decisions", first, decisions),
    ]


def _write_file(plan: Plan, folder: Path, table: str, first: int, rows: Sequence[Any]) -> Part:
    name = f"{table}-{first // PART:05}.parquet"
    path = folder / name
    metadata = {key: str(value) for key, value in msgspec.to_builtins(made_now()).items()}
    frame_of(table, rows, tensor=plan.tensor).write_parquet(
        path,
        compression="zstd",
        compression_level=LEVEL,
        row_group_size=ROWS,
        metadata={"chanbara": msgspec.json.encode(metadata).decode(), "table": table},
    )
    return Part(name, table, len(rows), hash_of(path))


def frame_of(table: str, rows: Iterable[Any], *, tensor: bool) -> pl.DataFrame:
    """Return rows as a table with typed columns."""
    package = polars_package()
    types = columns(table, tensor=tensor)
    listed = list(rows)
    made = {
        name: package.Series(name, _column(listed, name), dtype=None if name == "observation" else kind)
        for name, kind in types.items()
    }
    frame: pl.DataFrame = package.DataFrame(made)
    return frame


def _column(rows: list[Any], name: str) -> Any:  # noqa: ANN401 - a list of numbers, or an array
    values = [getattr(row, name) for row in rows]
    return np.stack(values) if name == "observation" else values


def hash_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    digest = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()
