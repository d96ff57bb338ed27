"""A table for any game that has none of its own: its board in text, its story, and the plain picker."""

from game.ui.tables.kind import TableKind
from game.ui.tables.plain.table import PlainTable

TABLE = TableKind(PlainTable)

__all__ = ["TABLE", "PlainTable"]
