"""The six houses of Dalton City, 172 wide and 76 high, with the middle of their foot at 0, 0."""

from collections.abc import Callable

from drawings import facades as house
from drawings.board_drawing import Drawing
from drawings.facades_night import CRIMSON, STONE
from drawings.facades_sunset import OCHRE, SANDSTONE
from drawings.palette import DARK_WALNUT, LIGHT_WALNUT, OXBLOOD, PALE_BRASS, PALE_PARCHMENT, WALNUT

GREEN = "#3f6a52"
BLUE = "#5c7f98"
SIDES = (-1, 1)


def saloon(d: Drawing) -> None:
    """A curved front over a balcony, and batwing doors."""
    front = "M-84 0V-46C-84 -56 -66 -54 -58 -62C-44 -80 44 -80 58 -62C66 -54 84 -56 84 -46V0z"
    d.shape(front, CRIMSON, "right", 1.4)
    with d.within(front, "small-saloon"):
        house.boards(d, -84, -78, 84, -34, 6)
    house.rim(d, "M-85 -45C-85 -57 -67 -55 -59 -63C-45 -80 45 -80 59 -63C67 -55 85 -57 85 -45")
    d.box(-83, -34, 166, 34, "#6a241c", 0.3)
    for side in SIDES:
        house.window(d, side * 54, -5, 34, 20)
        d.shape(f"M{side * 16} 0v-24q{-side * 9} -3 {-side * 15} 4v15z", LIGHT_WALNUT, "down", 1.1)
    d.shadow("M-84 -34H84V-26H-84z", "under")
    d.box(-87, -42, 174, 3.4, house.TRIM, 0.0, 1)
    for step in range(25):
        d.box(-85 + step * 7, -38.6, 2.2, 5.4, house.TRIM, 0.1, 0.6)
    d.box(-87, -34, 174, 4, house.TRIM, "down", 1)
    for x in (-84, -26, 26, 84):
        d.box(x - 1.8, -30, 3.6, 30, PALE_PARCHMENT, "right", 0.9)


def casino(d: Drawing) -> None:
    """A dome over two wings with pillars, all lit."""
    d.shape("M-36 -52C-36 -82 36 -82 36 -52z", "#8a6a2c", "right", 1.4)
    d.line("M-18 -54C-18 -70 -10 -75 0 -76M18 -54C18 -70 10 -75 0 -76", 1, opacity=0.6)
    for side in SIDES:
        d.line(f"M{side * 70} -50V-72", 1.8)
        d.shape(
            f"M{side * 70} -72q{side * 7} -4 {side * 14} 0v9q{-side * 7} 4 {-side * 14} 0z",
            OXBLOOD,
            "right",
            0.9,
        )
    d.box(-84, -50, 168, 50, GREEN, "right", 1.4)
    house.cornice(d, -88, 88, -54, PALE_BRASS, deep=6)
    d.box(-40, -42, 80, 42, "#2f4f3e", 0.3, 1)
    for side in SIDES:
        house.window(d, side * 62, -6, 26, 26, arched=True)
        for x in (20, 38, 82):
            d.box(side * x - 3.2, -42, 6.4, 42, PALE_PARCHMENT, "right", 0.9)
    house.door(d, 0, 24, 32, OXBLOOD)


def general_store(d: Drawing) -> None:
    """A false front in steps over a striped awning."""
    front = "M-84 0V-50H-64V-62H-44V-74H44V-62H64V-50H84V0z"
    d.shape(front, OCHRE, "right", 1.4)
    with d.within(front, "small-store"):
        house.boards(d, -84, -74, 84, -34, 6)
    for left, right, y in ((-86, -62, -53), (62, 86, -53), (-66, -42, -65), (42, 66, -65)):
        house.cornice(d, left, right, y, deep=4, teeth=False)
    house.cornice(d, -48, 48, -77, deep=5, teeth=False)
    d.box(-82, -30, 164, 30, "#a87938", 0.3, 1)
    for side in SIDES:
        house.window(d, side * 48, -5, 44, 16)
    house.door(d, 0, 20, 25, OXBLOOD, fanlight=False)
    house.awning(d, -80, 80, -38, 13, (OXBLOOD, PALE_PARCHMENT), flare=5)
    house.barrel(d, -78, 15)
    house.crate(d, 78, 14)


def bank(d: Drawing) -> None:
    """A temple of sandstone."""
    d.shape("M-86 -54L0 -80L86 -54z", SANDSTONE, "down", 1.4)
    d.line("M-70 -56L0 -76L70 -56", 1)
    d.box(-82, -50, 164, 50, "#8d7550", 0.35, 1.4)
    house.cornice(d, -87, 87, -55, SANDSTONE, deep=6)
    for side in SIDES:
        house.window(d, side * 40, -6, 18, 24, bars=True, arched=True)
        for x in (24, 56, 76):
            d.box(side * x - 4.4, -44, 8.8, 40, PALE_PARCHMENT, "right", 0.9)
            d.box(side * x - 6.4, -48, 12.8, 4.4, SANDSTONE, 0.1, 0.8)
            d.box(side * x - 6.4, -4.4, 12.8, 4.4, SANDSTONE, 0.2, 0.8)
    house.door(d, 0, 24, 34, "#4c5a3c")


def gunsmith(d: Drawing) -> None:
    """Grey stone with a porch, and bars before the windows."""
    front = "M-82 0V-72H-58V-66H-34V-72H34V-66H58V-72H82V0z"
    d.shape(front, STONE, "right", 1.4)
    with d.within(front, "small-gunsmith"):
        house.stones(d, -82, -72, 82, -34, 9)
    for left, right in ((-85, -55), (-37, 37), (55, 85)):
        house.cornice(d, left, right, -75, "#b9bfb0", deep=4, teeth=False)
    d.box(-80, -30, 160, 30, "#6d716c", 0.3, 1)
    for side in SIDES:
        house.window(d, side * 48, -5, 38, 18, bars=True)
    house.door(d, 0, 20, 26, "#5d3a20", fanlight=False)
    house.porch(d, -86, 86, -40, (-80, -20, 20, 80), "#5c6b70")


def tailor(d: Drawing) -> None:
    """Blue boards under a gable, with large windows to show what is worn."""
    front = "M-82 0V-48L-30 -76H30L82 -48V0z"
    d.shape(front, BLUE, "right", 1.4)
    with d.within(front, "small-tailor"):
        house.boards(d, -82, -76, 82, -34, 6)
    house.rim(d, "M-86 -45L-31 -75H31L86 -45")
    d.box(-80, -33, 160, 33, "#4a6a80", 0.3, 1)
    for side in SIDES:
        house.window(d, side * 48, -4, 46, 24)
        house.printed(d, "shirt" if side < 0 else "dress", side * 37, -15, 20, DARK_WALNUT)
        house.printed(d, "top-hat" if side < 0 else "western-hat", side * 59, -13, 18, WALNUT)
    house.door(d, 0, 20, 28, "#6b3b2a")
    d.box(-84, -38, 168, 4, house.TRIM, "down", 1)


HOUSES: dict[str, Callable[[Drawing], None]] = {
    "saloon": saloon,
    "casino": casino,
    "general_store": general_store,
    "bank": bank,
    "gunsmith": gunsmith,
    "tailor": tailor,
}
