"""The scenario files of this folder."""

from pathlib import Path

from tests.scenario_files import stories

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.yaml"))


def named(path: Path) -> str:
    """The name of a file as tests call it: weapons/yari."""
    return path.relative_to(FOLDER).with_suffix("").as_posix()


STORIES = {f"{named(path)}: {story.title}": story for path in FILES for story in stories(path)}
"""Every scenario, by file and title."""
