"""docs/api.md: the promise, and everything public with its signature and a sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checks.api.entries import Entry, entries_of
from checks.api.surface import AUDIENCES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checks.api.surface import Module

OPENING = """\
# The API

What Python programs may rely on. This page is generated from the code by `make api`, and a test fails if it
is out of date.

- [The promise](#the-promise)
- [Copies and pickles](#copies-and-pickles)
{contents}

The [commands](../README.md#commands), [records](notation.md#records), the [protocol](protocol.md) of the
server and its [settings](server.md) have pages of their own.

## The promise

- **Public is what this page lists.** Everything else may change in any version: other modules and names,
  names with a leading underscore, the texts of messages, hashes, and the module in which something is
  defined. Import a name from the module under which it is listed.
- **Version numbers** follow [Semantic Versioning](https://semver.org/spec/v2.0.0.html). While they begin with
  0, a new minor version (0.1 to 0.2) may change something public; a new patch version (0.1.0 to 0.1.1) never
  does. From 1.0 on, only a new major version may.
- **Additions are no break**: new names, new parameters with a default, new options of `new_game`, new
  fields of views, new kinds of events and decisions.
- **Nothing is removed without warning.** A name that will be removed is deprecated for at least one minor
  version. It still works, raises a `DeprecationWarning` where you use it, and says what to use instead and
  with which version it goes. Type checkers show it, too. Python hides these warnings outside of your main
  program: run it with `python -W default`, or your tests with pytest, to see them.
- **Every change is in the [changelog](../CHANGELOG.md)**, by name. A test compares the code with the last
  release.
- **Everything is typed**, and checked with `mypy --strict`. `observe` returns a `View` or a `DuelView`,
  depending on the game: annotate it, `view: chanbara.View = chanbara.observe(game, seat)`.
- **Errors** are `ValueError`: `IllegalChoice` for a choice that is not offered, `CorruptRecord` for a text
  that cannot be read or replayed, and plain ones that say what is impossible. A missing extra is a
  `ModuleNotFoundError` that says what to install.

## Copies and pickles

A game can be copied (`game.clone()`, `copy.copy` and `copy.deepcopy` are the same) and pickled. So can views,
decisions, events and errors: they can be sent to other processes.

```python
>>> import copy, pickle
>>> import chanbara
>>> game = chanbara.new_game("sword", players=5, seed=7)
>>> twin = copy.copy(game)
>>> twin.apply("play kiseru>0")
>>> len(game.choices), len(twin.choices)
(0, 1)
>>> sent = pickle.loads(pickle.dumps(twin))
>>> sent.record() == twin.record(), sent.decision.texts()
(True, ['parry parry', 'pass'])

```

- A pickled game is the text of `chanbara.dumps`, and unpickling it checks what `chanbara.loads` checks. This
  replays the game, which takes milliseconds; a copy takes microseconds.
- **It contains everything**, also what is hidden: all roles, hands and the order of the deck. Send views to
  players and bots, not games.
- A game with [custom cards](own-cards.md) can be unpickled only where the same file was loaded with
  `load_own_cards`. Otherwise `CorruptRecord` names the file.
- Pickles are for processes of the same version. To keep a game, keep its record. Never unpickle what you do
  not trust: that is so for every pickle.
"""


def page() -> str:
    """Return the expected page."""
    contents = "\n".join(f"- [{one.title}](#{one.title.lower().replace(' ', '-')})" for one in AUDIENCES)
    parts = [OPENING.replace("{contents}", contents)]
    for audience in AUDIENCES:
        parts += [f"## {audience.title}\n\n{audience.opening}\n"]
        parts += ["\n".join(_module(module)) for module in audience.modules]
    return "\n".join(parts)


def _module(module: Module) -> Iterator[str]:
    whole, *names = entries_of(module)
    yield f"### {module.name}"
    yield ""
    yield _marked(whole.sentence)
    yield ""
    for entry in names:
        yield _bullet(entry, entry.name.removeprefix(f"{module.name}."))
    yield ""


def _bullet(entry: Entry, name: str) -> str:
    """Return a line of the list: a member is indented below its class."""
    owner, _, member = name.rpartition(".")
    form = entry.form.partition("  # deprecated")[0]
    if member == "__init__":
        code = f"{owner}{form}"
    elif form.startswith(": class"):
        code = f"class {name}{form.removeprefix(': class')}"
    else:
        code = f"{member}{form}"
    said = f": {_marked(entry.sentence)}" if entry.sentence else ""
    return f"{'  ' if owner else ''}- `{code}`{said}"


def _marked(sentence: str) -> str:
    """Return a docstring's sentence as Markdown."""
    return re.sub(r"``(.+?)``", r"`\1`", sentence)
