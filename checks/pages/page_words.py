"""Write the terminal's texts at some moments, as a fixture for the web page.

``python -m checks.pages.page_words --write`` writes web/tests/words.json; without ``--write`` it only reports
whether the file is up to date. A test in tests/docs does the same, and the page's own tests compare its
sentences.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.locales import LANGUAGES
from chanbara.sword.editions import RISING_SUN, catalog_named
from chanbara.sword.served.insight import insight
from chanbara.sword.sight.reckoning import catalog_at
from chanbara.sword.words.asking import choices, question
from chanbara.sword.words.words import Words
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.sight import Seen
    from chanbara.sword.sight.view import View

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "words.json"

GAMES = 12
MOST_CHOICES = 250
EACH_EVENT = 1
EACH_QUESTION = 1
"""Number of examples per kind: enough for every message, few enough to read."""

SEAT_FIELDS = ("character", "hand", "difficulty")
NAMED = ("proof", "points", "wanted")
VIEW_FIELDS = ("seat", "weapons_played", "weapon_limit", "hand")


def played() -> Iterator[chanbara.Game]:
    """Yield a few games after each of their random choices."""
    for seed in range(GAMES):
        game = chanbara.new_game("sword", players=3 + seed % 6, seed=seed, rising_sun=True)
        chance = random.Random(seed)
        for _ in range(MOST_CHOICES):
            if game.over:
                break
            asked = game.decision
            assert asked is not None
            yield game
            game.apply(chance.randrange(len(asked.options)))
        yield game


def fixture() -> str:
    """Return views, events and questions, with the terminal's sentences in every language."""
    tables: list[dict[str, Any]] = []
    counted: dict[str, int] = {}
    told_before: dict[str, int] = {}
    for game in played():
        if game.events and game.decision is not None and game.decision.number == 1:
            told_before = {}
        asked = game.decision
        reader = asked.seat if asked is not None else 0
        view = chanbara.observe(game, reader)
        fresh = chanbara.seen(game, reader)[told_before.get("events", 0) :]
        told_before["events"] = len(game.events)
        wanted = [seen for seen in fresh if _counts(counted, _sort(seen, reader), EACH_EVENT)]
        places = _news(counted, view)
        if wanted or places:
            tables.append(_moment(view, wanted, places))
    cards = {card.key: card.kind.value for card in catalog_named(RISING_SUN).cards}
    return json.dumps({"cards": cards, "moments": tables}, ensure_ascii=False, separators=(",", ":")) + "\n"


def _sort(seen: Seen, reader: int) -> str:
    """Return a key of events that are described alike: their kind, and whom they concern."""
    others = [seen.about.get(name) for name in ("target", "by", "to", "victim", "holder")]
    other = next((one for one in others if one is not None), None)
    return f"{seen.kind}-{seen.about.get('seat') == reader}-{other == reader}"


def _news(counted: dict[str, int], view: View) -> list[int]:
    """Return the options to write: what was not asked or offered before."""
    decision, follows = view.decision, insight(view)
    if decision is None or decision.options is None or follows is None:
        return []
    kind_of = {card.key: card.kind.value for card in catalog_at(view).cards}
    source = None if decision.source is None else kind_of[decision.source]
    asks = f"ask-{decision.kind}-{source}-{decision.by is None}-{follows.honor}"
    fresh = [0] if _counts(counted, asks, EACH_QUESTION) else []
    for place, option in enumerate(decision.options):
        kinds = [kind_of[key] for key in option.cards]
        own = [seat == view.seat for seat in option.seats]
        sort = f"option-{decision.kind}-{option.verb}-{kinds}-{own}-{follows.options[place].on}"
        if _counts(counted, sort, EACH_QUESTION):
            fresh.append(place)
    return sorted(set(fresh))


def _counts(counted: dict[str, int], sort: str, most: int) -> bool:
    counted[sort] = counted.get(sort, 0) + 1
    return counted[sort] <= most


def _moment(view: View, events: Sequence[Seen], places: Sequence[int]) -> dict[str, Any]:
    plain = msgspec.to_builtins(view)
    moment: dict[str, Any] = {
        "view": {name: plain[name] for name in VIEW_FIELDS}
        | {"seats": [[one[name] for name in SEAT_FIELDS] for one in plain["seats"]]},
        "events": [msgspec.to_builtins(seen) for seen in events],
        "told": {language: [Words(language, view).event(seen) for seen in events] for language in LANGUAGES},
    }
    if places:
        told = msgspec.to_builtins(insight(view))
        moment["view"] |= {"pending": [_asking(plain["pending"][-1])]}
        moment["view"] |= {"decision": _decision(plain["decision"], places)}
        moment["insight"] = told | {"options": [told["options"][place] for place in places]}
        moment["asked"] = {language: _asked(Words(language, view), view, places) for language in LANGUAGES}
    return moment


def _decision(plain: dict[str, Any], places: Sequence[int]) -> dict[str, Any]:
    offered = [plain["options"][place] for place in places]
    options = [[one["verb"], one["cards"], one["seats"]] for one in offered]
    return {name: plain[name] for name in ("kind", "by", "source")} | {"options": options}


def _asking(plain: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters of the question from the asking step."""
    named = {name: value for name, value in plain["about"].items() if name in NAMED}
    return {"kind": plain["kind"], "about": named}


def _asked(words: Words, view: View, places: Sequence[int]) -> list[str]:
    """Return the question, then the options at these indexes."""
    offered = choices(words, view)
    return [question(words, view), *(offered[place].sentence for place in places)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or report whether it is up to date."""
    return keep(FILE, fixture(), "checks.pages.page_words", arguments)


if __name__ == "__main__":
    sys.exit(main())
