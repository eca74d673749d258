"""The laboratory: many games, counted, compared and reported.

`ceres sim` plays them and writes one row per game; `ceres report` shows what is in the rows. Its
libraries are the extra `lab`: the modules here import them, and nothing else of the program does.
"""
