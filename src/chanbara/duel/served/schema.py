"""The routes about duels, as the schema lists them."""

from __future__ import annotations

from chanbara.server.wire.route import Route

BODY = ("malformed", "too_long", "too_fast", "foreign")
"""What any route refuses that reads a body."""

OWNED = ("unknown_saga", "unknown_token", "too_fast", "foreign", "closed")
"""What any route refuses that asks for the token of a campaign or clan, as `Authorization: Bearer TOKEN`."""

DUEL_ROUTES = (
    Route(
        "GET",
        "/api/duels/book",
        None,
        "DuelBook",
        ("too_fast", "foreign"),
        "Fetch what is printed in the duel, in words of the language that is liked best.",
    ),
    Route(
        "GET",
        "/api/duels/choices",
        None,
        "DuelChoices",
        ("too_fast", "foreign"),
        "Ask what a duel, a campaign and a clan can be made of, in the language of `Accept-Language`.",
    ),
    Route(
        "POST",
        "/api/duels/check",
        "DuelDraft",
        "DuelChecked",
        (*BODY, "impossible"),
        "Ask what cannot be changed about a draft, and why, and whether its own numbers can be played.",
    ),
    Route(
        "GET",
        "/api/duels/numbers",
        None,
        "application/json",
        ("too_fast", "foreign"),
        "Fetch our numbers as a file: changed, it may be sent as the `numbers` of a duel.",
    ),
    Route("POST", "/api/duels/any", "AnyDuel", "DuelDraft", BODY, "Let chance choose what can be played."),
    Route(
        "POST",
        "/api/sagas",
        "BeginSaga",
        "SagaKey",
        (*BODY, "impossible", "unknown_token", "full", "closed"),
        "Begin a campaign or lead a clan; the token of the answer opens everything below.",
    ),
    Route(
        "GET",
        "/api/sagas/{code}",
        None,
        "SagaInfo",
        OWNED,
        "Ask how a campaign or clan stands, in the language of `Accept-Language`.",
    ),
    Route(
        "DELETE",
        "/api/sagas/{code}",
        None,
        "text/plain",
        OWNED,
        "Give a campaign or clan up, with all its duels. The answer is empty, with status 204.",
    ),
    Route(
        "POST",
        "/api/sagas/{code}/choices",
        "SagaChoice",
        "SagaInfo",
        (*OWNED, "malformed", "too_long", "started", "impossible"),
        "Decide something between two duels.",
    ),
    Route(
        "POST",
        "/api/sagas/{code}/duel",
        None,
        "Seated",
        (*OWNED, "full"),
        "Open the table of the next duel, or find the one that is open; its seat has the same token.",
    ),
)
