"""Bots that are files: a Python file with a function, or a network, as ``net:FILE`` or ``neural``."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

DIGEST = r"(#(?P<digest>[0-9a-f]{64}))?"
NET_PREFIX = "net:"
OWN = re.compile(rf"(?!{NET_PREFIX})(?P<path>.+\.py){DIGEST}", re.DOTALL)
"""A Python file, with its content hash when it is sent to other processes."""
NET = re.compile(rf"{NET_PREFIX}(?P<path>[^#]+){DIGEST}", re.DOTALL)
"""A network, in the same way."""
NEURAL = "neural"
PACKAGED = {NEURAL: Path(__file__).parent / "net" / "neural.net"}
"""The networks that come with the package."""


class BotFileMistake(ValueError):
    """An error in the file of a bot; the sentence names the file."""


def is_own(name: str) -> bool:
    """Whether a bot is a Python file."""
    return OWN.fullmatch(name) is not None


def is_net(name: str) -> bool:
    """Whether a bot is a network."""
    return name in PACKAGED or NET.fullmatch(name) is not None


def is_file(name: str) -> bool:
    """Whether a bot is given by its file."""
    return is_own(name) or NET.fullmatch(name) is not None


def path_in(name: str) -> Path:
    """Return the file of a bot."""
    return PACKAGED[name] if name in PACKAGED else Path(_named(name)["path"])


def digest_in(name: str) -> str | None:
    """Return the hash in the name of a bot, if there is one."""
    return _named(name)["digest"] if is_file(name) else None


def digest_of(contents: bytes) -> str:
    """Return the hash of a file's contents."""
    return sha256(contents).hexdigest()


def sealed(name: str) -> str:
    """Return the portable name of a bot: for a file, its path and content hash.

    A file that has changed when a game is to be played is refused: all games use the same bot.
    """
    if not is_file(name) or digest_in(name):
        return name
    try:
        path = path_in(name).resolve()
    except OSError as error:  # the current folder is gone
        message = f"cannot read {name}: {error.strerror}"
        raise BotFileMistake(message) from error
    if is_net(name):
        return f"{NET_PREFIX}{path}#{digest_of(contents_of(path))}"
    return f"{path}#{digest_of(source_of(path).encode())}"


def shown(name: str) -> str:
    """Return the name of a bot in tables: for a file its name, without folders."""
    if not is_file(name):
        return name
    return f"{NET_PREFIX if is_net(name) else ''}{path_in(name).name}"


def contents_of(path: Path) -> bytes:
    """Return the contents of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        message = f"cannot read {path}: {error.strerror}"
        raise BotFileMistake(message) from error


def source_of(path: Path) -> str:
    """Return the text of a Python file."""
    try:
        return contents_of(path).decode()
    except UnicodeDecodeError as error:
        message = f"{path} is not text"
        raise BotFileMistake(message) from error


def check_unchanged(name: str, digest: str) -> None:
    """Refuse a file that is not the one its name was made for."""
    if digest_in(name) not in {None, digest}:
        message = (
            f"{path_in(name).name} was changed after the first game; all games are to be of the same bot"
        )
        raise BotFileMistake(message)


def _named(name: str) -> re.Match[str]:
    found = OWN.fullmatch(name) or NET.fullmatch(name)
    assert found is not None, "a bot that is a file is named by it"
    return found
