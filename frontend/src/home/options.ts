/** The options of the game begun last, remembered for the next one. */

import type { Options } from "../engine/types.ts";

const KEY = "ceres-new-game";
const FIRST: Options = {
  difficulty: "normal",
  monuments: false,
  variants: [],
  seed: null,
  strict: false,
};

/** What was remembered, as far as it is one of what can be chosen; never the seed. */
export function lastOptions(difficulties: readonly string[], variants: readonly string[]): Options {
  try {
    const last = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Options>;
    return {
      difficulty: difficulties.find((each) => each === last.difficulty) ?? FIRST.difficulty,
      monuments: last.monuments === true,
      variants: variants.filter((each) => last.variants?.includes(each)),
      seed: null,
      strict: last.strict === true,
    };
  } catch {
    return FIRST;
  }
}

export function rememberOptions(options: Options): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...options, seed: null }));
  } catch {
    // Storage is full or denied: the next game begins with the usual options.
  }
}
