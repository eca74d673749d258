/** Numbers as the reader's language writes them. */

import { words } from "../words/words.svelte.ts";

/** An average: with one place behind the point, if there is something there. */
export function average(number: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(number);
}
