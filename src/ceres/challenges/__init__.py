"""Reasons to play again: the day's deal, medals, streaks, the ladder, achievements.

Everything here is computed from the games themselves, by functions without side effects.
"""
