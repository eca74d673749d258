/** Which place of a piece is meant when a Lot is pointed at. */

import { cellOf, cellsOf, lotOf, turnOn, turnsOf, type Cell } from "../art/geometry.ts";
import type { Lot, PieceId } from "../engine/types.ts";

/** Lots that something lies on, sorted as actions write them. */
export type Place = readonly Lot[];
/** A point of the city: Lots from its top left corner, with fractions. */
export type Point = readonly [x: number, y: number];

const SIDE = 7;

export function middleOf(lot: Lot): Point {
  const [x, y] = cellOf(lot);
  return [x + 0.5, y + 0.5];
}

export function samePlace(one: Place | null, other: Place | null): boolean {
  return one?.join() === other?.join();
}

export function isAmong(places: readonly Place[], place: Place | null): boolean {
  return places.some((each) => samePlace(each, place));
}

/** All Lots that belong to a place. */
export function lotsOf(places: readonly Place[]): Lot[] {
  return [...new Set(places.flat())];
}

/**
 * Of the places with this Lot, the one that lies around the point, in this turn if there is one;
 * else in the next turn that has one.
 */
export function placeAt(
  piece: PieceId,
  places: readonly Place[],
  lot: Lot,
  at: Point,
  turn: number,
): Place | undefined {
  const here = places.filter((place) => place.includes(lot));
  for (let more = 0; more < Math.max(1, turnsOf(piece)); more += 1) {
    const wanted = (turn + more) % Math.max(1, turnsOf(piece));
    const found = nearest(
      here.filter((place) => turnOn(piece, place) === wanted),
      at,
    );
    if (found) return found;
  }
  return undefined;
}

/** Where a piece comes to lie around a point of the city, allowed or not. */
export function laidAt(piece: PieceId, turn: number, at: Point): Place {
  const cells = cellsOf(piece, turn);
  const [width, height] = [0, 1].map((axis) => 1 + Math.max(...cells.map((cell) => cell[axis]!)));
  const [x, y] = centre(cells);
  const left = within(Math.round(at[0] - x), SIDE - width!);
  const top = within(Math.round(at[1] - y), SIDE - height!);
  return cells.map(([dx, dy]) => lotOf([left + dx, top + dy])).sort();
}

function nearest(places: readonly Place[], at: Point): Place | undefined {
  const away = (place: Place): number => {
    const [x, y] = centre(place.map(cellOf));
    return Math.hypot(x - at[0], y - at[1]);
  };
  return places.reduce<Place | undefined>(
    (best, place) => (best && away(best) <= away(place) ? best : place),
    undefined,
  );
}

function centre(cells: readonly Cell[]): Point {
  const mean = (axis: 0 | 1): number =>
    cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length;
  return [mean(0), mean(1)];
}

function within(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
