/** The city of a game as a small picture. */

import { cellOf, corner, turnOn } from "../art/geometry.ts";
import type { Side, Tabletop } from "../engine/types.ts";
import type { Scenery } from "./scenery.ts";

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
