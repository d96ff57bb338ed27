"""Tunes, arranged and played by a synthesiser."""

from music import arkansas_traveler as arkansas_traveler
from music import clementine as clementine
from music import red_river_valley as red_river_valley
from music import shenandoah as shenandoah
