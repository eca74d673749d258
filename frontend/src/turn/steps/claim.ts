/** How a claim was settled: the letters tried, and the candidates compared until one was left. */

import type { Candidate, StepOf } from "../../engine/types.ts";

export interface TriedLetter {
  letter: string;
  /** `none`: no Deed has it; `taken`: it decided; `later`: it was not needed. */
  outcome: "none" | "taken" | "later";
}

/** Return the outcome of each letter of the card; without a claim, none had a Deed. */
export function triedLetters(
  step: StepOf<"claim" | "no-claim">,
  letters: readonly string[] = [],
): TriedLetter[] {
  const taken = step.type === "claim" ? letters.indexOf(step.letter ?? "") : letters.length;
  return letters.map((letter, index) => ({
    letter,
    outcome: index < taken ? "none" : index === taken ? "taken" : "later",
  }));
}

export type CriterionName = "distance" | "price" | "place";

export interface Criterion {
  name: CriterionName;
  /** The value of each candidate; `null` for those eliminated before. */
  values: (number | null)[];
  /** Whether each candidate has the best value. */
  best: boolean[];
  /** Whether it left one candidate only. */
  settles: boolean;
}

/** Return the criteria that were compared, each with the candidates still in question. */
export function criteriaOf(step: StepOf<"claim">): Criterion[] {
  const { candidates } = step;
  const chosen = candidates.find(({ deed }) => deed === step.deed);
  if (!chosen) return [];
  const found: Criterion[] = [];
  let open = candidates.map(() => true);
  for (const name of comparedCriteria(step, chosen)) {
    const best = candidates.map((each, index) => !!open[index] && each[name] === chosen[name]);
    const values = candidates.map((each, index) => (open[index] ? (each[name] ?? null) : null));
    found.push({ name, values, best, settles: name === step.settled });
    open = best;
  }
  return found;
}

/** Return the criteria up to the one that settled the claim. */
function comparedCriteria({ settled }: StepOf<"claim">, chosen: Candidate): CriterionName[] {
  if (settled === "only") return ["price"];
  const all: CriterionName[] = ["distance", "price", "place"];
  const upTo = all.indexOf(settled) + 1;
  return all.slice(0, upTo).filter((name) => chosen[name] !== undefined);
}
