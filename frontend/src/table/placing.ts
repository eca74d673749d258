/** What the city shows while something is put on it: where it may go, and how it would lie. */

import type { GhostFacts } from "../board/Ghost.svelte";
import type { Pending, Preview } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";
import type { Hand } from "./hand.svelte.ts";
import { lotsOf, type Place } from "./places.ts";

/** Larger places overlap: where they all are is one field, and the ghost shows each. */
export function marksAt(places: readonly Place[]): Mark[] {
  return places[0]?.length === 1
    ? places.map((lots) => ({ lots, kind: "place" }))
    : [{ lots: lotsOf(places), kind: "place" }];
}

/** What is picked for Ceres, or carried, where it would lie; `foreseen` is what that would change. */
export function ghostOf(
  hand: Hand,
  pending: Pending | null,
  foreseen: Preview | null,
): GhostFacts | null {
  if (pending && hand.choice) {
    const { place: piece, tile } = pending;
    const art = piece !== "garden" ? { piece } : tile ? { tile } : null;
    return { art, place: hand.choice, fits: true, replaced: [] };
  }
  const { carried } = hand;
  if (!carried?.place) return null;
  const replaced = foreseen?.legal ? foreseen.replaced : [];
  return { art: { piece: carried.piece }, place: carried.place, fits: hand.ready, replaced };
}
