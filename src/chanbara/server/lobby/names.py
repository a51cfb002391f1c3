"""Names that people choose: which are legible and honest, and which count as the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import groupby

from chanbara.kernel.kind import KINDS
from chanbara.locales import LANGUAGES, speech
from chanbara.server.lobby.alphabets import INVISIBLE, mixes_scripts, skeleton
from chanbara.server.wire.refusal import Refusal

MOST_MARKS = 3
"""Accents per letter: more would reach into the lines above and below."""
CHECK_MARKS = frozenset("✓✔✅☑⍻√🗸🗹🮱")
"""The page marks claimed names: no name may bring such a mark along."""
ROLES = ("lobby-seat-host", "lobby-seat-free", "lobby-seat-you", "lobby-somebody")
"""What the page shows in the place of a name, or beside it."""
STAFF = (
    *("admin", "administrator", "bot", "chanbara", "host", "moderator", "server", "spectator", "system"),
    *("gastgeber", "gastgeberin", "moderatorin", "spielleiter", "spielleiterin", "zuschauer", "zuschauerin"),
    *("amministratore", "moderatore", "organizzatore", "organizzatrice", "spettatore", "spettatrice"),
)


GUESTS = ("Akira", "Aoi", "Haru", "Hikaru", "Kaede", "Kei", "Makoto", "Minato", "Nagi", "Ren", "Sora", "Yuki")
"""Names that the page gives to guests (web/src/lobby/names.ts): they are for everyone."""


def check_name(name: str, *, is_own: bool = False) -> None:
    """Refuse an illegible name, and one made to deceive. Names that were claimed before may stay."""
    seen = INVISIBLE.sub("", name).strip()
    marks = [len(list(run)) for is_mark, run in groupby(seen, _is_mark) if is_mark]
    if not name.isprintable() or all(map(_is_mark, seen)) or max(marks, default=0) > MOST_MARKS:
        raise Refusal("impossible", "unreadable-name")
    if is_own:
        return
    if CHECK_MARKS.intersection(name):
        raise Refusal("impossible", "marked-name")
    if mixes_scripts(name):
        raise Refusal("impossible", "mixed-name")
    if not _reserved().isdisjoint({_letters(name), _letters(name, besides="N")}):
        raise Refusal("impossible", "reserved-name", name=name)


def folded(name: str) -> str:
    """Return the name in comparable form: ignoring case, width, spaces and invisible characters."""
    seen = INVISIBLE.sub("", unicodedata.normalize("NFKC", name))
    return " ".join(unicodedata.normalize("NFKC", seen.casefold()).split())


def are_alike(one: str, other: str) -> bool:
    """Whether two names are the same, or look the same."""
    return folded(one) == folded(other) or skeleton(one) == skeleton(other)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _letters(name: str, besides: str = "") -> str:
    """Return how the letters of a name look, without digits, punctuation and spaces: "[Host]" is "host"."""
    kept = ("L", "M", *besides)
    return skeleton("".join(letter for letter in name if unicodedata.category(letter).startswith(kept)))


@cache
def _reserved() -> frozenset[str]:
    """Return the looks of the names that only the server gives: to bots, and to roles at a table."""
    bots = {bot for kind in KINDS.values() for bot in kind.part("options").bots}
    messages = (*ROLES, *("bot-" + re.sub(r"[^\w-]", "-", bot) for bot in sorted(bots)))
    spoken = [speech(language) for language in LANGUAGES]
    shown = [voice.say(message) for voice in spoken for message in messages if voice.knows(message)]
    return frozenset(map(_letters, (*STAFF, *bots, *shown))) - {""}
