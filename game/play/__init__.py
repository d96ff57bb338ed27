"""A match in progress: who sits where, and the record of what they answer."""
