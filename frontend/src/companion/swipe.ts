/** Swipe gestures: to the left goes on, to the right goes back. */

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

interface Swipe {
  readonly on: () => void;
  /** `null` if there is nothing to go back to. */
  readonly back: (() => void) | null;
}

/** The length of a swipe in pixels, and its minimum ratio of width to height. */
const MIN_LENGTH = 60;
const MIN_RATIO = 2;
/** Swipes that start at the edge of the screen belong to the browser. */
const EDGE = 24;

/**
 * Handle swipes on an element. It should have `touch-action: pan-y`, so that it scrolls vertically;
 * its content can follow the finger by `--swiped`.
 */
export function onSwipe(swipe: Swipe | undefined): Attachment<HTMLElement> {
  return (node) => {
    if (!swipe) return undefined;
    let from: PointerEvent | null = null;

    function begin(event: PointerEvent): void {
      const inside = event.clientX > EDGE && event.clientX < innerWidth - EDGE;
      // A second finger means a pinch.
      from = event.pointerType === "touch" && event.isPrimary && inside ? event : null;
    }
    function follow(event: PointerEvent): void {
      if (!from || event.pointerId !== from.pointerId) return;
      const distance = distanceOf(from, event);
      const held = distance > 0 && !swipe?.back;
      node.style.setProperty("--swiped", `${distance * (held ? 0.1 : 0.4)}px`);
    }
    function end(event: PointerEvent): void {
      const distance = from && event.pointerId === from.pointerId ? distanceOf(from, event) : 0;
      reset();
      if (distance <= -MIN_LENGTH) swipe?.on();
      else if (distance >= MIN_LENGTH) swipe?.back?.();
    }
    function reset(): void {
      from = null;
      node.style.removeProperty("--swiped");
    }

    const offs = [
      on(node, "pointerdown", begin),
      on(node, "pointermove", follow),
      on(node, "pointerup", end),
      on(node, "pointercancel", reset),
    ];
    return () => offs.forEach((off) => off());
  };
}

/** Return the horizontal distance; 0 for a vertical move. */
function distanceOf(from: PointerEvent, to: PointerEvent): number {
  const [x, y] = [to.clientX - from.clientX, to.clientY - from.clientY];
  return Math.abs(x) > MIN_RATIO * Math.abs(y) ? x : 0;
}
