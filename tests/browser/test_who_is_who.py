"""Everybody has a name: in sentences, in the log and in the chat; and what others can do is told of them."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from chanbara.sword.words.summary import MINUS
from checks.server.server_process import Chair
from tests.browser.kit import PHONE, Look, Visitors, begin, new_table

POSITION = {
    "deck": ["bo", "armor", "geisha", "focus", "katana", "bo", "bo"],
    "seats": [
        {"character": "nobunaga", "hand": ["bokken"]},
        {"character": "tomoe", "hand": ["armor"]},
        {"character": "kojiro", "hand": ["bo"]},
        {"character": "hideyoshi", "hand": ["bo"]},
    ],
}
HAND = '[data-place="hand"] button.card'
LOG = {"en": "What has happened", "de": "Was geschehen ist", "it": "Che cosa è successo"}
ABILITY = {"en": "Use your ability", "de": "Deine Fähigkeit nutzen", "it": "Usa la tua abilità"}


def arrange(newcomers: Visitors) -> list[Chair]:
    """Aki plays Nobunaga and is on turn, Ben plays Tomoe; the others are two bots of one kind."""
    chairs = new_table(newcomers.url, people=2, players=4)
    begin(newcomers.url, chairs)
    return chairs


def sit(newcomers: Visitors, chair: Chair, look: Look) -> Page:
    page = newcomers.open(f"/t/{chair.code}", look, seats=(chair,))
    expect(page.locator("[data-seat]").first).to_be_visible()
    return page


def log_of(page: Page, language: str = "en") -> Locator:
    return page.get_by_role("region", name=LOG[language])


def use_ability(page: Page, times: int, language: str = "en") -> None:
    for time in range(times):
        page.get_by_role("button", name=ABILITY[language], exact=True).click()
        expect(page.locator(HAND)).to_have_count(2 + time)


FOLDED = {
    "en": "Aki (Nobunaga) uses their ability. Aki pays 3 resilience. Aki draws 3 cards.",
    "de": "Aki (Nobunaga) nutzt die eigene Fähigkeit. Aki zahlt 3 Widerstandspunkte. Aki zieht 3 Karten.",
    "it": "Aki (Nobunaga) usa la propria abilità. Aki paga 3 punti resistenza. Aki pesca 3 carte.",
}
ASKED = {
    "en": "Aki (Nobunaga) attacks you. Parry, or take the hit?",
    "de": "Aki (Nobunaga) greift dich an. Abwehren oder den Treffer hinnehmen?",
    "it": "Aki (Nobunaga) ti attacca. Pari o subisci il colpo?",
}
STRUCK = {
    "en": "Aki attacks you with the Bokken. You take the hit. You lose 1 resilience.",
    "de": "Aki greift dich mit Bokken an. Du nimmst den Treffer hin. Du verlierst 1 Widerstandspunkt.",
    "it": "Aki ti attacca con Bokken. Subisci il colpo. Perdi 1 punto resistenza.",
}
TURNS = {
    "en": ("Turn 2 · Ben (Tomoe)", "Ben draws 2 cards."),
    "de": ("Zug 2 · Ben (Tomoe)", "Ben zieht 2 Karten."),
    "it": ("Turno 2 · Ben (Tomoe)", "Ben pesca 2 carte."),
}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_log_names_people_by_turn_and_folds_what_is_repeated(newcomers: Visitors, language: str) -> None:
    aki, ben = arrange(newcomers)
    page, other = (sit(newcomers, chair, Look(language=language)) for chair in (aki, ben))
    use_ability(page, 3, language)
    log = log_of(other, language)
    line = log.get_by_role("button").filter(has_text=FOLDED[language])
    expect(line).to_have_count(1)
    expect(line.get_by_text("×3")).to_be_visible()
    # To Aki they are told as their own.
    expect(log_of(page, language).locator("em")).to_have_text("×3")
    page.locator(HAND).filter(has_text="Bokken").click()
    page.locator('[data-seat="1"] .who').click()
    expect(other.get_by_text(ASKED[language]).first).to_be_visible()
    other.locator("[data-leave]").click()
    struck = log.get_by_role("button").filter(has_text=STRUCK[language])
    struck.click()
    expect(struck).to_have_attribute("aria-expanded", "true")
    moment = log.locator(".moment")
    expect(moment.get_by_role("button", name="Aki (Nobunaga)")).to_be_visible()
    expect(moment.get_by_role("button", name="Ben (Tomoe)")).to_contain_text(f"{MINUS}1")
    moment.get_by_role("button", name="Bokken").click()
    expect(other.get_by_role("dialog").get_by_role("heading", name="Bokken")).to_be_visible()
    page.locator("[data-leave]").click()
    heading, drawn = TURNS[language]
    turn = log_of(page, language).locator("section").filter(has=page.get_by_role("heading", name=heading))
    expect(turn).to_contain_text(drawn)


def test_options_and_reasons_name_the_player(newcomers: Visitors) -> None:
    aki, _ = arrange(newcomers)
    page = sit(newcomers, aki, Look())
    expect(page.locator(".prompt.asked")).to_be_visible()
    page.keyboard.press("l")
    options = page.locator(".prompt ol button")
    expect(options.filter(has_text="Attack Ben with the Bokken")).to_have_count(1)
    # Two bots of one name are told apart by their characters.
    expect(options.filter(has_text="Attack Hideyoshi with the Bokken")).to_have_count(1)
    page.keyboard.press("l")
    page.locator(HAND).first.click()
    page.locator('[data-seat="2"] .who').click()
    expect(page.get_by_role("status").filter(has_text="Kojirō is at Difficulty 2")).to_be_visible()


ABLE = {
    "en": (
        "Ben draws one card whenever their weapon wounds someone",
        "you may lose a resilience point to draw a card",
    ),
    "de": ("Verwundet eine Waffe von Ben jemanden, zieht Ben eine Karte", "darfst du beliebig oft"),
    "it": ("Quando una sua arma ferisce qualcuno, Ben pesca una carta", "puoi pagare un punto resistenza"),
}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_what_others_can_do_is_told_of_them_and_ones_own_card_speaks_to_its_reader(
    newcomers: Visitors, language: str
) -> None:
    aki, _ = arrange(newcomers)
    page = sit(newcomers, aki, Look(*PHONE, language=language, touch=True))
    theirs, own = ABLE[language]
    for seat, told in ((1, theirs), (0, own)):
        page.locator(f'[data-seat="{seat}"] .who').tap()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("heading", level=2)).to_have_text("Ben" if seat else "Aki")
        expect(sheet.locator(".ability")).to_contain_text(told)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name=re.compile("^Chat")).click()
    page.get_by_role("textbox").fill(words)
    page.keyboard.press("Enter")


def test_unread_messages_are_counted_where_the_chat_is(newcomers: Visitors) -> None:
    aki, ben = arrange(newcomers)
    phone, desk = sit(newcomers, aki, Look(*PHONE, touch=True)), sit(newcomers, ben, Look())
    say(desk, "Whoever attacks me regrets it.")
    opener = phone.locator(".topline").get_by_role("button", name=re.compile("Chat|Log"))
    expect(opener).to_have_text(re.compile(r"^\s*Log\s*1\s*new messages\s*$"))
    opener.tap()
    # It opens where there is something to read, and names who said it.
    line = phone.get_by_role("listitem").filter(has_text="Whoever attacks me regrets it.")
    expect(line).to_contain_text("Ben (Tomoe)")
    phone.keyboard.press("Escape")
    expect(opener).to_have_text("Log")
    # At a desk the log may be open: then the tab of the chat has the number.
    desk.get_by_role("button", name="Log", exact=True).last.click()
    opener.tap()
    say(phone, "So do I.")
    tab = desk.get_by_role("complementary").get_by_role("button", name="Chat")
    expect(tab).to_have_text(re.compile(r"Chat\s*1\s*new messages"))
    tab.click()
    expect(desk.get_by_role("listitem").filter(has_text="So do I.")).to_contain_text("Aki (Nobunaga)")
    expect(tab).to_have_text("Chat")
