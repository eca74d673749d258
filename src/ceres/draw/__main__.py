"""Contact sheets and sample positions: `python -m ceres.draw OUT_DIR`."""

import argparse
from pathlib import Path

from ceres.draw.samples import samples
from ceres.draw.sheets import sheets
from ceres.draw.themes import THEMES


def main() -> None:
    """Write every sheet and sample in every theme."""
    parser = argparse.ArgumentParser(prog="python -m ceres.draw", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for name, picture in [*sheets(theme).items(), *samples(theme).items()]:
            (out / f"{name}-{theme}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
