import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Decision, Replay as Data } from "../src/engine/types.ts";
import type { Pace } from "../src/game/playback.ts";
import { formatMoment, parseMoment, Replay } from "../src/replay/replay.svelte.ts";
import { step, table, turn } from "./builders.ts";

const decision = (era: number): Decision =>
  ({ phase: "you", income: 0, point: { era }, measures: {} }) as unknown as Decision;

const DATA = {
  game: {},
  real: false,
  before: table(),
  turns: [
    { ...turn(1, "income", "income", "flip", step("claim", { table: { era: 2 } })), after: {} },
    { ...turn(2, "buy C4", "buy"), after: { piles: [3] } },
  ],
  decisions: [decision(1), decision(2), decision(3)],
  result: null,
} as unknown as Data;

let pace: Pace = "slow";
let replay: Replay;
beforeEach(() => {
  vi.useFakeTimers();
  pace = "slow";
  replay = new Replay("abc", DATA, () => pace);
});
afterEach(() => vi.useRealTimers());

const at = (): string => formatMoment(replay.at);

test.each(["0", "17", "17.3"])("the moment %s is read as it is written", (text) => {
  expect(formatMoment(parseMoment(text))).toBe(text);
});

test.each([null, "", "x", "-1", "1.x", "12345678"])("%j is the beginning", (text) => {
  expect(parseMoment(text)).toEqual({ number: 0, index: null });
});

test("steps lead through Ceres' turn to the next decision", () => {
  const moments = [0, 1, 2, 3, 4].map(() => {
    replay.stepForward();
    return at();
  });
  expect(moments).toEqual(["1.2", "1.3", "1", "2", "2"]);
});

test("steps lead back the same way", () => {
  replay.end();
  const moments = [0, 1, 2, 3].map(() => {
    replay.stepBack();
    return at();
  });
  expect(moments).toEqual(["1", "1.3", "1.2", "0"]);
});

test("decisions are gone through without the steps between", () => {
  replay.next();
  expect(at()).toBe("1");
  replay.show({ number: 1, index: 2 });
  replay.next();
  expect(at()).toBe("1");
  replay.previous();
  expect(at()).toBe("0");
});

test("the table is as it lay at the moment", () => {
  replay.show({ number: 1, index: 1 });
  expect([replay.step?.type, replay.table.era]).toEqual(["flip", 1]);
  replay.show({ number: 1, index: 2 });
  expect(replay.table.era).toBe(2);
  replay.end();
  expect(replay.table.piles).toEqual([3]);
});

test("a moment that there is not is the nearest", () => {
  replay.show({ number: 99, index: 4 });
  expect(at()).toBe("2");
  replay.show({ number: 1, index: 0 });
  expect(at()).toBe("1");
});

test("in the middle of a turn its outcome is not known", () => {
  replay.show({ number: 2, index: null });
  expect(replay.decision.point.era).toBe(3);
  replay.show({ number: 1, index: 1 });
  expect(replay.decision.point.era).toBe(1);
});

test("it plays by itself, and stops at the end", () => {
  replay.toggle();
  const moments = [at()];
  for (let stop = replay.run(); stop; stop = replay.run()) {
    vi.runOnlyPendingTimers();
    moments.push(at());
  }
  expect(moments).toEqual(["0", "1.2", "1.3", "1", "2"]);
  expect(replay.playing).toBe(false);
});

test("at once it plays decision by decision", () => {
  pace = "at-once";
  replay.toggle();
  replay.run();
  vi.advanceTimersByTime(900);
  expect(at()).toBe("1");
});

test("at its end it plays from the start", () => {
  replay.end();
  replay.toggle();
  expect([at(), replay.playing]).toEqual(["0", true]);
});

test("whoever goes somewhere stops it", () => {
  replay.toggle();
  replay.stepForward();
  expect(replay.playing).toBe(false);
});
