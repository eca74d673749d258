/** The keyboard shortcuts of a replay. */

import type { Replay } from "./replay.svelte.ts";

/** Handle a key, unless it belongs to a dialog, a field or the browser. */
export function handleKey(event: KeyboardEvent, replay: Replay): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input:not([type=range]), select, textarea, dialog, [role=menu], [popover]")) {
    return;
  }
  const run = commandOf(event, target, replay);
  if (!run) return;
  event.preventDefault();
  run();
}

function commandOf(event: KeyboardEvent, target: HTMLElement, replay: Replay): (() => void) | null {
  switch (event.key) {
    case "ArrowRight":
      return () => (event.shiftKey ? replay.stepForward() : replay.next());
    case "ArrowLeft":
      return () => (event.shiftKey ? replay.stepBack() : replay.previous());
    case "Home":
      return () => replay.first();
    case "End":
      return () => replay.end();
    case " ":
      // A focused button uses the key itself.
      return target.closest("button, a, summary, [role=tab]") ? null : () => replay.toggle();
    default:
      return null;
  }
}
