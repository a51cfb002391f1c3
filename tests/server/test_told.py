"""What the server sends so that the page knows no rule: warnings, sums, rule numbers, stars, stand-ins."""

import json
from typing import get_args

import pytest

import chanbara
from chanbara.locales import LANGUAGES, speech
from chanbara.server.wire.bodies import RulingInfo
from chanbara.server.wire.game_options import Book
from chanbara.server.wire.schema import schema
from chanbara.sword.books import BOOKS
from chanbara.sword.bots.registry import NAMES
from chanbara.sword.editions import Edition, catalog_of
from chanbara.sword.rules.query import HAND_LIMIT
from chanbara.sword.rules.rulings import DEFAULT_RULINGS
from chanbara.sword.served.cards import all_cards, cards_of, choices
from chanbara.sword.served.insight import insight
from chanbara.sword.served.options import SwordGame
from chanbara.sword.served.payloads import Insight, ScoreSheet
from chanbara.sword.served.scoresheet import score_sheet
from chanbara.words.message import Message
from tests.rules.page import rows
from tests.server.kit import Running
from tests.server.party import party
from tests.server.test_tables import SWORD, table_of
from tests.table import Story, play_at_random, sun, table


def told(t: Story) -> Insight:
    """The insight of the deciding player's options."""
    found = insight(chanbara.observe(t.game, t.decision.seat))
    assert found is not None
    return found


def dangers(t: Story) -> dict[str, str]:
    """The dangerous options, each with its danger."""
    pairs = zip(t.decision.texts(), told(t).options, strict=True)
    return {text: option.danger for text, option in pairs if option.danger is not None}


# --- what should be thought about twice --------------------------------------------------------------------


def test_an_act_on_oneself_is_dangerous_and_one_on_others_is_not() -> None:
    t = sun("benkei*: tanto curse geisha bo daimyo / armor | hanzo: bo / focus | tomoe: bo | musashi: bo")
    assert dangers(t) == {"play tanto>0": "self", "play curse>0": "self", "play geisha>0:armor": "self"}


@pytest.mark.parametrize(("honor", "found"), [(1, {"pass": "honor"}), (2, {})])
def test_to_take_a_blow_is_dangerous_where_it_costs_the_last_honor(honor: int, found: dict[str, str]) -> None:
    t = table(f"musashi*: katana bo | benkei 2/{honor}: bo parry | tomoe: bo | goemon: bo")
    t.plays("katana > benkei")
    t.offers("parry parry", "pass")
    assert dangers(t) == found
    assert told(t).is_defeat


def test_a_blow_that_one_survives_is_no_defeat() -> None:
    t = table("musashi*: bo bo | benkei 5/1: bo parry | tomoe: bo | goemon: bo")
    t.plays("bo > benkei")
    assert dangers(t) == {}
    assert not told(t).is_defeat


def test_nothing_is_dangerous_where_nothing_else_can_be_done() -> None:
    t = table("musashi*: katana bo | benkei 2/1: bo | tomoe: bo | goemon: bo")
    t.plays("katana > benkei")
    t.offers("pass")
    assert dangers(t) == {}


def test_bushido_may_cost_the_last_honor() -> None:
    t = table("benkei* 5/1: bo armor / bushido | tomoe: bo | hanzo: bo", phase="recover", deck="katana")
    t.asks("benkei", "weapon")
    assert dangers(t) == {}, "with three players the Shogun keeps his honor (8.8)"
    t = table("tomoe: bo | benkei* 5/1: bo armor / bushido | hanzo: bo", phase="recover", deck="katana")
    assert dangers(t) == {"pass": "honor"}


def test_to_draw_is_dangerous_where_the_deck_runs_out() -> None:
    """Whoever ends the turn has the next player draw; a weapon only opens a window."""
    t = table("hanzo* /1: daimyo bo | benkei: bo | tomoe: bo", deck="parry", rest="pile")
    assert dangers(t) == {"play daimyo": "honor", "end": "honor"}


def test_the_end_of_a_game_that_is_lost_is_dangerous_and_of_one_that_is_won_is_not() -> None:
    """With three players all roles are known."""
    seats = "tomoe /{}: bo | hanzo* /5: daimyo bo | benkei /1: bo"
    lost = table(seats.format(9), deck="parry", rest="pile")
    assert dangers(lost) == {"play daimyo": "end", "end": "end"}
    assert dangers(table(seats.format(2), deck="parry", rest="pile")) == {}


def test_what_is_told_depends_on_the_view_alone() -> None:
    """Other hands and an other deck change nothing, though some acts would end the game."""
    first = table("hanzo* /1: daimyo bo | benkei: bo | tomoe: bo", deck="parry", rest="pile", seed=1)
    other = table("hanzo* /1: daimyo bo | benkei: bo | tomoe: bo", deck="parry", rest="pile", seed=1)
    other.player("benkei").hand[:] = [other.catalog.card_numbers["katana"]]
    assert told(first) == told(other)


def test_r3_4_how_many_cards_one_keeps_is_told() -> None:
    t = table("benkei*: bo bo bo parry parry parry parry parry | hanzo: bo | tomoe: bo")
    t.does("end")
    held = Message("amount-cards", {"count": HAND_LIMIT + 1})
    assert told(t).asked == Message("ask-discard", {"cards": held, "limit": HAND_LIMIT})
    assert told(t).options[0].said == Message("option-discard", {"card": Message("card-bo")})


# --- the sums ----------------------------------------------------------------------------------------------


def end_of(t: Story) -> ScoreSheet:
    """The score sheet of a finished game, as a spectator gets it."""
    found = score_sheet(chanbara.observe(t.game, None))
    assert found is not None
    return found


def ended_by_deck(seats: str, *, rising_sun: bool = False) -> Story:
    """Everybody loses 1 of the honor written here, and that ends the game."""
    return table(seats, phase="draw", pile="bokken", rest="out", rising_sun=rising_sun)


def test_nothing_is_counted_while_the_game_goes_on() -> None:
    t = table("benkei*: bo | hanzo: bo | tomoe: bo")
    assert score_sheet(chanbara.observe(t.game, 0)) is None


def test_r8_6_the_samurai_stands_with_the_shogun_and_the_winners_come_last() -> None:
    t = ended_by_deck(
        "benkei /9: | hanzo samurai /1: daimyo | tomoe ninja1 /2: | musashi ninja2 /1: | goemon:"
    )
    found = end_of(t)
    assert [team.team for team in found.teams] == ["ninja", "ronin", "shogun"]
    shogun = found.teams[-1]
    assert [(line.seat, line.points, line.rule) for line in shogun.lines] == [(0, 8, "8.3"), (1, 1, "8.3")]
    assert (shogun.total, found.won.id, found.rule) == (9, "result-won-by-score", "8.6")
    without: list[str | int | Message] = [Message("character-hanzo"), Message("character-musashi")]
    assert found.cause == Message("result-cause-deck", {"without": without}), "who has no honor"


def test_r8_6_a_tie_is_told() -> None:
    found = end_of(ended_by_deck("benkei /3: | hanzo /1: | tomoe /5:"))
    assert [(team.team, team.total) for team in found.teams] == [("shogun", 4), ("ninja", 4)]
    points = Message("amount-points", {"count": 4})
    won = Message("result-won-by-tie", {"team": Message("team-ninja"), "points": points})
    assert (found.won, found.rule) == (won, "8.6")


@pytest.mark.parametrize("keeps_above_zero", [False, True])
def test_r8_5_a_deadly_strike_is_a_line_of_its_own(*, keeps_above_zero: bool) -> None:
    """Where a score cannot be negative it costs no more than there is."""
    rulings = {"score_may_be_negative": False} if keeps_above_zero else None
    t = table("tomoe* /1: bo | musashi samurai 1/1: armor | hanzo: | benkei:", rulings=rulings)
    t.plays("bo > musashi")
    t.does("pass")
    shogun = next(team for team in end_of(t).teams if team.team == "shogun")
    strike = shogun.lines[-1]
    assert (strike.seat, strike.score, strike.rule) == (None, None, "8.5")
    assert (strike.points, shogun.total) == ((-2, 0) if keeps_above_zero else (-3, -1))


def test_r8_4_the_swordmaster_is_named() -> None:
    t = table("hideyoshi 1/9: armor | benkei 0/9: | musashi* /1: bo | hanzo 0/1:")
    t.plays("bo > hideyoshi")
    t.does("pass")
    found = end_of(t)
    assert (found.won.id, found.rule) == ("result-won-by-swordmaster", "8.4")
    assert found.cause.args["swordmaster"] == [Message("character-musashi")]


def test_r8_3_stars_are_told_where_they_decide() -> None:
    """With Rising Sun and four players the Shogun's two stars count, too."""
    seats = "benkei shogun /9: | hanzo samurai1 /1: | tomoe ninja1 /2: | musashi ninja2 /1:"
    found = {
        line.seat: line.stars
        for team in end_of(ended_by_deck(seats, rising_sun=True)).teams
        for line in team.lines
    }
    assert found == {0: 2, 1: 1, 2: 1, 3: 2}
    base = end_of(ended_by_deck(seats.replace("samurai1", "samurai")))
    assert {line.seat: line.stars for team in base.teams for line in team.lines} == {
        0: None,
        1: None,
        2: 1,
        3: 2,
    }


@pytest.mark.parametrize("seed", range(6))
def test_every_sum_adds_up(seed: int) -> None:
    game = play_at_random(chanbara.new_game("sword", players=3 + seed, seed=seed, rising_sun=True), seed)
    view = chanbara.observe(game, None)
    found = score_sheet(view)
    assert found is not None
    assert view.result is not None
    assert {team.team: team.total for team in found.teams} == view.result.totals
    assert all(sum(line.points for line in team.lines) == team.total for team in found.teams)
    assert sorted(line.seat for team in found.teams for line in team.lines if line.seat is not None) == list(
        range(3 + seed)
    )


# --- cards and choices -------------------------------------------------------------------------------------


def test_the_roles_are_those_of_the_page_with_their_stars() -> None:
    """The base game's Shogun has no stars; that of Rising Sun has two."""
    base = {one.key: one.stars for one in cards_of(SwordGame().deal(bytes(32)).table.catalog).roles}
    assert base == {"shogun": 0, "samurai": 0, "ninja1": 1, "ninja2": 2, "ninja3": 3, "ronin": 0}
    new = {one.key: (one.role, one.stars) for one in all_cards().roles}
    assert new["shogun"] == ("shogun", 2)
    assert new["samurai3"] == ("samurai", 3)


def test_every_ruling_names_the_paragraph_that_chapter_13_names() -> None:
    # The paragraph of a character is named with its key: "12 masamune".
    register = {row["switch"].strip("`"): row["number"].split()[0] for row in rows("13 Register")}
    assert {one.name: one.rule for one in choices({}, bots_ready=True).rulings}.items() <= register.items()


def at_random(seed: int, rulings: dict[str, bool | int]) -> str:
    """How many events a random base game has, and their hash."""
    return play_at_random(chanbara.new_game("sword", players=5, seed=seed, rulings=rulings), seed).check()


RISING_SUN = [one for one in choices({}, bots_ready=True).rulings if one.rising_sun]


@pytest.mark.parametrize("ruling", RISING_SUN, ids=lambda one: one.name)
def test_a_ruling_on_the_expansion_changes_nothing_in_the_base_game(ruling: RulingInfo) -> None:
    other = next(value for value in ruling.values if value != ruling.usual)
    for seed in range(4):
        assert at_random(seed, {}) == at_random(seed, {ruling.name: other})


def test_a_table_can_choose_every_book_and_every_ruling() -> None:
    found = choices({}, bots_ready=True)
    assert [one.name for one in found.books] == list(get_args(Book)) == list(BOOKS)
    assert {one.name: one.rulings for one in found.books} == {
        name: rulings.changed() for name, rulings in BOOKS.items()
    }
    assert {one.name: one.usual for one in found.rulings} == DEFAULT_RULINGS._asdict()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_book_and_every_ruling_is_told_in_words(language: str) -> None:
    voice = speech(language)
    found = choices({}, bots_ready=True)
    for book in found.books:
        for message in (f"book-{book.name}", f"book-{book.name}-hint", f"book-talk-{book.name}"):
            assert voice.say(message)
    for ruling in found.rulings:
        answers = {voice.say(f"ruling-{ruling.name}-{json.dumps(value)}") for value in ruling.values}
        assert voice.say(f"ruling-{ruling.name}").endswith("?")
        assert len(answers) == len(ruling.values)


def test_the_cards_of_a_table_name_its_book() -> None:
    assert cards_of(SwordGame(book="english").deal(bytes(32)).table.catalog).book == "english"
    assert all_cards().book == "ours"


def test_who_stands_in_may_sit_there() -> None:
    assert choices({}, bots_ready=True).stand_in in NAMES


def test_the_numbers_for_forms_are_those_of_the_rules() -> None:
    players = schema()["x-limits"]["players"]
    base, both = (catalog_of(Edition(rising_sun=new)).deals.roles for new in (False, True))
    assert players == {"least": min(base), "most": max(both), "base": max(base)}


# --- a table that is over ----------------------------------------------------------------------------------


def test_a_table_tells_who_won_once_it_is_over(server: Running) -> None:
    with party(server, SWORD, 1, bots=[None, "random", "random"]) as found:
        found.start()
        assert table_of(server, found.code)["result"] is None
        assert table_of(server, found.code)["stand_in"] == choices({}, bots_ready=True).stand_in
        found.play()
        found.check_end()
        result = found.host.view["result"]
        told_now = table_of(server, found.code)
        assert told_now["result"] == {"winner": result["winner"], "winners": result["winners"]}


def test_a_duel_has_no_teams(server: Running) -> None:
    with party(server, {"game": "duel"}, 1) as found:
        found.start()
        found.play()
        result = table_of(server, found.code)["result"]
        assert result in ({"winner": "player", "winners": [0]}, {"winner": "enemy", "winners": []})
        assert table_of(server, found.code)["stand_in"] == "solver"
