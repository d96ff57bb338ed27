"""Somebody with a phone, in a real browser: looks at the page and taps at random what it offers."""

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
SIZES = ((390, 844), (360, 640))

needs_browser = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None, reason="Debian's chromium and chromium-driver are not here"
)

_ANSWER = """
const chance = arguments[0], pick = (list) => list[Math.floor(chance.shift() * list.length)];
const all = (css) =>
  [...document.querySelectorAll(css)].filter((each) => !each.disabled && each.offsetParent);
const status = document.getElementById("status");
if (!status.hidden && document.body.classList.contains("away")) return "away";
if (document.querySelector(".result")) return "over";
if (!document.querySelector("#bar .buttons button, .sheets .option")) return "waiting";
const cover = all(".cover")[0];
if (cover && chance.shift() < 0.9) cover.click();
const direct = all(".sheets:not(.many) .option");
const plain = all("#bar .plain:not(.asides)");
if (plain.length && chance.shift() < 0.25) { pick(plain).click(); return "answered"; }
if (direct.length) { pick(direct).click(); return "answered"; }
for (let n = 0; n < 12; n++) {
  const gold = all("#bar .gold")[0];
  if (gold && chance.shift() < 0.5) { gold.click(); return "answered"; }
  const things = all(".form button");
  if (!things.length) break;
  pick(things).click();
}
const gold = all("#bar .gold")[0];
if (gold) { gold.click(); return "answered"; }
if (plain.length) { pick(plain).click(); return "answered"; }
return "looking";
"""


@contextmanager
def browser(size: tuple[int, int] = SIZES[0]) -> Iterator[Any]:
    """A browser without a window, as large as a phone, with a finger."""
    webdriver = pytest.importorskip("selenium.webdriver")
    service = pytest.importorskip("selenium.webdriver.chrome.service")
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for each in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--lang=en"):
        options.add_argument(each)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    found = webdriver.Chrome(options=options, service=service.Service(DRIVER))
    try:
        resize(found, size)
        yield found
    finally:
        found.quit()


def resize(driver: Any, size: tuple[int, int]) -> None:
    """Hold the phone otherwise, or another one."""
    width, height = size
    metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})


def answer(driver: Any, rng: random.Random) -> str:
    """Answer what is asked, if anything is: answered, waiting, looking, over, or away."""
    return str(driver.execute_script(_ANSWER, [rng.random() for _ in range(60)]))


def words(driver: Any) -> str:
    """Everything that can be read on the page."""
    return str(driver.execute_script("return document.body.innerText"))


def faults(driver: Any) -> list[str]:
    """What the browser complained of."""
    return [each["message"] for each in driver.get_log("browser") if each["level"] in ("SEVERE", "WARNING")]
