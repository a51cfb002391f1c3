"""Nothing in the project depends on where its packages were fetched from.

The words looked for are built from pieces, so that this file does not contain them.
"""

import pytest

from tests.architecture.tree import ROOT, project_files

DOT = "."

REGISTRY_HOSTS = [
    DOT.join(pieces)
    for pieces in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("npm", "pkg", "github", "com"),
        ("conda", "anaconda", "org"),
        ("crates", "io"),
        ("rubygems", "org"),
    ]
]

PLACES = ["--" + word for word in ("index-url", "extra-index-url", "find-links", "trusted-host")]
PLACES += ["file:" + "//", "http" + "://", "https" + "://"]

LOCK_FILES = ["uv" + DOT + "lock", "pylock" + DOT + "toml", "poetry" + DOT + "lock"]


@pytest.mark.parametrize("host", REGISTRY_HOSTS)
def test_no_file_names_a_package_registry(host: str) -> None:
    naming = [str(path.relative_to(ROOT)) for path in project_files() if host.encode() in path.read_bytes()]
    assert not naming, f"{host} is named in {', '.join(naming)}"


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("name", ["play", "page", "serve", "dev", "all"])
def test_no_requirements_file_says_where_to_fetch(name: str, place: str) -> None:
    assert place not in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCK_FILES)
def test_versions_are_fixed_in_requirements_alone(name: str) -> None:
    found = [str(path.relative_to(ROOT)) for path in project_files() if path.name == name]
    assert not found, f"{', '.join(found)}: `make pins` writes requirements/ and nothing else"


def test_no_package_lock_says_where_to_fetch() -> None:
    locks = [path for path in project_files() if path.name == "package-lock" + DOT + "json"]
    naming = [str(path.relative_to(ROOT)) for path in locks if b'"resolved"' in path.read_bytes()]
    assert not naming, f'{", ".join(naming)} has entries "resolved"'
