import { expect, test, vi } from "vitest";
import { Coach, type CoachedGame } from "../src/coach/coach.svelte.ts";
import { WARNING_PLAYOUTS } from "../src/coach/policy.ts";
import type { AdviseJob } from "../src/engine/client.ts";
import type { ShownOption, View } from "../src/engine/types.ts";
import { words } from "../src/words/words.svelte.ts";
import { ADVICE, FORECAST, jobsWith } from "./coach_findings.ts";
import { FACTS } from "./fake_engine.ts";

const BEST = ADVICE.options[0]!;
const BLUNDER = ADVICE.options.find(({ alarming }) => alarming)!;
const WRONG = BLUNDER.shown.action;

/** A coach that answers at once, and what it was asked. */
function coachAt(parts: Partial<CoachedGame["view"]> = {}, warns = false) {
  const asked: AdviseJob[] = [];
  const jobs = jobsWith({
    advise: async (job) => {
      asked.push(job);
      return ADVICE;
    },
  });
  const noteHint = vi.fn(async () => {});
  const view = { phase: "you", pending: null, game: FACTS, real: null, ...parts } as View;
  const game: CoachedGame = { turns: [], view, canAct: true, record: async () => "{}", noteHint };
  const coach = new Coach(game, () => warns, jobs);
  coach.follow(game.turns);
  return { coach, asked, noteHint };
}

test("a hint comes in steps, and is noted once", async () => {
  const { coach, asked, noteHint } = coachAt();
  await coach.hint();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  expect(coach.step).toBe("where");
  expect(coach.marks).toEqual([{ lots: ADVICE.area, kind: "seen" }]);
  const steps = [];
  for (let step = 0; step < 4; step += 1) {
    await coach.hint();
    steps.push(coach.step);
  }
  expect(steps).toEqual(["action", "why", "table", "table"]);
  expect(coach.marks).toEqual([{ lots: BEST.shown.lots, kind: "chosen" }]);
  expect(asked.length).toBe(1);
  expect(noteHint.mock.calls).toEqual([[ADVICE.advised.map(({ action }) => action)]]);
});

test("a table that has changed is thought about anew", async () => {
  const { coach } = coachAt();
  await coach.hint();
  coach.follow([]);
  expect([coach.open, coach.step, coach.best, coach.marks]).toEqual([false, null, null, []]);
});

test("a strict game and a real table that asks have no coach", async () => {
  const real = { draws: {}, asks: {} } as View["real"];
  for (const parts of [
    { game: { ...FACTS, strict: true } },
    { real },
    { phase: "over" as const },
  ]) {
    const { coach, asked, noteHint } = coachAt(parts);
    await coach.hint();
    await coach.compare("income");
    expect([coach.step, asked.length, noteHint.mock.calls.length]).toEqual([null, 0, 0]);
  }
});

test("an action in hand is compared with the best", async () => {
  const { coach, asked } = coachAt();
  await coach.compare(WRONG);
  await vi.waitFor(() => expect(coach.judgement(WRONG)).toEqual({ best: BEST, option: BLUNDER }));
  expect(asked).toEqual([{ record: "{}", wanted: [WRONG] }]);
});

test("a blunder is warned of, if that is wanted", async () => {
  expect(await coachAt().coach.allows(WRONG)).toBe(true);
  const { coach, asked, noteHint } = coachAt({}, true);
  expect(await coach.allows(BEST.shown.action)).toBe(true);
  expect(asked[0]?.playouts).toBe(WARNING_PLAYOUTS);
  const allowed = coach.allows(WRONG);
  await vi.waitFor(() => expect(coach.warning?.option).toBe(BLUNDER));
  coach.warning?.answer(false);
  expect(await allowed).toBe(false);
  expect(noteHint).toHaveBeenCalledOnce();
});

test("a hint that was stopped before an answer goes on where it was", async () => {
  const { coach, asked } = coachAt();
  const first = coach.hint();
  coach.advice.stop();
  await first;
  expect([coach.best, coach.advice.stopped]).toEqual([null, true]);
  await coach.hint();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  expect([coach.step, coach.advice.stopped, asked.length]).toEqual(["where", false, 2]);
});

test("what is thought about before anybody asks is noted when it is shown", async () => {
  const { coach, noteHint } = coachAt({}, true);
  coach.prepare();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  expect(noteHint).not.toHaveBeenCalled();
  await coach.hint();
  expect(noteHint).toHaveBeenCalledOnce();
});

test("a first look does not hide what is known better", async () => {
  const { coach } = coachAt({}, true);
  coach.prepare();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  const rough = ({ figures, ...option }: ShownOption): ShownOption => ({
    ...option,
    figures: { ...figures, worlds: 5 },
  });
  coach.comparison.found = { ...ADVICE, options: ADVICE.options.map(rough) };
  expect(coach.judgement(WRONG)?.option).toBe(BLUNDER);
});

test("the chances of her next turn are on the city and on her cards", async () => {
  const { coach } = coachAt();
  coach.forecast(true);
  coach.look(null);
  await vi.waitFor(() => expect(coach.outcomes.found).toBe(FORECAST));
  const deeds = Object.entries(FORECAST.deeds);
  expect(coach.marks).toEqual(
    deeds.map(([deed, chance]) => ({
      lots: [deed],
      kind: "candidate",
      label: String(Math.round(100 * chance)),
      chance,
    })),
  );
  expect([...coach.chances.keys()]).toEqual(Object.keys(FORECAST.cards));
});

test("a reason is said in words", async () => {
  await words.load("coach");
  expect(words.format(ADVICE.why!)).toMatch(/[.]$/u);
});
