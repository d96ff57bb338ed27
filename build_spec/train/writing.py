"""A model as a file that can be read and compared."""

import subprocess
from pathlib import Path

from game.ai.search.value import Model


def commit() -> str:
    """The tree that plays the games."""
    found = subprocess.run(
        ["git", "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=True
    )
    return found.stdout.strip()


def write(path: Path, model: Model, command: str) -> None:
    """Write a model as TOML."""
    head = f"# Written by `make train ARGS={command}`.\n"
    lines = [f"version = {model.version}", f'commit = "{model.commit}"', f"seed = {model.seed}"]
    lines += [f"games = {model.games}", "features = ["]
    lines += [f'    "{name}",' for name in model.features] + ["]"]
    for name, part in model.parts.items():
        lines += ["", f'[parts."{name}"]', f"positions = {part.positions}", f"loss = {part.loss}"]
        lines += [f"even = {part.even}", "weights = ["]
        lines += [f"    {float(weight)}," for weight in part.weights] + ["]"]
    path.write_text(head + "\n".join(lines) + "\n", "utf-8")
