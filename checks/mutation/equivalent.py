"""Equivalent mutants, which no test can detect, each with its reason: the function, and the change."""

from __future__ import annotations

import re

EXPLAINED = {
    "harm.end_by_swordmaster, 0 → -1": "with one player left, the first is also the last",
    "escape.escape, without: lay_down(table, seat, card)": "no printed card waits for an Origami",
    "play.play_options, and/or swapped in peculiar and card in peculiar": "others have no further targets",
    "query.distances, 0 → 1": "the Difficulty of attacking yourself is never used",
    "query.distances, 0 → -1": "the Difficulty of attacking yourself is never used",
    "query.attackable, 0 → 1": "every weapon reaches at least 1",
    "query.attackable, 0 → -1": "every weapon reaches at least 1",
    "query.empty_handed, 0 → 1": "every weapon reaches at least 1",
    "query.empty_handed, 0 → -1": "every weapon reaches at least 1",
    "query._attackable, 8192 → 8193": "the size of a cache changes no answer",
    "query._attackable, 8192 → 8191": "the size of a cache changes no answer",
    "query.is_immune, without: if not immune_to:": "a shortcut: nobody is immune to nothing",
    "query.is_immune, without: return False": "a shortcut: nobody is immune to nothing",
    "query.wounds_dealt, and/or swapped in dealt and (not wounds or seat == target)": (
        "a shortcut: neither 0 wounds nor wounds on another player are disputed"
    ),
    "scoring.result, True → False": "there is one score for each player",
    "knowledge.forget_one, without: if card not in dict(player.known):": "a shortcut: nothing is forgotten",
    "knowledge.forget_one, without: return": "a shortcut: nothing is forgotten",
    "knowledge.sure_of, 0 → 1": "the additional observer knows nothing",
    "weapons.nodachi.strength.0.0: 0 → -1": "a hit exceeds the defense by at least 0",
    "hit.strength.0.0: 0 → -1": "a hit exceeds the defense by at least 0",
    "hit.technique.0.0: 0 → -1": "a hit exceeds the defense by at least 0",
    "red_die.bonus.1: nothing → {'life': 1}": "a die that shows 1 is never released",
    "counterattack.breath.ki: False → True": "a card without a value is no stronger with ki",
    "duel.attack.Target.run, 0 → -1": "with one enemy alive, the first is also the last",
    "duel.attack.CheckCombo.run, 0 → -1": "with one use, the first is also the last",
    "duel.attack.HitCheck.run, 0 → -1": "with one value, the first is also the last",
    "duel.specials.look_at, 0 → -1": "with one card, the first is also the last",
    "duel.harm.suffer_wound, without: return": "the card that kills takes neither life nor Qi",
    "duel.harm.suffer_wound, 0 → -1": "armor and life lose nothing by a negative amount",
    "duel.harm.suffer_blood, without: return": "the card that kills does nothing else",
    "duel.bushido.can_step, duel.marker < duel.book.kanji turned": (
        "on the last kanji the card is taken before another step is possible"
    ),
    "duel.setup.numbers_given, 1 → 2": "one byte too many or two: the file is too large",
    "duel.ladder.numbers, 64 → 65": "the size of a cache changes no number",
    "duel.ladder.numbers, 64 → 63": "the size of a cache changes no number",
    "duel.ladder.Ladder.start, without: raise NotImplementedError": "campaign and clan have their own",
    "duel.ladder.Ladder.is_lost, without: raise NotImplementedError": "campaign and clan have their own",
    "duel.campaign.Campaign.start, 0 → -1": "with one enemy, the first is also the last",
    "duel.clan.Clan.after, 0 → -1": "with one enemy, the first is also the last",
    "duel.clan.next_living, 1 → 0": "a fallen samurai has no life, so including them changes nothing",
    "duel.clan.next_living, 1 → 2": "the first in order would only be checked twice",
    "duel.clan.new_clan, 0 → 1": "the clan has a weapon at either index",
    "duel.clan.new_clan, 0 → -1": "the clan has a weapon at either index",
    "knowledge.sure_of, 0 → -1": "without known cards there is no observer to check",
}


def reason(name: str) -> str | None:
    """Return why a mutant cannot be detected, if that is known."""
    return EXPLAINED.get(plain(name))


def plain(name: str) -> str:
    """Return a mutant's name without its line number."""
    return re.sub(r", line \d+:\d+, ", ", ", name)
