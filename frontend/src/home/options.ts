/** The options of the game begun last, remembered for the next one. */

import type { Options } from "../engine/types.ts";

const KEY = "ceres-new-game";
const KEY_OF_CARDS = "ceres-new-game-cards";
export const FIRST_OPTIONS: Options = {
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
      difficulty: difficulties.find((each) => each === last.difficulty) ?? FIRST_OPTIONS.difficulty,
      monuments: last.monuments === true,
      variants: variants.filter((each) => last.variants?.includes(each)),
      seed: null,
      strict: last.strict === true,
    };
  } catch {
    return FIRST_OPTIONS;
  }
}

export function rememberOptions(options: Options): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...options, seed: null }));
  } catch {
    // Storage is full or denied: the next game begins with the usual options.
  }
}

/** Whether to play with the cards of one's own box, if there is one: unless others were chosen. */
export function wantsOwnCards(): boolean {
  try {
    return localStorage.getItem(KEY_OF_CARDS) !== "rebuilt";
  } catch {
    return true;
  }
}

export function rememberOwnCards(own: boolean): void {
  try {
    localStorage.setItem(KEY_OF_CARDS, own ? "own" : "rebuilt");
  } catch {
    // As above.
  }
}
