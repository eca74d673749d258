/** The keyboard shortcuts of the table. Arrow keys within a part of it are handled there. */

import { toasts } from "../look/toasts.svelte.ts";
import { words } from "../words/words.svelte.ts";
import type { Seat } from "./seat.svelte.ts";

/** The commands that depend on the layout. */
export interface KeyCommands {
  market: () => void;
  tray: () => void;
  log: () => void;
  keys: () => void;
  /** Closes a sheet, if one is open; returns whether it did. */
  close: () => boolean;
}

/**
 * The keys as the help lists them, each with the message that explains it. Keys that have names in
 * each language are messages, too.
 */
export const KEYS: readonly (readonly [keys: readonly string[], message: string])[] = [
  [["I"], "page-keys-income"],
  [["B"], "page-keys-market"],
  [["T"], "page-keys-tray"],
  [["←", "→", "↑", "↓"], "page-keys-arrows"],
  [["page-key-enter"], "page-keys-enter"],
  [["R"], "page-keys-turn"],
  [["page-key-escape"], "page-keys-escape"],
  [["U"], "page-keys-undo"],
  [["Y"], "page-keys-redo"],
  [["page-key-space"], "page-keys-next"],
  [["S"], "page-keys-skip"],
  [["L"], "page-keys-log"],
  [["H"], "page-keys-hint"],
  [["F"], "page-keys-forecast"],
  [["?"], "page-keys-help"],
];

/** What uses keys itself; a radio button only those that move among its group. */
const OWN_KEYS = "input:not([type=radio]), select, textarea, dialog, [role=menu], [popover]";

/** Handle a key, unless it belongs to a dialog, a field or the browser. */
export function handleKey(event: KeyboardEvent, seat: Seat, commands: KeyCommands): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest(OWN_KEYS)) return;
  const run = commandOf(event.key, target, seat, commands);
  if (!run) return;
  event.preventDefault();
  run();
}

function commandOf(
  key: string,
  target: HTMLElement,
  seat: Seat,
  commands: KeyCommands,
): (() => void) | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "i":
      return () => income(seat);
    case "b":
      return commands.market;
    case "t":
      return commands.tray;
    case "r":
      return () => seat.selection.turn(key === "R" ? -1 : 1);
    case "u":
      return () => seat.undo();
    case "y":
      return () => seat.redo();
    case "l":
      return commands.log;
    case "h":
      return () => hint(seat);
    case "f":
      return () => seat.coach?.forecast(seat.coach.available && !seat.coach.forecasting);
    case "?":
      return commands.keys;
    case "Escape":
      // The browser closes popovers, such as that of a rule.
      if (document.querySelector(":popover-open")) return null;
      return () => void (commands.close() || seat.cancel());
    case " ":
      return seat.game.unanswered && !target.closest(".bar button")
        ? () => seat.game.answer()
        : null;
    case "Enter":
      return usesEnter(target, seat) ? null : () => void seat.confirm();
    default:
      return null;
  }
}

/** Whether the focused element uses Enter itself: a button, a Lot, a link. */
function usesEnter(target: HTMLElement, seat: Seat): boolean {
  if (!target.closest("button, a, [role=tab], summary")) return false;
  // After the key for Income, Enter confirms it wherever the focus is, except on the action bar.
  return seat.selection.selected.what !== "income" || target.closest(".bar") !== null;
}

/** Ask the coach for a hint, or for the next step of it; a strict game has none, and says so. */
function hint({ coach, game }: Seat): void {
  if (game.view.game.strict) toasts.show(words.say("page-undo-strict-means"));
  else void coach?.hint();
}

/** Select Income; the second time, take it. */
function income(seat: Seat): void {
  if (!seat.yourTurn) return;
  if (seat.selection.selected.what === "income") void seat.confirm();
  else seat.selection.selectIncome();
}
