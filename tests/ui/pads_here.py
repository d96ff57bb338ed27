"""Pads before the screen, as events say it: each by the number it has here."""

import pygame

from game.ui.offscreen import Offscreen
from tests.ui.hands import Pad

A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)
UP, MENU = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_START


class OwnPad(Pad):
    """One of several pads; plugged in as the instance that has its number here."""

    def __init__(self, stage: Offscreen, number: int, instance: int | None = None) -> None:
        super().__init__(stage)
        self.number, self.instance = number, number + 40 if instance is None else instance

    def button(self, button: int) -> None:
        self.stage.post(pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=self.instance, button=button))

    def unplug(self) -> None:
        self.stage.post(pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=self.instance))


def pads(stage: Offscreen, count: int) -> list[OwnPad]:
    """So many pads that have each pressed a button."""
    made = [OwnPad(stage, number) for number in range(1, count + 1)]
    for pad in made:
        stage.house.reader.pads.press(pad.instance)
    return made
