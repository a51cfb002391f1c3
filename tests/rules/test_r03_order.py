"""Rule 3.9 if several things are due at once, and what is no longer due when its turn comes."""

from tests.table import table


def test_r3_9_bleeding_wounds_fall_from_the_player_on_turn_on() -> None:
    t = table(
        "benkei: parry / bleeding_wound | tomoe*: daimyo | goemon: parry / bleeding_wound | kojiro: parry",
        deck="bo",
        pile="kiseru kiseru",
        rest="out",
        rising_sun=True,
    )
    t.does("play daimyo")
    assert [event["seat"] for event in t.events("PropertyRemoved")] == [2, 0]


def test_r12_okuni_is_not_asked_about_a_property_that_is_gone() -> None:
    t = table(
        "tomoe*: geisha parry / kote | okuni: bo / bleeding_wound | benkei: parry | goemon: parry",
        pile="armor armor",
        rest="out",
        rising_sun=True,
    )
    t.does("play geisha>1:bleeding_wound")
    t.asks("tomoe", "grant")
    # The card that is granted is drawn from a new deck: Okuni loses honor, and the Bleeding Wound falls.
    t.does("choose>0")
    t.asks("tomoe", "play")
    t.offers("play armor", "end")
    assert t.hand("okuni") == "bo"


def test_r12_okuni_is_asked_while_the_property_lies_there() -> None:
    t = table(
        "tomoe*: geisha parry / kote | okuni: bo / bleeding_wound | benkei: parry | goemon: parry",
        deck="armor armor",
        rest="out",
        rising_sun=True,
    )
    t.does("play geisha>1:bleeding_wound", "choose>0")
    t.asks("okuni", "escape")
    t.offers("escape bo", "pass")
