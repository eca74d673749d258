/** What this browser remembers of games and settings. */

import { beforeEach, expect, test } from "vitest";
import { loadBox, saveBox } from "../src/box/box_storage.ts";
import { draftOf } from "../src/box/draft.ts";
import { Checklist, forgetChecklist } from "../src/companion/checklist.svelte.ts";
import { changeWords, Corrections } from "../src/companion/correct/corrections.svelte.ts";
import { Navigation } from "../src/companion/navigation.svelte.ts";
import type { ComponentData } from "../src/engine/types.ts";
import {
  DEFAULT_OPTIONS,
  lastDraws,
  lastOptions,
  rememberDraws,
  rememberOptions,
  rememberOwnCards,
  wantsOwnCards,
} from "../src/home/options.ts";
import { loadProgress, saveProgress } from "../src/learn/progress.ts";
import { router } from "../src/router.svelte.ts";
import { words } from "../src/words/words.svelte.ts";
import boxes from "./fixtures/components.json";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  router.go("/");
});

// The own box.

const draft = draftOf(boxes[0] as unknown as ComponentData, ["tiles"]);

test("a box is loaded as it was saved", () => {
  expect(loadBox()).toBeNull();
  expect(saveBox({ draft, approved: true })).toBe(true);
  expect(loadBox()).toEqual({ draft, approved: true });
  saveBox(null);
  expect(loadBox()).toBeNull();
});

test.each([
  "no JSON",
  JSON.stringify({ format: "ceres-box/2", ...draft }),
  JSON.stringify({ format: "ceres-box/1", ...draft, cards: { c01: { number: "one" } } }),
  JSON.stringify({ format: "ceres-box/1", ...draft, tiles: { residential: -1 } }),
])("a box of another version is not touched: %.40s", (text) => {
  localStorage.setItem("ceres-box", text);
  expect(loadBox()).toEqual({ unreadable: text });
});

// Options.

test("options are remembered, but not the seed", () => {
  const options: typeof DEFAULT_OPTIONS = {
    ...DEFAULT_OPTIONS,
    difficulty: "hard",
    variants: ["wild-monuments"],
    seed: 7,
    strict: true,
  };
  rememberOptions(options);
  const last = lastOptions(["normal", "hard"], ["creeping-gardens", "wild-monuments"]);
  expect(last).toEqual({ ...options, seed: null });
});

test("options that there are no longer are forgotten", () => {
  rememberOptions({ ...DEFAULT_OPTIONS, difficulty: "hard", variants: ["wild-monuments"] });
  expect(lastOptions(["normal"], ["creeping-gardens"])).toEqual(DEFAULT_OPTIONS);
});

test("the own box is played with, unless others were chosen", () => {
  expect(wantsOwnCards()).toBe(true);
  rememberOwnCards(false);
  expect(wantsOwnCards()).toBe(false);
});

test("who draws is remembered for each deck", () => {
  expect(lastDraws()).toEqual({ cards: "app", tiles: "app", deeds: "app" });
  rememberDraws({ cards: "me", tiles: "app", deeds: "me" });
  expect(lastDraws()).toEqual({ cards: "me", tiles: "app", deeds: "me" });
});

// The lesson.

test("the progress of the lesson is loaded as it was saved", () => {
  expect(loadProgress()).toBeNull();
  saveProgress({ id: "abc", turns: 3, read: 2, alone: false });
  expect(loadProgress()).toEqual({ id: "abc", turns: 3, read: 2, alone: false });
});

// At a real table.

test("ticks hold for their turn and game", () => {
  let turn = 4;
  const checklist = new Checklist("abc", () => turn);
  checklist.set("take a tile", true);
  expect(checklist.has("take a tile")).toBe(true);
  expect(new Checklist("abc", () => 4).has("take a tile")).toBe(true);
  expect(new Checklist("other", () => 4).has("take a tile")).toBe(false);
  turn = 5;
  expect(checklist.has("take a tile")).toBe(false);
});

test("a tick can be removed", () => {
  const checklist = new Checklist("abc", () => 1);
  checklist.set("one", true);
  checklist.set("two", true);
  checklist.set("one", false);
  expect([checklist.has("one"), checklist.has("two")]).toEqual([false, true]);
});

test("ticks of another turn and of a deleted game are forgotten", () => {
  let turn = 1;
  const checklist = new Checklist("abc", () => turn);
  checklist.set("one", true);
  turn = 2;
  checklist.tidy();
  turn = 1;
  expect(checklist.has("one")).toBe(false);
  checklist.set("one", true);
  forgetChecklist("other");
  expect(new Checklist("abc", () => 1).has("one")).toBe(true);
  forgetChecklist("abc");
  expect(new Checklist("abc", () => 1).has("one")).toBe(false);
});

test("the route is part of the address, and remembered for the game", () => {
  const navigation = new Navigation("abc");
  navigation.go(["ceres", 12, 3]);
  expect(location.search).toBe("?at=ceres/12/3");
  expect(navigation.route).toEqual(["ceres", "12", "3"]);
  router.go("/");
  expect(navigation.isCurrent).toBe(false);
  expect(navigation.route).toEqual(["ceres", "12", "3"]);
  expect(new Navigation("abc").remembered).toEqual(["ceres", "12", "3"]);
  expect(new Navigation("other").remembered).toEqual([]);
});

test("an open reason is part of the address", () => {
  const navigation = new Navigation("abc");
  navigation.go(["choose"]);
  navigation.openReason();
  expect(navigation.reasonOpen).toBe(true);
  navigation.closeReason();
  expect(navigation.reasonOpen).toBe(false);
  expect(navigation.route).toEqual(["choose"]);
});

test("corrections are there until the session ends, of their game only", () => {
  new Corrections("abc").put({ what: "silver", to: 7 });
  expect(new Corrections("abc").find("silver")?.to).toBe(7);
  expect(new Corrections("other").changes).toEqual([]);
});

test("of two corrections with the same subject the later counts", () => {
  const corrections = new Corrections("abc");
  corrections.put({ what: "vp", side: "you", to: 3 });
  corrections.put({ what: "vp", side: "ceres", to: 4 });
  corrections.put({ what: "vp", side: "you", to: 5 });
  expect(corrections.changes).toEqual([
    { what: "vp", side: "ceres", to: 4 },
    { what: "vp", side: "you", to: 5 },
  ]);
});

test("corrections of Lots replace earlier ones of the same Lots", () => {
  const corrections = new Corrections("abc");
  corrections.putOnLots(["A1"], [{ what: "lot", lot: "A1", to: "you" }]);
  corrections.putOnLots(["B2"], [{ what: "lot", lot: "B2", to: "ceres" }]);
  const build = { what: "build", side: "you", id: "insula", lots: ["A1", "A2"] } as const;
  corrections.putOnLots(["A1", "A2"], [{ ...build, lots: [...build.lots] }]);
  expect(corrections.changes.map(({ what }) => what)).toEqual(["lot", "build"]);
  expect(corrections.lots).toEqual(["B2", "A1", "A2"]);
});

test("a correction is described in words", async () => {
  await words.setLanguage("en");
  await words.load("real");
  const text = changeWords({ what: "bag", tiles: { residential: 2, commercial: 3 } });
  expect(text).toContain("5");
});
