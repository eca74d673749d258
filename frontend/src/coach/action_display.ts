/** How the coach shows an action: in words, as an area of the board, and as marks. */

import { cellOf, lotOf } from "../art/geometry.ts";
import type { GhostFacts } from "../board/Ghost.svelte";
import type { Mark } from "../board/Marks.svelte";
import type { ActionText, Lot, Pending } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";

export const KINDS = ["income", "buy", "build", "place"] as const;
export type ActionKind = (typeof KINDS)[number];

/** The parts of a written action: `build domus A1`. */
export interface ParsedAction {
  readonly kind: ActionKind;
  readonly piece: string | null;
  readonly lots: readonly Lot[];
}

export function parseAction(action: ActionText): ParsedAction {
  const [kind = "income", ...rest] = action.split(" ");
  const piece = kind === "build" ? (rest.shift() ?? null) : null;
  return { kind: kind as ActionKind, piece, lots: rest };
}

/** Say an action: `Buy D4`. */
export function sayAction(action: ActionText): string {
  const { kind, piece, lots } = parseAction(action);
  switch (kind) {
    case "income":
      return words.say("term-income");
    case "buy":
      return words.say("page-coach-buy", { deed: lots[0] ?? "" });
    case "build":
      return words.say("page-coach-build", { id: piece ?? "", lots });
    case "place":
      return words.say("page-coach-place", { lots });
  }
}

/** Say an action at the beginning of a line or sentence. */
export function nameAction(action: ActionText): string {
  return capitalized(sayAction(action));
}

/** Write words as at the beginning of a line. */
export function capitalized(said: string): string {
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** Mark where an action takes place. */
export function marksOfAction(action: ActionText, kind: Mark["kind"]): Mark[] {
  const { lots } = parseAction(action);
  return lots.length > 0 ? [{ lots, kind }] : [];
}

/** Return the piece of an action as it would lie in the city. */
export function ghostOfAction(action: ActionText, pending: Pending | null): GhostFacts | null {
  const { kind, piece, lots } = parseAction(action);
  if (kind === "build" && piece) return { art: { piece }, site: lots, fits: true, replaced: [] };
  if (kind !== "place" || !pending) return null;
  const { place, tile } = pending;
  const art = place !== "garden" ? { piece: place } : tile ? { tile } : null;
  return { art, site: lots, fits: true, replaced: [] };
}

const SIDE = 7;
/** At least as many rows and columns are marked, so that the area gives little away. */
const LEAST = 4;

/** Mark the part of the city to look at: around an action, but never its Lots alone. */
export function areaOf(action: ActionText): Mark[] {
  const cells = parseAction(action).lots.map(cellOf);
  if (cells.length === 0) return [];
  const [columns, rows] = [span(cells.map(([x]) => x)), span(cells.map(([, y]) => y))];
  return [{ lots: columns.flatMap((x) => rows.map((y) => lotOf([x, y]))), kind: "seen" }];
}

/** Return the rows or columns of a part of the city that has these. */
function span(all: readonly number[]): number[] {
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const from = low < SIDE - LEAST ? 0 : Math.min(low, SIDE - LEAST);
  const to = Math.max(high, from + LEAST - 1);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
