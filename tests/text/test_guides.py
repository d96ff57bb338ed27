"""What is written for those who join is true: quoted code, files, commands, names and links are there."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from textwrap import dedent

import pytest

from build_spec.tasks import ROOT, TASKS
from game.cli.parser import COMMANDS

DOCS = sorted((ROOT / "docs").glob("*.md"))
GUIDES = [page for page in DOCS if page.stem != "phones"]
"""What shows how to write something; the others tell how something is."""
PAGES = [*DOCS, *(ROOT / f"{name}.md" for name in ("ARCHITECTURE", "CONTRIBUTING", "GLOSSARY", "README"))]
TARGETS = set(TASKS) | set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
_BLOCK = re.compile(r"^`([^`\n]+)`\n\n```(?:python|toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_SAID = re.compile(r"`([^`\n]+)`")
_FOLDERS = sorted(path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith("."))
_PATH = re.compile(rf"(?<![\w./-])(?:(?:{'|'.join(_FOLDERS)}|\.ci|\.github)/[\w./*{{}},-]*|[A-Z]+\.md)")
_MADE = {"build", "dist"}
"""Folders that commands make."""

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def quoted(text: str) -> list[tuple[str, str]]:
    """The blocks of code, each with the file it is from."""
    return _BLOCK.findall(text)


def stands_in(code: str, source: str) -> bool:
    """Whether lines stand in a file as they are, however far they are indented."""
    wanted, lines = dedent(code).splitlines(), source.splitlines()
    runs = (lines[at : at + len(wanted)] for at in range(len(lines) - len(wanted) + 1))
    return any(dedent("\n".join(run)).splitlines() == wanted for run in runs)


def paths(text: str) -> set[str]:
    """The files and folders that are named, `{en,fr}` written out."""
    found: set[str] = set()
    for path in _PATH.findall(text):
        parts = [part.split(",") for part in re.split(r"[{}]", path.rstrip(".,"))]
        found.update(map("".join, product(*parts)))
    return {path for path in found if path.split("/")[0] not in _MADE}


def commands(text: str) -> Iterator[tuple[str, str]]:
    """What is run, and with what: in indented lines and in the middle of sentences."""
    lines = re.findall(r"^    (.*)$", _FENCE.sub("", text), re.MULTILINE)
    for line in (*lines, *_SAID.findall(text)):
        yield from re.findall(r"(?<![\w-])(make|dustwater|python -m) (?!COMMAND|TARGET)([\w.-]+)", line)


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in links."""
    heads = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


def test_there_is_a_guide_to_a_game_a_card_a_bot_a_table_and_a_tutorial() -> None:
    assert [guide.stem for guide in GUIDES] == ["bot", "card", "game", "table", "tutorial"]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: guide.name)
def test_every_piece_of_code_stands_in_the_file_it_is_said_to_be_from(guide: Path) -> None:
    text = guide.read_text("utf-8")
    pieces = quoted(text)
    assert len(pieces) == text.count("```python") + text.count("```toml") > 4
    for name, code in pieces:
        assert stands_in(code, (ROOT / name).read_text("utf-8")), f"{name} has no\n{code}"


@each_page
def test_every_file_that_is_named_is_there(page: Path) -> None:
    named = paths(page.read_text("utf-8"))
    assert [path for path in sorted(named) if not any(ROOT.glob(path))] == []


@each_page
def test_every_command_that_is_named_is_one(page: Path) -> None:
    unknown = []
    for program, what in commands(page.read_text("utf-8")):
        known = {"make": what in TARGETS, "dustwater": what in COMMANDS}
        if not (known[program] if program in known else find_spec(what)):
            unknown.append(f"{program} {what}")
    assert unknown == []


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        file, _, anchor = target.partition("#")
        if not file.startswith("https://"):
            there = (page.parent / file) if file else page
            assert there.exists(), target
            assert not anchor or anchor in anchors(there), target


@pytest.fixture(scope="module")
def code() -> str:
    return "\n".join(
        file.read_text("utf-8") for folder in ("game", "tests") for file in (ROOT / folder).rglob("*.py")
    )


@pytest.mark.parametrize("page", [*GUIDES, ROOT / "ARCHITECTURE.md"], ids=lambda page: page.name)
def test_every_class_and_test_that_is_named_is_there(code: str, page: Path) -> None:
    said = set(_SAID.findall(page.read_text("utf-8")))
    names = {name for name in said if re.fullmatch(r"[A-Z]\w*[a-z]\w*|test_\w+", name)}
    made = set(re.findall(r"^(?:class|def) (\w+)", code, re.MULTILINE)) | {"None", "ValueError"}
    assert names
    assert names - made == set()


def test_code_that_has_changed_is_found_out() -> None:
    source = "class A:\n    def f(self) -> int:\n        return 1\n"
    assert stands_in("def f(self) -> int:\n    return 1\n", source)
    assert not stands_in("def f(self) -> int:\n    return 2\n", source)
    assert not stands_in("def f(self) -> int:\nreturn 1\n", source)


def test_what_is_named_is_read_from_the_text() -> None:
    text = "See `tests/toy`, [it](docs/game.md#one), `game/{en,fr}/x.po`; `make lint`.\n\n    dustwater watch"
    assert paths(text) == {"tests/toy", "docs/game.md", "game/en/x.po", "game/fr/x.po"}
    assert sorted(commands(text)) == [("dustwater", "watch"), ("make", "lint")]
