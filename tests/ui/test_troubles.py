"""When something is missing or broken: a sentence or a way to go on, never a traceback."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import paths
from game.__main__ import main
from game.manifest import manifest
from game.play.worker_desk import WorkerDesk
from game.settings import Settings
from game.ui.app import App
from game.ui.audio import Audio
from game.ui.couch.phoning import Phoning
from game.ui.offscreen import Offscreen, offscreen
from game.ui.scenes.open_table import resume
from game.ui.scenes.title import Title
from game.ui.styles import BODY
from game.ui.typefaces import font
from tests.ui.laid import begun, claim_it


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A player's own folder, and no screen and no sound card."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setenv("LANGUAGE", "en")
    yield tmp_path
    pygame.quit()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The program's assets, of which a test may take some away."""
    folder = tmp_path / "assets"
    folder.mkdir()
    for each in paths.assets().iterdir():
        if each.name != "source":
            (folder / each.name).symlink_to(each)
    monkeypatch.setattr(paths, "assets", lambda: folder)
    font.cache_clear()
    yield folder
    font.cache_clear()


def own(folder: Path, name: str) -> Path:
    """A folder of the assets as a copy that can be spoilt."""
    real = (folder / name).resolve()
    (folder / name).unlink()
    shutil.copytree(real, folder / name)
    return folder / name


def run(monkeypatch: pytest.MonkeyPatch, turns: Callable[[App], None]) -> int:
    """Start the program; instead of a player, something else has its turn."""

    def turn(app: App) -> None:
        turns(app)
        app.stack.scenes.clear()

    monkeypatch.setattr(App, "turn", turn)
    monkeypatch.setattr(WorkerDesk, "warm", lambda _: None)
    return main([])


@pytest.mark.usefixtures("home")
def test_without_a_sound_card_it_is_only_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    audio = Audio()
    assert not audio.works
    for _ in range(100):
        audio.play("click")
        audio.tune("music/menu")
        audio.tick()
    audio.set_volume(1, 1)
    audio.close()


def test_a_typeface_that_is_missing_is_replaced(elsewhere: Path) -> None:
    (own(elsewhere, "fonts") / "bitter.ttf").unlink()
    with offscreen((640, 360), Settings(language="fr")) as shown:
        shown.show(Title(shown.house))
        shown.frames(1)
        assert shown.house.canvas.type.width("Des jeux\u202f!", BODY) > 0


@pytest.mark.usefixtures("home")
def test_a_picture_that_is_missing_is_named(
    elsewhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = manifest()["backgrounds/table"].files[0].file
    own(elsewhere, file.split("/", maxsplit=1)[0])
    for each in manifest()["backgrounds/table"].files:
        (elsewhere / each.file).unlink()
    assert run(monkeypatch, lambda app: app.step(0.1)) == 1
    told = capsys.readouterr().err
    assert told.startswith("A picture is missing: ")
    assert "backgrounds" in told
    assert "Traceback" not in told


@pytest.mark.usefixtures("home")
def test_settings_that_cannot_be_read_are_set_aside_and_that_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    paths.saves().mkdir(parents=True)
    (paths.saves() / "settings.json").write_bytes(b"\xff{not json")
    toasts: list[str] = []
    assert run(monkeypatch, lambda app: toasts.extend(toast.words for toast in app.house.toasts)) == 0
    assert len(toasts) == 1
    assert "back to their defaults" in toasts[0]
    assert (paths.saves() / "settings.json.bad").read_bytes() == b"\xff{not json"


def crash(app: App) -> None:
    begun(Offscreen(app))
    app.step(0.1)
    raise RuntimeError("a mistake of the program")


@pytest.mark.usefixtures("home")
def test_a_crash_leaves_a_kit_and_says_where(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, crash) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    (kit,) = paths.logs().glob("crash-*")
    assert str(kit) in told
    assert {each.name for each in kit.iterdir()} == {
        *("log.txt", "versions.txt", "screenshot.png", "match.record")
    }
    assert "a mistake of the program" in (kit / "log.txt").read_text("utf-8")
    assert "pygame-ce" in (kit / "versions.txt").read_text("utf-8")
    assert (kit / "match.record").read_text("utf-8").startswith("dustwater record")


def crash_with_codes(app: App) -> None:
    app.house.phoning = Phoning.start({0: "Anna"}, "127.0.0.1", "en")
    crash(app)


@pytest.mark.usefixtures("home")
def test_a_crash_keeps_no_picture_of_the_codes_that_let_phones_in(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, crash_with_codes) == 1
    (kit,) = paths.logs().glob("crash-*")
    assert {each.name for each in kit.iterdir()} == {"log.txt", "versions.txt", "match.record"}


@pytest.mark.usefixtures("home")
def test_a_crash_where_nothing_can_be_written_is_still_only_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    paths.logs().parent.mkdir(parents=True)
    paths.logs().write_text("in the way")
    assert run(monkeypatch, crash) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "a mistake of the program" in told
    assert "Traceback" not in told


def test_a_board_that_cannot_be_drawn_is_told_and_the_match_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offscreen((640, 360), Settings(language="en"), folder=tmp_path) as shown:
        shown.show(Title(shown.house))
        path = shown.house.library.save_as(claim_it(shown.house).session.record, "evening")
        monkeypatch.setattr(paths, "levels", lambda: tmp_path)
        assert resume(shown.house, path) is None
        (toast,) = shown.house.toasts
        assert toast.words.endswith(" is not there or cannot be read.")
        assert path.exists()
