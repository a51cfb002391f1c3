"""Campaigns and clans are saved and resumed; damaged files are refused with a message."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import chanbara
from chanbara.duel.rules.plain import plain
from chanbara.duel.saga.campaign import Campaign, new_campaign
from chanbara.duel.saga.clan import Clan, new_clan
from chanbara.duel.saga.saved import VERSION, load_saga, save_saga
from chanbara.kernel.errors import CorruptRecord
from tests.duel.campaign.fights import fought


@cache
def begun_campaign() -> Campaign:
    """A campaign in which a duel was won."""
    campaign = new_campaign(seed=3, modules=["bushido", "yoroi"], weapon="yari", environment="temple")
    return campaign.after(fought(campaign.duel(), won=True))


@cache
def begun_clan() -> Clan:
    """A clan with a victory, a change of samurai and a fall."""
    clan = new_clan(seed=3, modules=["yoroi", "blood"])
    clan = clan.after(fought(clan.duel(), won=True)).send("bokken")
    return clan.after(fought(clan.duel(), won=False))


STATES: dict[str, Callable[[], Campaign | Clan]] = {"campaign": begun_campaign, "clan": begun_clan}


@pytest.fixture(params=STATES)
def state(request: pytest.FixtureRequest) -> Campaign | Clan:
    return STATES[request.param]()


def test_between_duels_it_is_taken_up_as_it_was_left(state: Campaign | Clan) -> None:
    assert load_saga(save_saga(state)) == (state, None)


def test_before_the_first_duel_too() -> None:
    for fresh in (new_campaign(seed=1), new_clan(seed=1)):
        assert load_saga(save_saga(fresh)) == (fresh, None)


def test_within_a_duel_the_duel_is_taken_up_by_its_record(state: Campaign | Clan) -> None:
    game = state.duel()
    for _ in range(3):
        game.apply(0)
    again, under_way = load_saga(save_saga(state, game))
    assert again == state
    assert under_way is not None
    assert plain(under_way.table) == plain(game.table)
    assert under_way.choices == game.choices


def test_a_duel_that_is_over_waits_to_be_counted(state: Campaign | Clan) -> None:
    game = fought(state.duel(), won=False)
    again, under_way = load_saga(save_saga(state, game))
    assert under_way is not None
    assert again.after(under_way) == state.after(game)


def test_who_was_sent_before_leaving_is_the_one_who_fights() -> None:
    clan = new_clan(seed=3).send("naginata")
    assert load_saga(save_saga(clan)) == (clan, None)


def test_it_can_be_left_for_good() -> None:
    lost = new_campaign(seed=3)
    lost = lost.after(fought(lost.duel(), won=False))
    assert load_saga(save_saga(lost)) == (lost, None)


def test_the_records_of_the_duels_are_records_like_all(state: Campaign | Clan) -> None:
    data = json.loads(save_saga(state))
    assert data["version"] == VERSION
    for record in data["state"]["records"]:
        assert chanbara.replay(record).over


def test_a_duel_of_another_campaign_is_not_saved_with_it(state: Campaign | Clan) -> None:
    with pytest.raises(ValueError, match="not the one that comes next"):
        save_saga(state, new_campaign(seed=99).duel())


# --- what is damaged


def damaged(state: Campaign | Clan, **changes: Any) -> str:  # noqa: ANN401 - whatever a file may say
    """A saved one with other values in its state."""
    data = json.loads(save_saga(state))
    data["state"] |= changes
    return json.dumps(data)


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "chanbara 1\n", '{"chanbara": "campaign"}'])
def test_what_is_no_saved_campaign_is_refused(text: str) -> None:
    with pytest.raises(CorruptRecord, match="this is not a saved campaign"):
        load_saga(text)


def test_every_text_that_was_cut_off_is_refused(state: Campaign | Clan) -> None:
    text = save_saga(state).rstrip()
    for length in range(0, len(text), 997):
        with pytest.raises(CorruptRecord, match="this is not a saved campaign"):
            load_saga(text[:length])


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("chanbara", "sword", "'sword' is neither a campaign nor a clan"),
        ("version", VERSION + 1, f"it has version {VERSION + 1}; version {VERSION} can be read"),
        ("colour", "red", "unknown field `colour`"),
        ("version", "one", "Expected `int`, got `str`"),
        ("under_way", "nonsense", "line 1|this is not a record"),
    ],
)
def test_what_else_cannot_be_read_is_said(
    state: Campaign | Clan, name: str, value: object, sentence: str
) -> None:
    data = json.loads(save_saga(state)) | {name: value}
    with pytest.raises(CorruptRecord, match=sentence):
        load_saga(json.dumps(data))


@pytest.mark.parametrize(
    "changes",
    [
        {"won": 2},
        {"armour": 3},
        {"virtue_taken": True, "virtue": "gi"},
        {"key": "00" * 32},
        {"records": []},
        {"difficulty": "student"},
        {"modules": []},
        {"is_retired": True},
    ],
    ids=str,
)
def test_a_state_that_its_records_do_not_lead_to_is_refused(
    state: Campaign | Clan, changes: dict[str, object]
) -> None:
    with pytest.raises(CorruptRecord, match="campaign"):
        load_saga(damaged(state, **changes))


def test_a_campaign_with_more_life_than_it_earned_is_refused() -> None:
    with pytest.raises(CorruptRecord, match="the records of its duels lead to something else than was saved"):
        load_saga(damaged(begun_campaign(), life=99))


def test_blood_is_not_brought_into_a_campaign_by_its_file() -> None:
    with pytest.raises(CorruptRecord, match=r"Blood cannot be used in a campaign \(A1\.4\)"):
        load_saga(damaged(new_campaign(seed=1), modules=["blood"]))


def test_a_record_that_was_changed_is_refused(state: Campaign | Clan) -> None:
    data = json.loads(save_saga(state))
    first = data["state"]["records"][0]
    lines = first.splitlines()
    data["state"]["records"][0] = "\n".join([*lines[:-2], lines[-1]])
    with pytest.raises(CorruptRecord, match="this campaign cannot be taken up"):
        load_saga(json.dumps(data))


def test_a_duel_under_way_that_is_not_the_next_is_refused(state: Campaign | Clan) -> None:
    data = json.loads(save_saga(state)) | {"under_way": new_campaign(seed=99).duel().record()}
    with pytest.raises(CorruptRecord, match="the duel under way is not the one that comes next"):
        load_saga(json.dumps(data))


def test_records_by_other_rules_are_believed(state: Campaign | Clan) -> None:
    old = json.loads(save_saga(state))
    old["state"]["records"] = [
        "\n".join("rules 0123" if line.startswith("rules ") else line for line in record.splitlines()[:-3])
        for record in old["state"]["records"]
    ]
    again, _ = load_saga(json.dumps(old))
    assert again.start() == state.start()
