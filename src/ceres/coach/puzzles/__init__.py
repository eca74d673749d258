"""Puzzles: positions with one question each, whose answers are proved."""

from ceres.coach.puzzles.book import Book, Puzzle, read_book, shipped_book

__all__ = ["Book", "Puzzle", "read_book", "shipped_book"]
