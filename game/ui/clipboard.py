"""The system's clipboard, where there is one."""

from contextlib import suppress

import pygame


def paste() -> str:
    """The text in it, or none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def copy(text: str) -> None:
    """Put a text into it, where that is possible."""
    with suppress(pygame.error, UnicodeError):
        pygame.scrap.put_text(text)
