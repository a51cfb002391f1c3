"""The attacker, in its own process: it attacks a server that others play on, and prints what it measured.

python -m checks.server.attacks '{"host": ..., "port": ..., "seconds": ...}' NAME ...
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time

import msgspec

from checks.server.attacks.attack_kind import Attack, Site
from checks.server.attacks.every import ATTACKS


class Done(msgspec.Struct):
    """What an attack has measured, and when it was."""

    name: str
    began: float
    ended: float
    figures: dict[str, float]


async def carry_out(attack: Attack) -> Done:
    """Carry out an attack."""
    try:
        await attack.prepare()
        began = time.monotonic()
        attack.ends = began + attack.site.seconds
        await attack.run()
        ended = time.monotonic()
    finally:
        await attack.clean_up()
    return Done(attack.name, began, ended, attack.figures)


async def main() -> None:
    """Carry out the attacks that are named, one after the other."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    site = msgspec.json.decode(sys.argv[1], type=Site)
    for name in sys.argv[2:]:
        done = await carry_out(ATTACKS[name](site))
        sys.stdout.write(msgspec.json.encode(done).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
