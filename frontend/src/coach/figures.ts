/** Figures of the coach as the reader's language writes them. */

import { writtenFigure } from "../words/formats.ts";
import { words } from "../words/words.svelte.ts";

/** Write VP with their sign: `+3.1`. */
export function vp(value: number): string {
  return writtenFigure("signed", value, words.language);
}

/** Write VP without a sign. */
export function plainVp(value: number): string {
  return writtenFigure("vp", Math.abs(value), words.language);
}

/** Write a chance: `63 %`. */
export function percent(share: number): string {
  return writtenFigure("percent", share, words.language);
}

/** Write a standard error behind a figure: `±2.3`; nothing if it is exact. */
export function plusMinus(error: number): string {
  return error > 0 ? `±${plainVp(error)}` : "";
}

/** The same for a chance: `±4 %`. */
export function plusMinusPercent(error: number): string {
  return error > 0 ? `±${percent(error)}` : "";
}
