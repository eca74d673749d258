/** What the ladder says about the player's way up. */

import type { Ladder, RankFacts } from "../engine/types.ts";

/** Return the rank to climb next: the one above the highest climbed; at the top there is none. */
export function nextRank({ ranks, reached }: Ladder): RankFacts | undefined {
  return ranks[ranks.findIndex(({ id }) => id === reached) + 1];
}

/** Return how soon a rank can be climbed: two of three games in a row must be won. */
export function chance({ recent }: RankFacts): "now" | "soon" | "begin" {
  const last = recent.at(-1);
  if (last) return "soon";
  return recent.at(-2) ? "now" : "begin";
}
