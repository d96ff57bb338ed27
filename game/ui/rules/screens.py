"""The rules as they are photographed."""

from game.ui.house import House
from game.ui.intents import Typed
from game.ui.scene import Push, Scene
from game.ui.tables.kind import Make


def rules_screen(book: str, page: str = "", *, sought: str = "") -> Make:
    """A book that lies open at a page, perhaps with something sought in it."""

    def made(house: House) -> list[Scene]:
        opened = house.routes.rules(book, page)
        assert isinstance(opened, Push)
        if sought:
            opened.scene.handle(Typed(sought))
        return [opened.scene]

    return made
