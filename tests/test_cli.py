"""The command line: what it prints, and what it says to bad input."""

import inspect
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import ceres
from ceres.commands import help as help_of_commands
from ceres.commands.cli import app
from ceres.commands.help import message_of
from ceres.components import STANDARD
from ceres.text import catalogue, languages
from fluent_files import message_ids
from strategies import example

Data = dict[str, Any]
Write = Callable[..., str]

# The commands that read a position, with what they want besides it.
READERS = [["actions"], ["score"], ["play", "income"]]


def run(*arguments: str, given: str | bytes = "") -> Result:
    """Run a command in this process; an error that is not caught fails the test."""
    return CliRunner().invoke(app, arguments, input=given, catch_exceptions=False)


def printed(*arguments: str, given: str | bytes = "") -> Any:
    """Return the JSON that a command prints without a complaint."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stderr) == (0, "")
    return json.loads(result.stdout)


def refused(*arguments: str, given: str | bytes = "") -> list[str]:
    """Return the complaint about bad input, which is all that is printed."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stdout) == (2, "")
    return result.stderr.splitlines()


def program(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    """Run the program itself, as `python -m ceres`."""
    return subprocess.run(
        [sys.executable, "-m", "ceres", *arguments],
        check=False,
        text=True,
        stderr=subprocess.PIPE,
        **{"stdout": subprocess.PIPE, **settings},
    )


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file and return its path."""

    def written(content: object, name: str = "file.json") -> str:
        path = tmp_path / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content))
        return str(path)

    return written


@pytest.fixture
def start() -> Data:
    return ceres.Game.new(seed=7).position.to_dict()


@pytest.fixture
def other_box(write: Write) -> str:
    """Write a component file with another split of the tiles."""
    split = dict(STANDARD.tiles) | {"residential": 6, "commercial": 4}
    lines = [f"{tile} = {count}" for tile, count in split.items()]
    return write("\n".join(['format = "ceres-components/1"', "[tiles]", *lines]), "box.toml")


@pytest.fixture
def record() -> Data:
    game = ceres.Game.new(seed=7)
    for _ in range(9):
        game.play(str(game.position.actions()[0]))
    return game.record()


# Positions.


def test_a_new_position_is_that_of_the_library() -> None:
    position = printed("position", "new", "--seed", "7")
    assert position == ceres.Game.new(seed=7).position.to_dict()
    options = ["--difficulty", "challenge", "--monuments", "--variant", "wild-monuments"]
    position = printed("position", "new", "--seed=7", *options, "--variant=contested-population")
    variants = ["contested-population", "wild-monuments"]
    assert position == ceres.Game.new(7, "challenge", True, variants).position.to_dict()


def test_without_a_seed_each_new_position_is_another() -> None:
    assert printed("position", "new") != printed("position", "new")


def test_actions_score_and_play_are_those_of_the_library(write: Write, start: Data) -> None:
    path, position = write(start), ceres.Position.from_dict(start)
    assert printed("position", "actions", path) == [str(each) for each in position.actions()]
    assert printed("position", "score", path) == position.score()
    after, events = position.play("income")
    assert printed("position", "play", path, "income") == {
        "events": [event.to_dict() for event in events],
        "position": after.to_dict(),
    }


def test_several_actions_are_one_story(write: Write, start: Data) -> None:
    path = write(start)
    first = printed("position", "play", path, "income")
    second = printed("position", "play", "-", "buy B2", given=json.dumps(first["position"]))
    both = printed("position", "play", path, "income", "buy B2")
    assert both["events"] == first["events"] + second["events"]
    assert both["position"] == second["position"]


@pytest.mark.parametrize("name", ["choice-of-a-garden-lot", "over", "late-with-monuments"])
def test_a_good_position_is_checked_in_silence(write: Write, name: str) -> None:
    result = run("position", "check", write(example(name)))
    assert (result.exit_code, result.output) == (0, "")
    result = run("position", "check", "-", given=json.dumps(example(name)))
    assert (result.exit_code, result.output) == (0, "")


def test_a_bad_position_is_checked_with_its_faults_one_per_line(write: Write, start: Data) -> None:
    start["you"]["silver"] = -1
    start["era"] = 4
    del start["bag"]
    faults = [
        "the key bag is missing",
        "era: 4 is too large: it must be at most 3",
        "you.silver: -1 is too small: it must be at least 0",
    ]
    assert refused("position", "check", write(start)) == faults
    complaint = ["Error: this position is not possible:", *(f"- {each}" for each in faults)]
    for command, *actions in READERS:
        assert refused("position", command, write(start), *actions) == complaint


def test_positions_of_another_box_need_its_file(write: Write, other_box: str) -> None:
    box = ["--components", other_box]
    position = printed("position", "new", "--seed", "7", *box)
    components = ceres.load_components(other_box)
    assert position == ceres.Game.new(7, components=components).position.to_dict()
    path = write(position)
    assert "income" in printed("position", "actions", path, *box)
    assert printed("position", "score", path, *box)["silver"] == 0
    assert printed("position", "play", path, "income", *box)["position"]["you"]["silver"] == 10
    assert run("position", "check", path, *box).exit_code == 0
    assert refused("position", "check", path)[0] == (
        f"components: this position uses other components ({components.digest()}): "
        "provide them as well"
    )
    standard = write(ceres.Game.new(seed=7).position.to_dict(), "standard.json")
    assert refused("position", "check", standard, *box)[0] == (
        "components: this position uses the standard box, but other components were given"
    )


def test_a_copy_of_the_standard_box_is_the_standard_box(write: Write, start: Data) -> None:
    copy = write(run("components", "show").stdout, "copy.toml")
    position = printed("position", "new", "--seed", "7", "--components", copy)
    assert position == start
    assert run("position", "check", write(position), "--components", copy).exit_code == 0


# What is refused.


def test_actions_that_are_none_or_not_legal(write: Write, start: Data) -> None:
    path = write(start)
    for action, complaint in {
        "buy Z9": "Error: 'buy Z9': Z9 is not a Lot: Lots are A1 to G7",
        "place C4": "Error: 'place C4': there is nothing to place for Ceres right now (P5)",
        "buy A7": "Error: 'buy A7': it costs 10 silver, but you have only 5 (Y2)",
        "": "Error: '': this is not an action: write income, buy C4, build domus C4 or place C4",
    }.items():
        assert refused("position", "play", path, action) == [complaint]
        assert refused("position", "play", path, "build domus C1", action) == [complaint]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "this is not valid JSON: a value is missing here (line 1, column 1)"),
        (b"{", "this is not valid JSON: a key in double quotes is missing here (line 1, column 2)"),
        (b"[" * 100_000, "this is nested too deep"),
        (b"9" * 10_000, "it contains a number with too many digits"),
        (b'{"era": NaN}', "this is not valid JSON: NaN is not a number"),
        (b'{"era": 1, "era": 2}', "the key era appears twice in one object"),
        (b'{"era": "\xff"}', "{path}: this is not UTF-8 text (byte 9)"),
        (b"[]", "must be an object, not a list"),
    ],
    ids=["empty", "cut off", "deep", "digits", "NaN", "twice", "not UTF-8", "list"],
)
def test_files_that_are_no_position(write: Write, content: bytes, fault: str) -> None:
    path = write(content)
    fault = fault.replace("{path}", path)
    (line,) = refused("position", "check", path)
    assert line.startswith(fault)
    last = refused("position", "actions", path)[-1]
    assert last.startswith((f"- {fault}", f"Error: {fault}"))
    (line, *_) = refused("record", "check", path)
    assert line.startswith(fault)
    line = refused("position", "check", "-", given=content)[0]
    assert line.startswith(fault.replace(path, "standard input"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    missing, directory = str(tmp_path / "missing"), str(tmp_path)
    for command in ("position check", "record check", "components check"):
        assert refused(*command.split(), missing) == [
            f"cannot read {missing}: No such file or directory"
        ]
        assert refused(*command.split(), directory) == [f"cannot read {directory}: Is a directory"]
    for command, *actions in READERS:
        assert refused("position", command, missing, *actions) == [
            f"Error: cannot read {missing}: No such file or directory"
        ]
    assert refused("position", "new", "--components", missing) == [
        "Error: this component file cannot be used:",
        f"- cannot read {missing}: No such file or directory",
    ]


def test_options_of_a_new_game_that_do_not_exist() -> None:
    options = ["--seed=-1", "--difficulty=easy", "--variant=fog", "--variant=wild-monuments"]
    for command in (["position", "new"], ["demo"]):
        assert refused(*command, *options, "--variant=wild-monuments") == [
            "Error: this option cannot be used:",
            "- seed: a seed must be a whole number, 0 or more, not -1",
            "- difficulty: easy is unknown: it must be one of normal, hard, challenge",
            "- variants: fog is unknown: it must be one of contested-population, "
            "creeping-gardens, wild-monuments, "
            + ", ".join(f"favour-{vp}" for vp in range(5, 65, 5)),
            "- variants: the variant wild-monuments is listed twice",
        ]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["position", "new", "--seed", "seven"], "Invalid value for '--seed'"),
        (["position", "new", "--seed", "9" * 5000], "Invalid value for '--seed'"),
        (["position", "new", "--colour"], "No such option"),
        (["position", "play", "-"], "Missing argument 'ACTION'"),
        (["position", "score"], "Missing argument 'FILE'"),
        (["position", "burn"], "No such command 'burn'"),
        (["burn"], "No such command 'burn'"),
        (["demo", "--actions", "0"], "Invalid value for '--actions'"),
        (["demo", "--pace", "-1"], "Invalid value for '--pace': it must be 0 to 60"),
        (["demo", "--pace", "nan"], "Invalid value for '--pace': it must be 0 to 60"),
        (["demo", "--pace", "inf"], "Invalid value for '--pace': it must be 0 to 60"),
        (["demo", "--pace", "slow"], "Invalid value for '--pace'"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_options_that_do_not_exist(arguments: list[str], part: str) -> None:
    lines = refused(*arguments)
    assert lines[0].startswith("Usage: ")
    assert part in lines[-1]


# Records.


def test_a_good_record_is_checked_in_silence(write: Write, record: Data, tmp_path: Path) -> None:
    keep = tmp_path / "kept.json"
    result = run("record", "check", write(record), "--keep", str(keep))
    assert (result.exit_code, result.output) == (0, "")
    assert not keep.exists()
    assert run("record", "check", "-", given=json.dumps(record)).exit_code == 0


def broken_records(record: Data) -> dict[str, tuple[str, str, int | None]]:
    """Return broken records: text, the beginning of their fault, and how many actions are good."""
    text = json.dumps(record)
    cut = text[: text.index(record["actions"][5]) + 3]
    illegal = {**record, "actions": [*record["actions"][:4], "buy Z9", "income"]}
    return {
        "cut off": (cut, "this is not valid JSON: a string starts here but never ends", 5),
        "illegal": (json.dumps(illegal), "actions[4]: 'buy Z9': Z9 is not a Lot", 4),
        "result": (json.dumps({**record, "result": 7}), "result: the result is null, not 7", 9),
        "no start": (json.dumps({**record, "start": {}}), "start: the key format is", None),
        "format": (json.dumps({**record, "format": "x"}), "format: the format is x", None),
        "rules": (json.dumps({**record, "rules": "0"}), "rules: this game was played", 9),
    }


@pytest.mark.parametrize("kind", ["cut off", "illegal", "result", "no start", "format", "rules"])
def test_the_good_part_of_a_broken_record_is_kept(
    write: Write, record: Data, tmp_path: Path, kind: str
) -> None:
    text, fault, good = broken_records(record)[kind]
    broken, keep = write(text), tmp_path / "kept.json"
    assert refused("record", "check", broken)[0].startswith(fault)
    assert not keep.exists()
    lines = refused("record", "check", broken, "--keep", str(keep))
    assert lines[0].startswith(fault)
    if good is None:
        assert lines[-1] == "not even the start can be read, so nothing was saved"
        assert not keep.exists()
        return
    assert lines[-1] == f"the intact part, {good} actions, is in {keep}"
    kept = json.loads(keep.read_text())
    assert kept == {**record, "actions": record["actions"][:good]}
    assert run("record", "check", str(keep)).exit_code == 0
    result = run("record", "check", broken, "--keep", "-")
    assert (result.exit_code, json.loads(result.stdout)) == (2, kept)


def test_nothing_is_overwritten_unless_forced(write: Write, record: Data, tmp_path: Path) -> None:
    broken = write(broken_records(record)["cut off"][0])
    keep = write("precious", "kept.json")
    command = ["record", "check", broken, "--keep", keep]
    assert refused(*command)[-1] == f"{keep} already exists: use --force to overwrite it"
    assert Path(keep).read_text() == "precious"
    refused(*command, "--force")
    assert len(json.loads(Path(keep).read_text())["actions"]) == 5
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file.json", "kept.json"]


def test_what_is_no_plain_file_stays_what_it_is(write: Write, record: Data, tmp_path: Path) -> None:
    broken = write(broken_records(record)["cut off"][0])
    precious = Path(write("precious", "kept.json"))
    link, pipe = tmp_path / "link", tmp_path / "pipe"
    link.symlink_to(precious)
    os.mkfifo(pipe)
    lines = refused("record", "check", broken, "--keep", str(link), "--force")
    assert lines[-1] == f"{link} is a link. Name the file that it points to"
    assert (link.is_symlink(), precious.read_text()) == (True, "precious")
    with ThreadPoolExecutor(1) as pool:
        read = pool.submit(pipe.read_text)
        refused("record", "check", broken, "--keep", str(pipe), "--force")
        assert len(json.loads(read.result())["actions"]) == 5
    assert pipe.is_fifo()


def test_a_good_part_that_cannot_be_written(write: Write, record: Data, tmp_path: Path) -> None:
    broken = write(broken_records(record)["illegal"][0])
    nowhere = str(tmp_path / "missing" / "kept.json")
    lines = refused("record", "check", broken, "--keep", nowhere)
    assert lines[-1] == f"cannot write {nowhere}: No such file or directory"
    directory = tmp_path / "directory"
    directory.mkdir()
    lines = refused("record", "check", broken, "--keep", str(directory), "--force")
    assert lines[-1] == f"cannot write {directory}: Is a directory"
    lines = refused("record", "check", broken, "--keep", "", "--force")
    assert lines[-1].startswith("cannot write : ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["directory", "file.json"]


# Components.


def test_the_standard_component_file_is_shown(write: Write) -> None:
    shown = run("components", "show")
    assert shown.exit_code == 0
    path = write(shown.stdout, "box.toml")
    assert ceres.load_components(path) == STANDARD
    result = run("components", "check", path)
    assert (result.exit_code, result.output) == (0, "")


def test_a_bad_component_file_is_checked_with_all_its_faults(write: Write) -> None:
    toml = 'format = "ceres-components/1"\n[[card]]\nid = "c01"\nnumber = 5\naction = "dance"\n'
    assert refused("components", "check", write(toml, "box.toml")) == [
        "card[0] (c01).number: 5 is too large: it must be at most 4",
        "card[0] (c01).action: dance is unknown: it must be one of claim, enlarge, bribe",
        "card: there must be 18 cards, not 1",
    ]
    (fault,) = refused("components", "check", write("format = ", "box.toml"))
    assert fault == "this is not valid TOML: a value is missing here (line 1, column 10)"
    (fault,) = refused("components", "check", write(b"\xff", "box.toml"))
    assert fault.endswith("this is not UTF-8 text (byte 0)")


# The demonstration game.


def test_the_demonstration_game_is_told_to_its_end() -> None:
    result = run("demo", "--seed", "7", "--difficulty", "hard", "--monuments")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "Gardens of Ceres: a demonstration game (seed 7, Hard, with Monuments)."
    assert lines[-1] == (
        "To play the same game again: ceres demo --seed 7 --difficulty hard --monuments"
    )
    assert any("The game is over" in line for line in lines)
    again = run(*lines[-1].removeprefix("To play the same game again: ceres ").split())
    assert again.stdout == result.stdout


def test_ceres_play_wants_a_terminal() -> None:
    """Without a full-screen terminal it says what to use instead."""
    play = program("play", stdin=subprocess.DEVNULL)
    assert (play.returncode, play.stdout) == (2, "")
    assert "ceres play --plain" in play.stderr


def test_its_options(other_box: str) -> None:
    variants = ["--variant", "creeping-gardens", "--variant", "wild-monuments"]
    options = ["--seed", "7", *variants, "--components", other_box]
    result = run("demo", *options, "--actions", "4", "--pace", "0")
    lines = result.stdout.splitlines()
    options_told = "(seed 7, Normal, own components, Creeping Gardens, Wild Monuments)"
    assert lines[0].endswith(f"{options_told}.")
    assert lines[-2] == "Stopped after 4 actions, before the end of the game."
    assert lines[-1] == f"To play the same game again: ceres demo {' '.join(options)}"


def test_it_waits_after_each_action(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    run("demo", "--seed", "7", "--actions", "3", "--pace", "0.5")
    # The board at the start and at the end, and three actions.
    assert waits == [0.5] * 5


def test_it_is_plain_in_a_pipe_and_coloured_at_a_terminal() -> None:
    command = ["demo", "--seed", "7", "--actions", "6", "--pace", "0"]
    plain = run(*command).stdout
    assert "\x1b" not in plain
    environment = {"FORCE_COLOR": "1", "COLUMNS": "60", "TERM": "xterm-256color"}
    result = CliRunner().invoke(app, command, env={**environment, "NO_COLOR": None})
    coloured = result.stdout
    assert "\x1b[32m  1  You build" in coloured
    story = [line for line in coloured.splitlines() if line.startswith("     ")]
    assert max(map(len, story)) < 90  # with colours
    assert len(coloured.splitlines()) > len(plain.splitlines())


def test_ctrl_c_ends_it_politely() -> None:
    command = [sys.executable, "-m", "ceres", "demo", "--seed", "7", "--pace", "60"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("Gardens of Ceres")
        running.send_signal(signal.SIGINT)
        _, complaint = running.communicate(timeout=30)
    assert running.returncode == 130
    assert complaint == "\nInterrupted before the end of the game.\n"


# Languages.


def test_every_command_takes_a_language(write: Write, start: Data) -> None:
    path = write(start)
    for command in (
        ["position", "new"],
        ["position", "actions", path],
        ["position", "score", path],
        ["position", "play", path, "income"],
        ["position", "check", path],
        ["record", "check", path],
        ["components", "check", path],
        ["demo", "--seed", "7", "--actions", "1"],
    ):
        lines = refused(*command, "--lang", "tlh")
        assert lines[0] == "Error: this option cannot be used:"
        assert lines[1].startswith("- lang: tlh is unknown: it must be one of en")
        assert refused("--lang", "tlh", *command) == lines
        assert refused("--lang", "tlh") == lines


@pytest.mark.parametrize("language", languages())
def test_a_language_is_that_of_the_option_or_the_environment(language: str) -> None:
    command = ["demo", "--seed", "7", "--actions", "1"]
    asked = run(*command, "--lang", language).stdout.splitlines()
    words = catalogue(language)
    assert asked[1] == words.say("demo-player")
    assert asked[-1] == words.say("demo-again", command=f"ceres demo --seed 7 --lang {language}")
    assert run("--lang", language, *command).stdout.splitlines() == asked
    result = CliRunner().invoke(app, command, env={"CERES_LANG": language})
    assert result.stdout.splitlines()[:-1] == asked[:-1]
    result = CliRunner().invoke(app, ["--version"], env={"CERES_LANG": language})
    assert result.exit_code == 0


def test_an_unknown_language_in_the_environment() -> None:
    result = CliRunner().invoke(app, ["demo"], env={"CERES_LANG": "tlh"})
    assert result.exit_code == 2
    assert result.stderr.splitlines()[1].startswith("- CERES_LANG: tlh is unknown")


# The program itself.


def test_version() -> None:
    engine = "compiled" if ceres.COMPILED else "interpreted"
    version = f"Gardens of Ceres {ceres.__version__} (rules {ceres.RULES_VERSION}, {engine})\n"
    assert run("--version").stdout == version
    assert program("--version").stdout == version


def test_help_names_every_command() -> None:
    assert all(
        name in run("--help").stdout for name in ("demo", "position", "record", "components")
    )
    for command, said in {
        "position new": "Print the position of a new game.",
        "position play": "Play actions; print the events and the position after them.",
        "record check": "Check a record by replaying it: print nothing, or its faults",
        "components show": "Print the standard component file",
        "settings": "Print a settings file",
        "demo": "Show a demonstration game with a careless player.",
    }.items():
        result = run(*command.split(), "--help")
        assert result.exit_code == 0
        assert said in result.stdout


def commands(group: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[list[str], Any]]:
    """Every command, with the words that call it."""
    group = group or typer.main.get_command(app)
    yield list(path), group
    for name, command in getattr(group, "commands", {}).items():
        yield from commands(command, (*path, name))


def test_every_command_and_option_has_its_help() -> None:
    used = {message_of(path) for path, _ in commands()}
    params = [param for _, command in commands() for param in command.params]
    used |= {param.help for param in params if not param.hidden}
    around = re.findall(r"help-[a-z-]+[a-z]", inspect.getsource(help_of_commands))
    around += ["help-arguments", "help-options", "help-commands", "help-pace-range"]
    assert used <= (there := {id for id in message_ids("en") if id.startswith("help-")})
    assert there <= used | set(around)


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language_asked_for(language: str) -> None:
    """Wherever it is asked for, and nothing of typer's English is left."""
    words = catalogue(language)
    for arguments in (["--lang", language, "games"], ["games", f"--lang={language}"]):
        said = " ".join(run(*arguments, "--help").stdout.split())
        for id in ("help-usage", "help-help", "help-deleted", "help-command-games-restore"):
            assert " ".join(words.say(id).split()) in said
        assert language == "en" or not re.search(r"Usage|Show this|default:", said)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("position plya", "Fehler: Einen Befehl 'plya' gibt es nicht. Meintest du 'play'?"),
        ("position new --seed seven", "Fehler: Ungültiger Wert für '--seed'"),
        ("position new --sed 3", "Fehler: Diese Option gibt es nicht: --sed. Meintest du --seed?"),
        ("position score", "Fehler: Es fehlt das Argument 'FILE'."),
        ("position score a b", "Fehler: Zu viele Argumente: b"),
        (
            "demo --pace -1",
            "Fehler: Ungültiger Wert für '--pace': es muss zwischen 0 und 60 liegen",
        ),
        ("demo --pace", "Fehler: Die Option '--pace' braucht einen Wert."),
        ("db", "Fehler: Es fehlt ein Befehl."),
    ],
)
def test_complaints_about_a_call_are_in_the_language_asked_for(arguments: str, said: str) -> None:
    assert refused("--lang", "de", *arguments.split())[-1] == said


def test_a_pipe() -> None:
    position = program("position", "new", "--seed", "7").stdout
    actions = program("position", "actions", "-", input=position)
    assert (actions.returncode, actions.stderr) == (0, "")
    assert "income" in json.loads(actions.stdout)


@pytest.mark.slow
def test_a_pipe_that_is_closed_early_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    result = program("demo", "--seed", "7", stdout=writing)
    os.close(writing)
    assert result.stderr == ""
    reading, writing = os.pipe()
    os.close(reading)
    result = program("position", "new", "--seed", "7", stdout=writing)
    os.close(writing)
    assert result.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["position new", "demo --seed 7"])
def test_output_that_cannot_be_written(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        result = program(*command.split(), stdout=full)
    assert result.returncode == 1
    assert result.stderr == "Error: cannot write standard output: No space left on device\n"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a shell's way to close streams")
def test_streams_that_are_closed() -> None:
    python = [sys.executable, "-m", "ceres"]
    shell = ["sh", "-c", '"$@" <&- >&-', "sh", *python]
    for arguments, code, complaint in (
        (["position", "check", "-"], 2, "cannot read standard input: it is closed\n"),
        (["--version"], 1, "Error: cannot write standard output: Bad file descriptor\n"),
        (["demo"], 1, "Error: cannot write standard output: Bad file descriptor\n"),
    ):
        result = subprocess.run(
            [*shell, *arguments], check=False, stderr=subprocess.PIPE, text=True
        )
        assert (result.returncode, result.stderr) == (code, complaint)


def test_a_terminal_that_knows_little_still_shows_the_board() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    result = program("demo", "--seed", "7", "--actions", "1", env=environment)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Era 1 ? Normal ? your action" in result.stdout


@pytest.mark.parametrize("module", ["typer", "tomllib"], ids=["the commands", "the library"])
def test_ctrl_c_while_it_is_loaded(module: str, tmp_path: Path) -> None:
    (tmp_path / f"{module}.py").write_text("raise KeyboardInterrupt\n")
    paths = os.pathsep.join([str(tmp_path), str(Path(ceres.__file__).parent.parent)])
    environment = {**os.environ, "PYTHONPATH": paths}
    result = program("--version", env=environment)
    assert (result.returncode, result.stdout, result.stderr) == (130, "", "")
    if module == "tomllib":
        library = [sys.executable, "-c", "import ceres"]
        found = subprocess.run(library, env=environment, capture_output=True, check=False)
        assert b"KeyboardInterrupt" in found.stderr
