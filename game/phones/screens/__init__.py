"""What is on a phone: a seat's own view, feed and question as plain data in the phone's language."""

from game.phones.screens.project import Call, encoded, project
from game.phones.screens.saying import Seen, known, told
from game.phones.screens.screen import Screen

__all__ = ["Call", "Screen", "Seen", "encoded", "known", "project", "told"]
