"""An attack: cards, the defense, the combo, the hit (B2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chanbara.duel.rules import environment
from chanbara.duel.rules.bushido import MoveMarker, can_step, meanwhile, spend_point, spending, virtue
from chanbara.duel.rules.counter import Counterattacks
from chanbara.duel.rules.decks import lay_aside, turn_defence
from chanbara.duel.rules.events import AttackBegan, Combo, Hit, Missed, Played, Released, Turned
from chanbara.duel.rules.harm import Damage
from chanbara.duel.rules.options import PASS, Option
from chanbara.duel.rules.specials import DrawSpecials
from chanbara.duel.rules.values import (
    buy_guard,
    can_buy_guard,
    can_gain_qi,
    change,
    gain_qi,
    guard_now,
    pay_qi,
    red_die_counts,
    red_die_most,
    set_red_die,
    set_values,
    take_life,
)
from chanbara.duel.rules.words import PLAYER, Icon, Prompt, Value, Verb

if TYPE_CHECKING:
    from chanbara.duel.rules.book import Rows
    from chanbara.duel.rules.state import Duel


class Attack(NamedTuple):
    """One of the attacks of a round."""

    number: int

    def run(self, duel: Duel) -> None:
        """Reset effects that last for an attack, and push the phases."""
        duel.attack = self.number
        duel.hit = False
        duel.guard_bonus = duel.defence_change = duel.counter_change = 0
        if duel.book.switches.values_reset == "attack" and self.number > 1:
            set_values(duel)
        if duel.book.switches.combo_scope == "attack":
            duel.together = []
        duel.technique_before = duel.technique
        duel.used = [one for one in duel.used if not one.startswith("attack:")]
        first = self.number == 1 and any(one.strikes_first for one in duel.field.opponents)
        after = (HitCheck(), EndAttack()) if first else (HitCheck(), Counterattacks(), EndAttack())
        before = (Counterattacks(),) if first else ()
        duel.schedule(
            Target(), Act(Prompt.ATTACK), TurnDefence(), Act(Prompt.STRIKE), CheckCombo(), *before, *after
        )


class Target(NamedTuple):
    """Against several enemies one of them is chosen as the target (A4)."""

    def run(self, duel: Duel) -> None:
        """Ask, if more than one is left."""
        living = [number for number, enemy in enumerate(duel.enemies) if enemy.life]
        if len(living) > 1:
            options = [Option(Verb.TARGET, None, number) for number in living]
            duel.ask(self, PLAYER, Prompt.TARGET.value, [*options, *meanwhile(duel)])
        else:
            self.mark(duel, living[0])

    def answer(self, duel: Duel, option: Option) -> None:
        """Mark the enemy."""
        assert option.enemy is not None
        self.mark(duel, option.enemy)

    def mark(self, duel: Duel, enemy: int) -> None:
        """Begin the attack on the enemy."""
        duel.target = enemy
        duel.events.append(AttackBegan(duel.attack, enemy, guard_now(duel)))


class Act(NamedTuple):
    """Play cards, and use Qi and other actions, in any order (phases 2 and 4)."""

    prompt: Prompt

    def run(self, duel: Duel) -> None:
        """Offer everything; if going on is the only option, go on."""
        options = self.options(duel)
        if options != [PASS]:
            duel.ask(self, PLAYER, self.prompt.value, options)

    def options(self, duel: Duel) -> list[Option]:
        """Return the current options; the card of phase 4 must be played, those of phase 2 may be (B2.8)."""
        book = duel.book
        before = self.prompt is Prompt.ATTACK
        wanted = book.cards_before if before else duel.played_before + book.cards_after
        can_play = len(duel.played) < wanted and bool(duel.hand)
        options = [Option(Verb.PLAY, card) for card in dict.fromkeys(duel.hand)] if can_play else []
        if before and can_play and can_foresee(duel):
            options.append(Option(Verb.FORESEE))
        if can_buy_guard(duel):
            options.append(Option(Verb.GUARD))
        if environment.can_use(duel):
            options.append(Option(Verb.ENVIRONMENT))
        options += [] if book.rulings.points_at_any_time else spending(duel)
        weapon = duel.field.weapon
        if (
            not before
            and weapon.pays_life
            and duel.life > weapon.pays_life
            and "attack:bokken" not in duel.used
        ):
            options += [Option(Verb.BOKKEN, value.value) for value in (Value.STRENGTH, Value.TECHNIQUE)]
        options += meanwhile(duel)
        must_play = can_play and not (before and book.rulings.cards_optional)
        return options if must_play else [*options, PASS]

    def answer(self, duel: Duel, option: Option) -> None:
        """Do it, and ask again."""
        if option.verb is Verb.PASS:
            return
        duel.stack.append(self)
        DO[option.verb](duel, option)


def can_foresee(duel: Duel) -> bool:
    """Whether the defense card may be turned early."""
    return (
        duel.defence is None and duel.qi >= duel.book.prices["foresee"] and not duel.field.forbids("foresee")
    )


def play_card(duel: Duel, option: Option) -> None:
    """Play a card: its values count at once."""
    assert option.key is not None
    card = duel.book.actions[option.key]
    duel.hand.remove(option.key)
    duel.played.append(option.key)
    duel.together.append(option.key)
    duel.events.append(Played(option.key))
    change(duel, Value.STRENGTH, card.strength)
    change(duel, Value.TECHNIQUE, card.technique)
    change(duel, Value.GUARD, card.guard)
    gain_qi(duel, card.qi)


def foresee(duel: Duel, _option: Option) -> None:
    """Turn the defense card now."""
    pay_qi(duel, duel.book.prices["foresee"], Verb.FORESEE)
    duel.defence = turn_defence(duel)
    duel.events.append(Turned(duel.defence, foreseen=True))


def use_environment(duel: Duel, _option: Option) -> None:
    """Use the environment."""
    environment.use(duel)


def spend(duel: Duel, option: Option) -> None:
    """Spend a point of the Bushido card."""
    spend_point(duel, Value(str(option.key)))


def pay_life(duel: Duel, option: Option) -> None:
    """Pay life, never armor, for strength or technique (B5)."""
    duel.used.append("attack:bokken")
    take_life(duel, duel.field.weapon.pays_life, Verb.BOKKEN)
    change(duel, Value(str(option.key)), duel.field.weapon.gain)


DO = {
    Verb.PLAY: play_card,
    Verb.FORESEE: foresee,
    Verb.GUARD: lambda duel, _option: buy_guard(duel),
    Verb.ENVIRONMENT: use_environment,
    Verb.SPEND: spend,
    Verb.BOKKEN: pay_life,
}


class TurnDefence(NamedTuple):
    """The defense card is turned, unless it is already open (phase 3)."""

    def run(self, duel: Duel) -> None:
        """Turn it."""
        duel.played_before = len(duel.played)
        if duel.defence is None:
            duel.defence = turn_defence(duel)
            duel.events.append(Turned(duel.defence, foreseen=False))


class CheckCombo(NamedTuple):
    """Three cards with one icon are a combo; if both icons fit, the player chooses."""

    def run(self, duel: Duel) -> None:
        """Ask for its use, if there is a choice."""
        options = combos(duel)
        if len(options) > 1 or (options and meanwhile(duel)):
            duel.ask(self, PLAYER, Prompt.COMBO.value, [*options, *meanwhile(duel)])
        elif options:
            self.answer(duel, options[0])

    def answer(self, duel: Duel, option: Option) -> None:
        """Use it."""
        assert option.key is not None
        held = virtue(duel)
        icon = Icon.SPECIAL if option.key == "die" else Icon.NORMAL
        for card in fitting(duel, icon)[: duel.book.combo["cards"]]:
            duel.together.remove(card)
        duel.events.append(Combo(icon.value, option.key))
        if option.key == "die":
            raised = (held.red_die if held is not None else 0) or duel.book.combo["red_die"]
            set_red_die(duel, duel.red_die + raised)
        elif option.key == "qi":
            gain_qi(duel, duel.book.combo["qi"])
        elif option.key == "special":
            drawn = (held.specials if held is not None else 0) or duel.book.combo["specials"]
            duel.schedule(DrawSpecials(drawn))
        else:
            duel.schedule(MoveMarker())


def combos(duel: Duel) -> list[Option]:
    """Return the possible uses of this attack's cards as a combo, if they are one."""
    enough = duel.book.combo["cards"]
    keys = []
    if len(fitting(duel, Icon.NORMAL)) >= enough:
        keys += ["qi"] if can_gain_qi(duel) else []
        keys += ["special"] if duel.specials else []
        keys += ["step"] if can_step(duel) else []
    if len(fitting(duel, Icon.SPECIAL)) >= enough and 0 < duel.red_die < red_die_most(duel):
        keys.append("die")
    return [Option(Verb.COMBO, key) for key in keys]


def fitting(duel: Duel, icon: Icon) -> list[str]:
    """Return the cards that fit a combo of an icon: a wild one counts as either."""
    return [card for card in duel.together if duel.book.actions[card].icon in {icon, Icon.WILD}]


class HitCheck(NamedTuple):
    """One value that reaches its defense hits (B2)."""

    def run(self, duel: Duel) -> None:
        """Ask which, if both do; an enemy who died in the meantime cannot be hit (B8.27)."""
        if not duel.enemies[duel.target].life:
            return
        options = [Option(Verb.HIT, mode) for mode in ("strength", "technique") if margin(duel, mode) >= 0]
        if not options and points_could_hit(duel):
            duel.ask(self, PLAYER, Prompt.HIT.value, [*meanwhile(duel), PASS])
        elif not options:
            duel.events.append(Missed())
        elif len(options) == 1 and not meanwhile(duel):
            self.answer(duel, options[0])
        else:
            duel.ask(self, PLAYER, Prompt.HIT.value, [*options, *meanwhile(duel)])

    def answer(self, duel: Duel, option: Option) -> None:
        """Record the hit, or that points which could have hit were kept; the red die may add to a hit."""
        if option.verb is Verb.PASS:
            duel.events.append(Missed())
            return
        assert option.key is not None
        duel.hit = duel.hit_this_round = True
        duel.events.append(Hit(option.key, margin(duel, option.key)))
        rows = hit_rows(duel, option.key)
        effects = next(effects for least, effects in reversed(rows) if margin(duel, option.key) >= least)
        duel.schedule(Release(tuple(effects.items())))


def points_could_hit(duel: Duel) -> bool:
    """Whether virtue points, which are spent freely, can still turn a miss into a hit (A2.9)."""
    if not duel.book.rulings.points_at_any_time:
        return False
    return any(margin(duel, str(one.key)) + duel.points >= 0 for one in spending(duel))


def margin(duel: Duel, mode: str) -> int:
    """Return by how much a value reaches the defense; below 0 it does not."""
    assert duel.defence is not None
    card = duel.book.defence[duel.defence]
    if mode == "strength":
        return duel.strength - card.strength - duel.defence_change
    return duel.technique - card.technique - duel.field.opponents[duel.target].technique - duel.defence_change


def hit_rows(duel: Duel, mode: str) -> Rows:
    """Return the effects of hits, by margin."""
    if mode == "strength":
        return duel.field.weapon.strength or duel.book.hit_strength
    return duel.book.hit_technique


class Release(NamedTuple):
    """After a hit the red die may be released; hit and bonus are one damage (A6, B8)."""

    effects: tuple[tuple[str, int], ...]

    def run(self, duel: Duel) -> None:
        """Ask, if it would have an effect."""
        if red_die_counts(duel) > duel.book.red_die_least:
            options = [Option(Verb.RELEASE), PASS, *meanwhile(duel)]
            duel.ask(self, PLAYER, Prompt.RELEASE.value, options)
        else:
            duel.schedule(Damage(duel.target, self.effects))

    def answer(self, duel: Duel, option: Option) -> None:
        """Add its bonus, or keep it."""
        added: tuple[tuple[str, int], ...] = ()
        if option.verb is Verb.RELEASE:
            added = tuple(duel.book.red_die_bonus[red_die_counts(duel) - 1].items())
            duel.events.append(Released(red_die_counts(duel)))
            set_red_die(duel, duel.book.red_die_least)
        if duel.book.rulings.die_is_same_damage:
            duel.schedule(Damage(duel.target, self.effects + added))
        else:
            duel.schedule(Damage(duel.target, self.effects), Damage(duel.target, added))


class EndAttack(NamedTuple):
    """The cards of the attack are put aside."""

    def run(self, duel: Duel) -> None:
        """Put them aside, and the defense card; guard for this attack ends."""
        duel.guard_bonus = 0
        lay_aside(duel, duel.played)
        duel.played = []
        assert duel.defence is not None
        duel.defence_pile.append(duel.defence)
        duel.defence = None
