"""Games with true roles and per-seat views as tables on disk: ``write`` makes them, ``load`` reads them.

A dataset is a folder of Parquet files with a manifest. Only the table of games has true roles, hands and
records; a row of the table of decisions has only what the deciding seat could know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from chanbara.kernel.errors import CorruptRecord
from chanbara.research.dataset.plan import FORMAT, MANIFEST, TABLES, Manifest, Plan, made_now
from chanbara.research.dataset.rows import GameRow
from chanbara.research.dataset.writer import columns, hash_of, polars_package, write
from chanbara.sight import Seen
from chanbara.sword.sight.view import View

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    import polars as pl

__all__ = ["Asked", "Dataset", "GameRow", "Manifest", "Plan", "load", "write"]


class Asked(NamedTuple):
    """One decision, with the seat's knowledge as the objects that bots get."""

    game: int
    number: int
    seat: int
    bot: str
    view: View
    events: list[Seen]
    """What the seat has seen since its last decision; concatenated over a game, they are its history."""
    actions: tuple[int, ...]
    """The options as action numbers of ``sword_v2``, in the order of ``view.decision.options``."""
    chosen: int
    """The index of the answer, from 0."""


class Dataset:
    """A verified dataset: its files are complete, and made by today's rules."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = manifest

    def games(self) -> pl.LazyFrame:
        """Return the table of games: true roles, results, records."""
        return self._scan("games")

    def decisions(self) -> pl.LazyFrame:
        """Return the table of decisions: what the deciding seat could know, and its choice."""
        return self._scan("decisions")

    def each_game(self) -> Iterator[GameRow]:
        """Yield the games one by one; only one part is in memory at a time."""
        for frame in self.frames("games"):
            for row in frame.iter_rows(named=True):
                yield GameRow(**{name: _plain(value) for name, value in row.items()})

    def each_decision(self, seat: int | None = None) -> Iterator[Asked]:
        """Yield the decisions one by one, or those of one seat; only one part is in memory at a time."""
        views, news = msgspec.json.Decoder(View), msgspec.json.Decoder(list[Seen])
        wanted = ["game", "number", "seat", "bot", "view", "events", "actions", "chosen"]
        for frame in self.frames("decisions"):
            rows = frame.select(wanted)
            if seat is not None:
                rows = rows.filter(rows["seat"] == seat)
            for game, number, asked, bot, view, events, actions, chosen in rows.iter_rows():
                known = views.decode(view), news.decode(events)
                yield Asked(game, number, asked, bot, *known, tuple(actions), chosen)

    def _files(self, table: str) -> list[Path]:
        return [self.folder / part.file for part in self.manifest.parts if part.table == table]

    def _scan(self, table: str) -> pl.LazyFrame:
        frame: pl.LazyFrame = polars_package().scan_parquet(self._files(table))
        return frame

    def frames(self, table: str) -> Iterator[pl.DataFrame]:
        """Yield a table part by part."""
        for path in self._files(table):
            yield polars_package().read_parquet(path)


def load(folder: Path, *, other_rules: bool = False) -> Dataset:
    """Return a dataset after verifying all of its files.

    ``CorruptRecord`` says which file is missing, truncated or changed, or that it was made by other rules:
    its records may then not replay. With ``other_rules`` it is loaded anyway.
    """
    manifest = _manifest(folder)
    made, now = manifest.made, made_now()
    if made.format != FORMAT:
        message = f"{folder} has format {made.format}; format {FORMAT} can be read"
        raise CorruptRecord(message)
    if made.rules != now.rules and not other_rules:
        by = f"{folder} was made by version {made.version} with rules {made.rules}"
        message = f"{by}; the rules now are {now.rules}"
        raise CorruptRecord(message)
    for part in manifest.parts:
        path = folder / part.file
        if not path.is_file():
            message = f"{path} is missing"
            raise CorruptRecord(message)
        if hash_of(path) != part.sha256:
            message = f"{path} is not the file of the manifest: it is torn or was changed"
            raise CorruptRecord(message)
    dataset = Dataset(folder, manifest)
    _check_columns(dataset)
    return dataset


def _manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    if not path.is_file():
        message = f"{folder} has no {MANIFEST}: it is no dataset, or was not written to its end"
        raise CorruptRecord(message)
    try:
        manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except msgspec.DecodeError as error:
        message = f"{path} is no manifest: {error}"
        raise CorruptRecord(message) from error
    plan = manifest.plan
    names = [f"{table}-{number:05}.parquet" for table in TABLES for number in range(len(plan.parts))]
    if [part.file for part in manifest.parts] != names:
        message = f"{path} does not list the files of {plan.games} games"
        raise CorruptRecord(message)
    return manifest


def _check_columns(dataset: Dataset) -> None:
    """Refuse tables of another format."""
    for table, frame in zip(TABLES, (dataset.games(), dataset.decisions()), strict=True):
        expected = columns(table, tensor=dataset.manifest.plan.tensor)
        if dict(frame.collect_schema()) != expected:
            message = f"{dataset.folder}: the table of {table} has other columns than it should"
            raise CorruptRecord(message)


def _plain(value: Any) -> Any:  # noqa: ANN401 - what stands in a cell
    return tuple(value) if isinstance(value, list) else value
