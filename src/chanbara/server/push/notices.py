"""The push messages: our own words and the code of a table. No card, and nothing that anybody has typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from chanbara.locales import speech

if TYPE_CHECKING:
    from chanbara.server.store.push_rows import DeviceRow, NoticeRow

Kind = Literal["your-turn", "invitation", "rematch"]
"""What a message is about."""


class Notice(msgspec.Struct):
    """What the page's worker is given to show (web/src/install/push.ts)."""

    title: str
    body: str
    stop: str
    """The words of the button that turns messages off."""
    path: str
    """Where a touch leads."""


def written(notice: NoticeRow, device: DeviceRow) -> bytes:
    """Return a message in the language of its device."""
    voice = speech(device.language)
    return msgspec.json.encode(
        Notice(
            title=voice.say(f"push-{notice.kind}-title"),
            body=voice.say(f"push-{notice.kind}", table=notice.code),
            stop=voice.say("push-stop"),
            path=f"/t/{notice.code}",
        )
    )
