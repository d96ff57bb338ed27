"""What a seat can be asked."""

from enum import StrEnum


class Kind(StrEnum):
    """What a seat can be asked; screens and bots switch on it."""

    KEEP = "keep"
    TAKE_BACK = "take_back"
    RIDE = "ride"
    CARD = "card"
    AT_ONCE = "at_once"
    BID = "bid"
    VERDICT = "verdict"
    ACTION = "action"
    STORE = "store"
    VICTIM = "victim"
    STEAL = "steal"
    GIVE = "give"
    DOC = "doc"
    DOC_ORDER = "doc_order"
    DISCOVER = "discover"
    VOUCHER = "voucher"
    DESPERADO = "desperado"
    CAPTURE = "capture"
    BUY_DIE = "buy_die"
    BLESSING = "blessing"
    AMBUSH = "ambush"
    WARPATH = "warpath"
    CROWN = "crown"
