"""The catalogue: looking messages up, choosing a language, telling and explaining in each."""

import pickle
import re
from functools import cache

import pytest

import ceres
from bad_positions import CASES
from ceres.checking import NotReadable, read_text
from ceres.commands.files import CannotWrite
from ceres.engine.action import ACTIONS
from ceres.messages import say
from ceres.text import (
    Catalogue,
    MissingMessage,
    board,
    catalogue,
    choose_language,
    explain,
    language_name,
    languages,
    reason,
    tell,
)
from ceres.text.languages import SYSTEM, source_of
from quickly import first_quickly
from stories import all_events
from strategies import EXAMPLES, Options, example

ENGLISH = catalogue("en")
LANGUAGES = pytest.mark.parametrize("language", languages())
ENGLISH_QUICKLY = pytest.mark.parametrize("language", first_quickly(languages()))
# What Fluent leaves in a text if something is missing.
LEFT_OVER = re.compile(r"[{}$|]|\?\?\?|[\u2066-\u2069]")


# Messages.


def test_lists() -> None:
    lots = ["A1", "B2", "C3"]
    assert ENGLISH.join(lots, "and") == "A1, B2 and C3"
    assert ENGLISH.join(lots[:2], "or") == "A1 or B2"
    assert ENGLISH.join(lots[:1], "or") == "A1"
    assert ENGLISH.join(lots, "comma") == "A1, B2, C3"
    assert ENGLISH.join([], "and") == ""
    assert ENGLISH.join(["One.", "Two.", "Three."], "sentences") == "One. Two. Three."


def test_names() -> None:
    assert ENGLISH.name("piece", "garden") == "Peristyle"
    assert ENGLISH.name("piece", ["domus", "colosseum"], "a") == "a Domus and the Colosseum"
    assert ENGLISH.name("tile", "civic-any") == "Civic (any kind)"


def test_numbers_are_written_plainly() -> None:
    assert ENGLISH.say("demo-stopped", actions=1).startswith("Stopped after 1 action,")
    assert ENGLISH.say("demo-stopped", actions=12345).startswith("Stopped after 12345 actions,")


def test_a_long_fact_is_cut() -> None:
    text = ENGLISH.say("cli-error", text="x" * 10_000)
    assert "xxx…" in text


@pytest.mark.parametrize(
    ("id", "facts"),
    [
        ("no-such-message", {}),
        ("event-refill", {}),
        ("event-build", {"id": "castle", "lots": ["A1"]}),
    ],
    ids=["no message", "no fact", "no name"],
)
def test_what_is_missing_is_an_error_in_tests(id: str, facts: dict[str, object]) -> None:
    with pytest.raises(MissingMessage, match=id if not facts else "PIECE|castle"):
        ENGLISH.say(id, **facts)


def test_english_stands_in_for_what_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    source = """
event-refill = { $deed } kommt.
event-deed-flip = { $other }
event-build = Du baust { PIECE($id, form: "den") } auf { $lots }.
building-domus = Domus
building-insula = Insula
    .den = die Insula
"""
    german = Catalogue("de", source=source)
    build: dict[str, object] = {"id": "domus", "lots": ["A1"]}
    with pytest.raises(MissingMessage):
        german.say("event-last-turn")
    with pytest.raises(MissingMessage):
        german.say("event-build", **build)
    monkeypatch.setattr(Catalogue, "always_strict", False)
    assert german.say("event-refill", deed="C4") == "C4 kommt."
    assert german.say("event-last-turn") == ENGLISH.say("event-last-turn")
    assert german.say("event-deed-flip", deed="C4") == ENGLISH.say("event-deed-flip", deed="C4")
    assert german.say("event-build", **build) == "Du baust Domus auf A1."
    assert german.say("event-build", **build | {"id": "insula"}) == "Du baust die Insula auf A1."
    assert german.say("event-build", **build | {"id": "bakery"}) == "Du baust Bakery auf A1."
    with pytest.raises(MissingMessage):
        german.say("no-such-message")
    strict = Catalogue("de", strict=True, source=source)
    with pytest.raises(MissingMessage):
        strict.say("event-last-turn")


# Languages.


def test_languages() -> None:
    assert languages()[0] == "en"
    assert list(languages()[1:]) == sorted(languages()[1:])
    assert all("told =" in source_of(language) for language in languages())
    names = [language_name(language) for language in languages()]
    assert names[0] == "English"
    assert len(set(names)) == len(names)


def test_the_option_comes_first_then_our_variable_then_the_systems() -> None:
    everything = dict.fromkeys(SYSTEM, "tlh_QO.UTF-8")
    assert choose_language("en", {"CERES_LANG": "tlh", **everything}) == "en"
    assert choose_language(None, {"CERES_LANG": "en", **everything}) == "en"
    assert choose_language(None, everything) == "en"
    assert choose_language(None, {}) == "en"


@LANGUAGES
@pytest.mark.parametrize("form", ["{}", "{}-XX", "{}_XX", "{}_XX.UTF-8", "{}@euro", "{}.utf8"])
def test_ways_to_write_a_language(language: str, form: str) -> None:
    written = form.format(language)
    assert choose_language(written, {}) == language
    assert choose_language(written.upper(), {}) == language
    for variable in ("CERES_LANG", *SYSTEM):
        assert choose_language(None, {variable: written}) == language


def test_the_first_of_the_systems_variables_decides() -> None:
    other = languages()[-1]
    assert choose_language(None, {"LC_ALL": "C", "LANG": other}) == "en"
    assert choose_language(None, {"LC_ALL": "", "LC_MESSAGES": other, "LANG": "en"}) == other
    assert choose_language(None, {"CERES_LANG": "", "LANG": other}) == other


@pytest.mark.parametrize("written", ["tlh", "", "english", "../en", "-"])
def test_a_language_that_there_is_not(written: str) -> None:
    with pytest.raises(ceres.InvalidOption, match="must be one of en") as caught:
        choose_language(written, {})
    assert caught.value.faults[0].where == "lang"
    if written:
        with pytest.raises(ceres.InvalidOption, match="CERES_LANG: "):
            choose_language(None, {"CERES_LANG": written})


# Telling.


@ENGLISH_QUICKLY
def test_every_event_that_occurs_can_be_told(language: str) -> None:
    words = catalogue(language)
    for event in all_events():
        for line in tell(event, words):
            assert re.search(r"[^ ] \[[A-Z]\d+( [A-Z]\d+)*\]$", line), event
            assert not LEFT_OVER.search(line), line


@LANGUAGES
def test_the_board_can_be_shown(language: str) -> None:
    words = catalogue(language)
    for name in EXAMPLES:
        shown = board(ceres.Position.from_dict(example(name)), words)
        assert not LEFT_OVER.search(shown)


# Explaining.


@cache
def wrong_actions() -> list[ceres.CeresError]:
    """An error of each kind about actions that some positions give."""
    errors: dict[str, ceres.CeresError] = {}
    positions = [ceres.Position.from_dict(example(name)) for name in EXAMPLES]
    positions.append(Options(monuments=True).new(3).position)
    for position in positions:
        for text in ["", "buy", "buy Z9", "place A1 A7", *map(str, ACTIONS[::17])]:
            try:
                position.play(text)
            except (ceres.IllegalAction, ceres.InvalidNotation) as error:
                errors[error.code] = error
    return list(errors.values())


@LANGUAGES
def test_wrong_actions_are_explained(language: str) -> None:
    words = catalogue(language)
    errors = wrong_actions()
    assert len(errors) > 12
    for error in errors:
        text = explain(error, words)
        assert reason(error, words) in text
        assert not LEFT_OVER.search(text)
        assert all(rule in text for rule in getattr(error, "rules", ()))


def test_explained_in_english_it_is_what_the_error_says_with_names() -> None:
    for error in wrong_actions():
        if not {"id", "other"} & set(error.facts):  # type: ignore[attr-defined]
            assert explain(error, ENGLISH) == str(error)
    error = ceres.IllegalAction(
        "build garden A1", "not-smaller", ["Y3"], id="garden", other="insula-l"
    )
    assert reason(error, ENGLISH) == (
        "Peristyle cannot replace Insula (corner), which is not smaller"
    )


@cache
def corrupt_positions() -> list[ceres.CorruptPosition]:
    """The error that each of the bad positions gives."""
    errors = []
    for case in CASES:
        data = example(case.start)
        case.change(data)
        with pytest.raises(ceres.CorruptPosition) as caught:
            ceres.Position.from_dict(data)
        errors.append(caught.value)
    return errors


@LANGUAGES
def test_faults_are_explained(language: str) -> None:
    words = catalogue(language)
    for error in corrupt_positions():
        text = explain(error, words)
        assert len(text.splitlines()) == len(error.faults) + 1
        assert "???" not in text
        if language == "en":
            assert text == str(error)


@LANGUAGES
def test_facts_that_are_words_are_translated_too(language: str) -> None:
    words = catalogue(language)
    with pytest.raises(ceres.CorruptPosition) as caught:
        ceres.Position.from_json("[]")
    assert explain(caught.value.faults[0], words) == words.say(
        "not-an-object", found=words.say("type-list")
    )
    record = ceres.Game.new(seed=7).record() | {"actions": ["buy Z9"]}
    with pytest.raises(ceres.CorruptRecord) as wrong:
        ceres.Game.from_record(record)
    assert words.say("no-lot", word="Z9") in explain(wrong.value, words)


@LANGUAGES
def test_errors_without_a_code_of_their_own(language: str, tmp_path: object) -> None:
    words = catalogue(language)
    with pytest.raises(ceres.NothingToUndo) as caught:
        ceres.Game.new(seed=7).undo()
    assert explain(caught.value, words) == words.say("nothing-to-undo")
    again = pickle.loads(pickle.dumps(caught.value))
    assert explain(again, words) == words.say("nothing-to-undo")
    error = CannotWrite("exists-already", path="x")
    assert explain(error, words) == words.say("exists-already", path="x")
    with pytest.raises(NotReadable) as unread:
        read_text(tmp_path)  # type: ignore[arg-type]
    assert explain(unread.value, words).startswith(
        words.say("cannot-read", path=str(tmp_path), problem="")[:8]
    )
    assert explain(ValueError("other"), words) == "other"


def test_a_said_sentence_remembers_what_it_was_made_of() -> None:
    said = say("no-lot", word="Z9")
    again = pickle.loads(pickle.dumps(said))
    assert (str(again), again.code, again.facts) == (str(said), "no-lot", {"word": "Z9"})
