"""The real server with the randomness of a test: it deals the same cards in every run.

Run by its path, with a file as the first word that names the test: `python dealt.py FILE serve …`.
"""

import sys
from pathlib import Path
from random import Random

from chanbara.cli import main
from chanbara.duel.served.hall import hall
from chanbara.server.table import fair


class Chosen(Random):
    """A random source that restarts with every test; each purpose has its own stream."""

    def __init__(self, place: Path, what: str) -> None:
        self._place, self._what = place, what
        self._test = ""
        super().__init__()

    def _begin(self) -> None:
        test = self._place.read_text(encoding="utf-8")
        if test != self._test:
            self._test = test
            self.seed(f"{self._what} {test}")

    def random(self) -> float:
        """Return a number from 0 up to 1."""
        self._begin()
        return super().random()

    def getrandbits(self, k: int, /) -> int:
        """Return this many bits."""
        self._begin()
        return super().getrandbits(k)


if __name__ == "__main__":
    place = Path(sys.argv.pop(1))
    secrets = Chosen(place, "secret")
    fair.new_secret = lambda: secrets.randbytes(fair.KEY_BYTES).hex()
    hall.CHANCE = Chosen(place, "duel")  # type: ignore[assignment]
    main()
