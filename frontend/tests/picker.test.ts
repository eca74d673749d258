import { expect, test } from "vitest";
import { leftOf, tapOne } from "../src/companion/pickers/picker.ts";

const OPTIONS = [
  { id: "lighthouse", left: 1, excludes: ["tower"] },
  { id: "tower", left: 1, excludes: ["lighthouse"] },
  { id: "pantheon", left: 1, excludes: [] },
];

test("what is drawn is not left, nor what it excludes", () => {
  expect([...leftOf({ options: OPTIONS }, ["lighthouse"])]).toEqual([
    ["lighthouse", 0],
    ["tower", 0],
    ["pantheon", 1],
  ]);
});

test("of several of a kind, those not drawn are left", () => {
  const options = [{ id: "civic-any", left: 4 }];
  expect(leftOf({ options }, ["civic-any", "civic-any"]).get("civic-any")).toBe(2);
});

test("what replaces an item comes into its place", () => {
  const removed = tapOne({ items: ["A1", "B2", "C3"], gap: null }, 1, "B2");
  expect(removed.items).toEqual(["A1", "C3"]);
  const replaced = tapOne(removed, -1, "D4");
  expect(replaced.items).toEqual(["A1", "D4", "C3"]);
  expect(tapOne(replaced, -1, "E5").items).toEqual(["A1", "D4", "C3", "E5"]);
});
