"""Tunes, arranged and played by a synthesiser."""
