"""The help of the command line: in English, as are the words that typer puts around it."""

from typing import Final

HELP: Final[dict[str, str]] = {
    "ceres": (
        "Gardens of Ceres, the solo mode of Foundations of Rome. Without a command, the game opens "
        "in your browser."
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
    "components": "The cards and Garden tiles of another box, as TOML.",
    "components-check": "Check a component file: print nothing, or its faults, one per line.",
    "components-show": "Print the standard component file, as a starting point for your own.",
    "serve": "Play in the browser: start the server and open the page.",
    "serve-host": "The address to listen on. By default only this machine can reach it.",
    "serve-shared": (
        "Keep players' games apart, as with --host: for a server behind a reverse proxy."
    ),
    "serve-port": "The port to listen on. Default: 8376, or any free one.",
    "serve-database": "Where to save games: a path, or the URL of a PostgreSQL database.",
    "serve-settings": "A settings file; `ceres settings` prints one. Options win over the file.",
    "serve-log-format": "text or json: an object on each line.",
    "serve-metrics-port": "Serve metrics for Prometheus at this port of this machine.",
    "settings": "Print a settings file for `ceres serve`, with all settings at their defaults.",
    "serve-browser": "Open the page in the browser.",
    "site": (
        "Write the page as static files that any web host can serve. Phones can install it and "
        "play offline."
    ),
    "site-folder": "The folder to write to: new, empty, or one with an older site.",
    "site-force": "Write to a folder that also has other files; they are left alone.",
    "play": "Play in the terminal, full screen. Without options, continue your last game.",
    "play-pace": "How fast to show Ceres' turn: slow, quick or at-once.",
    "play-new": "Start a new game right away.",
    "daily": "Play the deal of the day in the terminal. Only the first attempt counts.",
    "daily-date": "The day, as 2026-11-16. Default: today, by this machine's clock.",
    "daily-json": "Print the date, the seed and the options, and do not play.",
    "ladder": "List the ranks of the ladder, and how often bots win at each.",
    "replay": "Retell a recorded game.",
    "draw": "Draw a position as SVG.",
    "output": "Where to write; - is standard output.",
    "theme": "light, dark or mono.",
    "games": "List saved games; export, import, delete and restore them.",
    "games-export": "Write a saved game as a record.",
    "games-import": "Import a record as a saved game.",
    "games-delete": "Delete a saved game. It can be restored for 30 days.",
    "games-restore": "Restore a deleted game.",
    "db": "Back up, restore, check, migrate and export a database of games, also while it is used.",
    "db-backup": "Copy a database to a new file, which can be played from or restored.",
    "db-backup-out": "The file to write.",
    "db-restore": "Copy all games of a backup into a database that has none.",
    "db-restore-file": "The backup.",
    "db-check": "Read and replay every game: print what is damaged.",
    "db-migrate": "Bring a database to the format of this version, after copying it to a file.",
    "db-copy": "Where to write the copy. Default: beside the file, or into the folder CERES_HOME.",
    "db-export": "Write all games as records, one on each line.",
    "database": "A path, or the URL of a PostgreSQL database. Default: your own games.",
    "game": "The game: its id, or the first characters of it.",
    "deleted": "List the deleted games that can be restored.",
    "as-json": "Print JSON.",
    "demo": "Show a demonstration game with a careless player.",
    "source": "The file to read; - is standard input.",
    "seed": "The seed of the setup. The same seed gives the same game. Default: a new one.",
    "difficulty": "normal, hard or challenge.",
    "monuments": "Play with Monuments.",
    "variant": (
        "A house variant: contested-population, creeping-gardens, wild-monuments, or favour-5, "
        "favour-10, ... favour-60. May be repeated."
    ),
    "box": "Components of your own box, a TOML file.",
    "actions": (
        "Actions in order, one argument each: income, 'buy C4', 'build domus C4', 'place C4'."
    ),
    "keep": "Write the intact part of a damaged record here; - is standard output.",
    "force": "Overwrite an existing file.",
    "components-file": "The TOML file to check.",
    "demo-actions": "Stop after this many actions.",
    "pace": "Seconds to wait after each action. Default: a moment in a terminal, none in a pipe.",
    "lang": "The language: one of {languages}. Default: CERES_LANG, else the system's.",
    "bots": "List the bots and their parameters.",
    "sim": (
        "Play many games, bots against Ceres, in every combination of the options. Writes one row "
        "per game as Parquet and prints a table."
    ),
    "sim-bot": "A bot, as `ceres bots` lists them, with its parameters. May be repeated.",
    "sim-code": "A bot of your own, a Python file. May be repeated.",
    "sim-difficulty": "normal, hard, challenge or each. May be repeated.",
    "sim-monuments": "Play with Monuments. Add --no-monuments to play both ways.",
    "sim-no-monuments": "Play without Monuments.",
    "sim-variant": (
        "House variants: none, one of contested-population, creeping-gardens, wild-monuments and "
        "favour-5 to favour-60, several joined by +, or each (the first three). May be repeated; "
        "each makes a group of games."
    ),
    "sim-components": "Components of a box, a TOML file, or standard. May be repeated.",
    "sim-cards": "Also swap each of Ceres' cards in turn, on the same seeds.",
    "sim-games": "The number of games in each group.",
    "sim-seed": "The seed of the first game; the others follow.",
    "sim-decisions": "Also write a row per decision.",
    "sim-output": "The folder for the results.",
    "sim-resume": "Continue the games in this folder, following its plan.",
    "sim-force": "Replace results that are already in the folder.",
    "sim-workers": "The number of processes. Default: one per core.",
    "sim-dask": "Play on a Dask cluster: the address of its scheduler.",
    "sim-time-limit": "Seconds a bot may take for a decision.",
    "report": "Show results: an HTML page with pictures, and each picture as PNG.",
    "report-results": "Folders of results, or Parquet files; each is compared with the first.",
    "report-output": "The folder for the report.",
    "report-force": "Overwrite a report that is already in the folder.",
    "hint": (
        "Compare the actions of a position: expected lead, chance of winning, and why. Example: "
        "ceres position new --seed 7 | ceres hint -"
    ),
    "forecast": (
        "Print the exact chances of what Ceres may do next. Example: ceres position new --seed 7 | "
        "ceres forecast - --after 'buy C4'"
    ),
    "forecast-after": "Forecast her turn after this action of yours.",
    "review": (
        "Review a recorded game: what the deal, the draws and your decisions were worth. Example: "
        "ceres review game.json -o review.html"
    ),
    "review-output": "Also write the review as an HTML page.",
    "coach-playouts": "Games to play out; more make the figures more precise.",
    "coach-seed": "The seed of the playouts. The same seed gives the same figures.",
    "coach-workers": "The number of processes. Default: one per core.",
    "pace-range": "it must be {low} to {high}",
}
