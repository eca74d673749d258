import { expect, test } from "vitest";
import { ago, average, exactDate, roman } from "../src/words/formats.ts";

const NOW = Date.parse("2026-03-20T12:00:00Z");

test.each([
  ["en", "2026-03-20T11:59:30Z", "now"],
  ["en", "2026-03-20T11:55:00Z", "5 minutes ago"],
  ["en", "2026-03-20T09:30:00Z", "2 hours ago"],
  ["de", "2026-03-18T10:00:00Z", "vor 2 Tagen"],
])("in %s, %s is %s", (language, date, text) => {
  expect(ago(date, language, NOW)).toBe(text);
});

test.each([
  ["en", "Mar 1, 2026"],
  ["ko", "2026. 3. 1."],
])("after a week, %s writes the day: %s", (language, text) => {
  expect(ago("2026-03-01T12:00:00Z", language, NOW)).toBe(text);
});

test("a clock that is a little fast does no harm", () => {
  expect(ago("2026-03-20T12:00:20Z", "fr", NOW)).toBe("maintenant");
});

test("the exact date has the time to the minute", () => {
  expect(exactDate("2026-03-20T12:34:56", "en")).toBe("March 20, 2026 at 12:34 PM");
});

test("an average has at most one decimal place", () => {
  expect(average(41.25, "de")).toBe("41,3");
  expect(average(41, "en")).toBe("41");
});

test("Roman numerals", () => {
  expect([1, 4, 9, 10, 12].map(roman)).toEqual(["I", "IV", "IX", "X", "XII"]);
});
