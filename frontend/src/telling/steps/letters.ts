/** The letters of a claim, in the order in which they were tried. */

import type { CardKind, Step } from "../../engine/types.ts";

export interface Tried {
  letter: string;
  /** `none`: no Deed of it; `taken`: this one decided; `later`: it was not needed. */
  outcome: "none" | "taken" | "later";
}

/** What became of each letter of the card. */
export function triedLetters(step: Step, card: CardKind | undefined): Tried[] {
  const letters = card?.letters ?? [];
  const taken = step.type === "claim" ? letters.indexOf(step["letter"]) : letters.length;
  return letters.map((letter, index) => ({
    letter,
    outcome: index < taken ? "none" : index === taken ? "taken" : "later",
  }));
}
