"""All chance of a game: a keyed counter generator that lives in the state.

Word number ``i`` of the stream is the little-endian 32-bit number at byte ``4 * (i % 16)`` of
``BLAKE2b(data = i // 16 as 8 bytes little-endian, key, person = b"chanbara.chance")``.
A key and a counter are cheap to copy, and nothing that is public lets anybody foresee the next word.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Any

KEY_BYTES = 32
WORDS_PER_BLOCK = 16
WORD_RANGE = 1 << 32
_BLOCK = Struct("<16I")


def derive_key(seed: int | str) -> bytes:
    """Return the 32-byte key that ``seed`` stands for."""
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"chanbara.seed").digest()


class Chance:
    """A stream of fair numbers: a key and how many words of it were used."""

    __slots__ = ("counter", "key")

    def __init__(self, key: bytes, counter: int = 0) -> None:
        if len(key) != KEY_BYTES:
            message = f"a key has {KEY_BYTES} bytes, this one has {len(key)}"
            raise ValueError(message)
        self.key = key
        self.counter = counter

    def clone(self) -> Chance:
        """Return an independent copy that continues the same stream."""
        twin = Chance.__new__(Chance)
        twin.key = self.key
        twin.counter = self.counter
        return twin

    def below(self, limit: int) -> int:
        """Return a number from 0 to ``limit - 1``, each equally likely (by rejection)."""
        fair = WORD_RANGE - WORD_RANGE % limit
        while True:
            number, place = divmod(self.counter, WORDS_PER_BLOCK)
            word = self._block(number)[place]
            self.counter += 1
            if word < fair:
                return word % limit

    def shuffle(self, items: list[Any]) -> None:
        """Put ``items`` into a random order, in place (Fisher-Yates from the end).

        It uses the same words as ``below`` for each place would, but makes each block once: `make bench`.
        """
        counter = self.counter
        block = self._block(counter // WORDS_PER_BLOCK)
        for last in range(len(items) - 1, 0, -1):
            limit = last + 1
            fair = WORD_RANGE - WORD_RANGE % limit
            word = WORD_RANGE
            while word >= fair:
                place = counter % WORDS_PER_BLOCK
                if not place:
                    block = self._block(counter // WORDS_PER_BLOCK)
                word = block[place]
                counter += 1
            other = word % limit
            items[last], items[other] = items[other], items[last]
        self.counter = counter

    def _block(self, number: int) -> tuple[int, ...]:
        """Return the words of one block of the stream."""
        data = number.to_bytes(8, "little")
        return _BLOCK.unpack(blake2b(data, key=self.key, person=b"chanbara.chance").digest())
