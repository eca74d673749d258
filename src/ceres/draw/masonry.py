"""Parts of houses, seen from above: plinths, roofs, awnings, columns, water."""

from ceres.draw.pen import (
    BOLD,
    FINE,
    LINE,
    Cell,
    Point,
    disc,
    discs,
    num,
    outline,
    path,
    poly,
    rect,
    strokes,
)

Box = tuple[float, float, float, float]


def plinth(cells: frozenset[Cell], fill: str) -> str:
    """Draw the ground a Building stands on."""
    return path(outline(cells, 5), fill)


def rim(cells: frozenset[Cell]) -> str:
    """Draw the golden rim that every Monument has inside its plinth's edge."""
    return path(outline(cells, 9), "", 6, "gold") + path(outline(cells, 13), "", FINE)


def hip(box: Box, court: Box | None = None) -> str:
    """Draw a tiled roof with four planes; a court may be open in its middle."""
    left, top, width, height = box
    half = min(width, height) / 2
    right, bottom = left + width, top + height
    across = width >= height
    ends = (
        ((left + half, top + half), (right - half, top + half))
        if across
        else ((left + half, top + half), (left + half, bottom - half))
    )
    (ax, ay), (bx, by) = ends
    planes = rect(box, "terracotta")
    if across:
        planes += poly([(left, bottom), (ax, ay), (bx, by), (right, bottom)], "tile", 0)
    else:
        planes += poly([(right, top), (ax, ay), (bx, by), (right, bottom)], "tile", 0)
    planes += path(_tiles(box, half, across), "", FINE)
    hips = [((left, top), ends[0]), ends, (ends[1], (right, bottom))]
    hips += [((left, bottom), ends[0]) if across else ((right, top), ends[0])]
    hips += [((right, top), ends[1]) if across else ((left, bottom), ends[1])]
    planes += strokes(hips, LINE)
    planes += rect(box, "")
    return planes + (rect(court, "paving", LINE) if court else "")


def _tiles(box: Box, half: float, across: bool) -> str:
    """Return the path data of the rows of tiles, running down to the eaves."""
    left, top, width, height = box
    length = width if across else height
    d, step = "", 13.0
    count = max(1, round(length / step))
    for index in range(1, count):
        along = length * index / count
        deep = min(half, along, length - along) - 2
        if deep < 4:
            continue
        if across:
            d += f"M{num(left + along)} {num(top)}v{num(deep)}"
            d += f"M{num(left + along)} {num(top + height)}v{num(-deep)}"
        else:
            d += f"M{num(left)} {num(top + along)}h{num(deep)}"
            d += f"M{num(left + width)} {num(top + along)}h{num(-deep)}"
    return d


def flat(box: Box, fill: str = "ochre") -> str:
    """Draw a flat roof with a parapet."""
    left, top, width, height = box
    inner = (left + 6, top + 6, width - 12, height - 12)
    return rect(box, fill) + rect(inner, "", FINE)


def awning(box: Box, stripes: int) -> str:
    """Draw a striped awning with a scalloped edge below."""
    left, top, width, height = box
    wide = width / stripes
    scallop = "".join(
        f"a{num(wide / 2)} {num(wide / 2)} 0 0 1 {num(-wide)} 0" for _ in range(stripes)
    )
    shape = f"M{num(left)} {num(top)}h{num(width)}v{num(height - wide / 2)}{scallop}z"
    cloth = path(shape, "marble", 0)
    for index in range(0, stripes, 2):
        x = left + index * wide
        cloth += path(
            f"M{num(x)} {num(top)}h{num(wide)}v{num(height - wide / 2)}"
            f"a{num(wide / 2)} {num(wide / 2)} 0 0 1 {num(-wide)} 0z",
            "red",
            0,
        )
    return cloth + path(shape, "", LINE)


def columns(start: Point, end: Point, count: int, radius: float = 5) -> str:
    """Draw columns in a row, from above."""
    (ax, ay), (bx, by) = start, end
    parts = [index / (count - 1) for index in range(count)]
    spots = [(ax + (bx - ax) * part, ay + (by - ay) * part) for part in parts]
    return discs(spots, radius, "marble", LINE)


def pool(box: Box, corner: float = 4) -> str:
    """Draw a basin of water with a marble kerb."""
    left, top, width, height = box
    kerb = rect(box, "marble", LINE, corner=corner)
    inner = (left + 5, top + 5, width - 10, height - 10)
    return kerb + rect(inner, "water", LINE, corner=max(0, corner - 4))


def paving(box: Box, size: float = 20) -> str:
    """Draw slabs of stone."""
    left, top, width, height = box
    slabs = [
        (
            (left, top + height * row / round(height / size)),
            (left + width, top + height * row / round(height / size)),
        )
        for row in range(1, round(height / size))
    ]
    rows = round(height / size)
    for row in range(rows):
        shift = size / 2 if row % 2 else size
        y = top + height * row / rows
        x = left + shift
        while x < left + width - 2:
            slabs.append(((x, y), (x, y + height / rows)))
            x += size
    return strokes(slabs, FINE, "stone")


def waves(box: Box, rows: int, line: float = LINE) -> str:
    """Draw waves on water."""
    left, top, width, height = box
    d = ""
    for row in range(rows):
        y = top + height * (row + 0.5) / rows
        count = max(1, round(width / 24))
        d += (
            f"M{num(left)} {num(y)}"
            + f"q{num(width / count / 4)} -7 {num(width / count / 2)} 0t{num(width / count / 2)} 0"
            * count
        )
    return path(d, "", line, "deep")


def bush(x: float, y: float, radius: float) -> str:
    """Draw a round, trimmed bush."""
    half = num(radius / 2)
    shine = f"M{num(x - radius / 2)} {num(y)}a{half} {half} 0 0 1 {half} -{half}"
    return disc(x, y, radius, "leaf", LINE) + path(shine, "", FINE)


def hearth(x: float, y: float, size: float) -> str:
    """Draw a chimney with fire in it, from above."""
    box = (x - size / 2, y - size / 2, size, size)
    return rect(box, "stone", BOLD) + disc(x, y, size / 3.2, "flame", LINE)
