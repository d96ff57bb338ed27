"""The first start: it asks for name and language, and leads to a lesson or a short game at once."""

import pwd
from pathlib import Path

import msgspec
import pygame
import pytest

from game import person
from game.games import GAMES, Game
from game.play.lessons import LessonSession
from game.settings import Settings, load, save
from game.ui import launch
from game.ui.app import App
from game.ui.offscreen import Offscreen
from game.ui.scene import Scene
from game.ui.scenes.first_start import FirstStart
from game.ui.scenes.title import Title
from game.ui.tables.table import TableScene
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice
from game.ui.widgets.entry import Entry
from tests.ui.hands import Hand, Keyboard, Mouse, Pad

HANDS = pytest.mark.parametrize("hand", [Mouse, Keyboard, Pad])


@pytest.fixture(autouse=True)
def _nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system knows nobody's name, unless a test says so."""
    monkeypatch.setattr("game.ui.scenes.first_start.system_name", lambda: "")


@pytest.fixture
def settings() -> Settings:
    return Settings(newcomer=True, speed="instant")


def buttons(hand: Hand, words: str) -> list[Button]:
    return [each for each in hand.form.widgets if isinstance(each, Button) and each.words == words]


@pytest.mark.parametrize(("hand", "box"), list(zip((Mouse, Keyboard, Pad), GAMES, strict=True)))
def test_one_press_leads_to_a_short_game_against_easy_bots(
    shown: Offscreen, hand: type[Hand], box: Game
) -> None:
    shown.show(FirstStart(shown.house))
    person = hand(shown)
    person.press(buttons(person, "Straight to a game")[GAMES.index(box)])
    table = person.top
    assert isinstance(table, TableScene)
    assert table.rules.slug == box.rules.slug
    first = box.presets[0]
    assert len(table.session.sitters) == first.players
    assert {each.kind for each in table.session.sitters} == {"human", "tenderfoot"}
    options = table.session.record.options
    assert all(options[name] == value for name, value in first.options.items())
    assert not shown.house.settings.newcomer


def test_one_press_leads_to_the_lesson_of_a_game_that_has_one(shown: Offscreen) -> None:
    shown.show(FirstStart(shown.house))
    person = Mouse(shown)
    taught = [box for box in GAMES if box.lessons]
    assert len(buttons(person, "Learn to play")) == len(taught)
    person.press(buttons(person, "Learn to play")[0])
    assert isinstance(person.top, TableScene)
    session = person.top.session
    assert isinstance(session, LessonSession)
    assert session.lesson.name == taught[0].lessons[0]
    assert not shown.house.settings.newcomer


def test_a_name_is_typed_at_once_and_enter_goes_on_to_what_can_be_learnt(shown: Offscreen) -> None:
    shown.show(FirstStart(shown.house))
    keys = Keyboard(shown)
    keys.stage.post(pygame.Event(pygame.TEXTINPUT, text="Zoe"))
    keys.confirm()
    assert keys.form.focused is not None
    assert getattr(keys.form.focused, "words", "") == "Learn to play"
    keys.press(buttons(keys, "Straight to a game")[1])
    assert shown.house.settings.name == "Zoe"
    assert [each.name for each in keys.top.session.sitters] == ["Zoe", "Abigail", "Buck"]


@HANDS
def test_the_language_is_spoken_from_the_moment_it_is_chosen(shown: Offscreen, hand: type[Hand]) -> None:
    shown.show(FirstStart(shown.house))
    person = hand(shown)
    person.press(next(each for each in person.form.widgets if isinstance(each, Choice)))
    assert shown.house.settings.language == "fr"
    assert buttons(person, "Jouer tout de suite")


def test_the_system_s_language_stays_the_system_s_unless_another_is_chosen(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr")
    shown.house.change(msgspec.structs.replace(shown.house.settings, language=""))
    shown.show(FirstStart(shown.house))
    keys = Keyboard(shown)
    (choice,) = [each for each in keys.form.widgets if isinstance(each, Choice)]
    assert choice.value == "fr"
    keys.key(pygame.K_ESCAPE)
    assert isinstance(keys.top, Title)
    assert shown.house.settings.language == ""


def test_who_tells_no_name_is_a_stranger(shown: Offscreen) -> None:
    shown.show(FirstStart(shown.house))
    keys = Keyboard(shown)
    keys.press(buttons(keys, "Straight to a game")[0])
    assert keys.top.session.sitters[0].name == "Stranger"


def test_the_name_the_system_knows_is_there_to_be_typed_over(
    shown: Offscreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.ui.scenes.first_start.system_name", lambda: "Anna")
    shown.show(FirstStart(shown.house))
    (entry,) = [each for each in shown.app.stack.top.form.widgets if isinstance(each, Entry)]  # type: ignore[attr-defined]
    assert entry.text == "Anna"
    assert entry.line.selected == (0, 4)


@pytest.mark.parametrize(
    ("account", "full", "name"),
    [
        ("akunz", "Anna Kunz,,,", "Anna"),
        ("anna", "", "Anna"),
        ("root", "root", ""),
        ("ubuntu", "Ubuntu", ""),
        ("x", "\u200b", ""),
        ("wolfeschlegelsteinhausen", "", "Wolfeschlegelste"),
    ],
)
def test_a_person_s_name_is_the_first_of_what_the_system_has_in_its_book(
    account: str, full: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = pwd.struct_passwd((account, "", 1, 1, full, "/", "/"))
    monkeypatch.setattr("getpass.getuser", lambda: account)
    monkeypatch.setattr("pwd.getpwnam", lambda _: entry)
    assert person.system_name() == name


def test_a_system_that_knows_nobody_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> str:
        raise OSError("no such user")

    monkeypatch.setattr("getpass.getuser", unknown)
    assert person.system_name() == ""


def test_the_app_opens_on_it_once_and_on_the_title_ever_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("game.paths.saves", lambda: tmp_path)
    opened = list[Scene]()

    def run(app: App, first: object) -> None:
        assert callable(first)
        opened.append(first(app.house))
        if isinstance(opened[-1], FirstStart):
            opened[-1].cancel()

    monkeypatch.setattr(App, "run", run)
    assert [launch.launch("en"), launch.launch("en")] == [0, 0]
    assert [type(each) for each in opened] == [FirstStart, Title]
    settings, told = load(tmp_path / "settings.json")
    assert told is None
    assert not settings.newcomer
    assert save(settings, tmp_path / "settings.json") is None


def test_a_click_with_the_other_button_does_not_leave_it(shown: Offscreen) -> None:
    shown.show(FirstStart(shown.house))
    at = shown.house.canvas.pixel((960.0, 1000.0))
    button = {"pos": at, "button": 3}
    shown.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
    shown.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button), pygame.Event(pygame.MOUSEBUTTONUP, button))
    assert isinstance(shown.app.stack.top, FirstStart)
    assert shown.house.settings.newcomer
