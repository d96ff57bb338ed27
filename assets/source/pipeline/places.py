"""Where things are: the outputs, the sources, and the build environment with what it fetched."""

from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent
ASSETS = SOURCE.parent
ROOT = ASSETS.parent
LEVELS = ROOT / "levels"
BUILD = ROOT / "build" / "art"
WORK = BUILD / "work"
"""Half-done work, kept so that an interrupted render goes on where it stopped."""
PACKAGES = BUILD / "node_modules"
"""What npm fetched: typefaces and icons."""
MANIFEST = ASSETS / "manifest.json"
"""What the program reads: every asset, its files and measures."""
BUILT = SOURCE / "built.json"
"""For each recipe, the digest of everything its outputs were made from."""
