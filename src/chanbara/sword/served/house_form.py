"""House rules as a form: fields and text that follow each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import yaml

from chanbara.plain_yaml import plain_yaml
from chanbara.server.wire.refusal import Refusal
from chanbara.sword import house
from chanbara.sword.editions import catalog_of
from chanbara.sword.served.house_bodies import HouseField, HouseForm, HouseProblem
from chanbara.sword.served.house_fields import WHO, fields_of

if TYPE_CHECKING:
    from chanbara.sword.rules.catalog import Catalog
    from chanbara.sword.served.house_bodies import HouseDraft
    from chanbara.sword.served.options import SwordGame

KEPT = 128
"""Forms that are kept: all at a table look at the same one."""
_FORMS: dict[bytes, HouseForm] = {}


class Unreadable(Exception):
    """The text is no list of changes."""


def kept_form(draft: HouseDraft) -> HouseForm | None:
    """Return a form that somebody has looked at before: it costs nothing."""
    return _FORMS.get(msgspec.json.encode(draft))


def house_form(draft: HouseDraft) -> HouseForm:
    """Return the form of house rules after some changes."""
    encoded = msgspec.json.encode(draft)
    found = _FORMS[encoded] = _form(draft)
    while len(_FORMS) > KEPT:
        _FORMS.pop(next(iter(_FORMS)))
    return found


def _form(draft: HouseDraft) -> HouseForm:
    game, text = draft.game, draft.game.house
    game.check()
    catalog = _printed(game)
    try:
        data = _read(text)
    except Unreadable as error:
        return HouseForm(
            text, list(fields_of(catalog, {})), HouseProblem(str(error), None), is_readable=False
        )
    fields = {one.path: one for one in fields_of(catalog, data)}
    unknown = draft.changes.keys() - fields.keys()
    if unknown:
        raise Refusal("impossible", "house-number", path=min(unknown))
    if draft.changes:
        for path, value in draft.changes.items():
            fields[path].value = value
        data = _kept(data, fields)
        text = _written(data)
        fields = {one.path: one for one in fields_of(catalog, data)}
    problem = _problem(msgspec.structs.replace(game, house=text), list(fields.values()))
    return HouseForm(text, list(fields.values()), problem, is_readable=True)


def _printed(game: SwordGame) -> Catalog:
    try:
        return catalog_of(game.edition(house=None))
    except ValueError as error:
        raise Refusal("impossible", detail=str(error)) from error


def _read(text: str) -> dict[str, Any]:
    try:
        data = plain_yaml(text)
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    data = {} if data is None else data
    if not isinstance(data, dict):
        raise Unreadable("house rules: Expected `object`")
    return data


def _kept(data: dict[str, Any], fields: dict[str, HouseField]) -> dict[str, Any]:
    """Return the data for the values of all fields: only what differs from the printed values."""
    found: dict[str, Any] = {}
    for one in fields.values():
        if one.value is None or one.value == one.printed:
            continue
        match one.group:
            case "ties":
                found["ties"] = one.orders[one.value] if 0 <= one.value < len(one.orders) else []
            case "hands":
                found["hands"] = [other.value for other in fields.values() if other.group == "hands"]
            case "characters":
                dealt = [
                    other.key for other in fields.values() if other.group == "characters" and other.value
                ]
                found["characters"] = dealt
            case "honor":
                both = [fields[f"honor.{one.place}.{who}"].value for who in WHO]
                found.setdefault("honor", {})[one.place] = dict(zip(WHO, both, strict=True))
            case "multipliers":
                found.setdefault("multipliers", {}).setdefault(one.key, {})[one.place] = one.value
            case "copies":
                found.setdefault("copies", {})[one.key] = one.value
            case _:
                found.setdefault("values", {}).setdefault(one.key, {})[one.group] = one.value
    # What no field stands for is wrong, but not ours to remove.
    return found | {key: value for key, value in data.items() if key not in house.Changes.__struct_fields__}


def _written(data: dict[str, Any]) -> str:
    return (
        yaml.safe_dump(data, default_flow_style=None, sort_keys=False, allow_unicode=True, width=100)
        if data
        else ""
    )


def _problem(game: SwordGame, fields: list[HouseField]) -> HouseProblem | None:
    """Return why a game with these house rules cannot be dealt, and which field is to blame, if one is."""
    try:
        game.deal(bytes(32))
    except ValueError as error:
        outside = [
            one.path for one in fields if one.value is not None and not one.least <= one.value <= one.most
        ]
        return HouseProblem(str(error), outside[0] if outside else None)
    return None
