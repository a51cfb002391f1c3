"""What the schema says of the fields of a review, by class; the others are in ``words``."""

from __future__ import annotations

REVIEW_WORDS: dict[str, dict[str, str]] = {
    "Moved": {
        "card": "The card he played.",
        "target": "At whom.",
    },
    "Tried": {
        "act": "The option itself.",
    },
    "Swing": {
        "turn": "In which turn.",
        "seat": "Who chose.",
        "chosen": "What was chosen.",
    },
    "Review": {
        "code": "Of the table or the file.",
        "game": "Which game it is.",
        "seats": "Who sat where.",
        "turns": "Where each turn begins, for jumping.",
    },
    "ReviewSeat": {
        "seat": "Its number, from 0.",
    },
    "ReviewTurn": {
        "turn": "Its number, from 1.",
    },
    "SwordFrame": {
        "turn": "Which turn it is.",
    },
    "DuelFrame": {
        "view": "As its player saw it.",
    },
    "ReviewFrames": {
        "frames": "In order.",
    },
    "PlayOn": {
        "name": "What you are called.",
    },
    "AgainOptions": {
        "clock": "How long one may think.",
        "pauses": "How long bots wait before they answer.",
        "spectators": "Whether somebody may watch.",
    },
    "Again": {
        "name": "What the host is called.",
        "options": "What is chosen for the table.",
    },
    "GroupSeat": {
        "seat": "Its number, from 0.",
        "name": "Who sat there; empty where the record came as a file.",
        "character": "The key of the character.",
    },
    "Group": {
        "created": "When its table was opened, or its file came: seconds since 1970.",
    },
    "Groups": {
        "groups": "By when they began.",
    },
}
