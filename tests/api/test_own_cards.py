"""User cards: loaded, played, recorded, named; and an error message for every mistake in a file."""

import random
from pathlib import Path

import pytest

import chanbara
from chanbara import CorruptRecord, dumps, load_own_cards, loads, new_game, observe, replay
from chanbara.locales import LANGUAGES, speech
from chanbara.record.scenario import from_record, parse, run
from chanbara.sword import own_cards
from chanbara.sword.own_cards import own_cards_from
from chanbara.sword.own_space import space_of
from tests.docs.markdown import blocks, read
from tests.table import play_at_random

EXAMPLE = next(block.text for block in blocks(read("docs/own-cards.md")) if "CARDS = [" in block.text)

HEAD = """
from chanbara.sword.cards.entries import action, answer, property_, weapon
from chanbara.sword.rules.catalog import Card, Character
from chanbara.sword.rules.effects import Draw
from chanbara.sword.rules.traits import Ability, Traits
from chanbara.sword.rules.words import Aim, Kind, Suit

def ono(key="ono", **changes):
    return weapon(key, **({"reach": 1, "wounds": 1, "suit": Suit.FUJI, "copies": 1} | changes))

def rest(**changes):
    return action("rest", **({"rule": "own", "suit": Suit.KOI, "copies": 1, "play": len} | changes))

def flag(**changes):
    return property_("flag", **({"rule": "own", "suit": Suit.KOI, "copies": 1} | changes))
"""
AXE = "ono()"


def own(body: str) -> own_cards.OwnCards:
    return own_cards_from("mine.py", HEAD + body)


def example() -> own_cards.OwnCards:
    return own_cards_from("my_cards.py", EXAMPLE)


# --- played


def test_own_cards_and_characters_are_dealt_and_played() -> None:
    played = set()
    for seed in range(30):
        game = play_at_random(new_game("sword", players=5, seed=seed, own=example()), seed)
        played |= {text.partition(">")[0] for _, _, text in game.choices}
        played |= {one.character for one in observe(game, None).seats}
    assert played >= {"play sasumata", "play ambush", "play banner", "yasuke"}


@pytest.mark.parametrize("rising_sun", [False, True])
def test_they_join_either_set(rising_sun: bool) -> None:  # noqa: FBT001 - a parameter of the test
    game = new_game("sword", players=4, seed=1, own=example(), rising_sun=rising_sun)
    catalog = game.table.catalog
    assert sum(card.copies for card in catalog.cards) == (130 if rising_sun else 90) + 6
    assert catalog.name == f"{'rising_sun' if rising_sun else 'base'} cards={example().digest}"


def test_the_same_text_is_the_same_set() -> None:
    assert example() is example()


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "my_cards.py"
    path.write_text(EXAMPLE, encoding="utf-8")
    assert load_own_cards(path) is example()
    with pytest.raises(ValueError, match=r"cannot read nothing\.py: No such file"):
        load_own_cards(tmp_path / "nothing.py")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match=r"my_cards\.py is not text"):
        load_own_cards(path)


def test_an_own_ability_is_used_and_refused() -> None:
    mine = own(
        """
def is_new(table, seat):
    return "monk" not in table.used

def draw(table, seat, option):
    table.used = (*table.used, "monk")
    table.schedule(Draw(seat, 1))

CHARACTERS = [Character("monk", 3, Traits(abilities=(Ability("monk", "own", is_new, draw),)))]
"""
    )
    roles = ["shogun", "ninja1", "ninja2"]
    game = new_game("sword", players=3, seed=1, own=mine, characters=["monk", None, None], roles=roles)
    hand = len(game.table.players[0].hand)
    game.apply("use monk")
    assert len(game.table.players[0].hand) == hand + 1
    assert game.why_not("use monk") == ("own", "You cannot use this ability now.")
    assert game.why_not("use monk", language="de")[1] == "Du kannst diese Fähigkeit jetzt nicht einsetzen."


def test_house_rules_reach_own_cards_too() -> None:
    house = "copies: {sasumata: 7}\ncharacters: [yasuke, benkei, tomoe]"
    game = new_game("sword", players=3, seed=1, own=example(), house=house)
    assert game.table.catalog.card("sasumata").copies == 7
    assert {one.character for one in observe(game, None).seats} == {"yasuke", "benkei", "tomoe"}


# --- named


@pytest.mark.parametrize(("language", "name"), [("en", "Ambush"), ("de", "Hinterhalt"), ("it", "Ambush")])
def test_they_have_their_names_in_each_language_or_the_english_one(language: str, name: str) -> None:
    example()
    assert speech(language).say("card-ambush") == name


def test_what_has_no_name_is_called_by_its_key() -> None:
    own('CARDS = [ono("great_axe")]')
    assert [speech(one).say("card-great_axe") for one in LANGUAGES] == ["Great Axe"] * 3
    assert speech("en").text("card-great_axe") == ""


def test_a_changed_file_changes_the_name() -> None:
    for name in ("Axe", "Battle Axe"):
        own(f'CARDS = [{AXE}]\nWORDS = {{"en": "card-ono = {name}\\n    .text = Heavy."}}')
        assert speech("en").say("card-ono") == name


# --- recorded


def test_a_record_names_the_file_and_its_hash_and_replays_where_it_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = play_at_random(new_game("sword", players=5, seed=3, own=example(), rising_sun=True), 3)
    assert dict(game.start.header())["cards"] == f"{example().digest} my_cards.py"
    assert replay(game.record()).record() == game.record()
    saved = dumps(game)
    assert loads(saved).record() == game.record()
    monkeypatch.setattr(own_cards, "_KNOWN", {})
    with pytest.raises(CorruptRecord, match=r"the cards of my_cards\.py \(.*\): load that very file"):
        loads(saved)


def test_a_scenario_from_such_a_game_names_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_at_random(new_game("sword", players=5, seed=3, own=example()), 3, choices=12)
    story = parse(from_record(game.record(), 5, choices=3))[0]
    assert story.table.cards == "my_cards.py"
    assert not run(story)
    monkeypatch.setattr(own_cards, "_KNOWN", {})
    with pytest.raises(CorruptRecord, match=r"needs the cards of my_cards\.py: load them first"):
        run(story)


def test_views_and_imagined_games_know_them() -> None:
    game = play_at_random(new_game("sword", players=5, seed=3, own=example()), 3, choices=12)
    assert game.decision is not None
    imagined = chanbara.imagine(observe(game, game.decision.seat), seed=random.Random(1).randrange(9))
    assert imagined.table.catalog is game.table.catalog
    assert replay(imagined.record()).record() == imagined.record()


# --- refused


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("", "has neither CARDS nor CHARACTERS"),
        ("CARDS = None", "CARDS is a list of entries, not None"),
        ("CARDS = ['ono']", "'ono' is no entry; use weapon(), action(), property_() and Character()"),
        ("CHARACTERS = [5]", "5 is no entry"),
        ("1 / 0", "does not run: ZeroDivisionError"),
        ("def", "does not run: SyntaxError"),
        ("import sys; sys.exit(3)", "does not run: SystemExit"),
        (
            'CARDS = [ono("Great Axe")]',
            "'Great Axe' is no key",
        ),
        ("CARDS = [ono(7)]", "7 is no key"),
        ("CARDS = [ono(reach=0)]", "ono: reach is 1 to 9"),
        ('CARDS = [ono(reach="2")]', "ono: reach is 1 to 9"),
        ("CARDS = [ono(wounds=0)]", "ono: wounds are 1 to 9"),
        ('CARDS = [ono(suit="fuji")]', "ono: suit is one of Suit"),
        ("CARDS = [ono(copies=0)]", "ono: copies are 1 to 20"),
        ("CARDS = [ono(copies=2.0)]", "ono: copies are 1 to 20"),
        (
            'CARDS = [ono(rule="")]',
            "ono: rule is a text",
        ),
        (
            "CARDS = [rest(play=None)]",
            "rest: an action has a play",
        ),
        (
            "CARDS = [rest(aim=Aim.REACH)]",
            "rest: weapons, and nothing else, have Aim.REACH",
        ),
        (
            'CARDS = [rest(aim="all")]',
            "rest: aim is one",
        ),
        (
            "CARDS = [flag(aim=Aim.OTHER)]",
            "flag: a property has Aim.NOTHING or Aim.ANYONE",
        ),
        (
            "CARDS = [flag(traits=None)]",
            "flag: traits are Traits",
        ),
        ('CARDS = [Card("x", "weapon", Suit.FUJI, 1, "r", Aim.NOTHING)]', "x: kind is one of Kind"),
        (
            'CARDS = [Card("x", Kind.ACTION, Suit.FUJI, 1, "r", Aim.NOTHING, reach=2, play=len)]',
            "x: only a weapon",
        ),
        ('CARDS = [ono(proof="steel")]', "ono: proof is one of Proof"),
        ('CARDS = [ono(worth="1")]', "ono: worth and adds_weapons are 0 to 9"),
        ("CARDS = [ono(on_hit=3)]", "ono: wounds_by, on_hit and answered are functions"),
        ('CHARACTERS = [Character("monk", 5, Traits(on_hit=(3,)))]', "monk: traits are Traits of tuples"),
        (
            'CHARACTERS = [Character("monk", 5, Traits(abilities=(len,)))]',
            "monk: traits are Traits of tuples",
        ),
        ('CHARACTERS = [Character("monk", 0, Traits())]', "monk: resilience is 1 to 9"),
        ('CHARACTERS = [Character("monk", "5", Traits())]', "monk: resilience is 1 to 9"),
        ('CHARACTERS = [Character("monk", 5, None)]', "monk: traits are Traits of tuples"),
        ('CHARACTERS = [Character("monk", 5, Traits(abilities=[]))]', "monk: traits are Traits of tuples"),
        (f"CARDS = [{AXE}]\nWORDS = None", "WORDS has a text for each language of en, de, it"),
        (f'CARDS = [{AXE}]\nWORDS = {{"tlh": ""}}', "WORDS has a text for each language of en, de, it"),
        (f'CARDS = [{AXE}]\nWORDS = {{"en": "card-ono"}}', "mine.py is not Fluent here: 'card-ono"),
        (f'CARDS = [{AXE}]\nWORDS = {{"en": "card-bo = Stick"}}', "mine.py says card-bo a second time"),
        (
            f"CARDS = [{AXE}]\nclass Dance:\n    def run(self, table): pass",
            "Dance is a new step; own cards use the steps there are",
        ),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(body: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"mine\.py") as caught:
        own(body)
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("body", "taken"),
    [
        (
            'CARDS = [ono("bo")]\nWORDS = {"en": "card-x = X"}',
            "bo",
        ),
        (f"CARDS = [{AXE}, {AXE}]", "ono"),
    ],
)
def test_a_key_that_is_taken_is_refused(body: str, taken: str) -> None:
    with pytest.raises(ValueError, match=rf"mine\.py: {taken} is there already"):
        new_game("sword", players=5, own=own(body))


def test_what_is_no_set_of_cards_is_refused() -> None:
    with pytest.raises(ValueError, match=r"own cannot be 'my_cards\.py'"):
        new_game("sword", players=5, own="my_cards.py")


# --- in a namespace


def test_two_files_use_the_same_key_in_one_game() -> None:
    text = "title = Winter\ncard-ono = Ice axe\n    .text = { -cold } { title }\n-cold = Cold"
    words = f"WORDS = {{'en': {text!r}}}"
    winter = own_cards_from("winter.py", f"{HEAD}CARDS = [ono(copies=3)]\n{words}", "winter")
    spring = own_cards_from(
        "spring.py", f'{HEAD}CARDS = [ono(wounds=4)]\nWORDS = {{"de": "card-ono = Axt"}}', "spring"
    )
    game = new_game("sword", players=4, seed=3, own=[winter, spring])
    catalog = game.table.catalog
    assert (catalog.card("winter-ono").copies, catalog.card("spring-ono").wounds) == (3, 4)
    assert game.start.header()[-3] == ("cards", f"spring@{spring.digest} winter@{winter.digest}")
    play_at_random(game, 3)
    assert replay(game.record()).record() == game.record()
    assert loads(dumps(game)).record() == game.record()
    assert [speech(one).say("card-winter-ono") for one in LANGUAGES] == ["Ice axe"] * 3
    assert speech("de").text("card-winter-ono") == "Cold Winter"
    assert [speech(one).say("card-spring-ono") for one in LANGUAGES] == ["Axt"] * 3
    assert speech("en").say("cards-winter-title") == "Winter"


def test_a_file_finds_its_own_cards_in_any_namespace() -> None:
    body = "CARDS = [ono()]\nKEY = own_key('ono')"
    assert "KEY" in own(body).source
    assert own_cards_from("mine.py", HEAD + body, "mine").cards[0].key == "mine-ono"


def test_several_files_need_namespaces() -> None:
    plain = own(f"CARDS = [{AXE}]")
    with pytest.raises(ValueError, match="need a namespace each"):
        new_game("sword", own=[plain, own('CARDS = [ono("saw")]')])


def test_a_record_with_namespaces_says_which_file_is_missing() -> None:
    mine = own_cards_from("mine.py", f"{HEAD}CARDS = [{AXE}]", "mine")
    text = new_game("sword", players=3, seed=1, own=mine).record()
    with pytest.raises(CorruptRecord, match=r"the cards of mine \(0{16}\): load that very file first"):
        replay(text.replace(mine.digest, "0" * 16))


def test_scenarios_name_files_with_namespaces() -> None:
    mine = own_cards_from("mine.py", f"{HEAD}CARDS = [{AXE}]", "mine")
    scenario = from_record(play_at_random(new_game("sword", players=3, seed=1, own=mine), 1).record(), 3, 5)
    assert f"cards: mine@{mine.digest}" in scenario
    run(parse(scenario)[0])


@pytest.mark.parametrize(
    ("given", "stem", "space"), [("", "My Cards", "my_cards"), ("winter", "x", "winter")]
)
def test_a_namespace_is_given_or_the_name_of_the_file(given: str, stem: str, space: str) -> None:
    assert space_of(given, stem) == space


@pytest.mark.parametrize(("given", "stem"), [("Winter", "x"), ("", "2nd"), ("a" * 21, "x"), ("a-b", "x")])
def test_a_bad_namespace_is_refused(given: str, stem: str) -> None:
    with pytest.raises(ValueError, match="is no name for a file of cards"):
        space_of(given, stem)
