"""Hypothesis tries the same examples every time: a test that fails now and then helps nobody."""

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=200)
settings.load_profile("steady")
