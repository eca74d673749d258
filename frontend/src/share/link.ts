/** A link that begins the same game: its seed and options, as the form of a new game reads them. */

import type { Box, GameFacts, Message, Options } from "../engine/types.ts";

/** The form takes seeds of so many digits. */
const LONGEST_SEED = 15;

/** The path of the link; or why there can be none, as the id of a message. */
export function linkTo(game: GameFacts): { path: string } | { why: string } {
  if (game.own) return { why: "page-share-no-link-own" };
  const { seed, difficulty, monuments, variants, strict } = game;
  if (seed === null || seed.length > LONGEST_SEED) {
    return { why: "page-share-no-link-seed" };
  }
  const query = new URLSearchParams({ seed, difficulty });
  if (monuments) query.set("monuments", "1");
  if (variants.length > 0) query.set("variants", variants.join(","));
  if (strict) query.set("strict", "1");
  return { path: `/new?${query.toString()}` };
}

/** What a link asks for, as far as it can be had, and what of it cannot. */
export interface Linked {
  options: Partial<Omit<Options, "seed">>;
  seed: string;
  wrong: Message[];
}

/** `null` if the address names no game at all. */
export function linked(query: URLSearchParams, box: Box): Linked | null {
  const found: Linked = { options: {}, seed: "", wrong: [] };
  const named = [...query.keys()].filter((name) => Object.hasOwn(READ, name));
  for (const name of named) {
    const value = query.get(name) ?? "";
    if (!READ[name]?.(value, found, box)) {
      found.wrong.push({ id: "page-new-link-part", facts: { name, value: value.slice(0, 40) } });
    }
  }
  return named.length > 0 ? found : null;
}

/** Each takes a part of the link, or says that it cannot. */
const READ: Readonly<Record<string, (value: string, found: Linked, box: Box) => boolean>> = {
  seed: (value, found) => {
    const good = new RegExp(`^\\d{1,${LONGEST_SEED}}$`).test(value);
    if (good) found.seed = value;
    return good;
  },
  difficulty: (value, { options }, { difficulties }) => {
    if (difficulties.includes(value)) options.difficulty = value;
    return difficulties.includes(value);
  },
  monuments: (value, { options }) => {
    options.monuments = value === "1";
    return value === "1" || value === "0";
  },
  strict: (value, { options }) => {
    options.strict = value === "1";
    return value === "1" || value === "0";
  },
  variants: (value, { options }, { variants }) => {
    const names = value.split(",").filter(Boolean);
    options.variants = variants.filter((each) => names.includes(each));
    return names.every((each) => variants.includes(each));
  },
};
