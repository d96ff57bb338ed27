"""Dustwater: western board games on one saloon table."""

__version__ = "0.1.0"
