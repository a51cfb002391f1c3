"""Push messages are encrypted as RFC 8291 says, signed as RFC 8292 says, and go to public addresses alone."""

import asyncio
import ssl
import time

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

from chanbara.locales import LANGUAGES, speech
from chanbara.server.push import envelope, transport
from chanbara.server.push.endpoint import endpoint_of, is_public
from chanbara.server.push.envelope import LENGTH, Signer, decoded, encoded, sealed, with_keys
from chanbara.server.push.notices import written
from chanbara.server.push.transport import Forbidden, Line, post
from chanbara.server.store.push_rows import DeviceRow, NoticeRow
from tests.server.push_kit import HOST, PUBLIC, Browser, Got, LocalLine, Service, claims_of, push_service


def posted(line: LocalLine, path: str = "/a", body: bytes = b"") -> int:
    """Send a message; return the status of the answer."""

    async def story() -> int:
        try:
            return (await post(line, endpoint_of(f"https://{HOST}{path}"), [], body)).status
        finally:
            await asyncio.sleep(0)  # until the connection is closed

    return asyncio.run(story())


KINDS = ("your-turn", "invitation", "rematch")


def test_the_example_of_the_rfc() -> None:
    """Section 5 of RFC 8291, byte by byte, both ways."""
    receiver = derive_private_key(
        int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big"), SECP256R1()
    )
    sender = derive_private_key(
        int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), SECP256R1()
    )
    browser = Browser(receiver, decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    text = b"When I grow up, I want to be a watermelon"
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    made = with_keys(
        text + b"\x02",
        encoded(browser.public),
        encoded(browser.secret),
        sender,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        record=4096,
    )
    assert encoded(made) == expected
    assert browser.opened(decoded(expected)) == text


def test_every_message_can_be_read_by_its_browser_alone_and_has_one_length() -> None:
    browser, other = Browser(), Browser()
    keys = encoded(browser.public), encoded(browser.secret)
    bodies = [sealed(text, *keys) for text in (b"", b"x", b"x\x02\x00", b"y" * LENGTH)]
    assert len({len(body) for body in bodies}) == 1
    assert len({body[:16] for body in bodies}) == len({body[21:86] for body in bodies}) == 4, "used once"
    assert [browser.opened(body) for body in bodies] == [b"", b"x", b"x\x02\x00", b"y" * LENGTH]
    assert len(bodies[0]) <= 4096, "all that a push service must accept"
    with pytest.raises(InvalidTag):
        other.opened(bodies[1])
    with pytest.raises(ValueError, match="too long"):
        sealed(b"y" * (LENGTH + 1), *keys)


def test_a_push_service_can_verify_who_sends() -> None:
    signer = Signer("2a" * 32, "https://play.example.org")
    got = Got("/", {"authorization": signer.authorization(f"https://{HOST}")}, b"")
    claims = claims_of(got, signer.public)
    assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", "https://play.example.org")
    assert 0 < claims["exp"] - time.time() <= 86_400
    assert "sub" not in claims_of(
        Got("/", {"authorization": Signer("2a" * 32, "").authorization("https://a.org")}, b""), signer.public
    )


WRONG = [
    "http://push.example.org/a",
    "https:/push.example.org/a",
    "https://push.example.org:8443/a",
    "https://push.example.org:80/a",
    "https://user@push.example.org/a",
    "https://push.example.org@10.0.0.1/a",
    "https://127.0.0.1/a",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.1]/a",
    "https://2130706433/a",
    "https://0x7f.1/a",
    "https://0177.0.0.1/a",
    "https://127.1/a",
    "https://localhost/a",
    "https://push.localhost/a",
    "https://printer.local/a",
    "https://metadata.google.internal/a",
    "https://router.lan/a",
    "https://push/a",
    "https://push.example.org./a",
    "https://push..example.org/a",
    "https://-push.example.org/a",
    "https://püsh.example.org/a",
    "https://push.example.org/a#b",
    "https://push.example.org\\@10.0.0.1/a",
    "https://push.example.org/a b",
    "https://push.example.org/é",
    "ftp://push.example.org/a",
    "//push.example.org/a",
    "javascript:alert(1)",
    "https://",
    "https://push.example.org:99999/a",
    "https://push.example.org:x/a",
    "https://push.example.org/\r\nx: y",
    "https://push.example.org/" + "a" * 1000,
    "",
]


@pytest.mark.parametrize("url", WRONG)
def test_an_endpoint_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any reason
        endpoint_of(url)


def test_the_endpoints_of_known_push_services_are_accepted() -> None:
    for url in (
        "https://fcm.googleapis.com/fcm/send/abc:APA91bH-x_y",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://db5p.notify.windows.com:443/w/?token=BQYAAA%2b",
    ):
        found = endpoint_of(url)
        assert found.origin + found.path == url.replace(":443", "")


NOT_PUBLIC = """
0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 192.0.2.1 198.18.0.1
198.51.100.1 203.0.113.1 224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 :: ::1 fe80::1 fe80::1%eth0
fc00::1 fd12::1 ff02::1 ::ffff:10.0.0.1 ::ffff:93.184.216.34 64:ff9b::10.0.0.1 64:ff9b:1::1
2001:db8::1 2002:0a00:0001::1 2001:0:0a00:1::1 ::7f00:1 100::1 1.2.3 x
"""


@pytest.mark.parametrize(
    "address",
    NOT_PUBLIC.split(),
)
def test_no_message_goes_to_an_address_that_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(map(is_public, ("93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "64:ff9b::8.8.8.8")))


@pytest.mark.parametrize("found", [["10.0.0.1"], [PUBLIC, "127.0.0.1"], ["::1", PUBLIC], []])
def test_a_name_with_an_address_that_is_not_public_is_never_connected_to(found: list[str]) -> None:
    line = LocalLine(Service())
    line.found = [found]
    with pytest.raises(Forbidden):
        posted(line)
    assert line.connected == []


def test_a_name_that_changes_its_address_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is resolved once, and the connection is made to what was checked."""
    with push_service(monkeypatch) as (service, line):
        line.found = [[PUBLIC], ["127.0.0.1"]]
        assert posted(line, "/a?b=c", b"text") == 201
        assert line.connected == [(PUBLIC, HOST)]
        assert (service.got[0].path, service.got[0].body) == ("/a?b=c", b"text")
        assert service.got[0].headers["host"] == HOST
        with pytest.raises(Forbidden):
            posted(line)


def test_a_redirect_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    with push_service(monkeypatch) as (service, line):
        service.answers = [(status, {"Location": "https://10.0.0.1/"}) for status in (301, 302, 307, 308)]
        assert [posted(line) for _ in range(4)] == [301, 302, 307, 308]
        assert len(service.got) == len(line.connected) == 4


@pytest.mark.parametrize("said", [b"", b"HTTP/1.1 200 OK\r\nx: " + b"a" * 200_000, b"SSH-2.0\r\n", None])
def test_a_service_that_does_not_answer_is_given_up(
    said: bytes | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is silent after a time, one that talks too much or nonsense at once."""
    monkeypatch.setattr(transport, "SECONDS", 0.3)

    async def story() -> None:
        talking = []

        async def serve(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            talking.append(writer)
            if said is not None:
                writer.write(said)
                writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        service = Service()
        service.port = server.sockets[0].getsockname()[1]
        with pytest.raises(OSError):  # noqa: PT011 - whatever went wrong
            await post(LocalLine(service), endpoint_of(f"https://{HOST}/a"), [], b"")
        server.close()
        for writer in talking:
            writer.close()
        await asyncio.sleep(0)

    asyncio.run(story())


def test_certificates_are_verified() -> None:
    trust = Line()._trust
    assert (trust.verify_mode, trust.check_hostname) == (ssl.CERT_REQUIRED, True)


def test_no_message_says_anything_of_cards_and_all_fit() -> None:
    """Its only argument is the table: no message could name a card, and none does."""
    for language in LANGUAGES:
        voice = speech(language)
        device = DeviceRow("", "", "", "", language, 0.0, 0.0)
        names = {voice.say(one).casefold() for one in voice.messages("card-")}
        for kind in KINDS:
            assert voice.arguments(f"push-{kind}") == ("table",)
            assert voice.arguments(f"push-{kind}-title") == ()
            text = written(NoticeRow("", kind, "", "", "ABCDEF", 0.0, 0.0), device)
            assert b"ABCDEF" in text
            assert len(text) <= LENGTH
            told = voice.say(f"push-{kind}", table="") + voice.say(f"push-{kind}-title")
            assert not [name for name in names if name and name in told.casefold().split()]
        assert {one for one in voice.messages("push-") if one != "push-stop"} == {
            f"push-{kind}{end}" for kind in KINDS for end in ("", "-title")
        }


def test_the_key_of_a_browser_is_a_point_of_the_curve() -> None:
    good = Browser()
    for wrong in (
        "",
        "AAAA",
        encoded(b"\x04" + bytes(64)),
        encoded(good.public[:-1]),
        encoded(good.public) + "!",
    ):
        with pytest.raises(ValueError):  # noqa: PT011 - any reason
            envelope.public_key(wrong)
    for wrong in ("", "AAAA", "*" * 22):
        with pytest.raises(ValueError):  # noqa: PT011 - any reason
            envelope.secret_of(wrong)
