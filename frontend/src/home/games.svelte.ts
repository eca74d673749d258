/** The kept games, as the first screen lists them, and what is done with them there. */

import { forgetTicks } from "../companion/ticks.svelte.ts";
import { AGAIN_AFTER, Asking } from "../engine/asking.svelte.ts";
import type { Engine } from "../engine/engine.ts";
import type { Listed } from "../engine/types.ts";

/** Where a game is played: on the screen, or beside a real table. */
export function tableOf({ id, real }: Listed): string {
  return real ? `/real/${id}` : `/games/${id}`;
}

export class Games extends Asking {
  readonly #engine: Engine;

  kept: readonly Listed[] = $state.raw([]);
  deleted: readonly Listed[] = $state.raw([]);
  /** Whether the list has ever come. */
  loaded = $state(false);

  readonly unfinished = $derived(this.kept.filter((game) => !game.result));
  readonly finished = $derived(this.kept.filter((game) => game.result));
  /** The game to go on with. */
  readonly last = $derived(this.unfinished.find((game) => game.phase !== null));

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  /** Keep the list fresh until the function returned is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === "visible") void this.load();
    };
    const timer = setInterval(() => this.away && look(), AGAIN_AFTER);
    document.addEventListener("visibilitychange", look);
    void this.load();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    const found = await this.tried(() => this.#engine.list());
    if (!found) return;
    ({ games: this.kept, deleted: this.deleted } = found);
    this.loaded = true;
  }

  /** Delete a game, which can be restored; whether that was done. */
  async remove(game: Listed): Promise<boolean> {
    const done = await this.tried(() => this.#engine.remove(game.id).then(() => true));
    if (done) forgetTicks(game.id);
    if (done) await this.load();
    return done ?? false;
  }

  async restore(game: Listed): Promise<void> {
    const done = await this.tried(() => this.#engine.restore(game.id).then(() => true));
    if (done) await this.load();
  }

  /** The record of a game, as text; `null` if that cannot be had. */
  record(game: Listed): Promise<string | null> {
    return this.tried(() => this.#engine.record(game.id));
  }
}
