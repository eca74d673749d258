import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Unreachable, type Engine } from "../src/engine/engine.ts";
import type { Played, View } from "../src/engine/types.ts";
import { Game } from "../src/game/game.svelte.ts";
import type { Pace } from "../src/game/playback.ts";
import { step, table, turn } from "./builders.ts";
import { engineWith, FACTS, opened, played, refusal, view } from "./fake_engine.ts";

const TURN = turn(
  1,
  "income",
  step("income", { table: { era: 1 } }),
  step("flip"),
  step("claim", { table: { era: 2 } }),
);

let pace: Pace = "slow";
beforeEach(() => {
  vi.useFakeTimers();
  pace = "slow";
});
afterEach(() => vi.useRealTimers());

function game(methods: Partial<Engine>): Game {
  return new Game(engineWith(methods), opened(), () => pace);
}

/** A game in which an action was played that has this turn. */
async function playing(played_ = TURN): Promise<Game> {
  const store = game({ play: async () => played(2, played_) });
  await store.play("income");
  return store;
}

// Playback.

test("Ceres' turn is played back step by step", async () => {
  const store = await playing();
  expect(store.step?.type).toBe("flip");
  expect(store.canAct).toBe(false);
  vi.advanceTimersByTime(3200);
  expect(store.step?.type).toBe("claim");
  expect(store.table.era).toBe(2);
  vi.advanceTimersByTime(3200);
  expect(store.playback).toBeNull();
  expect(store.canAct).toBe(true);
});

test("at once there is no playback", async () => {
  pace = "at-once";
  const store = await playing();
  expect(store.playback).toBeNull();
});

test("a paused playback waits", async () => {
  const store = await playing();
  store.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(store.step?.type).toBe("flip");
  store.pause(false);
  vi.advanceTimersByTime(3200);
  expect(store.step?.type).toBe("claim");
});

test("a step that is picked is shown, and stays", async () => {
  const store = await playing();
  store.showStep(2);
  expect(store.step?.type).toBe("claim");
  vi.advanceTimersByTime(60_000);
  expect(store.step?.type).toBe("claim");
});

test("a skipped playback stops at a scoring", async () => {
  const store = await playing(turn(1, "income", "income", "flip", "scoring", "era-begins"));
  store.skip();
  expect(store.scoring?.type).toBe("scoring");
  store.closeScoring();
  expect(store.step?.type).toBe("era-begins");
});

test("the last turn can be played back again", async () => {
  const store = await playing();
  expect(store.canPlayBack).toBe(false);
  store.skip();
  expect(store.canPlayBack).toBe(true);
  store.playBack();
  expect(store.step?.type).toBe("flip");
});

// Before Ceres answers.

const BEFORE = { population: 0 } as View["measures"];
const AFTER = { population: 3 } as View["measures"];
const REVEALED: View["undo"] = {
  can: true,
  asks: true,
  revealed: [{ kind: "card", id: "c14" }],
};

/** A game with an action whose turn shows a card. */
async function acting(undo?: Engine["undo"]): Promise<Game> {
  const own = step("build", { table: { era: 1 }, measures: AFTER });
  const answer = played(2, turn(1, "build domus A1", own, "flip", "claim"), { undo: REVEALED });
  const start = opened({ view: view({ measures: BEFORE }) });
  const store = new Game(
    engineWith({ play: async () => answer, ...(undo && { undo }) }),
    start,
    () => pace,
  );
  await store.play("build domus A1");
  return store;
}

test("before Ceres answers, your own action is on the table and nothing else is shown", async () => {
  const store = await acting();
  expect([store.step, store.turns, store.canAct, store.canUndo]).toEqual([null, [], false, true]);
  expect(store.measures).toBe(AFTER);
  vi.advanceTimersByTime(1600);
  expect([store.step?.type, store.measures, store.canUndo]).toEqual(["flip", AFTER, false]);
});

test("before Ceres answers, an action is taken back freely", async () => {
  const undo = vi.fn<Engine["undo"]>(async () => played(3, null, { measures: BEFORE }));
  const store = await acting(undo);
  await store.undo();
  expect(undo).toHaveBeenCalledWith("abc", { confirmed: false, revision: 2, seen: 1 });
  vi.advanceTimersByTime(60_000);
  expect([store.step, store.turns, store.measures]).toEqual([null, [], BEFORE]);
  expect(store.canAct).toBe(true);
});

test("an action that cannot be taken back is answered", async () => {
  const store = await acting(async () => Promise.reject(refusal("strict-game")));
  await store.undo();
  expect([store.step?.type, store.notice?.bad]).toEqual(["flip", true]);
});

test("while something covers the table, Ceres does not answer", async () => {
  const store = await acting();
  store.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(store.unanswered).not.toBeNull();
  store.pause(false);
  vi.advanceTimersByTime(1600);
  expect(store.step?.type).toBe("flip");
});

test("at once, Ceres answers at once", async () => {
  pace = "at-once";
  const store = await acting();
  expect([store.unanswered, store.canAct]).toEqual([null, true]);
});

// Requests.

test("the turn of an answer replaces a turn of the same number", async () => {
  const store = game({ play: async () => played(2, TURN) });
  store.turns = [TURN];
  await store.play("income");
  expect(store.turns.length).toBe(1);
});

test("undone turns are gone from the story", async () => {
  const store = game({ undo: async () => played(3, null, { turns: 1 }) });
  store.turns = [turn(1, "income"), turn(2, "income")];
  await store.undo();
  expect(store.turns.map(({ number }) => number)).toEqual([1]);
});

test("an action is being sent until it is answered", async () => {
  let answer = (_: Played): void => {};
  const store = game({ play: () => new Promise((resolve) => (answer = resolve)) });
  const done = store.play("income");
  expect(store.sending).toBe("income");
  answer(played(2, null));
  await done;
  expect(store.sending).toBe(null);
});

test("a refusal is shown as a notice", async () => {
  const store = game({ play: async () => Promise.reject(refusal("illegal-action")) });
  await store.play("buy C4");
  expect(store.notice).toMatchObject({ message: { id: "illegal-action" }, bad: true });
  expect(store.busy).toBe(false);
});

test("after a conflict the game is loaded again", async () => {
  const store = game({
    play: async () => Promise.reject(refusal("conflict", 409)),
    open: async () => opened({ revision: 7, view: view({}, table({ era: 3 })) }),
  });
  await store.play("income");
  expect(store.revision).toBe(7);
  expect(store.table.era).toBe(3);
  expect(store.notice?.bad).toBe(false);
});

test("an action that nobody answered is sent again, unless it was played", async () => {
  const play = vi
    .fn<Engine["play"]>()
    .mockRejectedValueOnce(new Unreachable())
    .mockResolvedValue(played(2, null));
  const store = game({ play, revision: async () => ({ revision: 1 }), open: async () => opened() });
  await store.play("income");
  expect(store.away).toBe(true);
  const stop = store.watch();
  await vi.advanceTimersByTimeAsync(5000);
  stop();
  expect(play).toHaveBeenCalledTimes(2);
  expect(store.away).toBe(false);
  expect(store.revision).toBe(2);
});

test("an action that was played before the answer was lost is not sent again", async () => {
  const play = vi.fn<Engine["play"]>().mockRejectedValue(new Unreachable());
  const store = game({
    play,
    revision: async () => ({ revision: 2 }),
    open: async () => opened({ revision: 2 }),
  });
  await store.play("income");
  const stop = store.watch();
  await vi.advanceTimersByTimeAsync(5000);
  stop();
  expect(play).toHaveBeenCalledTimes(1);
  expect(store.revision).toBe(2);
});

test("a game that went on elsewhere is loaded again", async () => {
  const store = game({
    revision: async () => ({ revision: 4 }),
    open: async () => opened({ revision: 4 }),
  });
  const stop = store.watch();
  await vi.advanceTimersByTimeAsync(5000);
  stop();
  expect(store.revision).toBe(4);
  expect(store.notice?.message).toEqual({ id: "page-went-on-elsewhere" });
});

test("the same preview is asked for once, until the game goes on", async () => {
  const preview = vi.fn<Engine["preview"]>(async (_, { action }) => ({
    action,
    legal: false,
    why: { message: { id: "no" } },
  }));
  const store = game({ preview, play: async () => played(2, null) });
  await store.preview("buy C4");
  await store.preview("buy C4");
  expect(preview).toHaveBeenCalledTimes(1);
  await store.play("income");
  await store.preview("buy C4");
  expect(preview).toHaveBeenCalledTimes(2);
});

test("while a request is under way, no other is sent", async () => {
  const play = vi.fn<Engine["play"]>(() => new Promise(() => {}));
  const store = game({ play });
  void store.play("income");
  void store.play("income");
  expect(play).toHaveBeenCalledTimes(1);
});

test("a new game has the same options, and another seed", async () => {
  const begin = vi.fn<Engine["begin"]>(async () => opened({ id: "next" }));
  const facts: View["game"] = {
    ...FACTS,
    seed: "7",
    difficulty: "hard",
    monuments: true,
    strict: true,
  };
  const store = new Game(
    engineWith({ begin }),
    opened({ view: view({ game: facts }) }),
    () => pace,
  );
  expect(await store.again()).toBe("next");
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({ difficulty: "hard", monuments: true, strict: true, seed: null }),
  );
});

test("a harder game differs in that alone; the same deal is a branch at the start", async () => {
  const begin = vi.fn<Engine["begin"]>(async () => opened({ id: "next" }));
  const branch = vi.fn<Engine["branch"]>(async () => opened({ id: "same" }));
  const begun = opened({ view: view({ game: FACTS }) });
  const store = new Game(engineWith({ begin, branch }), begun, () => pace);
  await store.again({ difficulty: "hard" });
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({ difficulty: "hard", strict: false }),
  );
  expect(await store.sameDeal()).toBe("same");
  expect(branch).toHaveBeenCalledWith("abc", { number: 0 });
});

test("a game that is given up has just ended; one that was over before has not", async () => {
  const result = { you: 3, ceres: 5, winner: "ceres" } as const;
  const over = { phase: "over", result } as const;
  const resign = vi.fn<Engine["resign"]>(async () => played(2, null, over));
  const store = new Game(engineWith({ resign }), opened(), () => pace);
  expect(store.hasJustEnded).toBe(false);
  await store.resign();
  expect(resign).toHaveBeenCalledWith("abc", { revision: 1 });
  expect(store.hasJustEnded).toBe(true);
  expect(new Game(engineWith({}), opened({ view: view(over) }), () => pace).hasJustEnded).toBe(
    false,
  );
});

// What Ceres' cards would do.

const CLAIM = step("claim", { table: { era: 2 } });
const outlookOf = (card: string | null) => ({
  cards: [{ card, steps: [CLAIM], then: null, owned: { you: 1, ceres: 2 } }],
});

test("the table shows what a card would do, as long as it is looked at", async () => {
  const outlook = vi.fn<Engine["outlook"]>(async () => outlookOf("c1"));
  const store = game({ outlook });
  await store.foresee("c1");
  expect([store.foreseen?.card, store.table.era]).toEqual(["c1", 2]);
  await store.foresee(null);
  expect([store.foreseen, store.table.era]).toEqual([null, 1]);
  await store.foresee("c1");
  expect(outlook).toHaveBeenCalledTimes(1);
});

test("in her last turn it is the same for every card", async () => {
  const store = game({ outlook: async () => outlookOf(null) });
  await store.foresee("c7");
  expect(store.foreseen?.steps).toEqual([CLAIM]);
});

test("what a card would have done is gone with the action", async () => {
  const outlook = vi.fn<Engine["outlook"]>(async () => outlookOf("c1"));
  const store = game({ outlook, play: async () => played(2, null) });
  await store.foresee("c1");
  await store.play("income");
  expect(store.foreseen).toBeNull();
  await store.foresee("c1");
  expect(outlook).toHaveBeenCalledTimes(2);
});

test("a card that was let go meanwhile shows nothing", async () => {
  const store = game({ outlook: async () => outlookOf("c1") });
  const looked = store.foresee("c1");
  await store.foresee(null);
  await looked;
  expect(store.foreseen).toBeNull();
});
