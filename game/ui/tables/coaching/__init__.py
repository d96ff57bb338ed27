"""The coach at a table: says one thing at a time, points at it, and waits until it is done."""
