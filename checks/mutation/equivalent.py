"""Equivalent mutants, which no test can detect, each with its reason: the function, and the change."""

from __future__ import annotations

import re

EXPLAINED = {
    "harm.end_by_swordmaster, 0 → -1": "the first of the one player who stands is also the last",
    "escape.escape, without: lay_down(table, seat, card)": "no printed card waits for an Origami",
    "play.play_options, and/or swapped in peculiar and card in peculiar": "others have no further targets",
    "query.distances, 0 → 1": "the Difficulty of attacking oneself is never looked at",
    "query.distances, 0 → -1": "the Difficulty of attacking oneself is never looked at",
    "query.attackable, 0 → 1": "every weapon reaches at least 1",
    "query.attackable, 0 → -1": "every weapon reaches at least 1",
    "query.empty_handed, 0 → 1": "every weapon reaches at least 1",
    "query.empty_handed, 0 → -1": "every weapon reaches at least 1",
    "query._attackable, 8192 → 8193": "how many answers are kept ready changes none of them",
    "query._attackable, 8192 → 8191": "how many answers are kept ready changes none of them",
    "query.is_immune, without: if not immune_to:": "a short cut: nobody is immune to nothing",
    "query.is_immune, without: return False": "a short cut: nobody is immune to nothing",
    "query.wounds_dealt, and/or swapped in dealt and (not wounds or seat == target)": (
        "a short cut: nothing is disputed of 0, nor of wounds on another"
    ),
    "scoring.result, True → False": "there is one score for each player",
    "knowledge.forget_one, without: if card not in dict(player.known):": "a short cut: nothing is forgotten",
    "knowledge.forget_one, without: return": "a short cut: nothing is forgotten",
    "knowledge.sure_of, 0 → 1": "one observer more is looked at who knows nothing",
    "weapons.nodachi.strength.0.0: 0 → -1": "a hit reaches the defence by 0 at least",
    "hit.strength.0.0: 0 → -1": "a hit reaches the defence by 0 at least",
    "hit.technique.0.0: 0 → -1": "a hit reaches the defence by 0 at least",
    "red_die.bonus.1: nothing → {'life': 1}": "a die that shows 1 is never released",
    "counterattack.breath.ki: False → True": "a card without a value is no stronger with ki",
    "duel.attack.Target.run, 0 → -1": "the first of the one who lives is also the last",
    "duel.attack.CheckCombo.run, 0 → -1": "the first of one use is also the last",
    "duel.attack.HitCheck.run, 0 → -1": "the first of one value is also the last",
    "duel.specials.look_at, 0 → -1": "the first of one card is also the last",
    "duel.harm.suffer_wound, without: return": "the card that kills takes neither life nor Qi",
    "duel.harm.suffer_wound, 0 → -1": "armour and life lose nothing by less than nothing",
    "duel.harm.suffer_blood, without: return": "the card that kills does nothing else",
    "duel.bushido.can_step, duel.marker < duel.book.kanji turned": (
        "on the last kanji the card is taken before a step could be asked for"
    ),
    "duel.setup.numbers_given, 1 → 2": "one byte too many or two: the file is too large",
    "duel.ladder.numbers, 64 → 65": "how many numbers are kept ready changes none of them",
    "duel.ladder.numbers, 64 → 63": "how many numbers are kept ready changes none of them",
    "duel.ladder.Ladder.start, without: raise NotImplementedError": "campaign and clan have their own",
    "duel.ladder.Ladder.is_lost, without: raise NotImplementedError": "campaign and clan have their own",
    "duel.campaign.Campaign.start, 0 → -1": "the first of one enemy is also the last",
    "duel.clan.Clan.after, 0 → -1": "the first of one enemy is also the last",
    "duel.clan.next_living, 1 → 0": "who fell has no life: it is the same whether he is looked at or not",
    "duel.clan.next_living, 1 → 2": "the first in order would be looked at once more",
    "duel.clan.new_clan, 0 → 1": "whichever of the clan's weapons is asked for, there is such a one",
    "duel.clan.new_clan, 0 → -1": "whichever of the clan's weapons is asked for, there is such a one",
    "knowledge.sure_of, 0 → -1": "without known cards there is nobody to look at",
}


def reason(name: str) -> str | None:
    """Return why a mutant cannot be detected, if that is known."""
    return EXPLAINED.get(plain(name))


def plain(name: str) -> str:
    """Return a mutant's name without its line number."""
    return re.sub(r", line \d+:\d+, ", ", ", name)
