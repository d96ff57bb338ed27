"""The phone's page in a real browser, at a match with bots."""

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.phones.host import FRAME, Host, hosted
from tests.phones.thumbs import SIZES, answer, browser, faults, needs_browser, resize, words

pytestmark = needs_browser
_LONG = 20.0


@contextmanager
def going_on(host: Host, haste: float = 1.0) -> Iterator[None]:
    """The program's frames, as long as the test looks at phones."""
    over = threading.Event()
    trouble: list[BaseException] = []

    def run() -> None:
        try:
            while not over.wait(FRAME):
                host.frame(haste)
        except BaseException as error:  # noqa: BLE001 - told by the test, not lost in a thread
            trouble.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join(5)
    if trouble:
        raise trouble[0]


def until(what: Any, seconds: float = _LONG) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.05)


def play(driver: Any, host: Host, rng: random.Random, seconds: float) -> int:
    """Tap until the match is over; how many answers that took."""
    end, answers = time.monotonic() + seconds, 0
    while (seen := answer(driver, rng)) != "over":
        answers += seen == "answered"
        assert time.monotonic() < end, f"{seen}: {words(driver)}"
        time.sleep(0.12)
    assert host.session.over
    return answers


SHORT = {
    "claim_it": {},
    "dalton_city": {"end": "rounds", "rounds": 2},
    "dice_town": {},
}


@pytest.mark.parametrize(
    "slug", ["claim_it", "dalton_city", pytest.param("dice_town", marks=pytest.mark.soak)]
)
def test_a_whole_game_is_played_on_a_phone(slug: str) -> None:
    kinds = ("human", "tenderfoot")
    with hosted(slug, *kinds, seed=4, **SHORT[slug]) as host, browser() as driver, going_on(host):
        driver.get(host.hub.invitation(0).url)
        assert play(driver, host, random.Random(slug), 240) > 3
        assert host.session.sitters[0].name in words(driver)
        assert faults(driver) == []


@contextmanager
def six_phones(slug: str, haste: float = 1.0, **options: Any) -> Iterator[tuple[Host, Any, list[str]]]:
    """A match on six phones, of both sizes and in both languages, each in a window of its own."""
    with hosted(slug, *["human"] * 6, seed=2, **options) as host, browser() as driver, going_on(host, haste):
        windows = [driver.current_window_handle]
        while len(windows) < 6:
            driver.switch_to.new_window("window")
            windows.append(driver.current_window_handle)
        for seat, window in enumerate(windows):
            driver.switch_to.window(window)
            resize(driver, SIZES[seat % 2])
            driver.get(host.hub.invitation(seat).url)
            speak(driver, ("en", "fr")[seat % 2])
        yield host, driver, windows


def test_six_phones_choose_at_once_and_nobody_waits_for_a_turn() -> None:
    with six_phones("dice_town", wild_west=True) as (host, driver, windows):
        assert all(map(host.is_asked, range(6)))
        for seat in reversed(range(6)):
            driver.switch_to.window(windows[seat])
            tap(driver, ".cover")
            tap(driver, ".tray .pick")
            time.sleep(0.4)
            tap(driver, "#bar .gold")
            until(lambda seat=seat: host.session.table.world.kept[seat] or not host.is_asked(seat))
        until(lambda: all(host.session.table.world.kept))
        assert [len(kept) for kept in host.session.table.world.kept] == [1] * 6
        assert faults(driver) == []


@pytest.mark.soak
@pytest.mark.parametrize(
    ("slug", "options"),
    [("dice_town", {"wild_west": True, "indians": True}), ("dalton_city", {"end": "rounds", "rounds": 2})],
)
def test_six_phones_play_a_whole_game_in_both_languages(slug: str, options: dict[str, Any]) -> None:
    with six_phones(slug, 20, **options) as (host, driver, windows):
        rng, answers, end = random.Random(slug), 0, time.monotonic() + 1500
        while not host.session.over:
            assert time.monotonic() < end
            for seat, window in enumerate(windows):
                if host.is_asked(seat):
                    driver.switch_to.window(window)
                    answers += answer(driver, rng) == "answered"
        assert answers > 6
        for window in windows:
            driver.switch_to.window(window)
            until(lambda: answer(driver, rng) == "over")
            assert faults(driver) == []


def speak(driver: Any, language: str) -> None:
    """Choose a language in the settings; the windows of one browser remember it together."""
    until(lambda: driver.execute_script("return document.querySelector('#who h1') !== null"))
    if driver.execute_script("return document.documentElement.lang") != language:
        tap(driver, ".gear")
        tap(driver, f"dialog [lang={language}]")
    until(lambda: {"en": "At the table", "fr": "À la table"}[language] in words(driver))


def tap(driver: Any, css: str, n: int = 0) -> None:
    """Press what the style sheet calls so, once it is there."""
    until(lambda: len(driver.find_elements("css selector", css)) > n)
    driver.execute_script("document.querySelectorAll(arguments[0])[arguments[1]].click()", css, n)
