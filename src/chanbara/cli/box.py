"""Which cards and characters are on the table, as the command line says it."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer

from chanbara.cli.manners import Mistake

ANY_CAST = "mixed"
HOW_MANY = "How many, 3 to 7; 8 with --rising-sun."

RisingSun = Annotated[bool, typer.Option("--rising-sun", help="With the expansion Rising Sun.")]
Cast = Annotated[
    str,
    typer.Option(help="With Rising Sun, whose characters: mixed, base or rising_sun.", metavar="CAST"),
]
Rikyu = Annotated[bool, typer.Option("--rikyu", help="With the promotional character.")]


class Box(NamedTuple):
    """What the cards are taken from."""

    rising_sun: bool
    cast: str
    rikyu: bool

    @property
    def set_up(self) -> dict[str, Any]:
        """The options of a new game."""
        return self._asdict()

    @property
    def command(self) -> str:
        """What has to be written to ask for it, where it is not the plain base game."""
        written = " --rising-sun" if self.rising_sun else ""
        written += f" --cast {self.cast}" if self.cast != ANY_CAST else ""
        return written + (" --rikyu" if self.rikyu else "")


def chosen_box(*, rising_sun: bool, cast: str, rikyu: bool) -> Box:
    """Return what was asked for; ``Mistake`` where a cast is chosen and there is only one."""
    if cast != ANY_CAST and not rising_sun:
        raise Mistake("--cast needs --rising-sun")
    return Box(rising_sun, cast, rikyu)
