"""Everything that is seen, heard and touched: the only part of the program that knows pygame."""

import os

# before anything imports pygame, whose greeting would spoil what a command prints
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
