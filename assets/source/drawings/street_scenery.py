"""What stands in the street beside the cards: rails and troughs in town, a stream and a village out west."""

from drawings import facades as house
from drawings import street
from drawings.board_drawing import Drawing
from drawings.die_faces import PIPS, POKER
from drawings.level import Spot
from drawings.palette import DARK_WALNUT, INK
from drawings.street_marks import benefit, die

Slots = dict[str, Spot]
HANDS = ("aaaaa", "aaaab", "aaabb", "12345", "aaabc", "aabbc", "aabcd", "abcde")
"""From the best to the worst; equal letters are equal dice, digits are dice in a row."""
SIGNS = {
    "a": ("spades", POKER["A"][0]),
    "b": ("hearts", POKER["K"][0]),
    "c": ("clubs", POKER["Q"][0]),
    "d": ("diamonds", POKER["10"][0]),
    "e": ("horseshoe", POKER["9"][0]),
}


def town(d: Drawing, slots: Slots) -> None:
    """The street of the base game: a quiet place, with what is good to know painted on the ground."""
    river, box, left = slots["river"], slots["box"], slots["outlaws"]
    house.printed(d, "cactus", river.middle + 6, river.bottom - 50, 84, "#4f6238", 0.95)
    house.printed(d, "tumbleweed", river.middle + 48, river.bottom - 20, 26, "#8a683c", 0.9)
    with d.moved(box.middle, box.bottom - 14):
        house.barrel(d, -20, 44)
        house.crate(d, 17, 36)
        with d.moved(14, -36):
            house.crate(d, 0, 22)
    street.rail(d, left.x + 14, left.bottom - 48, 150)
    street.trough(d, left.x + 82, left.bottom - 16)
    house.printed(d, "cartwheel", left.x + 172, left.bottom - 34, 46, DARK_WALNUT)
    with d.moved(left.x + 226, left.bottom - 10):
        house.barrel(d, 0, 44)
        house.barrel(d, 28, 36)
    _hands(d, slots["wanted.3"].x - 4, left.y + 2)
    _prescriptions(d, slots["village"].x - 2, slots["village"].y - 2)


def west(d: Drawing, slots: Slots) -> None:
    """A stream under the river's cards, and a fence for the posters."""
    river = slots["river"]
    _stream(d, river.middle, river.y - 5, river.height + 9)
    first, last = slots["wanted.1"], slots["wanted.5"]
    _fence(d, first.x - 8, first.y - 1, last.x + last.width - first.x + 16, first.height + 2)


def _stream(d: Drawing, x: float, y: float, height: float) -> None:
    banks = f"M{x - 44} {y}q-16 {height * 0.3} -4 {height * 0.5}t-8 {height * 0.5}h112"
    water = f"{banks}q12 {-height * 0.25} -2 {-height * 0.5}t6 {-height * 0.5}z"
    d.shape(water, "#7f9aa3", "right", 1.2)
    ripples = "".join(
        f"M{x - 50 + step * 37 % 84} {y + 8 + step * 9.4}q9 -4 18 0t18 0"
        for step in range(int(height / 9.4) - 1)
    )
    with d.within(water, "stream"):
        d.line(ripples, 1.2, "#e9e2c4", 0.75)


def _fence(d: Drawing, x: float, y: float, width: float, height: float) -> None:
    d.box(x, y, width, height, "#8a623a", "down", 1.4)
    house.planks(d, x, y, x + width, y + height, 16.6)
    d.line(f"M{x} {y + 14}h{width}M{x} {y + height - 14}h{width}", 5, "#6b4828", 0.6)


def _hands(d: Drawing, x: float, y: float) -> None:
    """The hands of poker in small dice, the best first, in two columns."""
    for at, hand in enumerate(HANDS):
        left, top = x + at // 4 * 146, y + at % 4 * 29
        d.text(str(at + 1), left + 8, top + 21, 20)
        for step, letter in enumerate(hand):
            middle = (left + 31 + step * 24.5, top + 14.5)
            house.bone(d, *middle, 23)
            if letter in SIGNS:
                sign, colour = SIGNS[letter]
                house.printed(d, sign, middle[0], middle[1] - 0.6, 16, colour)
            else:
                _pips(d, int(letter), *middle)


def _pips(d: Drawing, count: int, x: float, y: float) -> None:
    places = {"left": -5.0, "middle": 0.0, "right": 5.0}
    for across, down in PIPS[str(count)]:
        d.dot(x + places[across], y - 0.6 + places[down], 2)


def _prescriptions(d: Drawing, x: float, y: float) -> None:
    """Faces and what they are good for at the Doc's."""
    rows = (
        (("9", "10"), "barbed-wire"),
        (("J", "Q"), "knapsack"),
        (("K",), "2 banknote"),
        (("A",), "gold-nuggets"),
    )
    for at, (faces, gives) in enumerate(rows):
        left, top = x + at % 2 * 124, y + at // 2 * 60
        for step, face in enumerate(faces):
            die(d, left + 20 + step * 35 + (17 if len(faces) == 1 else 0), top + 28, 32, face)
        benefit(d, gives, left + 94, top + 28)
    d.line(f"M{x + 121} {y + 6}v106M{x + 2} {y + 59}h238", 1.1, INK, 0.45)
