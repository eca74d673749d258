"""Games for user interfaces: tables, and requests answered as plain data.

No storage, no network, and the standard library only: a server saves games in a database and a
page in the browser, and both ask here.

>>> table = Table.new(seed=7)
>>> table.view()["can"]["income"]
{'silver': 5, 'action': 'income'}
"""

from ceres.format.record_extras import FROM, HINTS, IMPORTED, LESSON, PEEKED, RESIGNED, STRICT
from ceres.service.box import box, own_box
from ceres.service.lesson import lesson
from ceres.service.problems import GameResigned, UndoRefused, problem_of
from ceres.service.real_table import RealTable, at_real_table, new_table, table_of
from ceres.service.replay import branched, replay
from ceres.service.request import Request
from ceres.service.requests import REQUESTS, answer
from ceres.service.sharing import PROBLEM_FORMAT, imported, report, shared_position
from ceres.service.table import Table

__all__ = [
    "FROM",
    "HINTS",
    "IMPORTED",
    "LESSON",
    "PEEKED",
    "PROBLEM_FORMAT",
    "REQUESTS",
    "RESIGNED",
    "STRICT",
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
    "own_box",
    "problem_of",
    "replay",
    "report",
    "shared_position",
    "table_of",
]
