"""Pictures drawn as SVG: everything that is read."""

from drawings import app_icon as app_icon
from drawings import board_claim_it as board_claim_it
from drawings import board_dice_town as board_dice_town
from drawings import cards_back as cards_back
from drawings import cards_store as cards_store
from drawings import cast_shadows as cast_shadows
from drawings import cursor as cursor
from drawings import deeds as deeds
from drawings import doc_cards as doc_cards
from drawings import icons as icons
from drawings import icons_dalton_city as icons_dalton_city
from drawings import keycaps as keycaps
from drawings import logo as logo
from drawings import outlaws as outlaws
from drawings import pad_glyphs as pad_glyphs
from drawings import portraits as portraits
from drawings import ranches as ranches
from drawings import river as river
from drawings import skin_panels as skin_panels
from drawings import skin_papers as skin_papers
from drawings import stamp as stamp
from drawings import widgets_badges as widgets_badges
from drawings import widgets_bars as widgets_bars
from drawings import widgets_buttons as widgets_buttons
from drawings import widgets_marks as widgets_marks
