"""Duels and sagas of revision 1 continue by their own rules; nothing changes silently.

The files in ``before`` were written by the version before there were rulings of the duel. Each holds at
least one moment that is played otherwise now.
"""

import json
from pathlib import Path

import pytest

import chanbara
from chanbara.duel.rules.events import ADDED
from chanbara.duel.rules.plain import EVENTS, plain
from chanbara.duel.rules.rulings import BEFORE, DEFAULT_RULINGS, DuelRulings
from chanbara.duel.saga.campaign import Campaign
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.setup import Start
from chanbara.kernel.errors import CorruptRecord
from chanbara.record.log import read

FOLDER = Path(__file__).parent / "before"
RECORDS = sorted(FOLDER.glob("*.record"))
SAVED = sorted(FOLDER.glob("*.saved.json"))
SAGAS = sorted(FOLDER.glob("*.saga.json"))


def name(path: Path) -> str:
    return path.name.split(".")[0]


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def as_revision(text: str, line: str) -> str:
    """The same record, by the rules of another revision."""
    return text.replace("game duel\n", f"game duel\n{line}\n", 1)


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_of_before_replays_to_its_last_event(path: Path) -> None:
    text = text_of(path)
    assert "revision" not in read(text).header
    game = chanbara.replay(text)
    assert game.over
    assert game.check() == text.splitlines()[-1]
    assert game.table.book.rulings == BEFORE


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_it_is_not_replayed_by_the_rules_of_today(path: Path) -> None:
    with pytest.raises(CorruptRecord):
        chanbara.replay(as_revision(text_of(path), "revision 2"))


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_written_again_it_names_its_rulings_and_replays(path: Path) -> None:
    again = chanbara.replay(text_of(path)).record()
    header = read(again).header
    assert header["revision"] == "2"
    assert set(header["rulings"].split()) == {
        f"{ruling}={json.dumps(value)}" for ruling, value in BEFORE.changed().items()
    }
    assert chanbara.replay(again).check() == chanbara.replay(text_of(path)).check()


def test_every_ruling_of_before_is_needed_by_a_kept_record() -> None:
    """Revert one ruling at a time: some record must detect it, or it would be useless."""
    unnoticed = []
    for ruling, value in BEFORE.changed().items():
        line = f"rulings {ruling}={json.dumps(not value)}"
        if all(_replays(as_revision(text_of(path), line)) for path in RECORDS):
            unnoticed.append(ruling)
    # The first only offers more than before; the second shows between the duels of a campaign.
    assert unnoticed == ["cards_optional", "weapon_price_once"]


def test_in_phase_two_a_duel_of_before_offers_no_way_past_its_cards() -> None:
    text = text_of(RECORDS[0])
    for line, passes in (("", False), ("revision 2", True)):
        game = chanbara.replay(as_revision(text, line) if line else text, upto=0)
        while game.decision is not None and game.decision.kind != "attack":
            game.apply("pass")
        assert game.decision is not None
        assert ("pass" in game.decision.texts()) is passes


def test_a_campaign_of_before_begins_each_duel_with_the_qi_of_its_weapon() -> None:
    state, game = load_saga(text_of(FOLDER / "campaign1.saga.json"))
    assert game is not None
    assert isinstance(state, Campaign)
    assert isinstance(game.start, Start)
    assert (state.won, game.table.field.weapon.key, game.table.life_cap) == (4, "yari", 9)
    assert game.start.carried.qi == (-1 if state.event == 2 else 0)


def _replays(text: str) -> bool:
    try:
        chanbara.replay(text)
    except CorruptRecord:
        return False
    return True


@pytest.mark.parametrize("path", SAVED, ids=name)
def test_a_saved_game_of_before_goes_on_as_it_began(path: Path) -> None:
    saved = text_of(path)
    game = chanbara.loads(saved)
    assert game.table.book.rulings == BEFORE
    written = json.loads(saved)["table"]
    now = plain(game.table)
    # Fields that events got since are unknown.
    assert now.pop("events") == [
        event + [None] * ADDED.get(EVENTS[event[0]], 0) for event in written.pop("events")
    ]
    assert now == written
    assert plain(chanbara.loads(chanbara.dumps(game)).table) == plain(game.table)


@pytest.mark.parametrize("path", SAGAS, ids=name)
def test_a_saga_of_before_goes_on_as_it_began(path: Path) -> None:
    state, game = load_saga(text_of(path))
    assert (state.revision, state.ruled) == (1, BEFORE)
    assert game is not None
    assert game.table.book.rulings == BEFORE
    assert load_saga(save_saga(state, game))[0] == state
    while game.decision is not None:
        game.apply(0)
    gone_on = state.after(game)
    assert gone_on.revision == 1
    assert gone_on.is_over or gone_on.duel().table.book.rulings == BEFORE


@pytest.mark.parametrize("path", SAGAS, ids=name)
def test_the_records_of_a_saga_of_before_lead_to_it(path: Path) -> None:
    state, _ = load_saga(text_of(path))
    again = state.afresh()
    for record in state.records:
        game = chanbara.replay(record)
        if hasattr(again, "send"):
            again = again.send(game.table.field.weapon.key)
        again = again.after(game)
    assert (again.won, again.virtue_taken, again.is_over) == (state.won, state.virtue_taken, state.is_over)


def test_what_began_today_is_of_this_revision() -> None:
    game = chanbara.new_game("duel", seed=1)
    assert read(game.record()).header["revision"] == "2"
    assert game.table.book.rulings == DEFAULT_RULINGS


def test_a_revision_that_is_not_there_yet_is_refused() -> None:
    record = chanbara.new_game("duel", seed=1).record().replace("revision 2", "revision 3")
    with pytest.raises(CorruptRecord, match="there is no revision 3; the newest is 2"):
        chanbara.replay(record)


@pytest.mark.parametrize("ruling", DuelRulings._fields)
def test_every_ruling_travels_with_its_record(ruling: str) -> None:
    turned = not getattr(DEFAULT_RULINGS, ruling)
    game = chanbara.new_game("duel", seed=2, modules=["bushido"], rulings={ruling: turned})
    assert read(game.record()).header["rulings"] == f"{ruling}={json.dumps(turned)}"
    assert getattr(chanbara.replay(game.record()).table.book.rulings, ruling) is turned
    assert chanbara.observe(game, 0).rulings == {ruling: turned}
    assert chanbara.imagine(chanbara.observe(game, 0), 1).table.book.rulings == game.table.book.rulings
