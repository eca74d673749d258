/** Where long names may be broken: not every browser has a dictionary for that. */

import { words } from "../words/words.svelte.ts";

const WORD = /[\p{L}’]+/gu;
const SOFT_HYPHEN = "\u00AD";

/** Return a name of a piece with soft hyphens in its long words. */
export function withHyphens(name: string): string {
  const known = words.say("page-tray-hyphens").split(" ");
  const broken = new Map(known.map((word) => [word.replaceAll("|", ""), word]));
  return name.replace(WORD, (word) => broken.get(word) ?? word).replaceAll("|", SOFT_HYPHEN);
}
