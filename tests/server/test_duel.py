"""The duel at a table: insight, odds, and printed texts. Nothing hidden is revealed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import chanbara
from chanbara.duel.book.data import standard_book
from chanbara.duel.bots.forecast import forecast
from chanbara.duel.served.hall.book import duel_book
from chanbara.duel.served.insight import duel_insight
from chanbara.duel.served.odds import message as odds_message
from chanbara.duel.sight.view import DuelView
from chanbara.duel.words.messages import DuelMessages, signed
from chanbara.locales import LANGUAGES
from chanbara.server.workers.queues import Queue
from tests.duel.table import duel as placed
from tests.server.kit import until
from tests.server.party import as_sent, party
from tests.server.test_leaks import shuffled
from tests.server.worlds import lobby_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from chanbara.duel.served.payloads import DuelInsight, DuelOutcome
    from tests.server.kit import Running

DUEL = {"game": "duel", "opponent": "arima"}
FIELDS: tuple[dict[str, Any], ...] = (
    {
        "opponent": "shiro",
        "weapon": "bokken",
        "environment": "dojo",
        "modules": ("bushido", "gisei", "yoroi"),
    },
    {"opponent": "baiken", "weapon": "kusarigama", "weather": "rain", "modules": ("blood", "bushido")},
    {"weapon": "yari", "environment": "temple", "modules": ("1vs3", "yoroi_enemy", "gisei")},
    {"opponent": "kojiro", "weapon": "nodachi", "environment": "beach", "weather": "snow"},
    {"opponent": "yoshioka", "weapon": "wakizashi", "environment": "snowfield", "modules": ("blood",)},
    {"opponent": "inshun", "weapon": "naginata", "environment": "bamboo", "modules": ("bushido",)},
)
"""Duels in which every module, opponent and weapon with words of its own is met."""
EACH = 9
CERTAIN = {"play", "guard", "spend", "bokken", "raise", "combo", "penalty", "step", "convert", "release"}
ACTS = {"Played", "Combo", "Penalty", "Released"}
FIGURES = {"Changed", "QiChanged", "LifeChanged", "RedDie"}
"""Events that change a stat: until the engine's next act they are effects of the option itself."""


def played() -> Iterator[chanbara.Game]:
    """Yield duels after each of their random choices; cards are seldom held back."""
    for seed in range(EACH * len(FIELDS)):
        game = chanbara.new_game("duel", seed=seed, **FIELDS[seed % len(FIELDS)])
        chance = Random(seed)
        while not game.over:
            yield game
            assert game.decision is not None
            texts = game.decision.texts()
            cards = [one for one in texts if one.startswith("play ")]
            game.apply(chance.choice(cards if cards and chance.random() < 0.7 else texts))


def insight(view: DuelView) -> DuelInsight:
    found = duel_insight(view)
    assert found is not None
    return found


def of(view: DuelView, text: str) -> DuelOutcome:
    """What follows from one option."""
    assert view.decision is not None
    return insight(view).options[[one.text for one in view.decision.options].index(text)]


def changes(game: chanbara.Game, option: int) -> dict[str, int]:
    """Return by how much stats changed at once when an option was really chosen."""
    after = game.clone()
    count = len(after.events)
    after.apply(option)
    found: dict[str, int] = {}
    names = {"QiChanged": "qi", "LifeChanged": "life"}
    news = chanbara.seen(after, 0, count)
    for seen in news[1:] if news and news[0].kind in ACTS else news:
        if seen.kind not in FIGURES:
            break
        if seen.kind == "RedDie":
            found["red_die"] = seen.about["now"] - game.table.red_die
        elif "by" in seen.about:
            name = names.get(seen.kind) or seen.about["what"]
            found[name] = found.get(name, 0) + seen.about["by"]
    return found


def test_what_is_told_of_an_option_is_what_happens_when_it_is_chosen() -> None:
    verbs: dict[str, int] = {}
    for game in played():
        view = chanbara.observe(game, 0)
        assert view.decision is not None
        before = insight(view)
        for place, (option, outcome) in enumerate(zip(view.decision.options, before.options, strict=True)):
            if outcome.after is None or option.verb == "hit":
                continue
            verbs[option.verb] = verbs.get(option.verb, 0) + 1
            happened = changes(game, place)
            for name in ("strength", "technique", "life", "qi", "red_die"):
                now = getattr(before.now, name) + happened.get(name, 0)
                assert getattr(outcome.after, name) == now, option
            most = game.table.field.weapon.guard_most
            guard = game.table.guard + game.table.guard_bonus + happened.get("guard", 0)
            assert outcome.after.guard == (guard if most is None else min(guard, most)), option
    assert verbs.keys() == CERTAIN, verbs


def test_what_hits_is_what_the_engine_says_of_the_hit() -> None:
    hits = 0
    for game in played():
        view = chanbara.observe(game, 0)
        assert view.decision is not None
        for place, option in enumerate(view.decision.options):
            if option.verb != "hit":
                continue
            after = game.clone()
            count = len(after.events)
            after.apply(place)
            seen = chanbara.seen(after, 0, count)[0]
            said = insight(view).options[place].said
            assert (seen.about["mode"], seen.about["margin"]) == (option.key, said.args["margin"])
            hit = next(one for one in insight(view).now.hits if one.value == option.key)
            assert (hit.margin, DuelMessages(view).amounts(hit.effects)) == (
                said.args["margin"],
                said.args["what"],
            )
            hits += 1
    assert hits > 10


def test_b2_12_a_card_tells_what_its_hit_would_do() -> None:
    story = placed("yoshioka", hand="iai gan_ryu_thrust kesa_giri_normal harai", defence="3_5", qi=0)
    story.plays("kesa_giri_normal", "iai")
    view = chanbara.observe(story.game, 0)
    found = insight(view)
    # Yoshioka's technique defence is 1 higher (B5.1).
    assert (found.strength, found.technique, found.asked.args["left"]) == (3, 6, 1)
    assert [(one.value, one.margin, one.effects) for one in found.now.hits] == [("strength", 2, {"life": 1})]
    with_thrust = of(view, "play gan_ryu_thrust").after
    assert with_thrust is not None
    assert (with_thrust.strength, with_thrust.technique, with_thrust.guard) == (5, 2, 0)
    assert (with_thrust.normal, with_thrust.special) == (3, 0)
    guarded = of(view, "play harai").after
    assert guarded is not None
    assert (guarded.technique, guarded.guard) == (-2, 3)


def test_b2_9_while_the_defence_lies_face_down_it_is_told_how_many_are_reached() -> None:
    view = chanbara.observe(placed("arima", hand="iai do_giri harai", defence="2_6 6_2").game, 0)
    after = of(view, "play iai").after
    assert after is not None
    assert after.reached is not None
    # With 3 strength 2_6, 3_5 and 3_7 are reached, and with 0 technique nothing.
    reached = after.reached
    assert (reached.strength, reached.technique, reached.either, reached.cards) == (3, 0, 3, 12)
    assert after.hits == []


def test_b5_1_technique_frees_from_the_chain() -> None:
    view = chanbara.observe(placed("baiken", hand="tsuki do_giri harai").game, 0)
    assert insight(view).now.counter == 1
    tsuki, cut = of(view, "play tsuki").after, of(view, "play do_giri").after
    assert tsuki is not None
    assert cut is not None
    assert (tsuki.counter, cut.counter) == (0, 1)


def test_a3_1_what_chance_decides_is_not_foretold() -> None:
    story = placed("arima", modules="gisei", hand="iai", defence="6_6", qi=0)
    story.plays("iai")
    view = chanbara.observe(story.game, 0)
    gisei = of(view, "gisei")
    assert gisei.after is None
    drawn = [signed(one) for one in standard_book().gisei]
    assert (gisei.price, gisei.said.args["list"]) == ({"life": 1}, drawn)


def test_estimates_and_odds_follow_from_the_view_alone() -> None:
    chance = Random(5)
    for number, game in enumerate(played()):
        if number % 80:
            continue
        here, there = chanbara.observe(game, 0), chanbara.observe(shuffled(game, chance), 0)
        assert as_sent(insight(here)) == as_sent(insight(there))
        assert as_sent(odds_message(1, forecast(here, 4))) == as_sent(odds_message(1, forecast(there, 4)))


def test_odds_are_those_of_the_solver(server: Running) -> None:
    with party(server, DUEL, people=1) as table:
        assert table.host.refused("odds")[0] == "not_started"
        watcher = table.watch()
        table.start()
        assert watcher.refused("odds")[0] == "not_seated"
        for _ in range(3):
            view = msgspec.convert(table.host.view, DuelView)
            table.host.say("odds", re=9)
            first, then = table.host.wait("odds"), table.host.wait("odds")
            assert first["worlds"] < then["worlds"]
            assert view.decision is not None
            for answer in (first, then):
                found = odds_message(view.decision.number, forecast(view, answer["worlds"]), re=9)
                assert answer["options"] == as_sent(found)["options"]
                assert (answer["re"], answer["decision"]) == (9, view.decision.number)
            table.play(until=table.host.version + 1)


def test_odds_are_computed_once_for_a_decision_and_no_bot_waits_for_them(server: Running) -> None:
    pool = lobby_of(server).advisor.pool
    with party(server, DUEL, people=1) as table, server.busy(Queue.ODDS) as free:
        table.start()
        for number in range(5):
            table.host.say("odds", re=number)
        table.host.say("ping")
        table.host.wait("pong")
        until(lambda: pool.waiting(Queue.ODDS) > 0)
        table.host.say("ping")
        table.host.wait("pong")
        assert pool.waiting(Queue.ODDS) == 1
        table.play(until=table.host.version + 1)
        table.host.say("odds", re=5)
        stale = [table.host.wait("refused") for _ in range(5)]
        assert [(one["code"], one["re"]) for one in stale] == [("stale", number) for number in range(5)]
        free.set()
        answer = table.host.wait("odds")
        assert (answer["re"], answer["decision"]) == (5, table.host.view["decision"]["number"])


def test_samurai_sword_has_no_odds(server: Running) -> None:
    with party(server, {"game": "sword", "players": 3}, people=1) as table:
        table.start()
        assert table.host.refused("odds") == ("impossible", "Odds are only available in a duel.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_told_in_every_language(server: Running, language: Any) -> None:  # noqa: ANN401
    status, found = server.ask("/api/duels/book", **{"Accept-Language": language})
    assert status == 200
    assert found == as_sent(duel_book(language, standard_book()))
    book = standard_book()
    iai = next(card for card in found["cards"] if card["key"] == "iai")
    assert iai == {
        "key": "iai", "strength": 3, "technique": 0, "guard": 0, "icon": "normal", "qi": 0, "special": True
    }  # fmt: skip
    assert len(found["cards"]) == len(book.actions)
    assert {f"weapon-{key}" for key in book.weapons} <= found["does"].keys()
    assert found["does"]["blood-dodged_and_beheaded-2"]
