import { expect, test } from "vitest";
import type { ScoringItem } from "../src/engine/types.ts";
import { decidingSource, differences, marksOf, sourcesOf } from "../src/scoring/sources.ts";

const ITEMS = [
  {
    side: "you",
    source: "population",
    rules: ["V1"],
    vp: 5,
    from: [{ id: "domus", lots: ["A1"] }],
  },
  { side: "you", source: "civic", rules: ["V3"], vp: 2, id: "library", lots: ["B2"] },
  { side: "you", source: "civic", rules: ["V3"], vp: 1, id: "fountain", lots: ["C3"] },
  { side: "you", source: "silver", rules: ["V2"], silver: 4, id: "bakery", lots: ["D4"] },
  { side: "ceres", source: "civic", rules: ["V7"], vp: 3, tile: "civic-any", lot: "E5" },
] as unknown as ScoringItem[];

test("items are summed by source, in their order", () => {
  const sources = sourcesOf(ITEMS, "you");
  expect(sources.map(({ source, amount, unit }) => [source, amount, unit])).toEqual([
    ["population", 5, "vp"],
    ["civic", 3, "vp"],
    ["silver", 4, "silver"],
  ]);
  expect(sources[1]?.rules).toEqual(["V3"]);
});

test("a side without items has no sources", () => {
  expect(sourcesOf([], "ceres")).toEqual([]);
});

test("items are marked, and what they counted", () => {
  expect(marksOf(ITEMS.slice(0, 2))).toEqual([
    { lots: ["A1"], kind: "candidate" },
    { lots: ["B2"], kind: "chosen" },
  ]);
  expect(marksOf(ITEMS.slice(4))).toEqual([{ lots: ["E5"], kind: "chosen" }]);
});

const SOURCES = { you: { civic: 10, lots: 2 }, ceres: { civic: 9, parks: 6 } };

test("the largest difference comes first", () => {
  expect(differences(SOURCES).map(({ source, ahead }) => [source, ahead])).toEqual([
    ["parks", -6],
    ["lots", 2],
    ["civic", 1],
  ]);
});

test("the deciding source is that of the winner", () => {
  expect(decidingSource(differences(SOURCES), "you")?.source).toBe("lots");
  expect(decidingSource(differences(SOURCES), "ceres")?.source).toBe("parks");
  expect(decidingSource([], "you")).toBeUndefined();
});
