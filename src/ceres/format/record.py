"""Game records (`ceres-game/1`): a start and the actions since, written and read."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from ceres.actions import Action
from ceres.checking import Check, NotReadable, is_writable, kind_of, parse_json, shown
from ceres.components import Components, read_components
from ceres.errors import CeresError, CorruptPosition, Fault, FaultyData, InvalidComponents
from ceres.format.record_extras import RESIGNED, is_extra
from ceres.game import Game
from ceres.position import Position

_FORMAT: Final = "ceres-game/1"
RULES_VERSION: Final = "1"
# The written form of an entry.
Entry = str | dict[str, Any]
_KEYS: Final = ("format", "rules", "seed", "start", "actions", "result")


class CorruptRecord(FaultyData):
    """A game record that cannot be read to its end.

    `faults` says what is wrong and where; `game` is the game up to the first fault, or `None` if
    not even the start can be read.
    """

    headline = "corrupt-record"

    def __init__(self, faults: list[Fault], game: Game | None = None) -> None:
        super().__init__(faults)
        self.game = game


def written(game: Game) -> dict[str, Any]:
    """Return a game as a record."""
    return {**written_start(game), **written_course(game)}


def written_start(game: Game) -> dict[str, Any]:
    """Return the part of a record that is the same as long as the start is."""
    components = game.start.components
    return {
        "format": _FORMAT,
        "rules": RULES_VERSION,
        "components": components.to_dict() if components else None,
        "seed": game.seed,
        "start": game.start.to_dict(),
    }


def written_course(game: Game) -> dict[str, Any]:
    """Return the part of a record that changes as the game is played."""
    return {
        "actions": [written_entry(entry) for entry in game.entries],
        "result": game.position.result,
        **game.extras,
    }


def written_entry(entry: str | Action | Position) -> Entry:
    """Return an entry as a record has it: an action's text, or a correction of the table.

    >>> written_entry("buy C4")
    'buy C4'
    """
    return {"correct": entry.to_dict()} if isinstance(entry, Position) else str(entry)


def digest_of(record: Mapping[str, Any]) -> str:
    """Return a name for the game of a record, made from its deal, its actions and its end.

    The same game has the same name, wherever it was saved and whatever else it is marked with.

    >>> game = Game.new(seed=7)
    >>> before = digest_of(game.record())
    >>> game.extras["x-strict"] = True
    >>> digest_of(game.record()) == before
    True
    """
    content = [record.get(key) for key in ("components", "start", "actions", RESIGNED)]
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def play_entry(game: Game, entry: Entry) -> None:
    """Play an entry of a record; raise `IllegalAction` or `CorruptPosition` if it does not fit."""
    if isinstance(entry, str):
        game.play(entry)
    else:
        game.correct(Position.from_dict(entry["correct"], game.start.components))


def replay_text(text: str) -> Game:
    """Replay a record given as JSON; if it breaks off, the error holds the game up to there."""
    try:
        data = parse_json(text)
    except NotReadable as error:
        salvaged = _salvage(text)
        game = None
        if salvaged is not None:
            try:
                game = replay(salvaged)
            except CorruptRecord as further:
                game = further.game
        raise CorruptRecord([error.fault], game) from None
    return replay(data)


def replay(data: object) -> Game:
    """Replay a record from its start."""
    check = Check()
    table = check.table(
        {k: v for k, v in data.items() if not is_extra(k)} if isinstance(data, dict) else data,
        "",
        _KEYS,
        ["components"],
    )
    if "format" in table and table["format"] != _FORMAT:
        found = shown(table["format"])
        check.fault("format", "wrong-format", found=found, expected=_FORMAT)
        raise CorruptRecord(check.faults)
    if "rules" in table and table["rules"] != RULES_VERSION:
        found = shown(table["rules"])
        check.fault("rules", "rules-version", found=found, expected=RULES_VERSION)
    game = _start(check, table)
    if game is None:
        raise CorruptRecord(check.faults)
    if isinstance(data, dict):
        game.extras = {key: value for key, value in data.items() if is_extra(key)}
    if "actions" in table and _play_on(check, game, table["actions"]) and "result" in table:
        _compare_result(check, game, table["result"])
    if check.faults:
        raise CorruptRecord(check.faults, game)
    return game


def _start(check: Check, table: dict[str, object]) -> Game | None:
    wrong = len(check.faults)
    seed = None
    if table.get("seed") is not None:
        number = check.whole(table["seed"], "seed")
        seed = number if len(check.faults) == wrong else None
    components = _components(check, table.get("components"))
    if "start" not in table:
        return None
    try:
        return Game(Position.from_dict(table["start"], components), seed)
    except CorruptPosition as error:
        check.faults += [_within("start", fault) for fault in error.faults]
        return None


def _components(check: Check, value: object) -> Components | None:
    if value is None:
        return None
    try:
        return read_components(value)
    except InvalidComponents as error:
        check.faults += [_within("components", fault) for fault in error.faults]
        return None


def _within(where: str, fault: Fault) -> Fault:
    return Fault(f"{where}.{fault.where}" if fault.where else where, fault.code, fault.facts)


def _play_on(check: Check, game: Game, actions: object) -> bool:
    """Play the actions up to the first that does not fit; return whether all did."""
    wrong = len(check.faults)
    for where, entry in check.items(actions, "actions"):
        if not isinstance(entry, str | dict):
            check.fault(where, "bad-entry", found=kind_of(entry))
        elif isinstance(entry, str) or check.table(entry, where, ["correct"]):
            try:
                play_entry(game, entry)
            except CorruptPosition as error:
                check.faults += [_within(f"{where}.correct", fault) for fault in error.faults]
            except CeresError as error:
                check.fault(where, "action-illegal", reason=error)
        if len(check.faults) > wrong:
            break
    return len(check.faults) == wrong


def _compare_result(check: Check, game: Game, found: object) -> None:
    """Check that the written result is the one that was reached, whole numbers and all."""
    expected = game.position.result
    whole = not isinstance(found, dict) or not any(isinstance(n, float) for n in found.values())
    if found != expected or not whole:
        check.fault("result", "wrong-result", expected=json.dumps(expected), found=shown(found))


def _salvage(text: str) -> dict[str, object] | None:
    """Read whole keys and whole actions of a record that breaks off."""
    decoder = json.JSONDecoder()
    found: dict[str, object] = {"actions": [], "result": None, "seed": None}
    index = _skip(text, 0)
    if text[index : index + 1] != "{":
        return None
    index = _skip(text, index + 1)
    try:
        while text[index : index + 1] == '"':
            key, index = decoder.raw_decode(text, index)
            index = _skip(text, index)
            if text[index : index + 1] != ":":
                break
            index = _skip(text, index + 1)
            if key == "actions" and text[index : index + 1] == "[":
                index = _salvage_actions(text, index + 1, decoder, found)
            else:
                value, index = decoder.raw_decode(text, index)
                if index == len(text) and isinstance(value, int | float):
                    break  # it may have had more digits
                if is_writable(value):
                    found[key] = value
            index = _skip(text, index, ",")
    except (ValueError, RecursionError):
        pass
    found["result"] = None
    return found


def _salvage_actions(
    text: str, index: int, decoder: json.JSONDecoder, found: dict[str, object]
) -> int:
    """Read the actions up to where the list ends or breaks off."""
    actions: list[object] = []
    found["actions"] = actions
    index = _skip(text, index, ",")
    while text[index : index + 1] not in ("]", ""):
        action, index = decoder.raw_decode(text, index)
        actions.append(action)
        index = _skip(text, index, ",")
    return index + 1


def _skip(text: str, index: int, also: str = "") -> int:
    """Return the index of the next character that is no white space (nor one of `also`)."""
    while index < len(text) and text[index] in " \t\r\n" + also:
        index += 1
    return index
