/** How a step of a turn is shown: its icon, and its marks on the city. */

import type { IconName } from "../art/sprite.ts";
import type { Mark } from "../board/Marks.svelte";
import type { Candidate, Lot, Step } from "../engine/types.ts";
import { classOf } from "../game/playback.ts";

const ICONS: Readonly<Record<string, IconName>> = {
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

/** Return the icon of a step: a wreath for all that score. */
export function iconOf(step: Step): IconName {
  return ICONS[step.type] ?? (classOf(step).kind === "set-up" ? "column" : "wreath");
}

const MARKS: Readonly<Record<string, (step: Step) => Mark[]>> = {
  claim: claimMarks,
  sites: siteMarks,
  plant: plantMarks,
  "bag-empty": emptyBagMarks,
  "deed-flip": (step) => [{ lots: step.seen, kind: "chosen" }],
  creep: (step) => [{ lots: step.seen, kind: "chosen" }],
  monument: (step) => [{ lots: step["lots"], kind: "chosen" }],
  bribe: (step) => (step["deeds"] as Lot[]).map((deed) => ({ lots: [deed], kind: "seen" })),
};

/** Return the marks of a step, the most important ones last. */
export function marksOf(step: Step): Mark[] {
  const marks = MARKS[step.type];
  if (marks) return marks(step);
  return step.seen.length > 0 ? [{ lots: step.seen, kind: "seen" }] : [];
}

/** The candidates with their distances, and the Lots they were measured from. */
function claimMarks(step: Step): Mark[] {
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

/** The sites that are left, and the Parks that decided. */
function siteMarks(step: Step): Mark[] {
  const parks = step["parks"] as Lot[][];
  const options = step["options"] as Lot[][];
  const kind = options.length > 1 ? "place" : "chosen";
  return [
    ...parks.map((lots): Mark => ({ lots, kind: "from" })),
    ...options.map((lots): Mark => ({ lots, kind })),
  ];
}

function plantMarks(step: Step): Mark[] {
  return [
    { lots: step["park"], kind: "seen" },
    { lots: [step["lot"]], kind: "chosen" },
  ];
}

function emptyBagMarks(step: Step): Mark[] {
  const neighbours = step["neighbours"] as Lot[];
  return [
    ...neighbours.map((lot): Mark => ({ lots: [lot], kind: "from" })),
    { lots: [step["lot"]], kind: "chosen" },
  ];
}
