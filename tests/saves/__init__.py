"""Saved games: real files, real processes, real troubles."""
