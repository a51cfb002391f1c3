"""A program to be killed: it appends to table A forever and prints each acknowledged number."""

import asyncio
import sys

from chanbara.server.store.store import Store
from tests.server.samples import entry, table


async def main(url: str) -> None:
    store = Store.open(url)
    await store.add_table(table("A"), [])
    number = 0
    while True:
        await store.append([entry("A", number)])
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        number += 1


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
