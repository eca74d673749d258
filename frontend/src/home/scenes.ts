/** Pictures of cities: the city of a game, and the scene behind the title. */

import { cellOf, corner, turnOn, type Cell } from "../art/geometry.ts";
import type { Side, Tabletop } from "../engine/types.ts";

/** A part of a city, by columns and rows. */
export interface Scenery {
  /** Its width and height in Lots. */
  size: Cell;
  pieces: readonly { id: string; turn: number; at: Cell }[];
  tiles: readonly { id: string; at: Cell }[];
  markers: readonly { side: Side; at: Cell }[];
}

/** Return the city of a game as it lies. */
export function cityScene({ you, ceres }: Tabletop): Scenery {
  const standing = [...you.buildings, ...ceres.monuments];
  const built = new Set([...standing.flatMap(({ lots }) => lots), ...Object.keys(ceres.gardens)]);
  const markers = (side: Side, lots: readonly string[]): Scenery["markers"] =>
    lots.filter((lot) => !built.has(lot)).map((lot) => ({ side, at: cellOf(lot) }));
  return {
    size: [7, 7],
    pieces: standing.map(({ id, lots }) => ({ id, turn: turnOn(id, lots), at: corner(lots) })),
    tiles: Object.entries(ceres.gardens).map(([lot, id]) => ({ id, at: cellOf(lot) })),
    markers: [...markers("you", you.lots), ...markers("ceres", ceres.lots)],
  };
}

// The scene behind the title: Rome on the left, Ceres' Gardens on the right.

/** Pieces: id, quarter turns, column and row of the top left corner. */
const PIECES: readonly (readonly [id: string, turn: number, ...at: Cell])[] = [
  ["temple-of-jupiter", 0, 0, 0],
  ["insula", 0, 2, 0],
  ["bakery", 0, 5, 0],
  ["domus", 0, 2, 1],
  ["grand-fountain", 0, 3, 1],
  ["stalls", 0, 5, 1],
  ["foundry-long", 0, 0, 2],
  ["insula-l", 1, 4, 2],
  ["great-insula-square", 0, 0, 3],
  ["pottery", 1, 2, 3],
  ["domus-maxima", 0, 3, 3],
  ["roman-forum", 0, 3, 4],
  ["artisan-forum", 1, 6, 0],
  ["library", 0, 6, 3],
  ["garden", 0, 6, 4],
  ["great-insula-square", 0, 7, 0],
  ["domus", 0, 8, 2],
  ["colosseum", 0, 7, 3],
  ["fountain", 0, 10, 3],
  ["royal-winery", 1, 13, 0],
  ["domus", 0, 15, 3],
];

const TILES: readonly (readonly [id: string, ...at: Cell])[] = [
  ["residential", 9, 1],
  ["commercial", 9, 2],
  ["residential-double", 10, 1],
  ["residential", 10, 0],
  ["civic-residential", 11, 2],
  ["commercial", 11, 1],
  ["residential", 11, 3],
  ["commercial", 10, 4],
  ["residential", 11, 4],
  ["civic-any", 12, 1],
  ["residential-double", 12, 0],
  ["residential", 12, 2],
  ["commercial-double", 12, 3],
  ["residential", 13, 3],
  ["civic-commercial", 14, 3],
  ["commercial", 13, 4],
  ["residential", 9, 4],
  ["residential", 15, 0],
  ["civic-civic", 15, 1],
  ["residential-double", 16, 1],
  ["residential", 15, 2],
  ["commercial", 16, 3],
  ["residential", 15, 4],
  ["civic-any", 16, 4],
];

export const TITLE_SCENE: Scenery = {
  size: [17, 5],
  pieces: PIECES.map(([id, turn, ...at]) => ({ id, turn, at })),
  tiles: TILES.map(([id, ...at]) => ({ id, at })),
  markers: [
    { side: "you", at: [5, 3] },
    { side: "you", at: [7, 2] },
    { side: "you", at: [9, 3] },
    { side: "you", at: [9, 0] },
    { side: "ceres", at: [10, 2] },
    { side: "ceres", at: [11, 0] },
    { side: "ceres", at: [12, 4] },
    { side: "ceres", at: [16, 2] },
    { side: "ceres", at: [14, 4] },
    { side: "ceres", at: [16, 0] },
  ],
};
