"""The routes about games that are over, as the schema lists them."""

from __future__ import annotations

from chanbara.server.wire.route import Route

LOOKING = ("unknown_table", "not_over", "impossible", "too_fast", "foreign", "closed")
"""What everybody may be answered who looks back; impossible: by today's rules the record does not fit."""
OPENING = ("malformed", "too_long", "full", *LOOKING)
"""And who opens a table."""

REVIEW_ROUTES = (
    Route(
        "POST",
        "/api/reviews",
        "text/plain",
        "Review",
        ("malformed", "too_long", "impossible", "full", "too_fast", "foreign", "closed"),
        "Send a record file, to look back at its game: it is played again, and what does not fit is told.",
    ),
    Route(
        "GET",
        "/api/reviews/{code}",
        None,
        "Review",
        LOOKING,
        "Ask what can be looked back at: by the code of a table whose game is over, or of a file.",
    ),
    Route(
        "GET",
        "/api/reviews/{code}/frames",
        None,
        "ReviewFrames",
        LOOKING,
        "Look at the game frame by frame, `as` a seat (0 to 7), `watch` (a spectator) or `open` (all cards), "
        "`from` a frame `to` before another.",
    ),
    Route(
        "GET",
        "/api/reviews/{code}/analysis",
        None,
        "application/x-ndjson",
        ("full", *LOOKING),
        "Fetch the figures while they are reckoned: each line is a [ReviewLine](#reviewline).",
    ),
    Route("GET", "/api/reviews/{code}/record", None, "text/plain", LOOKING, "Fetch the record."),
    Route(
        "GET",
        "/api/reviews/{code}/cards",
        None,
        "Cards",
        LOOKING,
        "Fetch what is printed on the cards of the game.",
    ),
    Route(
        "GET",
        "/api/reviews/{code}/book",
        None,
        "DuelBook",
        LOOKING,
        "Fetch what is printed in the duel, by its rulings and numbers.",
    ),
    Route(
        "POST",
        "/api/reviews/{code}/play-on",
        "PlayOn",
        "Seated",
        OPENING,
        "Play on from a frame, against bots: a table that begins at once.",
    ),
    Route(
        "POST",
        "/api/reviews/{code}/again",
        "Again",
        "Seated",
        OPENING,
        "Open a table with the same deal, and sit down at it as its host.",
    ),
    Route(
        "GET",
        "/api/reviews/{code}/groups",
        None,
        "Groups",
        LOOKING,
        "Compare how each group fared with the same deal.",
    ),
)
