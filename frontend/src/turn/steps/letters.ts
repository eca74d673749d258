/** The letters of a claim, in the order in which they were tried. */

import type { Step } from "../../engine/types.ts";

export interface Tried {
  letter: string;
  /** `none`: no Deed of it; `taken`: this one decided; `later`: it was not needed. */
  outcome: "none" | "taken" | "later";
}

/** What became of each letter of the card; without a claim, none had a Deed. */
export function triedLetters(step: Step, letters: readonly string[] = []): Tried[] {
  const taken = step.type === "claim" ? letters.indexOf(step["letter"]) : letters.length;
  return letters.map((letter, index) => ({
    letter,
    outcome: index < taken ? "none" : index === taken ? "taken" : "later",
  }));
}
