"""Training the experts: games between bots, and weights that would have foretold how they ended."""
