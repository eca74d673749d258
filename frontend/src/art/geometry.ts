/** Lots as cells of the city's grid, outlines around them, and how pieces lie on them. */

import turns from "../generated/turns.json" with { type: "json" };

/** Column and row from the top left corner, from 0. */
export type Cell = readonly [x: number, y: number];

/** The units of a Lot in every drawing. */
export const LOT = 100;
/** The units of the mosaic frame around the city. */
export const FRAME = 50;

const LETTERS = "ABCDEFG";
const TURNS: Readonly<Record<string, readonly (readonly number[])[][]>> = turns;

/** Return the cell of a Lot: (2, 3) for `C4`. */
export function cellOf(lot: string): Cell {
  return [LETTERS.indexOf(lot.charAt(0)), Number(lot.slice(1)) - 1];
}

/** Return the Lot of a cell. */
export function lotOf([x, y]: Cell): string {
  return `${LETTERS.charAt(x)}${y + 1}`;
}

/** Return the top left corner of the rectangle around Lots. */
export function corner(lots: readonly string[]): Cell {
  const cells = lots.map(cellOf);
  return [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
}

/** Return the cells of a piece after `turn` quarter turns, from its own top left corner. */
export function cellsOf(piece: string, turn = 0): readonly Cell[] {
  const ways = TURNS[piece] ?? [];
  return (ways[turn % ways.length] ?? []) as unknown as readonly Cell[];
}

/** Return in how many ways a piece can lie. */
export function turnsOf(piece: string): number {
  return TURNS[piece]?.length ?? 0;
}

/** Return the turn in which a piece covers these Lots; 0 if none does. */
export function turnOn(piece: string, lots: readonly string[]): number {
  const [left, top] = corner(lots);
  const wanted = new Set(lots.map(cellOf).map(([x, y]) => `${x - left} ${y - top}`));
  const fits = (cells: readonly (readonly number[])[]): boolean =>
    cells.length === wanted.size && cells.every(([x, y]) => wanted.has(`${x} ${y}`));
  return Math.max(0, (TURNS[piece] ?? []).findIndex(fits));
}

/** Return the width and height of a turned piece in cells. */
export function extentOf(piece: string, turn = 0): Cell {
  const cells = cellsOf(piece, turn);
  return [1 + Math.max(...cells.map(([x]) => x)), 1 + Math.max(...cells.map(([, y]) => y))];
}

/** Return the SVG path around Lots, inset by some units; in units of the city without its frame. */
export function outline(lots: readonly string[], inset = 0): string {
  const cells = lots.map(cellOf);
  const taken = new Set(cells.map(String));
  const follow = new Map<string, Cell[]>();
  for (const [x, y] of cells) {
    const corners: Cell[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]; // prettier-ignore
    const across: Cell[] = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]]; // prettier-ignore
    across.forEach((beyond, side) => {
      if (taken.has(String(beyond))) return;
      const from = String(corners[side]);
      follow.set(from, [...(follow.get(from) ?? []), corners[(side + 1) % 4] as Cell]);
    });
  }
  let path = "";
  while (follow.size > 0) path += loop(follow, inset);
  return path;
}

/** Take one closed line along the remaining edges, clockwise. */
function loop(follow: Map<string, Cell[]>, inset: number): string {
  const [start = ""] = [...follow.keys()].sort();
  const steps: { at: Cell; dx: number; dy: number }[] = [];
  let here = start.split(",").map(Number) as unknown as Cell;
  do {
    const last = steps.at(-1);
    const next = follow.get(String(here)) ?? [];
    // Where two cells touch at a corner, the line stays with this one: it turns right.
    const right = next.findIndex(
      ([x, y]) => last && x - here[0] === -last.dy && y - here[1] === last.dx,
    );
    const [there = here] = next.splice(Math.max(0, right), 1);
    if (next.length === 0) follow.delete(String(here));
    steps.push({ at: here, dx: there[0] - here[0], dy: there[1] - here[1] });
    here = there;
  } while (String(here) !== start);
  const points = steps.flatMap(({ at, dx, dy }, index) => {
    const before = steps.at(index - 1);
    if (!before || (before.dx === dx && before.dy === dy)) return [];
    const x = at[0] * LOT + (-dy - before.dy) * inset;
    const y = at[1] * LOT + (dx + before.dx) * inset;
    return [`${x} ${y}`];
  });
  return `M${points.join("L")}z`;
}
