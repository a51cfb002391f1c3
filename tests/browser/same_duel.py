"""A server whose duels always have the same deal. Run by its path: `python same_duel.py serve …`."""

from chanbara.cli import main
from chanbara.duel.served.options import DuelGame
from chanbara.kernel.game import Game

deal = DuelGame.deal


def dealt(self: DuelGame, key: bytes, carried: str = "") -> Game:
    """Deal alike each time, whatever the players added."""
    return deal(self, bytes(len(key)), carried)


if __name__ == "__main__":
    DuelGame.deal = dealt  # type: ignore[method-assign]
    main()
