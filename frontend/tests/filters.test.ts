import { expect, test } from "vitest";
import type { GameStatistics } from "../src/engine/types.ts";
import { choiceIn, difficultiesOffered, kindsOffered, pathOf } from "../src/statistics/filters.ts";

const NONE = { hinted: 0, strict: 0, day: 0, ladder: 0, screen: 0, real: 0, imported: 0 };

function summary(parts: Partial<GameStatistics>): GameStatistics {
  return parts as GameStatistics;
}

test("the address says which games are shown", () => {
  expect(pathOf({ only: "all", difficulty: null })).toBe("/mine");
  const choice = { only: "day", difficulty: "hard" } as const;
  expect(pathOf(choice)).toBe("/mine?only=day&difficulty=hard");
  expect(choiceIn(new URLSearchParams("only=day&difficulty=hard"))).toEqual(choice);
  expect(choiceIn(new URLSearchParams("only=none&difficulty=easy"))).toEqual({
    only: "all",
    difficulty: null,
  });
});

test("a kind is offered that leaves out some games, but not all, and the chosen one", () => {
  const counts = { ...NONE, all: 4, fair: 4, strict: 1, imported: 4 };
  expect(kindsOffered(summary({ counts }), "all")).toEqual(["all", "strict", "imported"]);
  expect(kindsOffered(summary({ counts }), "day")).toContain("day");
});

test("difficulties are offered if several were played", () => {
  const one = summary({ difficulties: { normal: 3, hard: 0, challenge: 0 } });
  expect(difficultiesOffered(one, null)).toEqual([]);
  expect(difficultiesOffered(one, "hard")).toEqual(["normal", "hard"]);
  const two = summary({ difficulties: { normal: 3, hard: 0, challenge: 1 } });
  expect(difficultiesOffered(two, null)).toEqual(["normal", "challenge"]);
});
