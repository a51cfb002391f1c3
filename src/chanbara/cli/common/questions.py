"""Prompts before a game begins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from chanbara.cli.common.manners import typed_line, usual_language
from chanbara.locales import LANGUAGES, Speech, speech

SEEDS = 1_000_000
"""The range of default seeds: short enough to write down."""


def ask_yes_or_no(console: Console, words: Speech, question: str, *, usual: bool) -> bool:
    """Ask a question; the first letter of an answer is enough."""
    yes, no = words.say("greet-yes"), words.say("greet-no")
    while True:
        answer = typed_line(console, f"{question} [{yes if usual else no}]").lower() or (yes if usual else no)
        if answer[0] in {yes[0], no[0]}:
            return answer[0] == yes[0]
        console.print(f" {words.say('greet-rising-sun-again')}")


def ask_one(console: Console, question: str, again: str, usual: str, answers: Sequence[str]) -> str:
    """Ask until one of the answers is given; Enter selects the default."""
    while True:
        answer = typed_line(console, f"{question} [{usual}]").lower() or usual
        if answer in answers:
            return answer
        console.print(f" {again}")


def ask_language(console: Console, title: str) -> str:
    """Print a title and ask for the language."""
    usual = usual_language()
    words = speech(usual)
    console.print()
    console.print(Text.assemble(" ", ("chanbara", "turn"), f"  {words.say(title)}"))
    console.print()
    question, again = words.say("greet-language"), words.say("greet-language-again")
    return ask_one(console, question, again, usual, LANGUAGES)
