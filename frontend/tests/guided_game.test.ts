import { beforeEach, expect, test, vi } from "vitest";
import { parseAction } from "../src/coach/action_display.ts";
import { takeInHand } from "../src/coach/in_hand.ts";
import type { Engine } from "../src/engine/engine.ts";
import type { LessonStep } from "../src/engine/types.ts";
import { marksOf, targetsOf } from "../src/learn/guidance.ts";
import { GuidedGame } from "../src/learn/guided_game.svelte.ts";
import { Seat } from "../src/table/seat.svelte.ts";
import { step, table, turn } from "./builders.ts";
import { engineWith, opened, played, view } from "./fake_engine.ts";

const NOTE: LessonStep = {
  number: 1,
  id: "a",
  facts: {},
  wants: null,
  at: null,
  lots: [],
  part: null,
};
const NOTES = [NOTE, { ...NOTE, number: 2, id: "b", wants: "income" }];

beforeEach(() => localStorage.clear());

function lesson(methods: Partial<Engine> = {}, steps: LessonStep[] = NOTES): GuidedGame {
  const start = opened({
    view: view({ lesson: { of: 9, steps } }, table({ you: { buildings: [] } })),
  });
  return new GuidedGame(engineWith(methods), start, () => "slow");
}

test("notes are read one after the other, up to the action", () => {
  const game = lesson();
  expect([game.note?.id, game.hasMore, game.wants]).toEqual(["a", true, "income"]);
  game.readNext();
  expect([game.note?.id, game.hasMore]).toEqual(["b", false]);
});

test("another action than the wanted one is held back", async () => {
  const play = vi.fn<Engine["play"]>(async () => played(2, null));
  const game = lesson({ play });
  await game.play("buy C4");
  expect(play).not.toHaveBeenCalled();
  expect(game.triedOther).toBe(true);
  await game.play("income");
  expect(play).toHaveBeenCalledTimes(1);
  expect(game.triedOther).toBe(false);
});

test("without the guide every action can be played", async () => {
  const play = vi.fn<Engine["play"]>(async () => played(2, null));
  const game = lesson({ play });
  game.leave();
  expect(game.guided).toBe(false);
  await game.play("buy C4");
  expect(play).toHaveBeenCalledTimes(1);
});

test("the playback waits, and its notes come with their events", async () => {
  const onFlip = { ...NOTE, id: "flip", at: "flip" };
  const onClaim = { ...NOTE, id: "claim", at: "claim" };
  const shown = turn(1, "income", step("income"), step("flip"), step("claim"));
  const next = { lesson: { of: 9, steps: [onFlip, onClaim] } };
  const game = lesson({ play: async () => played(2, shown, next) });
  await game.play("income");
  expect([game.paused, game.note?.id]).toEqual([true, "flip"]);
  game.next();
  expect(game.note?.id).toBe("claim");
});

test("no note on a scoring is passed unread", async () => {
  const notes = ["you", "she"].map((id) => ({ ...NOTE, id, at: "scoring" }));
  const shown = turn(1, "income", step("income"), step("scoring"), step("era-begins"));
  const next = { lesson: { of: 9, steps: notes } };
  const game = lesson({ play: async () => played(2, shown, next) });
  await game.play("income");
  game.closeScoring();
  expect([game.note?.id, game.scoring !== null]).toEqual(["she", true]);
  game.closeScoring();
  expect([game.step?.type, game.scoring]).toEqual(["era-begins", null]);
});

test("the lesson goes on where it was left", () => {
  lesson().readNext();
  expect(lesson().note?.id).toBe("b");
});

test("going back leads to the note before", async () => {
  const game = lesson();
  game.readNext();
  expect(game.canGoBack).toBe(true);
  await game.back();
  expect(game.note?.id).toBe("a");
});

// What the guide points at.

test("a note points at Lots, or at a part of the table", () => {
  const seat = new Seat(lesson());
  expect(marksOf(seat, { ...NOTE, lots: ["A1", "B2"] }).map(({ lots }) => lots)).toEqual([
    ["A1"],
    ["B2"],
  ]);
  expect(targetsOf(seat, { ...NOTE, part: "market" })).toEqual(["section.market"]);
  expect(targetsOf(seat, NOTE)).toEqual([]);
});

test.each([
  ["buy C4", '[data-deed="C4"]'],
  ["build domus C4", '[data-tray="domus"]'],
  ["place B3", '[data-lot="B3"]'],
  ["income", "section.bar .buttons > :last-child"],
])("for %s the guide points at %s", (wants, selector) => {
  const seat = new Seat(lesson());
  expect(targetsOf(seat, { ...NOTE, wants })[0]).toBe(selector);
});

test.each(["income", "buy C4", "build domus C4", "place B3"])(
  "%s can be taken in hand",
  (action) => {
    const seat = new Seat(lesson());
    takeInHand(seat.selection, parseAction(action));
    expect(seat.selection.action).toBe(action);
  },
);
