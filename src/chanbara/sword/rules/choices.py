"""What effects of data files ask, and the attack that waits for one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.sword.rules.words import NONE, Prompt, Verb

if TYPE_CHECKING:
    from chanbara.sword.rules.options import Option
    from chanbara.sword.rules.state import Table


class Offer(NamedTuple):
    """A player may choose that something happens."""

    seat: int
    source: int
    step: Any
    """What happens then."""

    def run(self, table: Table) -> None:
        """Ask."""
        table.ask(
            self, self.seat, Prompt.OFFER.value, (table.catalog.option(Verb.CHOOSE), table.catalog.pass_)
        )

    def answer(self, table: Table, option: Option) -> None:
        """Have it happen, or not."""
        if option.verb is Verb.CHOOSE:
            table.stack.append(self.step)


class ChoosePlayer(NamedTuple):
    """A player chooses whom something is about."""

    seat: int
    source: int
    oneself: int
    """Whether they may choose themselves: 1 or 0."""
    step: Any
    """What happens then."""

    def run(self, table: Table) -> None:
        """Ask."""
        choose = table.catalog.option
        seats = [seat for seat in range(len(table.players)) if self.oneself or seat != self.seat]
        options = [choose(Verb.CHOOSE, NONE, seat) for seat in seats]
        table.ask(self, self.seat, Prompt.CHOOSE.value, options)

    def answer(self, table: Table, option: Option) -> None:
        """Have it happen to the chosen player."""
        table.stack.append(self.step._replace(target=option.seat))


class Attacked(NamedTuple):
    """An attack that goes on when a program is done, unless that ends it (6.1)."""

    before: Any
    """What comes first, or None."""
    attack: Any

    def run(self, table: Table) -> None:
        """Have the program come first, then the attack."""
        if self.before is None:
            table.stack.append(self.attack)
        else:
            table.schedule(self.before, self._replace(before=None))
