"""The data files that go along with the program, in the wheel and in the frozen program alike."""

from pathlib import Path


def data_files(root: Path) -> dict[str, str]:
    """Every data file and its place beside the code; the sources of the art and hidden files stay out."""
    return {
        str(file): f"game/{place.as_posix()}"
        for folder in ("assets", "levels")
        for file in sorted(root.joinpath(folder).rglob("*"))
        if file.is_file()
        for place in [file.relative_to(root)]
        if place.parts[:2] != ("assets", "source") and not any(part.startswith(".") for part in place.parts)
    }
