/** How a step of a turn is shown: its icon, its marks on the city, and its line in the log. */

import type { IconName } from "../art/sprite.ts";
import type { Mark } from "../board/Marks.svelte";
import type { RuleId, Step, StepOf } from "../engine/types.ts";
import { classOf, type ShownGame } from "../game/playback.ts";
import { sentence } from "./story.ts";

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

/** Return the line of a step in the log. */
export function lineOf(step: Step): {
  icon: IconName;
  text: string;
  rules: readonly RuleId[];
  marks: Mark[];
} {
  return { icon: iconOf(step), text: sentence(step), rules: step.rules, marks: marksOf(step) };
}

/** Return the handlers of an element that highlights marks on the city while it is pointed at. */
export function highlighting(game: ShownGame, marks: readonly Mark[]) {
  const show = (): void => void (game.spotlight = marks);
  const clear = (): void => void (game.spotlight === marks && (game.spotlight = []));
  return { onpointerenter: show, onpointerleave: clear, onfocusin: show, onfocusout: clear };
}

const MARKS: { readonly [Type in Step["type"]]?: (step: StepOf<Type>) => Mark[] } = {
  claim: claimMarks,
  sites: siteMarks,
  plant: plantMarks,
  "bag-empty": emptyBagMarks,
  "deed-flip": (step) => [{ lots: step.seen, kind: "chosen" }],
  creep: (step) => [{ lots: step.seen, kind: "chosen" }],
  monument: (step) => [{ lots: step.lots, kind: "chosen" }],
  bribe: (step) => step.deeds.map((deed) => ({ lots: [deed], kind: "seen" })),
};

/** Return the marks of a step, the most important ones last. */
export function marksOf(step: Step): Mark[] {
  const marks = MARKS[step.type] as ((step: Step) => Mark[]) | undefined;
  if (marks) return marks(step);
  return step.seen.length > 0 ? [{ lots: step.seen, kind: "seen" }] : [];
}

/** The candidates with their distances, and the Lots they were measured from. */
function claimMarks({ candidates, deed: taken }: StepOf<"claim">): Mark[] {
  const chosen = candidates.find(({ deed }) => deed === taken);
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
function siteMarks({ parks, options }: StepOf<"sites">): Mark[] {
  const kind = options.length > 1 ? "place" : "chosen";
  return [
    ...parks.map((lots): Mark => ({ lots, kind: "from" })),
    ...options.map((lots): Mark => ({ lots, kind })),
  ];
}

function plantMarks({ park, lot }: StepOf<"plant">): Mark[] {
  return [
    { lots: park, kind: "seen" },
    { lots: [lot], kind: "chosen" },
  ];
}

function emptyBagMarks({ neighbours, lot }: StepOf<"bag-empty">): Mark[] {
  return [
    ...neighbours.map((each): Mark => ({ lots: [each], kind: "from" })),
    { lots: [lot], kind: "chosen" },
  ];
}
