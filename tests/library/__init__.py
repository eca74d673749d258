"""Tests of the day's deal, medals, streaks, the ladder and achievements."""
