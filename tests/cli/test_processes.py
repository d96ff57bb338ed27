"""What only a real process shows: clean streams and pipes that close."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from tests.cli.terminal import PROGRAM, ROOT, environment, piped

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell or terminal")
WATCH = ("watch", "claim_it", "--bots", "random", "--seats", "5", "--seed", "4", "--delay", "0")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "claim_it", "--bots", "random", "--games", "2", "--jobs", "2"],
        ["check-level", str(paths.levels() / "claim_it.tmx")],
    ],
)
def test_with_json_standard_output_is_json_and_nothing_else(arguments: list[str]) -> None:
    done = piped(*arguments, "--json", "--lang", "fr")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["game"] == "claim_it"
    assert done.stdout.isascii()


def test_the_systems_language_is_spoken() -> None:
    done = piped("watch", "claim_it", "--seats", "7", LANGUAGE="", LANG="fr_FR.UTF-8")
    assert done.stderr.decode().startswith("Ce jeu ne se joue pas à 7")


def test_a_terminal_that_knows_ascii_only_gets_question_marks() -> None:
    done = piped("watch", "poker", "--lang", "fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.startswith(b"Il n?y a pas de jeu ??poker???; au choix?: claim_it")


@posix
@pytest.mark.parametrize("arguments", [WATCH, ("--help",)])
def test_a_reader_may_leave_early(arguments: tuple[str, ...]) -> None:
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 0


@posix
@pytest.mark.parametrize("closed", [">&-", "2>&-"])
def test_a_closed_stream_swallows_what_it_is_told(closed: str) -> None:
    shell = f'"$@" {closed}'
    command = ["sh", "-c", shell, "sh", *PROGRAM, *WATCH]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    command = ["sh", "-c", shell, "sh", *PROGRAM, "watch", "poker"]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [WATCH, ("--help",)])
def test_a_full_disk_gets_one_sentence(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            cwd=ROOT,
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == b"The system says no: No space left on device.\n"


@posix
def test_a_pipe_that_nobody_writes_to_is_no_record(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for command in ("replay", "check-level"):
        done = piped(command, str(tmp_path / "pipe"))
        assert done.stderr.endswith(b"is not there or cannot be read.\n")


def test_a_refusal_says_nothing_but_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "chunk.tmx"
    file.write_text("<map><layer><data><chunk/></data></layer></map>", encoding="utf-8")  # pytmx logs this
    done = piped("check-level", str(file))
    assert done.stderr == b"chunk.tmx is not a Tiled map that Dustwater can read.\n"


_INTERRUPTED = """
import sys

class Ctrl_C:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            raise KeyboardInterrupt

sys.meta_path.insert(0, Ctrl_C())
{start}
"""
_STARTS = {
    "the installed command": "sys.argv[1:] = ['--help']; from game.__main__ import main; sys.exit(main())",
    "the module": "import runpy; sys.argv[1:] = ['--help']; runpy.run_module('game', run_name='__main__')",
}


@pytest.mark.parametrize("start", _STARTS)
@pytest.mark.parametrize("module", ["game.cli.run", "argparse", "game.engine", "game.text"])
def test_ctrl_c_while_the_program_is_read_ends_it_without_a_word(start: str, module: str) -> None:
    program = _INTERRUPTED.format(start=_STARTS[start].replace("sys.argv[1:]", "sys.argv[2:]"))
    command = [sys.executable, "-c", program, module]
    done = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
