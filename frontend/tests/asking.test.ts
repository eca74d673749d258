import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Collection } from "../src/achievements/achievements.svelte.ts";
import { AGAIN_AFTER } from "../src/engine/asking.svelte.ts";
import type { Achievements } from "../src/engine/types.ts";
import { engineWith, refusal } from "./fake_engine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Show achievements with these answers, one after the other; the last one stays. */
function shown(...answers: (Achievements | Error)[]) {
  const achievements = vi.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as Achievements;
  });
  const collection = new Collection(engineWith({ achievements }));
  return { collection, achievements, stop: collection.show() };
}

const some: Achievements = { achievements: [], unknown: 2 };
const all: Achievements = { achievements: [], unknown: 0 };

test("an answer that is not complete is asked for again at once", async () => {
  const { collection, achievements } = shown(some, some, all);
  await vi.advanceTimersByTimeAsync(0);
  expect(collection.found).toBe(all);
  expect(achievements).toHaveBeenCalledTimes(3);
});

test("without an answer it is asked again after a while", async () => {
  const { collection, achievements } = shown(new Error("away"), all);
  await vi.advanceTimersByTimeAsync(AGAIN_AFTER - 1);
  expect(collection).toMatchObject({ away: true, found: null });
  await vi.advanceTimersByTimeAsync(1);
  expect(collection).toMatchObject({ away: false, found: all });
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect(achievements).toHaveBeenCalledTimes(2);
});

test("what was refused is not asked for again", async () => {
  const { collection, achievements } = shown(refusal("problem-no-game"));
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect(collection).toMatchObject({ away: false, problem: { id: "problem-no-game" } });
  expect(achievements).toHaveBeenCalledTimes(1);
});

test("once stopped, nothing is asked for or taken", async () => {
  const { collection, achievements, stop } = shown(new Error("away"), all);
  await vi.advanceTimersByTimeAsync(0);
  stop();
  await vi.advanceTimersByTimeAsync(10 * AGAIN_AFTER);
  expect(collection.found).toBeNull();
  expect(achievements).toHaveBeenCalledTimes(1);
});
