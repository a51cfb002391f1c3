"""What the schema says of fields that have no words of their own in the source, by class."""

from __future__ import annotations

from chanbara.server.wire.review_descriptions import REVIEW_WORDS

ANSWERS = "The `re` of the message that this answers."

WORDS: dict[str, dict[str, str]] = {
    **REVIEW_WORDS,
    "FromClient": {
        "re": "A number of the client's own; it comes back in the answer.",
    },
    "Hello": {
        "token": "What proves the seat. Null: a spectator.",
        "name": "What a spectator is called in the chat.",
        "language": "In which refusals and reasons are written.",
    },
    "Choose": {
        "decision": "The number of the decision.",
        "option": "The place of the option in its list, from 0.",
    },
    "Ready": {
        "ready": "False takes it back.",
        "salt": "Any text that nobody can guess.",
    },
    "Ahead": {
        "answer": "Parry if possible, take it, or ask me.",
        "until": "For how long this holds.",
    },
    "Say": {
        "text": "What is said.",
    },
    "MakeClaim": {
        "claim": "What is claimed.",
        "about": "The seat that is meant, where somebody is.",
    },
    "Mute": {
        "seat": "Whose chat.",
        "muted": "False: hear it again.",
    },
    "Pause": {
        "paused": "False: go on.",
    },
    "Replace": {
        "seat": "Which seat.",
        "bot": "The name of the bot; null frees the seat.",
    },
    "PassHost": {
        "seat": "Who is host from now on.",
    },
    "MailMe": {
        "address": "Where to.",
    },
    "Why": {
        "act": "The act as the notation writes it, such as `play kiseru>3`.",
    },
    "Odds": {
        "decision": "The decision that was open.",
        "re": ANSWERS,
    },
    "Suspects": {
        "re": ANSWERS,
    },
    "Suspect": {
        "seat": "Which seat.",
    },
    "Clue": {
        "seat": "Who did it.",
    },
    "Advice": {
        "decision": "The number of the decision that it is about.",
        "re": ANSWERS,
    },
    "Assumption": {
        "seat": "Which seat.",
        "role": "Which role.",
    },
    "Reliable": {
        "said": "What was said, on average, from 0 to 1.",
        "was": "How often it was so, from 0 to 1.",
    },
    "SeatInfo": {
        "seat": "Its number, from 0.",
        "name": "Who sits there; empty where nobody does.",
        "ready": "Whether he is ready to start.",
    },
    "TableInfo": {
        "code": "What invites to the table.",
        "status": "Where it stands; `void` is ended without result, `frozen` is begun under other rules.",
        "options": "What was chosen for it.",
        "seats": "Who sits where.",
        "host": "The seat of the host.",
        "paused": "Whether the host has stopped the game.",
    },
    "Welcome": {
        "protocol": "The version of this protocol.",
        "re": ANSWERS,
    },
    "Table": {
        "table": "The table as it is now.",
    },
    "Timer": {
        "left": "Seconds for this decision.",
        "reserve": "Seconds of the reserve of the one who is asked.",
    },
    "Sword": {
        "version": "How many choices have been made.",
        "events": "What has happened since the last message, as your seat saw it.",
        "view": "Everything that your seat may know.",
        "timer": "The clock of the open decision; null where no person is asked.",
    },
    "SumLine": {
        "points": "What it adds to the sum.",
    },
    "TeamSum": {
        "team": "Which team.",
        "lines": "What its points are made of.",
        "total": "All together.",
    },
    "Counted": {
        "verdict": "By the highest sum, by a tie, or by the Victory of the Swordmaster.",
    },
    "Duel": {
        "version": "How many choices have been made.",
        "events": "What has happened since the last message.",
        "view": "The duel as it stands.",
        "timer": "The clock of the open decision; null where no person is asked.",
    },
    "Notice": {
        "kind": "What has happened.",
        "seat": "Whom it concerns.",
    },
    "Said": {
        "seat": "Who speaks.",
        "name": "What he is called.",
        "text": "The line; null where it is a claim.",
        "claim": "The claim; null where it is a line.",
        "about": "The seat that the claim is about, where it is about one.",
    },
    "Fair": {
        "commitment": "The SHA-256 of the key, as it was shown.",
        "key": "The server's key.",
        "salts": "The players' salts, by seat.",
    },
    "Over": {
        "record": "The text from which the game can be played again.",
    },
    "Reason": {
        "rule": "The number of the rule that forbids it.",
        "reason": "The same in a sentence.",
        "re": ANSWERS,
    },
    "Scenario": {
        "text": "The scenario file.",
        "re": ANSWERS,
    },
    "Refused": {
        "code": "Why, for a program.",
        "message": "Why, in a sentence.",
        "re": ANSWERS,
    },
    "Pong": {
        "re": ANSWERS,
    },
    "Bye": {
        "reason": "Why the socket closes.",
    },
    "Create": {
        "name": "What you are called.",
        "options": "What is played, and how.",
    },
    "Join": {
        "name": "What you are called.",
        "seat": "Which seat; null: any that is free.",
    },
    "Seated": {
        "code": "The code of the table.",
        "seat": "Your seat.",
        "token": "What proves it.",
    },
    "Listed": {
        "code": "What invites to it.",
        "game": "`sword` or `duel`.",
        "players": "How many seats it has.",
        "free": "How many of them are free.",
        "status": "As in TableInfo.",
        "host": "What the host is called.",
        "rulings": "Rulings that differ from those of the book, by name.",
    },
    "CardInfo": {
        "key": "By which records and messages call it.",
        "kind": "Weapon, action or property.",
        "suit": "The symbol in its corner.",
        "copies": "How many there are.",
    },
    "CharacterInfo": {
        "key": "By which records and messages call it.",
        "resilience": "How much it has when unhurt.",
    },
    "RoleInfo": {
        "key": "By which records and messages call it.",
        "role": "What it makes of its player.",
        "stars": "How many it shows.",
    },
    "Cards": {
        "cards": "Each kind of playing card.",
        "characters": "Everybody that can be dealt.",
        "roles": "Each kind of role card.",
        "paragraphs": "By number, as the rules page has them.",
    },
    "RulingInfo": {
        "name": "What it is called among the options of a table.",
        "values": "What can be chosen.",
        "usual": "What holds by our reading where nothing is chosen.",
    },
    "BookInfo": {
        "name": "What it is called among the options of a table.",
    },
    "BotInfo": {
        "name": "By which messages call it.",
    },
    "Choices": {
        "rulings": "Where the printed rules are silent.",
    },
    "Tables": {
        "tables": "One entry a table.",
    },
    "Problem": {
        "code": "Why, for a program.",
        "message": "Why, in a sentence.",
    },
    "Health": {
        "status": "Whether it takes new games.",
        "version": "The version of chanbara.",
        "tables": "How many tables there are.",
        "running": "At how many of them a game is going on.",
        "connections": "How many sockets are open.",
        "bots_ready": "Whether bots think compiled; before that they play more simply.",
    },
    "SwordGame": {
        "players": "How many play.",
        "rising_sun": "Whether the expansion is in the game.",
        "rulings": "Rulings that differ from those of the book, by name.",
    },
    "DuelGame": {
        "opponent": "Whom one fights. Null: `arima`, or the three enemies of 1vs3.",
        "weapon": "What one fights with.",
        "environment": "Where. Null: nowhere in particular.",
        "weather": "In what weather. Null: `clear`.",
        "difficulty": "How hard it is.",
        "modules": "Which modules of Blood and Bushido are in.",
        "rulings": "Rulings that are not the usual ones, by name (B8.40).",
    },
    "LiveClock": {
        "decision": "For one's own decisions.",
        "reserve": "What each player has for the whole game beyond that.",
    },
    "DaysClock": {
        "days": "Days for each decision.",
    },
    "Pauses": {
        "least": "The shortest.",
        "most": "The longest.",
    },
    "TableOptions": {
        "game": "Which game, and what is in it.",
        "clock": "How long one may think.",
        "pauses": "How long automatic answers wait.",
        "spectators": "Whether others may watch.",
    },
    "Seen": {
        "kind": "The name of the event.",
    },
    "OptionView": {
        "text": "The act in notation.",
        "verb": "What is done.",
        "cards": "The cards it touches, by key.",
        "seats": "The seats it touches.",
    },
    "DecisionView": {
        "number": "Its place among the decisions of the game.",
        "seat": "Who is asked.",
        "kind": "What is asked.",
        "options": "The legal answers; null for everybody who is not asked.",
    },
    "SeatView": {
        "seat": "His seat.",
        "character": "The key of his character.",
        "resilience": "What is left of it.",
        "honor": "His honor points.",
        "in_play": "His cards on the table.",
        "harmless": "Whether he is Harmless (4.1).",
    },
    "ScoreView": {
        "honor": "Honor points at the end.",
        "multiplier": "What his role multiplies them by.",
        "in_hand": "Points of cards in hand, never multiplied.",
        "points": "All together.",
    },
    "ResultView": {
        "cause": "What ended the game.",
        "rule": "The number of the rule that says so.",
        "victim": "Whose end it was, where it was somebody's.",
        "by": "Whose act it was, where it was somebody's.",
        "scores": "By seat.",
        "totals": "By team.",
        "deadly_strike": "The team that pays for a Deadly Strike, where there was one (8.5).",
        "winner": "The team that won.",
        "winners": "The seats that won.",
    },
    "StepView": {
        "kind": "The name of the step.",
        "about": "Its fields.",
    },
    "View": {
        "seat": "The observer; null is a spectator.",
        "seats": "Everybody, in the order of the table.",
        "active": "Whose turn it is.",
        "turn": "How many turns have begun.",
        "phase": "The phase of the turn.",
        "weapons_played": "How many weapons were played this turn.",
        "weapons_added": "How many more a card allowed this turn.",
        "weapon_limit": "How many may be played this turn.",
        "decision": "What is open.",
        "result": "How it ended, once it has.",
    },
    "EnemyView": {
        "opponent": "His key.",
        "life": "What is left of it.",
        "qi": "What is left of it.",
        "start_qi": "His Qi at the beginning.",
        "armour": "His armour.",
    },
    "DuelOption": {
        "text": "The act in notation.",
        "verb": "What is done.",
        "key": "The card or die it is about, where it is about one.",
        "enemy": "Which enemy, where it is about one.",
    },
    "DuelDecision": {
        "number": "Its place among the decisions of the duel.",
        "seat": "Always 0.",
        "kind": "What is asked.",
        "options": "The legal answers.",
    },
    "DuelView": {
        "seat": "Always 0.",
        "enemies": "Whom one fights.",
        "asked": "How many decisions there have been so far.",
        "decision": "What is open.",
        "result": "How it ended, once it has.",
    },
}
