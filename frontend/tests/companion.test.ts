import { beforeEach, expect, test, vi } from "vitest";
import { Companion } from "../src/companion/companion.svelte.ts";
import { RealGame } from "../src/companion/real_game.svelte.ts";
import type { Engine } from "../src/engine/engine.ts";
import type { Opened, Real, Turn, View } from "../src/engine/types.ts";
import { router } from "../src/router.svelte.ts";
import { step, turn } from "./builders.ts";
import { engineWith, FACTS, opened, played, refusal, view } from "./fake_engine.ts";

const APP: Real = {
  draws: { cards: "app", tiles: "app", deeds: "app" },
  cards_out: false,
  asks: null,
};
const ASK: Real = { ...APP, asks: { deck: "cards" } as Real["asks"] };

beforeEach(() => {
  localStorage.clear();
  router.go("/real/abc");
});

function companion(methods: Partial<Engine> = {}, start: Partial<Opened> = {}): Companion {
  const game = new RealGame(engineWith(methods), opened(start), () => "at-once");
  return new Companion(game);
}

const at = (): string | null => router.query.get("at");
const after = (last: Turn | null, parts: Partial<View> = {}): Partial<Opened> => ({
  turn: last,
  view: view({ real: APP, ...parts }),
});

test.each([
  [{ real: ASK }, "ask"],
  [{ phase: "choice" }, "choose"],
  [{ phase: "over" }, "result"],
  [{ phase: "you" }, "do"],
] as const)("with %j the player goes to %s", (parts, route) => {
  expect(companion({}, after(null, parts)).dueRoute).toEqual([route]);
});

test("the pages of an action are shown one after the other, then what comes next", async () => {
  const store = companion({
    play: async () => played(2, turn(1, "income", "flip", "claim", "bribe")),
  });
  await store.play("income");
  expect(at()).toBe("ceres/1/1");
  expect(store.dueRoute).toEqual(["ceres", "1", "1"]);
  store.next(1);
  expect(at()).toBe("ceres/1/2");
  store.next(2);
  expect(at()).toBe("do");
});

test("a turn that came without an answer is shown, also after a reload", () => {
  const store = companion({}, after(turn(1, "income", "claim")));
  expect(store.dueRoute).toEqual(["do"]);
  store.told.set(1);
  const later = after(turn(2, "income", "claim", "bribe"));
  for (const again of [companion({}, later), companion({}, later)]) {
    expect(again.dueRoute).toEqual(["ceres", "2", "0"]);
  }
  const read = companion({}, later);
  read.next(0);
  expect(companion({}, later).dueRoute).toEqual(["ceres", "2", "1"]);
});

test("what is done again after an undo is told again, and nothing before it", () => {
  const store = companion({}, after(turn(1, "income", "claim", "bribe")));
  store.told.set(2);
  const fits = step("catch-up", { hands: [{ id: "put-back" }] });
  const back = companion({}, after(turn(1, "income", "claim", fits)));
  expect(back.dueRoute).toEqual(["ceres", "1", "1"]);
  back.next(1);
  const again = companion({}, after(turn(1, "income", "claim", "bribe")));
  expect(again.dueRoute).toEqual(["ceres", "1", "1"]);
});

test("after an answer only the new pages of the turn are shown", async () => {
  const longer = turn(1, "income", "flip", step("claim", { entered: true }), "bribe");
  const store = companion(
    { enter: async () => played(2, longer) },
    after(turn(1, "income", "flip")),
  );
  await store.enter(["c03"]);
  expect(at()).toBe("ceres/1/1");
});

test("a single tap can be taken back where it led, and not any more on the next page", async () => {
  const longer = turn(1, "income", "flip", "claim", "bribe");
  const undo = { can: true, asks: false, revealed: [] };
  const store = companion(
    { enter: async () => played(2, longer, { undo }) },
    after(turn(1, "income", "flip")),
  );
  expect(store.mayBeMistapped).toBe(false);
  await store.enterOne("c03");
  expect(store.mayBeMistapped).toBe(true);
  store.next(2);
  expect(store.mayBeMistapped).toBe(false);
});

test("a refused request leaves the page as it is", async () => {
  const store = companion({ play: async () => Promise.reject(refusal("illegal-action")) });
  store.navigation.go(["buy"]);
  await store.play("buy C4");
  expect(at()).toBe("buy");
});

test("a game that is opened again goes on where it was left", () => {
  const start = after(turn(3, "income", "flip", "claim"));
  companion({}, start).navigation.go(["ceres", 3, 1]);
  router.go("/real/abc");
  companion({}, start).arrive();
  expect(at()).toBe("ceres/3/1");
});

test("a page of an older turn leads to what comes next", () => {
  const start = after(turn(4, "income", "flip"));
  companion({}, start).navigation.go(["ceres", 3, 1]);
  router.go("/real/abc");
  companion({}, start).arrive();
  expect(at()).toBe("do");
});

test("a new game begins with its set-up", () => {
  companion({}, after(turn(0, null, "set-up-city", "set-up-silver"))).arrive();
  expect(at()).toBe("ceres/0/0");
});

test("pages lead back to the one before", () => {
  const store = companion({}, after(turn(1, "income", "claim", "bribe")));
  const [first, second] = store.pages;
  expect(first && store.previousRoute(first)).toBeNull();
  expect(second && store.previousRoute(second)).toEqual(["ceres", "1", "0"]);
  expect(store.lastPageRoute).toEqual(["ceres", "1", "1"]);
});

test("undoing shows the story without what was undone", async () => {
  const undo = vi.fn<Engine["undo"]>(async () => played(2, null));
  const open = async (): Promise<Opened> => opened({ revision: 2, turns: [] });
  const store = companion({ undo, open }, { ...after(null), turns: [turn(1, "income")] });
  await store.undo();
  expect(undo).toHaveBeenCalledWith("abc", { revision: 1, seen: 0, confirmed: true });
  expect(store.game.turns).toEqual([]);
  expect(at()).toBe("do");
});

test("what another drawer needs by hand is shown when the player goes on", async () => {
  const setDrawer = vi.fn<Engine["setDrawer"]>(async () => played(2, null));
  const now = turn(1, "income", "claim", step("catch-up", { hands: [{ id: "shuffle" }] }));
  const open = async (): Promise<Opened> => opened({ revision: 2, ...after(now) });
  const store = companion({ setDrawer, open }, after(turn(1, "income", "claim")));
  await store.setDrawer("cards", "me");
  expect(setDrawer).toHaveBeenCalledWith("abc", {
    deck: "cards",
    drawer: "me",
    seen: 1,
    revision: 1,
  });
  expect(store.dueRoute).toEqual(["ceres", "1", "1"]);
});

test("a correction that is not possible says why, without a notice", async () => {
  const store = companion({ correct: async () => Promise.reject(refusal("impossible")) });
  const problem = await store.game.correct([{ what: "silver", to: 99 }]);
  expect(problem?.message).toEqual({ id: "impossible" });
  expect(store.game.notice).toBeNull();
});

test("a new game at the table has the same drawers", async () => {
  const begin = vi.fn<Engine["begin"]>(async () => opened({ id: "next" }));
  const facts: View["game"] = { ...FACTS, difficulty: "hard", strict: true };
  await companion({ begin }, after(null, { game: facts })).game.again();
  expect(begin).toHaveBeenCalledWith(
    expect.objectContaining({ difficulty: "hard", strict: false, real: APP.draws }),
  );
});
