"""What is printed on cards and in tables, typed in again from the rules page."""

from typing import NamedTuple

# 1 Components: difficulty, wounds, copies. None: the card says in words how many.
BASE_WEAPONS: dict[str, tuple[int, int | None, int]] = {
    "bo": (2, 1, 5),
    "bokken": (1, 1, 6),
    "daikyu": (5, 2, 1),
    "kanabo": (3, 2, 1),
    "katana": (2, 3, 1),
    "kiseru": (1, 2, 5),
    "kusarigama": (2, 2, 4),
    "nagayari": (4, 2, 1),
    "naginata": (4, 1, 2),
    "nodachi": (3, 3, 1),
    "shuriken": (3, 1, 3),
    "tanegashima": (5, 1, 1),
    "wakizashi": (1, 3, 1),
}
NEW_WEAPONS: dict[str, tuple[int, int | None, int]] = {
    "chigiriki": (2, 2, 2),
    "jitte": (1, 2, 2),
    "kozuka": (1, 1, 1),
    "kusanagi": (3, None, 1),
    "makibishi": (1, 1, 2),
    "manriki_gusari": (3, 1, 2),
    "shigehto_yumi": (9, 1, 1),
    "tanto": (1, 1, 1),
    "tessen": (2, 1, 2),
    "zen": (9, None, 3),
}
BASE_ACTIONS = {
    "battle_cry": 4,
    "breathing": 3,
    "daimyo": 3,
    "diversion": 5,
    "geisha": 6,
    "jujutsu": 3,
    "parry": 15,
    "tea_ceremony": 4,
}
NEW_ACTIONS = {"counterattack": 2, "intuition": 3, "mimicry": 3, "simultaneous_attack": 2}
MORE_ACTIONS = {"geisha": 1, "parry": 1, "tea_ceremony": 1}
BASE_PROPERTIES = {"armor": 4, "bushido": 2, "fast_draw": 3, "focus": 6}
NEW_PROPERTIES = {"attendant": 1, "bleeding_wound": 2, "curse": 3, "kote": 1, "peasant": 3}

WEAPONS = BASE_WEAPONS | NEW_WEAPONS
PROPERTIES = BASE_PROPERTIES | NEW_PROPERTIES

SYMBOLS = {
    "fuji": "daikyu katana nagayari naginata nodachi tanegashima wakizashi jujutsu"
    " kusanagi shigehto_yumi tanto zen",
    "koi": "diversion geisha intuition",
    "origami": "bo bokken kanabo kiseru kusarigama shuriken battle_cry daimyo armor bushido fast_draw focus"
    " chigiriki kozuka makibishi manriki_gusari simultaneous_attack mimicry"
    " attendant bleeding_wound curse kote peasant",
    "torii": "breathing parry tea_ceremony jitte tessen counterattack",
}
SYMBOL_OF = {key: symbol for symbol, keys in SYMBOLS.items() for key in keys.split()}

# 12 Characters: full resilience.
BASE_RESILIENCE = {
    "benkei": 5,
    "chiyome": 4,
    "ginchiyo": 4,
    "goemon": 5,
    "hanzo": 4,
    "hideyoshi": 4,
    "ieyasu": 5,
    "kojiro": 5,
    "musashi": 5,
    "nobunaga": 5,
    "tomoe": 5,
    "ushiwaka": 4,
}
NEW_RESILIENCE = {
    "bokuden": 5,
    "gracia": 4,
    "kanbei": 5,
    "kenshin": 4,
    "lady_chacha": 5,
    "masamune": 6,
    "motonari": 5,
    "okuni": 4,
    "shima": 4,
    "shingen": 5,
    "yoshihiro": 8,
    "yukimura": 4,
}
PROMO_RESILIENCE = {"rikyu": 4}
RESILIENCE = BASE_RESILIENCE | NEW_RESILIENCE | PROMO_RESILIENCE

# 2.1 Roles and 2.5 honor by number of players.
BASE_ROLES = {
    3: {"shogun": 1, "ninja": 2},
    4: {"shogun": 1, "samurai": 1, "ninja": 2},
    5: {"shogun": 1, "samurai": 1, "ninja": 2, "ronin": 1},
    6: {"shogun": 1, "samurai": 1, "ninja": 3, "ronin": 1},
    7: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 1},
}
BASE_HONOR = {3: (6, 3), 4: (5, 3), 5: (5, 3), 6: (5, 4), 7: (5, 4)}  # the Shogun's, everybody else's
HAND_LIMIT = 7  # 3.4


class Box(NamedTuple):
    """What is in a box, and how it is dealt."""

    weapons: dict[str, tuple[int, int | None, int]]
    actions: dict[str, int]
    properties: dict[str, int]
    resilience: dict[str, int]
    role_cards: tuple[str, ...]
    """2.2 Every role card, with its stars where they count."""
    roles: dict[int, dict[str, int]]
    honor: dict[int, tuple[int, int]]
    hands: tuple[int, ...]
    """2.6 Clockwise from the Shogun."""

    @property
    def copies(self) -> dict[str, int]:
        """How many there are of each card."""
        weapons = {key: copies for key, (_, _, copies) in self.weapons.items()}
        return weapons | self.actions | self.properties


BASE = Box(
    BASE_WEAPONS,
    BASE_ACTIONS,
    BASE_PROPERTIES,
    BASE_RESILIENCE | PROMO_RESILIENCE,
    ("shogun", "samurai", "samurai", "ninja1", "ninja2", "ninja3", "ronin"),
    BASE_ROLES,
    BASE_HONOR,
    (4, 5, 5, 6, 6, 7, 7),
)
RISING_SUN = Box(
    WEAPONS,
    {key: copies + MORE_ACTIONS.get(key, 0) for key, copies in BASE_ACTIONS.items()} | NEW_ACTIONS,
    PROPERTIES,
    RESILIENCE,
    ("shogun", "samurai1", "samurai3", "ninja1", "ninja2", "ninja3", "ronin1", "ronin2"),
    BASE_ROLES | {8: {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 2}},
    BASE_HONOR | {8: (5, 4)},
    (4, 5, 5, 6, 6, 7, 7, 7),
)


def box(*, rising_sun: bool) -> Box:
    """Return the box that a game is played with."""
    return RISING_SUN if rising_sun else BASE
