import { expect, test } from "vitest";
import { Unreachable } from "../src/engine/engine.ts";
import type { Decision, Replay as Data } from "../src/engine/types.ts";
import { Looking } from "../src/replay/looking.svelte.ts";
import { isKey, newKey } from "../src/share/player_key.ts";
import { table, turn } from "./builders.ts";
import { engineWith, refusal } from "./fake_engine.ts";

/** A game after so many turns. */
function game(turns: number): Data {
  const decision = { phase: "you", point: {}, measures: {} } as unknown as Decision;
  return {
    before: table(),
    turns: Array.from({ length: turns }, (_, index) => ({
      ...turn(index + 1, "income", "income"),
      after: {},
    })),
    decisions: Array.from({ length: turns + 1 }, () => decision),
  } as unknown as Data;
}

/** A link to a game that goes on. */
function linked(): { played: number; loaded: number; error: unknown; looking: Looking } {
  const engine = engineWith({
    lookRevision: async () => {
      if (state.error) throw state.error;
      return { revision: state.played + 1 };
    },
    lookedAt: async () => {
      state.loaded += 1;
      return game(state.played);
    },
  });
  const looking = new Looking(engine, "key", () => "at-once");
  const state = { played: 2, loaded: 0, error: null as unknown, looking };
  return state;
}

test("at first the present is shown", async () => {
  const { looking } = linked();
  await looking.load();
  expect(looking.replay?.at).toEqual({ number: 2, index: null });
  expect(looking.replay?.playing).toBe(false);
});

test("the game is loaded again only when it went on, and then plays by itself", async () => {
  const link = linked();
  await link.looking.load();
  await link.looking.load();
  expect(link.loaded).toBe(1);
  link.played = 4;
  await link.looking.load();
  expect(link.loaded).toBe(2);
  expect(link.looking.replay?.at.number).toBe(2);
  expect(link.looking.replay?.playing).toBe(true);
});

test("who looks at an earlier turn stays there", async () => {
  const link = linked();
  await link.looking.load();
  link.looking.replay?.previous();
  link.played = 3;
  await link.looking.load();
  expect(link.looking.replay?.at.number).toBe(1);
  expect(link.looking.replay?.playing).toBe(false);
});

test("a turn that was taken back is gone here, too", async () => {
  const link = linked();
  await link.looking.load();
  link.played = 1;
  await link.looking.load();
  expect(link.looking.replay?.at.number).toBe(1);
});

test("a withdrawn link shows nothing; a server that is away for a while changes nothing", async () => {
  const link = linked();
  await link.looking.load();
  link.error = new Unreachable();
  await link.looking.load();
  expect([link.looking.gone, link.looking.replay?.last]).toEqual([false, 2]);
  link.error = refusal("no-such-look", 404);
  await link.looking.load();
  expect(link.looking.gone).toBe(true);
});

test("a new key is one, and another each time", () => {
  const keys = Array.from({ length: 20 }, newKey);
  expect(keys.every(isKey)).toBe(true);
  expect(new Set(keys).size).toBe(20);
  expect([keys[0]?.slice(1), `${keys[0]}a`, ";".repeat(43)].map((key) => isKey(key ?? ""))).toEqual(
    [false, false, false],
  );
});
