"""Pictures of the screens, for the README: `python -m ceres.terminal.screenshots OUT_DIR`.

The same pictures every time: a fixed game, played by somebody who builds what scores best at once.
"""

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from textual.pilot import Pilot

from ceres.actions import Action
from ceres.game import Game
from ceres.saves import Saves
from ceres.terminal.app import CeresApp
from ceres.terminal.input_state import PickPiece
from ceres.terminal.panels import SHAPES, tray_pieces
from ceres.terminal.playing import TableScreen
from ceres.terminal.session import Session
from ceres.terminal.settings import Settings
from ceres.terminal.table import Table
from ceres.terminal.words import Words

SEED: Final = 21
SMALL: Final = (80, 24)
LARGE: Final = (140, 45)
FONT: Final = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"

# Name, size, ground, up to where the game is played, and the keys then pressed.
PICTURES: Final[Sequence[tuple[str, tuple[int, int], str, str, tuple[str, ...]]]] = (
    ("home", SMALL, "dark", "build", ("h",)),
    ("new-game", SMALL, "dark", "", ("h", "down", "enter")),
    ("table", LARGE, "dark", "build", ()),
    ("building", LARGE, "dark", "build", ("b", "large", "enter")),
    ("table-light", LARGE, "light", "build", ("b", "large", "enter")),
    ("small", SMALL, "dark", "build", ("b", "large", "enter")),
    ("small-light", SMALL, "light", "build", ("f3", "d")),
    ("choice", SMALL, "dark", "choice", ("f5",)),
    ("scoring", SMALL, "dark", "build", ("s",)),
    ("rules", SMALL, "dark", "choice", ("u", "l", "up", "enter")),
    ("help", LARGE, "dark", "build", ("question_mark",)),
    ("result", SMALL, "dark", "over", ("enter",)),
)


def chosen(table: Table) -> Action:
    """The action that would score most if the era ended now; else a Deed, else Income."""
    actions = table.position.actions()

    def liking(action: Action) -> tuple[int, int, str]:
        verb = str(action).split(" ")[0]
        if verb == "place":
            return 0, 0, str(action)
        after = table.after(action)[0]
        gain = after.your_score - after.her_score + 2 * after.income + len(str(action)) // 12
        return {"build": 0, "buy": 1, "income": 2}[verb], -gain, str(action)

    return min(actions, key=liking)


def played(until: str) -> Game:
    """The game of the pictures, up to a good moment of one kind."""
    seed = SEED
    while True:
        game = Game.new(seed, "hard", monuments=True)
        while game.position.phase != "over" and not _there(game, until):
            game.play(chosen(Table(game.position)))
        if _there(game, until):
            return game
        seed += 1


def _there(game: Game, until: str) -> bool:
    position = game.position
    if until in ("", "over"):
        return until == "" or position.phase == "over"
    if until == "choice":
        return position.phase == "choice" and len(game.entries) > 10
    large = [
        piece.id for piece, _ in Table(position).tray() if piece.shape in ("3", "L", "4", "sq")
    ]
    table = Table(position)
    return until == "build" and position.era == 2 and any(table.places(piece) for piece in large)


async def _picture(
    saves: Saves, size: tuple[int, int], ground: str, game: Game, keys: Sequence[str]
) -> str:
    settings = Settings(pace="at-once", ground=ground)
    app = CeresApp(saves, Words("en"), settings)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        app._open(Session.begin(saves, game))
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
    """Down the tray, to a piece of three Lots or more that can be built."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    pieces = tray_pieces(screen.desk.table)
    while isinstance(screen.desk.mode, PickPiece):
        piece = pieces[screen.desk.mode.number]
        if len(SHAPES[piece.shape]) > 2 and screen.desk.table.places(piece.id):
            return
        if piece.shape in ("L", "sq") and screen.desk.table.places(piece.id):
            return
        await pilot.press("down")


def plain(svg: str) -> str:
    """The picture with the reader's own fonts: nothing is fetched from anywhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONT).replace("Fira Code", FONT)


def make(folder: Path, say: Callable[[str], object] = lambda _: None) -> None:
    """Make all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    games = {until: played(until).record() for until in {picture[3] for picture in PICTURES}}
    for name, size, ground, until, keys in PICTURES:
        with tempfile.TemporaryDirectory() as place, Saves.open(f"{place}/games.sqlite3") as saves:
            game = Game.from_record(games[until])
            picture = asyncio.run(_picture(saves, size, ground, game, keys))
        path = folder / f"{name}.svg"
        path.write_text(picture, "utf-8")
        say(str(path))


if __name__ == "__main__":
    make(Path(sys.argv[1]), print)
