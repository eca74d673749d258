/** Sites of pieces: which one is meant when a Lot is pointed at, and how the city shows them. */

import { cellOf, cellsOf, lotOf, turnOn, turnsOf, type Cell } from "../art/geometry.ts";
import type { GhostFacts } from "../board/Ghost.svelte";
import type { Mark } from "../board/Marks.svelte";
import type { Lot, Pending, PieceId, Preview } from "../engine/types.ts";
import type { Selection } from "./selection.svelte.ts";

/** The Lots that a piece may cover, sorted as in actions. */
export type Site = readonly Lot[];
/** A point of the city, in Lots from its top left corner, with fractions. */
export type Point = readonly [x: number, y: number];

const SIDE = 7;

export function middleOf(lot: Lot): Point {
  const [x, y] = cellOf(lot);
  return [x + 0.5, y + 0.5];
}

export function isSameSite(one: Site | null, other: Site | null): boolean {
  return one?.join() === other?.join();
}

export function includesSite(sites: readonly Site[], site: Site | null): boolean {
  return sites.some((each) => isSameSite(each, site));
}

/** Return the sites that replace nothing, as none of their Lots is built on; if none, all. */
export function freeSites(sites: readonly Site[], built: ReadonlySet<Lot>): readonly Site[] {
  const free = sites.filter((site) => !site.some((lot) => built.has(lot)));
  return free.length > 0 ? free : sites;
}

/**
 * Return the site with this Lot that is meant by a point: one that replaces nothing if there is one,
 * then one in this turn, else in the next turn that has one, then the one with the nearest centre.
 */
export function siteAt(
  piece: PieceId,
  sites: readonly Site[],
  lot: Lot,
  at: Point,
  turn: number,
  built: ReadonlySet<Lot> = new Set(),
): Site | undefined {
  const here = freeSites(
    sites.filter((site) => site.includes(lot)),
    built,
  );
  for (const turnSites of byTurn(piece, here, turn)) {
    const found = nearest(turnSites, at);
    if (found) return found;
  }
  return undefined;
}

/** Return the sites by how the piece is turned on them, beginning with this turn. */
function byTurn(piece: PieceId, sites: readonly Site[], turn: number): Site[][] {
  const ways = Math.max(1, turnsOf(piece));
  return Array.from({ length: ways }, (_, more) =>
    sites.filter((site) => turnOn(piece, site) === (turn + more) % ways),
  );
}

/** Return the Lots that a piece covers around a point of the city, legal or not. */
export function lotsAround(piece: PieceId, turn: number, at: Point): Site {
  const cells = cellsOf(piece, turn);
  const [width, height] = [0, 1].map((axis) => 1 + Math.max(...cells.map((cell) => cell[axis]!)));
  const [x, y] = centre(cells);
  const left = clamp(Math.round(at[0] - x), SIDE - width!);
  const top = clamp(Math.round(at[1] - y), SIDE - height!);
  return cells.map(([dx, dy]) => lotOf([left + dx, top + dy])).sort();
}

/** Mark the sites: single Lots each; larger ones, which overlap, as one area. */
export function siteMarks(sites: readonly Site[]): Mark[] {
  return sites[0]?.length === 1
    ? sites.map((lots) => ({ lots, kind: "place" }))
    : [{ lots: [...new Set(sites.flat())], kind: "place" }];
}

/** Say what is placed for Ceres: a Garden, a Monument, or with an empty bag a Lot given up. */
export function placedThing({ place, tile }: Pending): "garden" | "monument" | "empty" {
  if (place !== "garden") return "monument";
  return tile ? "garden" : "empty";
}

/** Return the piece or tile at its selected site; `preview` is what placing it would change. */
export function ghostOf(
  selection: Selection,
  pending: Pending | null,
  preview: Preview | null,
): GhostFacts | null {
  if (pending && selection.choice) {
    const { place: piece, tile } = pending;
    const art = piece !== "garden" ? { piece } : tile ? { tile } : null;
    return { art, site: selection.choice, fits: true, replaced: [] };
  }
  const { carried } = selection;
  if (!carried?.site) return null;
  const replaced = preview?.legal ? preview.replaced : [];
  return { art: { piece: carried.piece }, site: carried.site, fits: selection.ready, replaced };
}

function nearest(sites: readonly Site[], at: Point): Site | undefined {
  const distance = (site: Site): number => {
    const [x, y] = centre(site.map(cellOf));
    return Math.hypot(x - at[0], y - at[1]);
  };
  return sites.reduce<Site | undefined>(
    (best, site) => (best && distance(best) <= distance(site) ? best : site),
    undefined,
  );
}

function centre(cells: readonly Cell[]): Point {
  const mean = (axis: 0 | 1): number =>
    cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length;
  return [mean(0), mean(1)];
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
