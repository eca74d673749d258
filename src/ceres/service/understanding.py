"""Understands an action in the player's own words, typed or spoken: `buy C4`, `Domus on B2`.

What verbs, pieces, columns and rows are called in a language, and what they sound like, is told by
whoever asks: the message `heard-words`, and the names of the pieces.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches
from typing import Annotated, Final, NamedTuple

from ceres.engine.pieces import PIECE_OF
from ceres.errors import CeresError
from ceres.service.arguments import Limit
from ceres.service.problems import problem_of
from ceres.service.table import Table
from ceres.service.types.base import Problem
from ceres.service.types.game import Possible, Understood

Said = Annotated[
    list[Annotated[str, Limit(high=80)]],
    Limit(high=5),
    "what was typed; or what may have been said, the likeliest first",
]
Vocabulary = Annotated[
    str,
    Limit(high=5000),
    "what things are called, a line each: `buy: buy, purchase`; `C: see`; `domus: Domus`",
]
Words = Mapping[str, Sequence[str]]

_VERBS: Final = ("income", "buy", "build", "place")
_COLUMNS: Final = "ABCDEFG"
_ROWS: Final = "1234567"
_NEAREST: Final = 3
_SHORTEST_WORD: Final = 4  # of a name: shorter ones are articles
_ALIKE: Final = 0.8
_HANGUL: Final = re.compile("[가-힣]")  # particles follow without a space


def understand(table: Table, said: Said, vocabulary: Vocabulary = "") -> Understood:
    """Find the action that was meant, or the nearest ones; nothing is played.

    >>> table = Table.new(seed=7)
    >>> understand(table, ["by sea for"], "buy: buy, by\\nC: see, sea\\n4: four, for")["written"]
    'buy C4'
    """
    words, can = _read(vocabulary), table.view()["can"]
    found = [_understood(table, actions_of(can), _heard(text, words)) for text in said or [""]]
    return max(found, key=lambda each: (each["action"] is not None, bool(each["near"])))


def actions_of(can: Possible) -> list[str]:
    """Return every action that can be played now, as it is written in files."""
    single = [can["income"], *can["deeds"].values()]
    found: list[str] = [each["action"] for each in single if "action" in each]
    for piece, build in can["builds"].items():
        found += [f"build {piece} {' '.join(lots)}" for lots in build["places"]]
    return found + [f"place {' '.join(lots)}" for lots in can["places"]]


class _Heard(NamedTuple):
    """What was understood of a text, in the words of actions, and what was not."""

    text: str
    verb: str | None
    pieces: Sequence[str]
    lots: Sequence[str]
    unknown: str

    @property
    def written(self) -> str | None:
        """The action as it is written, if all of it was said."""
        if self.verb == "income":
            return self.verb
        pieces = self.pieces if self.verb == "build" else ["-"]
        if not self.verb or not self.lots or len(pieces) != 1:
            return None
        return " ".join((self.verb, *self.pieces[: self.verb == "build"], *self.lots))

    @property
    def is_empty(self) -> bool:
        """Whether nothing was understood."""
        return not (self.verb or self.pieces or self.lots)

    @property
    def is_lot(self) -> bool:
        """Whether nothing but a Lot was understood."""
        return len(self.lots) == 1 and not (self.verb or self.pieces)

    def fits(self, action: str) -> bool:
        """Return whether this may be the action: nothing that was said speaks against it."""
        verb, piece, lots = _parts(action)
        said = self.verb in (None, verb) and (not self.pieces or piece in self.pieces)
        return said and lots >= {*self.lots} and not self.is_empty


def _understood(table: Table, actions: Sequence[str], heard: _Heard) -> Understood:
    written = heard.written
    fitting = [each for each in actions if heard.fits(each)]
    exact = [each for each in fitting if _parts(each)[2] == {*heard.lots}]
    meant = exact or fitting
    found: Understood = {
        "written": written,
        "action": meant[0] if len(meant) == 1 else None,
        "near": (meant or _nearest(heard, actions))[:_NEAREST],
        "unknown": heard.unknown,
    }
    wanted = written or (f"buy {heard.lots[0]}" if heard.is_lot else None)
    why = None if meant or wanted is None else _why_not(table, wanted)
    return {**found, "why": why} if why else found


def _why_not(table: Table, action: str) -> Problem | None:
    try:
        preview = table.preview(action)
    except CeresError as error:
        return problem_of(error)
    return None if preview["legal"] else preview["why"]


def _nearest(heard: _Heard, actions: Sequence[str]) -> list[str]:
    """Return the actions that share most with what was said."""
    if heard.is_empty:
        return get_close_matches(heard.text, actions, _NEAREST)

    def shared(action: str) -> int:
        verb, piece, lots = _parts(action)
        return 2 * (verb == heard.verb) + 3 * (piece in heard.pieces) + len(lots & {*heard.lots})

    return [each for each in sorted(actions, key=shared, reverse=True) if shared(each) > 1]


def _parts(action: str) -> tuple[str, str | None, set[str]]:
    """Return the verb, the piece and the Lots of an action."""
    verb, *rest = action.split(" ")
    return verb, rest[0] if verb == "build" else None, {*rest[verb == "build" :]}


# Words.


def _heard(text: str, words: Words) -> _Heard:
    """Return what of a text means something."""
    plain = _plain(text)
    verb = next((verb for verb in _VERBS if any(_says(plain, each) for each in words[verb])), None)
    # Only a build names a piece: other words may sound like one.
    pieces = _pieces(plain, words) if verb in (None, "build") else []
    lots, rest = _lots(plain, words)
    known = {word for id in (verb or "", *pieces) for each in words[id] for word in each.split()}
    unknown = " ".join(each for each in rest.split() if not any(_is(word, each) for word in known))
    verb = verb or ("build" if pieces else None)
    return _Heard(text.lower(), verb, pieces, sorted({*lots}), unknown)


def _plain(text: str) -> str:
    """Return a text in small letters, without accents and signs."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    letters = (each for each in parts if not unicodedata.combining(each))
    bare = "".join(each if each.isalnum() else " " for each in letters)
    return " ".join(unicodedata.normalize("NFC", bare).split())


def _read(vocabulary: str) -> Words:
    """Read what things are called; each is called by its id, too."""
    found = {id: [_plain(id)] for id in ("", *_VERBS, *PIECE_OF, *_COLUMNS, *_ROWS)}
    for line in vocabulary.splitlines():
        id, _, called = line.partition(":")
        if id.strip() in found:
            found[id.strip()] += filter(None, map(_plain, called.split(",")))
    return found


def _says(text: str, phrase: str) -> bool:
    """Return whether whole words of a text are these; particles may follow in Korean."""
    end = "" if _HANGUL.search(phrase) else " "
    return f" {phrase}{end}" in f" {text} "


def _lots(text: str, words: Words) -> tuple[list[str], str]:
    """Find Lots: a column and a row, as they are written or as they sound; return the rest, too."""
    columns, rows = ({each: id for id in ids for each in words[id]} for ids in (_COLUMNS, _ROWS))
    pattern = rf"(?<![a-z0-9가-힣])({_any(columns)}) ?({_any(rows)})(?![a-z0-9])"
    lots = [columns[column] + rows[row] for column, row in re.findall(pattern, text)]
    return lots, re.sub(pattern, " ", text)


def _any(phrases: Iterable[str]) -> str:
    """Return a pattern for any of these, longer ones first."""
    return "|".join(sorted(map(re.escape, phrases), key=len, reverse=True))


def _pieces(text: str, words: Words) -> list[str]:
    """Return the pieces whose names share most words with a text; one named in full is alone."""
    shared = {id: max(_shared(name, text) for name in words[id]) for id in PIECE_OF}
    most = max(count for count, _ in shared.values())
    named = [id for id, (count, _) in shared.items() if count == most > 0]
    return [id for id in named if shared[id][1]] or named


def _shared(name: str, text: str) -> tuple[int, bool]:
    """Return how many words of a name were said, and whether it was said in full."""
    words, said = name.split(), text.split()
    if _says(text, name):
        return len(words), True
    telling = [each for each in words if len(each) >= _SHORTEST_WORD or not each.isascii()]
    heard = sum(any(_alike(word, each) for each in said) for word in telling)
    return heard, heard == len(words)


def _alike(word: str, said: str) -> bool:
    """Return whether a word was said, or one that is almost the same."""
    long = min(len(word), len(said)) >= _SHORTEST_WORD
    return _is(word, said) or (long and SequenceMatcher(None, word, said).ratio() >= _ALIKE)


def _is(word: str, said: str) -> bool:
    return said.startswith(word) if _HANGUL.search(word) else said == word
