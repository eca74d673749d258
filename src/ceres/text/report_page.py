"""The frame and the tables of a report: one HTML page that needs no network."""

import re
from collections.abc import Sequence
from html import escape

# `-3.1`, `12,3 %`, `1.2 ± 3.4`, `0.1% – 2.3%`, `+3.1 (+1.2 … +5.0)`, `< 0.0001`.
_ONE = r"[-+]?[\d.,\u00a0\u202f]*\d(\s?%)?"
_NUMBER = re.compile(rf"(< )?{_ONE}( (±|–) ({_ONE}|–))?( \({_ONE} … {_ONE}\))?")


def report_page(language: str, title: str, style: str, header: str, main: str, footer: str) -> str:
    """Return a page; all but its title is HTML or CSS already."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header>
{header}
</header>
<main>
{main}
</main>
<footer>{footer}</footer>
</body>
</html>
"""


def report_paragraph(text: str) -> str:
    """Return a paragraph, or nothing if there is no text."""
    return f"<p>{escape(text)}</p>" if text else ""


def report_table(rows: Sequence[Sequence[str]]) -> str:
    """Return a table with its first row as the head; columns of numbers stand at the right."""
    head, *body = rows
    right = {
        column
        for column in range(len(head))
        if body and all(_NUMBER.fullmatch(row[column]) for row in body)
    }

    def cells(row: Sequence[str], tag: str) -> str:
        return "".join(
            f'<{tag} class="number">{escape(cell)}</{tag}>'
            if column in right
            else f"<{tag}>{escape(cell)}</{tag}>"
            for column, cell in enumerate(row)
        )

    lines = "\n".join(f"<tr>{cells(row, 'td')}</tr>" for row in body)
    names = f"<thead><tr>{cells(head, 'th')}</tr></thead>"
    # It may be wider than the window: with a place in the order of focus, keys can scroll it.
    return (
        f'<div class="scroll" tabindex="0"><table>{names}\n<tbody>\n{lines}\n</tbody></table></div>'
    )
