"""The routes about duels, as the schema lists them."""

from __future__ import annotations

from chanbara.server.listed import Route

BODY = ("malformed", "too_long", "too_fast", "foreign")
"""What any route refuses that reads a body."""

DUEL_ROUTES = (
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
        "Ask which single changes of a draft cannot be made, and why.",
    ),
    Route("POST", "/api/duels/any", "AnyDuel", "DuelDraft", BODY, "Let chance choose what can be played."),
)
