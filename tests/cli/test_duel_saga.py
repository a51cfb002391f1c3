"""Campaign and clan at the keyboard: saved after each duel and on leaving, and resumed."""

import random
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from chanbara.duel.saga.campaign import Campaign, new_campaign
from chanbara.duel.saga.clan import Clan, new_clan
from chanbara.duel.saga.saved import load_saga, save_saga
from chanbara.duel.terminal.saga import SagaSitting
from tests.cli.terminal import mistake, paper, printed, run

EASY = ["--difficulty", "student", "--module", "yoroi"]


def fought(state: Campaign | Clan, *, won: bool) -> list[str]:
    """Choices that win the next duel, or lose it."""
    for seed in range(400):
        game, generator = state.duel(), random.Random(seed)
        while game.decision is not None:
            game.apply(generator.choice(game.decision.texts()))
        if game.result.won == won:
            return [text for _, _, text in game.choices]
    raise AssertionError("no luck")


def sat(state: Campaign | Clan, path: Path, typed: Iterable[str], monkeypatch: pytest.MonkeyPatch) -> str:
    """Sit down to a campaign or clan, type this, and leave; return the page, spaces aside."""
    lines = iter(typed)

    def type_(*_: object) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", type_)
    console = paper(120)
    SagaSitting(state, None, path, "en", console).run()
    return " ".join(printed(console).split())


def lines(*typed: str) -> str:
    return "".join(f"{one}\n" for one in typed)


# --- B7.1: the campaign


def test_b7_1_a_campaign_is_begun_left_within_a_duel_and_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "campaign"
    began = run("play", "duel", "--campaign", str(path), "--seed", "3", typed=lines("pass", "extra"))
    assert began.exit_code == 0
    assert "1 Arima Kihei next" in " ".join(began.stdout.split())
    assert "Duels won: 0. You have 8 life." in began.stdout
    assert "Mulligans left: 1." in began.stdout
    assert "Run the same command to continue." in " ".join(began.stdout.split())
    _, game = load_saga(path.read_text())
    assert game is not None
    assert [text for _, _, text in game.choices] == ["pass", "extra"]
    again = run("play", "duel", "--campaign", str(path), typed="")
    question = "You may play up to 2 cards before the defense is revealed."
    assert question in again.stdout, "it goes on where it was left"


def test_b7_1_after_a_win_the_campaign_is_saved_and_the_next_opponent_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "campaign"
    state = new_campaign(seed=3, difficulty="student", modules=("yoroi",))
    page = sat(state, path, [*fought(state, won=True), "log", ""], monkeypatch)
    assert "1 Arima Kihei won 2 Yoshioka Seijūrō next" in page
    assert re.search(r"Duels won: 1\. You have \d+ life\.", page)
    assert "You face Yoshioka Seijūrō" in page
    saved, game = load_saga(path.read_text())
    assert saved.won == 1
    assert game is not None, "the second duel is under way"
    assert game.choices == []


def test_b7_1_leaving_between_two_duels_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "campaign"
    state = new_campaign(seed=3, difficulty="student", modules=("yoroi",))
    sat(state, path, fought(state, won=True), monkeypatch)
    saved, game = load_saga(path.read_text())
    assert (saved.won, game) == (1, None)


def test_b7_1_a_lost_duel_ends_the_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "campaign"
    state = new_campaign(seed=3)
    page = sat(state, path, [*fought(state, won=False), ""], monkeypatch)
    assert page.endswith("The campaign is over. Duels won: 0.")
    saved, game = load_saga(path.read_text())
    assert (saved.is_over, game) == (True, None)
    again = run("play", "duel", "--campaign", str(path))
    assert "The campaign is over. Duels won: 0." in again.stdout
    assert "You face" not in again.stdout


@pytest.mark.parametrize("answer", ["n", "", "y"])
def test_b7_1_the_last_opponent_is_faced_if_one_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    five = msgspec.structs.replace(new_campaign(seed=3), won=5)
    path = tmp_path / "campaign"
    page = sat(five, path, [answer], monkeypatch)
    assert "6 Shiro next" in page
    assert ("You face Shiro" in page) == (answer == "y")
    assert page.endswith("you are still standing. Duels won: 5.") == (answer != "y")
    assert ('"is_retired": true' in path.read_text()) == (answer != "y")


@pytest.mark.parametrize(
    ("die", "told"),
    [
        (1, "shows 1: \N{MINUS SIGN}1 life, but never your last."),
        (2, "shows 2: \N{MINUS SIGN}1 Qi at the start of the next duel."),
        (3, "shows 3: nothing."),
        (4, "shows 4: +1 life, but never your last."),
        (5, "shows 5: a special card is shuffled into your action deck."),
        (6, "shows 6: the red die starts at 2."),
    ],
)
def test_b7_2_what_happens_between_two_duels_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, die: int, told: str
) -> None:
    state = msgspec.structs.replace(new_campaign(seed=3), won=1, life=5, event=die)
    page = sat(state, tmp_path / "campaign", [], monkeypatch)
    assert told in page
    assert "Duels won: 1. You have 5 life." in page


def test_b7_2_a_campaign_may_be_played_without_events(tmp_path: Path) -> None:
    path = tmp_path / "campaign"
    run("play", "duel", "--campaign", str(path), "--no-events", "--weapon", "yari", typed="")
    state, _ = load_saga(path.read_text())
    assert isinstance(state, Campaign)
    assert (state.with_events, state.weapon, state.mulligans) == (False, "yari", 4)


# --- B7.3: the clan


def test_b7_3_between_duels_one_chooses_who_fights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "clan"
    page = sat(new_clan(seed=3), path, ["9", "bow", "3"], monkeypatch)
    assert "1 Katana ●●●●●●●● fights next 2 Nodachi ●●●●●●●●" in page
    assert "“9” is not an option." in page
    assert "“bow” is not an option." in page
    assert "You face Arima Kihei with the Naginata." in page


def test_b7_3_enter_sends_whoever_fought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sat(new_clan(seed=3), tmp_path / "clan", [""], monkeypatch)
    assert "You face Arima Kihei with the Katana." in page


def test_b7_3_the_next_steps_in_for_a_fallen_samurai_without_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "clan"
    clan = new_clan(seed=3)
    page = sat(clan, path, ["", *fought(clan, won=False), ""], monkeypatch)
    assert "1 Katana ○○○○○○○○ fallen 2 Nodachi ●●●●●●●● fights next" in page
    assert "You face Arima Kihei with the Nodachi." in page
    assert page.count("Who fights?") == 1, "only before the first duel"
    state, game = load_saga(path.read_text())
    assert isinstance(state, Clan)
    assert state.foe is not None
    assert game is not None


def test_b7_3_when_all_have_fallen_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clan = new_clan(seed=3)
    fallen = tuple(msgspec.structs.replace(one, life=0) for one in clan.members)
    lost = msgspec.structs.replace(clan, members=fallen, won=2)
    page = sat(lost, tmp_path / "clan", [], monkeypatch)
    assert page.endswith("All four have fallen. Duels won: 2.")


# --- B8.35: three enemies; B11: numbers of one's own


@pytest.mark.parametrize(("way", "lives"), [("--campaign", [2, 1, 1]), ("--clan", [4, 3, 3])])
def test_b8_35_1_vs_3_is_an_option_of_campaign_and_clan(tmp_path: Path, way: str, lives: list[int]) -> None:
    path = tmp_path / "saga"
    typed = lines("pass") if way == "--campaign" else lines("", "pass")
    began = run("play", "duel", way, str(path), "--module", "1vs3", "--seed", "3", typed=typed)
    assert began.exit_code == 0
    assert "1 Three enemies next" in " ".join(began.stdout.split())
    state, game = load_saga(path.read_text(encoding="utf-8"))
    assert state.has_three
    assert game is not None
    assert [enemy.life for enemy in game.table.enemies] == lives


def test_b11_3_a_campaign_keeps_rulings_and_numbers(tmp_path: Path) -> None:
    path, own = tmp_path / "campaign", tmp_path / "own.yaml"
    own.write_text("campaign: {ladder: [[shiro, 3]], last: arima}\n", encoding="utf-8")
    chosen = ("--numbers", str(own), "--ruling", "balanced_shiro=true")
    began = run("play", "duel", "--campaign", str(path), *chosen, "--seed", "3", typed=lines("pass"))
    assert began.exit_code == 0
    own.unlink()
    again = run("play", "duel", "--campaign", str(path), typed=lines())
    assert "1 Shiro next" in " ".join(again.stdout.split())
    state, game = load_saga(path.read_text(encoding="utf-8"))
    assert state.rulings == {"balanced_shiro": True}
    assert game is not None
    assert (game.table.enemies[0].life, game.table.book.rulings.balanced_shiro) == (3, True)


# --- what is impossible


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--campaign", "a", "--clan", "b"], "choose --campaign or --clan, not both"),
        (["--campaign", "{new}", "--record", "b"], "keep the records of their duels in their own file"),
        (["--campaign", "{new}", "--opponent", "shiro"], "campaigns and clans have fixed opponents"),
        (["--clan", "{new}", "--weapon", "yari"], "the clan has fixed weapons; do not choose one (B7.3)"),
        (["--campaign", "{new}", "--module", "blood"], "Blood cannot be used in a campaign (A1.4)"),
        (["--campaign", "{new}", "--module", "1vs3", "--armoured", "2"], "do not choose another (B8.35)"),
        (["--campaign", "{new}", "--ruling", "luck=true"], "there is no ruling 'luck'"),
        (
            ["--clan", "{new}", "--numbers", "/nowhere/file"],
            "cannot read /nowhere/file: No such file or directory",
        ),
        (["--campaign", "/nowhere/file"], "cannot write /nowhere/file: No such file or directory"),
        (["--campaign", "{old}", "--seed", "3"], "already has its options; do not pass others"),
        (["--campaign", "{old}", "--weapon", "yari"], "already has its options; do not pass others"),
        (["--campaign", "{old}", "--no-events"], "already has its options; do not pass others"),
        (["--clan", "{old}"], "holds a campaign, not a clan"),
        (["--campaign", "{broken}"], "this is not a saved campaign"),
    ],
)
def test_what_is_impossible_is_one_clear_line(tmp_path: Path, words: list[str], sentence: str) -> None:
    (tmp_path / "old").write_text(save_saga(new_campaign(seed=1)))
    (tmp_path / "broken").write_text("{}")
    places = {name: str(tmp_path / name) for name in ("old", "new", "broken")}
    assert sentence in mistake("play", "duel", *(word.format(**places) for word in words))
    assert not (tmp_path / "new").exists()
