"""A screen, and what it can ask of the stack of screens it lies on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.canvas import Canvas
from game.ui.design import Area
from game.ui.intents import Intent

if TYPE_CHECKING:
    from game.handbook import PageName
    from game.ui.house import House


class Scene:
    """One screen. It hears intents, moves with time, draws itself, and says what comes next."""

    see_through = False
    """What lies below is drawn first."""
    tunes: tuple[str, ...] = ("music/menu",)
    """What is played meanwhile; none: what was played before goes on."""
    notices_from = 24.0
    """How far down the notices begin: below what must be read meanwhile."""

    is_for_who_looks = False
    """Tells more of what is below to whoever looks at it: nothing private need be covered."""

    def __init__(self, house: House) -> None:
        self.house = house

    def handle(self, intent: Intent) -> Change | None:
        """Hear one intent."""

    def update(self, seconds: float) -> Change | None:
        """Let time pass."""

    def meanwhile(self, seconds: float) -> None:
        """Let time pass under another scene, for what others wait for who do not look at this screen."""

    def rest(self, seconds: float) -> None:
        """Real time has passed, also that of a frame which took too long for anything to move on."""

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, from the design's background up."""
        raise NotImplementedError

    @property
    def moving(self) -> bool:
        """Whether the next frame may look different without any input."""
        return False

    @property
    def rules_page(self) -> PageName | None:
        """The page of the rules about what is at hand; None: whatever is below knows better."""
        return None

    def tip(self) -> tuple[str, Area] | None:
        """The tooltip to be shown, and what it explains."""
        return None

    @property
    def tip_aside(self) -> bool:
        """Whether the tooltip goes beside what it explains: below there is something that must be seen."""
        return False

    @property
    def points_at_button(self) -> bool:
        """Whether what is under the pointer can be pressed."""
        return False

    @property
    def shows_private(self) -> bool:
        """Whether something is on the screen that only one of several people may see."""
        return False

    def hide_private(self) -> None:
        """Cover what only one player may see: something else is in front, and somebody may be looking."""

    def covered(self) -> None:
        """Another scene lies on top from now on, and hears everything."""

    def uncovered(self) -> None:
        """The scene above is gone; what it may have changed must be looked at again."""

    def closing(self) -> None:
        """The scene leaves the stack: let go of what it holds."""


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Take the topmost scenes away."""

    count: int = 1


@dataclass(frozen=True, slots=True)
class Replace:
    """Take every scene away and begin with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


Change = Push | Pop | Replace | Quit


class Stack:
    """The scenes, the one in front last."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def apply(self, change: Change | None) -> bool:
        """Make a change; False when there is nothing left to show."""
        match change:
            case Push(scene):
                for below in () if scene.is_for_who_looks else self.scenes:
                    below.hide_private()  # it may be seen through what comes, and by others
                if self.scenes:
                    self.top.covered()
                self.scenes.append(scene)
            case Pop(count):
                for _ in range(min(count, len(self.scenes))):
                    self.scenes.pop().closing()
                if self.scenes:
                    self.top.uncovered()
            case Replace(scene):
                while self.scenes:
                    self.scenes.pop().closing()
                self.scenes.append(scene)
            case Quit():
                while self.scenes:
                    self.scenes.pop().closing()
        return bool(self.scenes)

    def draw(self, canvas: Canvas) -> None:
        """Draw from the lowest scene that can be seen."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].see_through:
            first -= 1
        for scene in self.scenes[first:]:
            scene.draw(canvas)
