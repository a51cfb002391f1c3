"""docs/protocol.md and web/src/protocol.gen.ts match the schema, and the schema is complete."""

import json
import re
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
import starlette.routing

from chanbara.server.app import make_app
from chanbara.server.page import ADDRESSES, FILES
from chanbara.server.settings import Settings
from chanbara.server.store.store import Store
from chanbara.server.wire import messages as protocol
from chanbara.server.wire import schema as schema_module
from chanbara.server.wire.schema import BODIES, MODULES, REFUSALS, ROUTES, schema, schema_json
from checks.pages import protocol_page
from hatch_build import WEB, install, node
from tests.docs.markdown import ROOT

PAGE_ROUTES = {*ADDRESSES, *(f"/{name}" for name in FILES), "/{elsewhere}"}
STALE = "is stale: run python -m checks.pages.protocol_page --write"
MESSAGES: tuple[type[msgspec.Struct], ...] = (*protocol.CLIENT_MESSAGES, *schema_module.SERVER_MESSAGES)

USE = """\
import { PROTOCOL, type ClientMessage, type Seated, type ServerMessage, type Wire } from "./protocol.gen";

export function answer(message: ServerMessage): ClientMessage | null {
  switch (message.type) {
    case "welcome":
      return message.protocol === PROTOCOL ? { type: "ready", salt: "plum" } : null;
    case "sword": {
      const { decision } = message.view;
      const first: string | undefined = decision?.options?.[0]?.text;
      return decision && first ? { type: "choose", decision: decision.number, option: 0 } : null;
    }
    case "refused":
      return message.code === "stale" ? { type: "resync" } : null;
    case "over":
      // @ts-expect-error the end of a game has no view
      message.view;
      return null;
    default:
      return null;
  }
}

type Created = Wire["routes"]["POST /api/tables"];
export const seated: Seated = { code: "x", seat: 0, token: "t" } satisfies Created["response"];
// @ts-expect-error there is no such message
export const unknown: ClientMessage = { type: "cheat" };
// @ts-expect-error a field that is not listed
export const more: ClientMessage = { type: "ping", hand: [] };
// @ts-expect-error a field that is missing
export const fewer: ClientMessage = { type: "choose", decision: 1 };
"""


def test_the_page_is_fresh() -> None:
    assert protocol_page.PAGE.read_text(encoding="utf-8") == protocol_page.page(), f"docs/protocol.md {STALE}"


def test_the_types_are_fresh() -> None:
    assert protocol_page.TYPES.read_text(encoding="utf-8") == protocol_page.types(), (
        f"protocol.gen.ts {STALE}"
    )


def test_the_types_tell_messages_apart(tmp_path: Path) -> None:
    install()
    shutil.copy(protocol_page.TYPES, tmp_path)
    (tmp_path / "use.ts").write_text(USE, encoding="utf-8")
    settings = {"extends": str(WEB / "tsconfig.json"), "include": ["*.ts"], "compilerOptions": {"types": []}}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    assert node("node_modules/typescript/bin/tsc", "--project", str(tmp_path)) == ""


def test_the_command_says_whether_the_files_are_fresh(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(protocol_page, "PAGE", tmp_path / "protocol.md")
    monkeypatch.setattr(protocol_page, "TYPES", tmp_path / "protocol.gen.ts")
    monkeypatch.setattr(protocol_page, "types", lambda: "export const PROTOCOL = 1;\n")
    assert protocol_page.main([]) == 1
    assert protocol_page.main(["--write"]) == 0
    assert protocol_page.main([]) == 0
    (tmp_path / "protocol.gen.ts").write_text("", encoding="utf-8")
    assert protocol_page.main([]) == 1


# --- the schema --------------------------------------------------------------------------------------------


def refs(part: Any) -> Iterator[str]:  # noqa: ANN401 - any part of a schema
    """Every reference inside."""
    if isinstance(part, dict):
        yield from (value for word, value in part.items() if word == "$ref")
        for value in part.values():
            yield from refs(value)
    elif isinstance(part, list):
        for value in part:
            yield from refs(value)


def test_the_schema_is_the_same_at_every_call() -> None:
    assert schema_json() == schema_json()
    assert json.loads(schema_json()) == schema()
    assert list(schema()["$defs"]) == sorted(schema()["$defs"])


def test_every_reference_leads_somewhere() -> None:
    made = schema()
    found = set(refs(made))
    assert found
    assert {ref.removeprefix("#/$defs/") for ref in found} <= made["$defs"].keys()


def test_every_message_is_in_the_schema() -> None:
    made = schema()
    for side, union in (("client", protocol.ClientMessage), ("server", schema_module.ServerMessage)):
        listed = [ref["$ref"] for ref in made["x-messages"][side]]
        assert listed == [f"#/$defs/{kind.__name__}" for kind in get_args(union)]


def test_no_struct_of_the_protocol_is_left_out() -> None:
    written = {
        name
        for module in MODULES
        if module.__name__.startswith(("chanbara.server.", "chanbara.review."))
        or ".served." in module.__name__
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    }
    for_any_game = {"FromClient", "FromServer", "GameOptions", "LabSaid", "Line", "PlainFrame"}
    assert written - for_any_game <= schema()["$defs"].keys()
    assert {kind.__name__ for kind in (*MESSAGES, *BODIES)} <= written


@pytest.mark.parametrize("kind", MESSAGES, ids=lambda kind: kind.__name__)
def test_a_message_is_told_by_its_type(kind: type[msgspec.Struct]) -> None:
    definition = schema()["$defs"][kind.__name__]
    assert definition["properties"]["type"]["enum"] == [kind.__struct_config__.tag]
    assert "type" in definition["required"]


def test_every_field_is_explained() -> None:
    kinds = schema()["$defs"].items()
    fields = [(name, field, one) for name, kind in kinds for field, one in kind.get("properties", {}).items()]
    assert fields
    assert [(name, field) for name, field, one in fields if not one.get("description")] == []


def test_every_code_of_a_refusal_is_explained() -> None:
    on_the_socket = set(get_args(get_type_hints(protocol.Refused)["code"]))
    on_routes = {code for route in ROUTES for code in route.refusals}
    assert on_the_socket | on_routes == REFUSALS.keys()


def test_the_codes_are_those_that_the_server_gives() -> None:
    package = ROOT / "src" / "chanbara"
    sources = [*package.glob("server/**/*.py"), *package.glob("*/served/**/*.py")]
    given = {
        code
        for source in sources
        for code in re.findall(r'\bRefusal\(\s*"(\w+)"', source.read_text(encoding="utf-8"))
    }
    assert given == REFUSALS.keys()


def test_the_routes_are_those_of_the_server() -> None:
    served = set()
    for route in make_app(Settings(), partial(Store.open, "sqlite://"), ["localhost"]).routes:
        if isinstance(route, starlette.routing.WebSocketRoute):
            served.add(("WebSocket", route.path))
        elif isinstance(route, starlette.routing.Route):
            pages = {"HEAD", "GET"} if route.path in PAGE_ROUTES else {"HEAD"}
            served |= {(method, route.path) for method in (route.methods or set()) - pages}
    assert served == {(route.method, route.path) for route in ROUTES}


@pytest.mark.parametrize("kind", protocol.CLIENT_MESSAGES, ids=lambda kind: kind.__name__)
def test_the_smallest_message_that_the_schema_allows_is_understood(kind: type[msgspec.Struct]) -> None:
    values = {"integer": 0, "boolean": True, "string": "x"}
    definition = schema()["$defs"][kind.__name__]
    parts = {field: definition["properties"][field] for field in definition["required"]}
    message = {
        field: one["enum"][0] if "enum" in one else values[one["type"]] for field, one in parts.items()
    }
    assert isinstance(msgspec.json.decode(json.dumps(message), type=protocol.ClientMessage), kind)
