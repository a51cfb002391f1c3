"""``chanbara play duel``: one player against a swordmaster, in the terminal."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console

import chanbara
from chanbara.cli.common.manners import (
    Language,
    Mistake,
    is_there,
    known_language,
    read_text,
    terminal,
    write_record,
)
from chanbara.cli.common.questions import SEEDS, ask_language, ask_one, ask_yes_or_no
from chanbara.cli.moment import Leave
from chanbara.duel.book.data import standard_book
from chanbara.duel.field import DEFAULT_OPPONENT
from chanbara.duel.rules.words import Module
from chanbara.duel.saga.campaign import Campaign, new_campaign
from chanbara.duel.saga.clan import Clan, new_clan
from chanbara.duel.terminal.saga import SagaSitting, taken_up
from chanbara.duel.terminal.table import Duelling
from chanbara.locales import speech


class Asked(NamedTuple):
    """The command-line options."""

    opponent: str | None
    weapon: str
    environment: str | None
    weather: str | None
    difficulty: str
    modules: tuple[str, ...]
    armoured: int
    rulings: tuple[tuple[str, bool], ...] = ()
    numbers: Path | None = None

    def chosen(self) -> dict[str, Any]:
        """Return the options of a duel."""
        return self._asdict() | {"rulings": dict(self.rulings)}

    def game(self, seed: str) -> chanbara.Game:
        """Set the duel up; ``Mistake`` says what is impossible."""
        try:
            return chanbara.new_game("duel", seed=seed, **self.chosen())
        except ValueError as error:
            raise Mistake(str(error)) from error

    def command(self, seed: str) -> str:
        """Return the command that sets up the same duel again."""
        written = "chanbara play duel"
        for name, usual in zip(self._fields, USUAL, strict=True):
            value = getattr(self, name)
            if name == "modules":
                written += "".join(f" --module {one}" for one in value)
            elif name == "rulings":
                written += "".join(f" --ruling {one}={json.dumps(chosen)}" for one, chosen in value)
            elif value != usual:
                written += f" --{name} {value}"
        return f"{written} --seed {seed}"


USUAL = Asked(None, "katana", None, None, "samurai", (), 1)


Opponent = Annotated[
    str | None,
    typer.Option(help="Opponent: arima, yoshioka, inshun, baiken, kojiro or shiro.", metavar="NAME"),
]
Weapon = Annotated[
    str,
    typer.Option(
        help="Weapon: katana, nodachi, bokken, kusarigama, naginata, yari or wakizashi.", metavar="NAME"
    ),
]
Environment = Annotated[
    str | None,
    typer.Option(
        help="Location: dojo, temple, beach, snowfield, bamboo or cliff (default: none).", metavar="NAME"
    ),
]
Weather = Annotated[
    str | None, typer.Option(help="Weather: rain, wind, snow or fog (default: clear).", metavar="NAME")
]
Difficulty = Annotated[str, typer.Option(help="Difficulty: student, samurai or kensei.", metavar="NAME")]
Modules = Annotated[
    list[str] | None,
    typer.Option(
        "--module",
        help="Module: blood, bushido, gisei, yoroi (on you), yoroi_enemy or 1vs3; repeatable.",
        metavar="NAME",
    ),
]
Armoured = Annotated[
    int,
    typer.Option(help="With 1vs3 and yoroi_enemy: the enemy who wears the armor, 1 to 3.", metavar="NUMBER"),
]
KeptRecord = Annotated[
    Path | None,
    typer.Option(help="Save the record to this file when the duel ends or you quit.", metavar="FILE"),
]


CampaignFile = Annotated[
    Path | None,
    typer.Option("--campaign", help="Start or continue the campaign in this file.", metavar="FILE"),
]
ClanFile = Annotated[
    Path | None,
    typer.Option("--clan", help="Start or continue the clan of four in this file.", metavar="FILE"),
]
Events = Annotated[bool, typer.Option(help="In a campaign: roll an event between duels.")]


RulingList = Annotated[
    list[str] | None,
    typer.Option(
        "--ruling", help="Override a ruling from chapter B8, e.g. balanced_shiro=true.", metavar="NAME=VALUE"
    ),
]
Seed = Annotated[
    str | None, typer.Option(help="Seed; the same seed shuffles the same decks.", metavar="SEED")
]
NumbersFile = Annotated[
    Path | None,
    typer.Option("--numbers", help="JSON or YAML file with your own numbers (B11).", metavar="FILE"),
]


def check_numbers(path: Path | None) -> None:
    """Refuse a file that cannot be read, like every other file."""
    if path is not None:
        read_text(path)


def rulings_from(typed: list[str] | None) -> tuple[tuple[str, bool], ...]:
    """Return the rulings of the command line; ``Mistake`` says which cannot be read."""
    chosen: dict[str, bool] = {}
    for one in typed or ():
        name, equals, value = one.partition("=")
        if not equals or value not in {"true", "false"}:
            raise Mistake(f"a ruling is NAME=VALUE, the value true or false; not {one!r}")
        if name in chosen:
            raise Mistake("a ruling is chosen once")
        chosen[name] = value == "true"
    return tuple(chosen.items())


def play_duel(
    opponent: Opponent = USUAL.opponent,
    weapon: Weapon = USUAL.weapon,
    environment: Environment = USUAL.environment,
    weather: Weather = USUAL.weather,
    difficulty: Difficulty = USUAL.difficulty,
    module: Modules = None,
    armoured: Armoured = USUAL.armoured,
    ruling: RulingList = None,
    numbers: NumbersFile = None,
    seed: Seed = None,
    campaign: CampaignFile = None,
    clan: ClanFile = None,
    events: Events = True,
    lang: Language = None,
    record: KeptRecord = None,
) -> None:
    """Play a duel of Way of the Samurai (the base game is our own reconstruction)."""
    console, language = terminal(), known_language(lang)
    check_numbers(numbers)
    modules, rulings = tuple(module or ()), rulings_from(ruling)
    asked = Asked(opponent, weapon, environment, weather, difficulty, modules, armoured, rulings, numbers)
    if campaign is None and clan is None:
        if (asked, seed, lang, record) == (USUAL, None, None, None) and sys.stdin.isatty():
            language, asked = greet_duel(console)
        play_once(asked, seed, record, language, console)
        return
    if campaign is not None and clan is not None:
        raise Mistake("choose --campaign or --clan, not both")
    if record is not None:
        raise Mistake("campaign and clan keep the records of their duels in their own file")
    path = campaign or clan
    assert path is not None, "one of them was named"
    if is_there(path):
        if asked != USUAL or seed is not None or not events:
            raise Mistake(f"{path} already has its options; do not pass others")
        state, game = taken_up(path, Clan if campaign is None else Campaign)
    else:
        state, game = begun(asked, seed, is_clan=campaign is None, events=events), None
    SagaSitting(state, game, path, language, console).run()


def greet_duel(console: Console) -> tuple[str, Asked]:
    """Ask for language, opponent, weapon and the two recommended modules; Enter selects the default."""
    language = ask_language(console, "duel-title")
    words, book = speech(language), standard_book()
    chosen = []
    for what, usual, keys in (
        ("opponent", DEFAULT_OPPONENT, list(book.opponents)),
        ("weapon", USUAL.weapon, list(book.weapons)),
    ):
        listed = ", ".join(keys)
        question, again = words.say(f"duel-greet-{what}"), words.say("duel-greet-again", list=listed)
        chosen.append(ask_one(console, f"{question} {listed}", again, usual, keys))
    advised = ask_yes_or_no(console, words, words.say("duel-greet-modules"), usual=True)
    modules = (Module.BUSHIDO.value, Module.GISEI.value) if advised else ()
    return language, USUAL._replace(opponent=chosen[0], weapon=chosen[1], modules=modules)


def begun(asked: Asked, seed: str | None, *, is_clan: bool, events: bool) -> Campaign | Clan:
    """Return a new campaign or clan; ``Mistake`` says what is impossible."""
    if asked.opponent is not None:
        raise Mistake("campaigns and clans have fixed opponents; do not choose one (B7.1)")
    if asked.armoured != USUAL.armoured:
        raise Mistake(
            "in campaign and clan the first of three enemies wears the armor; do not choose another (B8.35)"
        )
    if is_clan and asked.weapon != USUAL.weapon:
        raise Mistake("the clan has fixed weapons; do not choose one (B7.3)")
    chosen = asked.chosen()
    names = ("environment", "weather", "difficulty", "modules", "rulings", "numbers")
    given = {name: chosen[name] for name in names}
    try:
        if is_clan:
            return new_clan(**given, seed=seed)
        return new_campaign(**given, weapon=asked.weapon, events=events, seed=seed)
    except ValueError as error:
        raise Mistake(str(error)) from error


def play_once(asked: Asked, seed: str | None, record: Path | None, language: str, console: Console) -> None:
    """Fight one duel."""
    seed = str(secrets.randbelow(SEEDS)) if seed is None else seed
    duel = Duelling(asked.game(seed), language, console)
    if record is not None:
        write_record(duel.game, record)
    try:
        duel.run()
        moment = duel.show_end()
        moment.tell("duel-result-again")
        console.print(f"   {asked.command(seed)}", soft_wrap=True)
        console.print()
        duel.linger(moment, "duel-result-prompt")
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
    finally:
        if record is not None:
            write_record(duel.game, record)
