"""What the sources of the page may and may not hold."""

import re
from pathlib import Path

from fluent_files import message_ids, references
from page.test_words import ELSEWHERE

FRONTEND = Path(__file__).parent.parent.parent / "frontend"
# A message named in full, or the beginning of one that is put together: `page-tray-${kind}`.
NAMED = re.compile(r"[\"'`](page-[a-z0-9-]*)(\$\{)?")
SAID = re.compile(r"\bwords\.(?:say|has)\(\s*[\"']([a-z0-9-]+)[\"']")


def texts() -> str:
    files = {*FRONTEND.glob("src/**/*.svelte"), *FRONTEND.glob("src/**/*.ts")}
    assert len(files) > 20
    # This one names the beginnings of messages only.
    files -= {FRONTEND / "src" / "words" / "chunks.ts"}
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_message_that_the_page_names_is_there_for_it() -> None:
    named = {id for id, more in NAMED.findall(texts()) if not more} | set(SAID.findall(texts()))
    assert named - message_ids("en") == set()
    assert {id for id in named if id.startswith(ELSEWHERE)} == set()


def test_no_message_of_the_page_is_left_over() -> None:
    named = {id for id, more in NAMED.findall(texts()) if not more}
    begun = tuple(id for id, more in NAMED.findall(texts()) if more)
    own = {id for id in message_ids("en") if id.startswith("page-")}
    left = own - named - references("en")
    assert {id for id in left if not id.startswith(begun or ("-",))} == set()


def test_no_style_is_written_into_the_markup() -> None:
    """The server's content security policy would ignore it."""
    assert re.findall(r"<[a-zA-Z][^<>]* style=[^<>]*>", texts()) == []


def test_the_lock_file_names_no_host() -> None:
    """Whoever adds a package removes what npm writes about its funding."""
    lock = (FRONTEND / "package-lock.json").read_text("utf-8")
    assert "http" not in lock
    assert '"resolved"' not in lock
