"""What a payment is for."""

FEE, PURCHASE, FINE, HOLD_UP, CASINO, TELEGRAM = "fee", "purchase", "fine", "hold_up", "casino", "telegram"
