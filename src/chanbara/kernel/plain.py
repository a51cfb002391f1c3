"""What the writers of both games share: steps and events are records, written as their name and fields."""

from __future__ import annotations

from typing import Any

from chanbara.kernel.errors import CorruptRecord


def records(*modules: Any) -> dict[str, type[Any]]:  # noqa: ANN401 - modules
    """Return the record classes (steps or events) that these modules define, by name."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, type) and hasattr(value, "_fields") and value.__module__ == module.__name__
    }


def record_of(classes: dict[str, type[Any]], data: Any) -> tuple[type[Any], list[tuple[str, Any]]]:  # noqa: ANN401
    """Return the class of what was written, and its fields with what was written in each.

    Fields with a default may be missing: they were added after it was written.
    """
    if not isinstance(data, list) or not data or data[0] not in classes:
        message = f"not a known step or event: {data!r}"
        raise CorruptRecord(message)
    kind = classes[data[0]]
    most, least = len(kind._fields), len(kind._fields) - len(kind._field_defaults)
    if not least <= len(data) - 1 <= most:
        message = f"{data[0]} has {most} fields, not {len(data) - 1}"
        raise CorruptRecord(message)
    return kind, list(zip(kind._fields, data[1:], strict=False))
