import { expect, test } from "vitest";
import { leftOf } from "../src/companion/pickers/picker.ts";

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
