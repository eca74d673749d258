/** What of the city a step of the telling points at. */

import type { Candidate, Lot, Step } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";

/** The marks of a step, those that matter most last. */
export function marksOf(step: Step): Mark[] {
  const marks = MARKS[step.type];
  return marks ? marks(step) : seen(step);
}

const MARKS: Readonly<Record<string, (step: Step) => Mark[]>> = {
  claim: claimed,
  sites: allowed,
  plant: planted,
  "bag-empty": givenUp,
  "deed-flip": (step) => [{ lots: step.seen, kind: "chosen" }],
  creep: (step) => [{ lots: step.seen, kind: "chosen" }],
  monument: (step) => [{ lots: step["lots"], kind: "chosen" }],
  bribe: (step) => (step["deeds"] as Lot[]).map((deed) => ({ lots: [deed], kind: "seen" })),
};

function seen(step: Step): Mark[] {
  return step.seen.length > 0 ? [{ lots: step.seen, kind: "seen" }] : [];
}

/** The Deeds in question with their distances, and the Lots they were measured from. */
function claimed(step: Step): Mark[] {
  const candidates = step["candidates"] as Candidate[];
  const chosen = candidates.find(({ deed }) => deed === step["deed"]);
  return [
    ...(chosen?.from ?? []).map((lot): Mark => ({ lots: [lot], kind: "from" })),
    ...candidates.map((candidate): Mark => {
      const { deed, distance } = candidate;
      const kind = candidate === chosen ? "chosen" : "candidate";
      return { lots: [deed], kind, ...(distance !== undefined && { label: String(distance) }) };
    }),
  ];
}

/** The places that are left, and the Parks that decided. */
function allowed(step: Step): Mark[] {
  const parks = step["parks"] as Lot[][];
  const options = step["options"] as Lot[][];
  const kind = options.length > 1 ? "place" : "chosen";
  return [
    ...parks.map((lots): Mark => ({ lots, kind: "from" })),
    ...options.map((lots): Mark => ({ lots, kind })),
  ];
}

function planted(step: Step): Mark[] {
  return [
    { lots: step["park"], kind: "seen" },
    { lots: [step["lot"]], kind: "chosen" },
  ];
}

function givenUp(step: Step): Mark[] {
  const neighbours = step["neighbours"] as Lot[];
  return [
    ...neighbours.map((lot): Mark => ({ lots: [lot], kind: "from" })),
    { lots: [step["lot"]], kind: "chosen" },
  ];
}
