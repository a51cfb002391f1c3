"""The keyed counter generator: the published vectors, and what they are computed from.

WORDS, KEYS, BELOW_90 and SHUFFLED are the vectors: a generator in any language that gives these is ours.
They are computed here once more, straight from the definition in chanbara/kernel/chance.py.
"""

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from chanbara.kernel.chance import KEY_BYTES, WORD_RANGE, Chance, derive_key

COUNTED = bytes(range(32))
"""The key 000102...1f."""

WORDS = {
    (bytes(32), 0): (1207748096, 761465276, 2529377996, 2615551045),
    (bytes(32), 14): (2460879220, 3540950209, 1987926779, 4264616315),
    (COUNTED, 0): (2095961052, 2066215243, 1976859167, 2664780209),
    (COUNTED, 2**36 + 5): (1774309146, 3009657442),
}
"""Key and counter, and the words that follow."""

KEYS = {
    7: "df393fe95eee7ff6c2e08a1924fcb576c9d21f5b2a18a0abc9ef81ea68ec4065",
    0: "82dfaedda9cecf398ff6c6192c73bf9e33e6c236f8fc9e57597d3829bd8195fe",
    -1: "256a8ef084fd12619e4c9f14a97e83b4c1cc81a29843f007e2cfc205f7cd925a",
    "samurai": "6104f6cbd3825c4560ca381278e3b9873ff813f8fd40c34254f27c8dc6cf6e90",
    "刀": "b300ef2eb39b8b616a70091339ac3a0b99641d7207c13442f56ca271bc20eb27",
}
"""Seed and key."""

BELOW_90 = [66, 9, 76, 12, 46, 26, 43, 78, 53, 24, 7, 64]
"""With seed 7, numbers below 90 from the start of the stream."""

SHUFFLED = [2, 3, 7, 9, 1, 4, 5, 8, 0, 6]
"""With seed 7, the numbers 0 to 9 after a shuffle at the start of the stream."""


class Given(Chance):
    """A stream that begins with given words."""

    def __init__(self, words: list[int]) -> None:
        super().__init__(bytes(KEY_BYTES))
        self.words = words

    def _block(self, number: int) -> tuple[int, ...]:
        assert number == 0, "one block is given"
        return tuple(self.words)


def word(key: bytes, number: int) -> int:
    """One word, from the definition."""
    block = blake2b((number // 16).to_bytes(8, "little"), key=key, person=b"chanbara.chance").digest()
    return int.from_bytes(block[4 * (number % 16) :][:4], "little")


def words(chance: Chance, count: int) -> tuple[int, ...]:
    """Words of the stream itself: below the whole range nothing is cut off."""
    return tuple(chance.below(WORD_RANGE) for _ in range(count))


@pytest.mark.parametrize(("start", "vector"), WORDS.items())
def test_the_words_are_those_of_the_vectors(start: tuple[bytes, int], vector: tuple[int, ...]) -> None:
    assert words(Chance(*start), len(vector)) == vector


@pytest.mark.parametrize(("start", "vector"), WORDS.items())
def test_the_vectors_are_those_of_the_definition(start: tuple[bytes, int], vector: tuple[int, ...]) -> None:
    key, counter = start
    assert tuple(word(key, counter + place) for place in range(len(vector))) == vector


def test_the_stream_goes_on_from_block_to_block() -> None:
    assert words(Chance(COUNTED), 100) == tuple(word(COUNTED, number) for number in range(100))


@pytest.mark.parametrize(("seed", "key"), KEYS.items())
def test_a_seed_derives_its_key(seed: int | str, key: str) -> None:
    assert derive_key(seed).hex() == key
    definition = blake2b(str(seed).encode(), digest_size=32, person=b"chanbara.seed")
    assert definition.hexdigest() == key


def test_numbers_below_a_limit_are_those_of_the_vector() -> None:
    chance = Chance(derive_key(7))
    assert [chance.below(90) for _ in BELOW_90] == BELOW_90
    assert [word(derive_key(7), number) % 90 for number in range(len(BELOW_90))] == BELOW_90


def test_a_shuffle_is_that_of_the_vector() -> None:
    items = list(range(10))
    Chance(derive_key(7)).shuffle(items)
    assert items == SHUFFLED


def test_a_shuffle_exchanges_from_the_end() -> None:
    items, key = list("abcdef"), derive_key(3)
    Chance(key).shuffle(items)
    wanted = list("abcdef")
    for number, last in enumerate((5, 4, 3, 2, 1)):
        other = word(key, number) % (last + 1)
        wanted[last], wanted[other] = wanted[other], wanted[last]
    assert items == wanted


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 90, 2**31, 2**31 + 1, 2**32])
def test_numbers_stay_below_the_limit(limit: int) -> None:
    chance = Chance(derive_key(limit))
    assert all(0 <= chance.below(limit) < limit for _ in range(300))


@pytest.mark.parametrize("limit", [2, 3, 5])
def test_every_number_below_a_limit_comes_about_equally_often(limit: int) -> None:
    chance = Chance(derive_key(limit))
    counts = Counter(chance.below(limit) for _ in range(6000))
    assert set(counts) == set(range(limit))
    assert all(abs(count - 6000 / limit) < 250 for count in counts.values())


@pytest.mark.parametrize("limit", [3, 90, 2**31 + 1])
def test_words_beyond_the_last_full_range_are_rejected(limit: int) -> None:
    fair = WORD_RANGE // limit * limit
    assert Given([fair - 1]).below(limit) == limit - 1
    assert Given([fair, WORD_RANGE - 1, 5]).below(limit) == 5 % limit


def test_a_limit_that_divides_the_range_rejects_nothing() -> None:
    assert Given([WORD_RANGE - 1, 0]).below(2**16) == 2**16 - 1


def test_a_rejected_word_is_used_up() -> None:
    limit = 2**31 + 1
    start = next(number for number in range(1000) if word(COUNTED, number) >= limit)
    kept = next(number for number in range(start, 1000) if word(COUNTED, number) < limit)
    chance = Chance(COUNTED, start)
    assert chance.below(limit) == word(COUNTED, kept)
    assert chance.counter == kept + 1


def test_a_shuffle_reaches_every_order_about_equally_often() -> None:
    chance = Chance(derive_key("orders"))
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        items = list("abc")
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations("abc"))
    assert all(abs(count - 1000) < 150 for count in orders.values())


@pytest.mark.parametrize("items", [[], ["one"]])
def test_nothing_is_used_up_where_there_is_nothing_to_shuffle(items: list[str]) -> None:
    chance = Chance(COUNTED)
    before = items[:]
    chance.shuffle(items)
    assert (items, chance.counter) == (before, 0)


def test_the_counter_says_how_many_words_were_used() -> None:
    chance = Chance(COUNTED)
    words(chance, 5)
    chance.shuffle(list(range(4)))
    assert chance.counter == 5 + 3
    assert words(Chance(COUNTED, chance.counter), 4) == words(chance, 4)


def test_a_clone_continues_the_same_stream_on_its_own() -> None:
    chance = Chance(derive_key(1))
    words(chance, 21)
    twin = chance.clone()
    ahead = words(twin, 40)
    assert chance.counter == 21
    assert words(chance, 40) == ahead


def test_keys_give_streams_of_their_own() -> None:
    streams = {words(Chance(derive_key(seed)), 4) for seed in range(200)}
    assert len(streams) == 200


@pytest.mark.parametrize("size", [0, 31, 33])
def test_a_key_has_32_bytes(size: int) -> None:
    assert KEY_BYTES == 32
    with pytest.raises(ValueError, match=f"a key has 32 bytes, this one has {size}"):
        Chance(bytes(size))


def test_a_block_has_sixteen_words() -> None:
    chance = Chance(COUNTED)
    stream = [chance.below(WORD_RANGE) for _ in range(17)]
    block = blake2b(bytes(8), key=COUNTED, person=b"chanbara.chance").digest()
    assert stream[:16] == [int.from_bytes(block[at : at + 4], "little") for at in range(0, 64, 4)]
    assert chance.counter == 17


@pytest.mark.parametrize(("start", "size"), [(0, 90), (5, 90), (16, 3), (31, 40), (7, 1), (7, 0)])
def test_a_shuffle_uses_the_words_that_single_numbers_would(start: int, size: int) -> None:
    one, other = Chance(COUNTED, start), Chance(COUNTED, start)
    items, expected = list(range(size)), list(range(size))
    one.shuffle(items)
    for last in range(size - 1, 0, -1):
        chosen = other.below(last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert items == expected
    assert one.counter == other.counter
