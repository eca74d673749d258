/** The keys of a replay. */

import type { Replay } from "./replay.svelte.ts";

/** A key was pressed; those of a dialog, a field or the browser are not ours. */
export function pressed(event: KeyboardEvent, replay: Replay): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input:not([type=range]), select, textarea, dialog, [role=menu], [popover]")) {
    return;
  }
  const run = command(event, target, replay);
  if (!run) return;
  event.preventDefault();
  run();
}

function command(event: KeyboardEvent, target: HTMLElement, replay: Replay): (() => void) | null {
  switch (event.key) {
    case "ArrowRight":
      return () => (event.shiftKey ? replay.stepOn() : replay.forward());
    case "ArrowLeft":
      return () => (event.shiftKey ? replay.stepBack() : replay.back());
    case "Home":
      return () => replay.first();
    case "End":
      return () => replay.end();
    case " ":
      // A button that has the focus is meant itself.
      return target.closest("button, a, summary, [role=tab]") ? null : () => replay.toggle();
    default:
      return null;
  }
}
