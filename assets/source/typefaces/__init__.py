"""The typefaces: Rye for titles, Sancreek for labels, Bitter for text; unmodified but for their wrapping."""

import io

from fontTools.ttLib import TTFont

from pipeline.output import Output
from pipeline.places import PACKAGES
from pipeline.recipe import recipe

FACES = {
    "rye": ("rye", "latin-400-normal"),
    "sancreek": ("sancreek", "latin-400-normal"),
    "bitter": ("bitter", "latin-400-normal"),
    "bitter_italic": ("bitter", "latin-400-italic"),
    "bitter_bold": ("bitter", "latin-700-normal"),
}
EXTENDED = {
    "bitter_extended": ("bitter", "latin-ext-400-normal"),
    "bitter_bold_extended": ("bitter", "latin-ext-700-normal"),
}
"""Letters of the rest of Europe, which names have: for those that the others lack."""
NEEDED = "aéèêëàâçîïôùûüœŒæÉÈÀÇÊÎÔÛ$’“”«»–—…•×½0123456789"
NAMES = "łŁśŠčřžőąę"


@recipe("typefaces", reads=("assets/source/package.json",))
def typefaces(out: Output) -> None:
    """Unwrap each from its woff2, check that it can write what it is for, and put its licence beside it."""
    for name, (family, part) in {**FACES, **EXTENDED}.items():
        package = PACKAGES / "@fontsource" / family
        face = TTFont(package / "files" / f"{family}-{part}.woff2", recalcTimestamp=False)
        needed = NEEDED if name in FACES else NAMES
        missing = [letter for letter in needed if ord(letter) not in face.getBestCmap()]
        if missing:
            raise ValueError(f"{name} cannot write {''.join(missing)}")
        face.flavor = None
        ttf = io.BytesIO()
        face.save(ttf)
        out.file(f"fonts/{name}", ttf.getvalue(), ".ttf", "font", credit=[family])
    for family in sorted({family for family, _ in FACES.values()}):
        licence = (PACKAGES / "@fontsource" / family / "LICENSE").read_bytes()
        out.file(f"fonts/{family}_licence", licence, ".txt", "licence", credit=[family])
