/** The finished games of this browser, as `ceres.service.statistics` takes them. */

import type { Engine } from "./engine.ts";
import type { GameStore, SavedGame } from "./game_store.ts";
import type { FinishedGame, Marks, Progress } from "./types.ts";

/** How long to find out where the points of games came from, in milliseconds. */
const TIME_LIMIT = 2000;
/** A record with this key began as the lesson, and is not counted. */
const LESSON = "x-lesson";

/** The marks that games did not have when they were saved by an earlier version. */
export const UNMARKED = {
  hinted: false,
  imported: false,
  mine: true,
  resigned: false,
  branched: false,
} satisfies Partial<Marks>;

/** What was found out about a finished game, in one of its states. */
export interface Counted {
  readonly state: string;
  readonly lesson: boolean;
  readonly sources: Progress["sources"];
  /** An earlier version stored no achievements and no seed. */
  readonly achievements?: readonly string[];
  readonly seed?: string | null;
}

/** Return how a game looks in a list: only games that look alike can be the same. */
export function looks({ difficulty, actions, you, ceres }: SavedGame["facts"]): string {
  return [difficulty, actions, you, ceres].join(" ");
}

/**
 * Return the finished games. Where their points came from is found out once, and stored; those that
 * look alike have the digest that tells whether they are the same.
 */
export async function finishedGames(
  store: GameStore,
  engine: Pick<Engine, "progress" | "digest">,
): Promise<FinishedGame[]> {
  const until = Date.now() + TIME_LIMIT;
  const found: FinishedGame[] = [];
  const games = (await store.all()).filter(({ deleted, facts }) => !deleted && facts.result);
  for (const game of games) {
    const whole = game.counted?.state === game.state && game.counted.achievements;
    const known = whole ? game.counted : null;
    const counted = known ?? (Date.now() < until ? await count(store, game, engine) : null);
    if (counted?.lesson) continue;
    const alike = games.filter(({ facts }) => looks(facts) === looks(game.facts)).length > 1;
    const named = alike ? await engine.digest(game.id).catch(() => null) : null;
    found.push({ ...finished(game, counted), digest: named?.digest ?? null });
  }
  return found;
}

/** Return a game that must be finished. */
export function finished(game: SavedGame, counted: Counted | null = null): FinishedGame {
  const { id, changed, facts } = game;
  const { difficulty, monuments, variants, actions, result } = facts;
  const { strict, peeked, hinted, real } = { ...UNMARKED, ...facts };
  const { imported, mine, resigned, branched } = { ...UNMARKED, ...facts };
  const options = { difficulty, monuments, variants, actions };
  const marks = { strict, peeked, hinted, real, imported, mine, resigned, branched };
  // Python refuses a game without a result.
  return {
    id,
    ended: changed,
    ...options,
    ...marks,
    ...result!,
    day: facts.day ?? null,
    par: facts.par ?? null,
    seed: counted?.seed ?? null,
    sources: counted?.sources ?? null,
    achievements: counted?.achievements ? [...counted.achievements] : null,
  };
}

async function count(
  store: GameStore,
  { id, state }: SavedGame,
  engine: Pick<Engine, "progress">,
): Promise<Counted> {
  const record = (await store.read(id))?.record ?? "{}";
  const lesson = LESSON in JSON.parse(record);
  // As a text: a number of JavaScript may have fewer digits.
  const seed = /"seed":\s*(\d+)/.exec(record)?.[1] ?? null;
  const nothing = { sources: { you: {}, ceres: {} }, achievements: [] }; // it cannot be replayed
  const { sources, achievements } = await engine.progress(id).catch(() => nothing);
  const counted = { state, lesson, sources, achievements, seed };
  // If it cannot be stored, it has to be found out again.
  await store.change(id, (now) => ({ ...(now as SavedGame), counted })).catch(() => {});
  return counted;
}
