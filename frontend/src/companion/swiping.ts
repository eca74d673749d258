/** A finger that goes on or back: it wipes to the left or to the right. */

import type { Attachment } from "svelte/attachments";

export interface Swipe {
  readonly on: () => void;
  /** Nothing, where there is nothing before. */
  readonly back: (() => void) | null;
}

/** How far a finger goes; and that mostly sideways. */
const FAR = 60;
const SIDEWAYS = 2;
/** At the very edge of a screen it means the browser. */
const EDGE = 24;

/**
 * Where a finger wipes sideways; up and down it scrolls, as `touch-action: pan-y` lets it. What lies
 * there may follow it by `--swiped`.
 */
export function swiped(swipe: Swipe | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!swipe) return undefined;
    let from: PointerEvent | null = null;

    function begin(event: PointerEvent): void {
      const inside = event.clientX > EDGE && event.clientX < innerWidth - EDGE;
      // A second finger pinches.
      from = event.pointerType === "touch" && event.isPrimary && inside ? event : null;
    }
    function follow(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const way = wayOf(from, event);
      const held = way > 0 && !swipe?.back;
      node.style.setProperty("--swiped", `${way * (held ? 0.1 : 0.4)}px`);
    }
    function end(event: PointerEvent): void {
      const way = from && event.pointerId === from.pointerId ? wayOf(from, event) : 0;
      rest();
      if (way <= -FAR) swipe?.on();
      else if (way >= FAR) swipe?.back?.();
    }
    function rest(): void {
      from = null;
      node.style.removeProperty("--swiped");
    }

    const heard = { pointerdown: begin, pointermove: follow, pointerup: end, pointercancel: rest };
    const names = Object.keys(heard) as (keyof typeof heard)[];
    for (const name of names) node.addEventListener(name, heard[name]);
    return () => {
      for (const name of names) node.removeEventListener(name, heard[name]);
    };
  };
}

/** How far it went sideways; nothing, if it went up or down. */
function wayOf(from: PointerEvent, to: PointerEvent): number {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
  return Math.abs(x) > SIDEWAYS * Math.abs(y) ? x : 0;
}
