"""The report as one self-contained HTML page."""

import re
from collections.abc import Sequence
from html import escape
from importlib import resources

from ceres.lab.report.sections import Section
from ceres.text import Catalogue

# `-3.1`, `12,3 %`, `1.2 ± 3.4`, `0.1% – 2.3%`, `+3.1 (+1.2 … +5.0)`, `< 0.0001`.
_ONE = r"[-+]?[\d.,\u00a0\u202f]*\d(\s?%)?"
_NUMBER = re.compile(rf"(< )?{_ONE}( (±|–) ({_ONE}|–))?( \({_ONE} … {_ONE}\))?")


def page(
    title: str, about: str, sections: Sequence[tuple[Section, Sequence[str]]], words: Catalogue
) -> str:
    """Write the page; each section comes with its pictures as SVG."""
    style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
    links = "\n".join(
        f'<a href="#{section.id}">{escape(section.title)}</a>' for section, _ in sections
    )
    body = "\n".join(_section(section, pictures) for section, pictures in sections)
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<header><div>
<h1>{escape(title)}</h1>
<p>{escape(about)}</p>
<nav>
{links}
</nav>
</div></header>
<main>
{body}
</main>
<footer><p>{escape(words.say("report-foot"))}</p></footer>
</body>
</html>
"""


def _section(section: Section, pictures: Sequence[str]) -> str:
    first, *others = section.text or [""]
    parts = [f"<h2>{escape(section.title)}</h2>", f"<p>{escape(first)}</p>"]
    if section.listed:
        parts.append("<ul>" + "".join(f"<li>{escape(text)}</li>" for text in others) + "</ul>")
    else:
        parts += [f"<p>{escape(text)}</p>" for text in others]
    parts += [
        f'<figure role="img" aria-label="{escape(section.title)}">{picture}</figure>'
        for picture in pictures
    ]
    if section.table:
        parts.append(_table(section.table))
    inner = "\n".join(parts)
    return f'<section id="{section.id}">\n{inner}\n</section>'


def _table(rows: Sequence[Sequence[str]]) -> str:
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
    return f'<div class="scroll"><table>{names}\n<tbody>\n{lines}\n</tbody></table></div>'
