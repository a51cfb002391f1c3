"""Players who are away are notified, informed on return, and not waited for forever."""

from playwright.sync_api import Page, expect

from chanbara.sword.cards.base.weapons import WEAPONS
from checks.server.server_process import Chair
from tests.browser.elsewhere import is_on_turn, pass_turns, play_on, sitting_elsewhere
from tests.browser.kit import Visitors, begin, new_table, wait_until
from tests.browser.player import Player
from tests.server.party import Player as Connected

BLADES = {weapon.key for weapon in WEAPONS}
PATIENT = 60_000
"""Milliseconds: bots may play long turns before the first decision."""
LOOKING = """
(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""
# What was granted is remembered here: a browser without windows forgets it.
NOTES = """
window.notes = [];
window.Notification = class extends Notification {
  static get permission() {
    return localStorage.getItem('granted') ?? 'default';
  }
  static async requestPermission() {
    localStorage.setItem('granted', await super.requestPermission());
    return this.permission;
  }
  constructor(title, about) {
    super(title, about);
    window.notes.push([title, about.body, Object.keys(about).join()]);
  }
};
"""
SOUNDS = """
window.heard = [];
const begin = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (at) {
  window.heard.push(this.type);
  begin.call(this, at);
};
"""


def look_away(page: Page) -> None:
    page.evaluate(LOOKING, True)


def look_back(page: Page) -> None:
    page.evaluate(LOOKING, False)


def let_turns_pass(visitors: Visitors, chairs: list[Chair]) -> None:
    """Some turns pass while everyone is on another device."""
    with sitting_elsewhere(visitors.url, chairs) as people:
        pass_turns(people)


def is_asked(other: Connected, seat: int) -> bool:
    return other.decision is not None and other.decision["seat"] == seat


def strikes(other: Connected, seat: int) -> list[int]:
    """Return the options that are blows at a seat."""
    options = other.decision["options"] if other.decision else []
    return [
        place for place, one in enumerate(options) if one["seats"] == [seat] and one["cards"][0] in BLADES
    ]


def next_turn(player: Player, others: list[Connected]) -> None:
    """End one's turn, and play on until the next one begins."""
    end = player.page.get_by_role("button", name="End your turn")
    play_on(others, lambda: end.count() > 0, player)
    turn = others[0].view["turn"]
    # What he did last may still be on its way; then he goes on until he has ended it.
    player.press(end)
    play_on(others, lambda: others[0].view["turn"] > turn, player)
    play_on(others, lambda: end.count() > 0, player)


def peaceful_table(visitors: Visitors) -> list[Chair]:
    """Begin a game without bots: if nobody attacks, it is not over soon."""
    chairs = new_table(visitors.url, people=4, players=4)
    begin(visitors.url, chairs)
    return chairs


def test_who_looks_away_is_called_once_and_told_no_secret(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open("/settings", seats=(chairs[0],), script=NOTES)
    page.context.grant_permissions(["notifications"])
    page.get_by_label("Notify me when it is my turn").check()
    page.goto(f"{visitors.url}/t/{chairs[0].code}")
    with sitting_elsewhere(visitors.url, chairs[1:]) as others:
        play_on(others, lambda: is_on_turn(others[0], 1), Player(page, 11))
        expect(page).to_have_title(f"Table {chairs[0].code}")
        assert page.evaluate("notes") == [], "he was looking all the time"
        look_away(page)
        play_on(others, lambda: is_asked(others[0], 0))
        expect(page).to_have_title("Your move")
        wait_until(page, "notes.length > 0")
        assert page.evaluate("notes") == [["Your move", f"Table {chairs[0].code}", "body,tag"]]


def test_on_return_the_table_tells_what_happened_since(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open(f"/t/{chairs[0].code}", seats=(chairs[0],))
    expect(page.locator(".table")).to_be_visible()
    told = page.get_by_role("dialog", name="While you were away")
    look_away(page)
    let_turns_pass(visitors, chairs)
    expect(told).to_be_hidden()
    look_back(page)
    expect(told).to_be_visible()
    story = told.get_by_role("listitem").all_inner_texts()
    told.get_by_role("button", name="Continue").click()
    expect(told).to_be_hidden()
    log = page.locator(".log").locator("h2, .line > span:last-child").all_inner_texts()
    # They looked away and came back in the middle of a turn, and the table goes on.
    assert story[1:-1]
    assert " ".join(" ".join(story[1:-1]).split()) in " ".join(" ".join(log).split())


def test_a_page_that_was_closed_tells_it_too(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open(f"/t/{chairs[0].code}", seats=(chairs[0],))
    expect(page.locator(".table")).to_be_visible()
    page.goto(f"{visitors.url}/rules")
    let_turns_pass(visitors, chairs)
    page.go_back()
    expect(page.get_by_role("dialog", name="While you were away")).to_be_visible()


def test_when_time_runs_out_a_bot_plays_and_one_press_takes_the_seat_back(visitors: Visitors) -> None:
    clock = {"clock": "live", "decision": 2, "window": 2, "reserve": 0, "grace": 60}
    slowly = {"least": 0.4, "most": 0.4}
    chairs = new_table(visitors.url, people=1, players=3, around={"clock": clock, "pauses": slowly})
    begin(visitors.url, chairs)
    page = visitors.open(f"/t/{chairs[0].code}", seats=tuple(chairs))
    log = page.get_by_role("complementary", name="Log")
    own = page.get_by_role("region", name="Your seat")
    back = page.get_by_role("button", name="Take my seat back")
    expect(page.get_by_role("timer", name="Time left").first).to_be_visible()
    expect(log).to_contain_text("ran out of time.", timeout=PATIENT)
    expect(own).to_contain_text("bot (out of time)")
    expect(own.get_by_role("button", name="bot (out of time)")).to_be_visible()
    back.click()
    expect(log).to_contain_text("is back.")
    expect(back).to_be_hidden()


def test_an_answer_given_in_advance_is_given_for_him(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open(f"/t/{chairs[0].code}", seats=(chairs[0],))
    ahead = page.get_by_role("group", name="When I’m attacked")
    expect(page.locator(".table")).to_be_visible()
    with sitting_elsewhere(visitors.url, chairs[1:]) as others:
        other = others[0]
        play_on(others, lambda: is_on_turn(other, 1) and bool(strikes(other, 0)), Player(page, 3))
        page.get_by_text("When I’m attacked").first.click()
        ahead.get_by_label("for this whole turn").check()
        ahead.get_by_role("button", name="Take the hit").click()
        expect(ahead.get_by_role("button", name="Take the hit")).to_have_attribute("aria-pressed", "true")
        assert other.quiet() == [], "nobody else notices"
        left = other.view["seats"][0]["resilience"]
        other.choose(strikes(other, 0)[0])
        other.at(other.version + 2)
        assert is_on_turn(other, 1), "he was asked nothing"
        assert other.view["seats"][0]["resilience"] != left


def test_sound_is_heard_where_it_is_wanted_only(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open(f"/t/{chairs[0].code}", seats=(chairs[0],), script=SOUNDS)
    player = Player(page, 5)
    with sitting_elsewhere(visitors.url, chairs[1:]) as others:
        next_turn(player, others)
        assert page.evaluate("heard") == []
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Sound").check()
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        next_turn(player, others)
        assert "triangle" in page.evaluate("heard"), "wood for one's own turn"


def test_sound_switched_on_in_the_settings_holds_at_the_table(visitors: Visitors) -> None:
    chairs = peaceful_table(visitors)
    page = visitors.open("/settings", seats=(chairs[0],), script=SOUNDS)
    page.get_by_label("Sound").check()
    page.goto(f"{visitors.url}/t/{chairs[0].code}")
    with sitting_elsewhere(visitors.url, chairs[1:]) as others:
        next_turn(Player(page, 5), others)
    assert "triangle" in page.evaluate("heard")
