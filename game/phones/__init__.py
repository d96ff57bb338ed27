"""Phones as private screens: a server on the local network, its doors, and a match's side of it."""
