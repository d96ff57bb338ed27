"""Makes the program that people install: frozen, tried out, and packed for this machine's system."""
