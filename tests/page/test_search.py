"""Searching the rules: whatever the accents, the case and the script."""

from typing import Any

import pytest

from page.in_node import answers


def searched(text: str, query: str) -> dict[str, Any]:
    (answer,) = answers("search.ts", [{"text": text, "query": query}])
    found: dict[str, Any] = answer
    return found


@pytest.mark.parametrize(
    ("text", "query", "hits"),
    [
        ("Réclamer un Contrat", "reclamer", ["Réclamer"]),
        ("reclamer", "Réclamer", ["reclamer"]),
        ("Bürger und Straße", "BURGER strasse", ["Bürger", "Straße"]),
        ("2 × 2 = 4", "2 x", ["2", "×", "2"]),
        ("가장 큰 공원에", "공원", ["공원"]),
        # A syllable that is only begun, as while one types.
        ("정원 타일", "저", ["정"]),
        ("Park, Parks", "park", ["Park", "Park"]),
        ("(C2)", "c2", ["C2"]),
    ],
)
def test_what_is_found_is_marked(text: str, query: str, hits: list[str]) -> None:
    answer = searched(text, query)
    assert answer["found"]
    assert answer["hits"] == hits


@pytest.mark.parametrize("query", ["parks lot", "zzz", "C22"])
def test_all_words_must_be_there(query: str) -> None:
    assert not searched("Parks, and C2", query)["found"]


def test_of_a_long_text_the_part_around_it_is_shown() -> None:
    text = "before " * 60 + "Bribe " + "after " * 60
    excerpt = searched(text, "bribe")["excerpt"]
    assert "Bribe" in excerpt
    assert excerpt.startswith("… before")
    assert excerpt.endswith(" …")
    assert len(excerpt) < 220
