import { afterEach, expect, test, vi } from "vitest";
import { readJson, readText, writeJson, writeText } from "../src/storage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

test("an object is read as it was written", () => {
  expect(writeJson("key", { a: [1] })).toBe(true);
  expect(readJson("key")).toEqual({ a: [1] });
});

test("a text is removed", () => {
  writeText("key", "text");
  expect(readText("key")).toBe("text");
  writeText("key", null);
  expect(readText("key")).toBeNull();
});

test("the session has values of its own", () => {
  writeText("key", "here", "sessionStorage");
  expect(readText("key")).toBeNull();
  expect(readText("key", "sessionStorage")).toBe("here");
});

test.each(["not JSON", "null"])("of %j nothing is read", (text) => {
  writeText("key", text);
  expect(readJson("key")).toEqual({});
});

test("storage that is full or denied does no harm", () => {
  const denied = (): never => {
    throw new DOMException("denied", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied, removeItem: denied });
  expect(readText("key")).toBeNull();
  expect(readJson("key")).toEqual({});
  expect(writeText("key", "text")).toBe(false);
  expect(writeText("key", null)).toBe(false);
});
