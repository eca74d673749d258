"""Tables on the command line: columns as wide as their content."""

from collections.abc import Collection, Sequence

from ceres.format.board_text import padded, width


def in_columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """Write a line for each row; the columns `right` are aligned to the right."""
    widths = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            padded(cell, wide, column in right)
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
