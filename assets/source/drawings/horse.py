"""A horse's head in profile, looking left, in a square of 100."""

OUTLINE = (
    "M56 2C60 7 62 12 63 17C77 21 89 36 93 56C96 72 95 87 92 98H33C32 87 36 78 43 70C49 63 52 57 51 51"
    "C46 56 40 58 36 58C32 60 29 66 25 70C20 75 13 74 10 70C6 66 5 60 8 55C13 47 19 39 24 30"
    "C28 22 35 16 44 13C48 11 52 7 56 2z"
)
"""Head, ear and neck, down to a flat foot."""
EYE = "M37 28q5-5 10-1q-5 4-10 1z"
NOSTRIL = "M12 61q1-4 5-4q1 4-5 4z"
MANE = (
    "M64 18C77 22 88 37 92 56C95 72 94 87 91 97H83C86 84 85 76 82 70L78 74C79 66 77 60 73 55L68 59"
    "C69 51 67 46 62 41L57 44C58 36 57 27 58 18z"
)
"""The hair along the crest, in locks."""
BRIDLE = "M30 21L43 49M50 52L58 20M21 36L36 57"
"""Straps: the brow, the cheek and the nose."""
