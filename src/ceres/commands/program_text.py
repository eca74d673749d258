"""What a program that plays the benchmark is told: in English, so that all are told the same."""

from collections.abc import Iterator, Sequence

from ceres.errors import CeresError
from ceres.events import Event
from ceres.game import Game
from ceres.position import Position
from ceres.service import Table
from ceres.terminal.plain_text import question_lines, table_lines, tray_lines
from ceres.terminal.words import Words
from ceres.text import tell
from ceres.text.languages import ENGLISH


def told(events: Sequence[Event], position: Position) -> str:
    """Say what happened, the table, and what may be done; at the end, how it ended."""
    return "\n".join(_lines(events, position, Words(ENGLISH)))


def refusal(error: CeresError) -> str:
    """Say why an answer was refused."""
    return Words(ENGLISH).explain(error)


def _lines(events: Sequence[Event], position: Position, words: Words) -> Iterator[str]:
    view = Table(Game(position)).view()  # without a seed: that would tell everything
    if not events:
        yield words.say("benchmark-to-program")
    for event in events:
        yield from tell(event, words.catalogue)
    if position.result is not None:
        yield next(question_lines(view, words))
        return
    yield from table_lines(view, words)
    yield from tray_lines(view, words)
    yield from question_lines(view, words)
    if position.phase == "you":
        actions = ", ".join(str(action) for action in position.actions())
        yield words.say("plain-choose", actions=actions)
