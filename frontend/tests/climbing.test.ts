import { expect, test } from "vitest";
import { newIn } from "../src/achievements/achievements.svelte.ts";
import type { Ladder, RankFacts } from "../src/engine/types.ts";
import { chance, nextRank } from "../src/ladder/climbing.ts";

function rank(id: string, parts: Partial<RankFacts> = {}): RankFacts {
  return {
    id,
    difficulty: "normal",
    monuments: false,
    variants: [],
    wins: {},
    games: 0,
    counted: [],
    won: 0,
    recent: [],
    climbed: false,
    ...parts,
  };
}

const RANKS = [rank("civis"), rank("scriba")];

function ladder(reached: string | null): Ladder {
  return { ranks: RANKS, reached };
}

test("the next rank is above the highest climbed; at the top there is none", () => {
  expect(nextRank(ladder(null))?.id).toBe("civis");
  expect(nextRank(ladder("civis"))?.id).toBe("scriba");
  expect(nextRank(ladder("scriba"))).toBeUndefined();
});

test.each([
  [[], "begin"],
  [[true], "soon"],
  [[false], "begin"],
  [[false, true], "soon"],
  [[true, false], "now"],
  [[false, false], "begin"],
] as const)("after %j a rank can be climbed: %s", (recent, expected) => {
  expect(chance(rank("civis", { recent: [...recent] }))).toBe(expected);
});

test("an achievement is new in its first game, once all games were looked through", () => {
  const achievements = [
    { id: "hoard", games: 2, first: "a" },
    { id: "starved", games: 1, first: "b" },
  ];
  expect(newIn("b", { achievements, unknown: 0 }).map(({ id }) => id)).toEqual(["starved"]);
  expect(newIn("b", { achievements, unknown: 1 })).toEqual([]);
});
