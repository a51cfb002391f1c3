"""The windows of Rising Sun: one small table for each, and the audit before and after it.

A whole game meets each window now and then. Here each is met at once, by every observer, in many worlds.
"""

from random import Random
from typing import Any, NamedTuple

import chanbara
from chanbara.sword.rules.words import Prompt
from tests.leaks.auditor import Pair, Tally
from tests.table import card_of, sun

STEPS_AFTER = 5
"""How many choices are made after the window has opened."""
ROUNDS = 3
"""How often each observer goes through each window."""


TOLD = {
    "AttackFoiled",
    "Buried",
    "Counted",
    "Escaped",
    "HonorGained",
    "PropertyTaken",
    "Sealed",
    "Shown",
    "ShownTaken",
    "WeaponReturned",
}
"""Events that only Rising Sun brings."""


class Window(NamedTuple):
    """A table, the acts that open a window, and its decision."""

    seats: str
    acts: tuple[str, ...]
    asked: int
    kind: Prompt
    deck: str = ""
    pile: str = ""

    def game(self) -> chanbara.Game:
        """The table before the first act."""
        return sun(self.seats, deck=self.deck, pile=self.pile).game

    def opened(self) -> chanbara.Game:
        """The table at the moment of the decision."""
        game = self.game()
        for act in self.acts:
            game.apply(act)
        return game


OTHERS = "tomoe: bo focus parry | benkei: geisha armor"


def on_okuni(act: str, kind: Prompt = Prompt.ESCAPE, in_play: str = "") -> Window:
    """Musashi plays an action; Okuni, who sits next, holds cards with and without an Origami."""
    seats = f"musashi*: {card_of(act)} bo parry | okuni: bokken parry katana / {in_play} | {OTHERS}"
    return Window(seats, (f"play {act}",), 1, kind)


WINDOWS = {
    "Okuni and Diversion": on_okuni("diversion>1"),
    "Okuni and Geisha": on_okuni("geisha>1"),
    "Okuni and Geisha on a property": on_okuni("geisha>1:armor", in_play="armor"),
    "Okuni and Mimicry": on_okuni("mimicry>1:armor", in_play="armor"),
    "Okuni and Simultaneous Attack": on_okuni("simultaneous_attack>1"),
    "Okuni and Breathing": on_okuni("breathing>1"),
    "Okuni and Tea Ceremony": on_okuni("tea_ceremony"),
    "Okuni and Intuition": on_okuni("intuition"),
    "Okuni and Battle Cry": on_okuni("battle_cry", Prompt.PARRY),
    "Okuni and Jujutsu": on_okuni("jujutsu", Prompt.WEAPON),
    "Okuni and Counterattack": Window(
        f"okuni*: bo katana focus | musashi: counterattack parry | {OTHERS}",
        ("play bo>1", "parry counterattack"),
        0,
        Prompt.PARRY,
    ),
    "Chigiriki": Window(
        f"musashi*: chigiriki bo | hanzo: parry daimyo | {OTHERS}", ("play chigiriki>1",), 1, Prompt.PARRY
    ),
    "Chigiriki and Kanbei": Window(
        f"musashi*: chigiriki bo | kanbei: bo parry / armor | {OTHERS}",
        ("play chigiriki>1",),
        1,
        Prompt.PARRY,
    ),
    "Chigiriki and the only card of Hanzo": Window(
        f"musashi*: chigiriki bo | hanzo: kiseru | {OTHERS}", ("play chigiriki>1",), 1, Prompt.PARRY
    ),
    "Counterattack": Window(
        f"musashi*: bo parry katana | goemon: counterattack focus | {OTHERS}",
        ("play bo>1", "parry counterattack"),
        0,
        Prompt.PARRY,
    ),
    "Counterattack on Hanzo": Window(
        f"hanzo*: bo kiseru katana | goemon: counterattack focus | {OTHERS}",
        ("play bo>1", "parry counterattack"),
        0,
        Prompt.PARRY,
    ),
    "Intuition, the first to choose": Window(
        f"musashi*: intuition bo | goemon: katana parry focus | {OTHERS}",
        ("play intuition",),
        1,
        Prompt.SHOW,
    ),
    "Intuition, a later one": Window(
        f"musashi*: intuition bo | goemon: katana parry focus | {OTHERS}",
        ("play intuition", "show parry"),
        2,
        Prompt.SHOW,
    ),
    "Intuition, the last": Window(
        f"musashi*: intuition bo | goemon: katana parry focus | {OTHERS}",
        ("play intuition", "show parry", "show focus"),
        3,
        Prompt.SHOW,
    ),
    "Intuition, all shown": Window(
        f"musashi*: intuition bo | goemon: katana parry focus | {OTHERS}",
        ("play intuition", "show parry", "show focus", "show armor"),
        0,
        Prompt.PICK,
    ),
    "Intuition, one taken": Window(
        f"musashi*: intuition bo | goemon: katana parry focus | {OTHERS}",
        ("play intuition", "show parry", "show focus", "show armor", "take focus>2"),
        0,
        Prompt.PLAY,
    ),
    "Intuition, Okuni among those who choose": Window(
        "musashi*: intuition bo | goemon: katana parry focus | okuni: bo parry | benkei: geisha armor",
        ("play intuition", "show parry"),
        2,
        Prompt.ESCAPE,
    ),
    "Masamune and Bushido": Window(
        f"musashi*: focus bo | masamune: bo parry / bushido | {OTHERS}",
        ("end",),
        1,
        Prompt.REVEAL,
        deck="katana parry geisha focus",
    ),
    "Masamune and a Bleeding Wound": Window(
        f"musashi*: focus bo | masamune: bo parry / bleeding_wound | {OTHERS}",
        ("end", "reveal"),
        1,
        Prompt.REVEAL,
        deck="katana parry geisha focus",
    ),
    "Manriki Gusari": Window(
        f"musashi*: manriki_gusari bo | goemon: parry parry | {OTHERS}",
        ("play manriki_gusari>1", "pass"),
        1,
        Prompt.GIVE_UP,
    ),
    "Peasant": Window(
        f"musashi*: bo kiseru | goemon: parry katana / peasant | {OTHERS}",
        ("play bo>1", "pass"),
        1,
        Prompt.ABSORB,
    ),
    "Peasant as a price": Window(
        f"musashi*: simultaneous_attack kiseru / peasant | goemon: parry katana | {OTHERS}",
        ("play simultaneous_attack>1",),
        0,
        Prompt.ABSORB,
    ),
    "Kote": Window(
        f"musashi*: diversion bo / kote | goemon: parry katana | {OTHERS}",
        ("play diversion>1",),
        0,
        Prompt.GRANT,
    ),
    "Kote, then Okuni": Window(
        f"musashi*: geisha bo / kote | okuni: parry kiseru | {OTHERS}",
        ("play geisha>1", "choose>1"),
        1,
        Prompt.ESCAPE,
    ),
    "Bokuden plays": Window(
        f"bokuden*: tea_ceremony bo | goemon: parry katana | {OTHERS}",
        ("play tea_ceremony",),
        0,
        Prompt.MAY_DRAW,
    ),
    "Bokuden answers": Window(
        f"musashi*: bo kiseru | bokuden: parry katana | {OTHERS}",
        ("play bo>1", "parry parry"),
        1,
        Prompt.MAY_DRAW,
    ),
    "Kanbei with an empty hand": Window(
        f"musashi*: makibishi kiseru | kanbei: / focus | {OTHERS}",
        ("play makibishi>1",),
        1,
        Prompt.PARRY,
    ),
    "Kanbei with a card": Window(
        f"musashi*: bo kiseru | kanbei: daimyo / focus | {OTHERS}", ("play bo>1",), 1, Prompt.PARRY
    ),
    "Lady Chacha": Window(
        f"musashi*: bo kiseru | lady_chacha: parry daimyo | {OTHERS}",
        ("play bo>1",),
        1,
        Prompt.PARRY,
        deck="parry kiseru",
    ),
    "Kenshin and a weapon that cannot wound him": Window(
        f"musashi*: wakizashi kiseru | kenshin: parry daimyo | {OTHERS}",
        ("play wakizashi>1",),
        1,
        Prompt.PARRY,
    ),
    "Ieyasu after a reveal": Window(
        f"musashi*: bo kiseru | ieyasu: parry focus / bleeding_wound | {OTHERS}",
        ("end",),
        1,
        Prompt.FIRST_DRAW,
        deck="katana parry geisha",
        pile="armor",
    ),
    "Okuni has escaped": on_okuni("diversion>1", Prompt.PLAY)._replace(
        acts=("play diversion>1", "escape bokken"), asked=0
    ),
    "Masamune has chosen": Window(
        f"musashi*: focus bo | masamune: bo parry / bushido | {OTHERS}",
        ("end", "count katana"),
        1,
        Prompt.WEAPON,
        deck="katana parry geisha focus",
    ),
    "Kanbei gave up a property": Window(
        f"musashi*: bo kiseru | kanbei: daimyo / focus | {OTHERS}",
        ("play bo>1", "parry>1:focus"),
        0,
        Prompt.PLAY,
    ),
    "Lady Chacha foiled an attack": Window(
        f"musashi*: bo kiseru | lady_chacha: parry daimyo | {OTHERS}",
        ("play bo>1",),
        0,
        Prompt.PLAY,
        deck="parry tea_ceremony",
    ),
    "Kozuka came back": Window(
        f"musashi*: kozuka kiseru | goemon: parry daimyo | {OTHERS}",
        ("play kozuka>1", "pass"),
        0,
        Prompt.PLAY,
    ),
    "Tanto on oneself": Window(
        f"musashi 1/*: tanto kiseru / curse | motonari: parry daimyo | {OTHERS}",
        ("play tanto>0",),
        1,
        Prompt.PLAY,
    ),
    "Shima took a property": Window(
        f"shima*: bo kiseru | goemon: parry daimyo / armor | {OTHERS}",
        ("use shima>1:armor",),
        0,
        Prompt.PLAY,
    ),
    "Yukimura struck back": Window(
        f"musashi*: bo kiseru | yukimura: parry daimyo | {OTHERS}",
        ("play bo>1", "pass"),
        0,
        Prompt.PLAY,
        deck="parry tea_ceremony",
    ),
    "five roles, of which three were chosen": Window(
        f"musashi*: bo kiseru | goemon: parry | shingen: parry | {OTHERS}", ("end",), 1, Prompt.PLAY
    ),
    "two Ronin": Window(
        f"musashi*: bo | goemon: parry | gracia: zen | hanzo: zen | kojiro: zen | shima: bo | {OTHERS}",
        ("end",),
        1,
        Prompt.PLAY,
    ),
}


def audit_window(name: str, tally: Tally) -> None:
    """Let every observer go through a window in several worlds, and some choices on."""
    window = WINDOWS[name]
    game = window.game()
    observers = [None, *range(len(game.table.players))]
    for observer in observers * ROUNDS:
        pair = Pair(game, observer, Random(f"{name} {tally.pairs}"), tally)
        for act in window.acts:
            pair.step(option_of(pair.real, act))
        asked = pair.real.decision
        assert asked is not None
        assert (asked.seat, asked.kind) == (window.asked, window.kind), asked
        Pair(pair.real, observer, pair.rng, tally, keep_deck=True).frozen(STEPS_AFTER)
        for _ in range(STEPS_AFTER):
            if pair.real.decision is not None:
                pair.step(pair.curious_choice(pair.real.decision.options))


def option_of(game: chanbara.Game, act: str) -> Any:  # noqa: ANN401 - an option of the game
    """The option that is written like this."""
    assert game.decision is not None
    return next(option for option in game.decision.options if option.text == act)
