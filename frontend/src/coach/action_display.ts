/** How the coach shows an action: in words, and as marks of the city. */

import type { GhostFacts } from "../board/Ghost.svelte";
import type { Mark } from "../board/Marks.svelte";
import type { ActionKind, ActionText, Lot, Pending, ShownAction } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";

/** The parts of a written action: `build domus A1`. */
export type ParsedAction = Pick<ShownAction, "kind" | "piece" | "lots">;

export function parseAction(action: ActionText): ParsedAction {
  const [kind = "income", ...lots] = action.split(" ");
  const piece = kind === "build" ? (lots.shift() ?? null) : null;
  return { kind: kind as ActionKind, piece, lots };
}

/** Name a written action at the beginning of a line. */
export function nameAction(action: ActionText): string {
  const { kind, piece, lots } = parseAction(action);
  const facts = { deed: lots[0] ?? "", id: piece ?? "", lots };
  const id = kind === "income" ? "term-income" : `page-coach-${kind}`;
  return capitalized(words.say(id, facts));
}

/** Name an action at the beginning of a line. */
export function nameOf({ name }: ShownAction): string {
  return capitalized(words.format(name));
}

/** Write words as at the beginning of a line. */
export function capitalized(said: string): string {
  return said.charAt(0).toLocaleUpperCase(words.language) + said.slice(1);
}

/** Mark Lots, if there are any. */
export function marksOf(lots: readonly Lot[], kind: Mark["kind"]): Mark[] {
  return lots.length > 0 ? [{ lots, kind }] : [];
}

/** Return the piece of an action as it would lie in the city. */
export function ghostOfAction(
  { kind, piece, lots }: ShownAction,
  pending: Pending | null,
): GhostFacts | null {
  if (piece) return { art: { piece }, site: lots, fits: true, replaced: [] };
  if (kind !== "place" || !pending) return null;
  const { place, tile } = pending;
  const art = place !== "garden" ? { piece: place } : tile ? { tile } : null;
  return { art, site: lots, fits: true, replaced: [] };
}
