"""Why an act is not offered: every refusal is reached, with its rule, in every language."""

import pytest
from fluent.syntax import ast, parse

from chanbara import new_game
from chanbara.locales import LANGUAGES, _sources, speech
from chanbara.sword.rules.refusal import refusal
from tests.api import test_why_not_rising_sun
from tests.api.refusals import Case
from tests.rules.page import characters, paragraphs
from tests.table import Story, play_at_random, table

PLAY = "benkei*: bo parry battle_cry breathing geisha diversion | hanzo 0/: bo / focus | tomoe: | musashi: bo"


def playing() -> Story:
    return table(PLAY)


def limited() -> Story:
    return table("benkei*: bo | hanzo: bo | tomoe: bo | musashi: bo", weapons_played=1)


def limited_to_two() -> Story:
    return table("goemon*: bo | hanzo: bo | tomoe: bo | musashi: bo", weapons_played=2)


def bushido_lies() -> Story:
    return table("benkei*: bushido | hanzo: / bushido | tomoe: bo | musashi: bo")


def given_bushido() -> Story:
    return table("benkei*: armor bushido / armor | hanzo: bo | tomoe: bo | musashi: bo")


def far_away() -> Story:
    return table("benkei*: bokken | hanzo: bo / armor | tomoe: bo | musashi: bo")


def tired() -> Story:
    return table("nobunaga* 1/: bo | hanzo: bo | tomoe: bo | musashi: bo")


def attacked() -> Story:
    t = table("benkei*: bo | tomoe: kiseru parry | hanzo: bo | musashi: bo")
    t.plays("bo > tomoe")
    return t


def challenged() -> Story:
    t = table("benkei*: jujutsu | tomoe: bo parry | hanzo: bo | musashi: bo")
    t.plays("jujutsu")
    return t


def discarding() -> Story:
    return table(f"benkei*: bo {'parry ' * 8} | hanzo: bo | tomoe: bo | musashi: bo", phase="discard")


def drawing() -> Story:
    return table("ieyasu*: bo | hanzo: bo | tomoe: bo | musashi: bo", phase="draw", pile="bo katana")


CASES = [
    Case("offered", playing, "end", "", "You can do that."),
    Case(
        "unreadable",
        playing,
        "jump",
        "3.3",
        "“jump” is not a move. Moves look like “play bo>2”, “parry parry” or “end”.",
    ),
    Case("no-such-card", playing, "play excalibur>1", "1.1", "There is no card called “excalibur”."),
    Case("no-card-named", playing, "play", "3.3", "Name a card."),
    Case("names-no-card", playing, "end bo", "3.3", "Type just “end”."),
    Case("not-in-hand", playing, "play katana>1", "3.3", "You have no Katana in your hand."),
    Case("answer-only", playing, "play parry", "3.3", "Parry can only be played as an answer to an attack."),
    Case(
        "weapon-limit",
        limited,
        "play bo>1",
        "3.5",
        "You can only play one weapon this turn, and you already have.",
    ),
    Case(
        "weapon-limit",
        limited_to_two,
        "play bo>1",
        "3.5",
        "You can only play 2 weapons this turn, and you already have.",
    ),
    Case(
        "already-in-play",
        bushido_lies,
        "play bushido>2",
        "10.3",
        "A Bushidō is already in play; there can be only one.",
    ),
    Case("names-nobody", playing, "play battle_cry>1", "9.1", "Battle Cry takes no target."),
    Case("names-nobody", discarding, "discard bo>1", "3.4", "Bō takes no target."),
    Case("names-nobody", attacked, "parry parry>0", "6.2", "Parry takes no target."),
    Case("names-somebody", playing, "play bo", "6.1", "Choose a target for Bō."),
    Case("names-somebody", playing, "play breathing", "9.2", "Choose a target for Breathing."),
    Case("names-somebody", given_bushido, "play bushido", "10.3", "Choose a target for Bushidō."),
    Case("names-nobody", given_bushido, "play armor>1", "10.2", "Armor takes no target."),
    Case("no-such-seat", playing, "play bo>4", "2.1", "There is nobody in seat 4."),
    Case("names-no-property", playing, "play bo>1:focus", "1.1", "Bō does not target a property."),
    Case("no-such-property", playing, "play geisha>1:armor", "9.9", "Hanzō has no “armor” in play."),
    Case("not-yourself", playing, "play bo>0", "6.1", "You cannot play Bō on yourself."),
    Case("not-yourself", playing, "play diversion>0", "9.4", "You cannot play Diversion on yourself."),
    Case(
        "empty-hand",
        playing,
        "play diversion>2",
        "9.9",
        "Tomoe has no cards in hand for Diversion to take.",
    ),
    Case(
        "harmless",
        playing,
        "play bo>1",
        "4.2",
        "Hanzō is Harmless: they have no resilience or no cards in hand.",
    ),
    Case("too-far", far_away, "play bokken>1", "5.3", "Hanzō is at Difficulty 2; your Bokken reaches 1."),
    Case("no-such-ability", playing, "use nobunaga", "3.3", "Your character has no such ability."),
    Case("no-such-ability", playing, "use", "3.3", "Your character has no such ability."),
    Case(
        "ability-names-nobody",
        lambda: table("nobunaga*: bo | hanzo: bo | tomoe: bo | musashi: bo"),
        "use nobunaga>1",
        "12 nobunaga",
        "This ability takes no target.",
    ),
    Case(
        "ability-nobunaga",
        tired,
        "use nobunaga",
        "12 nobunaga",
        "You cannot pay with your last resilience point.",
    ),
    Case("no-parry", attacked, "parry kiseru", "6.2", "You cannot use Kiseru as a parry now."),
    Case("not-in-hand", attacked, "parry bo", "6.2", "You have no Bō in your hand."),
    Case("no-card-named", attacked, "parry", "6.2", "Name a card."),
    Case("no-weapon", challenged, "discard parry", "9.6", "Parry is not a weapon."),
    Case("not-in-hand", challenged, "discard katana", "9.6", "You have no Katana in your hand."),
    Case("not-in-hand", discarding, "discard katana", "3.4", "You have no Katana in your hand."),
    Case(
        "top-discard-only",
        drawing,
        "take bo",
        "3.2",
        "You can only take the top card of the discard pile: Katana.",
    ),
    Case(
        "only-play",
        playing,
        "parry parry",
        "3.3",
        "You can play cards, use your ability, or end your turn.",
    ),
    Case("only-parry", attacked, "end", "6.2", "You can only parry or take the hit."),
    Case(
        "only-weapon",
        challenged,
        "parry parry",
        "3.6",
        "You can only discard a weapon or accept the consequence.",
    ),
    Case("only-discard", discarding, "end", "3.4", "You must discard down to 7 cards."),
    Case("only-first-draw", drawing, "end", "3.2", "Choose where to take your first card from."),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.at.__name__}: {case.act}")
def test_a_refusal_cites_its_rule_and_says_its_reason(case: Case) -> None:
    t = case.at()
    assert refusal(t.state, case.act, t.decision.seat).key == case.key
    assert t.game.why_not(case.act) == (case.rule, case.sentence)


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.at.__name__}: {case.act}")
def test_every_language_gives_the_same_rule_and_words_of_its_own(case: Case, language: str) -> None:
    rule, sentence = case.at().game.why_not(case.act, language=language)
    assert rule == case.rule
    assert sentence
    assert sentence != case.sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_can_be_said_is_reached(language: str) -> None:
    source = dict(_sources(language))["refusals.ftl"]
    messages = {entry.id.name for entry in parse(source).body if isinstance(entry, ast.Message)}
    reached = {f"refusal-{case.key}" for case in (*CASES, *test_why_not_rising_sun.CASES)}
    # No printed ability may be used once in a game: tests/levers has one. tests/parts has the last three.
    elsewhere = {"refusal-not-asked", "refusal-over", "refusal-ability-used-game"}
    of_data_files = {"refusal-only-offer", "refusal-only-choose", "refusal-ability-names-another"}
    assert messages == reached | elsewhere | of_data_files


def test_who_is_not_asked_is_told_who_is() -> None:
    t = playing()
    for seat in (1, 2, 3):
        assert t.game.why_not("end", seat=seat) == ("3.6", "Benkei has to decide now.")
    assert t.game.why_not("end", seat=0) == ("", "You can do that.")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "de",
            [
                "Ein Angriff auf Hanzō hat Schwierigkeitsgrad 2; Bokken reicht nur bis 1.",
                "In diesem Zug darfst du nur eine Waffe spielen, und das hast du schon getan.",
                "In diesem Zug darfst du nur 2 Waffen spielen, und das hast du schon getan.",
                "Jetzt entscheidet Benkei.",
            ],
        ),
        (
            "it",
            [
                "Un attacco contro Hanzō ha Difficoltà 2; Bokken arriva solo a 1.",
                "In questo turno puoi giocare una sola arma e l’hai già fatto.",
                "In questo turno puoi giocare 2 armi e le hai già giocate.",
                "Ora decide Benkei.",
            ],
        ),
    ],
)
def test_sentences_in_german_and_italian(language: str, sentences: list[str]) -> None:
    said = [
        far_away().game.why_not("play bokken>1", language=language)[1],
        limited().game.why_not("play bo>1", language=language)[1],
        limited_to_two().game.why_not("play bo>1", language=language)[1],
        playing().game.why_not("end", seat=1, language=language)[1],
    ]
    assert said == sentences


def test_cards_have_their_names_in_each_language() -> None:
    said = [playing().game.why_not("play battle_cry>1", language=language)[1] for language in LANGUAGES]
    names = [speech(language).say("card-battle_cry") for language in LANGUAGES]
    assert names == ["Battle Cry", "Schlachtruf", "Grido di battaglia"]
    assert all(name in sentence for name, sentence in zip(names, said, strict=True))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="there are en, de, it"):
        playing().game.why_not("end", language="tlh")


def test_when_the_game_is_over_nothing_is_offered_any_more() -> None:
    game = play_at_random(new_game("sword", players=4, seed=1), 1)
    assert game.result.rule == "8.2"
    assert game.why_not("end") == ("8.2", "The game is over.")


@pytest.mark.parametrize("language", ["de", "it"])
def test_that_the_game_is_over_is_said_in_the_language_asked_for(language: str) -> None:
    game = play_at_random(new_game("sword", players=4, seed=1), 1)
    assert game.why_not("end", language=language)[1] != "The game is over."


@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_rule_that_is_cited_stands_on_the_page(players: int) -> None:
    citable = {"", *paragraphs(), *(f"12 {key}" for key in characters())}
    acts = [
        f"{verb} {key}{aim}"
        for verb in ("play", "parry", "discard")
        for key in ("bo", "parry", "geisha", "armor")
        for aim in ("", ">0", ">1", ">1:armor")
    ]
    game = new_game("sword", players=players, seed=players)
    for part in range(40):
        if game.over:
            break
        for act in (*acts, "end", "pass", "draw", "take bo", "use nobunaga", "use"):
            rule, reason = game.why_not(act)
            assert rule in citable, reason
            assert game.decision is not None
            assert (rule == "") == (act in game.decision.texts()), act
        play_at_random(game, part, choices=3)


def test_a_seat_of_very_many_digits_is_refused_like_any_other() -> None:
    rule, _ = playing().game.why_not("play bo>" + "9" * 5000)
    assert rule == "2.1"
