"""The odds shown to the player of a duel."""

from collections.abc import Iterator
from random import Random

from chanbara import Game, imagine, new_game, observe
from chanbara.duel.bots.odds import Odds, odds
from chanbara.duel.bots.situation import Situation


def test_every_choice_of_a_duel_has_odds_between_none_and_certainty() -> None:
    game = new_game("duel", seed=3, modules=("bushido", "gisei"), environment="dojo", opponent="kojiro")
    dice = Random(3)
    while not game.over:
        assert game.decision is not None
        found = odds(observe(game, 0))
        assert list(found) == game.decision.texts()
        assert all(0 <= one.hit <= 1 and 0 <= one.wounded <= 1 for one in found.values())
        game.apply(dice.randrange(len(game.decision.options)))


def test_odds_do_not_depend_on_the_order_of_the_decks() -> None:
    game = new_game("duel", seed=4, opponent="shiro")
    for _ in range(6):
        view = observe(game, 0)
        assert odds(observe(imagine(view, seed=1), 0)) == odds(view)
        game.apply(0)


def braces(seeds: range) -> Iterator[Game]:
    """The moments before a counterattack in duels played at random."""
    for seed in seeds:
        game, dice = new_game("duel", seed=seed), Random(seed)
        while game.decision is not None:
            if game.decision.kind == "brace":
                yield game
            game.apply(dice.randrange(len(game.decision.options)))


def test_guard_is_judged_by_the_cards_that_are_left() -> None:
    """Before a counterattack: each card that is left and beats guard counts, and no other (B2.17)."""
    judged = 0
    for game in braces(range(4)):
        view, duel = observe(game, 0), game.table
        ki = duel.book.ki_bonus if duel.enemies[0].qi else 0
        left = [duel.book.counters[card] for card in duel.counter_deck or duel.counter_pile]
        hits = [card.value is not None and card.value + (ki if card.ki else 0) > view.guard for card in left]
        assert odds(view)["pass"] == Odds(float(duel.hit), sum(hits) / len(left))
        judged += 1
    assert judged > 3


def test_guard_that_is_bought_never_makes_a_wound_likelier() -> None:
    told = [odds(observe(game, 0)) for game in braces(range(4))]
    pairs = [(found["guard"], found["pass"]) for found in told if "guard" in found]
    assert all(bought.wounded <= not_bought.wounded for bought, not_bought in pairs)
    assert any(bought.wounded < not_bought.wounded for bought, not_bought in pairs)


def test_an_open_defence_card_leaves_no_doubt() -> None:
    """With the defence turned, the last card decides: it hits or it does not (B2.12)."""
    game = new_game("duel", seed=13)
    while game.decision is not None and game.decision.kind != "strike":
        game.apply(next(text for text in ("pass", *game.decision.texts()) if text in game.decision.texts()))
    view = observe(game, 0)
    now = Situation(view)
    assert now.turned is not None
    for text, one in odds(view).items():
        verb, _, key = text.partition(" ")
        if verb == "play":
            card = now.book.actions[key]
            strong = now.strength + card.strength >= now.turned.strength
            deft = now.technique + card.technique >= now.turned.technique
            assert one.hit == float(strong or deft)


def test_foreseeing_is_judged_over_every_card_that_may_be_turned() -> None:
    """Seeing the defense first hits at least as often: both cards are chosen after it (B2.7)."""
    told = [odds(observe(new_game("duel", seed=seed), 0)) for seed in range(6)]
    assert all("extra" in found for found in told)
    seen = []
    for seed in range(6):
        game = new_game("duel", seed=seed)
        game.apply("pass")
        found = odds(observe(game, 0))
        best = max(one.hit for text, one in found.items() if text.startswith("play"))
        seen.append((found["foresee"].hit, best))
    assert any(first > best for first, best in seen)


def test_an_extra_card_is_judged_over_every_card_that_may_be_drawn() -> None:
    """The mean over the draw pile of the odds with seven cards (B2.5)."""
    game = new_game("duel", seed=2)
    view = observe(game, 0)
    found = odds(view)["extra"]
    each = []
    for card in view.mixed["draw"]:
        other = game.clone()
        other.table.draw.remove(card)
        other.table.draw.append(card)
        other.apply("extra")
        chosen = odds(observe(other, 0))
        now = Situation(observe(other, 0))
        assert len(now.hand) == 7
        each.append(max(one.hit for text, one in chosen.items() if text.startswith("play")))
    assert min(each) <= found.hit <= max(each)
    assert found != odds(view)["pass"]


def test_the_price_of_a_card_makes_the_blow_likelier() -> None:
    """The balanced Shiro's counterattack after a card was the price is stronger (B8.39)."""
    judged = 0
    for seed in range(30):
        game = new_game("duel", seed=seed, opponent="shiro", rulings={"balanced_shiro": True})
        dice = Random(seed)
        while game.decision is not None:
            if game.decision.kind == "penalty":
                found = odds(observe(game, 0))
                cards = {one.wounded for text, one in found.items() if ":" in text}
                assert all(price >= found["penalty life"].wounded for price in cards)
                judged += any(price > found["penalty life"].wounded for price in cards)
            game.apply(dice.randrange(len(game.decision.options)))
    assert judged


def test_the_place_is_judged_over_every_face_of_the_die() -> None:
    """In the bamboo forest four faces raise guard: a wound by the counterattack is less likely (A7.1)."""
    judged = 0
    for seed in range(10):
        game = new_game("duel", seed=seed, environment="bamboo")
        game.apply("pass")
        found = odds(observe(game, 0))
        best = max(found[text].hit for text in found if text.startswith("play"))
        assert abs(found["environment"].hit - best) < 0.5
        judged += found["environment"].wounded < max(found[text].wounded for text in found)
    assert judged
