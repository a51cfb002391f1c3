"""The routes of statistics, as the schema lists them."""

from __future__ import annotations

from chanbara.server.wire.route import Route

PLAYER_ROUTES = (
    Route(
        "POST",
        "/api/players",
        "NewPlayer",
        "Claimed",
        ("malformed", "too_long", "impossible", "taken", "too_fast", "foreign", "closed"),
        "Claim a name for the ladder. Nobody needs one to play.",
    ),
    Route(
        "GET",
        "/api/players",
        None,
        "Ladder",
        ("too_fast", "foreign", "closed"),
        "See who is how strong, of those who want to be seen, and of the bots.",
    ),
    Route(
        "GET",
        "/api/players/me",
        None,
        "OwnFigures",
        ("unknown_token", "too_fast", "foreign", "closed"),
        "Fetch all that is kept of oneself; the header `Authorization: Bearer TOKEN` says who that is.",
    ),
    Route(
        "POST",
        "/api/players/me",
        "PlayerChange",
        "OwnFigures",
        ("malformed", "too_long", "unknown_token", "too_fast", "foreign", "closed"),
        "Stand on the ladder, or do not.",
    ),
    Route(
        "DELETE",
        "/api/players/me",
        None,
        "text/plain",
        ("unknown_token", "too_fast", "foreign", "closed"),
        "Delete one's name and all that leads to it. The answer is empty, with status 204.",
    ),
    Route(
        "GET",
        "/api/players/me/games",
        None,
        "text/csv",
        ("unknown_token", "too_fast", "foreign", "closed"),
        "Fetch one's games for a spreadsheet.",
    ),
    Route(
        "GET",
        "/api/tables/{code}/statistics",
        None,
        "TableFigures",
        ("unknown_table", "too_fast", "foreign", "closed"),
        "Ask who won how often at a table and its rematches.",
    ),
)
