"""Renders docs/how-to-play*.md for the page: `python tools/render_guide.py OUT_DIR`.

Each language becomes a JSON file: the title, the introduction, the sections and the summary, as
HTML. Links lead to addresses of the page (`/rules/C2`), and pictures are named (`picture:claim`);
the page fills in where both really are (frontend/src/guide/guide.ts).
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypedDict

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
TEXT: Final = ROOT / "src" / "ceres" / "text"
ADDRESS: Final = "/how-to-play"
SUMMARY: Final = "summary"
RULINGS: Final = "rulings.md"
# Where the documents say how the lesson begins, and where it is in the page.
LESSON: Final = "../README.md#start"
LESSON_ADDRESS: Final = "/learn"

_ANCHOR: Final = re.compile(r'<a id="([a-z-]+)"></a>')
_GUIDE_FILE: Final = re.compile(r"how-to-play(-summary)?(?:\.\w\w)?\.md")
# The line with the other languages: the page has a choice of its own.
_LANGUAGES: Final = re.compile(r"^.*\]\(how-to-play\.\S* · .*\n", re.MULTILINE)
# The page has the rulings in every language.
_IN_ENGLISH: Final = re.compile(
    r"(\(rulings\.md[^)]*\)) ?\((?:auf Englisch|en anglais|in inglese|영어)\)"
)
# The places of docs/rulings.md that have another name in the page.
_PLACES: Final = {"monuments-table": "monuments", "rebuilt-data": "cards"}
# The rules behind a heading, a line of a list, or what a row of a table is about.
_TITLE_IDS: Final = re.compile(r" ?\([^()]*\b[TSYCPEVMX]\d+[^()]*\)$")
_IDS: Final = re.compile(
    r" ?\(([^()]*\b[TSYCPEVMX]\d+\b[^()]*)\)(?=(?:</strong>)?(?:</h\d>|</td>|</li>))"
)
_RULE_ID: Final = re.compile(r"\b[TSYCPEVMX]\d+\b")
_SIZE: Final = re.compile(r'<svg [^>]*width="([\d.]+)" height="([\d.]+)"')

_MARKDOWN: Final = MarkdownIt("commonmark").enable("table")


class Section(TypedDict):
    """A chapter of the guide; `id` is its place in the address."""

    id: str
    title: str
    html: str


class Guide(TypedDict):
    """The guide in one language."""

    title: str
    intro: str
    sections: list[Section]
    summary: Section


def render_guide(language: str) -> Guide:
    """Render the guide and its summary in a language."""
    suffix = "" if language == "en" else f".{language}"
    head, *sections = _parts(DOCS / f"how-to-play{suffix}.md", language)
    (summary,) = _parts(DOCS / f"how-to-play-summary{suffix}.md", language)
    return {
        "title": head["title"],
        "intro": head["html"],
        "sections": sections,
        "summary": {**summary, "id": SUMMARY},
    }


def _parts(path: Path, language: str) -> Iterator[Section]:
    """Render a document in parts: what comes before the first section, then each section."""
    text = _IN_ENGLISH.sub(r"\1", _LANGUAGES.sub("", path.read_text("utf-8")))
    tokens = list(_anchored(_MARKDOWN.parse(text)))
    for token in tokens:
        for child in token.children or ():
            _rewrite(child, language)
    starts = [
        at for at, token in enumerate(tokens) if token.tag in ("h1", "h2") and token.nesting > 0
    ]
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        heading = tokens[start]
        # The title of the document is that of the screen.
        shown = tokens[start + 3 if heading.tag == "h1" else start : end]
        yield {
            "id": str(heading.attrGet("id") or "").removeprefix("guide-"),
            "title": _TITLE_IDS.sub("", tokens[start + 1].content),
            "html": _IDS.sub(_link_ids, _rendered(shown)),
        }


def _rendered(tokens: list[Token]) -> str:
    html: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return html


def _anchored(tokens: list[Token]) -> Iterator[Token]:
    """Give headings the ids of the anchors before them, which are left out."""
    left = iter(range(len(tokens)))
    for at in left:
        found = _ANCHOR.fullmatch(tokens[at + 1].content) if at + 3 < len(tokens) else None
        if found is None or tokens[at + 3].type != "heading_open":
            yield tokens[at]
            continue
        tokens[at + 3].attrs.update(id=f"guide-{found[1]}", tabindex="-1")
        next(left), next(left)  # the anchor is a paragraph of its own


def _rewrite(token: Token, language: str) -> None:
    """Make a link one of the page, and a picture one that the page knows by its name."""
    if token.type == "link_open":
        token.attrSet("href", _address(str(token.attrGet("href"))))
    elif token.type == "image":
        name = Path(str(token.attrGet("src"))).stem
        wide, high = _picture_size(name)
        token.attrs.update(src=f"picture:{name}", width=wide, height=high, loading="lazy")
    elif token.type == "html_inline":
        token.content = token.content.replace('id="', 'id="guide-')
    elif token.type == "text" and token.content == RULINGS:
        token.content = _rules_name(language)


def _address(link: str) -> str:
    """Return the address in the page of a link in the documents."""
    if link == LESSON:
        return LESSON_ADDRESS
    file, _, place = link.partition("#")
    if file == RULINGS:
        place = _PLACES.get(place, place)
        return f"/rules/{place}" if place else "/rules"
    found = _GUIDE_FILE.fullmatch(file)
    if file and found is None:
        raise ValueError(f"the page has nothing for the link {link}")
    place = SUMMARY if found and found[1] else place
    return f"{ADDRESS}/{place}" if place else ADDRESS


def _picture_size(name: str) -> tuple[str, str]:
    """Return the width and the height of a picture."""
    found = _SIZE.match((DOCS / "pictures" / f"{name}.svg").read_text("utf-8"))
    assert found is not None, name
    return found[1], found[2]


def _rules_name(language: str) -> str:
    """Return the name of the rules in the page."""
    source = (TEXT / f"{language}.ftl").read_text("utf-8")
    found = re.search(r"^page-rules-title = (.*)$", source, re.MULTILINE)
    assert found is not None
    return found[1]


def _link_ids(found: re.Match[str]) -> str:
    """Link the rules that something names; the page puts them into the margin if there is room."""
    links = _RULE_ID.sub(lambda id: f'<a href="/rules/{id[0]}">{id[0]}</a>', found[1])
    return f' <span class="ids">({links})</span>'


def languages() -> list[str]:
    """Return the languages of the page."""
    return sorted(path.stem for path in TEXT.glob("*.ftl"))


def main() -> None:
    """Write the guide of every language."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for language in languages():
        text = json.dumps(render_guide(language), ensure_ascii=False)
        (folder / f"{language}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
