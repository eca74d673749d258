"""The command line, which Ctrl-C ends quietly even while it is being loaded."""

import sys
from importlib.util import find_spec

from ceres.messages import say


def main() -> None:
    """Run the command line."""
    try:
        # The engine alone is installed without what only the commands need.
        if find_spec("typer") is None:
            sys.exit(say("needs-everything"))
        from ceres.commands.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
