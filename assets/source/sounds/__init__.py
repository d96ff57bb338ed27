"""Noises, synthesised."""

from sounds import air as air
from sounds import cards as cards
from sounds import cup as cup
from sounds import dice as dice
from sounds import horses as horses
from sounds import metal as metal
from sounds import money as money
from sounds import rides as rides
from sounds import stings as stings
from sounds import town as town
from sounds import wood as wood
