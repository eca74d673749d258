"""The words of a real table: each of them is said somewhere."""

import re
from pathlib import Path
from typing import get_args

import ceres
from ceres.service.types.real import AskReason
from fluent_files import message_ids

SOURCES = Path(ceres.__file__).parent


def ids(begin: str) -> set[str]:
    """What stands behind this in the names of messages."""
    return {id.removeprefix(begin) for id in message_ids("en") if id.startswith(begin)}


def quoted() -> set[str]:
    rooms = ("companion", "service", "web")
    paths = [path for room in rooms for path in (SOURCES / room).glob("*.py")]
    texts = "\n".join(path.read_text("utf-8") for path in paths)
    return set(re.findall(r"[\"']([a-z0-9-]+)[\"']", texts))


def test_no_word_of_a_real_table_is_left_over() -> None:
    found = quoted()
    decks = {"cards", "tiles", "deeds", "monuments"}
    assert ids("real-not-in-") == decks
    assert ids("real-ask-") <= found
    assert ids("real-set-up-") <= found
    assert {f"real-hand-{id}" for id in ids("real-hand-")} <= found
    changed = {f"real-changed-{id}" for id in ids("real-changed-")}
    plain = {"silver", "your-vp", "her-vp", "era", "row", "known", "deeds"}
    assert changed - found == {f"real-changed-{what}" for what in plain}
    others = {id for id in message_ids("en") if id.startswith("real-")}
    built = ("real-ask-", "real-set-up-", "real-changed-", "real-not-in-")
    assert {id for id in others if not id.startswith(built)} <= found


def test_the_page_knows_what_may_be_asked_for() -> None:
    assert set(get_args(AskReason)) == ids("real-ask-")
