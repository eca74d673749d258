"""The rules in short, by their ids."""

from typing import Final

from ceres.text.catalogue import Catalogue

# The number of rules of each letter: things, set-up, your turn, Ceres' turn, places, eras,
# scoring, Monuments, house variants.
_FAMILIES: Final = {"T": 5, "S": 8, "Y": 5, "C": 8, "P": 5, "E": 3, "V": 10, "M": 8, "X": 4}
RULES: Final = tuple(
    f"{letter}{n + 1}" for letter, count in _FAMILIES.items() for n in range(count)
)


def rule(id: str, words: Catalogue) -> tuple[str, str]:
    """Return the title of a rule, and the rule itself in a sentence or two.

    >>> from ceres.text import catalogue
    >>> rule("S7", catalogue("en"))
    ('Who goes first', 'You take the first turn.')
    """
    if id not in RULES:
        raise LookupError(id)
    return words.say(f"rule-{id.lower()}-title"), words.say(f"rule-{id.lower()}")
