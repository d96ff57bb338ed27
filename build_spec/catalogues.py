"""The catalogues: `compile` them, `check` them against the code, `add` the keys that they lack."""

import os
import sys
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr")

# Babel would write the hour of the compilation, and two builds of one tree would differ.
_ALWAYS = datetime(2000, 1, 1, tzinfo=UTC)


class BadCatalogue(Exception):
    """A catalogue that cannot be read; says which and why."""


def po_file(root: Path, language: str) -> Path:
    """Where the words of a language are written."""
    return root / "game" / "locale" / language / "LC_MESSAGES" / "dustwater.po"


def read_catalogue(root: Path, language: str) -> Catalog:
    """The words of a language; BadCatalogue when they cannot be read."""
    path = po_file(root, language)
    try:
        with path.open("rb") as file:
            return read_po(file, locale=language, abort_invalid=True)
    except (OSError, PoFileError, UnicodeDecodeError) as error:
        raise BadCatalogue(f"{path.relative_to(root).as_posix()}: {error}") from None


def compile_catalogues(root: Path) -> None:
    """Write every `.mo`, each in one stroke, so that no reader ever sees half of one."""
    for language in LANGUAGES:
        catalogue = read_catalogue(root, language)
        catalogue.creation_date = catalogue.revision_date = _ALWAYS
        compiled = BytesIO()
        write_mo(compiled, catalogue)
        target = po_file(root, language).with_suffix(".mo")
        fresh = target.with_suffix(f".{os.getpid()}.tmp")
        fresh.write_bytes(compiled.getvalue())
        fresh.replace(target)


def main(arguments: list[str]) -> int:
    """Run one of the commands and return the exit code."""
    # The build hook imports this module where the checker's needs are nobody's business.
    from build_spec.add_keys import add_keys
    from build_spec.check import problems

    try:
        match arguments:
            case ["compile"]:
                compile_catalogues(ROOT)
            case ["check"]:
                found = problems(ROOT)
                print("\n".join(found or ["The catalogues say everything the code does."]))
                return 1 if found else 0
            case ["add"]:
                added = add_keys(ROOT)
                print("\n".join(added or ["No key is missing."]))
            case _:
                print("Say one of: compile, check, add.", file=sys.stderr)
                return 2
    except BadCatalogue as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
