"""The typefaces: Rye for titles, Sancreek for labels, Bitter for text; unmodified but for their wrapping."""

import io

from fontTools.ttLib import TTFont

from pipeline.output import Output
from pipeline.places import PACKAGES
from pipeline.recipe import recipe

FACES = {
    "rye": ("rye", "400-normal"),
    "sancreek": ("sancreek", "400-normal"),
    "bitter": ("bitter", "400-normal"),
    "bitter_italic": ("bitter", "400-italic"),
    "bitter_bold": ("bitter", "700-normal"),
}
NEEDED = "aéèêëàâçîïôùûüœŒæÉÈÀÇÊÎÔÛ$’“”«»–—…•×½0123456789"


@recipe("typefaces", reads=("assets/source/package.json",))
def typefaces(out: Output) -> None:
    """Unwrap each from its woff2, check that it can write French, and put its licence beside it."""
    for name, (family, style) in FACES.items():
        package = PACKAGES / "@fontsource" / family
        face = TTFont(package / "files" / f"{family}-latin-{style}.woff2")
        missing = [letter for letter in NEEDED if ord(letter) not in face.getBestCmap()]
        if missing:
            raise ValueError(f"{name} cannot write {''.join(missing)}")
        face.flavor = None
        ttf = io.BytesIO()
        face.save(ttf)
        out.file(f"fonts/{name}", ttf.getvalue(), ".ttf", "font", credit=[family])
    for family in sorted({family for family, _ in FACES.values()}):
        licence = (PACKAGES / "@fontsource" / family / "LICENSE").read_bytes()
        out.file(f"fonts/{family}_licence", licence, ".txt", "licence", credit=[family])
