"""Plays a whole game in the installed program's real window, from outside, as a person would."""

import subprocess
import time

from build_spec.packaging.freeze import BuildFailed
from build_spec.packaging.processes import session_members
from build_spec.packaging.trial import MOST_PROCESSES, Stranger
from build_spec.packaging.window import SIZE, Person, screen, wait_for
from game.play.library import Library
from game.settings import Settings, save

_SECONDS = 300


def play_claim_it(program: str, player: Stranger) -> str:
    """Open the program, play Claim It! against bots to its end and leave; a sentence of what was seen."""
    saves = player.home / ".local" / "share" / "dustwater"
    save(Settings(language="en", speed="instant", window=SIZE), saves / "settings.json")
    player.own(player.home / ".local")
    most_windows = most_processes = 0
    with screen() as person:
        # without drawing through OpenGL, which a screen that is not there does slowly
        extra = {"DISPLAY": person.display, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        app = subprocess.Popen(
            [program],
            cwd=player.home,
            env=player.variables() | extra,
            start_new_session=True,
            **player.identity(),
        )
        library = Library(saves / "matches")
        try:
            _sit_down(person, library)
            end = time.monotonic() + _SECONDS
            while not _is_over(library):
                if app.poll() is not None or time.monotonic() > end:
                    raise BuildFailed("The game in the window did not come to its end.")
                person.press("1", "t", "1", "t", "1", "t", "1", "t")
                most_windows = max(most_windows, len(person.windows()))
                most_processes = max(most_processes, len(session_members(app.pid)))
        finally:
            app.terminate()
            app.wait(20)
        wait_for("end of the bots", lambda: not session_members(app.pid), 10)
    if most_windows != 1 or most_processes > MOST_PROCESSES:
        raise BuildFailed(f"There were {most_windows} windows and {most_processes} processes.")
    return f"Claim It! played to its end in one window, with at most {most_processes} processes at once."


def _sit_down(person: Person, library: Library) -> None:
    wait_for("window", person.windows)
    time.sleep(3)
    person.click(1540, 1000 - 104 * 5 + 46)  # New game, the first of five entries
    person.click(540, 460)  # the first box
    person.click(1685, 1002)  # Deal me in
    wait_for("match", library.entries)


def _is_over(library: Library) -> bool:
    entries = library.entries()
    return bool(entries) and bool(library.study(entries[0]).over)
