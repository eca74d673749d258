import { expect, test } from "vitest";
import type { Turn } from "../src/engine/types.ts";
import {
  advance,
  classOf,
  delayOf,
  isYours,
  measuresAt,
  ownPart,
  startPlayback,
} from "../src/game/playback.ts";
import { step, table, turn } from "./builders.ts";

/** The types of the steps that a playback shows, one after the other. */
function shown(played: Turn): string[] {
  const types: string[] = [];
  const before = { ...played, before: table() };
  for (let at = startPlayback(before); at; at = advance(at)) {
    types.push(played.steps[at.index]?.type ?? "");
  }
  return types;
}

test("the player's own steps and their follow-ups are not shown", () => {
  expect(shown(turn(1, "buy C4", "buy", "refill", "flip", "claim"))).toEqual(["flip", "claim"]);
});

test("follow-ups of Ceres' steps are shown, but no refill", () => {
  const played = turn(1, "income", "income", "flip", "monument", "when-built", "refill", "scoring");
  expect(shown(played)).toEqual(["flip", "monument", "when-built", "scoring"]);
});

test("a turn of the player alone has no playback", () => {
  expect(shown(turn(1, "build domus C4", "build", "when-built"))).toEqual([]);
});

test("a turn without its table has no playback", () => {
  expect(startPlayback(turn(1, "income", "flip"))).toBeNull();
});

test("the table is that after the step, with the changes of the steps before", () => {
  const played = turn(
    1,
    "income",
    step("income", { table: { era: 2 } }),
    step("flip", { table: { piles: [1] } }),
    step("claim", { table: { piles: [0] } }),
  );
  const flip = startPlayback({ ...played, before: table({ bag: {} }) });
  expect(flip?.table).toEqual({ era: 2, bag: {}, piles: [1] });
  expect(flip && advance(flip)?.table.piles).toEqual([0]);
});

test.each([
  [["build", "flip"], 0],
  [["build", "when-built", "flip"], 1],
  [["buy", "refill", "flip"], 0],
  [["place", "plant", "sites"], 1],
  [["place", "monument", "when-built"], 2],
] as const)("your own part of %j ends with step %i", (types, index) => {
  const played = turn(1, "action", ...types.map((type) => step(type, { table: { era: 2 } })));
  expect(ownPart({ ...played, before: table({ bag: {} }) })).toMatchObject({
    index,
    table: { era: 2, bag: {} },
  });
});

test("the figures are those of the last step that changed the table", () => {
  const measures = { population: 3 };
  const played = turn(1, "income", step("income", { measures }), "flip", "claim");
  expect(measuresAt({ turn: played, index: 1, table: table() })).toBe(measures);
  expect(measuresAt({ turn: turn(1, "income", "flip"), index: 0, table: table() })).toBeUndefined();
});

test("only your actions are yours", () => {
  expect((["income", "buy", "build", "place"] as const).map((type) => isYours(step(type)))).toEqual(
    Array(4).fill(true),
  );
  expect((["flip", "refill", "scoring"] as const).some((type) => isYours(step(type)))).toBe(false);
});

test("the set-up of a real table is a step of the game", () => {
  expect(classOf(step("set-up-market"))).toEqual({ side: "game", kind: "set-up" });
});

test("a step is shown longer, the more sentences it has", () => {
  const message = { id: "event-claim" };
  const three = { join: "sentences", parts: [message, message, message] } as const;
  expect(delayOf(step("claim"), "slow")).toBe(3200);
  expect(delayOf(step("claim", { message: three }), "slow")).toBe(6400);
  expect(delayOf(step("claim", { message: three }), "at-once")).toBe(0);
});
