"""The laboratory: plays many games, counts, compares and reports them.

`ceres sim` plays them and writes one row per game; `ceres report` shows the rows. Its libraries are
the extra `lab`: only the modules here import them.
"""
