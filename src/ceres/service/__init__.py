"""Games for user interfaces: tables, and requests answered as plain data.

No storage, no network, and the standard library only: a server saves games in a database and a
page in the browser, and both ask here.

>>> table = Table.new(seed=7)
>>> table.view()["can"]["income"]
{'silver': 5, 'action': 'income'}
"""

from ceres.service.box import box
from ceres.service.lesson import lesson
from ceres.service.problems import GameResigned, UndoRefused, problem_of
from ceres.service.real_table import RealTable, at_real_table, new_table, table_of
from ceres.service.replay import branched, replay
from ceres.service.request import Request
from ceres.service.requests import REQUESTS, answer
from ceres.service.sharing import imported, shared_position, shared_start
from ceres.service.table import Table

__all__ = [
    "REQUESTS",
    "GameResigned",
    "RealTable",
    "Request",
    "Table",
    "UndoRefused",
    "answer",
    "at_real_table",
    "box",
    "branched",
    "imported",
    "lesson",
    "new_table",
    "problem_of",
    "replay",
    "shared_position",
    "shared_start",
    "table_of",
]
