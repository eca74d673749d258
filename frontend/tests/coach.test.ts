import { expect, test, vi } from "vitest";
import { areaOf, parseAction } from "../src/coach/action_display.ts";
import { Coach, type CoachedGame } from "../src/coach/coach.svelte.ts";
import type { Advice, Option, Outcome } from "../src/coach/findings.ts";
import { chancesOfDeeds, marksOfForecast, outcomesOf } from "../src/coach/forecast_display.ts";
import { sayWhy } from "../src/coach/reasons.ts";
import type { Job, Think } from "../src/coach/thought.svelte.ts";
import type { View } from "../src/engine/types.ts";
import { words } from "../src/words/words.svelte.ts";
import { FACTS } from "./fake_engine.ts";

function option(action: string, parts: Partial<Option> = {}): Option {
  const figures = { lead: 5, lead_error: 1, win: 0.6, win_error: 0.02, behind: 0, behind_error: 1 };
  const judged = { even: false, worse: false, harmless: true, alarming: false };
  return { action, ...figures, worlds: 100, reasons: [], ...judged, ...parts };
}

const BEST = option("buy D4", { win: 0.8 });
const ADVICE: Advice = {
  policy: "planner/1",
  playouts: 100,
  actions: [BEST, option("income", { win: 0.5, alarming: true })],
};

/** A coach that answers at once, and what it was asked. */
function coachAt(parts: Partial<CoachedGame["view"]> = {}, warns = false) {
  const asked: Job[] = [];
  const think: Think = async <T>(job: Job): Promise<T> => {
    asked.push(job);
    return ADVICE as T;
  };
  const noteHint = vi.fn(async () => {});
  const view = { phase: "you", pending: null, game: FACTS, real: null, ...parts } as View;
  const game: CoachedGame = { turns: [], view, canAct: true, record: async () => "{}", noteHint };
  const coach = new Coach(game, () => warns, think);
  coach.follow(game.turns);
  return { coach, asked, noteHint };
}

test("a hint comes in steps, and is noted once", async () => {
  const { coach, asked, noteHint } = coachAt();
  await coach.hint();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  expect(coach.step).toBe("where");
  expect(coach.marks[0]?.lots).toContain("D4");
  expect(coach.marks[0]?.lots.length).toBeGreaterThan(9);
  const steps = [];
  for (let step = 0; step < 4; step += 1) {
    await coach.hint();
    steps.push(coach.step);
  }
  expect(steps).toEqual(["action", "table", "why", "why"]);
  expect(coach.marks).toEqual([{ lots: ["D4"], kind: "chosen" }]);
  expect([asked.length, noteHint.mock.calls.length]).toEqual([1, 1]);
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
  await coach.compare("income");
  await vi.waitFor(() => expect(coach.judgement("income")?.[1].win).toBe(0.5));
  expect(asked).toMatchObject([{ job: "advise", wanted: ["income"] }]);
});

test("a blunder is warned of, if that is wanted", async () => {
  expect(await coachAt().coach.allows("income")).toBe(true);
  const { coach, noteHint } = coachAt({}, true);
  expect(await coach.allows("buy D4")).toBe(true);
  const allowed = coach.allows("income");
  await vi.waitFor(() => expect(coach.warning?.option.action).toBe("income"));
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

test("a first look does not hide what is known better", async () => {
  const { coach } = coachAt({}, true);
  coach.prepare();
  await vi.waitFor(() => expect(coach.best).toBe(BEST));
  const rough = option("income", { worlds: 20 });
  coach.comparison.found = { ...ADVICE, actions: [option("buy D4", { worlds: 20 }), rough] };
  expect(coach.judgement("income")?.[1]).toBe(ADVICE.actions[1]);
});

test("no reason is given for what may be chance", async () => {
  await words.load("coach");
  const why = (...others: Option[]): string => sayWhy([BEST, ...others]);
  const reasons = [{ side: "you", source: "civic", era: 1, vp: -3 }] as const;
  const unclear = option("buy E5", { reasons });
  const worse = option("income", { worse: true, reasons });
  expect(why(unclear)).toBe(words.say("page-coach-unclear"));
  expect(why(unclear, worse)).toContain("−3.0");
});

test("an area has the action in it, and does not give it away", () => {
  for (const action of ["buy A1", "buy D4", "buy G7", "build domus-maxima A1 B1 C1 D1 E1"]) {
    const lots = areaOf(action)[0]?.lots ?? [];
    expect(lots).toEqual(expect.arrayContaining([...parseAction(action).lots]));
    expect(lots.length).toBeGreaterThanOrEqual(16);
  }
  expect(areaOf("income")).toEqual([]);
});

const FORECAST: Outcome[] = [
  { chance: [1, 2], card: "c01", does: "claim", deed: "C4" },
  { chance: [1, 4], card: "c02", does: "claim", deed: "C4" },
  { chance: [1, 4], card: "c03", does: "enlarge", deed: null },
];

test("chances of a Deed are those of all cards that claim it", () => {
  expect([...chancesOfDeeds(FORECAST)]).toEqual([["C4", 0.75]]);
  expect(marksOfForecast(FORECAST)).toEqual([{ lots: ["C4"], kind: "candidate", label: "75" }]);
  expect(outcomesOf(FORECAST).map(({ outcome, chance }) => [outcome.does, chance])).toEqual([
    ["claim", 0.75],
    ["enlarge", 0.25],
  ]);
});
