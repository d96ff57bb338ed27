"""Lessons: guided matches on the real table, told as data."""

from game.play.lessons.lesson import BadLesson, Chapter, Lesson, Place, Setting, Step, lesson, lessons
from game.play.lessons.session import LEARNER, LessonSession, wanted

__all__ = [
    "LEARNER",
    "BadLesson",
    "Chapter",
    "Lesson",
    "LessonSession",
    "Place",
    "Setting",
    "Step",
    "lesson",
    "lessons",
    "wanted",
]
