"""Why nothing happens."""

OWN, BANCO, TOO_DEAR = "own", "banco", "too_dear"
"""At one's own card, at one that lies on the Banco, at one that nothing could pay for."""
EMPTY, NO_COLLEGE, NO_RIDE = "empty", "no_college", "no_ride"
"""A Banco with nothing on it, a University without a diploma to pay for, a ride whose transit was sold."""
MOUNTED, ON_FOOT = "mounted", "on_foot"
"""A horse for a rider, or the loss of one on foot."""
NO_CARDS, NO_CASH, NO_DIPLOMAS, NO_TRADES = "no_cards", "no_cash", "no_diplomas", "no_trades"
"""Nothing to lose, or nothing to be paid for."""
REASONS = (
    OWN,
    BANCO,
    TOO_DEAR,
    EMPTY,
    NO_COLLEGE,
    NO_RIDE,
    MOUNTED,
    ON_FOOT,
    NO_CARDS,
    NO_CASH,
    NO_DIPLOMAS,
    NO_TRADES,
)
