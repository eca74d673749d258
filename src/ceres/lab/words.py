"""Words for the columns of results and their values."""

from pathlib import Path

from ceres.lab.plan import NONE, STANDARD_BOX, TOGETHER, own_bot_name
from ceres.lab.statistics import SampleEstimate
from ceres.lab.summary import SIDES, SummaryLine, varying
from ceres.text import Catalogue


def column_name(key: str, words: Catalogue) -> str:
    """Return the name of a column."""
    return words.say(f"lab-column-{key}")


def phrase(key: str, value: object, words: Catalogue) -> str:
    """Name the value of such a column where the column's name does not stand beside it."""
    if key == "monuments":
        return words.say("option-with-monuments" if value else "option-without-monuments")
    if key == "variants" and value == NONE:
        return words.say("lab-no-variant")
    if key == "components" and value == STANDARD_BOX:
        return words.say("lab-standard-box")
    if key == "exchanged" and not value:
        return words.say("lab-all-cards")
    return value_name(key, value, words)


def value_name(key: str, value: object, words: Catalogue) -> str:
    """Name the value of such a column."""
    text = str(value)
    if key == "difficulty":
        return words.name("difficulty", text)
    if key == "monuments":
        return words.say("lab-with" if value else "lab-without")
    if key == "variants":
        if text == NONE:
            return words.say("lab-none")
        return words.join([words.name("variant", name) for name in text.split(TOGETHER)], "comma")
    if key == "components":
        return words.say("lab-standard") if text == STANDARD_BOX else Path(text).stem
    if key == "bot":
        return own_bot_name(text) if text.endswith(".py") else text
    if key == "exchanged":
        return text or words.say("lab-none")
    return text


def summary_table(lines: list[SummaryLine], words: Catalogue) -> list[list[str]]:
    """Return a row for each group, below the names of the columns in which the groups differ."""
    keys = varying(lines)
    figures = ("games", "wins", "interval", *SIDES)
    head = [column_name(key, words) for key in (*keys, *figures)]
    rows = [[value_name(key, line.key[key], words) for key in keys] for line in lines]
    return [head, *(row + _figures(line, words) for row, line in zip(rows, lines, strict=True))]


def _figures(line: SummaryLine, words: Catalogue) -> list[str]:
    """Format a group: games, win rate and its interval, both scores and the margin."""
    wins = line.wins
    interval = f"{words.percent(wins.low)} – {words.percent(wins.high)}"
    spreads = (_spread(line, side, words) for side in SIDES)
    return [words.number(line.games), words.percent(wins.value), interval, *spreads]


def _spread(line: SummaryLine, side: str, words: Catalogue) -> str:
    estimate: SampleEstimate = getattr(line, side)
    mean = words.number(estimate.value, 1, signed=side == "margin")
    deviation = line.deviations[side]
    return f"{mean} ± {'–' if deviation is None else words.number(deviation, 1)}"
