/** A turn that is being told: step by step, the table as it lies after each. */

import type { Step, Tabletop, Turn } from "../engine/types.ts";

export interface Telling {
  readonly turn: Turn;
  /** The step that is told now. */
  readonly index: number;
  readonly table: Tabletop;
}

/** What you did yourself needs no telling, */
const YOURS = new Set(["income", "buy", "build", "place"]);
/** nor does what comes of it. */
const ALONG = new Set(["refill", "when-built"]);

/** The beginning of a telling; `null` if there is nothing to tell. */
export function begin(turn: Turn): Telling | null {
  return turn.before ? advance({ turn, index: -1, table: turn.before }) : null;
}

/** The next step worth telling, with all the quiet ones before it; `null` at the end. */
export function advance({ turn, index, table }: Telling): Telling | null {
  let hers = turn.steps.slice(0, index + 1).some((step) => !isYours(step));
  for (let next = index + 1; next < turn.steps.length; next += 1) {
    const step = turn.steps[next] as Step;
    table = { ...table, ...step.table };
    hers ||= !isYours(step) && !ALONG.has(step.type);
    if (hers && step.type !== "refill") return { turn, index: next, table };
  }
  return null;
}

export function isYours(step: Step): boolean {
  return YOURS.has(step.type);
}

/** How long a sentence is shown, by the pace. */
export const PACES = { slow: 3200, quick: 1200, "at-once": 0 } as const;
export type Pace = keyof typeof PACES;

/** How long a step is shown: longer, the more sentences it has. */
export function delayOf(step: Step, pace: Pace): number {
  const sentences = "parts" in step.message ? step.message.parts.length : 1;
  return PACES[pace] * (1 + (sentences - 1) / 2);
}
