"""Pictures rendered with Blender: everything that has weight."""

from scenes import assay as assay
from scenes import badge as badge
from scenes import bell as bell
from scenes import bills as bills
from scenes import claims as claims
from scenes import covers as covers
from scenes import cup as cup
from scenes import curtain as curtain
from scenes import custody as custody
from scenes import dice as dice
from scenes import horses as horses
from scenes import nuggets as nuggets
from scenes import pawns as pawns
from scenes import riders as riders
from scenes import rides as rides
from scenes import shadows as shadows
from scenes import signs as signs
from scenes import squatters as squatters
from scenes import table as table
from scenes import title as title
from scenes import tumble as tumble
from scenes import wire as wire
