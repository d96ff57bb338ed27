"""What the player has set survives everything, or falls back one by one."""

import errno
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st

from game import settings as module
from game.engine import say
from game.settings import MAX_BYTES, Settings, load, save

SET = Settings(
    language="fr",
    text_size=150,
    sound=0,
    music=100,
    mute=True,
    speed="instant",
    reduced_motion=True,
    fullscreen=True,
    window=(3840, 2160),
    odds=False,
    open_rolls=True,
    kept_matches=25,
    setups={"claim_it": {"seats": [{"name": "Zoé", "kind": "human"}], "options": {"starts": "roll_off"}}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "home" / "settings.json"


def written(path: Path, data: object) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else msgspec.json.encode(data))
    return path


def test_settings_are_read_as_they_were_written(path: Path) -> None:
    assert save(SET, path) is None
    assert load(path) == (SET, None)
    assert list(path.parent.iterdir()) == [path]


def test_without_a_file_somebody_is_new_here_and_there_is_nothing_to_say(path: Path) -> None:
    assert load(path) == (Settings(newcomer=True), None)


def test_who_has_settings_from_before_there_was_a_first_start_is_no_newcomer(path: Path) -> None:
    assert load(written(path, {"sound": 3})) == (Settings(sound=3), None)


def test_settings_are_in_the_players_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.paths.saves", lambda: tmp_path)
    assert save(SET) is None
    assert (tmp_path / module.FILE).exists()
    assert load() == (SET, None)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe", b"[]", b"null", b"3", b'{"sound": NaN}', b"[" * 50_000, b" " * (MAX_BYTES + 1)],
)
def test_a_file_that_is_no_settings_is_kept_aside_and_told(data: bytes, path: Path) -> None:
    written(path, data)
    assert load(path) == (Settings(), say("settings.corrupt", file="settings.json.bad"))
    assert path.with_name("settings.json.bad").read_bytes() == data
    assert not path.exists()
    assert load(path) == (Settings(newcomer=True), None)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de"),
        ("language", None),
        ("text_size", 110),
        ("text_size", "100"),
        ("sound", -1),
        ("sound", 101),
        ("sound", True),
        ("sound", 50.5),
        ("music", 10**30),
        ("mute", 1),
        ("speed", "warp"),
        ("reduced_motion", "yes"),
        ("fullscreen", None),
        ("window", [1280]),
        ("window", [0, 720]),
        ("window", [1280, 99_999]),
        ("odds", []),
        ("kept_matches", 26),
        ("name", 7),
        ("name", "x" * 17),
        ("newcomer", "yes"),
        ("setups", {"claim_it": 3}),
        ("setups", {"x" * 41: {}}),
    ],
)
def test_one_wrong_setting_falls_back_and_the_others_stay(name: str, value: object, path: Path) -> None:
    given: dict[str, Any] = msgspec.to_builtins(SET)
    data = msgspec.json.encode({**given, name: value})
    settings, told = load(written(path, data))
    assert told == say("settings.some_wrong", names=name, file="settings.json.bad")
    expected = {**given, name: msgspec.to_builtins(Settings())[name]}
    assert msgspec.to_builtins(settings) == expected
    assert path.with_name("settings.json.bad").read_bytes() == data


def test_settings_of_another_day_are_left_out_and_the_missing_ones_are_defaults(path: Path) -> None:
    settings, told = load(written(path, {"sound": 3, "colour_of_the_sky": "blue"}))
    assert (settings, told) == (Settings(sound=3), None)
    assert path.exists()


def test_a_folder_in_the_place_of_the_file_is_told_and_left(path: Path) -> None:
    path.mkdir(parents=True)
    settings, told = load(path)
    assert (settings, told) == (Settings(), say("files.unreadable", file="settings.json"))
    assert path.is_dir()
    assert save(SET, path) is not None


def refuse(*_: object, **__: object) -> None:
    raise OSError(errno.EROFS, os.strerror(errno.EROFS))


def test_a_home_that_cannot_be_written_is_told_and_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(Settings(sound=1), path)
    for what in ("mkdir", "open", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(Path, what, refuse)
            assert save(SET, path) == say("settings.not_saved", why="Read-only file system")
    assert load(path) == (Settings(sound=1), None)


def test_a_bad_file_that_cannot_be_moved_stays_and_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(path, b"{")
    monkeypatch.setattr(Path, "replace", refuse)
    assert load(path) == (Settings(), say("settings.corrupt", file="settings.json"))
    assert path.read_bytes() == b"{"


def test_what_is_no_plain_data_cannot_be_saved_and_is_told(path: Path) -> None:
    for setups in ({"claim_it": {"seats": object()}}, {"claim_it": {"name": "\ud800"}}):
        told = save(Settings(setups=setups), path)
        assert told is not None
        assert told.key == "settings.not_saved"


def test_an_endless_set_up_is_left_out_and_the_rest_is_saved(path: Path) -> None:
    assert save(Settings(sound=3, setups={"claim_it": {"name": "x" * MAX_BYTES}}), path) is None
    assert load(path) == (Settings(sound=3), None)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)


@examples(suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True, deadline=None)
@given(st.dictionaries(st.sampled_from(Settings.__struct_fields__), _JSON) | _JSON | st.binary(max_size=30))
def test_whatever_the_file_holds_there_are_settings(path: Path, data: object) -> None:
    settings, _ = load(written(path, data))
    assert save(settings, path) is None
    assert load(path) == (settings, None)
