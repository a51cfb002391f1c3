"""The pictures of the rules pages: written with ``--write``, otherwise compared with the existing ones."""

import sys
from pathlib import Path

from chanbara.locales import LANGUAGES
from chanbara.sword.words.rule_pictures import PICTURES, file_name

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def main(words: list[str]) -> int:
    """Write or compare; the exit code says whether all files are up to date."""
    stale = 0
    for picture, draw in PICTURES.items():
        for language in LANGUAGES:
            file, now = FOLDER / file_name(picture, language), draw(language)
            if "--write" in words:
                file.write_text(now, encoding="utf-8")
            elif not file.exists() or file.read_text(encoding="utf-8") != now:
                print(f"{file.name} is stale")
                stale += 1
    return min(stale, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
