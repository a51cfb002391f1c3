"""``chanbara.imagine``: worlds that a seat cannot distinguish from the real one, sampled as dealing would."""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import msgspec
import pytest

import chanbara
from chanbara.sword.editions import BASE, catalog_named
from tests.leaks.windows import WINDOWS

CATALOG = catalog_named(BASE)
TABLES = [(False, players) for players in range(3, 8)] + [(True, players) for players in range(3, 9)]

IMAGININGS = 1000 if "CHANBARA_AUDIT_GAMES" in os.environ else 400
DECK = "deck"
TOP = "top of the deck"
NEVER = float("inf")
"""The deviation of a card that is never where it may be."""

Imagine = Callable[[chanbara.View, int], chanbara.Game]


def trip(view: chanbara.View) -> chanbara.View:
    """The view as it arrives where it is sent."""
    return msgspec.json.decode(msgspec.json.encode(view), type=chanbara.View)


def positions(players: int, seed: int, *, rising_sun: bool = False) -> Iterator[chanbara.Game]:
    """A random game at each of its decisions."""
    rng = Random(seed)
    characters = ["ieyasu", "okuni" if rising_sun else None, *[None] * (players - 2)]
    game = chanbara.new_game(
        "sword", players=players, seed=seed, characters=characters, rising_sun=rising_sun
    )
    while game.decision is not None:
        yield game
        game.apply(rng.choice(game.decision.texts()))


def all_cards(game: chanbara.Game) -> Counter[int]:
    table = game.table
    playing = [table.playing] if table.playing >= 0 else []
    cards = Counter([*table.deck, *table.pile, *playing])
    for player in table.players:
        cards.update([*player.hand, *player.in_play])
    return cards


def is_consistent(game: chanbara.Game, seat: int | None, imagined: chanbara.Game) -> bool:
    """Whether the observer, and everyone, sees the same in the sampled game as in the real one."""
    observers = (seat, None)
    return all(chanbara.observe(imagined, one) == chanbara.observe(game, one) for one in observers)


@pytest.mark.parametrize(("rising_sun", "players"), TABLES)
def test_r12_1_everybody_sees_in_an_imagined_game_what_he_sees_in_the_real_one(
    *, rising_sun: bool, players: int
) -> None:
    for game in positions(players, seed=players, rising_sun=rising_sun):
        for seat in (None, *range(players)):
            imagined = chanbara.imagine(trip(chanbara.observe(game, seat)), seed=1)
            assert is_consistent(game, seat, imagined)


@pytest.mark.parametrize("name", WINDOWS)
def test_r12_1_everybody_sees_the_same_at_every_window(name: str) -> None:
    game = WINDOWS[name].opened()
    for seat in (None, *range(len(game.table.players))):
        for seed in range(20):
            imagined = chanbara.imagine(trip(chanbara.observe(game, seat)), seed)
            assert is_consistent(game, seat, imagined)
            while imagined.decision is not None and len(imagined.choices) < 10:
                imagined.apply(Random(seed).choice(imagined.decision.texts()))


@pytest.mark.parametrize(("rising_sun", "players"), TABLES)
def test_an_imagined_game_can_be_played_to_its_end(*, rising_sun: bool, players: int) -> None:
    rng = Random(players)
    for number, game in enumerate(positions(players, seed=players + 10, rising_sun=rising_sun)):
        everything = Counter({one: card.copies for one, card in enumerate(game.table.catalog.cards)})
        if number % 10 == 0:
            view = chanbara.observe(game, rng.choice([None, *range(players)]))
            imagined = chanbara.imagine(trip(view), seed=number)
            while imagined.decision is not None:
                assert all_cards(imagined) == everything
                imagined.apply(rng.choice(imagined.decision.texts()))
            assert imagined.result is not None


@pytest.mark.parametrize(("rising_sun", "players"), TABLES)
def test_no_view_and_no_event_carries_the_key_and_no_imagined_game_has_it(
    *, rising_sun: bool, players: int
) -> None:
    told = 0
    for game in positions(players, seed=players + 20, rising_sun=rising_sun):
        key: bytes = game.table.chance.key
        for seat in (None, *range(players)):
            view = chanbara.observe(game, seat)
            sent = msgspec.json.encode(view) + msgspec.json.encode(chanbara.seen(game, seat, told))
            assert key.hex().encode() not in sent.lower()
            assert repr(key).encode() not in sent
            assert str(int.from_bytes(key)).encode() not in sent
            assert chanbara.imagine(view, seed=players + 20).table.chance.key != key
        told = len(game.events)


def test_two_seeds_imagine_two_worlds_and_one_seed_the_same_world_twice() -> None:
    view = chanbara.observe(chanbara.new_game("sword", players=5, seed=7), 2)
    worlds = [chanbara.imagine(view, seed) for seed in range(50)]
    decks = {tuple(world.table.deck) for world in worlds}
    keys = {world.table.chance.key for world in worlds}
    assert len(decks) == len(keys) == 50
    assert chanbara.dumps(chanbara.imagine(view, 3)) == chanbara.dumps(worlds[3])


def test_a_game_that_is_over_cannot_be_imagined() -> None:
    *_, last = positions(4, seed=1)
    assert last.over
    with pytest.raises(ValueError, match="the game is over"):
        chanbara.imagine(chanbara.observe(last, 0), seed=1)


# --- as likely as dealing makes them ------------------------------------------------------------------------


def middle_of_a_game() -> chanbara.Game:
    """Five players; seat 2 knows one public card, one private one, and their own hand.

    It is before the first new deck, while the deal determines everything. No view remembers what went into a
    new deck, or that a lost card is in one of two hands: from then on a sample is drawn from more worlds than
    are possible.
    """
    game = chanbara.new_game(
        "sword",
        players=5,
        seed=11,
        characters=["benkei", "ieyasu", "hideyoshi", "musashi", "tomoe"],
        roles=["shogun", "samurai", "ninja1", "ninja3", "ronin"],
        hands=[["diversion", "armor", "kiseru", "geisha"], None, ["katana", *["parry"] * 3], None, None],
    )
    for text in ("play armor", "play diversion>2", "play kiseru>1", "pass", "end", "take kiseru"):
        game.apply(text)
    return game


def places(view: chanbara.View) -> dict[int | str, int]:
    """How many cards that the observer does not know each place holds."""
    slots: dict[int | str, int] = {one.seat: one.hand - len(one.known) for one in view.seats}
    if view.seat is not None:
        del slots[view.seat]
    return {**slots, DECK: view.deck, TOP: 1}


def unseen(view: chanbara.View) -> Counter[str]:
    """The cards the observer does not know, counted by hand: all minus the visible ones."""
    cards = Counter({card.key: card.copies for card in catalog_named(view.edition).cards})
    cards.subtract(view.hand)
    cards.subtract(view.pile)
    cards.subtract([view.playing] if view.playing else [])
    for one in view.seats:
        cards.subtract(one.in_play)
        cards.subtract(one.known)
    return +cards


def deviations(view: chanbara.View, imagine: Imagine) -> dict[tuple[int | str, str], float]:
    """Per place and card: how far its number is from what dealing would give, in standard deviations."""
    counts: dict[int | str, Counter[str]] = {place: Counter() for place in places(view)}
    keys = [card.key for card in catalog_named(view.edition).cards]
    for seed in range(IMAGININGS):
        table = imagine(view, seed).table
        for one in view.seats:
            if one.seat != view.seat:
                held = Counter(keys[card] for card in table.players[one.seat].hand)
                assert Counter(one.known) <= held, "a card that is known to be in a hand stays there"
                counts[one.seat].update(held - Counter(one.known))
        counts[DECK].update(keys[card] for card in table.deck)
        counts[TOP][keys[table.deck[-1]]] += 1
    result = {}
    cards = unseen(view)
    total = cards.total()
    for place, slots in places(view).items():
        for key, copies in cards.items():
            share = copies / total
            variance = slots * share * (1 - share) * (total - slots) / (total - 1)
            expected = IMAGININGS * slots * share
            if counts[place][key] or expected < 5:
                result[place, key] = (counts[place][key] - expected) / (IMAGININGS * variance) ** 0.5
            else:
                result[place, key] = NEVER
    return result


def is_as_dealt(view: chanbara.View, imagine: Imagine) -> bool:
    """No card is anywhere much too often or too rarely, and all together scatter as chance does."""
    found = deviations(view, imagine).values()
    spread = sum(one * one for one in found) / len(found)
    return max(map(abs, found)) < 4 and 0.7 < spread < 1.3


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_r2_6_every_unseen_card_is_everywhere_as_often_as_dealing_puts_it(seat: int | None) -> None:
    assert is_as_dealt(chanbara.observe(middle_of_a_game(), seat), chanbara.imagine)


def some_have_chosen() -> chanbara.Game:
    """Five players; two of four have chosen a card to show, and all know an Armor of seat 0 (11.9)."""
    game = chanbara.new_game(
        "sword",
        players=5,
        seed=12,
        rising_sun=True,
        characters=["benkei", "ieyasu", "hideyoshi", "musashi", "tomoe"],
        roles=["shogun", "samurai1", "ninja1", "ninja3", "ronin2"],
        hands=[["intuition", "armor", "mimicry", "bo"], None, ["katana", "bo", "parry"], None, None],
    )
    for text in ("play armor", "play mimicry>0:armor", "play intuition"):
        game.apply(text)
    game.apply(0)
    game.apply("show katana")
    return game


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3, 4])
def test_r11_9_every_unseen_card_is_everywhere_while_cards_are_chosen(seat: int | None) -> None:
    assert is_as_dealt(chanbara.observe(some_have_chosen(), seat), chanbara.imagine)


def chosen_places(view: chanbara.View, imagine: Imagine) -> Counter[int]:
    """The index distribution of the card that seat 1 chose, in a hand without duplicates."""
    found: Counter[int] = Counter()
    for seed in range(IMAGININGS):
        table = imagine(view, seed).table
        assert [holder for holder, _ in table.sealed] == [1, 2]
        hands = [table.players[holder].hand for holder in (1, 2)]
        cards = [card for _, card in table.sealed]
        assert all(card in hand for card, hand in zip(cards, hands, strict=True))
        if len(set(hands[0])) == len(hands[0]):
            found[hands[0].index(cards[0])] += 1
    return found


def is_any_card(found: Counter[int]) -> bool:
    return len(found) == 5 and min(found.values()) > found.total() / 5 * 0.7


@pytest.mark.parametrize("seat", [None, 0, 2, 3, 4])
def test_r11_9_any_card_of_a_hand_may_be_the_one_that_was_chosen(seat: int | None) -> None:
    view = chanbara.observe(some_have_chosen(), seat)
    assert is_any_card(chosen_places(view, chanbara.imagine))


def first_of_the_hand(view: chanbara.View, seed: int) -> chanbara.Game:
    """A bad sampler: everyone chose the first card of their hand."""
    game = chanbara.imagine(view, seed)
    table = game.table
    table.sealed = tuple((holder, table.players[holder].hand[0]) for holder, _ in table.sealed)
    return game


def test_r11_9_an_imagination_that_favours_a_card_is_found_out() -> None:
    view = chanbara.observe(some_have_chosen(), 3)
    assert not is_any_card(chosen_places(view, first_of_the_hand))


def test_r11_9_who_has_chosen_imagines_his_own_choice() -> None:
    game = some_have_chosen()
    for seat, place in ((1, 0), (2, 1)):
        view = chanbara.observe(game, seat)
        chosen = {chanbara.imagine(view, seed).table.sealed[place] for seed in range(50)}
        assert chosen == {game.table.sealed[place]}


def test_r12_1_the_middle_of_a_game_has_cards_known_to_all_and_to_one() -> None:
    view = chanbara.observe(middle_of_a_game(), 2)
    assert view.seats[1].known == view.seats[1].exposed == ("kiseru",)
    assert view.seats[0].exposed == ()
    assert len(view.seats[0].known) == 1


def sorted_deck(view: chanbara.View, seed: int) -> chanbara.Game:
    """A bad sampler: the deck is in catalog order."""
    game = chanbara.imagine(view, seed)
    game.table.deck.sort()
    return game


def timid(view: chanbara.View, seed: int) -> chanbara.Game:
    """A poor imagination: in one world of five another player holds a parry of the deck."""
    game = chanbara.imagine(view, seed)
    table, parry = game.table, CATALOG.card_numbers["parry"]
    if seed % 5 == 0 and parry in table.deck:
        hand = table.players[3].hand
        slot = table.deck.index(parry)
        table.deck[slot], hand[-1] = hand[-1], parry
    return game


@pytest.mark.parametrize("poor", [sorted_deck, timid])
def test_a_poor_imagination_is_found_out(poor: Imagine) -> None:
    view = chanbara.observe(middle_of_a_game(), 2)
    assert not is_as_dealt(view, poor)


DEALT = {3: "shogun ninja ninja", 4: "shogun samurai ninja ninja", 5: "shogun samurai ninja ninja ronin"}
DEALT[6] = f"{DEALT[5]} ninja"
DEALT[7] = f"{DEALT[6]} samurai"
DEALT[8] = f"{DEALT[7]} ronin"
"""Roles by number of players (2.1)."""

BASE_ROLES = "shogun samurai samurai ninja1 ninja2 ninja3 ronin"
RISING_SUN_ROLES = "shogun samurai1 samurai3 ninja1 ninja2 ninja3 ronin1 ronin2"


def deals(view: chanbara.View) -> set[tuple[str, ...]]:
    """Every assignment of the roles that the view allows: by seat, then the removed ones (2.1, 2.2)."""
    count = len(view.seats)
    wanted = Counter(DEALT[count].split())
    cards = RISING_SUN_ROLES if view.edition != BASE else BASE_ROLES
    in_use = [card for card in cards.split() if card.rstrip("123") in wanted]
    known = {one.seat: one.role for one in view.seats if one.role is not None}
    found = set()
    for dealt in permutations(in_use, count):
        if all(dealt[seat] == role for seat, role in known.items()):
            removed = Counter(in_use) - Counter(dealt)
            if Counter(card.rstrip("123") for card in dealt) == wanted:
                found.add((*dealt, *sorted(card for card in removed if card[-1].isdecimal())))
    return found


def roles_are_as_dealt(view: chanbara.View, imagine: Imagine) -> bool:
    """Every deal is imagined, no other is, and all about equally often."""
    counts: Counter[tuple[str, ...]] = Counter()
    for seed in range(IMAGININGS):
        table = imagine(view, seed).table
        counts[*(one.role.key for one in table.players), *sorted(card.key for card in table.removed)] += 1
    possible = deals(view)
    expected = IMAGININGS / len(possible)
    is_complete = counts.keys() == possible or (counts.keys() <= possible and expected < 10)
    freedom = len(possible) - 1
    square = sum((counts[deal] - expected) ** 2 / expected for deal in possible)
    return is_complete and abs(square - freedom) <= 4 * (2.0 * freedom) ** 0.5


@pytest.mark.parametrize(("rising_sun", "players"), TABLES)
def test_r2_3_every_deal_of_the_roles_is_imagined_equally_often(*, rising_sun: bool, players: int) -> None:
    game = chanbara.new_game("sword", players=players, seed=4, rising_sun=rising_sun)
    for seat in (None, *range(players)):
        assert roles_are_as_dealt(chanbara.observe(game, seat), chanbara.imagine)


def forgets_the_box(view: chanbara.View, seed: int) -> chanbara.Game:
    """A poor imagination: the Ninja with 3 stars is removed more often than not."""
    game = chanbara.imagine(view, seed)
    return chanbara.imagine(view, seed + 5000) if game.table.removed[0].stars != 3 else game


def test_r2_2_an_imagination_that_favours_a_role_is_found_out() -> None:
    view = chanbara.observe(chanbara.new_game("sword", players=4, seed=4), None)
    assert not roles_are_as_dealt(view, forgets_the_box)
