import { afterEach, expect, test, vi } from "vitest";
import { readJson, readText, writeJson, writeText } from "../src/storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("an object is read as it was written", () => {
  expect(writeJson("key", { a: [1] })).toBe(true);
  expect(readJson("key")).toEqual({ a: [1] });
});
