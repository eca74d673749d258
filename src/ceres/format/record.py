"""Game records: a start and the actions since, written and read (`ceres-game/1`)."""

import json
from typing import Any, Final

from ceres.actions import Action
from ceres.checking import Check, NotReadable, kind_of, parse_json, shown
from ceres.components import Components, read_components
from ceres.errors import CeresError, CorruptPosition, Fault, FaultyData, InvalidComponents
from ceres.game import Game
from ceres.position import Position

GAME_FORMAT: Final = "ceres-game/1"
RULES_VERSION: Final = "1"
# What an entry is written as.
Entry = str | dict[str, Any]
_KEYS: Final = ("format", "rules", "seed", "start", "actions", "result")


class CorruptRecord(FaultyData):
    """A game record that cannot be read to its end.

    `faults` says what is wrong and where; `game` is the good part, replayed up to the first
    fault, or `None` if not even the start can be read.
    """

    headline = "corrupt-record"

    def __init__(self, faults: list[Fault], game: Game | None = None) -> None:
        """The faults, and what could be saved."""
        super().__init__(faults)
        self.game = game


def written(game: Game) -> dict[str, Any]:
    """A game as a record."""
    components = game.start.components
    return {
        "format": GAME_FORMAT,
        "rules": RULES_VERSION,
        "components": components.to_dict() if components else None,
        "seed": game.seed,
        "start": game.start.to_dict(),
        "actions": [written_entry(entry) for entry in game.entries],
        "result": game.position.result,
        **game.extras,
    }


def written_entry(entry: str | Action | Position) -> Entry:
    """What is played, as a record writes it: an action's text, or a correction of the table.

    >>> written_entry("buy C4")
    'buy C4'
    """
    return {"correct": entry.to_dict()} if isinstance(entry, Position) else str(entry)


def play_entry(game: Game, entry: Entry) -> None:
    """Go on as a record says: `IllegalAction` or `CorruptPosition` if that cannot be."""
    if isinstance(entry, str):
        game.play(entry)
    else:
        game.correct(Position.from_dict(entry["correct"], game.start.components))


def replay_text(text: str) -> Game:
    """The game of a JSON text; of one that breaks off, the error carries the good part."""
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
    """The game of a record, played again from its start."""
    check = Check()
    table = check.table(
        {k: v for k, v in data.items() if not _extra(k)} if isinstance(data, dict) else data,
        "",
        _KEYS,
        ["components"],
    )
    if "format" in table and table["format"] != GAME_FORMAT:
        found = shown(table["format"])
        check.fault("format", "wrong-format", found=found, expected=GAME_FORMAT)
        raise CorruptRecord(check.faults)
    if "rules" in table and table["rules"] != RULES_VERSION:
        found = shown(table["rules"])
        check.fault("rules", "rules-version", found=found, expected=RULES_VERSION)
    game = _start(check, table)
    if game is None:
        raise CorruptRecord(check.faults)
    if isinstance(data, dict):
        game.extras = {key: value for key, value in data.items() if _extra(key)}
    if "actions" in table and _play_on(check, game, table["actions"]) and "result" in table:
        _compare_result(check, game, table["result"])
    if check.faults:
        raise CorruptRecord(check.faults, game)
    return game


def _extra(key: object) -> bool:
    """Further keys that are kept and ignored."""
    return isinstance(key, str) and key.startswith("x-")


def _start(check: Check, table: dict[str, object]) -> Game | None:
    """The game at its start, if that can be read."""
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
    """Play the actions one by one, up to the first that does not fit; whether all did."""
    wrong = len(check.faults)
    for where, entry in check.items(actions, "actions"):
        if isinstance(entry, str):
            try:
                game.play(entry)
            except CeresError as error:
                check.fault(where, "action-illegal", reason=error)
        elif isinstance(entry, dict):
            _correct(check, game, where, entry)
        else:
            check.fault(where, "bad-entry", found=kind_of(entry))
        if len(check.faults) > wrong:
            break
    return len(check.faults) == wrong


def _compare_result(check: Check, game: Game, found: object) -> None:
    """The result that is written must be the one that was reached, whole numbers and all."""
    expected = game.position.result
    whole = not isinstance(found, dict) or not any(isinstance(n, float) for n in found.values())
    if found != expected or not whole:
        check.fault("result", "wrong-result", expected=json.dumps(expected), found=shown(found))


def _correct(check: Check, game: Game, where: str, entry: dict[str, object]) -> None:
    """What the real table showed instead."""
    correction = check.table(entry, where, ["correct"])
    if "correct" in correction:
        try:
            game.correct(Position.from_dict(correction["correct"], game.start.components))
        except CorruptPosition as error:
            check.faults += [_within(f"{where}.correct", fault) for fault in error.faults]


def _salvage(text: str) -> dict[str, object] | None:
    """What can be read of a record that breaks off: whole keys, and whole actions."""
    decoder = json.JSONDecoder()
    found: dict[str, object] = {"actions": [], "result": None, "seed": None}
    place = _skip(text, 0)
    if text[place : place + 1] != "{":
        return None
    place = _skip(text, place + 1)
    try:
        while text[place : place + 1] == '"':
            key, place = decoder.raw_decode(text, place)
            place = _skip(text, place)
            if text[place : place + 1] != ":":
                break
            place = _skip(text, place + 1)
            if key == "actions" and text[place : place + 1] == "[":
                place = _salvage_actions(text, place + 1, decoder, found)
            else:
                value, place = decoder.raw_decode(text, place)
                if place == len(text) and isinstance(value, int | float):
                    break  # it may have had more digits
                found[key] = value
            place = _skip(text, place, ",")
    except (ValueError, RecursionError):
        pass
    found["result"] = None
    return found


def _salvage_actions(
    text: str, place: int, decoder: json.JSONDecoder, found: dict[str, object]
) -> int:
    """The actions up to where the list ends or breaks off."""
    actions: list[object] = []
    found["actions"] = actions
    place = _skip(text, place, ",")
    while text[place : place + 1] not in ("]", ""):
        action, place = decoder.raw_decode(text, place)
        actions.append(action)
        place = _skip(text, place, ",")
    return place + 1


def _skip(text: str, place: int, also: str = "") -> int:
    """The next place that is no white space (nor a comma, where one may stand)."""
    while place < len(text) and text[place] in " \t\r\n" + also:
        place += 1
    return place
