"""The book of the rules: complete, and of one mind with docs/rulings.md."""

import re
from pathlib import Path
from typing import Final

from ceres.engine.state import VARIANTS
from ceres.text import RULES, languages
from ceres.text import rulebook as book
from ceres.text.languages import language_name
from ceres.text.rulebook import MARKS, QUESTIONS, TRANSLATIONS, Entry, chapters
from fluent_files import message_ids

DOCUMENT: Final = (Path(__file__).parents[2] / "docs" / "rulings.md").read_text("utf-8")
# What the document calls them.
WRITTEN: Final = {"core?": "unsettled", "rulings": "ruling"}
ENTRY: Final = re.compile(r'<a id="([\w-]+)"></a>\n### .*\n\n((?:(?!\n###? |\n<a ).*\n)*)')
NAMES: Final = {"monuments-table": "monuments", "the-names-of-the-buildings": "names"}


def entries() -> dict[str, Entry]:
    return {entry.id: entry for chapter in chapters().values() for entry in chapter}


def documented() -> dict[str, str]:
    """The entries of the document, by their ids as the rules have them."""
    found = {NAMES.get(id, id): text for id, text in ENTRY.findall(DOCUMENT)}
    assert len(found) > 30
    return {id.upper() if re.fullmatch(r"[a-z]\d+", id) else id: text for id, text in found.items()}


def marks_in(text: str) -> set[str]:
    line = text.partition("**Mark:**")[2].partition("\n- **")[0] or "ours"
    words = re.findall(r"core\?|\b(?:book|core|rulings?|rebuilt|ours)\b", line)
    return {WRITTEN.get(word, word) for word in words}


def section(title: str) -> str:
    return DOCUMENT.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_chapters_hold_every_rule_once() -> None:
    ids = [entry.id for chapter in chapters().values() for entry in chapter]
    assert [id for id in ids if id[0].isupper()] == list(RULES)
    assert len(ids) == len(set(ids))
    for letter, chapter in chapters().items():
        assert chapter
        assert all(entry.id[0] in (letter, entry.id[0].lower()) for entry in chapter)


def test_every_entry_has_a_source() -> None:
    for entry in entries().values():
        assert entry.marks
        assert set(entry.marks) <= set(MARKS)


def test_every_table_has_a_title_and_a_text() -> None:
    tables = {f"rulebook-{id}" for id in entries() if id not in RULES}
    said = {id for id in message_ids("en") if id.startswith("rulebook-")}
    further = {f"rulebook-{id.lower()}" for id in RULES} & said
    assert said == tables | {f"{id}-title" for id in tables} | further


def test_what_was_chosen_is_said_and_why() -> None:
    ruled = {entry.id for entry in entries().values() if entry.ruled}
    said = {id for id in message_ids("en") if id.startswith("ruling-")}
    said -= {id for id in said if id.startswith(("ruling-question-", "ruling-translation-"))}
    wanted = {f"ruling-{id.lower()}-{part}" for id in ruled for part in ("chosen", "why")}
    # A house variant is off unless one asks for it: that is what else it could have been.
    wanted |= {f"ruling-{id.lower()}-other" for id in ruled if not id.startswith("X")}
    assert said == wanted


def test_the_document_has_the_same_rulings() -> None:
    ruled = {entry.id for entry in entries().values() if entry.ruled}
    chosen = {id for id, text in documented().items() if "**We play:**" in text or "X" in id}
    assert chosen == ruled
    assert set(documented()) - chosen == {"M8"}


def test_the_document_names_the_same_sources() -> None:
    for id, text in documented().items():
        assert marks_in(text) == set(entries()[id].marks), id


def test_small_questions() -> None:
    said = {id for id in message_ids("en") if id.startswith("ruling-question-")}
    wanted = {f"ruling-question-{id}" for id in QUESTIONS}
    assert said == wanted | {f"{id}-title" for id in wanted}
    answers = re.findall(r"^- \*\*", section("Where the rules were silent"), re.MULTILINE)
    assert len(answers) == len(QUESTIONS)
    assert {rule for rules in QUESTIONS.values() for rule in rules.split()} <= set(RULES)


def test_where_translations_differ() -> None:
    said = {id for id in message_ids("en") if id.startswith("ruling-translation-")}
    assert said == {
        f"ruling-translation-{id}-{part}" for id in TRANSLATIONS for part in ("says", "plays")
    }
    english = {"German": "de", "French": "fr", "Italian": "it", "Korean": "ko"}
    table = section("Where the translations differ")
    rows = re.findall(r"^\| ([A-Z]\w+(?:, \w+)*) \| .* \| (.*) \|$", table, re.MULTILINE)
    written = [
        (" ".join(sorted(english[name] for name in names.split(", "))), _rules_in(played))
        for names, played in rows
    ]
    assert written == [
        (" ".join(sorted(spoken.split())), rules) for spoken, rules in TRANSLATIONS.values()
    ]
    for spoken, _ in TRANSLATIONS.values():
        assert set(spoken.split()) <= set(languages())
        assert all(language_name(each) for each in spoken.split())


def _rules_in(text: str) -> str:
    """The rules in the brackets of a sentence; of `C2 to C5` the first and the last."""
    (inner,) = re.findall(r"\(([^()]*)\)", text)
    return " ".join(re.findall(r"[A-Z]\d+", inner))


def test_every_house_variant_has_its_rule() -> None:
    assert set(book.VARIANTS) == {*VARIANTS, "favour"}
    assert sorted(book.VARIANTS.values()) == [id for id in RULES if id.startswith("X")]
