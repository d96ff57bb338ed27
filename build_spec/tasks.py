"""What can be run in the private .venv, with make or without it."""

import os
import subprocess
import sys
from dataclasses import dataclass
from itertools import repeat
from pathlib import Path

from build_spec.creation import SetUpFailed, bare_variables
from build_spec.environment import Environment

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Task:
    """A few commands and the extra they need."""

    extra: str
    commands: tuple[tuple[str, ...], ...]
    hash_seeds: tuple[str, ...] = ()
    """For each command the order of hashing it is run with, since nothing may depend on that; or none."""


TASKS = {
    "play": Task("", (("dustwater",),)),
    "test": Task("dev", (("python", "-m", "pytest", "-n", "2"),)),
    "lint": Task(
        "dev",
        (
            ("python", "-m", "ruff", "check"),
            ("python", "-m", "ruff", "format", "--check"),
            ("python", "-m", "mypy"),
            ("python", "-m", "build_spec.catalogues", "check"),
        ),
    ),
    # once is enough for all but the games whose digests are committed: those must be the same in any order
    "soak": Task(
        "dev",
        (
            ("python", "-m", "pytest", "-n", "2", "-m", "soak and digests"),
            ("python", "-m", "pytest", "-n", "2", "-m", "soak"),
        ),
        ("1", "0"),
    ),
    "gallery": Task("", (("dustwater", "gallery", "--out", "build/gallery"),)),
    "rules": Task("pdf", (("dustwater", "rules", "--html", "build/rules.html", "--pdf", "build/rules.pdf"),)),
    "bench": Task("bench", (("dustwater", "bench", "--screens"), ("dustwater", "bench"))),
    "train": Task("train", (("python", "-m", "build_spec.train"),)),
    "format": Task("dev", (("python", "-m", "ruff", "check", "--fix"), ("python", "-m", "ruff", "format"))),
    "build": Task("build", (("python", "-m", "build_spec.packaging"),)),
    "catalogues": Task("dev", (("python", "-m", "build_spec.catalogues", "compile"),)),
}


def main(arguments: list[str]) -> int:
    """Run the task named first, with the rest added to its last command; return the exit code."""
    if not arguments or arguments[0] not in TASKS:
        print(f"Say what to run: {', '.join(TASKS)}.", file=sys.stderr)
        return 2
    task = TASKS[arguments[0]]
    try:
        environment = Environment(ROOT)
        environment.prepare(task.extra)
        environment.compile_catalogues()
        # Every command is run even after a failure, so that one look shows all there is to mend.
        codes = [
            _run(environment, command, arguments[1:] if command == task.commands[-1] else [], seed)
            for command, seed in zip(task.commands, task.hash_seeds or repeat(None), strict=False)
        ]
    except SetUpFailed as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The .venv cannot be set up: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return next((code for code in codes if code), 0)


def _run(environment: Environment, command: tuple[str, ...], added: list[str], seed: str | None) -> int:
    variables = bare_variables()
    if seed is not None:
        variables["PYTHONHASHSEED"] = seed
        print(f"With PYTHONHASHSEED={seed}:", flush=True)
    program = environment.program(command[0])
    code = subprocess.call([program, *command[1:], *added], cwd=ROOT, env=variables)
    return code if code >= 0 or os.name == "nt" else 128 - code
