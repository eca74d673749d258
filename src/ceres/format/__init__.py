"""Reads and writes positions, records and the board as text."""
