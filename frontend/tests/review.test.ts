import { expect, test, vi } from "vitest";
import { GameReview, reviewOf } from "../src/coach/game_review.svelte.ts";
import { POLICY, QUICK_PLAYOUTS, REVIEW_PLAYOUTS } from "../src/coach/policy.ts";
import { dueOn, practiceOn } from "../src/coach/practice.ts";
import { Reviews, type KeptReview, type ReviewStore } from "../src/coach/review_store.ts";
import type { Engine } from "../src/engine/engine.ts";
import type { ShownReview } from "../src/engine/types.ts";
import { EARLIER, jobsWith, never, REVIEW } from "./coach_findings.ts";

const [FIRST = 0, SECOND = 0, ...OTHERS] = REVIEW.losses;

/** The review by an older policy. */
function outdated(): ShownReview {
  return { ...REVIEW, review: { ...REVIEW.review, policy: "planner/0" } };
}

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
const KEPT: KeptReview = { digest: "d", id: "1", shown: REVIEW, made: "", solved: {} };

test("a kept review is shown, and one by another policy made again", async () => {
  const made = vi.fn(async () => REVIEW);
  const jobs = jobsWith({ review: made });
  const review = new GameReview("1", ENGINE, storeOf(KEPT), jobs);
  await review.load();
  expect([review.shown, made.mock.calls.length]).toEqual([REVIEW, 0]);
  const store = storeOf({ ...KEPT, shown: outdated(), solved: { 1: "2026-01-01" } });
  const older = new GameReview("1", ENGINE, store, jobs);
  await older.load();
  await vi.waitFor(() => expect(store.kept?.shown.review.policy).toBe(POLICY));
  expect(store.kept?.solved).toEqual({ 1: "2026-01-01" });
});

test("a quick review is made at once, and stays until the full one takes its place", async () => {
  const quick = { ...REVIEW, review: { ...REVIEW.review, playouts: QUICK_PLAYOUTS } };
  const full = { ...REVIEW, review: { ...REVIEW.review, playouts: REVIEW_PLAYOUTS } };
  const made: ((found: ShownReview) => void)[] = [];
  const make = vi.fn(() => new Promise<ShownReview>((resolve) => made.push(resolve)));
  const review = new GameReview("1", ENGINE, storeOf(null), jobsWith({ review: make }));
  await review.load();
  await vi.waitFor(() => expect(made.length).toBe(1));
  made[0]!(quick);
  await vi.waitFor(() => expect([review.shown, review.full]).toEqual([quick, false]));
  const finished = review.finish();
  await vi.waitFor(() => expect(made.length).toBe(2));
  expect([review.shown, review.job.going]).toEqual([quick, true]);
  made[1]!(full);
  await finished;
  expect([review.shown, review.full]).toEqual([full, true]);
  const asked = make.mock.calls as unknown as [{ playouts: number }][];
  expect(asked.map(([{ playouts }]) => playouts)).toEqual([QUICK_PLAYOUTS, REVIEW_PLAYOUTS]);
});

test("another browser of the player has the review, which goes with the game", async () => {
  const stored = new Map<string, string>();
  const games = [
    { id: "1", reviewed: true },
    { id: "2", reviewed: false },
  ];
  const engine = {
    review: async (id: string) => ({ packed: stored.get(id) ?? null }),
    storeReview: async (id: string, { packed }: { packed: string }) => void stored.set(id, packed),
    list: async () => ({ games, deleted: [] }),
  } as unknown as Engine;
  const browser = () => {
    const store = storeOf(null);
    const read = async () => store.kept;
    const all = async () => (store.kept ? [store.kept] : []);
    const remove = async () => void (store.kept = null);
    return new Reviews(Object.assign(store, { read, all, remove }), engine);
  };
  const [first, second] = [browser(), browser()];
  await first.write(KEPT);
  expect(await second.all()).toMatchObject([KEPT]);
  expect(await second.read("d", "1")).toMatchObject(KEPT);
  await second.write({ ...KEPT, practised: "2026-11-19" });
  expect((await first.read("d", "1"))?.practised).toBe("2026-11-19");
  expect(await browser().read("e", "1")).toBeNull();
  stored.set("1", "damaged");
  expect(await browser().read("d", "1")).toBeNull();
  games.shift();
  expect([await first.all(), await first.read("d", "1")]).toEqual([[], null]);
});

test("a review of an earlier version is presented, and its schedule stays", async () => {
  const kept = { ...KEPT, shown: EARLIER, solved: { [FIRST]: "2026-01-01" } };
  const store = storeOf(kept);
  const present = vi.fn(async () => REVIEW);
  const review = new GameReview("1", ENGINE, store, jobsWith({ present }));
  await review.load();
  expect(present).toHaveBeenCalledWith({ stored: EARLIER });
  expect([review.shown, store.kept]).toEqual([REVIEW, { ...kept, shown: REVIEW }]);
});

test("a review of an earlier version that cannot be presented is not lost", async () => {
  const store = storeOf({ ...KEPT, shown: EARLIER });
  const present = () => Promise.reject(new Error("no Python"));
  const review = new GameReview("1", ENGINE, store, jobsWith({ present }));
  await review.load();
  expect([review.shown, review.due, review.ready]).toEqual([null, [], true]);
  await review.practise(FIRST, true);
  expect(store.kept?.shown).toBe(EARLIER);
});

test("a review by another policy that is stopped can be begun again", async () => {
  const store = storeOf({ ...KEPT, shown: outdated() });
  const review = new GameReview("1", ENGINE, store, jobsWith({ review: never }));
  await review.load();
  expect([review.job.going, review.outdated]).toEqual([true, true]);
  review.job.stop();
  await review.load();
  expect([review.job.going, review.outdated, review.full]).toEqual([false, true, false]);
});

test("a review stays what it is when it is opened again, unless the game was played on", async () => {
  let digest = "d";
  const engine = { ...ENGINE, digest: async () => ({ digest }) };
  const store = { ...storeOf(null), read: async (of: string) => (of === "d" ? KEPT : null) };
  await reviewOf("2", engine, store, jobsWith({ review: never })).load();
  const again = reviewOf("2", engine, store);
  await again.load();
  expect(again.shown).toBe(REVIEW);
  digest = "e";
  await again.load();
  expect(again.shown).toBeNull();
});

function due(today: string, parts: Partial<KeptReview> = {}): number[] {
  const kept = { ...KEPT, made: "2026-01-01T09:00:00Z", ...parts };
  return dueOn(today, kept);
}

test("what was not found comes back another day, what was found after growing gaps", () => {
  expect(due("2026-01-01")).toEqual([]);
  expect(due("2026-01-02")).toEqual(REVIEW.losses);
  expect(due("2026-01-02", { practised: "2026-01-02" })).toEqual([]);
  const solved = { [FIRST]: "2026-01-01", [SECOND]: ["2026-01-01", "2026-01-02"] };
  expect(due("2026-01-02", { solved })).toEqual([FIRST, ...OTHERS]);
  expect(due("2026-01-04", { solved })).toEqual([FIRST, ...OTHERS]);
  expect(due("2026-01-05", { solved })).toEqual(REVIEW.losses);
  const often = { [FIRST]: ["2026-01-01", "2026-01-02", "2026-01-05", "2026-01-12"] };
  expect(due("2027-01-01", { solved: often })).toEqual([SECOND, ...OTHERS]);
});

test("only saved games have decisions to try again", async () => {
  const store = { all: async () => [KEPT, { ...KEPT, digest: "e", id: "2" }] };
  const list = (async () => ({ games: [{ id: "2" }], deleted: [] })) as unknown as Engine["list"];
  expect(await practiceOn("2026-01-02", { list }, store)).toEqual([
    { id: "2", count: REVIEW.losses.length },
  ]);
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
