import { expect, test, vi } from "vitest";
import type { Entry, ShownReview } from "../src/coach/findings.ts";
import { GameReview, reviewOf } from "../src/coach/game_review.svelte.ts";
import { POLICY } from "../src/coach/policy.ts";
import { dueOn, practiceOn } from "../src/coach/practice.ts";
import { costsByKind, curve, isLoss, waterfall } from "../src/coach/review_facts.ts";
import type { KeptReview, ReviewStore } from "../src/coach/review_store.ts";
import type { Think } from "../src/coach/thought.svelte.ts";
import { Trainer } from "../src/coach/trainer.svelte.ts";
import type { Engine } from "../src/engine/engine.ts";

function entry(number: number, parts: Partial<Entry> = {}): Entry {
  return {
    number,
    era: 1,
    action: "income",
    best: "buy D4",
    reference: "income",
    forced: false,
    lead: 10,
    win: 0.6,
    decision: 0,
    decision_error: 0,
    regret: 0,
    regret_error: 0.5,
    regret_win: 0,
    mark: null,
    luck: 0,
    luck_error: 0,
    reasons: [],
    ...parts,
  };
}

const ENTRIES = [
  entry(0),
  entry(1, { mark: "mistake", regret: 4, era: 2 }),
  entry(2, { action: "buy D4", mark: "blunder", regret: 5, era: 2 }),
  entry(3, { mark: "inaccuracy", regret: 2, era: 3 }),
];

function shown(policy = POLICY, result: number | null = 12): ShownReview {
  return {
    review: {
      policy,
      playouts: 75_000,
      result,
      ...{ par: 20, deal: 3, luck: -6, decisions: -5, corrections: 0 },
      ...{ par_error: 1, deal_error: 1, luck_error: 1, decisions_error: 1, corrections_error: 0 },
      entries: ENTRIES,
    },
    lead_errors: [1, 1, 1, 1],
    win_errors: [0.1, 0.1, 0.1, 0.1],
    end: [12, 0],
    peeked: [],
    accuracy: { decisions: 4, vp: 2.75, win: 0.05, place: { place: "unknown" } },
  };
}

test("the waterfall leads from par to the result", () => {
  const bars = waterfall(shown());
  expect(bars.map(({ part, from, to }) => [part, from, to])).toEqual([
    ["par", 0, 20],
    ["deal", 20, 23],
    ["luck", 23, 17],
    ["decisions", 17, 12],
    ["result", 0, 12],
  ]);
});

test("the curve ends with the result, if there is one", () => {
  expect(curve(shown(), "win").map(({ value }) => value)).toEqual([0.6, 0.6, 0.6, 0.6, 1]);
  expect(curve(shown(), "lead").at(-1)).toMatchObject({ number: 4, value: 12, error: 0 });
  expect(curve(shown(POLICY, null), "win")).toHaveLength(4);
});

test("costs are by kind and era; forced decisions do not count", () => {
  const forced = {
    ...shown().review,
    entries: [...ENTRIES, entry(4, { forced: true, regret: 99 })],
  };
  const [income, buy] = costsByKind([{ ...shown(), review: forced }]);
  expect(income).toMatchObject({ kind: "income" });
  expect(income?.costs.map((cost) => cost?.vp ?? null)).toEqual([2, 0, 4, 2]);
  expect(buy?.costs[0]).toEqual({ decisions: 1, vp: 5 });
});

/** A store of one review. */
function storeOf(kept: KeptReview | null): ReviewStore & { kept: KeptReview | null } {
  return {
    kept,
    read: async () => kept,
    all: async () => (kept ? [kept] : []),
    async write(review) {
      this.kept = review;
    },
  };
}

const ENGINE = { digest: async () => ({ digest: "d" }), record: async () => "{}" };
const KEPT: KeptReview = { digest: "d", id: "1", shown: shown(), made: "", solved: {} };

test("a kept review is shown, and one by another policy made again", async () => {
  const think = vi.fn(async () => shown());
  const review = new GameReview("1", ENGINE, storeOf(KEPT), think as unknown as Think);
  await review.load();
  expect([review.shown, think.mock.calls.length]).toEqual([KEPT.shown, 0]);
  const store = storeOf({ ...KEPT, shown: shown("planner/0"), solved: { 1: "2026-01-01" } });
  const older = new GameReview("1", ENGINE, store, think as unknown as Think);
  await older.load();
  await vi.waitFor(() => expect(store.kept?.shown.review.policy).toBe(POLICY));
  expect(store.kept?.solved).toEqual({ 1: "2026-01-01" });
});

test("a review by another policy that is stopped can be begun again", async () => {
  const store = storeOf({ ...KEPT, shown: shown("planner/0") });
  const review = new GameReview("1", ENGINE, store, () => new Promise(() => {}));
  await review.load();
  expect([review.thought.going, review.outdated]).toEqual([true, true]);
  review.thought.stop();
  await review.load();
  expect([review.thought.going, review.outdated, review.full]).toEqual([false, true, false]);
});

test("a review stays what it is when it is opened again, unless the game was played on", async () => {
  let digest = "d";
  const engine = { ...ENGINE, digest: async () => ({ digest }) };
  const store = { ...storeOf(null), read: async (of: string) => (of === "d" ? KEPT : null) };
  const review = reviewOf("2", engine, store, () => new Promise(() => {}));
  await review.load();
  review.train(ENTRIES.filter(isLoss));
  const again = reviewOf("2", engine, store);
  await again.load();
  expect([again.shown, again.trainer]).toEqual([KEPT.shown, review.trainer]);
  digest = "e";
  await again.load();
  expect([again.shown, again.trainer]).toEqual([null, null]);
});

test("the trainer asks for what was lost, and takes what is good enough", async () => {
  const answers = [
    ...[
      { action: "buy D4", cost: 0, good: true },
      { action: "buy E5", cost: 1, good: true },
    ],
    ...[
      { action: "buy F6", cost: 7, good: false },
      { action: "income", cost: 4, good: false },
    ],
  ];
  const think = vi.fn(async () => answers);
  const solved = vi.fn();
  const losses = ENTRIES.filter(isLoss);
  const trainer = new Trainer(losses, ENGINE.record, solved, think as unknown as Think);
  trainer.begin();
  await vi.waitFor(() => expect(trainer.choices).toHaveLength(4));
  const asked = { job: "answers", number: 1, played: "income", best: "buy D4", cost: 4 };
  expect(think).toHaveBeenCalledWith(
    expect.objectContaining(asked),
    "{}",
    expect.anything(),
    expect.anything(),
  );
  trainer.try("buy F6");
  trainer.try("income");
  expect([trainer.found, trainer.last?.cost, solved.mock.calls.length]).toEqual([false, 4, 0]);
  trainer.try("buy E5");
  expect(trainer.found).toBe(true);
  expect(solved).toHaveBeenCalledWith(1, true);
  trainer.next();
  expect([trainer.entry?.number, trainer.tried]).toEqual([2, []]);
});

function due(today: string, parts: Partial<KeptReview> = {}): number[] {
  const kept = { ...KEPT, made: "2026-01-01T09:00:00Z", ...parts };
  return dueOn(today, kept).map(({ number }) => number);
}

test("what was not found comes back another day, what was found after growing gaps", () => {
  expect(due("2026-01-01")).toEqual([]);
  expect(due("2026-01-02")).toEqual([1, 2, 3]);
  expect(due("2026-01-02", { practised: "2026-01-02" })).toEqual([]);
  const solved = { 1: "2026-01-01", 2: ["2026-01-01", "2026-01-02"] };
  expect(due("2026-01-02", { solved })).toEqual([1, 3]);
  expect(due("2026-01-04", { solved })).toEqual([1, 3]);
  expect(due("2026-01-05", { solved })).toEqual([1, 2, 3]);
  const often = { 1: ["2026-01-01", "2026-01-02", "2026-01-05", "2026-01-12"] };
  expect(due("2027-01-01", { solved: often })).toEqual([2, 3]);
});

test("only saved games have decisions to try again", async () => {
  const store = { all: async () => [KEPT, { ...KEPT, digest: "e", id: "2" }] };
  const list = (async () => ({ games: [{ id: "2" }], deleted: [] })) as unknown as Engine["list"];
  expect(await practiceOn("2026-01-02", { list }, store)).toEqual([{ id: "2", count: 3 }]);
});

test("a decision that was found is noted with the day, once", async () => {
  const store = storeOf({ ...KEPT, solved: { 1: "2026-01-01" } });
  const review = new GameReview("1", ENGINE, store);
  await review.load();
  await review.practise(1, true);
  await review.practise(1, true);
  await review.practise(2, false);
  const today = new Date().toISOString().slice(0, 10);
  expect(store.kept).toMatchObject({ solved: { 1: ["2026-01-01", today] }, practised: today });
});
