"""The campaign step by step: what it refuses and carries over, and that its key decides all randomness."""

import msgspec
import pytest

from chanbara.duel.book.data import standard_book
from chanbara.duel.saga.campaign import Campaign, met_by_event, new_campaign
from chanbara.duel.setup import begin_duel
from tests.duel.campaign.fights import after, decided


def quiet(**options: object) -> Campaign:
    """A campaign without events."""
    return new_campaign(events=False, **{"seed": 1, **options})  # type: ignore[arg-type]  # as a story says


REFUSED = {
    "blood": ({"modules": ["blood"]}, r"Blood cannot be used in a campaign \(A1\.4\)"),
    "two armours": ({"modules": ["yoroi", "yoroi_enemy"]}, r"not both \(A5"),
    "weapon": ({"weapon": "spoon"}, "there is no weapon 'spoon'"),
    "environment": ({"environment": "moon"}, "there is no environment 'moon'"),
    "weather": ({"weather": "hail"}, "there is no weather 'hail'"),
    "difficulty": ({"difficulty": "baby"}, "there is no difficulty 'baby'"),
    "two keys": ({"key": bytes(32)}, "give a seed or a key, not both"),
}


@pytest.mark.parametrize(("options", "sentence"), REFUSED.values(), ids=REFUSED)
def test_a10_1_what_cannot_be_combined_is_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        quiet(**options)


def test_b7_1_a_campaign_never_changes() -> None:
    campaign = quiet()
    with pytest.raises(AttributeError, match="immutable"):
        campaign.won = 5  # type: ignore[misc]  # that is the point
    after(campaign, True)
    assert campaign == quiet()


def test_b7_1_each_duel_has_a_key_of_its_own_that_follows_from_the_campaigns() -> None:
    first = quiet()
    assert first.start() == quiet().start() != quiet(seed=2).start()
    second = after(first, True)
    assert second.start().key != first.start().key
    assert second.start() == after(quiet(), True).start()


def test_without_a_seed_nobody_can_foresee_it() -> None:
    assert new_campaign().key != new_campaign().key
    assert new_campaign(key=bytes(32)).key == "00" * 32


def test_b7_1_another_duel_is_not_taken_for_the_next() -> None:
    campaign = quiet()
    other = decided(quiet(seed=2).duel(), won=True)
    with pytest.raises(ValueError, match="not the one that comes next"):
        campaign.after(other)
    with pytest.raises(ValueError, match="is not over"):
        campaign.after(campaign.duel())


def test_b7_1_a_duel_dealt_elsewhere_has_a_key_of_its_own_and_all_else_is_the_same() -> None:
    campaign = quiet()
    start = campaign.start()._replace(key=bytes(32))
    assert not campaign.is_next(begin_duel(start))
    elsewhere = msgspec.structs.replace(campaign, is_dealt_elsewhere=True)
    assert elsewhere.is_next(begin_duel(start))
    assert not elsewhere.is_next(begin_duel(start._replace(weapon="yari")))


def test_b7_1_after_its_end_there_is_no_duel() -> None:
    lost = after(quiet(), False)
    assert (lost.is_lost, lost.is_over, lost.opponent, lost.may_retire) == (True, True, None, False)
    with pytest.raises(ValueError, match="the campaign is over"):
        lost.duel()
    whole = after(quiet(), *[True] * 6)
    assert (whole.is_lost, whole.is_over, whole.won) == (False, True, 6)


def test_b7_1_the_last_duel_may_be_fought_or_not() -> None:
    climbed = after(quiet(), *[True] * 5)
    assert (climbed.may_retire, climbed.opponent, climbed.is_over) == (True, "shiro", False)
    assert climbed.duel().table.enemies[0].life == standard_book().opponents["shiro"].life
    retired = climbed.retire()
    assert (retired.is_over, retired.is_lost, retired.won) == (True, False, 5)


def test_b7_1_the_records_of_all_duels_are_kept() -> None:
    campaign = after(quiet(), True, True, False)
    assert len(campaign.records) == 3
    assert [record.split("opponent ")[1].split("\n")[0] for record in campaign.records[1:]] == [
        "yoshioka",
        "inshun",
    ]


@pytest.mark.parametrize(
    ("weapon", "difficulty", "start", "cap"), [("yari", "samurai", 7, 8), ("katana", "student", 10, 10)]
)
def test_b7_1_life_rises_to_the_most(weapon: str, difficulty: str, start: int, cap: int) -> None:
    campaign = quiet(weapon=weapon, difficulty=difficulty)
    assert campaign.duel().table.life == start
    assert after(campaign, True, life=cap - 1).duel().table.life == cap


def test_b7_4_kensei_adds_life_to_every_enemy_of_the_ladder() -> None:
    campaign = quiet(difficulty="kensei")
    lives = []
    while campaign.opponent is not None:
        lives.append(campaign.duel().table.enemies[0].life)
        campaign = after(campaign, True)
    assert lives == [6, 7, 8, 9, 10, 10]


def test_a8_1_the_mulligans_of_the_yari_last_for_the_whole_campaign() -> None:
    campaign = quiet(weapon="yari")
    assert campaign.duel().table.mulligans == 4
    game = campaign.duel()
    game.apply("mulligan")
    game.apply("mulligan")
    assert campaign.after(decided(game, won=True)).duel().table.mulligans == 2


def test_a2_13_a_bushido_card_that_was_used_up_is_not_followed_by_another() -> None:
    campaign = quiet(modules=["bushido"])
    used_up = after(campaign, True, virtue=None, bushido_deck=[])
    assert used_up.virtue_taken
    table = used_up.duel().table
    assert (table.virtue, table.bushido_deck) == (None, [])


def test_a2_13_the_locked_qi_of_the_card_stays_on_it() -> None:
    campaign = after(quiet(modules=["bushido"]), True, virtue="chugi", locked=3, bushido_deck=[])
    table = campaign.duel().table
    assert (table.virtue, table.locked) == ("chugi", 3)


def test_b7_1_a_marker_that_has_not_arrived_goes_back_beside_a_new_deck() -> None:
    table = after(quiet(modules=["bushido"]), True, marker=2).duel().table
    assert (table.marker, len(table.bushido_deck), table.virtue) == (0, 7, None)


def test_b7_1_armour_that_was_destroyed_stays_so() -> None:
    campaign = quiet(modules=["yoroi"])
    assert campaign.duel().table.armour == 4
    assert after(campaign, True, armour=0).duel().table.armour == 0


def test_a5_1_each_enemy_wears_an_armour_of_his_own() -> None:
    campaign = after(quiet(modules=["yoroi_enemy"]), True, enemy_armour=0)
    assert campaign.duel().table.enemies[0].armour == 4


def test_b7_1_place_and_weather_are_those_of_every_duel() -> None:
    for campaign in (
        quiet(environment="cliff", weather="fog"),
        after(quiet(environment="cliff", weather="fog"), True),
    ):
        field = campaign.duel().table.field
        assert (field.environment.key, field.weather.key) == ("cliff", "fog")


# --- events


def with_event(event: int, **figures: object) -> Campaign:
    """A campaign after its first duel, with this event."""
    tried = (after(new_campaign(seed=seed), True, **figures) for seed in range(200))
    return next(campaign for campaign in tried if campaign.event == event)


def test_b7_2_an_event_follows_from_the_key_and_the_number_of_the_duel() -> None:
    events = [after(new_campaign(seed="a"), *[True] * won).event for won in range(1, 6)]
    assert events == [after(new_campaign(seed="a"), *[True] * won).event for won in range(1, 6)]
    assert len(set(events)) > 1
    assert {after(new_campaign(seed=seed), True).event for seed in range(40)} == {1, 2, 3, 4, 5, 6}


def test_b7_2_there_is_no_event_before_the_first_duel_nor_after_the_last() -> None:
    assert new_campaign(seed=1).event is None
    assert after(new_campaign(seed=1), *[True] * 6).event is None
    assert after(new_campaign(seed=1), True, False).event is None


def test_b7_2_the_event_comes_after_the_healing_and_takes_no_last_life() -> None:
    assert with_event(1, life=8).duel().table.life == 7
    weak = msgspec.structs.replace(with_event(1), life=1)
    assert met_by_event(weak, life_cap=8).life == 1


@pytest.mark.parametrize(("event", "figure", "changed", "usual"), [(2, "qi", 4, 5), (6, "red_die", 2, 1)])
def test_b7_2_an_event_lasts_for_one_duel(event: int, figure: str, changed: int, usual: int) -> None:
    tried = (after(new_campaign(seed=seed), True) for seed in range(400))
    campaign = next(one for one in tried if one.event == event and after(one, True).event == 3)
    assert getattr(campaign.duel().table, figure) == changed
    assert getattr(after(campaign, True).duel().table, figure) == usual


def test_b7_2_the_special_card_of_an_event_follows_from_the_key() -> None:
    assert with_event(5).start() == with_event(5).start()
    tried = [after(new_campaign(seed=seed), True) for seed in range(200)]
    assert len({one.start().carried.special for one in tried if one.event == 5}) > 5
