"""Plays matches in child processes, kills them at random moments and looks what is left.

A program of its own (`python -m tests.play.killed 20 folder`), because forking wants a process without
threads; it tells in one line what it found.
"""

import os
import signal
import sys
import time
import traceback
from pathlib import Path
from random import Random
from select import select

from game.engine import digest
from game.games import all_rules
from game.play.desk import DirectDesk
from game.play.library import Library
from game.play.seating import NAMES, Sitter
from game.play.session import Session


def opened(library: Library, seed: int) -> Session:
    """The match to continue, or a new one."""
    latest = library.latest()
    if latest is not None:
        return library.resume(latest.path, DirectDesk(), nodes=100)
    rules = all_rules()[seed % 3]
    seated = [Sitter("random", NAMES[seat]) for seat in range(3)]
    options = {option.name: option.default for option in rules.options}
    return library.begin(rules, seated, options, seed, DirectDesk(), nodes=100)


def play(library: Library, seed: int, tell: int) -> None:
    """Play until killed, telling of every answer given (`+`) and of every one that is safe on disk (`=`)."""
    playing = opened(library, seed)
    while not playing.over:
        for step in playing.poll():
            os.write(tell, f"+ {step.number} {digest(playing.table)}\n".encode())
        if playing.keeper is not None and not playing.keeper.behind():
            os.write(tell, f"= {len(playing.record.answers)} {digest(playing.table)}\n".encode())
    playing.close()
    os.write(tell, b"! 0 over\n")


def killed(library: Library, seed: int, delay: float) -> list[list[str]]:
    """What a child told before it was killed."""
    heard, tell = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(heard)
        try:
            play(library, seed, tell)
        except BaseException:  # noqa: BLE001 - the parent must not go on with this copy of itself
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(tell)
    if seed % 4:
        select([heard], [], [], 20)  # the match has begun; every fourth is killed even before that
    time.sleep(delay)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    assert status in (0, signal.SIGKILL), "the match broke down by itself"
    told = b""
    while more := os.read(heard, 1 << 16):
        told += more
    os.close(heard)
    return [line.split() for line in told.decode().splitlines() if line.count(" ") == 2]


def check(library: Library, told: list[list[str]]) -> int:
    """The match is there, at the last decision or the one before it; how many answers it has."""
    given = max((int(number) for mark, number, _ in told if mark == "+"), default=0)
    safe = max((int(number) for mark, number, _ in told if mark == "="), default=0)
    if not told or told[-1][0] == "!":
        return 0
    latest = library.latest()
    if latest is None:  # the last answer of all was safe already: there is nothing to go on with
        newest = library.study(library.entries()[0])
        assert newest.over, "the match is lost"
        assert newest.answers == given, f"{given} answers were given, {newest.answers} are left"
        return 0
    playing = library.resume(latest.path, DirectDesk(), nodes=100)
    answers = len(playing.record.answers)
    playing.close()
    assert not playing.notes, playing.notes
    assert answers >= safe, f"{safe} answers were safe, {answers} are left"
    assert answers >= given - 1, f"{given} answers were given, {answers} are left"
    digests = {int(number): seen for mark, number, seen in told if mark != "!"}
    assert digests.get(answers, digest(playing.table)) == digest(playing.table), "another match"
    return answers


def main(kills: int, folder: Path) -> None:
    random, resumed, most = Random(5), 0, 0
    for rules in all_rules():  # their boards are read once here, and not in every child
        rules.new(3, {option.name: option.default for option in rules.options}, 0)
    for seed in range(kills):
        library = Library(folder)
        told = killed(library, seed, random.choice((0.003, 0.05, 0.2)) * random.random())
        answers = check(Library(folder), told)
        resumed += answers > 0
        most = max(most, answers)
    sys.stdout.write(f"{kills} {resumed} {most}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
