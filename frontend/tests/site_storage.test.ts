import { afterEach, expect, test, vi } from "vitest";
import { storage } from "../src/site/storage.svelte.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function browserThat(storage: object): void {
  vi.stubGlobal("navigator", { storage });
}

test.each([true, false])("whether the browser keeps the games: %s", async (kept) => {
  browserThat({ persisted: () => Promise.resolve(kept) });
  await storage.look();
  expect(storage.kept).toBe(kept);
});

test.each([
  ["does not know that", {}],
  ["refuses to say", { persisted: () => Promise.reject(new TypeError("opaque")) }],
])("a browser that %s has promised nothing, and nothing is said", async (_, odd) => {
  browserThat(odd);
  await storage.look();
  expect(storage.kept).toBeNull();
});

test("games that were changed after a file was saved are counted", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:00:00Z") });
  const games = ["2026-02-28T20:00:00Z", "2026-03-01T12:30:00Z"].map((changed) => ({ changed }));
  expect(storage.unsaved(games)).toBe(2);
  storage.noteSaved();
  expect(storage.unsaved(games)).toBe(1);
});
