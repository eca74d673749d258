/**
 * Links that begin the same game: seed and options, as the form of a new game reads them, and perhaps
 * a result to beat.
 */

import type { BeginParameters } from "../engine/client.ts";
import type { Box, GameFacts, Message } from "../engine/types.ts";

/** The number of digits that the form accepts. */
const LONGEST_SEED = 15;

/** A result: the VP of both sides. */
export interface Score {
  readonly you: number;
  readonly ceres: number;
}

/** Return the path of the link, or the id of the message that says why there is none. */
export function linkTo(
  game: GameFacts,
  beat: Score | null = null,
): { path: string } | { why: string } {
  if (game.own) return { why: "page-share-no-link-own" };
  const { seed, difficulty, monuments, variants, strict } = game;
  if (seed === null || seed.length > LONGEST_SEED) {
    return { why: "page-share-no-link-seed" };
  }
  const query = new URLSearchParams({ seed, difficulty });
  if (monuments) query.set("monuments", "1");
  if (variants.length > 0) query.set("variants", variants.join(","));
  if (strict) query.set("strict", "1");
  if (beat) query.set("beat", writtenScore(beat));
  return { path: `/new?${query.toString()}` };
}

/** The options that a link asks for, and the parts of it that cannot be used. */
export interface Linked {
  options: Omit<BeginParameters, "seed">;
  seed: string;
  wrong: Message[];
  /** The result to beat; then the options are fixed. */
  beat?: Score;
}

export function writtenScore({ you, ceres }: Score): string {
  return `${you}-${ceres}`;
}

export function readScore(text: string): Score | null {
  const [, you, ceres] = /^(\d{1,4})-(\d{1,4})$/.exec(text) ?? [];
  return you && ceres ? { you: Number(you), ceres: Number(ceres) } : null;
}

/** Read the options of a link; `null` if the address names none. */
export function parseLink(query: URLSearchParams, box: Box): Linked | null {
  const found: Linked = { options: {}, seed: "", wrong: [] };
  const named = [...query.keys()].filter((name) => Object.hasOwn(PARSERS, name));
  for (const name of named) {
    const value = query.get(name) ?? "";
    if (!PARSERS[name]?.(value, found, box)) {
      found.wrong.push({ id: "page-new-link-part", facts: { name, value: value.slice(0, 40) } });
    }
  }
  return named.length > 0 ? found : null;
}

/** Read one part of the link each, and return whether it was valid. */
const PARSERS: Readonly<Record<string, (value: string, found: Linked, box: Box) => boolean>> = {
  seed: (value, found) => {
    const good = new RegExp(`^\\d{1,${LONGEST_SEED}}$`).test(value);
    if (good) found.seed = value;
    return good;
  },
  beat: (value, found) => {
    const beat = readScore(value);
    if (beat) found.beat = beat;
    return beat !== null;
  },
  difficulty: (value, { options }, { difficulties }) => {
    const found = difficulties.find((each) => each === value);
    if (found) options.difficulty = found;
    return found !== undefined;
  },
  monuments: (value, { options }) => {
    options.monuments = value === "1";
    return value === "1" || value === "0";
  },
  strict: (value, { options }) => {
    options.strict = value === "1";
    return value === "1" || value === "0";
  },
  variants: (value, { options }, { variants, favours }) => {
    const names = value.split(",").filter(Boolean);
    const favour = favours.filter((each) => names.includes(each)).slice(0, 1);
    options.variants = [...variants.filter((each) => names.includes(each)), ...favour];
    return options.variants.length === new Set(names).size;
  },
};
