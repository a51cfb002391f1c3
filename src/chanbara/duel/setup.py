"""Setting up a duel (B2): options in, first decision out."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from chanbara.duel.book.data import book_with
from chanbara.duel.book.numbers import MAX_BYTES, Numbers, read_numbers
from chanbara.duel.field import check_armoured, choose_field
from chanbara.duel.label import label, labelled
from chanbara.duel.rules.rounds import Round
from chanbara.duel.rules.rulings import DEFAULT_RULINGS, DuelRulings, choose_rulings
from chanbara.duel.rules.state import Duel, Enemy
from chanbara.duel.rules.values import lasting, qi_most, red_die_most
from chanbara.duel.rules.words import Module
from chanbara.kernel.chance import Chance, derive_key
from chanbara.kernel.game import Game

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from chanbara.duel.rules.book import Book


class Carried(NamedTuple):
    """What a duel of a campaign or a clan carries over from the previous one (B7)."""

    life: int | None = None
    """Life to begin with; the cap stays the same."""
    qi: int = 0
    """Added to the Qi at the start."""
    armour: int | None = None
    red_die: int | None = None
    mulligans: int = 0
    """Remaining mulligans of the campaign, besides those of the weapon."""
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
    """Lasting wounds, each with its level."""
    environment_used: bool = False
    """An environment that can be used once in a duel was used, and the duel continues with another samurai.
    """
    enemies: tuple[tuple[int, int | None, int | None], ...] = ()
    """In 1 vs. 3 life, Qi and armor of each; None is standard."""


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
    """Which of three enemies wears the armor."""
    carried: Carried = NOTHING_CARRIED
    rulings: DuelRulings = DEFAULT_RULINGS
    numbers: Numbers | None = None
    """Custom numbers."""

    @property
    def book(self) -> Book:
        """The book of the duel."""
        return book_with(self.rulings, None if self.numbers is None else self.numbers.text)

    def header(self) -> list[tuple[str, str]]:
        """Return the set-up as keys and values."""
        lines = [*label(self.rulings, self.numbers), ("key", self.key.hex())]
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
    rulings: Mapping[str, bool] | DuelRulings | None = None,
    numbers: Numbers | Path | str | None = None,
) -> Game:
    """Set up a duel; ``ValueError`` says what is impossible. Without seed or key it is unpredictable.

    ``numbers`` are custom numbers: a file, or its text.
    """
    if seed is not None and key is not None:
        message = "give a seed or a key, not both"
        raise ValueError(message)
    if key is None:
        key = secrets.token_bytes(32) if seed is None else derive_key(seed)
    start = Start(
        key,
        opponent,
        weapon,
        environment,
        weather,
        difficulty,
        tuple(modules),
        armoured,
        carried,
        choose_rulings(rulings),
        numbers_given(numbers),
    )
    return begin_duel(start)


def numbers_given(numbers: Numbers | Path | str | None) -> Numbers | None:
    """Return the numbers of a file or a text; ``ValueError`` says what is wrong with them."""
    if numbers is None or isinstance(numbers, Numbers):
        return numbers
    if isinstance(numbers, Path):
        try:
            with numbers.open("rb") as file:
                # Read no more than is needed to see that it is too long.
                numbers = file.read(MAX_BYTES + 1).decode("utf-8")
        except (OSError, UnicodeError) as error:
            message = f"the numbers in {numbers} cannot be read: {error}"
            raise ValueError(message) from error
    if not isinstance(numbers, str):
        message = f"numbers are a file or its text, not {type(numbers).__name__}"  # type: ignore[unreachable]
        raise ValueError(message)  # noqa: TRY004 - whatever cannot be set up is a ValueError
    return read_numbers(numbers)


def begin_duel(start: Start) -> Game:
    """Return the duel with this start."""
    return Game(deal(start.book, start), start, "duel")


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
    """Give the enemies their life, Qi and armor."""
    field, book, carried = duel.field, duel.book, start.carried
    check_armoured(field, start.armoured)
    for number, opponent in enumerate(field.opponents):
        worn = Module.YOROI_ENEMY in field.modules and number == start.armoured - 1
        # The difficulty's extra enemy life goes to the first enemy alone (B7).
        life = opponent.life + (0 if number else field.difficulty.enemy_life)
        enemy = Enemy(life, opponent.qi, book.yoroi_points if worn else 0)
        enemy.life = life if carried.enemy_life is None else carried.enemy_life
        enemy.qi = opponent.qi if carried.enemy_qi is None else carried.enemy_qi
        enemy.armour = enemy.armour if carried.enemy_armour is None else carried.enemy_armour
        if number < len(carried.enemies):
            left, qi, armour = carried.enemies[number]
            enemy.life = left
            enemy.qi = enemy.qi if qi is None else qi
            enemy.armour = enemy.armour if armour is None else armour
        duel.enemies.append(enemy)
    duel.side_b = carried.side_b


def place_player(duel: Duel, carried: Carried) -> None:
    """Give the player life, Qi, armor, mulligans and what was carried over."""
    field, book = duel.field, duel.book
    life = book.life + field.weapon.life + field.difficulty.player_life
    # A weapon costs life at the start; the maximum stays the same (A8.1).
    usual = life if book.rulings.weapon_lowers_life_cap else book.life + field.difficulty.player_life
    duel.life_cap = max(life, usual)
    duel.life = life if carried.life is None else min(carried.life, duel.life_cap)
    own = book.yoroi_points if Module.YOROI in field.modules else 0
    duel.armour = own if carried.armour is None else carried.armour
    weapon = field.weapon.mulligans if carried.weapon_mulligans is None else carried.weapon_mulligans
    duel.mulligans = weapon + carried.mulligans
    duel.blood = list(carried.blood)
    shown = min(carried.red_die or book.red_die_least, red_die_most(duel))
    duel.red_die = 0 if lasting(duel, "no_red_die") else shown
    duel.virtue, duel.points, duel.locked = carried.virtue, carried.points, carried.locked
    duel.qi = min(max(0, book.qi + field.weapon.qi + carried.qi), qi_most(duel))
    duel.used = ["duel:environment"] if carried.environment_used else []


def shuffle_decks(duel: Duel, carried: Carried) -> None:
    """Build and shuffle all decks."""
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


def options_of(header: Mapping[str, str]) -> dict[str, Any]:
    """Return the options of the duel that a record's header describes."""
    options: dict[str, Any] = {"key": bytes.fromhex(header["key"])}
    options["rulings"], options["numbers"] = labelled(header)
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
        enemies = tuple((life, qi, armour) for life, qi, armour in carried.pop("enemies", ()))
        options["carried"] = Carried(**carried, blood=blood, enemies=enemies)
    return options
