"""The number of decisions by depth from fixed deals. ``make golden`` regenerates them."""

import pytest

import chanbara
from chanbara.record.perft import perft, split
from checks.soak import golden


@pytest.mark.parametrize("name", golden.DEALS)
def test_the_decisions_by_depth_are_as_they_were(name: str) -> None:
    _, *lines = golden.read(golden.PERFT / f"{name}.perft")
    kept = [int(line.split()[1]) for line in lines]
    game = golden.begin(golden.DEALS[name])
    found = perft(game, len(kept) - 1)
    assert found == kept, shown(game, found, kept)


def shown(game: chanbara.Game, found: list[int], kept: list[int]) -> str:
    """The first depth that differs, split by option: the option at fault is looked for there."""
    depth = next(depth for depth, nodes in enumerate(found) if nodes != kept[depth])
    lines = [f"{text}: {nodes}" for text, nodes in split(game, depth).items()]
    return "\n".join(
        [f"after {depth} choices there are {found[depth]} decisions, not {kept[depth]}:", *lines]
    )


def test_there_is_no_other_perft() -> None:
    assert sorted(path.stem for path in golden.PERFT.glob("*.perft")) == sorted(golden.DEALS)


def test_every_perft_counts_thousands_of_decisions() -> None:
    for path in golden.PERFT.glob("*.perft"):
        assert int(golden.read(path)[-1].split()[1]) >= 1_000, path.name


def test_a_difference_is_split_by_option() -> None:
    game = golden.begin(golden.DEALS["players3-1"])
    found = perft(game, 2)
    text = shown(game, found, [found[0], found[1], 0])
    assert text.startswith(f"after 2 choices there are {found[2]} decisions, not 0:")
    assert game.decision is not None
    assert all(f"\n{option}: " in text for option in game.decision.texts())
