/** How a claim was settled: the candidates, measure by measure, until one was left. */

import type { Candidate, Step } from "../../engine/types.ts";

export type MeasureName = "distance" | "price" | "place";

export interface Measure {
  name: MeasureName;
  /** Of each candidate, in their order; nothing of those that were out before. */
  values: (number | null)[];
  /** Which of them are the best of it. */
  best: boolean[];
  /** Whether it left one only. */
  settles: boolean;
}

/** The measures that were looked at, each with those candidates that were still in question. */
export function measuresOf(step: Step): Measure[] {
  const candidates = step["candidates"] as Candidate[];
  const chosen = candidates.find(({ deed }) => deed === step["deed"]);
  if (!chosen) return [];
  const found: Measure[] = [];
  let open = candidates.map(() => true);
  for (const name of looked(step, chosen)) {
    const best = candidates.map((each, index) => !!open[index] && each[name] === chosen[name]);
    const values = candidates.map((each, index) => (open[index] ? (each[name] ?? null) : null));
    found.push({ name, values, best, settles: name === step["settled"] });
    open = best;
  }
  return found;
}

/** The measures up to the one that settled it. */
function looked(step: Step, chosen: Candidate): MeasureName[] {
  if (step["settled"] === "only") return ["price"];
  const known: MeasureName[] = ["distance", "price", "place"];
  const upTo = known.indexOf(step["settled"]) + 1;
  return known.slice(0, upTo).filter((name) => chosen[name] !== undefined);
}
