"""A server whose duels are always dealt alike. Run by its path: `python same_duel.py serve …`."""

from chanbara.cli import main
from chanbara.duel.setup import NOTHING_CARRIED, Carried
from chanbara.kernel.game import Game
from chanbara.server.options import DuelGame

deal = DuelGame.deal


def dealt(self: DuelGame, key: bytes, carried: Carried = NOTHING_CARRIED) -> Game:
    """Deal alike each time, whatever the players added."""
    return deal(self, bytes(len(key)), carried)


if __name__ == "__main__":
    DuelGame.deal = dealt  # type: ignore[method-assign]
    main()
