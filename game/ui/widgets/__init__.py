"""Buttons and their kin: a small set, skinned with the game's own art."""
