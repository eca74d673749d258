import { expect, test } from "vitest";
import { errors, logError } from "../src/report/error_log.ts";

test("an error is logged with its stack, anything else as text", () => {
  logError(new Error("broken"));
  logError("odd");
  expect(errors()[0]?.what).toMatch(/^Error: broken\n.*error_log\.test/s);
  expect(errors()[1]?.what).toBe("odd");
});

test("only the latest errors are there, and not too long", () => {
  for (let count = 0; count < 25; count += 1) logError(`${count} ${"x".repeat(3000)}`);
  expect(errors().length).toBe(20);
  expect(errors().at(-1)?.what).toMatch(/^24 x{1997}$/);
});
