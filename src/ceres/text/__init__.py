"""All words of the program, in any language.

One Fluent file per language has the messages (the top of `en.ftl` explains them), and a
`Catalogue` formats them. Fluent is loaded with the first message, not before.

>>> import ceres
>>> english = catalogue("en")
>>> for event in ceres.Game.new(seed=7).play("income")[:2]:
...     print(*tell(event, english))
You take 5 silver. [Y1]
Ceres flips c14, a 2. Card 2 in her row is c12: Enlarge Park. [C1]
>>> rule("T2", english)[0]
'Adjacent'
"""

from ceres.text.boards import board
from ceres.text.catalogue import Catalogue, MissingMessage, catalogue
from ceres.text.explaining import explain, reason
from ceres.text.languages import choose_language, language_name, languages
from ceres.text.rulebook import RULES, rule
from ceres.text.sentences import Row, scoring_rows, sentence, tell
from ceres.text.speaking import say_message

__all__ = [
    "RULES",
    "Catalogue",
    "MissingMessage",
    "Row",
    "board",
    "catalogue",
    "choose_language",
    "explain",
    "language_name",
    "languages",
    "reason",
    "rule",
    "say_message",
    "scoring_rows",
    "sentence",
    "tell",
]
