/** The keys of the table. What moves within a part of it (arrows) belongs to that part. */

import type { Seat } from "./seat.svelte.ts";

/** What keys do beyond the hand: each layout shows its parts in its own way. */
export interface Shown {
  market: () => void;
  tray: () => void;
  log: () => void;
  keys: () => void;
  undo: () => void;
  redo: () => void;
  /** Closes what is open over the table, if something is. */
  close: () => boolean;
}

/**
 * The keys, as the help lists them: what is pressed, and the message that says what for.
 * Keys with names of their own in each language are messages, too.
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
  [["?"], "page-keys-help"],
];

/** A key was pressed at the table; those of a dialog, a field or the browser are not ours. */
export function pressed(event: KeyboardEvent, seat: Seat, shown: Shown): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, select, textarea, dialog, [role=menu], [popover]")) return;
  const run = command(event.key, target, seat, shown);
  if (!run) return;
  event.preventDefault();
  run();
}

function command(key: string, target: HTMLElement, seat: Seat, shown: Shown): (() => void) | null {
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case "i":
      return () => income(seat);
    case "b":
      return shown.market;
    case "t":
      return shown.tray;
    case "r":
      return () => seat.hand.turn(key === "R" ? -1 : 1);
    case "u":
      return shown.undo;
    case "y":
      return shown.redo;
    case "l":
      return shown.log;
    case "?":
      return shown.keys;
    case "Escape":
      // The browser closes what is open over the page, such as the words of a rule.
      if (document.querySelector(":popover-open")) return null;
      return () => void (shown.close() || seat.cancel());
    case "Enter":
      return means(target, seat) ? null : () => void seat.confirm();
    default:
      return null;
  }
}

/** Whether Enter means something to what has the focus: a button, a Lot, a link. */
function means(target: HTMLElement, seat: Seat): boolean {
  if (!target.closest("button, a, [role=tab], summary")) return false;
  // Income was asked for by its key, wherever the focus is; the buttons beside it answer that.
  return seat.hand.held.what !== "income" || target.closest(".bar") !== null;
}

/** The first time it shows what Income brings, the second time takes it. */
function income(seat: Seat): void {
  if (!seat.yourTurn) return;
  if (seat.hand.held.what === "income") void seat.confirm();
  else seat.hand.takeIncome();
}
