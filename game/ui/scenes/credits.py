"""Who made what: the project's own words and the licences of everything it uses."""

import re

from game import paths
from game.ui.canvas import Canvas
from game.ui.scene import Pop
from game.ui.scenes.page import Page
from game.ui.styles import BODY
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import TextPanel

_UNSAID = ("# ", "### ", "<!--")
"""The page has its title already; the short names of things and the notes are for the project."""
_SHEET = (310.0, 140.0, 1300.0, 790.0)


def credit_text(language: str) -> str:
    """The credits as text with markup, in English where need be; empty where the file is missing."""
    for name in (f"CREDITS.{language}.md", "CREDITS.md"):
        try:
            text = (paths.assets() / name).read_text("utf-8")
        except OSError:
            continue
        parts = text.strip().split("\n\n")
        return "\n\n".join(_marked(part) for part in parts if not part.startswith(_UNSAID))
    return ""


def _marked(part: str) -> str:
    """Of a part in Markdown, a heading becomes bold, a list keeps its points, and lines flow together."""
    plain = re.sub(r"([\\_{])", r"\\\1", re.sub(r"[*`]", "", part))
    if part.startswith("#"):
        return f"*{plain.lstrip('# ')}*"
    items = [" ".join(item.split()) for item in plain.removeprefix("- ").split("\n- ")]
    return "\n".join(f"•\u00a0{item}" for item in items) if part.startswith("- ") else items[0]


class Credits(Page):
    """A sheet of paper that can be scrolled."""

    def build(self) -> None:
        x, y, width, height = _SHEET
        text = f"{self.house.words('ui.credits.intro')}\n\n{credit_text(self.house.language)}"
        self.form.add(
            Button((830.0, 950.0, 260.0, 84.0), self.house.words("ui.back"), Pop, icon="icons/back"),
            TextPanel((x + 80, y + 90, width - 150, height - 160), text, BODY.but(size=22)),
        )

    def draw_content(self, canvas: Canvas) -> None:
        canvas.patch("ui/paper", _SHEET)
        self.headline(canvas, self.house.words("ui.credits"), y=120)
