/** The player's achievements. */

import { AGAIN_AFTER, Asking } from "../engine/asking.svelte.ts";
import type { Engine } from "../engine/engine.ts";
import type { Achieved, Achievements } from "../engine/types.ts";

export class Collection extends Asking {
  readonly #engine: Engine;

  found: Achievements | null = $state.raw(null);

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Load them, again until all games were looked through; the returned function stops. */
  show(): () => void {
    let shown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const found = await this.tried(() => this.#engine.achievements());
      if (!shown) return;
      if (found) this.found = found;
      if (this.away) timer = setTimeout(() => void ask(), AGAIN_AFTER);
      else if (found?.unknown) void ask();
    };
    void ask();
    return () => {
      shown = false;
      clearTimeout(timer);
    };
  }
}

/** Return those that a game was the first to have; none before all games were looked through. */
export function newIn(id: string, { achievements, unknown }: Achievements): Achieved[] {
  return unknown > 0 ? [] : achievements.filter(({ first }) => first === id);
}
