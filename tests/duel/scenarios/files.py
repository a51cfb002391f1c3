"""The scenario files of this folder."""

from pathlib import Path

from chanbara.record.scenario import Scenario, parse

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.yaml"))


def named(path: Path) -> str:
    """The name of a file as tests call it: weapons/yari."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


def stories(path: Path) -> list[Scenario]:
    return parse(path.read_text(encoding="utf-8"))


STORIES = {f"{named(path)}: {story.title}": story for path in FILES for story in stories(path)}
"""Every scenario, by file and title."""
