import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from build_spec import creation, environment
from build_spec.creation import SetUpFailed, create, interpreter
from build_spec.environment import Environment


class Machine:
    """Stands in for venv and pip, and remembers what they were asked for."""

    def __init__(self) -> None:
        self.made = 0
        self.installed: list[str] = []
        self.trouble: type[BaseException] | int = 0

    def create(self, folder: Path, base: str) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        python = interpreter(folder)
        python.parent.mkdir(parents=True)
        python.symlink_to(base)
        self.made += 1

    def call(self, command: Sequence[str], **_: object) -> int:
        self.installed.append(
            " ".join(command[command.index("-m") + 1 :]).partition("--editable ")[2] or "compile"
        )
        if isinstance(self.trouble, int):
            return self.trouble
        raise self.trouble


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine()
    monkeypatch.setattr(environment, "create", machine.create)
    monkeypatch.setattr(subprocess, "call", machine.call)
    monkeypatch.delenv("PYTHON", raising=False)
    return machine


@pytest.fixture
def root(tmp_path: Path) -> Path:
    project = tmp_path / "project"
    (project / "build_spec").mkdir(parents=True)
    (project / "pyproject.toml").write_text("one")
    (project / "build_spec" / "hatch_build.py").write_text("one")
    return project


def test_the_first_time_everything_is_installed(machine: Machine, root: Path) -> None:
    Environment(root).prepare("dev")
    assert (machine.made, machine.installed) == (1, [".[dev]"])


def test_to_play_only_the_game_is_installed(machine: Machine, root: Path) -> None:
    Environment(root).prepare("")
    assert machine.installed == ["."]


def test_the_second_time_nothing_is_done(machine: Machine, root: Path) -> None:
    for _ in range(3):
        Environment(root).prepare("dev")
    assert (machine.made, machine.installed) == (1, [".[dev]"])


def test_what_the_tests_need_is_enough_to_play(machine: Machine, root: Path) -> None:
    Environment(root).prepare("dev")
    Environment(root).prepare("")
    assert machine.installed == [".[dev]"]


def test_an_extra_is_added_to_what_is_there(machine: Machine, root: Path) -> None:
    for extra in ("", "dev", "", "dev", "bench", "dev"):
        Environment(root).prepare(extra)
    assert (machine.made, machine.installed) == (1, [".", ".[dev]", ".[bench,dev]"])


@pytest.mark.parametrize("name", ["pyproject.toml", "build_spec/hatch_build.py"])
def test_a_changed_project_is_installed_again(machine: Machine, root: Path, name: str) -> None:
    Environment(root).prepare("dev")
    (root / name).write_text("two")
    Environment(root).prepare("")
    Environment(root).prepare("dev")
    assert (machine.made, machine.installed) == (1, [".[dev]", ".[dev]"])


def test_an_interrupted_set_up_is_begun_anew(machine: Machine, root: Path) -> None:
    Environment(root).prepare("")
    machine.trouble = KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt):
        Environment(root).prepare("dev")
    machine.trouble = 0
    Environment(root).prepare("dev")
    assert machine.made == 2


def test_after_a_failed_installation_what_was_there_still_works(machine: Machine, root: Path) -> None:
    Environment(root).prepare("")
    machine.trouble = 1
    with pytest.raises(SetUpFailed, match="Pip could not install"):
        Environment(root).prepare("dev")
    Environment(root).prepare("")
    assert (machine.made, machine.installed) == (1, [".", ".[dev]"])


def test_a_moved_checkout_gets_a_new_environment(machine: Machine, root: Path) -> None:
    Environment(root).prepare("dev")
    moved = root.rename(root.with_name("moved"))
    Environment(moved).prepare("dev")
    assert machine.made == 2


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine, root: Path) -> None:
    Environment(root).prepare("dev")
    python = interpreter(root / ".venv")
    python.unlink()
    python.symlink_to("/no/such/python")
    Environment(root).prepare("dev")
    assert machine.made == 2


def test_an_environment_that_another_program_made_is_made_anew(machine: Machine, root: Path) -> None:
    (root / ".venv").mkdir()
    (root / ".venv" / "dustwater.json").write_text('{"root": 1}')
    Environment(root).prepare("dev")
    assert machine.made == 1


def test_a_python_that_is_asked_for_replaces_another(
    machine: Machine, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Environment(root).prepare("dev")
    monkeypatch.setenv("PYTHON", sys.executable)
    Environment(root).prepare("dev")
    assert machine.made == 1
    monkeypatch.setattr(sys, "_base_executable", "/usr/bin/env")
    Environment(root).prepare("dev")
    assert machine.made == 2


def test_catalogues_are_compiled_when_their_source_is_newer(machine: Machine, root: Path) -> None:
    folder = root / "game" / "locale" / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    source, made = folder / "dustwater.po", folder / "dustwater.mo"
    source.touch()
    home = Environment(root)
    home.prepare("")
    home.compile_catalogues()
    assert machine.installed == [".", "."]
    made.touch()
    home.compile_catalogues()
    assert machine.installed == [".", "."]
    home.prepare("dev")
    os.utime(made, (1, 1))
    home.compile_catalogues()
    assert machine.installed == [".", ".", ".[dev]", "compile"]


def ways(monkeypatch: pytest.MonkeyPatch, *working: str) -> list[str]:
    """Which ways to make an environment are tried when only these words in a command let it succeed."""
    tried: list[str] = []

    def works(command: list[str]) -> bool:
        tried.append(" ".join(command))
        return any(word in tried[-1] for word in working)

    monkeypatch.setattr(creation, "_works", works)
    return tried


@pytest.mark.parametrize(
    ("working", "last"),
    [
        (("-m venv /", "--version"), "-m venv"),
        (("-m virtualenv", "--version"), "-m virtualenv"),
        (("--without-pip", "install", "--version"), "install --quiet pip"),
        (("uv venv", "--version"), "uv venv"),
    ],
)
def test_an_environment_is_made_with_what_the_machine_offers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, working: tuple[str, ...], last: str
) -> None:
    tried = ways(monkeypatch, *working)
    create(tmp_path / "venv", "/usr/bin/python3")
    assert last in tried[-2]


def test_a_machine_that_offers_nothing_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ways(monkeypatch)
    with pytest.raises(SetUpFailed, match="apt install python3-venv"):
        create(tmp_path / "venv", "/usr/bin/python3")
    assert not (tmp_path / "venv").exists()
