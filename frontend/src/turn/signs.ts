/** A sign for each kind of step, for where there is little room. */

import type { IconName } from "../art/sprite.ts";
import type { Step } from "../engine/types.ts";

const SIGNS: Readonly<Record<string, IconName>> = {
  income: "coin",
  buy: "deed",
  build: "yours",
  place: "yours",
  flip: "back",
  claim: "deed",
  creep: "deed",
  "no-claim": "hers",
  "deed-flip": "hidden",
  bribe: "coin",
  sites: "bag",
  plant: "tree",
  monument: "monument",
  "no-monument": "monument",
  "last-turns": "hourglass",
  "last-turn": "hourglass",
  refill: "deed",
  "era-begins": "column",
  correction: "column",
};

/** The sign of a step; what scores has a wreath. */
export function signOf(step: Step): IconName {
  return SIGNS[step.type] ?? (step.type.startsWith("set-up-") ? "column" : "wreath");
}
