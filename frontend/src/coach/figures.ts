/** Figures of the coach as the reader's language writes them. */

import { words } from "../words/words.svelte.ts";

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(words.language, options).format(value);
}

/** Write VP with their sign: `+3.1`. */
export function vp(value: number): string {
  const rounded = Math.abs(value) < 0.05 ? 0 : value;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return number(rounded, { ...digits, signDisplay: "exceptZero" }).replace("-", "−");
}

/** Write VP without a sign. */
export function plainVp(value: number): string {
  return number(Math.abs(value), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Write a chance: `63 %`. */
export function percent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0 });
}

/** Write a standard error behind a figure: `±2.3`; nothing if it is exact. */
export function plusMinus(error: number): string {
  return error > 0 ? `±${plainVp(error)}` : "";
}

/** The same for a chance: `±4 %`. */
export function plusMinusPercent(error: number): string {
  return error > 0 ? `±${percent(error)}` : "";
}
