"""The help of the command line: in English, as are the words that typer puts around it."""

from typing import Final

HELP: Final[dict[str, str]] = {
    "ceres": (
        "Gardens of Ceres, the solo mode of Foundations of Rome. Without a command: the game, in "
        "your browser."
    ),
    "version": "Print the version, the rules version, and how the engine runs.",
    "position": "Positions as JSON: make, play, score and check them.",
    "position-new": "Print the position of a new game.",
    "position-actions": "Print the legal actions of a position, as a JSON list.",
    "position-play": "Play actions; print the events and the position after them.",
    "position-score": "Print what both sides would score if the era ended now.",
    "position-check": "Check a position: print nothing, or its faults, one per line.",
    "record": "Game records as JSON.",
    "record-check": "Check a record by replaying it: print nothing, or its faults, one per line.",
    "components": "Ceres' cards and Garden tiles of another box, as TOML.",
    "components-check": "Check a component file: print nothing, or its faults, one per line.",
    "components-show": "Print the standard component file, as a start for your own.",
    "serve": "Play in the browser: start the server, and open the page.",
    "serve-host": "The address to listen at; only this machine can reach the usual one.",
    "serve-shared": (
        "Keep players apart, as with --host: for a server that others reach through another one."
    ),
    "serve-port": "The port to listen at. Without it: 8376, or any that is free.",
    "serve-database": "Where games are kept: a path, or the URL of a PostgreSQL database.",
    "serve-browser": "Open the page in the browser.",
    "site": (
        "Write the page as files that need no server: any web space can host them, and phones "
        "install it and play without a network."
    ),
    "site-folder": "The folder to write into: a new or empty one, or that of an older site.",
    "site-force": "Write into a folder that holds other files, too; they stay.",
    "play": "Play in the terminal, full screen. Without options: go on where you were.",
    "play-pace": "How Ceres' turn is told: slow, quick or at-once.",
    "play-new": "Begin a new game at once.",
    "replay": "Tell a recorded game.",
    "draw": "Draw a position as SVG.",
    "output": "Where to write; - is standard output.",
    "theme": "light, dark or mono.",
    "games": "The games that are kept: list them, export, import, delete and restore.",
    "games-export": "Write a kept game as a record.",
    "games-import": "Keep the game of a record.",
    "games-delete": "Delete a kept game; for 30 days it can be restored.",
    "games-restore": "Bring a deleted game back.",
    "game": "The game, by the beginning of its id.",
    "deleted": "List the deleted games that can be restored.",
    "as-json": "Print JSON.",
    "demo": "Tell a demonstration game, played by a careless player.",
    "source": "The file to read; - is standard input.",
    "seed": "The seed of the set-up; the same seed gives the same game. Without it: a new one.",
    "difficulty": "normal, hard or challenge.",
    "monuments": "Play with Monuments.",
    "variant": (
        "A house variant: contested-population, creeping-gardens or wild-monuments. May be "
        "repeated."
    ),
    "box": "Components of your own box, a TOML file.",
    "actions": (
        "Actions in order, each one argument: income, 'buy C4', 'build domus C4', 'place C4'."
    ),
    "keep": "Write the good part of a broken record here; - is standard output.",
    "force": "Overwrite a file.",
    "components-file": "The TOML file to check.",
    "demo-actions": "Stop after so many actions.",
    "pace": "Wait after each action. Without it: a moment at a terminal, not at all in a pipe.",
    "lang": "The language: one of {languages}. Without it: CERES_LANG, else the system's.",
    "bots": "List the bots, and what can be set in their codes.",
    "sim": (
        "Play many games and count them: bots against Ceres, every combination of what is asked "
        "for. Writes a row per game as Parquet and prints a table."
    ),
    "sim-bot": "A bot, as `ceres bots` lists them, with its parameters. May be repeated.",
    "sim-code": "A bot of your own, a Python file. May be repeated.",
    "sim-difficulty": "normal, hard, challenge or each. May be repeated.",
    "sim-monuments": "Play with Monuments; with --no-monuments as well, both.",
    "sim-no-monuments": "Play without Monuments.",
    "sim-variant": (
        "House variants: none, one of contested-population, creeping-gardens and wild-monuments, "
        "several joined by +, or each. May be repeated; each makes a group of games."
    ),
    "sim-components": "Components of a box, a TOML file, or standard. May be repeated.",
    "sim-cards": "Also play with each of Ceres' cards exchanged for others, on the same seeds.",
    "sim-games": "How many games in each group.",
    "sim-seed": "The seed of the first game; the others follow.",
    "sim-decisions": "Also write a row per decision.",
    "sim-output": "The folder for the results.",
    "sim-resume": "Go on with the games of this folder; its plan says what is played.",
    "sim-force": "Remove results that are in the folder already.",
    "sim-workers": "How many processes play. Without it: one for each core.",
    "sim-dask": "Have the workers of a Dask cluster play: the address of its scheduler.",
    "sim-time-limit": "Seconds that a bot may take for a decision.",
    "report": "Show results: an HTML page with pictures, and each picture as PNG.",
    "report-results": "Folders of results, or Parquet files; each is compared with the first.",
    "report-output": "The folder for the report.",
    "report-force": "Overwrite a report that is in the folder already.",
    "pace-range": "it must be {low} to {high}",
}
