"""Writing a dataset: parts with a fixed number of games, played by a pool; the manifest comes last."""

from __future__ import annotations

from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from chanbara.compiled.warm_up import compile_functions
from chanbara.extras import package
from chanbara.pool import Inline, Job
from chanbara.research.dataset.card import CARD, card_of
from chanbara.research.dataset.plan import MANIFEST, PART, TABLES, Manifest, Part, Plan, made_now
from chanbara.research.dataset.rows import DecisionRow, GameRow, play
from chanbara.sword.bots.bot_files import digest_in, sealed, shown
from chanbara.sword.flat.format.sight import OBSERVATION_SIZE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    import polars as pl

    from chanbara.pool import Pool

LEVEL = 9
"""The zstd level: views are repetitive, and reading costs the same."""
ROWS = 10_000
"""Rows per row group: a streaming reader has one in memory at a time."""


class File(NamedTuple):
    """One file of a dataset, as returned by a worker."""

    part: Part
    content: bytes


def polars_package() -> Any:  # noqa: ANN401 - the package
    """Return polars; if it is missing, say what to install."""
    return package("polars", "research")


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
        "action": of.UInt16,
        "return": of.Float32,
        "observation": of.Array(of.Int8, OBSERVATION_SIZE),
    }
    # A field cannot have the name of a keyword.
    listed = [name.rstrip("_") for name in DecisionRow._fields]
    names = [name for name in listed if tensor or name != "observation"]
    return {name: types.get(name, of.String) for name in names}


def compile_for(plan: Plan) -> None:
    """Compile the tensor writer once, not in each process."""
    if plan.tensor:
        from chanbara.sword.flat.env.observe import observe  # noqa: PLC0415 - with it comes the compiler

        compile_functions(observe)


def write(
    plan: Plan, folder: Path, pool: Pool | None = None, tell: Callable[[int], object] = lambda _: None
) -> Manifest:
    """Play a plan into an empty folder, in this process or a pool; ``tell`` gets the number of new games.

    ``ValueError`` if the plan cannot be played or the folder is not empty.
    """
    plan = msgspec.structs.replace(plan, bots=tuple(map(sealed, plan.bots)))
    plan.check()
    polars_package()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        message = f"{folder} is not empty"
        raise ValueError(message)
    compile_for(plan)
    written = _write_parts(plan, folder, Inline() if pool is None else pool, tell)
    parts = tuple(part for table in TABLES for both in written for part in both if part.table == table)
    # User bots are identified by content, not by path.
    own = {shown(name): digest for name in plan.bots if (digest := digest_in(name))}
    named = msgspec.structs.replace(plan, bots=tuple(map(shown, plan.bots)))
    manifest = Manifest(made_now(), named, parts, own)
    text = msgspec.json.format(msgspec.json.encode(manifest), indent=2)
    (folder / CARD).write_text(card_of(manifest), encoding="utf-8")
    (folder / MANIFEST).write_bytes(text + b"\n")
    return manifest


def _write_parts(plan: Plan, folder: Path, pool: Pool, tell: Callable[[int], object]) -> list[list[Part]]:
    """Write the files of each part as soon as it was played; return what was written, in order."""
    jobs = [Job(play_part, plan, first) for first in plan.parts]
    written: dict[Job[list[File]], list[Part]] = {}
    for job, files in pool.completed(jobs):
        for part, content in files:
            (folder / part.file).write_bytes(content)
        written[job] = [part for part, _ in files]
        tell(written[job][0].rows)
    return [written[job] for job in jobs]


def play_part(plan: Plan, first: int) -> list[File]:
    """Play the games from ``first`` to the end of their part, and return their two files."""
    games, decisions = [], []
    for number in range(first, min(first + PART, plan.games)):
        game, rows = play(plan, number)
        games.append(game)
        decisions += rows
    return [_file(plan, "games", first, games), _file(plan, "decisions", first, decisions)]


def _file(plan: Plan, table: str, first: int, rows: Sequence[Any]) -> File:
    metadata = {key: str(value) for key, value in msgspec.to_builtins(made_now()).items()}
    content = BytesIO()
    frame_of(table, rows, tensor=plan.tensor).write_parquet(
        content,
        compression="zstd",
        compression_level=LEVEL,
        row_group_size=ROWS,
        metadata={"chanbara": msgspec.json.encode(metadata).decode(), "table": table},
    )
    name, whole = f"{table}-{first // PART:05}.parquet", content.getvalue()
    return File(Part(name, table, len(rows), sha256(whole).hexdigest()), whole)


def frame_of(table: str, rows: Iterable[Any], *, tensor: bool) -> pl.DataFrame:
    """Return rows as a table with typed columns."""
    polars = polars_package()
    types = columns(table, tensor=tensor)
    listed = list(rows)
    made = {
        name: polars.Series(name, _column(listed, name), dtype=None if name == "observation" else kind)
        for name, kind in types.items()
    }
    frame: pl.DataFrame = polars.DataFrame(made)
    return frame


def _column(rows: list[Any], name: str) -> Any:  # noqa: ANN401 - a list of numbers, or an array
    field = "return_" if name == "return" else name
    values = [getattr(row, field) for row in rows]
    return np.stack(values) if name == "observation" else values


def hash_of(path: Path) -> str:
    """Return the SHA-256 of a file."""
    digest = sha256()
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()
