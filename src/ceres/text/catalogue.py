"""The messages of a language: looked up by id and formatted by Fluent.

Facts are plain data: numbers, texts, lists of texts, and ids of pieces and the like, whose names
the functions of `FUNCTIONS` look up in the same file (see the top of `en.ftl`).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Any, Final

from ceres.text.languages import ENGLISH, source_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# The functions of the messages, and the prefix of the names' ids.
FUNCTIONS: Final[dict[str, str]] = {
    "PIECE": "building-",
    "TILE": "tile-",
    "SIDE": "side-",
    "KIND": "kind-",
    "DIFFICULTY": "difficulty-",
    "VARIANT": "variant-",
    "SOURCE": "source-",
    "PHASE": "phase-",
    "TERM": "term-",
}
# A message or a term with all its lines, and what it refers to.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
# Fluent gives up on longer ones.
_TWO: Final = 2
_LONGEST_FACT: Final = 2000


class MissingMessage(LookupError):
    """A message does not exist, or lacks a fact or a name."""


class Catalogue:
    """The messages of one language.

    English replaces a missing message; a strict catalogue raises `MissingMessage`.

    >>> english = catalogue("en")
    >>> english.say("event-buy", deed="C4", price=4, printed=4, bribe=0)
    'You buy C4 for 4 silver.'
    >>> english.name("piece", "garden"), english.name("piece", ["insula", "garden"], "a")
    ('Peristyle', 'an Insula (long) and a Peristyle')
    """

    # Tests make every catalogue strict.
    always_strict = False

    def __init__(self, language: str, strict: bool = False, source: str | None = None) -> None:
        """Speak one of `languages()`, or a `source`, which is a Fluent text."""
        self.language: Final = language
        self._strict: Final = strict
        self._source: Final = source
        self._parsed: Final[set[str]] = set()

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The source of each message and term, by its id."""
        source = source_of(self.language) if self._source is None else self._source
        return {found[1]: found[0] for found in ENTRY.finditer(source)}

    @cached_property
    def _bundle(self) -> "FluentBundle":
        """The messages that were said so far: to parse all of them would take a moment."""
        from fluent.runtime import FluentBundle

        functions: dict[str, Callable[..., Any]] = {
            function: partial(self._named, function.lower()) for function in FUNCTIONS
        }
        functions["LIST"] = self._listed
        return FluentBundle([self.language], functions=functions, use_isolating=False)

    def _parse(self, id: str) -> None:
        """Give the bundle a message or a term, after all that it refers to."""
        from fluent.runtime import FluentResource

        source = self._entries.get(id)
        if source is None or id in self._parsed:
            return
        for other in REFERENCE.findall(source):
            self._parse(other)
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(id)

    @property
    def strict(self) -> bool:
        """Whether a missing message is an error."""
        return self._strict or self.always_strict

    def say(self, id: str, /, **facts: object) -> str:
        """Format a message with its facts."""
        text, problem = self._formatted(id, None, facts)
        if problem is None:
            return text
        if self.strict:
            raise MissingMessage(f"{self.language}: {id}: {problem}")
        if self.language != ENGLISH:
            return catalogue(ENGLISH).say(id, **facts)
        if not text:
            raise MissingMessage(id)
        return text

    def name(self, group: str, id: str | Sequence[str], form: str | None = None) -> str:
        """Return the name of a piece, a tile and so on; of several, as a list.

        The groups are those of `FUNCTIONS`, in small letters. `form` is an attribute of the name.
        """
        ids = [id] if isinstance(id, str) else id
        return self.join(self._names(group, ids, form), "and")

    def join(self, parts: Iterable[str], how: str) -> str:
        """Join texts: `and`, `or`, `comma` or `sentences`."""
        *others, last = [*parts] or [""]
        between = "sentences" if how == "sentences" else "comma"
        text = ""
        for part in others:
            text = self.say(f"list-{between}", all=text, last=part) if text else part
        return self.say(f"list-{how}", all=text, last=last) if others else last

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """Format a number as the language writes it, with a number of decimals.

        >>> catalogue("en").number(12345), catalogue("de").number(12345.67, 1, signed=True)
        ('12,345', '+12.345,7')
        """
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, self.language)

    def percent(self, share: float) -> str:
        """Format a share of one as percents, with one decimal.

        >>> catalogue("en").percent(0.625), catalogue("fr").percent(0.625)
        ('62.5%', '62,5\xa0%')
        """
        from babel import Locale
        from babel.numbers import format_percent

        pattern = Locale(self.language).percent_formats[None].pattern.replace("0", "0.0")
        return format_percent(share, pattern, self.language)

    def figure(self, kind: str, value: float, error: float = 0.0) -> str:
        """Format a figure of a message: VP, VP with a sign, a count with a sign, or per cent.

        >>> catalogue("en").figure("signed", 3.14, 0.5), catalogue("de").figure("percent", 0.63)
        ('+3.1 ± 0.5', '63\xa0%')
        """
        if kind == "percent":
            from babel.numbers import format_percent

            return format_percent(value, locale=self.language)
        digits = 0 if kind == "count" else 1
        rounded = round(value, digits) or 0.0
        text = self.number(rounded, digits, signed=kind != "vp" and rounded != 0)
        text = text.replace("-", "\N{MINUS SIGN}")
        return f"{text} ± {self.number(error, 1)}" if error else text

    def _names(self, group: str, ids: Sequence[str], form: str | None) -> Iterator[str]:
        """Yield the name of each; of two that are alike, as one if it is written: "two Domus"."""
        together = set[str]()
        for id in ids:
            if id in together:
                continue
            both = "two" if form is None else f"two-{form}"
            text, problem = self._formatted(FUNCTIONS[group.upper()] + id, both, {})
            if ids.count(id) == _TWO and problem is None:
                together.add(id)
                yield text
            else:
                yield self._name(group, id, form)

    def _name(self, group: str, id: str, form: str | None) -> str:
        full = FUNCTIONS[group.upper()] + id
        text, problem = self._formatted(full, form, {})
        if problem is not None and form is not None and not self.strict:
            text, problem = self._formatted(full, None, {})
        if problem is None:
            return text
        if self.strict or self.language == ENGLISH:
            raise MissingMessage(f"{self.language}: {full}: {problem}")
        return catalogue(ENGLISH).name(group, id)

    def _formatted(
        self, id: str, form: str | None, facts: dict[str, object]
    ) -> tuple[str, object | None]:
        """Return the text, and what is wrong with it, if anything."""
        self._parse(id)
        try:
            message = self._bundle.get_message(id)
            pattern = message.value if form is None else message.attributes[form]
        except LookupError:
            return "", "there is no such message" if form is None else f"it has no form {form}"
        if pattern is None:
            return "", "it has no text"
        values = {name: self._value(fact) for name, fact in facts.items()}
        text, problems = self._bundle.format_pattern(pattern, values)
        return str(text), problems[0] if problems else None

    # Facts, and the functions of the messages.

    def _value(self, fact: object) -> object:
        from fluent.runtime.types import FluentType, fluent_number

        if isinstance(fact, FluentType):
            return fact
        if isinstance(fact, int):
            return fluent_number(int(fact), useGrouping=False)
        if isinstance(fact, list | tuple):
            return _items(tuple(map(str, fact)))
        text = str(fact)
        return text if len(text) <= _LONGEST_FACT else f"{text[:_LONGEST_FACT]}…"

    def piece(self, id: str) -> object:
        """Return a piece as a fact that shows its name, and that PIECE takes, in any form."""
        return _items((id,), self.name("piece", id))

    def _named(self, group: str, ids: object, form: str | None = None) -> str:
        return self.name(group, _parts(ids), form)

    def _listed(self, items: object, type: str = "and") -> str:
        return self.join(_parts(items), type)


@cache
def catalogue(language: str) -> Catalogue:
    """Return the messages of a language, one of `languages()`."""
    return Catalogue(language)


def _items(parts: tuple[str, ...], shown: str | None = None) -> object:
    """Make a list for Fluent; it is shown with spaces, as the Lots of an action."""
    return _items_type()(parts, " ".join(parts) if shown is None else shown)


def _parts(value: object) -> tuple[str, ...]:
    """Return the entries of a list, or the one value that is no list."""
    return value.parts if isinstance(value, _items_type()) else (str(value),)


@cache
def _items_type() -> Any:
    """Return the type of lists; made when needed, because it extends one of Fluent's."""
    from fluent.runtime.types import FluentType

    class Items(FluentType):
        def __init__(self, parts: tuple[str, ...], shown: str) -> None:
            self.parts = parts
            self.shown = shown

        def format(self, locale: object) -> str:  # noqa: ARG002
            return self.shown

    return Items
