"""Setting up a duel (B2): options in, first decision out."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.data import standard_book
from chanbara.duel.field import check_armoured, choose_field
from chanbara.duel.fingerprint import header
from chanbara.duel.rulebook import RULEBOOK
from chanbara.duel.rules.rounds import Round
from chanbara.duel.rules.state import Duel, Enemy
from chanbara.duel.rules.values import lasting
from chanbara.duel.rules.words import Module
from chanbara.kernel.chance import Chance, derive_key
from chanbara.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chanbara.duel.rules.book import Book


class Carried(NamedTuple):
    """What a duel of a campaign or a clan takes over from the one before it (B7)."""

    life: int | None = None
    """Life to begin with; the cap stays what it was."""
    qi: int = 0
    """Added to the Qi at the start."""
    armour: int | None = None
    red_die: int | None = None
    mulligans: int = 0
    """Mulligans of the campaign that are left, besides those of the weapon."""
    weapon_mulligans: int | None = None
    virtue: str | None = None
    points: int = 0
    locked: int = 0
    virtue_taken: bool = False
    """Whether the one Bushido card of the game was taken."""
    special: str | None = None
    """A special card shuffled into the action deck."""
    enemy_life: int | None = None
    enemy_qi: int | None = None
    enemy_armour: int | None = None
    side_b: bool = False
    blood: tuple[tuple[str, int], ...] = ()
    """Wounds that last, each with its level."""
    environment_used: bool = False
    """A place that can be used once in a duel was used, and the duel goes on with another samurai."""


NOTHING_CARRIED = Carried()


class Start(NamedTuple):
    """How a duel began."""

    key: bytes
    opponent: str | None = None
    weapon: str = "katana"
    environment: str | None = None
    weather: str | None = None
    difficulty: str = "samurai"
    modules: tuple[str, ...] = ()
    armoured: int = 1
    """Which of three enemies wears the armour."""
    carried: Carried = NOTHING_CARRIED

    def header(self) -> list[tuple[str, str]]:
        """Return the set-up as words and values."""
        lines = [*header(), ("key", self.key.hex())]
        usual = Start(self.key)
        words = ("opponent", "weapon", "environment", "weather", "difficulty")
        lines += [
            (word, getattr(self, word)) for word in words if getattr(self, word) != getattr(usual, word)
        ]
        if self.modules:
            lines.append(("modules", " ".join(self.modules)))
        if self.armoured != 1:
            lines.append(("armoured", str(self.armoured)))
        if self.carried != NOTHING_CARRIED:
            pairs = zip(Carried._fields, self.carried, NOTHING_CARRIED, strict=True)
            lines.append(
                ("carried", json.dumps({name: one for name, one, usual_one in pairs if one != usual_one}))
            )
        return lines


def new_duel(
    *,
    opponent: str | None = None,
    weapon: str = "katana",
    environment: str | None = None,
    weather: str | None = None,
    difficulty: str = "samurai",
    modules: Sequence[str] = (),
    armoured: int = 1,
    seed: int | str | None = None,
    key: bytes | None = None,
    carried: Carried = NOTHING_CARRIED,
) -> Game:
    """Set up a duel; ``ValueError`` says what is impossible. Without seed or key nobody can foresee it."""
    if seed is not None and key is not None:
        message = "give a seed or a key, not both"
        raise ValueError(message)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else derive_key(seed)
    start = Start(key, opponent, weapon, environment, weather, difficulty, tuple(modules), armoured, carried)
    return begin_duel(start)


def begin_duel(start: Start) -> Game:
    """Return the duel that begins like this."""
    return Game(deal(standard_book(), start), start, RULEBOOK)


def deal(book: Book, start: Start) -> Duel:
    """Set everything up, and open the first decision."""
    field = choose_field(
        book,
        opponent=start.opponent,
        weapon=start.weapon,
        environment=start.environment,
        weather=start.weather,
        difficulty=start.difficulty,
        modules=start.modules,
    )
    duel = Duel(book, field, Chance(start.key))
    place_enemies(duel, start)
    place_player(duel, start.carried)
    shuffle_decks(duel, start.carried)
    duel.schedule(Round())
    duel.advance()
    return duel


def place_enemies(duel: Duel, start: Start) -> None:
    """Give the enemies their life, Qi and armour."""
    field, book, carried = duel.field, duel.book, start.carried
    check_armoured(field, start.armoured)
    for number, opponent in enumerate(field.opponents):
        worn = Module.YOROI_ENEMY in field.modules and number == start.armoured - 1
        # The second half of the strain falls on the first enemy alone (B7).
        life = opponent.life + (0 if number else field.difficulty.enemy_life)
        enemy = Enemy(life, opponent.qi, book.yoroi_points if worn else 0)
        enemy.life = life if carried.enemy_life is None else carried.enemy_life
        enemy.qi = opponent.qi if carried.enemy_qi is None else carried.enemy_qi
        enemy.armour = enemy.armour if carried.enemy_armour is None else carried.enemy_armour
        duel.enemies.append(enemy)
    duel.side_b = carried.side_b


def place_player(duel: Duel, carried: Carried) -> None:
    """Give the player life, Qi, armour, mulligans and what was carried over."""
    field, book = duel.field, duel.book
    duel.life_cap = book.life + field.weapon.life + field.difficulty.player_life
    duel.life = duel.life_cap if carried.life is None else min(carried.life, duel.life_cap)
    duel.qi = max(0, book.qi + field.weapon.qi + carried.qi)
    own = book.yoroi_points if Module.YOROI in field.modules else 0
    duel.armour = own if carried.armour is None else carried.armour
    weapon = field.weapon.mulligans if carried.weapon_mulligans is None else carried.weapon_mulligans
    duel.mulligans = weapon + carried.mulligans
    duel.blood = list(carried.blood)
    duel.red_die = 0 if lasting(duel, "no_red_die") else carried.red_die or book.red_die_least
    duel.virtue, duel.points, duel.locked = carried.virtue, carried.points, carried.locked
    duel.used = ["duel:environment"] if carried.environment_used else []


def shuffle_decks(duel: Duel, carried: Carried) -> None:
    """Make all decks as new."""
    book, modules = duel.book, duel.field.modules
    duel.draw, duel.specials = book.standard, book.special
    if carried.special is not None:
        duel.specials.remove(carried.special)
        duel.draw.append(carried.special)
    duel.defence_deck, duel.counter_deck = list(book.defence), book.counter_deck
    suffered = {card for card, _ in carried.blood}
    duel.blood_deck = [card for card in book.blood if card not in suffered] if Module.BLOOD in modules else []
    duel.bushido_deck = list(book.virtues) if Module.BUSHIDO in modules and not carried.virtue_taken else []
    for deck in (
        duel.draw,
        duel.specials,
        duel.defence_deck,
        duel.counter_deck,
        duel.blood_deck,
        duel.bushido_deck,
    ):
        if deck:
            duel.chance.shuffle(deck)


def options_of(header: dict[str, str]) -> dict[str, Any]:
    """Return the options of the duel that a record's header describes."""
    options: dict[str, Any] = {"key": bytes.fromhex(header["key"])}
    for word in ("opponent", "weapon", "environment", "weather", "difficulty"):
        if word in header:
            options[word] = header[word]
    if "modules" in header:
        options["modules"] = header["modules"].split()
    if "armoured" in header:
        options["armoured"] = int(header["armoured"])
    if "carried" in header:
        carried = json.loads(header["carried"])
        blood = tuple((card, level) for card, level in carried.pop("blood", ()))
        options["carried"] = Carried(**carried, blood=blood)
    return options
