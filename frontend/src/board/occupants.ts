/** The occupants of the Lots of the city. */

import { lotOf } from "../art/geometry.ts";
import type { Lot, Offer, Placement, Side, Tabletop, TileId } from "../engine/types.ts";

export type Occupant =
  | { readonly what: "piece"; readonly side: Side; readonly standing: Placement }
  | { readonly what: "garden"; readonly tile: TileId; readonly park: readonly Lot[] }
  | { readonly what: "marker"; readonly side: Side }
  | { readonly what: "offer"; readonly offer: Offer }
  | { readonly what: "nothing" };

const SEVEN = [0, 1, 2, 3, 4, 5, 6];
/** The Lots of the city, row by row. */
export const ROWS: readonly (readonly Lot[])[] = SEVEN.map((y) => SEVEN.map((x) => lotOf([x, y])));

/** Return the occupant of every Lot. */
export function occupantsOf(table: Tabletop): ReadonlyMap<Lot, Occupant> {
  const found = new Map<Lot, Occupant>(ROWS.flat().map((lot) => [lot, { what: "nothing" }]));
  for (const offer of table.market) found.set(offer.deed, { what: "offer", offer });
  for (const side of ["you", "ceres"] as const) {
    for (const lot of table[side].lots) found.set(lot, { what: "marker", side });
    const standing = side === "you" ? table.you.buildings : table.ceres.monuments;
    for (const each of standing) {
      for (const lot of each.lots) found.set(lot, { what: "piece", side, standing: each });
    }
  }
  for (const [lot, tile] of Object.entries(table.ceres.gardens)) {
    const park = table.ceres.parks.find((lots) => lots.includes(lot)) ?? [lot];
    found.set(lot, { what: "garden", tile, park });
  }
  return found;
}

/** Return the Lots that the occupant of this Lot covers. */
export function coveredBy(lot: Lot, occupant: Occupant): readonly Lot[] {
  return occupant.what === "piece" ? occupant.standing.lots : [lot];
}
