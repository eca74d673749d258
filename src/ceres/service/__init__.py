"""What user interfaces talk to: a game on the table, and requests answered as plain data.

No storage, no network, and the standard library only: a server keeps records in a database and a
web page in the browser, and both ask here.

>>> table = Table.new(seed=7)
>>> table.view()["can"]["income"]
{'silver': 5, 'action': 'income'}
"""

from ceres.service.answering import answer, picture, point_of, seated, told_problem
from ceres.service.box import box, own_box
from ceres.service.lesson import LESSON, lesson
from ceres.service.play_export import plays
from ceres.service.real_table import RealTable, at_real_table, new_table, table_of
from ceres.service.replay import FROM, branched, replay
from ceres.service.sharing import PROBLEM_FORMAT, imported, report, shared_position
from ceres.service.statistics import ONLY, Finished, mine, read_finished, some
from ceres.service.table import PEEKED, STRICT, NotTakenBack, Table

__all__ = [
    "FROM",
    "LESSON",
    "ONLY",
    "PEEKED",
    "PROBLEM_FORMAT",
    "STRICT",
    "Finished",
    "NotTakenBack",
    "RealTable",
    "Table",
    "answer",
    "at_real_table",
    "box",
    "branched",
    "imported",
    "lesson",
    "mine",
    "new_table",
    "own_box",
    "picture",
    "plays",
    "point_of",
    "read_finished",
    "replay",
    "report",
    "seated",
    "shared_position",
    "some",
    "table_of",
    "told_problem",
]
