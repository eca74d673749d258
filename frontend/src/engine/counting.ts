/** The finished games of this browser, as Python counts them: see `ceres.service.mine`. */

import type { Kept, Shelf } from "./game_store.ts";
import type { Course } from "./types.ts";

/** For how long games are looked through at a time, in milliseconds. */
const LOOKING = 2000;
/** A record with this key began as the lesson, and is none of the player's games. */
const LESSON = "x-lesson";

/** What was found out about a finished game, in one of its states. */
export interface Counted {
  readonly state: string;
  readonly lesson: boolean;
  readonly sources: Course["sources"];
}

/** The finished games; where their points came from is found out once, and kept. */
export async function finishedGames(
  shelf: Shelf,
  course: (id: string) => Promise<Course>,
): Promise<object[]> {
  const until = Date.now() + LOOKING;
  const found: object[] = [];
  for (const kept of await shelf.all()) {
    if (kept.deleted !== null || !kept.facts.result) continue;
    const known = kept.counted?.state === kept.state ? kept.counted : null;
    const counted = known ?? (Date.now() < until ? await count(shelf, kept, course) : null);
    if (!counted?.lesson) found.push(finished(kept, counted));
  }
  return found;
}

/** A finished game that is known to be there. */
export function finished({ id, changed, facts }: Kept, counted: Counted | null = null): object {
  const { difficulty, monuments, variants, actions, strict, peeked, real, result } = facts;
  const options = { difficulty, monuments, variants, actions, strict, peeked, real };
  return { id, ended: changed, ...options, ...result, sources: counted?.sources ?? null };
}

async function count(
  shelf: Shelf,
  { id, state }: Kept,
  course: (id: string) => Promise<Course>,
): Promise<Counted> {
  const record = (await shelf.book(id))?.record ?? "{}";
  const lesson = LESSON in JSON.parse(record);
  const nowhere = { you: {}, ceres: {} };
  const sources = await course(id).then(
    (found) => found.sources,
    () => nowhere, // it cannot be replayed
  );
  const counted = { state, lesson, sources };
  // What cannot be kept has to be found out again.
  await shelf.change(id, (now) => ({ ...(now as Kept), counted })).catch(() => {});
  return counted;
}
