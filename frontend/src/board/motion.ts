/** Transitions on the board; without duration where the user prefers reduced motion. */

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

// Svelte's own `scale` and `fade` read the computed style of each element, and while a table
// changes, the browser recalculates all styles for each read. Elements here end opaque and unscaled.

/** Grow an element in place from `start` of its size; long transitions overshoot a little. */
export function grow(_: Element, { duration, start = 0.6 }: Growth): TransitionConfig {
  const easing = duration > 200 ? backOut : cubicOut;
  const css = (t: number): string => `scale: ${start + (1 - start) * t}; opacity: ${t}`;
  return { duration: lasting(duration), easing, css };
}

/** Fade an element in. */
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
