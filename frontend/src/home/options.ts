/** The options of the game begun last, remembered for the next one. */

import type { BeginParameters } from "../engine/client.ts";
import type { Deck, Difficulty, Drawer, Variant } from "../engine/types.ts";
import { readJson, readText, writeJson, writeText } from "../storage.ts";

const OPTIONS = "ceres-new-game";
const CARDS = "ceres-new-game-cards";
const DRAWS = "ceres-real-draws";

export type Options = Required<Omit<BeginParameters, "components" | "real">>;
type Draws = Record<Deck, Drawer>;

export const DEFAULT_OPTIONS: Options = {
  difficulty: "normal",
  monuments: false,
  variants: [],
  seed: null,
  strict: false,
};

/** Return the last options as far as they can still be chosen; never the seed. */
export function lastOptions(
  difficulties: readonly Difficulty[],
  variants: readonly Variant[],
): Options {
  const last = readJson<Options>(OPTIONS);
  const chosen = Array.isArray(last.variants) ? last.variants : [];
  return {
    difficulty: difficulties.find((each) => each === last.difficulty) ?? DEFAULT_OPTIONS.difficulty,
    monuments: last.monuments === true,
    variants: variants.filter((each) => chosen.includes(each)),
    seed: null,
    strict: last.strict === true,
  };
}

export function rememberOptions(options: Options): void {
  writeJson(OPTIONS, { ...options, seed: null });
}

/** Whether to play with the player's own box: yes, unless the rebuilt cards were chosen last. */
export function wantsOwnCards(): boolean {
  return readText(CARDS) !== "rebuilt";
}

export function rememberOwnCards(own: boolean): void {
  writeText(CARDS, own ? "own" : "rebuilt");
}

/** Return who drew from each deck in the last game at a real table. */
export function lastDraws(): Draws {
  const last = readJson<Draws>(DRAWS);
  const drawer = (value: unknown): Drawer => (value === "me" ? "me" : "app");
  return {
    cards: last.cards === "box" ? "box" : drawer(last.cards),
    tiles: drawer(last.tiles),
    deeds: drawer(last.deeds),
  };
}

export function rememberDraws(draws: Draws): void {
  writeJson(DRAWS, draws);
}
