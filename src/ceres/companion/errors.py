"""Errors of a game at a real table."""

from ceres.errors import CodedError, FaultyData


class NotAsked(CodedError):
    """Nothing is to be entered now; or something is, and must be before anything else."""


class NotDrawn(CodedError):
    """Something was entered that cannot have been drawn."""


class Impossible(FaultyData):
    """A correction that leads to no possible table: `faults` lists all that is wrong with it."""

    headline = "real-impossible-table"
