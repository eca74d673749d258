"""The files of the languages are complete, and all that they say is said somewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from ceres.coach.playouts import ITEMS
from ceres.components import BUILDINGS, MONUMENTS, TILES
from ceres.engine.state import FAVOURS
from ceres.messages import english, say
from ceres.text import RULES, catalogue, languages, rule
from ceres.text.catalogue import ENTRY, FUNCTIONS, REFERENCE
from ceres.text.languages import source_of
from ceres.text.sentences import SOURCES
from fluent_files import (
    Parts,
    arguments,
    calls,
    entries,
    message_ids,
    messages,
    references,
    resource,
)
from stories import all_events
from strategies import DIFFICULTIES, SIDES, VARIANTS

SOURCE = Path(__file__).parent.parent.parent / "src" / "ceres"
# The pictures of how to play say some, too.
PICTURES = SOURCE.parent.parent / "tools" / "pictures"
LANGUAGES = pytest.mark.parametrize("language", languages())
THE_REST = "### The rest"

# The names that there must be, by group.
NAMES: dict[str, set[str]] = {
    "PIECE": {piece.id for piece in (*BUILDINGS, *MONUMENTS)},
    "TILE": {tile.id for tile in TILES},
    "SIDE": set(SIDES),
    "KIND": {"residential", "commercial", "civic", "any"},
    "DIFFICULTY": set(DIFFICULTIES),
    "VARIANT": {*VARIANTS, *FAVOURS},
    "SOURCE": {*SOURCES, "favour", *(source for _, source, _ in ITEMS)},
    "PHASE": {"you", "choice", "over"},
}


def names_of(language: str, function: str) -> set[str]:
    """The ids of the names that a function looks up."""
    errors = {"tile-count", "variant-twice"}
    return {id for id in message_ids(language) - errors if id.startswith(FUNCTIONS[function])}


# Every language.


@LANGUAGES
def test_a_file_is_fluent_and_says_nothing_twice(language: str) -> None:
    junk = [entry.content for entry in resource(language).body if isinstance(entry, fluent.Junk)]
    assert junk == []
    ids = [entry.id.name for entry in entries(language)]
    assert len(ids) == len(set(ids))
    assert all(entry.value for entry in entries(language))


@LANGUAGES
def test_each_message_can_be_read_by_itself(language: str) -> None:
    """With all that it refers to, so that the catalogue need not parse the whole file."""
    whole = {
        "-" * isinstance(entry, fluent.Term) + entry.id.name: entry
        for entry in resource(language).body
        if isinstance(entry, fluent.Message | fluent.Term)
    }
    parts = {found[1]: found[0] for found in ENTRY.finditer(source_of(language))}
    assert whole.keys() == parts.keys()
    for id, source in parts.items():
        (alone,) = FluentParser().parse(source).body
        assert alone.equals(whole[id], ignored_fields=["span", "comment"]), id
        assert Parts(whole[id]).references <= set(REFERENCE.findall(source)), id


@LANGUAGES
def test_a_language_has_the_messages_of_english_and_no_others(language: str) -> None:
    assert message_ids(language) - message_ids("en") == set()
    assert message_ids("en") - message_ids(language) == set()


@LANGUAGES
def test_messages_have_the_arguments_of_english(language: str) -> None:
    differ = {
        id: (sorted(arguments(language, id)), sorted(arguments("en", id)))
        for id in message_ids(language) & message_ids("en")
        if arguments(language, id) != arguments("en", id)
    }
    assert differ == {}


@LANGUAGES
def test_forms_that_are_used_are_written_for_every_name(language: str) -> None:
    missing = set()
    for call in calls(language):
        assert call.function in {*FUNCTIONS, "LIST", "NUMBER"}, call
        if call.form is None:
            continue
        for id in names_of(language, call.function):
            forms = {attribute.id.name for attribute in messages(language)[id].attributes}
            if call.form not in forms:
                missing.add((id, call.form))
    assert missing == set()


@LANGUAGES
def test_only_names_have_forms_and_no_form_is_left_over(language: str) -> None:
    used = {(FUNCTIONS[call.function], call.form) for call in calls(language) if call.form}
    used |= {(begin, f"two-{form}") for begin, form in used} | {(FUNCTIONS["PIECE"], "two")}
    for entry in entries(language):
        for attribute in entry.attributes:
            form = attribute.id.name
            assert any(entry.id.name.startswith(begin) for begin, each in used if each == form)


@LANGUAGES
def test_two_of_a_kind_are_told_as_two(language: str) -> None:
    """Not "a Domus and a Domus"; all pieces that there are two of."""
    words = catalogue(language)
    for piece in (each for each in BUILDINGS if each.pieces > 1):
        for id in ("event-build-over", "page-table-replaces"):
            replaced = [piece.id, piece.id]
            said = words.say(id, id="insula", lots=["A1"], replaced=replaced, ids=replaced)
            assert said.count(words.name("piece", piece.id)) < len(replaced)


@LANGUAGES
def test_messages_that_are_used_by_others_are_there(language: str) -> None:
    assert references(language) <= message_ids(language)


@LANGUAGES
def test_names_are_complete_and_differ(language: str) -> None:
    words = catalogue(language)
    for function, ids in NAMES.items():
        assert names_of(language, function) == {FUNCTIONS[function] + id for id in ids}
        names = [words.name(function.lower(), id) for id in ids - {"silver"}]
        assert len(set(names)) == len(names)


@LANGUAGES
def test_every_rule_has_a_title_and_a_text(language: str) -> None:
    ids = {id for id in message_ids(language) if id.startswith("rule-")}
    wanted = {f"rule-{id.lower()}" for id in RULES}
    assert ids == wanted | {f"{id}-title" for id in wanted}
    for id in RULES:
        title, text = rule(id, catalogue(language))
        assert 2 <= len(title) <= 60
        assert len(text) > len(title)
    with pytest.raises(LookupError):
        rule("T6", catalogue(language))


def test_every_rule_that_an_event_names_is_explained() -> None:
    named = {each for event in all_events() for each in event.rules}
    items = (item for event in all_events() for item in event.facts.get("items", ()))
    named |= {each for item in items for each in item["rules"]}
    assert named <= set(RULES)


# What can be said in the whole program.


def called(name: str) -> int | None:
    """The argument of a function or class that is a message id or an error's code."""
    places = {"fault": 1, "Fault": 1, "IllegalAction": 1, "InvalidNotation": 1}
    return {**places, "say": 0, "CannotWrite": 0}.get(name)


def asked_for() -> Iterator[tuple[Path, str]]:
    """Every message or code that the sources name in a call."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                name = function.attr if isinstance(function, ast.Attribute) else ""
                place = called(name or getattr(function, "id", ""))
                given = node.args[place : place + 1] if place is not None else []
                for part in (each for argument in given for each in alternatives(argument)):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield path, part.value


def alternatives(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def test_every_message_and_error_that_is_named_is_there() -> None:
    named = list(asked_for())
    assert len(named) > 150
    own = re.compile("terminal-") if (SOURCE / "terminal" / "en.ftl").exists() else None
    missing = {
        (path.name, id)
        for path, id in named
        if id not in message_ids("en") and not (own and own.match(id))
    }
    assert missing == set()


def test_no_message_is_left_over() -> None:
    """What is put together is compared elsewhere: names, rules, and what events are told in."""
    elsewhere = (
        *FUNCTIONS.values(),
        "rule-",
        "rulebook-",
        "ruling-",
        "plays-",
        "event-",
        "outlook-",
        "list-",
        "heading-",
        "what-",
        "games-column-",
        "bot-kind-",
        "coach-column-",
        "coach-mark-",
        "coach-part-",
        "coach-summary-",
        "document-",
        "benchmark-column-",
        "rank-",
        "achievement-",
        "hardness-",
        "medal-",
        "lab-column-",
        "report-column-",
        "report-count-",
        "report-grows-",
        "report-source-",
        "help-",
        "terminal-",
        "plain-",
        "page-",
        "real-",
    )
    sources = [*SOURCE.rglob("*.py"), *PICTURES.glob("*.py")]
    texts = "\n".join(path.read_text("utf-8") for path in sources)
    quoted = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", texts))
    labels = {f"board-{label}" for label in ("market", "you", "ceres", "supply", "choose")}
    assert not {
        id
        for id in message_ids("en") - quoted - references("en") - labels
        if not id.startswith(elsewhere)
    }


def test_what_a_word_should_have_been_is_a_message() -> None:
    readers = ("format/position_reader.py", "format/choice_reader.py", "components/reader.py")
    texts = "".join((SOURCE / name).read_text("utf-8") for name in readers)
    listed = {id for id in message_ids("en") if id.startswith("what-")}
    assert listed == {"what-" + say(id).lower().replace(" ", "-") for id in listed}
    assert all(f'"{say(id)}"' in texts for id in listed)


# The plain part of English, which the library reads by itself.


def plain_ids() -> set[str]:
    plain, found, _ = source_of("en").partition(THE_REST)
    assert found
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", plain, re.MULTILINE))


def test_what_the_library_says_is_plain() -> None:
    plain = plain_ids()
    assert len(plain) > 100
    assert plain <= set(english())
    below = ["text", "companion", "coach", "lab", "terminal", "commands", "cli.py", "demo.py"]
    for path, id in asked_for():
        if path.relative_to(SOURCE).parts[0] not in below:
            assert id in plain, (path, id)


def test_the_library_says_what_fluent_says() -> None:
    words = catalogue("en")
    assert set(english()) == {id for id in message_ids("en") if is_plain(messages("en")[id])}
    for id in english():
        facts: dict[str, object] = {name: f"<{name}>" for name in arguments("en", id)}
        assert say(id, **facts) == words.say(id, **facts)
        numbers: dict[str, object] = dict.fromkeys(facts, 12345)
        assert say(id, **numbers) == words.say(id, **numbers)


def is_plain(message: fluent.Message) -> bool:
    """Only text and `{ $name }`."""
    elements = message.value.elements if message.value else []
    return all(
        isinstance(each, fluent.TextElement)
        or isinstance(each.expression, fluent.VariableReference)
        for each in elements
    )


def test_french_punctuation_never_begins_a_line() -> None:
    lines = [line for line in source_of("fr").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [:;?!»](?!\w)|« ", line)] == []


def test_the_five_languages_are_there() -> None:
    assert set(languages()) == {"en", "de", "fr", "it", "ko"}
