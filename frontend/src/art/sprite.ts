/** The addresses of the drawings in the sprite, for `<use href>`; `tools/pictures/sprite.py` makes it. */

import { cellOf, turnsOf } from "./geometry.ts";

/** The icons, each within 40 units of (0, 0). */
export type IconName =
  | "back"
  | "bag"
  | "citizen"
  | "coin"
  | "column"
  | "deed"
  | "hers"
  | "hidden"
  | "hourglass"
  | "monument"
  | "rosette"
  | "tree"
  | "wheat"
  | "wreath"
  | "yours";

/** The icon of each kind of Building on tiles and cards. */
export const KIND_ICON: Readonly<Record<string, IconName>> = {
  residential: "citizen",
  commercial: "coin",
  civic: "column",
  any: "rosette",
};

/** The icon of each side's Lot marker: a round shield, or a lozenge. */
export const MARKER_ICON: Readonly<Record<"you" | "ceres", IconName>> = {
  you: "yours",
  ceres: "hers",
};

export const FRAME_ART = "#frame";

export function pieceArt(id: string, turn = 0): string {
  return `#piece-${id}-${turn % Math.max(1, turnsOf(id))}`;
}

export function tileArt(id: string): string {
  return `#tile-${id}`;
}

/** Return the ground of an empty Lot, one of four patterns of stones. */
export function lotArt(lot: string): string {
  const [x, y] = cellOf(lot);
  return `#lot-${(x * 3 + y * 5) % 4}`;
}

export function iconArt(name: IconName): string {
  return `#icon-${name}`;
}

export function markerArt(side: "you" | "ceres"): string {
  return iconArt(MARKER_ICON[side]);
}
