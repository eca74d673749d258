/** What of the city a step points at, set-up and corrections included. */

import type { Lot, Step } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";
import { marksOf } from "../turn/marks_of.ts";

export function litBy(step: Step): Mark[] {
  if (!step.type.startsWith("set-up-")) return marksOf(step);
  const lots = (step["lots"] ?? step["deeds"] ?? []) as Lot[];
  return lots.map((lot) => ({ lots: [lot], kind: "chosen" }));
}
