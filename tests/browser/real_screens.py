"""Goes through all screens of the companion, one after the other."""

from collections.abc import Callable, Iterator
from typing import Final

from browser import moments
from browser.serving import Data
from browser.visiting import Visitor, choose_settings
from ceres.companion import REAL, RealGame
from ceres.game import Game

# Shows something, and stops whenever there is something to look at.
Show = Callable[[Visitor], Iterator[str]]

# A browser that recognises speech: it hears what is in `spoken`.
EARS: Final = """
window.SpeechRecognition = class extends EventTarget {
  start() {
    const event = new Event("result");
    event.results = [[{transcript: window.spoken}]];
    queueMicrotask(() => this.dispatchEvent(event));
  }
  abort() {}
};
"""
APP: Final = {"cards": "app", "tiles": "app", "deeds": "app"}
ME: Final = {"cards": "me", "tiles": "me", "deeds": "me"}


def laid(record: Data, draws: dict[str, str]) -> RealGame:
    """Go on with a digital game at a real table."""
    return RealGame(Game.from_record({**record, REAL: {"draws": draws}}))


def sit_down(visitor: Visitor, real: RealGame, at: str = "") -> None:
    """Open the companion beside this table."""
    id = visitor.served.keep(real.game.record())
    visitor.visit(f"/real/{id}{at and f'?at={at}'}")
    visitor.page.locator("[data-next], [data-do], .result, main h1").first.wait_for()


def go_to(visitor: Visitor, at: str) -> None:
    """Go to another address of the same game."""
    visitor.visit(f"{visitor.page.url.partition('?')[0]}?at={at}")
    visitor.page.locator("main h1").first.wait_for()


def begin(visitor: Visitor) -> Iterator[str]:
    page = visitor.visit("/real")
    visitor.button("page-home-begin-real").wait_for()
    page.locator("details").evaluate_all("(all) => all.forEach((each) => (each.open = true))")
    yield "a game at my table"


def asks(visitor: Visitor) -> Iterator[str]:
    """Show one of each question: Deeds, cards, tiles, Monuments."""
    new = RealGame.new(Game.new(11, monuments=True, difficulty="hard"), ME)
    turn = laid(moments.before_ceres("plant").record, ME)
    asked = set()
    for real, action in ((new, None), (turn, moments.before_ceres("plant").action)):
        if action:
            real.play(action)
        while (due := real.due) is not None:
            if due.deck not in asked:
                asked.add(due.deck)
                _until_asked(visitor, real)
                if len(due.drawn) > 1:  # a single one would lead on
                    visitor.page.locator("[data-pick]:enabled").first.click()
                yield f"asks for {due.why}"
            real.enter(list(due.drawn))


def _until_asked(visitor: Visitor, real: RealGame) -> None:
    """Open the companion, and read what comes before its question."""
    sit_down(visitor, real)
    page = visitor.page
    while not page.locator("[data-ask]").count():
        before = page.url
        page.locator("[data-next]:enabled").click()
        page.wait_for_function("(before) => location.href !== before", arg=before)
        page.locator("[data-next]").first.wait_for()


def your_turn(visitor: Visitor) -> Iterator[str]:
    real = laid(moments.busy().record, APP)
    sit_down(visitor, real, "do")
    yield "your turn"
    go_to(visitor, f"buy/{real.game.position.to_dict()['market'][0]['deed']}")
    yield "a Deed to be bought"
    go_to(visitor, "build")
    yield "a piece to be built"
    visitor.page.locator("[data-tray]:enabled").first.click()
    visitor.page.locator("main [data-next]").or_(visitor.lot("A1")).first.wait_for()
    yield "a place to build"
    for at in ("menu", "log", "score", "hers"):
        go_to(visitor, at)
        yield at


def said(visitor: Visitor) -> Iterator[str]:
    """Show what was heard: nothing known, a part of an action, something that cannot be played."""
    visitor.context.add_init_script(EARS)
    choose_settings(visitor, spoken=True)
    real = laid(moments.busy().record, APP)
    dearest = real.game.position.to_dict()["market"][-1]["deed"]
    for words in ("Quo vadis?", "domus", dearest):
        sit_down(visitor, real, "do")
        visitor.page.evaluate("(words) => { window.spoken = words; }", words)
        visitor.button("page-real-say").click()
        visitor.page.get_by_role("status").filter(has_text=words).wait_for()
        yield f"heard: {words}"
    choose_settings(visitor, spoken=False)


def corrections(visitor: Visitor) -> Iterator[str]:
    sit_down(visitor, laid(moments.busy().record, APP), "correct")
    for part in ("", "/market", "/row", "/bag", "/city/D4", "/rest"):
        go_to(visitor, f"correct{part}")
        yield f"correct{part}"


def her_turn(visitor: Visitor) -> Iterator[str]:
    """Show each step of a turn, and of the scoring of an era."""
    moment = moments.before_scoring(1)
    real = laid(moment.record, APP)
    real.play(str(moment.action))
    sit_down(visitor, real, f"ceres/{len(real.game.entries)}/0")
    while "at=ceres" in (before := visitor.page.url):
        yield f"Ceres at {before.partition('=')[2]}"
        visitor.page.locator("[data-next]:enabled").click()
        visitor.page.wait_for_function("(before) => location.href !== before", arg=before)


def ends(visitor: Visitor) -> Iterator[str]:
    for moment in (moments.choice(), moments.monument_choice()):
        sit_down(visitor, laid(moment.record, APP), "choose")
        yield "chooses for Ceres"
    sit_down(visitor, laid(moments.over().record, APP))
    visitor.page.locator(".result").wait_for()
    yield "over"


SHOWS: Final[tuple[Show, ...]] = (begin, asks, your_turn, said, corrections, her_turn, ends)
