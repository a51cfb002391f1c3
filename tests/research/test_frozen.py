"""The environments of a version show the same bytes for the same seeds and choices, for ever."""

from __future__ import annotations

import json
from pathlib import Path

import gymnasium
import pytest

from chanbara.duel.tensors import sight as duel_sight
from chanbara.duel.tensors.actions import VERSION as DUEL_VERSION
from chanbara.research.names import ENVIRONMENTS
from chanbara.research.seats import Seats
from chanbara.research.vector import VectorEnv
from chanbara.sword.flat.format.actions import VERSION
from tests.research.trace import (
    TABLES,
    Trace,
    of_gymnasium,
    of_openspiel,
    of_parallel,
    of_pettingzoo,
    of_vector,
)

FOLDER = Path(__file__).parent / "frozen"
SWORD, DUEL = ENVIRONMENTS
CHANGED = """\
The environments show something else than they did: {what}. If that is a mistake, mend it. If it is meant, it
is a new version: raise it (PRINTED_VERSION, or VERSION of the duel), with its name in research/names.py; say
in CHANGELOG.md and docs/environments.md what differs; and write the new hashes with
python -m tests.research.test_frozen
"""


def sword_hashes() -> dict[str, str]:
    """Return the hash of each environment of Samurai Sword, for some tables."""
    found = {}
    for players, rising_sun in TABLES:
        table = f"{players} players{', Rising Sun' if rising_sun else ''}"
        found[f"VectorEnv, {table}"] = of_vector(players, rising_sun=rising_sun)
        found[f"PettingZoo, {table}"] = of_pettingzoo(players, rising_sun=rising_sun)
        found[f"Gymnasium, {table}"] = of_gymnasium(
            SWORD, 3, players=players, rising_sun=rising_sun, seat=1, bots="random"
        )
    for players, rising_sun in TABLES[1:4:2]:
        table = f"{players} players{', Rising Sun' if rising_sun else ''}"
        found[f"PettingZoo in parallel, {table}"] = of_parallel(players, rising_sun=rising_sun)
        found[f"OpenSpiel, {table}"] = of_openspiel(players, rising_sun=rising_sun)
    return found


def duel_hashes() -> dict[str, str]:
    """Return the hash of some duels."""
    modules = ["blood", "bushido", "gisei", "yoroi"]
    return {
        "the shortest duel": of_gymnasium(DUEL, 20),
        "with modules": of_gymnasium(DUEL, 20, opponent="shiro", weapon="yari", modules=modules),
        "against three": of_gymnasium(DUEL, 20, environment="cliff", weather="fog", modules=["1vs3"]),
    }


HASHES = {VERSION: sword_hashes, DUEL_VERSION: duel_hashes}


def file_of(version: str) -> Path:
    """Return the file with the hashes of a version."""
    return FOLDER / f"{version}.json"


@pytest.mark.parametrize("version", HASHES)
def test_the_environments_of_this_version_are_what_they_were(version: str) -> None:
    kept = json.loads(file_of(version).read_text(encoding="utf-8"))
    found = HASHES[version]()
    assert list(found) == list(kept)
    differ = [name for name, digest in found.items() if digest != kept[name]]
    assert not differ, CHANGED.format(what="; ".join(differ))


def test_a_hash_notices_one_other_byte() -> None:
    one, other, moved = Trace(), Trace(), Trace()
    one.add([0, 1], [2])
    other.add([0, 1], [3])
    moved.add([0], [1, 2])
    assert len({one.digest(), other.digest(), moved.digest()}) == 3


def test_every_name_has_the_version() -> None:
    assert [f"chanbara/{one.replace('_', '-').capitalize()}" for one in HASHES] == [SWORD, DUEL]
    assert duel_sight.VERSION == DUEL_VERSION
    assert Seats.metadata["name"] == f"chanbara_{VERSION}"


@pytest.mark.filterwarnings("ignore:.*out of date")
def test_an_old_name_leads_to_the_new_one() -> None:
    for old, new in (("chanbara/Sword-v1", SWORD), ("chanbara/Duel-v2", DUEL)):
        with pytest.raises(gymnasium.error.DeprecatedEnv, match=rf"Please use `{new}` instead"):
            gymnasium.make(old)
    saved = VectorEnv(1).save()
    with pytest.raises(ValueError, match=f"these games are of version sword_v1, not {VERSION}"):
        VectorEnv(1).restore({**saved, "version": "sword_v1"})


if __name__ == "__main__":
    for new, hashes in HASHES.items():
        if not file_of(new).exists():  # what is there is frozen
            file_of(new).write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")
