"""The four houses that are visited after dark: saloon, Sheriff's office, town hall, Doc Badluck's."""

from drawings import facades as house
from drawings.board_drawing import Drawing
from drawings.palette import DARK_WALNUT, INK, LIGHT_WALNUT, OXBLOOD, PALE_PARCHMENT, WALNUT

CRIMSON = "#8f3127"
STONE = "#8f9a96"
WHITE = "#e4d3a8"
SLATE = "#4d6375"
SAGE = "#86946b"


def saloon(d: Drawing) -> None:
    """A curved front over a balcony, batwing doors, and more light than anywhere else."""
    front = "M-128 0V-142C-128 -164 -100 -158 -90 -172C-70 -207 70 -207 90 -172C100 -158 128 -164 128 -142V0z"
    d.shape(front, CRIMSON, "right", 1.6)
    with d.within(front, "saloon"):
        house.boards(d, -128, -200, 128)
    half = "C-132 -168 -102 -160 -92 -174C-72 -210 72 -210 92 -174"
    house.rim(d, f"M-132 -140{half}C102 -160 132 -168 132 -140")
    for x in (-108, 108):
        house.window(d, x, -120, 20, 26)
    d.box(-126, -62, 252, 62, "#6a241c", 0.35)
    for x in (-84, 84):
        house.window(d, x, -10, 52, 36)
        d.shape(f"M{x - 26} -46h20q-2 16 -20 22zM{x + 26} -46h-20q2 16 20 22z", OXBLOOD, "down", 0.8)
    d.box(-27, -56, 54, 56, house.TRIM, 0.2)
    d.box(-23, -52, 46, 52, house.LAMP)
    d.glow(0, -26, 62, 52, 0.75)
    for x, side in ((-23, 1), (23, -1)):
        d.shape(f"M{x} -42q{side * 12} -2 {side * 21} 6v26h{-side * 21}z", LIGHT_WALNUT, "down", 1.1)
        d.line("".join(f"M{x + side * 4} {y}h{side * 14}" for y in (-32, -27, -22, -17)), 1.1)
    d.shadow("M-130 -54H130V-34H-130z", "under")
    for x in (-130, -44, 44, 130):
        d.box(x - 2.6, -60, 5.2, 60, PALE_PARCHMENT, "right", 1)
    d.box(-136, -71, 272, 5, house.TRIM, 0.0)
    for step in range(31):
        d.box(-133 + step * 8.8, -66, 2.6, 8, house.TRIM, 0.1, 0.7)
    d.box(-136, -59, 272, 6, house.TRIM, "down")
    house.lantern(d, -58, -53)
    house.lantern(d, 58, -53)


def sheriff(d: Drawing) -> None:
    """A jail of grey stone with a crenellated parapet and bars before every window."""
    front = "M-134 0V-196H-104V-186H-62V-196H62V-186H104V-196H134V0z"
    d.shape(front, STONE, "right", 1.6)
    with d.within(front, "jail"):
        house.stones(d, -134, -196, 134, 0, 15)
    for left, right, y in ((-139, -99, -200), (-67, 67, -200), (99, 139, -200)):
        house.cornice(d, left, right, y, "#b9bfb0", deep=6, teeth=False)
    for x in (-88, 88):
        house.window(d, x, -8, 50, 32, bars=True)
    house.door(d, 0, 36, 46, "#5d3a20", fanlight=False)
    d.line("M-16 -36h32M-16 -12h32", 2.4, DARK_WALNUT)
    for x, y, turn in ((-44, -40, -5), (44, -38, 4), (-43, -18, 3)):
        with d.moved(x, y, turn):
            d.box(-7, 0, 14, 17, PALE_PARCHMENT, 0.0, 0.9)
            d.line("M-4 4h8M-4 13h8", 0.9)
            d.dot(0, 8.4, 2.6)
    house.porch(d, -142, 142, -70, (-134, -62, 62, 134), "#5c6b70")
    house.lantern(d, 30, -57)


def town_hall(d: Drawing) -> None:
    """White boards, slate roofs, two wings with flags, and a flight of steps."""
    for side in (-1, 1):
        d.line(f"M{side * 146} -130V-196", 2)
        flag = f"M{side * 146} -195q9 -5 17 0t17 0v18q-9 5 -17 0t-17 0z"
        d.shape(flag, OXBLOOD, "right", 1)
        d.line(f"M{side * 146} -189q9 -5 17 0t17 0M{side * 146} -183q9 -5 17 0t17 0", 1.2, PALE_PARCHMENT)
        left = -172 if side < 0 else 92
        d.box(left, -112, 80, 112, WHITE, "right", 1.6)
        house.boards(d, left, -112, left + 80)
        d.shape(f"M{left - 5} -110L{left + 9} -136H{left + 71}L{left + 85} -110z", SLATE, "down", 1.4)
        d.line("".join(f"M{left + 12 + step * 11} -135l-3 24" for step in range(6)), 0.7, opacity=0.5)
        for x in (left + 24, left + 57):
            house.window(d, x, -12, 19, 32, arched=True)
    d.box(-100, -192, 200, 192, WHITE, "right", 1.6)
    house.boards(d, -100, -192, 100)
    for x in (-100, 86):
        d.box(x, -192, 14, 192, "#efe2bd", "right", 1)
    d.shape("M-108 -190L-84 -202H84L108 -190z", SLATE, "down", 1.4)
    house.cornice(d, -108, 108, -192, "#efe2bd")
    d.box(-84, -70, 168, 70, "#b49f72", 0.35)
    for x in (-52, 52):
        house.window(d, x, -12, 24, 36, arched=True)
    house.door(d, 0, 34, 54, SLATE)
    for x in (-76, -28, 28, 76):
        d.box(x - 5.5, -66, 11, 60, "#f3e8c8", "right", 1)
        d.box(x - 8, -71, 16, 6, WHITE, 0.1, 1)
    for step, reach in enumerate((40, 34)):
        d.box(-reach, -4 + step * -4, 2 * reach, 4, "#cdb98a", 0.1, 1)


def doc(d: Drawing) -> None:
    """A crooked house that leans, patched and half boarded up."""
    d.shape("M66 -186l4 -19 18 4 -2 26z", "#7a4a38", "right", 1.4)
    front = "M-104 0L-110 -124L-122 -130L-92 -166L-88 -196L46 -203L90 -184L92 -160L124 -132L112 -124L104 0z"
    d.shape(front, SAGE, "right", 1.6)
    with d.within(front, "doc"), d.moved(0, 0, -1.6):
        house.boards(d, -130, -210, 130, 8, 8)
    house.rim(d, "M-124 -127L-95 -165L-91 -194L46 -202L94 -184L95 -161L127 -130", "#6d4a2a")
    d.box(-98, -64, 196, 64, "#5f6b4a", 0.38)
    with d.moved(-62, -12, -3):
        house.window(d, 0, 0, 42, 34)
        d.line("M-27 -30L26 -8", 7, INK)
        d.line("M-27 -30L26 -8", 5, "#a97c46")
        d.line("M-24 -6L25 -25", 7, INK)
        d.line("M-24 -6L25 -25", 5, "#b98a52")
    with d.moved(0, 0, 2):
        house.door(d, 0, 32, 48, "#6b3b2a")
    with d.moved(62, -12, 2):
        house.window(d, 0, 0, 36, 32)
        house.printed(d, "square-bottle", 0, -13, 24, DARK_WALNUT)
    with d.moved(0, 0, -1.2):
        house.porch(d, -116, 116, -68, (-106, 106), WALNUT)
    house.lantern(d, 34, -55)
