"""People and their devices before one screen: phones that are invited, pads that sit down."""
