"""Noises, synthesised."""
