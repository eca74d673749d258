"""How to play as the page shows it: rendered from the documents, whole and with links that lead."""

import re

import pytest

from ceres.service.box import rulebook
from render_guide import DOCS, LESSON_ADDRESS, Guide, languages, render_guide

LINK = re.compile(r'href="([^"]*)"')
PICTURE = re.compile(
    r'src="picture:([a-z-]+(?:\.[a-z]{2})?)" alt="([^"]+)" width="[\d.]+" height="[\d.]+"'
)
RULE = re.compile(r"\b[A-Z]\d+\b")
ID = re.compile(r'id="guide-([a-z-]+)"')


@pytest.fixture(name="guide", scope="module", params=languages())
def _guide(request: pytest.FixtureRequest) -> Guide:
    return render_guide(request.param)


def whole(guide: Guide) -> str:
    return "".join([guide["intro"], *(section["html"] for section in guide["sections"])])


def test_every_section_has_its_place_and_its_title(guide: Guide) -> None:
    english = [section["id"] for section in render_guide("en")["sections"]]
    assert [section["id"] for section in guide["sections"]] == english
    assert all(english)
    for title in (guide["title"], *(section["title"] for section in guide["sections"])):
        assert title
        assert not re.search(r"[#<(]", title)


def test_every_picture_is_there(guide: Guide) -> None:
    """Those with words in the language of the guide."""
    found = dict(PICTURE.findall(whole(guide)))
    there = {path.stem for path in DOCS.glob("pictures/*.svg")}
    assert set(found) <= there
    assert {name.partition(".")[0] for name in found} == {name.partition(".")[0] for name in there}
    assert len({name.partition(".")[2] for name in found} - {""}) <= 1
    assert whole(guide).count("<img") == len(PICTURE.findall(whole(guide)))


def test_every_link_leads_somewhere(guide: Guide) -> None:
    chapters = rulebook()["chapters"]
    rules = {entry["id"] for chapter in chapters for entry in chapter["entries"]}
    places = {*ID.findall(whole(guide)), "summary"}
    for link in LINK.findall(whole(guide) + guide["summary"]["html"]):
        if link == LESSON_ADDRESS:
            continue
        _, book, *place = link.split("/")
        assert not place or place[0] in {"how-to-play": places, "rules": rules}[book], link


@pytest.mark.parametrize("language", languages())
def test_headings_link_their_rules(language: str) -> None:
    """All that the document names: "Claim Deed (C2 to C4)"."""
    suffix = "" if language == "en" else f".{language}"
    text = (DOCS / f"how-to-play{suffix}.md").read_text("utf-8")
    named = [id for line in re.findall("^##+ .*", text, re.M) for id in RULE.findall(line)]
    headings = re.findall(r"<h\d.*?</h\d>", whole(render_guide(language)))
    linked = [id for each in headings for id in re.findall(r'href="/rules/(\w+)"', each)]
    assert "C8" in named
    assert linked == named


def test_what_is_often_forgotten_links_its_rules(guide: Guide) -> None:
    (box,) = (section["html"] for section in guide["sections"] if section["id"] == "forgotten")
    assert re.findall(r'href="/rules/(\w+)"', box) == [
        *("C1", "C2", "C3", "C5", "P1", "C6", "Y2", "E1", "E2", "V1", "V2", "V3", "V7", "V9")
    ]


def test_nothing_of_the_documents_is_left_over(guide: Guide) -> None:
    for html in (whole(guide), guide["summary"]["html"]):
        assert not re.search(
            r"\.md\b|style=|auf Englisch|en anglais|in inglese|\(영어\)|</a>\)\s*·", html
        )
        assert "<h1" not in html
    assert len(set(ID.findall(whole(guide)))) == len(ID.findall(whole(guide)))
