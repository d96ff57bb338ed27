"""One phone in a real browser: what it hides, what it survives, and what it fits on."""

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.phones.host import Host, hosted
from tests.phones.test_browser import going_on, speak_french, tap, until
from tests.phones.thumbs import SIZES, browser, faults, needs_browser, resize, words

pytestmark = needs_browser
ASKED = "Which dice stay under your cup?"


@pytest.fixture(scope="module")
def driver() -> Iterator[Any]:
    with browser() as found:
        yield found


@pytest.fixture
def host(driver: Any) -> Iterator[Host]:
    """A match with two phones, the first of them in the browser and asked which dice it keeps."""
    with hosted("dice_town", "human", "human", "tenderfoot", seed=3) as found, going_on(found, 20):
        resize(driver, SIZES[0])
        driver.get("about:blank")
        driver.get_log("browser")
        driver.get(found.hub.invitation(0).url)
        until(lambda: ASKED in words(driver))
        yield found


def dice(driver: Any) -> list[str]:
    """The dice that can be picked now."""
    script = "return [...document.querySelectorAll('.tray .pick')].map((each) => each.ariaLabel)"
    return list(driver.execute_script(script))


def touch(driver: Any, css: str, seconds: float) -> None:
    """Put a finger on something for a while; what is seen meanwhile is the test's to look at."""
    box = driver.execute_script("return document.querySelector(arguments[0]).getBoundingClientRect()", css)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    time.sleep(seconds)


def lift(driver: Any) -> None:
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    time.sleep(0.2)


@pytest.mark.usefixtures("host")
def test_dice_are_seen_as_long_as_the_cover_is_held(driver: Any) -> None:
    assert dice(driver) == []
    touch(driver, ".cover", 0.6)
    assert len(dice(driver)) == 5
    lift(driver)
    assert dice(driver) == []


@pytest.mark.usefixtures("host")
def test_a_tap_opens_the_cover_until_it_is_closed_or_the_phone_is_put_away(driver: Any) -> None:
    touch(driver, ".cover", 0.05)
    lift(driver)
    assert len(dice(driver)) == 5
    time.sleep(0.8)
    touch(driver, ".corner", 0.05)
    lift(driver)
    assert dice(driver) == []


@pytest.mark.usefixtures("host")
def test_a_key_opens_the_cover_for_who_cannot_hold_it(driver: Any) -> None:
    driver.execute_script("document.querySelector('.cover').focus()")
    press = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"}
    driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyDown", **press})
    driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": "keyUp", **press})
    until(lambda: len(dice(driver)) == 5)


@pytest.mark.usefixtures("host")
def test_the_token_leaves_the_address_and_a_reload_loses_nothing(driver: Any) -> None:
    assert "#" not in driver.current_url
    tap(driver, ".cover")
    before = dice(driver)
    driver.refresh()
    until(lambda: ASKED in words(driver))
    assert dice(driver) == []
    tap(driver, ".cover")
    assert dice(driver) == before
    assert faults(driver) == []


def test_a_lost_connection_comes_back_with_what_was_picked(driver: Any, host: Host) -> None:
    tap(driver, ".cover")
    tap(driver, ".tray .pick", 1)
    server = host.hub._server
    assert server is not None
    for _ in range(2):
        until(lambda: host.hub.is_here(0))
        for each in list(server._open):
            server.loop.call_soon_threadsafe(each.transport.abort)
        until(lambda: not host.hub.is_here(0))
    until(lambda: host.hub.is_here(0))
    until(lambda: not driver.execute_script("return document.body.classList.contains('away')"))
    pressed = driver.execute_script("return document.querySelectorAll('.tray [aria-pressed=true]').length")
    assert pressed == 1
    tap(driver, "#bar .gold")
    until(lambda: ASKED not in words(driver))


def test_a_second_phone_waits_and_the_first_is_told_when_it_is_let_in(driver: Any, host: Host) -> None:
    first = driver.current_window_handle
    driver.switch_to.new_window("window")
    second = driver.current_window_handle
    driver.get(host.hub.origin + "/about.js")
    driver.execute_script("localStorage.setItem('dustwater.device', 'another_phone_altogether')")
    driver.get(host.hub.invitation(0).url)
    until(lambda: "One moment" in words(driver))
    assert ASKED not in words(driver)
    host.hub.admit(0)
    until(lambda: ASKED in words(driver))
    driver.switch_to.window(first)
    until(lambda: "Good-bye" in words(driver))
    driver.switch_to.window(second)
    driver.close()
    driver.switch_to.window(first)


@pytest.mark.usefixtures("host")
def test_the_language_is_changed_in_the_settings_and_stays(driver: Any) -> None:
    speak_french(driver)
    until(lambda: "Quels dés restent sous votre gobelet" in words(driver))
    driver.refresh()
    until(lambda: "Quels dés restent sous votre gobelet" in words(driver))


def test_when_the_program_is_closed_the_phone_says_so(driver: Any, host: Host) -> None:
    host.hub.close()
    until(lambda: "Good-bye" in words(driver))


def test_a_broken_address_is_explained(driver: Any, host: Host) -> None:
    driver.execute_script("sessionStorage.clear()")
    driver.get("about:blank")
    driver.get(host.hub.origin)
    until(lambda: "Scan the code" in words(driver))
    driver.get(host.hub.origin + "/#no_token_of_ours_at_all_1")
    until(lambda: "Good-bye" in words(driver))


_WIDER = """
const wide = document.documentElement.clientWidth;
return [...document.querySelectorAll("header *, main *, footer *")].filter((each) => {
  const box = each.getBoundingClientRect();
  const inside = each.closest(".cards, .unseen, .face");
  const cut = box.right > wide + 1 || box.left < -1;
  return box.width && !inside && !each.matches(".die, .art") && cut;
}).map((each) => each.className || each.tagName);
"""
_SMALL = """
return [...document.querySelectorAll("button")].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.width && (box.width < 40 || box.height < 40);
}).map((each) => each.className);
"""


@pytest.mark.parametrize("size", [*SIZES, *((high, wide) for wide, high in SIZES)], ids=str)
@pytest.mark.parametrize("letters", [100, 200])
@pytest.mark.usefixtures("host")
def test_everything_fits_a_phone_however_it_is_held_and_however_large_its_letters(
    driver: Any, size: tuple[int, int], letters: int
) -> None:
    resize(driver, size)
    driver.execute_script("document.documentElement.style.fontSize = arguments[0]", f"{letters}%")
    tap(driver, ".cover")
    assert driver.execute_script(_WIDER) == []
    assert driver.execute_script(_SMALL) == []
    gold = driver.execute_script("return document.querySelector('.gold').getBoundingClientRect()")
    assert gold["bottom"] <= size[1]
    driver.execute_script("document.documentElement.style.fontSize = ''")
