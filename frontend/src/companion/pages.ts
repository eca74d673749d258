/** A turn as it is told at a real table: one screen for everything that hands do at once. */

import type { Message, Step, Tabletop, Turn } from "../engine/types.ts";
import { isYours } from "../game/playback.ts";

export interface Page {
  /** The step that it is about. */
  step: Step;
  /** Its number in the turn: part of the address. */
  index: number;
  /** All that happens with it, the step included, in order. */
  steps: readonly Step[];
  /** The table as it lies then, and as it lay before; nothing of turns long gone. */
  table: Tabletop | null;
  before: Tabletop | null;
}

/** What comes of a step, and is done with it. */
const ALONG = new Set(["refill", "when-built"]);
/** What a place was settled for. */
const LANDS = new Set(["plant", "monument", "bag-empty"]);

/** The screens of a turn; of what you did yourself only if there is something to do by hand. */
export function pagesOf(turn: Turn | null): Page[] {
  const pages: Page[] = [];
  let table = turn?.before ?? null;
  turn?.steps.forEach((step, index) => {
    const before = table;
    if (table) table = { ...table, ...step.table };
    const last = pages.at(-1);
    if (last && ALONG.has(step.type)) {
      pages[pages.length - 1] = { ...last, steps: [...last.steps, step], table };
    } else if (last?.step.type === "sites" && LANDS.has(step.type)) {
      pages[pages.length - 1] = { ...last, step, index, steps: [...last.steps, step], table };
    } else {
      pages.push({ step, index, steps: [step], table, before });
    }
  });
  return pages.filter(isTold);
}

/** What you choose is shown where you choose it. */
function isTold(page: Page): boolean {
  return isYours(page.step) ? handsOf(page).length > 0 : page.step.type !== "sites";
}

/** Why you are asked to choose a place for Ceres, if you are. */
export function sitesOf(turn: Turn | null): Page | null {
  const index = turn ? turn.steps.findLastIndex(({ type }) => type === "sites") : -1;
  const step = turn?.steps[index];
  return step ? { step, index, steps: [step], table: null, before: null } : null;
}

/** What to do with wood and cardboard, in order. */
export function handsOf({ steps }: Page): Message[] {
  return steps.flatMap(({ hands }) => hands ?? []);
}
