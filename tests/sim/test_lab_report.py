"""The contents of a lab report: estimates, a variant against the printed game, and the verdict."""

import json

import numpy as np
import pytest

from chanbara.sim.games.engines import Engine
from chanbara.sim.games.variant import Variant
from chanbara.sim.lab.counts import CAUSES, FIGURES, TEAMS, Counts, Names, no_counts
from chanbara.sim.lab.estimates import cards, courses, edges, endings, kingmaking, lengths, roles, teams
from chanbara.sim.lab.plan import About, Batch, LabPlan, plan_arms, ruling_deals_for
from chanbara.sim.lab.report import say
from chanbara.sim.lab.report.contents import Report, data
from chanbara.sim.lab.report.page import page
from chanbara.sim.lab.report.summary import summary
from chanbara.sim.lab.report.verdicts import verdict
from chanbara.sim.lab.run import play_batch
from chanbara.sword.books import BOOKS, ENGLISH, GERMAN, ITALIAN, OURS
from chanbara.sword.mind.run.counted import FEWEST
from chanbara.sword.rules.words import Cause, Role, Team
from checks.soak.twin import OTHERWISE
from tests.sim.lab import AS_PRINTED, BROKEN, HARMLESS, reported

NAMES = Names(("benkei", "hanzo", "tomoe", "musashi", "goemon"), ("katana", "parry"))
FIVE = 5 - FEWEST


def five_players(shogun: int, ninja: int, ronin: int) -> Counts:
    """Games of five with these wins by team; all characters had all seats equally often."""
    counts = no_counts(NAMES)
    counts.games[FIVE] = shogun + ninja + ronin
    wins = {Team.SHOGUN: shogun, Team.NINJA: ninja, Team.RONIN: ronin}
    for team, count in wins.items():
        counts.endings[FIVE, 0, TEAMS.index(team)] = count
    for role, at, seats in ((0, 0, 1), (1, 0, 1), (2, 1, 2), (3, 2, 1)):
        won = seats * counts.endings[FIVE, 0, at]
        counts.people[FIVE, role, :, 1] = won // len(NAMES.characters)
        counts.people[FIVE, role, :, 0] = (seats * counts.games[FIVE] - won) // len(NAMES.characters)
    return counts


def test_it_is_fair_when_every_team_wins_equally_often() -> None:
    found = teams(five_players(500, 250, 250))
    assert [(one.team, one.plain.value, round(one.fair, 3)) for one in found] == [
        ("shogun", 0.5, 0.333),
        ("ninja", 0.25, 0.333),
        ("ronin", 0.25, 0.333),
    ]
    assert all(one.won.low < one.plain.low and one.plain.high < one.won.high for one in found)


def test_roles_of_a_team_win_together() -> None:
    found = {one.role: one.won for one in roles(five_players(500, 250, 250))}
    assert found[Role.SHOGUN] == found[Role.SAMURAI]
    assert found[Role.NINJA].value == 0.25
    assert (found[Role.NINJA].low, found[Role.NINJA].high) == pytest.approx((0.2242, 0.2778), abs=1e-3)


@pytest.mark.parametrize(
    ("wins", "sentence"),
    [
        ((500, 250, 250), "Not balanced: Shogun’s team wins too often with 5 players."),
        (
            (430, 430, 140),
            "Not balanced: Shogun’s team and Ninja win too often with 5 players.",
        ),
        ((3_700, 3_650, 2_650), "Not balanced: Ronin win too seldom with 5 players."),
        ((33_400, 33_300, 33_300), "Balanced: every team wins as often as is fair, within 0.4 points."),
        (
            (350_000, 330_000, 320_000),
            "Nearly balanced, within 5 points of fair: Shogun’s team wins too often",
        ),
        ((12, 10, 8), "No team is clearly favored yet, but"),
    ],
)
def test_the_verdict_says_whether_it_is_balanced(wins: tuple[int, int, int], sentence: str) -> None:
    assert say.balance_of(teams(five_players(*wins)), sum(wins)).startswith(sentence)


def test_the_verdict_names_who_is_furthest_from_fair() -> None:
    (said,) = say._furthest(teams(five_players(500, 400, 100)))
    assert said.startswith("Furthest from fair: Shogun’s team with 5 players (50.0%, fair is 33.3%) and ")
    assert said.endswith("Ronin with 5 players (10.0%, fair is 33.3%).")
    assert say._furthest(teams(five_players(33_400, 33_300, 33_300))) == []


@pytest.mark.parametrize(
    ("found", "said"), [((5,), "5"), ((4, 5), "4 and 5"), ((3, 4, 5, 7), "3 to 5 and 7"), ((3, 5), "3 and 5")]
)
def test_numbers_in_a_row_are_said_in_short(found: tuple[int, ...], said: str) -> None:
    assert say.numbers(found) == said


def test_of_two_teams_only_the_stronger_is_named() -> None:
    counts = no_counts(NAMES)
    counts.games[0], counts.endings[0, 0, 1], counts.endings[0, 0, 0] = 400, 300, 100
    counts.people[0, 0, 0], counts.people[0, 2, 1] = 200, 400
    assert say.balance_of(teams(counts), 400) == "Not balanced: Ninja win too often with 3 players."


def test_an_edge_takes_out_what_a_role_is_worth() -> None:
    # Benkei was always dealt the better role, and won neither more nor less than others in it.
    cells = np.zeros((6, 4, 3, 2), np.int64)
    cells[FIVE, 0, 0], cells[FIVE, 0, 1] = (200, 600), (100, 300)
    cells[FIVE, 2, 1], cells[FIVE, 2, 2] = (300, 100), (300, 100)
    found = {one.key: one for one in edges(cells, ("benkei", "hanzo", "tomoe"))}
    assert found["benkei"].won.value == 0.75
    assert all(one.more.value == pytest.approx(0.0) for one in found.values())
    cells[FIVE, 2, 2] = (100, 300)
    found = {one.key: one for one in edges(cells, ("benkei", "hanzo", "tomoe"))}
    assert found["tomoe"].more.value == pytest.approx(0.25)
    assert found["tomoe"].more.low > 0 > found["hanzo"].more.high
    assert not found["benkei"].more.excludes(0.0)


@pytest.mark.parametrize(
    ("won", "sentence"),
    [
        (50_000, "No character stands out from chance."),
        (51_000, "No character wins 2 points more or less than others in the same role."),
        (56_000, "Too strong: Tomoe (+4.0 points). Too weak: Hanzō (−2.0 points) and Benkei (−2.0 points)."),  # noqa: RUF001 - a minus
    ],
)
def test_the_verdict_names_who_is_too_strong(won: int, sentence: str) -> None:
    cells = np.full((6, 4, 3, 2), 0)
    cells[FIVE, 0] = 50_000
    cells[FIVE, 0, 2] = (100_000 - won, won)
    assert say._people(edges(cells, ("benkei", "hanzo", "tomoe")), {}) == sentence


def test_who_alone_can_sit_somewhere_is_not_compared() -> None:
    cells = np.zeros((6, 4, 2, 2), np.int64)
    cells[FIVE, 0, 0] = (50, 50)
    assert edges(cells, ("0", "1")) == []


def test_lengths_endings_and_kingmaking_are_read_off() -> None:
    counts = five_players(60, 30, 10)
    counts.turns[FIVE, 10], counts.turns[FIVE, 20] = 50, 50
    counts.decisions[FIVE] = (10_000, 1_000_000)
    counts.deciding[FIVE] = ((50, 5, 0), (0, 20, 5), (0, 0, 10))
    counts.deadly[FIVE] = 7
    (length,) = lengths(counts)
    assert (length.turns.value, length.tenths, length.decisions.value) == (15, (10, 10, 20), 100)
    shares = {one.key: one.of.value for one in endings(counts)}
    assert (shares[Cause.DEFEAT], shares[Cause.DECK], shares["deadly_strike"]) == (1.0, 0.0, 0.07)
    assert list(shares)[:-1] == list(CAUSES)
    (kings,) = kingmaking(counts)
    assert kings.defeats == 90
    assert kings.lost.value == pytest.approx(1 / 9)


def test_honor_is_drawn_while_half_of_the_games_go_on() -> None:
    counts = five_players(6, 3, 1)
    counts.turns[FIVE, 2], counts.turns[FIVE, 3] = 6, 4
    counts.honor[FIVE, 1], counts.honor[FIVE, 2], counts.honor[FIVE, 3] = (
        (80, 60, 30),
        (90, 50, 30),
        (40, 20, 10),
    )
    (course,) = courses(counts)
    assert course.honor == ((8.0, 6.0, 3.0), (9.0, 5.0, 3.0))


def test_of_a_card_that_wounds_nobody_no_hit_rate_is_said() -> None:
    counts = no_counts(NAMES)
    figures = np.zeros((100, len(FIGURES)), np.int64)
    figures[:, 0], figures[:, 1], figures[:, 3] = 1, 2, 1
    counts.cards[1] = figures.T @ figures
    found = cards(counts, NAMES.cards)[1].figures
    assert found["hit_rate"] is None
    assert found["played"] is not None
    assert (found["played"].value, found["played"].spread) == (2, 0)


@pytest.fixture(scope="module")
def broken() -> Report:
    return reported(60, Variant(house=BROKEN))


@pytest.fixture(scope="module")
def plain() -> Report:
    return reported(40, Variant(), rulings=True)


def test_a_harmless_variant_shows_no_difference() -> None:
    report = reported(40, Variant(house=HARMLESS))
    assert report.findings
    assert not any(one.is_certain for one in report.findings)
    assert all(one.more.value == 0 for one in report.findings)
    assert verdict(report)[0].startswith("The variant shows no difference")


@pytest.mark.parametrize("bots", [("planner@64", "greedy"), ("detective", "planner@0.5s", "novice")])
def test_a_harmless_variant_shows_no_difference_whoever_plays(bots: tuple[str, ...]) -> None:
    """Planners cannot search with house rules; so they do not with the printed rules next to them."""
    report = reported(3, Variant(house=AS_PRINTED), (3,), bots)
    assert report.findings
    assert all(one.more.value == 0 for one in report.findings)
    (note,) = say.stand_ins(report.plan)
    assert note.startswith("Planners play as detectives, by the printed rules and by the variant")
    assert note in page(report)
    assert f"{bots[-2] if bots[-1] == 'novice' else bots[0]} (as detective)" in page(report)
    assert data(report)["seated"] == ["detective" if one.startswith("planner") else one for one in bots]


def test_rulings_are_not_compared_by_other_players() -> None:
    """The baseline of a ruling is played by detectives, even if planners play the printed game."""
    rulings = plan_arms(Variant(), (3,), rulings=True)
    plan = LabPlan((3,), 1, "lab", ("planner@64",), rulings, rulings=2)
    assert (plan.seated, plan.compared) == (("planner@64",), ("detective",))
    batch = Batch(3, 0, 2, About.RULINGS)
    found, expected = play_batch(plan, batch), play_batch(plan._replace(bots=("detective",)), batch)
    assert all(
        (one == two).all()
        for a, b in zip(found, expected, strict=True)
        for c, d in zip(a, b, strict=True)
        for one, two in zip(c, d, strict=True)
    )
    (note,) = say.stand_ins(plan)
    assert note.startswith("Where books and rulings are compared, planners play as detectives")
    assert say.stand_ins(plan._replace(bots=("greedy",))) == []


def test_rulings_are_played_though_nobody_asked() -> None:
    games = (8, 2_000, 20_000, 10_000_000)
    assert [ruling_deals_for(some, Engine.REFERENCE) for some in games] == [8, 50, 200, 500]
    assert [ruling_deals_for(some, Engine.FLAT) for some in games] == [8, 100, 1_000, 50_000]


def test_rounds_about_rulings_are_spread_and_never_keep_the_first_games_waiting() -> None:
    arms = plan_arms(Variant(), (4, 5), rulings=True)

    def order(games: int, rulings: int) -> str:
        plan = LabPlan((4, 5), games, "lab", ("random",), arms, rulings=rulings)
        return "".join("r" if some[0].about is About.RULINGS else "g" for some in plan.rounds())

    assert order(22, 4) == "gggrgggr"
    assert order(6, 8) == "ggrrrr"
    assert order(6, 0) == "gg"


def test_a_broken_card_is_shown_first(broken: Report) -> None:
    first = broken.findings[0]
    assert (first.kind, first.key, first.is_certain) == ("wounds", "bokken", True)
    assert first.other > first.usual + 1
    told = verdict(broken)
    assert told[0].startswith("The variant changes the game: ")
    assert told[1].startswith("Bokken (changed): wounds per hit ")


def test_findings_are_ordered_by_how_certain_they_are(broken: Report) -> None:
    certain = [one.is_certain for one in broken.findings]
    assert certain == sorted(certain, reverse=True)


def test_each_ruling_is_played_the_other_way_alone(plain: Report) -> None:
    names = [one.name for one in plain.rulings]
    assert names == [
        "deck_ends_when_needed",
        "swordmaster_before_honor",
        "own_property_may_be_stripped",
        "own_hand_may_be_stripped",
        "score_may_be_negative",
    ]
    arms = [arm for arm in plain.plan.arms[1:] if arm.name not in BOOKS]
    for one, arm in zip(plain.rulings, arms, strict=True):
        assert arm.variant.rulings == ((one.name, one.name == "own_hand_may_be_stripped"),)
        assert one.changed.low <= one.changed.value <= one.changed.high
        assert all(effect.low <= effect.value <= effect.high for effect in one.teams.values())


def test_rulings_of_the_expansion_are_flipped_where_they_matter() -> None:
    sun = plan_arms(Variant(rising_sun=True), (8,), rulings=True)
    flipped = [arm.variant.rulings[0] for arm in sun[4:]]
    assert dict(flipped) == OTHERWISE
    assert all(len(arm.variant.rulings) == 1 for arm in sun[4:])
    assert "eighth_hand" not in [arm.name for arm in plan_arms(Variant(rising_sun=True), (7,), rulings=True)]
    chosen = plan_arms(Variant(rulings=(("score_may_be_negative", False),)), (5,), rulings=True)
    assert dict(chosen[-1].variant.rulings) == {"score_may_be_negative": True}
    first = next(arm for arm in chosen if arm.name == "deck_ends_when_needed")
    assert dict(first.variant.rulings) == {"score_may_be_negative": False, "deck_ends_when_needed": False}


def test_each_book_that_changes_these_games_is_played() -> None:
    def books(variant: Variant, players: tuple[int, ...] = (5,)) -> list[str]:
        return [arm.name for arm in plan_arms(variant, players, rulings=True) if arm.name in BOOKS]

    assert books(Variant(rising_sun=True)) == [GERMAN, ENGLISH, ITALIAN]
    assert books(Variant()) == [ENGLISH, ITALIAN], (
        "what the German book says otherwise is about the expansion"
    )
    assert books(Variant(rulings=(("own_hand_may_be_stripped", True),))) == [ITALIAN]
    by_german = Variant(rising_sun=True, book=GERMAN, house=HARMLESS)
    assert books(by_german) == [OURS, ENGLISH, ITALIAN], "house rules by a book are compared with that book"


def test_a_book_is_compared_with_our_reading() -> None:
    report = reported(40, Variant(rising_sun=True, book=ENGLISH))
    assert [arm.variant.book for arm in report.plan.arms] == [OURS, ENGLISH]
    assert report.plan.is_about_a_book
    assert verdict(report)[0].startswith("The English book shows no difference from our reading")
    text = page(report)
    assert "What the English book changes" in text
    assert "our reading → the English book" in text
    assert "The circle is our reading." in text
    assert summary(report).startswith("## With Rising Sun, by the English book\n")
    assert data(report)["book"] == ENGLISH


def test_house_rules_may_be_played_by_a_book() -> None:
    report = reported(10, Variant(book=ENGLISH, house=HARMLESS))
    assert [arm.variant.book for arm in report.plan.arms] == [ENGLISH, ENGLISH]
    assert not report.plan.is_about_a_book
    assert "by the English book" in page(report)
    assert all(one.more.value == 0 for one in report.findings)


def test_planners_look_ahead_by_a_book() -> None:
    arms = plan_arms(Variant(book=ENGLISH), (3,), rulings=False)
    plan = LabPlan((3,), 1, "lab", ("planner@64",), arms)
    assert plan.seated == ("planner@64",)
    assert say.stand_ins(plan) == []


def test_what_each_book_changes_is_told_by_number_of_players(plain: Report) -> None:
    told = [(one.name, one.players) for one in plain.books]
    assert told == [(book, players) for book in (ENGLISH, ITALIAN) for players in (4, 5)]
    for one in plain.books:
        at = next(at for at, arm in enumerate(plain.plan.arms) if arm.name == one.name)
        winners = plain.sheet.pairs[at].winners[one.players - FEWEST]
        assert one.changed.value == pytest.approx(1 - winners.trace() / winners.sum())
        assert set(one.teams) == ({*TEAMS} if one.players > 4 else {*TEAMS[:2]})
        more = dict(zip(TEAMS, (winners.sum(0) - winners.sum(1)) / winners.sum(), strict=True))
        assert all(effect.value == pytest.approx(more[team]) for team, effect in one.teams.items())
    assert 'id="books"' in page(plain)
    assert "| The Italian book | 5 |" in summary(plain)


def test_the_summary_is_a_page_of_tables(plain: Report, broken: Report) -> None:
    text = summary(plain)
    assert text.startswith("## The base game\n\n40 games played by random, as many with each number")
    team = next(one for one in plain.teams if (one.players, one.team) == (5, "ronin"))
    rate = f"{100 * team.plain.value:.1f}% ({100 * team.plain.low:.1f} – {100 * team.plain.high:.1f})"
    assert any(line.startswith("| 5 |") and rate in line for line in text.splitlines())
    for line in text.splitlines():
        assert line.count("|") in {0, 3, 5, 7, 8}
    first = plain.people[0]
    won = f"{100 * first.won.value:.1f}% ({100 * first.won.low:.1f} – {100 * first.won.high:.1f}) |"
    assert any(say.name("character", first.key) in line and line.endswith(won) for line in text.splitlines())
    assert all(f"| `{one.name}` |" in text for one in plain.rulings)
    assert "on 40 deals beside the printed game" in text
    assert summary(broken).startswith("## The base game, a variant\n")


def test_the_data_is_json_and_says_what_made_it(broken: Report) -> None:
    found = json.loads(json.dumps(data(broken), allow_nan=False))
    assert (found["games"], found["players"], found["bots"]) == (60, [4, 5], ["random"])
    assert "house" in found
    assert found["findings"][0]["key"] == "bokken"
    assert set(found["teams"][0]["plain"]) == {"value", "low", "high"}
    assert np.array(found["counts"]["endings"]["values"]).sum() == 60
    assert [len(found["axes"][axis]) for axis in found["counts"]["endings"]["axes"]] == [6, 5, 3]
