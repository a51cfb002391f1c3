"""The data in the words of the page's tables."""

from collections.abc import Mapping

from chanbara.duel.rules.book import Effects, Opponent, Weapon, Weather

NOTHING = "nothing"
VALUES = {"s": "strength", "t": "technique", "g": "guard"}


def signed(number: int) -> str:
    """A change with its sign."""
    return "0" if not number else f"{'+' if number > 0 else '−'}{abs(number)}"  # noqa: RUF001 - proper typography


def harm(effects: Effects) -> str:
    """What hits and wounds take."""
    words = {
        "wound": "wound of level {}",
        "life": "{} life",
        "qi": "{} Qi",
        "death": "death",
    }
    assert set(effects) <= set(words)
    return ", ".join(text.format(effects[key]) for key, text in words.items() if key in effects) or NOTHING


def blood(effects: Effects) -> str:
    """What a card of the Blood deck does."""
    if not effects:
        return NOTHING
    ((effect, amount),) = effects.items()
    return {
        "cap_s": f"strength at most {amount}",
        "cap_t": f"technique at most {amount}",
        "no_red_die": "the red die and the special combos are out of the game",
        "bleeds": f"{amount} life at the end of every round",
        "red_die": f"red die {signed(amount)}",
        "no_qi": "no Qi is regained any more",
        "life_die": "at once as much life as the die shows",
        "qi_die": "at once as much Qi as the die shows",
        "death": "you lose at once",
    }[effect]


def place(effects: Effects) -> str:
    """What a row of a place does."""
    if not effects:
        return NOTHING
    ((effect, amount),) = effects.items()
    return {
        "lose_qi": f"{amount} Qi more is lost",
        "either": f"strength or technique {signed(amount)}",
        "draw_action": f"{amount} action card",
        "draw_special": f"{amount} special card",
        "qi": f"Qi {signed(amount)}",
        "life": f"life {signed(amount)}",
        "guard": f"guard {signed(amount)}",
        "strength": f"strength {signed(amount)}",
        "technique": f"technique {signed(amount)}",
        "defence": f"defense {signed(amount)}",
        "counter": f"counterattack {signed(amount)}",
        "enemy_life": f"the enemy: {amount} life",
        "wound_me": f"you: wound of level {amount}",
        "wound_enemy": f"the enemy: wound of level {amount}",
        "fall": "you lose",
    }[effect]


def start(effects: Effects, *, good: bool | None = None) -> list[str]:
    """The values at the start of a round; only the advantages or the drawbacks, if requested."""
    changes = [
        f"{VALUES[value]} {signed(by)}" for value, by in effects.items() if good is None or (by > 0) is good
    ]
    return [f"{', '.join(changes)} at the start of a round"] if changes else []


def opponent(one: Opponent) -> str:
    """What an opponent does."""
    said = []
    if one.technique:
        said.append(f"technique defense {signed(one.technique)}")
    if one.patience:
        said.append(f"after a round without a hit on him he regains {one.patience} Qi")
    if one.entangle:
        most = f"if your technique is at most {one.entangled_up_to} when the card is drawn"
        said.append(f"counterattack {signed(one.entangle)} {most}")
    if one.strikes_first:
        said.append("in the first attack of a round his counterattack comes before your hit check")
    if one.avenges:
        said.append("after a miss a wound of level 1 from his counterattack is one of level 2")
    if one.two_sides:
        said.append(f"two sides; counterattack {signed(one.side_b_counter)} on side B")
        paid = "in the attack in which a card was the price of his turning"
        said.append(f"balanced: counterattack {signed(one.card_counter)} {paid}")
    return "; ".join(said) or "nothing of his own"


def good_of(one: Weapon) -> str:
    """The good of a weapon."""
    said = start(one.start, good=True)
    if one.strength:
        rows = ", ".join(f"from {least} {harm(effects)}" for least, effects in one.strength)
        said.append(f"hits with strength: {rows}")
    if one.pays_life:
        gain = f"{one.pays_life} life for {one.gain} points of strength or technique"
        said.append(f"once an attack, in phase 4: {gain}")
    if one.cancels_from:
        said.append(f"no counterattack in an attack that raised technique by {one.cancels_from}")
    if one.mulligans:
        said.append(f"{one.mulligans} mulligans")
    if one.looks_at > 1:
        said.append(f"may look at {one.looks_at} special cards for each one drawn")
    return "; ".join(said) or "–"


def bad_of(one: Weapon) -> str:
    """The bad of a weapon."""
    said = start(one.start, good=False)
    if one.red_die_most:
        said.append(f"red die at most {one.red_die_most}")
    if one.guard_most is not None:
        said.append(f"guard never counts above {one.guard_most}")
    if one.life or one.qi:
        said.append(f"life {signed(one.life)}, Qi {signed(one.qi)}")
    if one.wound_in_round:
        said.append(f"wound of level {one.wound} at the end of round {one.wound_in_round}")
    said += [FORBIDS[act] for act in one.forbids]
    return "; ".join(said) or "–"


FORBIDS = {"foresee": "no foreseeing", "extra": "no extra card"}


def weather(one: Weather) -> str:
    """What the weather does."""
    return ", ".join([*start(one.start), *(FORBIDS[act] for act in one.forbids)]) or NOTHING


def event(effects: Mapping[str, int]) -> str:
    """What happens between two duels of a campaign."""
    if not effects:
        return NOTHING
    ((effect, amount),) = effects.items()
    life = f"you regain {amount} life" if amount > 0 else f"you lose {-amount} life, but never your last"
    return {
        "life": life,
        "next_qi": f"you begin the next duel with {-amount} Qi less",
        "special": "a special card, at random, is shuffled into your action deck for the next duel",
        "red_die": f"the red die shows {amount} at the start of the next duel",
    }[effect]
