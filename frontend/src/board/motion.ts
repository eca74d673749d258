/** How things come and go on the board; where motion is unwelcome, at once. */

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { ScaleParams } from "svelte/transition";

/** A thing that grows in its place from `start` of its size: what comes in overshoots a little. */
export function motion(duration: number, start = 0.6): ScaleParams {
  return {
    duration: prefersReducedMotion.current ? 0 : duration,
    start,
    easing: duration > 200 ? backOut : cubicOut,
  };
}
