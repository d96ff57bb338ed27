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

KNIGHT = (
    "M53 2C58 6 61 11 62 16C81 18 97 36 98 60C99 77 96 89 90 98H31C28 90 27 82 30 74C33 66 38 60 43 55"
    "C40 57 36 58 33 58C29 60 27 65 23 69C18 74 11 73 8 69C4 65 3 59 6 54C11 46 17 38 22 29"
    "C26 21 33 15 42 12C46 10 50 7 53 2z"
)
"""The same as a marker, with a neck so broad that a symbol finds room on it."""
KNIGHT_NECK = ((64, 67), 45)
"""Where its middle is, and how large the symbol may be."""
KNIGHT_EYE = "M33 27q6-6 12-1q-6 5-12 1z M9 61q1-4 6-4q0 5-6 4z"
KNIGHT_BRIDLE = "M27 22L39 47M45 51L54 14M18 36L31 56"
KNIGHT_LOCKS = (
    "M60 30C62 24 63 20 62 16M70 34C73 29 74 25 74 20M79 40C84 36 86 32 86 28M86 48C91 45 94 42 95 40"
)
