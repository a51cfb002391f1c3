"""All attacks, in the order of the result page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checks.server.attacks.connections import Descriptors, Dropped, IdleConnections, SlowRequests
from checks.server.attacks.frames import Fragments, SlowReaders, UnreadPings
from checks.server.attacks.people import Impersonation, MailToStrangers
from checks.server.attacks.requests import Ladder, Nonsense, Origins
from checks.server.attacks.tables import (
    Resync,
    TablesOfManySites,
    TablesOfOneAddress,
    TablesOfOneSite,
    Watchers,
)
from checks.server.attacks.texts import Bodies, HouseRules, Markup, YamlBombs

if TYPE_CHECKING:
    from checks.server.attacks.attack_kind import Attack

ATTACKS: dict[str, type[Attack]] = {
    attack.name: attack
    for attack in (
        UnreadPings,
        Fragments,
        SlowReaders,
        IdleConnections,
        SlowRequests,
        Dropped,
        Descriptors,
        TablesOfOneAddress,
        TablesOfOneSite,
        TablesOfManySites,
        Watchers,
        Resync,
        Ladder,
        HouseRules,
        YamlBombs,
        Bodies,
        Markup,
        Origins,
        Nonsense,
        Impersonation,
        MailToStrangers,
    )
}
for number, attack in enumerate(ATTACKS.values()):
    attack.network = number
