"""A Python as on Windows, as far as our own code can see. The standard library and others see all.

Every process that is started with this folder on its path reads this file first.
"""

import asyncio
import builtins
import importlib
import multiprocessing
import sys
import warnings
from types import ModuleType
from typing import Any, NoReturn

POSIX = {"curses", "fcntl", "grp", "pwd", "resource", "termios", "tty"}
"""Modules of the standard library that Windows lacks."""
NEVER = {"psycopg", "ray"}
"""Packages that only some have."""
HIDDEN = {
    "os": {
        *("O_DIRECTORY", "O_NOFOLLOW", "PRIO_PROCESS", "chown", "fchmod", "fork", "geteuid", "getloadavg"),
        *("getpgid", "getpriority", "getuid", "killpg", "mkfifo", "nice", "sched_getaffinity"),
        *("sched_setaffinity", "setpriority", "setsid", "sysconf", "uname"),
    },
    "signal": {"SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2", "alarm", "pthread_sigmask", "sigwait"},
    "socket": {"AF_UNIX", "SO_REUSEPORT", "socketpair"},
    "sys": set(),
}
"""What Windows lacks in modules that it has."""
OTHER: dict[str, dict[str, Any]] = {"sys": {"platform": "win32"}}
"""What is different there."""
LOOP = ("add_reader", "add_signal_handler", "add_writer", "create_unix_connection", "create_unix_server")
"""What the event loop of Windows cannot do."""

_import = builtins.__import__


class Windows(ModuleType):
    """A module as it is on Windows."""

    def __init__(self, real: ModuleType) -> None:
        super().__init__(real.__name__)
        self.__dict__["_real"] = real

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever it is
        real = self.__dict__["_real"]
        if name in HIDDEN[real.__name__]:
            raise AttributeError(f"module {real.__name__!r} has no attribute {name!r}")
        return OTHER.get(real.__name__, {}).get(name, getattr(real, name))

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401 - the same
        setattr(self.__dict__["_real"], name, value)


SEEN = {name: Windows(importlib.import_module(name)) for name in HIDDEN}


def portable(name: str, *words: Any, **named: Any) -> Any:  # noqa: ANN401 - as Python calls it
    """Import a module: our own code gets it as it is on Windows."""
    frame = sys._getframe().f_back  # none if Python itself imports something
    who = "" if frame is None else str(frame.f_globals.get("__name__", ""))
    first = name.partition(".")[0]
    is_ours = who.partition(".")[0] == "chanbara"
    if first in NEVER or (first in POSIX and is_ours):
        raise ModuleNotFoundError(f"No module named {first!r}", name=first)
    found = _import(name, *words, **named)
    return SEEN.get(found.__name__, found) if is_ours else found


def refuse(*_words: Any, **_named: Any) -> NoReturn:  # noqa: ANN401 - however it is called
    """Do what the event loop of Windows does."""
    raise NotImplementedError


builtins.__import__ = portable
sys.modules.update(dict.fromkeys(NEVER))  # type: ignore[arg-type]  # importlib sees it, too
for method in LOOP:
    setattr(asyncio.SelectorEventLoop, method, refuse)
multiprocessing.set_start_method("spawn")
# Text is not UTF-8 there unless one says so. Python warns about it if PYTHONWARNDEFAULTENCODING is set.
warnings.filterwarnings("error", category=EncodingWarning, module="chanbara")
