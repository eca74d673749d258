"""Pictures of the terminal's screens, for the README.

The same pictures every time: a fixed game, played by somebody who builds what scores best at once.
"""

import asyncio
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from textual.pilot import Pilot

from ceres.components import Building
from ceres.game import Game
from ceres.saves import Saves
from ceres.service import Table
from ceres.terminal.app import CeresApp
from ceres.terminal.input_state import PickPiece
from ceres.terminal.pieces import PIECE_OF, tray_pieces
from ceres.terminal.settings import Settings
from ceres.terminal.table_screen import TableScreen
from ceres.terminal.words import Words

SEED: Final = 21
SMALL: Final = (80, 24)
LARGE: Final = (140, 45)
FONT: Final = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"

# Name, size, ground, up to where the game is played, and the keys then pressed.
PICTURES: Final[Sequence[tuple[str, tuple[int, int], str, str, tuple[str, ...]]]] = (
    ("home", SMALL, "dark", "build", ("m",)),
    ("new-game", SMALL, "dark", "", ("m", "down", "down", "enter")),
    ("table", LARGE, "dark", "build", ()),
    ("building", LARGE, "dark", "build", ("b", "large", "enter")),
    ("table-light", LARGE, "light", "build", ("b", "large", "enter")),
    ("small", SMALL, "dark", "build", ("b", "large", "enter")),
    ("small-light", SMALL, "light", "build", ("f3", "d")),
    ("choice", SMALL, "dark", "choice", ("f5",)),
    ("scoring", SMALL, "dark", "build", ("s",)),
    ("rules", SMALL, "dark", "choice", ("u", "u", "l", "up", "enter")),
    ("help", LARGE, "dark", "build", ("question_mark",)),
    ("result", SMALL, "dark", "over", ("enter",)),
)


def chosen(table: Table) -> str:
    """Return the action that would score most if the era ended now; else a Deed, else Income."""
    now = table.view()["measures"]

    def liking(action: str) -> tuple[int, int, str]:
        verb = action.split(" ", maxsplit=1)[0]
        if verb == "place":
            return 0, 0, action
        preview = cast("dict[str, Any]", table.preview(action))
        after = {**now, **{name: value for name, (_, value) in preview["changes"].items()}}
        gain = after["score"] - after["her_score"] + 2 * after["income"] + len(action) // 12
        return {"build": 0, "buy": 1, "income": 2}[verb], -gain, action

    return min(map(str, table.position.actions()), key=liking)


def played(until: str) -> Game:
    """Play the game of the pictures up to a good moment of one kind."""
    seed = SEED
    while True:
        table = Table.new(seed, "hard", monuments=True)
        while table.position.phase != "over" and not _there(table, until):
            table.play(chosen(table))
        if _there(table, until):
            return table.game
        seed += 1


def _there(table: Table, until: str) -> bool:
    position = table.position
    if until in ("", "over"):
        return until == "" or position.phase == "over"
    if until == "choice":
        return position.phase == "choice" and len(table.game.entries) > 10
    return (
        until == "build"
        and position.era == 2
        and any(map(_is_large, _buildable(table.view()["can"]["builds"])))
    )


def _buildable(builds: Mapping[str, Any]) -> list[Building]:
    return [PIECE_OF[id] for id, build in builds.items() if build["places"]]


def _is_large(piece: Building) -> bool:
    return piece.shape in ("3", "L", "4", "sq", "2x3")


async def _picture(
    saves: Saves, size: tuple[int, int], ground: str, game: Game, keys: Sequence[str]
) -> str:
    settings = Settings(pace="at-once", ground=ground)
    app = CeresApp(saves, Words("en"), settings)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app.begin(game)
        await pilot.pause()
        await _press(app, pilot, keys)
        await pilot.pause()
        return plain(app.export_screenshot(title="Gardens of Ceres"))


async def _press(app: CeresApp, pilot: Pilot[Any], keys: Sequence[str]) -> None:
    for key in keys:
        if key == "large":
            await _to_a_large_piece(app, pilot)
        else:
            await pilot.press(key)


async def _to_a_large_piece(app: CeresApp, pilot: Pilot[Any]) -> None:
    """Go down the tray to a piece of three Lots or more that can be built."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    buildable = _buildable(screen.session.view["can"]["builds"])
    while isinstance(screen.input.mode, PickPiece):
        piece = tray_pieces(screen.input.table)[screen.input.mode.number]
        if _is_large(piece) and piece in buildable:
            return
        await pilot.press("down")


def plain(svg: str) -> str:
    """Replace the fonts by the reader's own, so that nothing is fetched from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONT).replace("Fira Code", FONT)


def screens() -> Iterator[tuple[str, str]]:
    """Make all pictures, by their names."""
    games = {until: played(until).record() for until in {picture[3] for picture in PICTURES}}
    for name, size, ground, until, keys in PICTURES:
        with (
            tempfile.TemporaryDirectory() as temporary,
            Saves.open(f"{temporary}/games.sqlite3") as saves,
        ):
            game = Game.from_record(games[until])
            yield name, asyncio.run(_picture(saves, size, ground, game, keys))
