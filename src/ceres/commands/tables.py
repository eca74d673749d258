"""Tables on the command line: columns as wide as what stands in them."""

from collections.abc import Collection, Sequence

from ceres.format.board_text import padded, width


def in_columns(rows: Sequence[Sequence[str]], right: Collection[int] = ()) -> str:
    """A line for each row; the columns `right` are aligned to the right."""
    widths = [max(width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            " " * (wide - width(cell)) + cell if column in right else padded(cell, wide)
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
