"""The summary card and the tips for beginners, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chanbara.locales import speech
from chanbara.sword.rules.words import Role
from chanbara.sword.summary import RoleLine, Summary
from chanbara.sword.words.words import Words

TIPS = range(1, 6)
MINUS = "\N{MINUS SIGN}"


class Part(NamedTuple):
    """One part of the card: a heading and what stands below it, each line with a name of its own or none."""

    title: str
    lines: list[tuple[str, str]]
    rules: str
    """The paragraphs that say so."""


def role_heads(words: Words) -> list[str]:
    """Return the heads of the table of roles."""
    return [words.say(f"summary-{head}") for head in ("role", "players", "honor", "counts", "stars")]


def role_cells(words: Words, line: RoleLine) -> list[str]:
    """Return a row of the table of roles."""
    counts = " / ".join(f"×{multiplier}" for multiplier in line.multipliers)
    stars = " ".join("★" * count for count in line.stars)
    return [words.say(f"role-{line.role}"), str(line.players), str(line.honor), counts, stars]


def notes(words: Words, card: Summary) -> Iterator[str]:
    """Yield what is to be said below the table of roles: whose stars decide, and what the Shogun may do."""
    for group in card.by_stars:
        fewer, more = next(line.multipliers for line in card.roles if line.role in group)
        roles = ", ".join(words.say(f"role-{role}") for role in group)
        yield words.say("summary-more-stars", fewer=fewer, more=more, roles=roles)
    usual = min(line.drawn for line in card.roles)
    for line in card.roles:
        if line.role is Role.SHOGUN and line.drawn > usual:
            cards = words.amount("cards", line.drawn)
            yield words.say("summary-shogun", players=card.players, cards=cards, weapons=line.weapons)


def turn_part(words: Words, card: Summary) -> Part:
    """Return the order of a turn (3)."""
    about: dict[str, dict[str, object]] = {
        "draw": {"cards": words.amount("cards", min(line.drawn for line in card.roles))},
        "play": {"weapons": min(line.weapons for line in card.roles)},
        "discard": {"cards": words.amount("cards", card.hand_limit)},
    }
    lines = [
        (words.say(f"summary-{phase}"), words.say(f"summary-{phase}-text", **about.get(phase, {})))
        for phase in card.phases
    ]
    return Part(words.say("summary-turn"), lines, "3.1-3.5")


def other_parts(words: Words, card: Summary) -> Iterator[Part]:
    """Yield what stands below the roles: hands, the end, ties and symbols (2.6, 8, 11.2)."""
    yield Part(words.say("summary-dealt"), [("", ", ".join(map(str, card.hands)))], "2.6")
    ronin = "yes" if any(line.role is Role.RONIN for line in card.roles) else "no"
    in_hand = [
        (
            "",
            words.say(
                "summary-worth", card=words.card(key), points=words.amount("points", points), ronin=ronin
            ),
        )
        for key, points in card.worth
    ]
    if in_hand:
        yield Part(words.say("summary-in-hand"), in_hand, "8.3")
    yield Part(words.say("summary-end"), list(_endings(words, card)), "8.1, 8.4, 8.5")
    teams = ", ".join(words.say(f"team-{team}") for team in card.ties)
    yield Part(words.say("summary-ties"), [("", teams)], "8.6")
    if card.suits:
        yield Part(words.say("summary-symbols"), list(_symbols(words, card)), "11.2")


def _endings(words: Words, card: Summary) -> Iterator[tuple[str, str]]:
    yield words.say("summary-by-honor"), words.say("summary-by-honor-text")
    if card.has_swordmaster:
        who = "any" if card.any_team_mate_refuses else "left"
        yield words.say("summary-by-swordmaster"), words.say("summary-by-swordmaster-text", who=who)
    points = words.amount("points", card.deadly_strike).replace("-", MINUS)
    yield words.say("word-deadly-strike"), words.say("summary-deadly", points=points)


def _symbols(words: Words, card: Summary) -> Iterator[tuple[str, str]]:
    for one in card.suits:
        about = {"copies": one.copies, "cards": one.cards, "one_in": one.one_in}
        share = words.say("summary-symbol", percent=round(100 * one.share), **about)
        yield words.say(f"suit-{one.suit}"), share


def tips(language: str) -> Iterator[tuple[str, str]]:
    """Yield the tips for beginners, each with its heading."""
    voice = speech(language)
    for number in TIPS:
        yield voice.say(f"tip-{number}"), voice.text(f"tip-{number}")
