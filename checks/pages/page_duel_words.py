"""Write the terminal's texts at some moments of duels, as a fixture for the web page.

``python -m checks.pages.page_duel_words --write`` writes web/tests/duel-words.json; a test in tests/docs
checks whether it is up to date, and the page's own tests compare its sentences.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import chanbara
from chanbara.duel.book.data import standard_book
from chanbara.duel.served.hall.book import duel_book
from chanbara.duel.served.insight import duel_insight
from chanbara.duel.words.asking import choices, question
from chanbara.duel.words.words import DuelWords
from chanbara.locales import LANGUAGES
from checks.pages.made_file import keep

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from chanbara.duel.sight.view import DuelView
    from chanbara.sight import Seen

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "tests" / "duel-words.json"
EACH = 16
"""Duels of each field: enough for every message."""
FIELDS: tuple[dict[str, Any], ...] = (
    {"opponent": "shiro", "weapon": "bokken", "environment": "dojo", "modules": ("bushido", "yoroi")},
    {"opponent": "baiken", "weapon": "kusarigama", "environment": "bamboo", "modules": ("blood", "bushido")},
    {"weapon": "yari", "environment": "temple", "modules": ("1vs3", "yoroi_enemy", "gisei")},
    {"opponent": "kojiro", "weapon": "wakizashi", "environment": "snowfield", "modules": ("bushido",)},
)
LIKED = 0.7
"""How often an action that advances the duel is chosen, if there is one."""
MOVING = (
    "life", "qi", "armour", "strength", "technique", "guard", "red_die", "marker", "round", "hand", "played",
    "side_b", "virtue",
)  # fmt: skip
"""Actions that the page allows during animations."""
OPEN = ("mulligans", "red_die", "defence", "virtue")


def played() -> Iterator[tuple[chanbara.Game, int]]:
    """Yield duels after each of their random choices, and the number of events before."""
    for seed in range(EACH * len(FIELDS)):
        game = chanbara.new_game("duel", seed=seed, **FIELDS[seed % len(FIELDS)])
        chance, before = random.Random(seed), 0
        while not game.over:
            yield game, before
            before = len(game.events)
            assert game.decision is not None
            game.apply(_chosen(chance, game))
        yield game, before


def _chosen(chance: random.Random, game: chanbara.Game) -> str:
    """Return a random choice; holding back cards would make neither hits nor combos."""
    assert game.decision is not None
    texts = game.decision.texts()
    liked = [one for one in texts if one.startswith(("play ", "combo step", "take"))]
    return chance.choice(liked if liked and chance.random() < LIKED else texts)


def fixture() -> str:
    """Return moments with the terminal's sentences in every language."""
    known: set[str] = set()
    moments = []
    for game, before in played():
        view = chanbara.observe(game, 0)
        events = [seen for seen in chanbara.seen(game, 0, before) if _is_new(known, _sort(seen))]
        places = _news(known, view)
        if events or places:
            moments.append(_moment(view, events, places))
    scenes = [_scenes(seed) for seed in range(len(FIELDS))]
    books = {language: duel_book(language, standard_book()) for language in LANGUAGES}
    told = {"books": msgspec.to_builtins(books), "moments": moments, "scenes": scenes}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"


def _scenes(seed: int) -> list[dict[str, Any]]:
    """Return a duel as a list of views, each with the events that led to it."""
    game, before, scenes = chanbara.new_game("duel", seed=seed, **FIELDS[seed]), 0, []
    chance = random.Random(seed)
    while True:
        plain = msgspec.to_builtins(chanbara.observe(game, 0))
        fields = {"guard": plain["guard"], "enemies": plain["enemies"]}
        events = msgspec.to_builtins(chanbara.seen(game, 0, before))
        view = {**fields, "open": {name: plain["open"][name] for name in MOVING}}
        scenes.append({"view": view, "events": events})
        if game.decision is None:
            return scenes
        before = len(game.events)
        game.apply(_chosen(chance, game))


def _is_new(known: set[str], sort: str) -> bool:
    found = sort not in known
    known.add(sort)
    return found


def _sort(seen: Seen) -> str:
    """Return a key of events that are described alike."""
    told = ("what", "used_for", "mode", "foreseen", "hit", "won", "now")
    ways = [seen.about[name] for name in told if isinstance(seen.about.get(name), str | bool)]
    return f"{seen.kind} {ways} {seen.about.get('enemy') is None} {seen.about.get('value') is None}"


def _news(known: set[str], view: DuelView) -> list[int]:
    """Return the options that were not offered like this before."""
    decision = view.decision
    if decision is None:
        return []
    sorts = [
        f"{decision.kind} {option.verb} {(option.key or '').split(':')[0] if option.verb != 'play' else ''}"
        for option in decision.options
    ]
    return [place for place, sort in enumerate(sorts) if _is_new(known, sort)]


def _moment(view: DuelView, events: Sequence[Seen], places: Sequence[int]) -> dict[str, Any]:
    plain = msgspec.to_builtins(view)
    moment: dict[str, Any] = {
        "view": {
            "field": {"environment": view.field["environment"]},
            "open": {name: view.open[name] for name in OPEN},
            "guard": view.guard,
            "enemies": plain["enemies"],
            "rulings": view.rulings,
            "bushido": view.bushido,
        },
        "events": [msgspec.to_builtins(seen) for seen in events],
        "told": {one: [DuelWords(one, view).event(seen) for seen in events] for one in LANGUAGES},
    }
    if places:
        insight = msgspec.to_builtins(duel_insight(view))
        options = [plain["decision"]["options"][place] for place in places]
        moment["view"]["decision"] = {"kind": plain["decision"]["kind"], "options": options}
        moment["insight"] = {name: insight[name] for name in ("left", "exchanges", "enemy")}
        moment["insight"]["now"] = {"hits": insight["now"]["hits"]}
        outcomes = [insight["options"][place] for place in places]
        moment["insight"]["options"] = [{**one, "after": None} for one in outcomes]
        moment["asked"] = {one: _asked(DuelWords(one, view), view, places) for one in LANGUAGES}
    return moment


def _asked(words: DuelWords, view: DuelView, places: Sequence[int]) -> list[str]:
    """Return the question, then the options at these indexes."""
    offered = choices(words, view)
    return [question(words, view), *(offered[place].sentence for place in places)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the file, or report whether it is up to date."""
    return keep(FILE, fixture(), "checks.pages.page_duel_words", arguments)


if __name__ == "__main__":
    sys.exit(main())
