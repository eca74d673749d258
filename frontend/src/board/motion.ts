/** How things come and go on the board; where motion is unwelcome, at once. */

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

// Svelte's own `scale` and `fade` ask how each thing looks, and while a table changes, the browser
// works out all styles anew for each answer. What moves here is opaque and of its size in the end.

/** A thing that grows in its place from `start` of its size: what comes in overshoots a little. */
export function grow(_: Element, { duration, start = 0.6 }: Growth): TransitionConfig {
  const easing = duration > 200 ? backOut : cubicOut;
  const css = (t: number): string => `scale: ${start + (1 - start) * t}; opacity: ${t}`;
  return { duration: lasting(duration), easing, css };
}

/** A thing that appears. */
export function appear(_: Element, duration: number): TransitionConfig {
  return { duration: lasting(duration), easing: cubicOut, css: (t) => `opacity: ${t}` };
}

interface Growth {
  duration: number;
  start?: number;
}

function lasting(duration: number): number {
  return prefersReducedMotion.current ? 0 : duration;
}
