/** The finished games of this browser, as `ceres.service.statistics` takes them. */

import type { GameStore, SavedGame } from "./game_store.ts";
import type { FinishedGame, Progress } from "./types.ts";

/** How long to find out where the points of games came from, in milliseconds. */
const TIME_LIMIT = 2000;
/** A record with this key began as the lesson, and is not counted. */
const LESSON = "x-lesson";

/** What was found out about a finished game, in one of its states. */
export interface Counted {
  readonly state: string;
  readonly lesson: boolean;
  readonly sources: Progress["sources"];
}

/** Return the finished games; where their points came from is found out once, and stored. */
export async function finishedGames(
  store: GameStore,
  progress: (id: string) => Promise<Progress>,
): Promise<FinishedGame[]> {
  const until = Date.now() + TIME_LIMIT;
  const found: FinishedGame[] = [];
  for (const game of await store.all()) {
    if (game.deleted !== null || !game.facts.result) continue;
    const known = game.counted?.state === game.state ? game.counted : null;
    const counted = known ?? (Date.now() < until ? await count(store, game, progress) : null);
    if (!counted?.lesson) found.push(finished(game, counted));
  }
  return found;
}

/** Return a game that must be finished. */
export function finished(game: SavedGame, counted: Counted | null = null): FinishedGame {
  const { id, changed, facts } = game;
  const { difficulty, monuments, variants, actions, strict, peeked, real, result } = facts;
  const options = { difficulty, monuments, variants, actions, strict, peeked, real };
  // Python refuses a game without a result.
  return { id, ended: changed, ...options, ...result!, sources: counted?.sources ?? null };
}

async function count(
  store: GameStore,
  { id, state }: SavedGame,
  progress: (id: string) => Promise<Progress>,
): Promise<Counted> {
  const record = (await store.read(id))?.record ?? "{}";
  const lesson = LESSON in JSON.parse(record);
  const nowhere = { you: {}, ceres: {} } as Progress["sources"];
  const sources = await progress(id).then(
    (found) => found.sources,
    () => nowhere, // it cannot be replayed
  );
  const counted = { state, lesson, sources };
  // If it cannot be stored, it has to be found out again.
  await store.change(id, (now) => ({ ...(now as SavedGame), counted })).catch(() => {});
  return counted;
}
