/** The player's achievements. */

import { Asking } from "../engine/asking.svelte.ts";
import type { Achieved, Achievements } from "../engine/types.ts";

export class Collection extends Asking {
  found: Achievements | null = $state.raw(null);

  /** Load them, again until all games were looked through; the returned function stops. */
  show(): () => void {
    return this.keepAsking(
      () => this.engine.achievements(),
      (found) => (this.found = found),
      ({ unknown }) => unknown === 0,
    );
  }
}

/** Return those that a game was the first to have; none before all games were looked through. */
export function newIn(id: string, { achievements, unknown }: Achievements): Achieved[] {
  return unknown > 0 ? [] : achievements.filter(({ first }) => first === id);
}
