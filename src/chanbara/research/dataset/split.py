"""The splits of a dataset: by game, so that no decision of a game is in two of them."""

from __future__ import annotations

from hashlib import blake2b

SHARES = {"train": 80, "validation": 10, "test": 10}
"""In percent of all games, on average."""
WHOLE = sum(SHARES.values())


def split_of(seed: str) -> str:
    """Return the split of a game: it follows from the seed of its deal alone, not from the bots."""
    number = int.from_bytes(blake2b(seed.encode(), digest_size=8, person=b"chanbara.split").digest()) % WHOLE
    for name, share in SHARES.items():
        if number < share:
            return name
        number -= share
    raise AssertionError("the shares are the whole")
