"""Invalid and impossible duel scenarios are refused with a message that names the mistake."""

import pytest

from chanbara.duel.arranged.placement import MOST_FATES
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.scenario import parse, run

GOOD = """
title: A quiet duel
rules: ["B2.8"]
table:
  game: duel
  qi: 0
  hand: [irimi, ma_ai]
  modules: [gisei]
script:
  - expect: {options: [play irimi, play ma_ai, pass]}
"""

UNREADABLE = {
    "another game": ("game: duel", "game: shogi", "unknown game 'shogi'; choose sword or duel"),
    "unknown field of the table": ("qi: 0", "ki: 0", r"unknown field `ki` - at `\$.table`"),
    "a seat": ("qi: 0", "seats: []", r"unknown field `seats` - at `\$.table`"),
    "unknown demand": ("{options:", "{honor: {0: 1}, options:", "unknown field `honor`"),
    "unknown demand of the end": ("{options:", "{end: {winner: me}, options:", "unknown field `winner`"),
    "unknown phase": ("qi: 0", "phase: lunch", r"'lunch' - at `\$.table.phase`"),
    "a third attack": ("qi: 0", "attack: 3", r"enum value 3 - at `\$.table.attack`"),
    "a wound of level 3": ("qi: 0", "wounds: [[arm_and_rib, 3]]", "enum value 3"),
    "no life": ("qi: 0", "life: 0", r">= 1 - at `\$.table.life`"),
    "a red die of 7": ("qi: 0", "red_die: 7", r"<= 6 - at `\$.table.red_die`"),
    "an unknown field of an enemy": (
        "qi: 0",
        "enemies: [{honor: 1}]",
        r"`honor` - at `\$.table.enemies\[0\]`",
    ),
}

IMPOSSIBLE = {
    "unknown opponent": ("qi: 0", "opponent: zatoichi", "there is no opponent 'zatoichi'"),
    "unknown weapon": ("qi: 0", "weapon: spoon", "there is no weapon 'spoon'"),
    "unknown module": ("[gisei]", "[sake]", "there is no module 'sake'"),
    "two armours": ("[gisei]", "[yoroi, yoroi_enemy]", "it is yours or the enemy's, not both"),
    "an opponent against three": (
        "[gisei]",
        "[1vs3]\n  opponent: arima",
        "1vs3 has three enemies of its own",
    ),
    "unknown card": ("[irimi, ma_ai]", "[excalibur]", "there is no action card 'excalibur' in this duel"),
    "unknown card played": ("qi: 0", "played: [bo]", "there is no action card 'bo' in this duel"),
    "too many copies": ("[irimi, ma_ai]", "[irimi, irimi]", "irimi is named too often"),
    "too many copies in all": ("qi: 0", "discard: [irimi]", "irimi is named too often"),
    "a defence card that is not there": ("qi: 0", "defence_deck: [9_9]", "no defence card '9_9'"),
    "a defence card twice": ("qi: 0", "defence_deck: [6_6]\n  defence: 6_6", "6_6 is named too often"),
    "a counterattack card twice": ("qi: 0", "counter_deck: [probe, probe]", "probe is named too often"),
    "a wound without Blood": ("qi: 0", "wounds: [[arm_and_rib, 1]]", "no wound 'arm_and_rib' in this duel"),
    "a virtue without Bushido": ("qi: 0", "virtue: gi", "no Bushido card 'gi' in this duel"),
    "too much life": ("qi: 0", "life: 9", "life at 9, and 8 is the most"),
    "too much Qi": ("qi: 0", "qi: 6", "Qi at 6, and 5 is the most"),
    "armour without the module": ("qi: 0", "armour: 1", "armour at 1, and 0 is the most"),
    "too much armour": ("[gisei]", "[yoroi]\n  armour: 5", "armour at 5, and 4 is the most"),
    "a marker beyond the last kanji": ("qi: 0", "marker: 4", "the marker at 4, and 3 is the most"),
    "a red die above the weapon's": ("qi: 0", "weapon: bokken\n  red_die: 5", "the red die at 5, and 4"),
    "an enemy who is not there": ("qi: 0", "target: 2", "the target at 2, and 1 is the most"),
    "too many enemies": ("qi: 0", "enemies: [{}, {}]", "2 enemies"),
    "nobody to fight": ("qi: 0", "enemies: [{life: 0}]", "no enemy is alive"),
    "no enemy to wear the armor": ("qi: 0", "armoured: 2", "there is no enemy 2 to wear the armor"),
    "no defence card": ("qi: 0", "phase: strike", "in phase strike a defense card is face up"),
    "a key that is none": ("qi: 0", "key: abcd", "a key has 32 bytes"),
    "a fate that cannot be": ("qi: 0", "fate: [7]", "chance cannot bring 7"),
    "a Gisei card that is not there": ("qi: 0", "fate: [gisei 9]", "chance cannot bring 'gisei 9'"),
    "too much fate": ("qi: 0", f"fate: {[1] * (MOST_FATES + 1)}", f"at most {MOST_FATES} things"),
    "unknown step": ("qi: 0", "pending: [[Dance, 1]]", r"not a known step or event: \['Dance', 1\]"),
    "a step with a field too many": ("qi: 0", "pending: [[Round, 1]]", "Round has 0 fields, not 1"),
    "a step of an unknown enemy": ("qi: 0", "pending: [[Brace, 7, false]]", "its steps lead nowhere"),
}

UNKNOWN = {
    "an enemy who is not there": ("enemies: {2: {life: 1}}", "there is no enemy called 2; there are 1"),
    "an event of the other game": ("events: [HonorLost: {}]", "there is no event called HonorLost"),
    "an unknown field of an event": ("events: [Hit: {by: 1}]", "there is no field of Hit called by"),
    "unknown event that must not happen": ("no_events: [Hitt]", "there is no event called Hitt"),
}


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def test_what_the_others_change_is_good() -> None:
    (story,) = parse(GOOD)
    assert not run(story)


@pytest.mark.parametrize(("old", "new", "sentence"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_scenario_is_refused_when_it_is_read(old: str, new: str, sentence: str) -> None:
    with pytest.raises(CorruptRecord, match=sentence):
        parse(changed(old, new))


@pytest.mark.parametrize(("old", "new", "sentence"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_an_impossible_position_is_refused_when_it_is_placed(old: str, new: str, sentence: str) -> None:
    (story,) = parse(changed(old, new))
    with pytest.raises(CorruptRecord, match=sentence):
        run(story)


@pytest.mark.parametrize(("demand", "sentence"), UNKNOWN.values(), ids=UNKNOWN)
def test_a_demand_about_what_does_not_exist_is_refused(demand: str, sentence: str) -> None:
    (story,) = parse(changed("{options:", f"{{{demand}, options:"))
    with pytest.raises(CorruptRecord, match=sentence):
        run(story)


def test_a_table_without_a_game_is_one_of_samurai_sword() -> None:
    with pytest.raises(CorruptRecord, match="unknown field"):
        parse(changed("  game: duel\n", ""))
