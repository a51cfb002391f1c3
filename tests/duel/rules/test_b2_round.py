"""B2: the components, the set-up, and the round around the attacks."""

import pytest

from chanbara import new_game
from chanbara.duel.book.data import standard_book
from tests.duel.table import duel

SIX = "men_uchi_normal men_uchi_special kesa_giri_normal kesa_giri_special do_giri do_giri"
BOOK = standard_book()


def test_b2_1_what_you_and_the_enemy_have() -> None:
    table = new_game("duel", seed=1).table
    assert (table.life, table.life_cap, table.qi, table.red_die, table.armour) == (8, 8, 5, 1, 0)
    assert (table.enemies[0].life, table.enemies[0].qi, table.enemies[0].armour) == (8, 5, 0)


def test_b2_1_qi_is_never_more_than_five() -> None:
    d = duel(environment="temple", hand="irimi", qi=5, fate="temple:qi")
    d.does("environment")
    assert d.qi == 5
    assert d.events("QiChanged") == [(-1, 4), (1, 5)]


def test_b2_1_what_cannot_be_read_is_refused() -> None:
    d = duel(hand="irimi")
    d.refuses("strike hard", "B2.1")
    d.refuses("play irimi now", "B2.1")
    rule, reason = d.game.why_not("play irimi")
    assert (rule, reason) == ("", "You can do that.")


def test_b2_2_special_cards_stay_in_the_deck() -> None:
    d = duel(at="second", hand="void iai rising_wave immovable_body", qi=0, defence="6_6")
    d.plays("void", "rising_wave", "immovable_body")
    d.does("combo special")
    assert d.discard == "gan_ryu_thrust iai immovable_body rising_wave void", (
        "played, left over, and just drawn"
    )
    assert len(d.state.specials) == 7


def test_b2_2_the_discard_pile_becomes_the_draw_pile() -> None:
    standard = sorted(BOOK.standard)
    d = duel(at="second", discard=" ".join(standard[:22]), qi=0, defence="6_6")
    assert d.events("Reshuffled") == [("action",)]
    assert set(standard[22:]) <= set(d.state.hand), "what was left is drawn first"
    assert (len(d.state.hand), len(d.state.draw), d.discard) == (6, 18, "")


def test_b2_2_nothing_is_drawn_where_nothing_is_left() -> None:
    d = duel(environment="dojo", hand=" ".join(BOOK.standard), qi=1, fate="dojo:draw_action")
    d.does("environment")
    assert len(d.state.hand) == 24


@pytest.mark.parametrize(
    ("deck", "pile"), [("defence_deck", "defence_pile"), ("counter_deck", "counter_pile")]
)
def test_b2_2_the_enemys_decks_are_shuffled_when_empty(deck: str, pile: str) -> None:
    d = duel(hand="irimi", qi=0)
    cards = getattr(d.state, deck)
    setattr(d.state, pile, cards[:])
    setattr(d.state, deck, [])
    d.does("play irimi")
    name = {"defence_deck": "defence", "counter_deck": "counter"}[deck]
    assert ("Reshuffled", (name,)) in [(type(one).__name__, tuple(one)) for one in d.state.events]
    # Two attacks used two of the twelve.
    assert (len(getattr(d.state, deck)), len(getattr(d.state, pile))) == (10, 2)


@pytest.mark.parametrize(
    ("deck", "pile"),
    [("draw", "discard"), ("defence_deck", "defence_pile"), ("counter_deck", "counter_pile")],
)
def test_b2_2_chance_orders_what_is_shuffled(deck: str, pile: str) -> None:
    orders = set()
    for fate in ("1", "2", "3", "4", "5", "6"):
        d = duel(at="second", hand="irimi", qi=0, fate=fate)
        setattr(d.state, pile, [*getattr(d.state, deck)])
        setattr(d.state, deck, [])
        d.does("play irimi")
        orders.add(tuple(getattr(d.state, deck)))
    assert len(orders) == 6


def test_b2_2_used_cards_of_the_enemy_lie_aside() -> None:
    d = duel(at="second", qi=1, defence="6_6", counters="probe", guard=5)
    d.does("pass", "pass", "pass")
    d.asks("extra")
    assert (d.state.defence, d.state.defence_pile, d.state.counter_pile) == (None, ["6_6"], ["probe"])
    assert (len(d.state.defence_deck), len(d.state.counter_deck)) == (11, 11)


def test_b2_2_a_classic_wound_may_come_again() -> None:
    d = duel(qi=0, technique=8, defence="5_5 6_5", fate="graze graze")
    assert d.events("Wounded") == [(0, "graze", 1), (0, "graze", 1)]


def test_b2_3_what_may_be_chosen() -> None:
    game = new_game(
        "duel",
        opponent="kojiro",
        weapon="yari",
        environment="dojo",
        weather="rain",
        difficulty="student",
        seed=1,
    )
    table = game.table
    assert (table.life, table.qi, table.enemies[0].life) == (9, 4, 9)
    assert table.field.environment.key == "dojo"
    assert table.guard == -1


@pytest.mark.parametrize("what", ["opponent", "weapon", "environment", "weather", "difficulty"])
def test_b2_3_what_is_not_there_cannot_be_chosen(what: str) -> None:
    with pytest.raises(ValueError, match=f"there is no {what} 'nothing'; there are "):
        new_game("duel", **{what: "nothing"})


def test_b2_3_all_decks_are_shuffled() -> None:
    tables = [new_game("duel", modules=("blood",), seed=seed).table for seed in range(8)]
    for deck in ("draw", "specials", "defence_deck", "counter_deck", "blood_deck"):
        assert len({tuple(getattr(table, deck)) for table in tables}) > 5, deck
    assert all(sorted([*one.draw, *one.hand]) == sorted(BOOK.standard) for one in tables)


def test_b2_3_the_same_seed_is_the_same_duel() -> None:
    assert new_game("duel", seed=3).record() == new_game("duel", seed=3).record()


def test_b2_4_a_round_begins_with_values_of_0_and_six_cards() -> None:
    d = duel(at="round", draw=SIX, strength=3, technique=2, guard=4)
    assert (d.state.round, d.values) == (1, (0, 0, 0))
    assert d.events("RoundBegan") == [(1, 0, 0, 0)]
    assert d.hand == " ".join(sorted(SIX.split()))


def test_b2_4_weapon_and_weather_change_the_values() -> None:
    d = duel(at="round", weapon="naginata", weather="rain")
    assert d.values == (0, -2, 0)


def test_b2_5_mulligan_then_redraw_then_extra_card() -> None:
    d = duel(at="round", weapon="yari", modules="bushido", virtue="jin")
    d.asks("mulligan")
    d.does("pass")
    d.asks("redraw")
    d.does("pass")
    d.asked("extra", "extra", "pass")
    d.refuses("play irimi", "B2.5")
    d.does("pass")
    d.asks("attack")


def test_b2_5_the_extra_card_costs_a_qi_once_a_round() -> None:
    d = duel(at="round", draw=f"{SIX} irimi", qi=2)
    d.does("extra")
    assert (d.qi, len(d.state.hand)) == (1, 7)
    assert d.events("Drew") == [(("irimi",),)]
    d.asks("attack")
    d.refuses("extra", "B2.5")


def test_b2_5_without_qi_no_extra_card() -> None:
    d = duel(at="round", qi=0)
    d.asks("attack")
    d.refuses("extra", "B2.5")


def test_b2_6_two_attacks_then_the_hand_is_discarded() -> None:
    d = duel(hand="irimi ma_ai harai men_uchi_special tsuki void iai", qi=0, defence="6_6")
    d.plays("irimi", "void", "harai")
    d.does("combo special")
    assert d.state.attack == 2
    d.plays("men_uchi_special", "tsuki", "ma_ai")
    assert d.events("Discarded") == [(("gan_ryu_thrust", "iai"),)]
    assert (d.state.round, len(d.state.hand)) == (2, 6)
    assert d.events("RoundEnded") == [(1,)]


def test_b2_6_the_end_of_a_round_has_its_order() -> None:
    d = duel(
        "yoshioka",
        weapon="wakizashi",
        modules="blood",
        wounds="finger_and_belly:2",
        blood="arm_and_rib",
        at="second",
        hand="",
        qi=0,
        defence="6_6",
        counters="probe",
        guard=5,
        enemies="8/3",
        round=10,
    )
    names = d.story()
    ends = names[names.index("Countered") + 1 : names.index("RoundBegan")]
    assert ends == ["EnemyGained", "LifeChanged", "Wounded", "RoundEnded"]


def test_b2_6_who_dies_first_at_the_end_has_lost_at_once() -> None:
    d = duel(
        weapon="wakizashi",
        modules="blood",
        wounds="finger_and_belly:2",
        at="second",
        qi=0,
        life=1,
        defence="6_6",
        round=10,
    )
    assert d.result.cause == "fallen"
    assert d.events("Wounded") == []
    assert d.events("RoundEnded") == []
