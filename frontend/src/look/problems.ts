/** Why requests to the engine failed. */

import { Refused } from "../engine/engine.ts";
import type { Problem } from "../engine/types.ts";
import { words } from "../words/words.svelte.ts";
import { toasts } from "./toasts.svelte.ts";

const AWAY: Problem = { message: { id: "page-notice-away" } };

/** Return why the engine refused something; any other error means that nobody answers. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : AWAY;
}

/** Show the problem as a toast. */
export function showProblem(error: unknown): void {
  toasts.show(words.format(problemOf(error).message), undefined, true);
}

/** Take an answer that nobody misses if it does not come. */
export function takeIfAnswered<T>(answer: Promise<T>, take: (answer: T) => void): void {
  void answer.then(take, () => {});
}

/** Run something that asks the engine; show the problem if that fails. */
export async function showingProblems(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    showProblem(error);
  }
}
