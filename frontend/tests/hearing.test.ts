import { expect, test } from "vitest";
import { readingsOf } from "../src/companion/hearing.svelte.ts";

test("readings are sent on once each, none too long", () => {
  const readings = ["buy C4", " buy C4 ", "by sea for", "x".repeat(200), "a", "b", "c"];
  const said = readingsOf([readings.map((transcript) => ({ transcript }))]);
  expect(said).toEqual(["buy C4", "by sea for", "x".repeat(80), "a", "b"]);
  expect(readingsOf([])).toEqual([]);
});
