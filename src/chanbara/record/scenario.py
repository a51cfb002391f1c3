"""Scenarios: a position written by hand, a script of choices, and expectations. See docs/scenarios.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import yaml

from chanbara.kernel.errors import CorruptRecord, IllegalChoice
from chanbara.kernel.kind import KINDS, GameKind, kind_named
from chanbara.record.log import read, replay

if TYPE_CHECKING:
    from chanbara.kernel.game import Game


class Move(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the script: a choice, and the expectations after it."""

    do: str | None = None
    """The choice; if omitted, only the position is checked."""
    by: int | None = None
    """The player who must decide."""
    expect: Any = None
    """The expectations each game allows."""


class Scenario(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A short story at the table."""

    title: str
    table: Any
    """A position, as its game writes it; ``game`` names the game if it is not the first."""
    script: Sequence[Move]
    rules: list[str] = []
    """The paragraphs it demonstrates."""


class Scenarios(NamedTuple):
    """How scenarios of one game are read and written: its part for this package (``GameKind.parts``)."""

    scenario: type[Scenario]
    place: Callable[[Any], Game]
    placement_of: Callable[[Game], Any]
    differences: Callable[[Game, Any, int], list[str]]
    expectation_of: Callable[[Game, int], Any]


INTEGER = "tag:yaml.org,2002:int"


class YamlLoader(yaml.SafeLoader):
    """Reads ``6_6`` as the key of a defense card, where plain YAML reads the number 66."""


YamlLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != INTEGER]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
YamlLoader.add_implicit_resolver(INTEGER, re.compile(r"[-+]?[0-9]+$"), list("-+0123456789"))


def parse(text: str) -> list[Scenario]:
    """Read the scenarios of a file; ``CorruptRecord`` says what cannot be read."""
    try:
        documents = [one for one in yaml.load_all(text, YamlLoader) if one is not None]
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise CorruptRecord(f"this is not YAML: {_reason(error)}") from error
    if not documents:
        raise CorruptRecord("there is no scenario in it")
    return [convert(one) for one in documents]


def _reason(error: Exception) -> str:
    """Return what is wrong with a file, and in which line."""
    if isinstance(error, yaml.MarkedYAMLError) and error.problem_mark is not None:
        return f"line {error.problem_mark.line + 1}, {error.problem}"
    return "it is nested too deeply" if isinstance(error, RecursionError) else str(error)


def convert(document: object) -> Scenario:
    """Return a scenario from its fields; ``CorruptRecord`` says what cannot be read."""
    try:
        table = document.get("table") if isinstance(document, dict) else None
        return msgspec.convert(document, scenarios_of(kind_of(table)).scenario)
    except (ValueError, msgspec.ValidationError) as error:
        raise CorruptRecord(f"this is not a scenario: {error}") from error


def kind_of(table: object) -> GameKind:
    """Return the game of a position, before parsing anything else: the first, unless it names one."""
    first = next(iter(KINDS))
    return kind_named(str(table.get("game", first)) if isinstance(table, dict) else first)


def scenarios_of(kind: GameKind) -> Scenarios:
    """Return how scenarios of a game are read and written."""
    found: Scenarios = kind.part("record")
    return found


def _written_as(scenario: Scenario) -> Scenarios:
    return next(one for one in map(scenarios_of, KINDS.values()) if isinstance(scenario, one.scenario))


def start(scenario: Scenario) -> Game:
    """Return a game at the start position of a scenario."""
    return _written_as(scenario).place(scenario.table)


def run(scenario: Scenario) -> list[str]:
    """Play a scenario and return all differences, one sentence each."""
    how = _written_as(scenario)
    game = start(scenario)
    found: list[str] = []
    for number, move in enumerate(scenario.script, 1):
        # A first line without a choice sees the events of setting up the position, such as a Recover phase.
        before = 0 if number == 1 and move.do is None else len(game.table.events)
        label = f"{number}. {move.do or 'at this point'}"
        trouble = _do(game, move)
        if trouble is not None:
            found.append(f"{label}: {trouble}")
            break
        if move.expect is not None:
            found += [f"{label}: {one}" for one in how.differences(game, move.expect, before)]
    return found


def _do(game: Game, move: Move) -> str | None:
    """Make the choice; return what is wrong with it, if anything."""
    if move.by is not None and (game.decision is None or game.decision.seat != move.by):
        asked = "nobody" if game.decision is None else f"seat {game.decision.seat}"
        return f"seat {move.by} should be asked, but {asked} is"
    if move.do is None:
        return None
    try:
        game.apply(move.do)
    except IllegalChoice as error:
        rule, reason = ("", "") if game.over else game.why_not(move.do)
        return f"{error}{f' ({rule}: {reason})' if rule else ''}"
    return None


def from_record(text: str, at: int, choices: int = 1) -> str:
    """Write a scenario from a game: the position before choice ``at``, and that choice."""
    record = read(text)
    numbers = [number for number, _, _ in record.choices]
    if at not in numbers:
        raise CorruptRecord(
            f"there is no choice {at}; choices are {numbers[0]} to {numbers[-1]}" if numbers else "no choices"
        )
    first = numbers.index(at)
    game = replay(text, upto=first)
    how = scenarios_of(game.kind)
    table, script = how.placement_of(game), []
    for _, seat, choice in record.choices[first : first + choices]:
        before = len(game.table.events)
        game.apply(choice)
        script.append(Move(do=choice, by=seat, expect=how.expectation_of(game, before)))
    return write(Scenario(title=f"From a game, choice {at}", table=table, script=script))


def write(scenario: Scenario) -> str:
    """Return a scenario as YAML."""
    data: Any = msgspec.to_builtins(scenario)
    return yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=110)


class _Dumper(yaml.SafeDumper):
    """Writes short lists on one line."""


def _write_list(dumper: yaml.SafeDumper, data: list[Any]) -> yaml.Node:
    flat = all(not isinstance(one, dict) for one in data)
    return dumper.represent_sequence("tag:yaml.org,2002:seq", data, flow_style=flat)


_Dumper.add_representer(list, _write_list)
