"""The chance to win a duel by each choice: rollouts of the solver in sampled worlds."""

from random import Random

from chanbara import Game, imagine, new_game, observe
from chanbara.duel.book.numbers import read_numbers
from chanbara.duel.bots.forecast import Forecast, forecast, portion
from chanbara.duel.bots.rollout import Rollouts
from chanbara.duel.bots.solver import SolverBot


def moments(seed: int, every: int, **options: object) -> list[Game]:
    """Return a duel of the solver at some of its decisions."""
    game, found, number = new_game("duel", seed=seed, **options), [], 0
    bot = SolverBot(seed)
    while game.decision is not None:
        if number % every == 0:
            found.append(game.clone())
        game.apply(bot.choose(observe(game, 0), []))
        number += 1
    return found


def shuffled(game: Game, dice: Random) -> Game:
    """Return a duel that differs in what its player cannot know."""
    other = game.clone()
    for deck in ("draw", "specials", "defence_deck", "counter_deck", "blood_deck"):
        dice.shuffle(getattr(other.table, deck))
    other.table.chance.counter += 1000
    return other


def test_two_worlds_that_look_the_same_have_the_same_odds() -> None:
    dice = Random(1)
    for game in moments(4, 60, opponent="shiro", modules=("bushido", "blood")):
        view, other = observe(game, 0), observe(shuffled(game, dice), 0)
        assert view == other
        assert forecast(view, 4).worlds == forecast(other, 4).worlds
        assert forecast(observe(imagine(view, seed=9), 0), 4).worlds == forecast(view, 4).worlds


def test_portions_add_up_and_the_interval_narrows() -> None:
    view = observe(new_game("duel", seed=3), 0)
    grown = Forecast()
    for first, until in ((0, 4), (4, 12), (12, 24)):
        while len(grown.worlds) < until:
            grown.add(portion(view, len(grown.worlds), 0.0, until))
        assert len(grown.worlds) == until, first
    whole = forecast(view, 24)
    assert grown.worlds == whole.worlds
    few, many = forecast(view, 4).chances(), whole.chances()
    assert all(one.low <= one.mean.win <= one.high for one in (*few, *many))
    assert sum(one.high - one.low for one in many) < sum(one.high - one.low for one in few)


def test_choices_are_compared_in_the_same_worlds() -> None:
    """Common random numbers: the difference of two choices is more exact than either of them."""
    game = new_game("duel", seed=5)
    game.apply("pass")
    found = forecast(observe(game, 0), 24)
    chances = found.chances()
    best = max(range(len(chances)), key=lambda option: chances[option].mean.win)
    assert found.behind(best, best) == (0.0, 0.0)
    other = (best + 1) % len(chances)
    by, error = found.behind(other, best)
    assert abs(by - (chances[best].mean.win - chances[other].mean.win)) < 1e-9
    widths = [chances[option].high - chances[option].low for option in (best, other)]
    assert error < sum(widths) / 3.92


def test_a_duel_that_ends_is_won_or_lost_for_certain() -> None:
    for seed in range(4):
        last = moments(seed, 1)[-1]
        rollouts = Rollouts(observe(last, 0))
        assert {one.win for number in range(8) for one in rollouts.world(number)} & {0.0, 1.0}


def test_how_often_rollouts_hit_agrees_with_the_exact_odds() -> None:
    """The exact chance to hit is that of the solver's own play."""
    exact = rolled = 0.0
    for game in moments(6, 30):
        for one in forecast(observe(game, 0), 16).chances():
            exact += one.exact.hit
            rolled += one.mean.hit
    assert abs(exact - rolled) / exact < 0.25


def test_with_custom_numbers_rollouts_go_to_the_end() -> None:
    game = new_game("duel", seed=2, numbers=read_numbers("player:\n  life: 7\n"))
    rollouts = Rollouts(observe(game, 0))
    assert {one.win for one in rollouts.world(0)} <= {0.0, 1.0}
