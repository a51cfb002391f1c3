"""Doubles of modules: the same source executed a second time, with some modules replaced."""

from __future__ import annotations

import builtins
import sys
from importlib import import_module
from importlib.util import find_spec
from threading import RLock
from types import CodeType, ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

PROGRAM = "chanbara"
DOUBLED = (
    "chanbara.sword.flat",
    "chanbara.sword.mind",
    "chanbara.sword.bots.engine_bots",
    "chanbara.sword.bots.memory",
    "chanbara.sim.games.flat_games",
    "chanbara.sim.lab.flat",
    "chanbara.sim.lab.worth.flat",
)
"""Modules and packages that depend on the numbers of cards."""
KEPT = (
    "chanbara.sword.flat.format.known",
    "chanbara.sword.flat.format.arrays",
    "chanbara.sword.flat.format.parts",
    "chanbara.sword.mind.workspace",
)
"""Modules among them that do not: their classes and functions are the same for everybody."""


def _is_in(name: str, parts: tuple[str, ...]) -> bool:
    return any(name == part or name.startswith(f"{part}.") for part in parts)


class Doubles:
    """A second instance of the modules in ``DOUBLED``, made one by one as they are imported."""

    def __init__(self, name: str, given: Mapping[str, ModuleType], *, is_registered: bool = False) -> None:
        self.name = name
        """Stands for ``chanbara`` in the names of its modules."""
        self.places: list[tuple[int, tuple[int, ...]]] = []
        """Where its tables are in memory, and their shapes."""
        self._made = dict(given)
        self._is_registered = is_registered
        self._one_at_a_time = RLock()

    def module(self, name: str) -> Any:  # noqa: ANN401 - a module with whatever is in it
        """Return the double of a module, which is made if need be, whether listed or not."""
        with self._one_at_a_time:
            return self._made.get(name) or self._make(name)

    def _make(self, name: str) -> ModuleType:
        spec = find_spec(name)
        assert spec is not None, f"there is no module {name}"
        assert spec.loader is not None, f"{name} has no code"
        code: CodeType = spec.loader.get_code(name)  # type: ignore[attr-defined]
        made = ModuleType(self.name + name.removeprefix(PROGRAM))
        made.__file__ = spec.origin
        made.__dict__["__builtins__"] = {**builtins.__dict__, "__import__": self._import}
        self._made[name] = made
        if self._is_registered:
            sys.modules[made.__name__] = made
        try:
            exec(code, made.__dict__)  # noqa: S102 - our own source
        except BaseException:
            del self._made[name]
            raise
        return made

    def _import(
        self,
        name: str,
        known: Mapping[str, Any] | None = None,
        own: Mapping[str, Any] | None = None,
        wanted: tuple[str, ...] | None = (),
        level: int = 0,
    ) -> Any:  # noqa: ANN401 - a module
        """Import for a double: others of its kind if there are any."""
        if not self._is_double(name) or not wanted or level:
            return builtins.__import__(name, known, own, wanted, level)
        found = self.module(name)
        for one in wanted:
            whole = f"{name}.{one}"
            if not hasattr(found, one):
                setattr(found, one, self.module(whole) if self._is_double(whole) else import_module(whole))
        return found

    def _is_double(self, name: str) -> bool:
        return name in self._made or (_is_in(name, DOUBLED) and not _is_in(name, KEPT))
