"""What user interfaces talk to: a game on the table, and requests answered as plain data.

No storage, no network, and the standard library only: a server keeps records in a database and a
web page in the browser, and both ask here.

>>> table = Table.new(seed=7)
>>> table.view()["can"]["income"]
{'silver': 5, 'action': 'income'}
"""

from ceres.service.answering import answer, picture, seated, told_problem
from ceres.service.box import box
from ceres.service.table import PEEKED, STRICT, NotTakenBack, Table

__all__ = [
    "PEEKED",
    "STRICT",
    "NotTakenBack",
    "Table",
    "answer",
    "box",
    "picture",
    "seated",
    "told_problem",
]
