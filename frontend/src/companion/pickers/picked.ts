/** What a picker shows and says: things to tap, of each as many as there can be. */

import type { HTMLButtonAttributes } from "svelte/elements";

export interface Picked {
  /** How many of each can still be tapped; what is not in it cannot be. */
  left: ReadonlyMap<string, number>;
  /** What was tapped so far. */
  drawn: readonly string[];
  count: number;
  ontap: (id: string) => void;
}

/** What the button of a thing is, however it looks. */
export function button(picked: Picked, id: string): HTMLButtonAttributes & { "data-pick": string } {
  return {
    type: "button",
    "data-pick": id,
    "aria-pressed": picked.drawn.includes(id),
    disabled: !tappable(picked, id),
    onclick: () => picked.ontap(id),
  };
}

/** Whether tapping it means anything: one more, or it goes again. */
function tappable({ left, drawn, count }: Picked, id: string): boolean {
  if (!left.has(id)) return false;
  return drawn.includes(id) || ((left.get(id) ?? 0) > 0 && (drawn.length < count || count === 1));
}
