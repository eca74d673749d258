/** The guide of the lesson: its texts, and the elements it points at. */

import { turnOn } from "../art/geometry.ts";
import type { Mark } from "../board/Marks.svelte";
import { parseAction } from "../coach/action_display.ts";
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
  const { kind, piece, lots } = parseAction(wants ?? "");
  const [lot = ""] = lots;
  return words.say(`page-learn-later-${kind}`, { deed: lot, lot, id: piece ?? "", lots });
}

/** Return the marks of a step on the city. */
export function marksOf(seat: Seat, step: LessonStep): Mark[] {
  if (step.wants === null) return step.lots.map((lot) => ({ lots: [lot], kind: "seen" }));
  const { lots } = parseAction(step.wants);
  return seat.selection.action === step.wants ? [] : [{ lots, kind: "chosen" }];
}

/** Return selectors of what a step points at; the first visible match counts. */
export function targetsOf(seat: Seat, step: LessonStep): readonly string[] {
  if (step.wants !== null) return controlsOf(seat, step.wants);
  return step.part === null ? [] : PARTS[step.part];
}

/** Return selectors of the control to use next for an action. */
function controlsOf({ selection }: Seat, action: ActionText): string[] {
  const { kind, piece, lots } = parseAction(action);
  const { selected } = selection;
  if (selection.action === action) return [CONFIRM];
  switch (kind) {
    case "income":
      return selected.what === "nothing" || selected.what === "lot" ? [CONFIRM] : [CANCEL];
    case "buy":
      return [`[data-deed="${lots[0]}"]`, `[data-lot="${lots[0]}"]`];
    case "build":
      // The piece is being placed: the city shows where it belongs.
      if (selected.what === "piece" && selected.piece === piece) return [];
      return [
        `[data-tray="${piece}"]`,
        "[data-build]",
        ...(selected.what === "nothing" ? [] : [CANCEL]),
      ];
    default:
      return [`[data-lot="${lots[0]}"]`];
  }
}

/** Turn a piece taken from the tray as the action wants it to stand. */
export function turnFor({ selection }: Seat, action: ActionText | null): void {
  const { piece, lots } = parseAction(action ?? "");
  const { carried } = selection;
  if (!carried || carried.site || carried.piece !== piece) return;
  const turn = turnOn(piece, lots);
  if (turn !== carried.turn) selection.selected = { ...carried, turn, turned: true };
}

/** Scroll the first of these elements that there is into view, within what scrolls around it. */
export function bringIntoView([selector = ""]: readonly string[]): void {
  if (selector) document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
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
