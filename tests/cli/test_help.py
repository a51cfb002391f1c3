"""The help of commands, and what is suggested for a name that is spelled wrong."""

import re

import pytest

from tests.cli.terminal import mistake, run


def options(*words: str) -> set[str]:
    result = run(*words, "--help", COLUMNS="200")
    assert result.exit_code == 0
    return set(re.findall(r"(--[a-z][a-z-]*)", result.stdout))


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_shows_the_games_and_the_options_of_the_usual_one(command: str) -> None:
    page = run(command, "--help", COLUMNS="200").stdout
    assert re.search(r"\bsword\b.*Samurai Sword", page)
    assert re.search(r"\bduel\b", page)
    assert options(command) == options(command, "sword") >= {"--players", "--seed", "--bots", "--rising-sun"}
    assert "--opponent" in options(command, "duel")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["repaly"], "No such command 'repaly'. Did you mean 'replay', 'play'?"),
        (["fight"], "No such command 'fight'. See chanbara --help."),
        (["admin", "bann"], "No such command 'bann'. Did you mean 'ban', 'bans', 'unban'?"),
        (["play", "--sead", "1"], "No such option: --sead (Possible options: --hotseat, --seat, --seed)"),
        (["replay", "game", "--xyz"], "No such option: --xyz. See chanbara replay --help."),
        (
            ["replay", "game", "other"],
            "Got unexpected extra argument(s) (other). See chanbara replay --help.",
        ),
        (["play", "chess"], "unknown game 'chess'; choose sword or duel"),
    ],
)
def test_what_was_meant_is_suggested(words: list[str], sentence: str) -> None:
    assert mistake(*words) == sentence
