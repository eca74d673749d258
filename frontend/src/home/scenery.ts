/** What stands on a piece of a city, by columns and rows. */

import type { Cell } from "../art/geometry.ts";

export interface Scenery {
  /** How many Lots it is wide and high. */
  size: Cell;
  pieces: readonly { id: string; turn: number; at: Cell }[];
  tiles: readonly { id: string; at: Cell }[];
  markers: readonly { side: "you" | "ceres"; at: Cell }[];
}
