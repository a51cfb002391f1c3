"""The routes of the school, as the schema lists them."""

from chanbara.server.wire.route import Route

SCHOOL_ROUTES = (
    Route("GET", "/api/puzzles", None, "Puzzles", ("too_fast", "foreign"), "List the puzzles."),
    Route(
        "POST",
        "/api/puzzles/{key}",
        "Attempt",
        "PuzzleState",
        ("malformed", "too_long", "unknown_puzzle", "impossible", "too_fast", "foreign"),
        "Play a puzzle with these choices, from its beginning. Nothing is kept.",
    ),
    Route(
        "GET",
        "/api/puzzles/{key}/history",
        None,
        "PuzzleHistory",
        ("unknown_puzzle", "impossible", "too_fast", "foreign"),
        "See how it came to the table of a Ronin puzzle, deed by deed.",
    ),
    Route(
        "POST",
        "/api/puzzles/{key}/why",
        "LessonQuestion",
        "Reason",
        ("malformed", "too_long", "unknown_puzzle", "impossible", "too_fast", "foreign"),
        "Ask why something cannot be done in a puzzle.",
    ),
    Route(
        "POST",
        "/api/puzzles/{key}/solution",
        None,
        "PuzzleSolution",
        ("unknown_puzzle", "too_fast", "foreign"),
        "See how a puzzle is solved.",
    ),
    Route(
        "GET",
        "/api/examples",
        None,
        "Examples",
        ("too_fast", "foreign"),
        "List the worked examples of the rulebooks.",
    ),
    Route(
        "POST",
        "/api/lessons/{key}",
        "LessonAct",
        "LessonState",
        ("malformed", "too_long", "unknown_lesson", "impossible", "too_fast", "foreign"),
        "Walk a lesson with these choices, from its beginning. Nothing is kept.",
    ),
    Route(
        "POST",
        "/api/lessons/{key}/why",
        "LessonQuestion",
        "Reason",
        ("malformed", "too_long", "unknown_lesson", "impossible", "too_fast", "foreign"),
        "Ask why something cannot be done in a lesson.",
    ),
)
