"""A small button that is always there."""

from game.ui.widgets.button import Button


class Tool(Button):
    """A small button with an icon: it answers no question, and draws no focus from one."""

    attracts_focus = False
