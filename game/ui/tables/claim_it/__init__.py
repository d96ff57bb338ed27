"""The table of Claim It!."""

from game.ui.tables.claim_it.table import ClaimItTable

__all__ = ["ClaimItTable"]
