"""Scenario files, read quickly: every test process collects them by their titles."""

from functools import cache
from pathlib import Path

import yaml

from chanbara.record.scenario import Scenario, YamlLoader, convert


class QuickLoader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc] # not there everywhere
    """Reads only our own files; an untrusted text could crash it."""

    yaml_implicit_resolvers = YamlLoader.yaml_implicit_resolvers


@cache
def stories(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    text = path.read_text(encoding="utf-8")
    return [convert(one) for one in yaml.load_all(text, QuickLoader) if one is not None]
