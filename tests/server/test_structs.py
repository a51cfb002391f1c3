"""Decoders are prepared before there are threads: preparing one twice at once crashes the process."""

import sys
from functools import partial
from pathlib import Path
from types import FrameType

import msgspec

from chanbara.server.app import make_app
from chanbara.server.settings import Settings
from chanbara.server.store.store import Store

WORKS_IT_OUT = "get_class_annotations"
"""What msgspec calls when it meets a struct for the first time."""


def asked_in_reading(kind: type[msgspec.Struct]) -> list[str]:
    called: list[str] = []

    def look(frame: FrameType, _event: str, _about: object) -> None:
        called.append(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        msgspec.convert({"number": 1}, kind)
    finally:
        sys.setprofile(before)
    return called


def test_a_server_knows_every_struct_before_it_reads_one(tmp_path: Path) -> None:
    known = msgspec.defstruct("Known", [("number", int)])
    make_app(Settings(), partial(Store.open, f"sqlite:///{tmp_path / 'tables.sqlite'}"), ())
    later = msgspec.defstruct("Later", [("number", int)])
    assert WORKS_IT_OUT not in asked_in_reading(known)
    assert WORKS_IT_OUT in asked_in_reading(later)
