"""Notifications on a device: turned on and off with one touch, shown by the worker, and led to the table.

No push service can be reached from here, and Chromium without a screen refuses notifications: of the browser,
only its subscription and the showing are replaced. All between them is real, the encryption included.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import Page, Worker, expect

from chanbara.server.push.envelope import encoded
from tests.browser.axe import faults, faults_of_colour
from tests.browser.fits import without_room
from tests.browser.kit import Look, Visitors, begin, in_the_dark, new_table
from tests.server.cluster_kit import on_loop
from tests.server.kit import Running, until
from tests.server.party import GENEROUS
from tests.server.push_kit import Browser as Device
from tests.server.push_kit import Service, push_service, turn_on

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

DAYS = {"clock": {"clock": "days", "days": 2}}
ABLE = """
let permission = localStorage.getItem('test.permission') ?? 'default';
Object.defineProperty(Notification, 'permission', { get: () => permission });
Notification.requestPermission = async () => {
  permission = localStorage.getItem('test.answer') ?? 'granted';
  localStorage.setItem('test.permission', permission);
  return permission;
};
const subscription = (key) => ({
  endpoint: %(endpoint)s,
  options: { applicationServerKey: Uint8Array.from(key).buffer },
  toJSON: () => ({ endpoint: %(endpoint)s, keys: { p256dh: %(public)s, auth: %(secret)s } }),
  unsubscribe: async () => { localStorage.removeItem('test.key'); return true },
});
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly) throw new Error('only what is seen');
  localStorage.setItem('test.key', JSON.stringify([...applicationServerKey]));
  return subscription([...applicationServerKey]);
};
PushManager.prototype.getSubscription = async () => {
  const key = JSON.parse(localStorage.getItem('test.key') ?? 'null');
  return key === null ? null : subscription(key);
};
"""
"""A browser that can subscribe, with the keys of a device of the test."""
IPHONE = """
delete window.PushManager;
Object.defineProperty(navigator, 'userAgent', { get: () => 'iPhone' });
"""
OVERHEARD = """
() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, options) => void self.shown.push([title, options]);
  self.clients.openWindow = async (path) => void self.opened.push(path);
}
"""
TOUCHED = """
async ([action, path]) => {
  const event = new ExtendableEvent('notificationclick');
  const works = [];
  event.waitUntil = (work) => works.push(work);
  Object.assign(event, { action, notification: { data: path, close: () => (self.wasClosed = true) } });
  self.dispatchEvent(event);
  await Promise.all(works);
}
"""
SUBSCRIBED = """
([endpoint, secret]) => {
  self.registration.pushManager.getSubscription = async () => ({
    toJSON: () => ({ endpoint, keys: { auth: secret } }),
    unsubscribe: async () => { self.wasUnsubscribed = true; return true },
  });
}
"""


def able(device: Device) -> str:
    """Return a script for a browser with this device's keys."""
    keys = {
        "endpoint": device.endpoint,
        "public": encoded(device.public),
        "secret": encoded(device.secret),
    }
    return ABLE % {name: json.dumps(value) for name, value in keys.items()}


@pytest.fixture
def pushing(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Visitors, Running, Service]]:
    with (
        push_service(monkeypatch) as (service, _),
        Running(f"sqlite:///{tmp_path}/push.sqlite", msgspec.structs.replace(GENEROUS)) as server,
    ):
        visitors = Visitors(browser, server.url, workers="allow")
        yield visitors, server, service
        visitors.leave()


def devices(server: Running) -> int:
    query = "select count(*) from push_devices"
    return (
        on_loop(server, server.lobby.store.read_in_order(lambda one: one.exec_driver_sql(query).scalar()))
        or 0
    )


def in_every_language(page: Page) -> list[str]:
    """Return what has no room in some language, and what axe finds in both themes."""
    found = faults(page)
    with in_the_dark(page):
        found += [f"dark {fault}" for fault in faults_of_colour(page)]
    for language, heading in (
        ("de", "Benachrichtigungen auf diesem Gerät"),
        ("it", "Notifiche su questo dispositivo"),
        ("en", "Notifications on this device"),
    ):
        page.locator("header select").select_option(language)
        expect(page.get_by_text(heading)).to_be_visible()
        found += [f"{language} {trouble}" for trouble in without_room(page)]
    return found


def test_one_touch_in_the_settings_and_one_back(pushing: tuple[Visitors, Running, Service]) -> None:
    visitors, server, _ = pushing
    chairs = new_table(server.url, people=2, players=3, around=DAYS)
    page = visitors.open("/settings", Look(theme="auto"), chairs[:1], script=able(Device()))
    expect(page.get_by_text("Off for this device.")).to_be_visible()
    visitors.settle(page)
    found = in_every_language(page)
    page.get_by_role("button", name="Turn on").click()
    expect(page.get_by_text("On for this device.")).to_be_visible()
    assert devices(server) == 1
    page.reload()
    expect(page.get_by_text("On for this device.")).to_be_visible()
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("Off for this device.")).to_be_visible()
    assert devices(server) == 0
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (
            "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });",
            "Your browser blocks",
        ),
        ("delete window.PushManager;", "cannot show notifications while the page is closed"),
        (
            IPHONE,
            "On an iPhone or iPad this needs the installed app",
        ),
    ],
)
def test_what_a_device_cannot_do_is_said_plainly(visitors: Visitors, script: str, said: str) -> None:
    page = visitors.open("/settings", script=script)
    expect(page.get_by_text(said)).to_be_visible()
    expect(page.get_by_role("button", name="Turn on")).to_have_count(0)
    visitors.settle(page)
    assert not faults(page)


def test_who_says_no_to_the_browser_is_told_where_to_change_it(
    pushing: tuple[Visitors, Running, Service],
) -> None:
    visitors, server, _ = pushing
    refuse = able(Device()) + "localStorage.setItem('test.answer', 'denied');"
    page = visitors.open("/settings", script=refuse)
    page.get_by_role("button", name="Turn on").click()
    expect(page.get_by_text("Allow them in its site settings")).to_be_visible()
    assert devices(server) == 0


def wait_for(page: Page, holds: Callable[[], bool]) -> None:
    """Wait until something holds, while the browser is heard."""

    def heard() -> bool:
        page.wait_for_timeout(20)
        return holds()

    until(heard)


def worker_of(page: Page) -> Worker:
    """Return the service worker, once it is there."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    wait_for(page, lambda: bool(page.context.service_workers))
    return page.context.service_workers[0]


def delivered(page: Page, origin: str, text: str) -> None:
    """Give a message to the worker, as the browser does after it has decrypted one."""
    line = page.context.new_cdp_session(page)
    known: list[str] = []

    def note(event: dict[str, Any]) -> None:
        known.extend(one["registrationId"] for one in event["registrations"])

    line.on("ServiceWorker.workerRegistrationUpdated", note)
    line.send("ServiceWorker.enable")
    wait_for(page, lambda: bool(known))
    about = {"origin": origin, "registrationId": known[0], "data": text}
    line.send("ServiceWorker.deliverPushMessage", about)


def test_from_the_waiting_room_to_the_notification_and_back_to_the_table(
    pushing: tuple[Visitors, Running, Service],
) -> None:
    """The offer is open at a table for days. All leave, and whoever is asked first is told."""
    visitors, server, service = pushing
    chairs = new_table(server.url, people=3, players=3, around=DAYS)
    code, held = chairs[0].code, [Device() for _ in chairs]
    page = visitors.open(f"/t/{code}", Look(360, 740, theme="auto"), chairs[:1], script=able(held[0]))
    page.get_by_role("button", name="Turn on").click()
    expect(page.get_by_text("On for this device.")).to_be_visible()
    found = in_every_language(page)
    page.goto(f"{visitors.url}/settings")
    for chair, device in zip(chairs[1:], held[1:], strict=True):
        turn_on(server, device, chair.token)
    assert devices(server) == 3
    worker = worker_of(page)
    worker.evaluate(OVERHEARD)
    begin(server.url, chairs)
    wait_for(page, lambda: put_off(server))
    got = service.wait(1)
    (device,) = [one for one in held if one.endpoint.endswith(got.path)]
    delivered(page, visitors.url, device.opened(got.body).decode())
    wait_for(page, lambda: bool(worker.evaluate("self.shown.length")))
    ((title, options),) = worker.evaluate("self.shown")
    assert (title, options["body"]) == ("Your turn", f"Table {code} is waiting for you.")
    assert (options["tag"], options["data"]) == (f"/t/{code}", f"/t/{code}")
    assert options["actions"] == [{"action": "stop", "title": "No more of these"}]
    worker.evaluate(TOUCHED, ["", f"/t/{code}"])
    assert worker.evaluate("[self.opened, self.wasClosed]") == [[f"/t/{code}"], True]
    worker.evaluate(SUBSCRIBED, [held[0].endpoint, encoded(held[0].secret)])
    worker.evaluate(TOUCHED, ["stop", f"/t/{code}"])
    assert worker.evaluate("self.wasUnsubscribed")
    assert devices(server) == 2
    assert not found, "\n".join(found)


def put_off(server: Running) -> bool:
    """Let the time pass after which somebody counts as away; whether a message was stored."""
    server.later(70)
    query = "select count(*) from push_notices"
    return bool(
        on_loop(server, server.lobby.store.read_in_order(lambda one: one.exec_driver_sql(query).scalar()))
    )


def test_the_menu_of_a_running_game_has_it_too(pushing: tuple[Visitors, Running, Service]) -> None:
    visitors, server, _ = pushing
    chairs = new_table(server.url, people=1, players=3)
    page = visitors.open(f"/t/{chairs[0].code}", Look(360, 740), chairs, script=able(Device()))
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Notifications on this device").click()
    page.get_by_role("button", name="Turn on").click()
    expect(page.get_by_text("On for this device.")).to_be_visible()
    assert devices(server) == 1
    assert not faults(page)
