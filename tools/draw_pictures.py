"""Draws what the page and the documents show.

python tools/draw_pictures.py page OUT_DIR        # the drawings of the page
python tools/draw_pictures.py guide OUT_DIR       # the pictures of how to play and the README
python tools/draw_pictures.py terminal OUT_DIR    # the screens of the terminal
python tools/draw_pictures.py sheets OUT_DIR      # all pieces, tiles and cards, and positions
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final


def page() -> Iterator[tuple[str, str]]:
    """Draw what the page needs; `pictures.sprite` says what that is."""
    from pictures.sprite import files

    yield from files().items()


def guide() -> Iterator[tuple[str, str]]:
    """Draw the pictures of how to play and the README."""
    from pictures.guide import pictures

    for name, picture in pictures().items():
        yield f"{name}.svg", picture


def terminal() -> Iterator[tuple[str, str]]:
    """Draw the screens of the terminal, which needs what the terminal needs."""
    from pictures.terminal import screens

    for name, picture in screens():
        yield f"{name}.svg", picture


def sheets() -> Iterator[tuple[str, str]]:
    """Draw contact sheets and sample positions in every theme."""
    from ceres.draw.themes import THEMES
    from pictures.samples import samples
    from pictures.sheets import sheets

    for theme in THEMES:
        for name, picture in (sheets(theme) | samples(theme)).items():
            yield f"{name}-{theme}.svg", picture


KINDS: Final = {"page": page, "guide": guide, "terminal": terminal, "sheets": sheets}


def main() -> None:
    """Write the files of one kind."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("out", type=Path, metavar="OUT_DIR")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    for name, text in KINDS[asked.kind]():
        (asked.out / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
