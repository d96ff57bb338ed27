"""What is on a phone: a seat's own view, feed and question as plain data in the phone's language."""

from game.phones.screens.project import project, screen_of
from game.phones.screens.screen import Screen

__all__ = ["Screen", "project", "screen_of"]
