import { expect, test } from "vitest";
import { finishedGames } from "../src/engine/finished_games.ts";
import type { GameStore, SavedGame } from "../src/engine/game_store.ts";

const FACTS = {
  difficulty: "normal",
  monuments: false,
  variants: [],
  era: 3,
  phase: "over",
  you: 90,
  ceres: 80,
  actions: 50,
  result: { you: 90, ceres: 80, winner: "you" },
  strict: false,
  peeked: false,
  real: false,
} as const;

function saved(id: string, facts: object = {}): SavedGame {
  const moment = "2026-03-01T20:00:00Z";
  const game = { id, revision: 1, state: id, created: moment, changed: moment, deleted: null };
  return { ...game, facts: { ...FACTS, ...facts } } as unknown as SavedGame;
}

function store(...games: SavedGame[]): GameStore {
  return {
    all: async () => games,
    read: async () => null,
    change: async (id: string) => saved(id),
  } as unknown as GameStore;
}

const engine = {
  progress: async () => ({
    points: [],
    sources: { you: {}, ceres: {} },
    achievements: ["first-win"],
  }),
  digest: async () => ({ digest: "the same" }),
};

test("games that look alike say whether they are the same", async () => {
  const games = [saved("a"), saved("b", { imported: true, mine: false }), saved("c", { you: 91 })];
  const found = await finishedGames(store(...games), engine);
  expect(found.map(({ id, digest }) => [id, digest])).toEqual([
    ["a", "the same"],
    ["b", "the same"],
    ["c", null],
  ]);
  expect(found.map(({ mine }) => mine)).toEqual([true, false, true]);
});

test("a game saved by an earlier version is the player's own", async () => {
  const [found] = await finishedGames(store(saved("a")), engine);
  expect(found).toMatchObject({ imported: false, mine: true, hinted: false, resigned: false });
});

test("a game counted by an earlier version is counted again, with its deal and achievements", async () => {
  const day = { date: "2026-03-01", begun: "2026-03-01", practice: false };
  const old = { state: "a", lesson: false, sources: { you: {}, ceres: {} } };
  const games = {
    ...store({ ...saved("a", { day }), counted: old } as SavedGame),
    read: async () => ({ record: '{"seed": 12345678901234567890}' }),
  } as unknown as GameStore;
  const [found] = await finishedGames(games, engine);
  expect(found).toMatchObject({
    seed: "12345678901234567890",
    day,
    par: null,
    achievements: ["first-win"],
  });
});
