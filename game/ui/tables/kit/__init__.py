"""What every table can be built from: nothing in here knows any game, or imports any table."""
