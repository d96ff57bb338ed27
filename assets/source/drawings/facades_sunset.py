"""The four houses that are visited before night: the mine, the bank, the stage depot, the general store."""

from drawings import facades as house
from drawings.board_drawing import Drawing
from drawings.palette import DARK_WALNUT, LIGHT_WALNUT, OXBLOOD, PALE_PARCHMENT, WALNUT
from drawings.street_coach import coach

ROCK, DARK_ROCK = "#b08658", "#8d6641"
SANDSTONE = "#d3bd8e"
BARN = "#96502f"
OCHRE = "#cf9d4f"


def mine(d: Drawing) -> None:
    """A rocky hill with a timbered mouth, rails, and a cart full of ore."""
    d.shape(
        "M-152 0L-148 -52L-130 -78L-126 -118L-98 -146L-88 -180L-46 -198L-8 -190L30 -202L74 -188L92 -156"
        "L120 -132L128 -88L148 -56L154 0z",
        ROCK,
        "right",
        1.6,
    )
    for facet, shade in (
        ("M74 -188L92 -156L120 -132L128 -88L96 -96L84 -140z", "right"),
        ("M128 -88L148 -56L154 0H104L96 -96z", 0.45),
        ("M-130 -78L-126 -118L-98 -146L-104 -96L-118 0H-152L-148 -52z", 0.12),
        ("M-8 -190L30 -202L74 -188L40 -178z", 0.0),
    ):
        d.shape(facet, DARK_ROCK if shade in ("right", 0.45) else "#bd9668", shade, 0.9)
    d.line("M-88 -180L-98 -146L-104 -96M84 -140L74 -188M-62 -192l-8 34M-118 -60l-18 10M120 -60l20 8", 1)
    d.shape("M-74 0V-62L-58 -74H58L74 -62V0z", DARK_WALNUT, "hollow", 1.4)
    d.shape("M-40 0L-14 -30H14L40 0z", "#3f2a1a", 0.6, 0.8)
    d.line("M-26 0L-8 -29M26 0L8 -29M-30 -4H30M-24 -11H24M-18 -18H18M-14 -24H14", 1.5, "#b58a54")
    d.glow(0, -26, 40, 32, 0.5)
    for x in (-74, 74):
        d.box(x - 7, -74, 14, 74, LIGHT_WALNUT, "right")
        d.line(f"M{x - 2} -70V-4M{x + 3} -66V-10", 0.7, opacity=0.6)
    d.line("M-66 -56L-48 -72M66 -56L48 -72", 5, LIGHT_WALNUT)
    house.lantern(d, -54, -66)
    house.lantern(d, 54, -66)
    house.printed(d, "mine-wagon", 116, -19, 46, WALNUT)
    for x, size in ((-136, 62), (-112, 46)):
        house.printed(d, "pine-tree", x, -size / 2 + 1, size, "#43502f")


def bank(d: Drawing) -> None:
    """A temple of sandstone with columns, the only house in town with no wood in it."""
    d.shape("M-88 -190q88 -20 176 0z", SANDSTONE, "down")
    d.box(-116, -184, 232, 184, SANDSTONE, "right", 1.6)
    house.stones(d, -116, -184, 116, -112, 15)
    for x in (-106, 106):
        d.shape(f"M{x - 9} -188h18l-3 -7h-12z", SANDSTONE, "right")
        d.dot(x, -198, 5.6)
        d.dot(x, -198, 4.4, SANDSTONE)
    house.cornice(d, -122, 122, -191)
    d.box(-108, -70, 216, 70, "#8d7550", 0.42)
    for x in (-66, 66):
        house.window(d, x, -10, 26, 36, bars=True, arched=True)
    house.door(d, 0, 34, 52, "#4c5a3c")
    for x in (-98, -34, 34, 98):
        d.box(x - 7, -62, 14, 56, PALE_PARCHMENT, "right", 1)
        d.line(f"M{x - 2.5} -60V-8M{x + 2} -60V-8", 0.7, opacity=0.5)
        d.box(x - 10, -70, 20, 8, SANDSTONE, 0.1, 1)
        d.box(x - 10, -7, 20, 7, SANDSTONE, 0.2, 1)
    house.cornice(d, -122, 122, -118, teeth=False)


def stagecoach(d: Drawing) -> None:
    """The stage depot: a red barn with a hay beam, its doors open and lamps burning inside."""
    d.shape("M-128 0V-112L-112 -160L-62 -198H62L112 -160L128 -112V0z", BARN, "right", 1.6)
    with d.within("M-128 0V-112L-112 -160L-62 -198H62L112 -160L128 -112V0z", "barn"):
        house.planks(d, -128, -200, 128, 0, 9.5)
    house.rim(d, "M-134 -108L-117 -162L-65 -201H65L117 -162L134 -108")
    d.box(-54, -62, 108, 62, DARK_WALNUT, "hollow")
    d.shape("M-50 0V-58H50V0z", house.LAMP, 0.1, 0.8)
    d.glow(0, -26, 92, 52, 0.5)
    with d.moved(3, 0, size=0.58):
        coach(d, DARK_WALNUT)
    for x in (-82, 82):
        d.box(x - 24, -62, 48, 62, "#7d3f24", 0.15)
        d.line(f"M{x - 21} -59l42 56M{x + 21} -59l-42 56", 4, house.TRIM)
        d.line(f"M{x - 24} -62h48v62h-48z", 3, house.TRIM)
        d.line(f"M{x - 24} -62h48v62h-48z", 0.9)
    house.printed(d, "cartwheel", 118, -19, 38, WALNUT)
    house.lantern(d, -116, -66)


def store(d: Drawing) -> None:
    """A false front in steps over a striped awning, with goods spread before the door."""
    front = "M-136 0V-146H-112V-170H-88V-198H88V-170H112V-146H136V0z"
    d.shape(front, OCHRE, "right", 1.6)
    with d.within(front, "store"):
        house.boards(d, -136, -198, 136)
    for left, right, y in ((-140, -108, -150), (108, 140, -150), (-116, -84, -174), (84, 116, -174)):
        house.cornice(d, left, right, y, deep=6, teeth=False)
    house.cornice(d, -94, 94, -204)
    d.box(-130, -66, 260, 66, "#a87938", 0.35)
    for x in (-76, 76):
        house.window(d, x, -10, 70, 34)
        d.line(f"M{x - 17} -44v34M{x + 17} -44v34", 1.2)
    house.door(d, 0, 32, 50, OXBLOOD)
    house.awning(d, -134, 134, -70, 22, (OXBLOOD, PALE_PARCHMENT))
    house.barrel(d, -126, 28)
    house.barrel(d, -106, 24)
    house.crate(d, 108, 24)
    house.crate(d, 130, 19)
    for x in (36, 50):
        d.shape(f"M{x - 8} 0q-2 -14 3 -18l-3 -5h12l-3 5q6 6 3 18z", "#d9c491", "right", 1)
