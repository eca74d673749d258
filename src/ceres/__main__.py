"""The command line, which Ctrl-C ends quietly even while it is being loaded."""

import sys


def main() -> None:
    """Run the command line."""
    try:
        from ceres.commands.cli import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
