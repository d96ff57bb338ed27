"""Everything that is seen, heard and touched: the only part of the program that knows pygame."""

import os

# before anything imports pygame: its greeting would spoil what a command prints, and it would name the window
# after the script that runs
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "dustwater")
os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "dustwater")
