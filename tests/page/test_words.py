"""The page says what Python says, in every language."""

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast

from ceres.text import catalogue, languages, say_message, sentence
from ceres.text.catalogue import FUNCTIONS
from ceres.text.speaking import MESSENGER, Figure, figure
from fluent_files import Parts, arguments, message_ids, messages
from page.in_node import answers
from quickly import first_quickly
from stories import all_events

LANGUAGES = pytest.mark.parametrize("language", languages())
ENGLISH_QUICKLY = pytest.mark.parametrize("language", first_quickly(languages()))
# What the page never says: see frontend/build/fluent.ts.
ELSEWHERE = (
    "board-",
    "bot-",
    "bots-",
    "cli-",
    "demo-",
    "games-",
    "guide-",
    "help-",
    "lab-",
    "replay-",
    "report-",
    "sim-",
    "terminal-",
)
LOTS = ("A1", "C4", "G7", "B2")

Case = tuple[dict[str, Any], str]


def page_says(language: str, messages: Iterable[dict[str, Any]]) -> list[str]:
    """The texts that the page's own code makes of messages."""
    requests = ({"language": language, "message": message} for message in messages)
    return answers("say.ts", requests)


def assert_says_the_same(language: str, cases: Iterable[Case]) -> None:
    known = {json.dumps(message): text for message, text in cases}
    assert len(known) > 10
    said = page_says(language, map(json.loads, known))
    differ = [
        (message, text, page)
        for (message, text), page in zip(known.items(), said, strict=True)
        if text != page
    ]
    assert differ[:5] == []


@ENGLISH_QUICKLY
def test_events_are_told_alike(language: str) -> None:
    words = catalogue(language)
    assert_says_the_same(
        language,
        ((sentence(event, MESSENGER), sentence(event, words)) for event in all_events()),
    )


@ENGLISH_QUICKLY
def test_figures_are_written_alike(language: str) -> None:
    words = catalogue(language)
    kinds: tuple[Figure, ...] = ("vp", "signed", "count", "percent")
    values = (0.0, 0.04, 0.31, 1.0, 3.16, -2.51, 9.0)
    figures = [figure(kind, value) for kind in kinds for value in values]
    messages = [
        MESSENGER.say("page-coach-draw", vp=each)
        for each in [*figures, figure("signed", -3.2, 0.46), figure("vp", 123.4, 2)]
    ]
    assert_says_the_same(language, [(each, say_message(each, words)) for each in messages])


@ENGLISH_QUICKLY
def test_all_messages_are_said_alike_whatever_their_facts(language: str) -> None:
    rng = Random(7)
    words = catalogue(language)
    said = [id for id in sorted(message_ids(language)) if not id.startswith(ELSEWHERE)]
    cases = []
    for id in said:
        for _ in range(12):
            facts = {name: a_fact(language, id, name, rng) for name in arguments(language, id)}
            cases.append(({"id": id, "facts": facts}, words.say(id, **facts)))
    assert_says_the_same(language, cases)


def a_fact(language: str, message: str, name: str, rng: Random) -> object:
    """A fact that a message can be given: an id where it looks up a name, else almost anything."""
    function = functions_of(language, message).get(name)
    if function in FUNCTIONS:
        begin = FUNCTIONS[function]
        ids = sorted(id.removeprefix(begin) for id in names(language, begin))
        return rng.choice([rng.choice(ids), rng.sample(ids, min(len(ids), rng.randint(1, 3)))])
    if function == "LIST":
        return rng.choice([rng.sample(LOTS, rng.randint(1, 4)), "C4"])
    return rng.choice([0, 1, 2, 5, 21, 1234567, "C4", "you", rng.sample(LOTS, 2), True])


def names(language: str, begin: str) -> Iterator[str]:
    errors = {"tile-count", "variant-twice"}
    yield from (id for id in message_ids(language) - errors if id.startswith(begin))


def functions_of(language: str, message: str) -> dict[str, str]:
    """Which function a message gives each of its facts to, if it does."""
    parts = Parts(messages(language)[message])
    found: dict[str, str] = {}
    for other in parts.references:
        found |= functions_of(language, other)
    for call in parts.functions:
        for argument in call.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                found[argument.id.name] = call.id.name
    return found


@ENGLISH_QUICKLY
def test_names_are_said_alike_in_every_form(language: str) -> None:
    words = catalogue(language)
    cases: list[Case] = []
    for function, begin in FUNCTIONS.items():
        group = function.lower()
        for full in names(language, begin):
            id = full.removeprefix(begin)
            cases.append(({"name": group, "of": id}, words.name(group, id)))
            for attribute in messages(language)[full].attributes:
                form = attribute.id.name
                of = [id, "garden"]
                if form.startswith("two"):
                    form, of = form.removeprefix("two").removeprefix("-"), [id, "garden", id]
                message = {"name": group, "of": of} | ({"form": form} if form else {})
                if group == "piece":
                    cases.append((message, words.name(group, of, form or None)))
    assert_says_the_same(language, cases)


@LANGUAGES
def test_messages_within_messages_are_said_first(language: str) -> None:
    words = catalogue(language)
    lots = ["A1", "A2"]
    inner = {"id": "fault-at", "facts": {"where": "x", "reason": {"id": "no-marker", "facts": {}}}}
    piece = {"name": "piece", "of": "insula"}
    named = {"id": "not-in-tray", "facts": {"id": piece}}
    build = {"id": "event-build", "facts": {"id": "domus", "lots": lots}}
    texts = [
        words.say("fault-at", where="x", reason=words.say("no-marker")),
        words.say("not-in-tray", id=words.piece("insula")),
        words.join([words.say("event-build", id="domus", lots=lots)] * 3, "sentences"),
    ]
    joined = {"join": "sentences", "parts": [build] * 3}
    assert page_says(language, [inner, named, joined]) == texts
