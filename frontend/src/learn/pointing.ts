/** What the guide points at: what is to be looked at, or used next. */

import { turnOn } from "../art/geometry.ts";
import type { ActionText, LessonStep } from "../engine/types.ts";
import type { Mark } from "../game/marks.ts";
import type { Seat } from "../table/seat.svelte.ts";

/** Where the parts of the table are, on wide screens and on phones. */
const PARTS: Readonly<Record<NonNullable<LessonStep["part"]>, readonly string[]>> = {
  sides: [".table > .sides", ".table > header"],
  bar: ["section.bar"],
  market: ["section.market"],
};
const CONFIRM = "section.bar .buttons > :last-child";
const PUT_BACK = "section.bar .buttons > :first-child";

/** The Lots that a step is about. */
export function marksOf(seat: Seat, step: LessonStep): Mark[] {
  if (step.wants === null) return step.lots.map((lot) => ({ lots: [lot], kind: "seen" }));
  const [verb, ...words] = step.wants.split(" ");
  if (seat.hand.action === step.wants || verb === "income") return [];
  return [{ lots: verb === "build" ? words.slice(1) : words, kind: "chosen" }];
}

/** What a step points at besides, as selectors: the first that is in sight. */
export function targetsOf(seat: Seat, step: LessonStep): readonly string[] {
  if (step.wants !== null) return controlsOf(seat, step.wants);
  return step.part === null ? [] : PARTS[step.part];
}

/** The control to use next, on the way to an action. */
function controlsOf({ hand }: Seat, action: ActionText): string[] {
  const [verb, name] = action.split(" ");
  const { held } = hand;
  if (hand.action === action) return verb === "place" ? ["form [type=submit]"] : [CONFIRM];
  switch (verb) {
    case "income":
      return held.what === "nothing" || held.what === "lot" ? [CONFIRM] : [PUT_BACK];
    case "buy":
      return [`[data-deed="${name}"]`, `[data-lot="${name}"]`];
    case "build":
      // The piece is on its way: the city shows where it belongs.
      if (held.what === "piece" && held.piece === name) return [];
      return [`[data-tray="${name}"]`, "[data-build]", PUT_BACK];
    default:
      return [`[data-lot="${name}"]`];
  }
}

/** Turn the piece that an action builds as it will stand, when it is taken from the tray. */
export function turnFor({ hand }: Seat, action: ActionText | null): void {
  const [verb, piece, ...place] = action?.split(" ") ?? [];
  const { carried } = hand;
  if (verb !== "build" || !carried || carried.place || carried.piece !== piece) return;
  const turn = turnOn(piece, place);
  if (turn !== carried.turn) hand.held = { ...carried, turn };
}

/** Prepare an action, so that it only has to be confirmed. */
export function prepare({ hand }: Seat, action: ActionText): void {
  const [verb, ...words] = action.split(" ");
  const [name = "", ...place] = words;
  hand.drop();
  if (verb === "income") hand.takeIncome();
  else if (verb === "buy") hand.takeDeed(name);
  else if (verb === "place") hand.choose(words);
  else {
    hand.takePiece(name);
    hand.lay(place);
  }
}

/** The first of these that is there and that nothing lies over. */
export function inSight(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && (element.contains(top) || top.contains(element))) return box;
    }
  }
  return null;
}
