"""`python -m ceres`: the command line."""

from ceres.cli import main

if __name__ == "__main__":
    main()
