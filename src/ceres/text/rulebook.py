"""The rules as a book: its chapters, the source of each rule, and the rulings.

The words are in the Fluent files: `rule-c2-title` and `rule-c2`; further text, `rulebook-c2`, or
for a table `rulebook-cards-title` and `rulebook-cards`; and for rulings, which the printed rules
leave open, `ruling-c1-chosen`, `-why` and `-other`. docs/rulings.md says the same at greater
length; a test compares them.
"""

from typing import Final, NamedTuple

from ceres.text.catalogue import Catalogue

# The number of rules of each letter: things, set-up, your turn, Ceres' turn, places, eras,
# scoring, Monuments, house variants.
_FAMILIES: Final = {"T": 5, "S": 8, "Y": 5, "C": 8, "P": 5, "E": 3, "V": 10, "M": 8, "X": 4}
RULES: Final = tuple(
    f"{letter}{n + 1}" for letter, count in _FAMILIES.items() for n in range(count)
)
# Our own decisions: such entries say what was chosen, and why.
_RULED: Final = ("unsettled", "ruling", "rebuilt", "ours")
# The sources of rules: the rulebook; the core game; the core game, but sources differ
# (docs/rulings.md writes `core?`); a ruling; a picture that was rebuilt; house variants and names.
MARKS: Final = ("book", "core", *_RULED)

# The tables of the rules, at the end of their chapters.
_TABLES: Final = {
    "T": ("buildings", "names", "tiles", "cards"),
    "D": ("difficulty",),
    "M": ("monuments",),
    "Q": ("questions",),
    "L": ("translations",),
}
# Things, set-up, your turn, Ceres' turn, places, eras, scoring, difficulty, Monuments, house
# variants, small questions, other languages.
_CHAPTERS: Final = "TSYCPEVDMXQL"

_SOURCES: Final = {
    "book": "S3 S6 S7 S8 C3 C4 C6 C7 P1 V5 V9 M8 difficulty translations",
    "core": "T1 T2 T5 S5 Y1 Y3 Y5 V1",
    "unsettled": "S4 E1 V2 V4 monuments",
    "ruling": "T3 Y4 P5 V10 M3 M6 M7 questions",
    "ours": "names X1 X2 X3 X4",
    "book core": "Y2",
    "book ruling": "S1 C1 C2 C5 C8 P2 P3 P4 E2 V6 V7 V8 M2 M4 M5",
    "book unsettled": "S2 M1",
    "book rebuilt": "tiles cards",
    "book core ruling": "V3",
    "core ruling": "T4 E3",
    "core unsettled ours": "buildings",
}
_MARKS_OF: Final = {id: marks.split() for marks, ids in _SOURCES.items() for id in ids.split()}

VARIANTS: Final = {
    "contested-population": "X1",
    "wild-monuments": "X2",
    "creeping-gardens": "X3",
    "favour": "X4",
}
# Small questions that no rule answers, each with the rules it is about.
QUESTIONS: Final = {
    "no-lot": "C2",
    "her-lots": "C2",
    "one-tile": "V3",
    "civic-icons": "C7 V5 V7 M2",
    "doubles": "V3",
    "when-built": "M1 M4 X2",
    "icon": "M2 M4",
    "tower": "V2",
    "large-squares": "V8",
    "tie": "V9",
    "unsorted": "",
    "twice": "",
    "no-choice": "P5",
    "last-turn": "E2",
    "second-icon": "M2",
    "no-deeds": "E1",
}
# Differences in translations of the rulebook: their languages, and the rules.
TRANSLATIONS: Final = {
    "dearest": ("fr", "C3"),
    "every-tile": ("fr", "V6"),
    "largest-park": ("fr", "P1"),
    "markers": ("fr", "T4"),
    "coins": ("fr", "C7"),
    "gardens": ("fr", "V7"),
    "population": ("fr", "M2"),
    "turn": ("fr it", "E2"),
    "diagonal": ("fr ko", "P2"),
    "cards": ("de it", "C2 C5 C7"),
    "chart": ("de it", "V7"),
    "monument-deck": ("de it", "S8 M2"),
    "double": ("de", "V5"),
    "garbled": ("de", "P2"),
    "missing": ("ko", "S3 S6"),
    "bank": ("ko", "Y2 C4"),
    "opposite": ("ko", "V9"),
    "squares": ("ko", "V8"),
    "shuffling": ("ko", "S8"),
    "instead": ("ko", "V6"),
    "her-lot": ("ko", "P1"),
    "monument-card": ("ko", "M2"),
}


class Entry(NamedTuple):
    """A rule, or a table of the rules, and its sources."""

    id: str
    marks: list[str]

    @property
    def ruled(self) -> bool:
        """Whether something in it was ruled; the small questions say it one by one."""
        return self.id != "questions" and not set(_RULED).isdisjoint(self.marks)


def rule(id: str, words: Catalogue) -> tuple[str, str]:
    """Return the title of a rule, and the rule itself in a sentence or two.

    >>> from ceres.text import catalogue
    >>> rule("S7", catalogue("en"))
    ('Who goes first', 'You take the first turn.')
    """
    if id not in RULES:
        raise LookupError(id)
    return words.say(f"rule-{id.lower()}-title"), words.say(f"rule-{id.lower()}")


def chapters() -> dict[str, list[Entry]]:
    """Return the entries of every chapter, by the letter of its rules.

    >>> [entry.id for entry in chapters()["M"]][-2:]
    ['M8', 'monuments']
    >>> chapters()["C"][0]
    Entry(id='C1', marks=['book', 'ruling'])
    """
    found = {}
    for letter in _CHAPTERS:
        ids = [id for id in RULES if id.startswith(letter)] + list(_TABLES.get(letter, ()))
        found[letter] = [Entry(id, _MARKS_OF[id]) for id in ids]
    return found
