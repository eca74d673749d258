"""The help of options and groups; that of a command is its docstring.

It is in English, as are the words that typer puts around it.
"""

from typing import Final

HELP: Final[dict[str, str]] = {
    "ceres": (
        "Gardens of Ceres, the solo mode of Foundations of Rome. Without a command, the game opens "
        "in your browser."
    ),
    "version": "Print the version, the rules version, and how the engine runs.",
    "position": "Positions as JSON: make, play, score and check them.",
    "record": "Game records as JSON.",
    "components": "The cards and Garden tiles of another box, as TOML.",
    "serve-host": "The address to listen on; 0.0.0.0 lets phones in the same network play.",
    "serve-shared": (
        "Keep players' games apart, as with --host: for a server behind a reverse proxy."
    ),
    "serve-port": "The port to listen on. Default: 8376, or any free one.",
    "serve-database": "Where to save games: a path, or the URL of a PostgreSQL database.",
    "serve-settings": "A settings file; `ceres settings` prints one. Options win over the file.",
    "serve-log-format": "text or json: an object on each line.",
    "serve-metrics-port": "Serve metrics for Prometheus at this port of this machine.",
    "serve-browser": "Open the page in the browser.",
    "site-folder": "The folder to write to: new, empty, or one with an older site.",
    "site-force": "Write to a folder that also has other files; they are left alone.",
    "play-pace": "How fast to show Ceres' turn: slow, quick or at-once.",
    "play-plain": "Play line by line, as for screen readers, slow connections, scripts and pipes.",
    "play-new": "Start a new game right away.",
    "daily-date": "The day, as 2026-11-16. Default: today, by this machine's clock.",
    "daily-json": "Print the date, the seed and the options, and do not play.",
    "ladder-rank": "Play a game at this rank, such as quaestor; `ceres ladder --json` has the ids.",
    "output": "Where to write; - is standard output.",
    "theme": "light, dark or mono.",
    "games": "List saved games; export, import, delete and restore them.",
    "db": "Back up, restore, check, migrate and export a database of games, also while it is used.",
    "db-backup-out": "The file to write.",
    "db-restore-file": "The backup.",
    "db-copy": "Where to write the copy. Default: beside the file, or into the folder CERES_HOME.",
    "database": "A path, or the URL of a PostgreSQL database. Default: your own games.",
    "game": "The game: its id, or the first characters of it.",
    "deleted": "List the deleted games that can be restored.",
    "as-json": "Print JSON.",
    "source": "The file to read; - is standard input.",
    "at": "The number of actions after which it stands, 0 for the start. Default: all of them.",
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
    "report-results": "Folders of results, or Parquet files; each is compared with the first.",
    "report-output": "The folder for the report.",
    "report-force": "Overwrite a report that is already in the folder.",
    "forecast-after": "Forecast her turn after this action of yours.",
    "review-output": "Also write the review as an HTML page.",
    "coach-hint-playouts": "Games to play out. By default, until the advice is settled.",
    "coach-playouts": "Games to play out; more make the figures more precise.",
    "coach-seed": "The seed of the playouts. The same seed gives the same figures.",
    "coach-workers": "The number of processes. Default: one per core.",
    "pace-range": "it must be {low} to {high}",
}
