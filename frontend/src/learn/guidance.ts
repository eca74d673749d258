/** The guide of the lesson: its texts, and the elements it points at. */

import { turnOn } from "../art/geometry.ts";
import type { Mark } from "../board/Marks.svelte";
import type { ActionText, LessonStep } from "../engine/types.ts";
import type { Seat } from "../table/seat.svelte.ts";
import { words } from "../words/words.svelte.ts";
import type { GuidedGame } from "./guided_game.svelte.ts";

/** Selectors of the parts of the table, on wide screens and on phones. */
const PARTS: Readonly<Record<NonNullable<LessonStep["part"]>, readonly string[]>> = {
  sides: [".table > .sides", ".table > header"],
  bar: ["section.bar"],
  market: ["section.market"],
};
const CONFIRM = "section.bar .buttons > :last-child";
const CANCEL = "section.bar .buttons > :first-child";

/** Return the text of the current note. */
export function noteWords({ note }: GuidedGame): string {
  return note ? words.say(`page-learn-step-${note.id}`, note.facts) : words.say("page-learn-watch");
}

/** Say which action comes first, to a player who tried another one. */
export function laterWords({ wants }: GuidedGame): string {
  const [verb = "", ...named] = (wants ?? "").split(" ");
  const [name = "", ...lots] = named;
  return words.say(`page-learn-later-${verb}`, { deed: name, lot: name, id: name, lots });
}

/** Return the marks of a step on the city. */
export function marksOf(seat: Seat, step: LessonStep): Mark[] {
  if (step.wants === null) return step.lots.map((lot) => ({ lots: [lot], kind: "seen" }));
  const [verb, ...names] = step.wants.split(" ");
  if (seat.selection.action === step.wants || verb === "income") return [];
  return [{ lots: verb === "build" ? names.slice(1) : names, kind: "chosen" }];
}

/** Return selectors of what a step points at; the first visible match counts. */
export function targetsOf(seat: Seat, step: LessonStep): readonly string[] {
  if (step.wants !== null) return controlsOf(seat, step.wants);
  return step.part === null ? [] : PARTS[step.part];
}

/** Return selectors of the control to use next for an action. */
function controlsOf({ selection }: Seat, action: ActionText): string[] {
  const [verb, name] = action.split(" ");
  const { selected } = selection;
  if (selection.action === action) return verb === "place" ? ["form [type=submit]"] : [CONFIRM];
  switch (verb) {
    case "income":
      return selected.what === "nothing" || selected.what === "lot" ? [CONFIRM] : [CANCEL];
    case "buy":
      return [`[data-deed="${name}"]`, `[data-lot="${name}"]`];
    case "build":
      // The piece is being placed: the city shows where it belongs.
      if (selected.what === "piece" && selected.piece === name) return [];
      return [`[data-tray="${name}"]`, "[data-build]", CANCEL];
    default:
      return [`[data-lot="${name}"]`];
  }
}

/** Turn a piece taken from the tray as the action wants it to stand. */
export function turnFor({ selection }: Seat, action: ActionText | null): void {
  const [verb, piece, ...site] = action?.split(" ") ?? [];
  const { carried } = selection;
  if (verb !== "build" || !carried || carried.site || carried.piece !== piece) return;
  const turn = turnOn(piece, site);
  if (turn !== carried.turn) selection.selected = { ...carried, turn, turned: true };
}

/** Select an action, so that it only has to be confirmed. */
export function prepare({ selection }: Seat, action: ActionText): void {
  const [verb, ...names] = action.split(" ");
  const [name = "", ...site] = names;
  selection.clear();
  if (verb === "income") selection.selectIncome();
  else if (verb === "buy") selection.selectDeed(name);
  else if (verb === "place") selection.choose(names);
  else {
    selection.selectPiece(name);
    selection.put(site);
  }
}

/** Return the box of the first of these elements that is visible and not covered. */
export function visibleBox(selectors: readonly string[]): DOMRect | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      if (top && (element.contains(top) || top.contains(element))) return box;
    }
  }
  return null;
}
