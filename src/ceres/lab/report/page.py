"""The report as one self-contained HTML page."""

from collections.abc import Sequence
from html import escape
from importlib import resources

from ceres.lab.report.sections import Section
from ceres.text import Catalogue
from ceres.text.report_page import report_page, report_paragraph, report_table


def page(
    title: str, about: str, sections: Sequence[tuple[Section, Sequence[str]]], words: Catalogue
) -> str:
    """Write the page; each section comes with its pictures as SVG."""
    style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
    links = "\n".join(
        f'<a href="#{section.id}">{escape(section.title)}</a>' for section, _ in sections
    )
    body = "\n".join(_section(section, pictures) for section, pictures in sections)
    header = (
        f"<div>\n<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n<nav>\n{links}\n</nav>\n</div>"
    )
    footer = report_paragraph(words.say("report-foot"))
    return report_page(words.language, title, style, header, body, footer)


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
        parts.append(report_table(section.table))
    inner = "\n".join(parts)
    return f'<section id="{section.id}">\n{inner}\n</section>'
