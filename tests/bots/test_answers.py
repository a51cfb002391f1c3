"""The greedy bot when it is asked for a card: parries, weapons, discards."""

from tests.bots.seat import greedy_choice
from tests.table import Story, table


def struck(target: str, weapon: str = "bo", attacker: str = "tomoe") -> Story:
    """A parry window: the target sits to the left of a Ninja who strikes."""
    story = table(f"{attacker} ninja1*: {weapon} bokken | {target} | goemon shogun: | kojiro: | benkei:")
    story.does(f"play {weapon} > 1")
    return story


def test_r7_1_a_blow_that_would_defeat_is_parried() -> None:
    assert greedy_choice(struck("hideyoshi 1/: parry bo bo bo")) == "parry parry"


def test_r6_3_wounds_are_reckoned_with_what_the_attacker_adds() -> None:
    assert greedy_choice(struck("hideyoshi 4/: parry bo bo", attacker="musashi")) == "parry parry"
    assert greedy_choice(struck("hideyoshi 4/: parry bo bo", attacker="tomoe")) == "pass"


def test_r6_3_wounds_are_reckoned_with_what_the_target_takes_off() -> None:
    assert greedy_choice(struck("ginchiyo 4/: parry bo bo", weapon="kiseru")) == "pass"
    assert greedy_choice(struck("hideyoshi 4/: parry bo bo", weapon="kiseru")) == "parry parry"


def test_the_only_parry_is_kept_from_a_scratch() -> None:
    assert greedy_choice(struck("hideyoshi 4/: parry bo bo")) == "pass"


def test_a_parry_to_spare_is_used() -> None:
    assert greedy_choice(struck("hideyoshi 4/: parry parry bo")) == "parry parry"


def test_who_is_frail_parries_a_scratch() -> None:
    assert greedy_choice(struck("hideyoshi 2/: parry bo bo")) == "parry parry"


def test_r4_1_the_last_card_is_given_for_an_empty_hand() -> None:
    assert greedy_choice(struck("hideyoshi 4/: parry")) == "parry parry"


def test_r6_2_without_a_parry_the_blow_is_let_pass() -> None:
    assert greedy_choice(struck("hideyoshi 1/: bo bo")) == "pass"


def test_r12_hanzo_parries_with_the_weapon_he_misses_least() -> None:
    assert greedy_choice(struck("hanzo 1/: parry nodachi bokken kiseru")) == "parry bokken"


def test_r12_ushiwaka_takes_wounds_that_bring_cards_but_no_defeat() -> None:
    assert greedy_choice(struck("ushiwaka 3/: parry parry bo", weapon="kiseru")) == "pass"
    assert greedy_choice(struck("ushiwaka 2/: parry parry bo", weapon="kiseru")) == "parry parry"


def test_r9_6_a_healthy_player_keeps_his_weapons_and_a_frail_one_his_points() -> None:
    cry = "tomoe ninja1*: jujutsu bo | hideyoshi {}/: nodachi bokken | goemon shogun: | kojiro: | benkei:"
    for resilience, expected in ((4, "pass"), (1, "discard bokken")):
        story = table(cry.format(resilience))
        story.plays("jujutsu")
        assert greedy_choice(story) == expected


def test_r10_3_honor_is_worth_more_than_a_weapon() -> None:
    story = table(
        "tomoe*: nodachi kiseru parry / bushido | hideyoshi: bo | goemon: bo | kojiro: bo | benkei: bo",
        phase="recover",
        deck="bo",
    )
    story.asks("tomoe", "weapon")
    assert greedy_choice(story) == "discard kiseru"


def test_r3_4_the_least_useful_card_is_discarded() -> None:
    story = table(
        "tomoe*: parry parry parry bokken armor breathing nodachi tea_ceremony | hideyoshi: | goemon:",
        phase="discard",
    )
    assert greedy_choice(story) == "discard bokken"


def test_r3_2_ieyasu_takes_a_discard_only_if_it_is_better_than_most() -> None:
    for top, expected in (("parry", "take parry"), ("bokken", "draw")):
        story = table("ieyasu*: bo | hideyoshi: bo | goemon: bo", phase="draw", pile=f"bo {top}")
        assert greedy_choice(story) == expected
