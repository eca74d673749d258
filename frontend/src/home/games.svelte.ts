/** The saved games, as the home screen lists them. */

import { forgetChecklist } from "../companion/checklist.svelte.ts";
import { AGAIN_AFTER, Asking } from "../engine/asking.svelte.ts";
import { poll } from "../engine/polling.ts";
import type { Listed, Side } from "../engine/types.ts";

/** Return the path of a game: played on the screen, or at a real table. */
export function gamePath({ id, real }: Listed): string {
  return real ? `/real/${id}` : `/games/${id}`;
}

/** Return how a finished game ended for the player. */
export function ending(winner: Side, resigned: boolean): "won" | "lost" | "resigned" {
  if (resigned) return "resigned";
  return winner === "you" ? "won" : "lost";
}

export class Games extends Asking {
  saved: readonly Listed[] = $state.raw([]);
  deleted: readonly Listed[] = $state.raw([]);
  /** Whether the list has been loaded once. */
  loaded = $state(false);

  readonly unfinished = $derived(this.saved.filter((game) => !game.result));
  readonly finished = $derived(this.saved.filter((game) => game.result));
  /** The game to continue. */
  readonly last = $derived(this.unfinished.find((game) => game.phase !== null));

  /** Keep the list up to date until the returned function is called. */
  watch(): () => void {
    void this.load();
    return poll(
      AGAIN_AFTER,
      () => void this.load(),
      () => this.away,
    );
  }

  async load(): Promise<void> {
    const found = await this.tried(() => this.engine.list());
    if (!found) return;
    ({ games: this.saved, deleted: this.deleted } = found);
    this.loaded = true;
  }

  /** Delete a game, which can be restored; return whether that was done. */
  async remove(game: Listed): Promise<boolean> {
    const done = await this.tried(() => this.engine.remove(game.id).then(() => true));
    if (done) forgetChecklist(game.id);
    if (done) await this.load();
    return done ?? false;
  }

  async restore(game: Listed): Promise<void> {
    const done = await this.tried(() => this.engine.restore(game.id).then(() => true));
    if (done) await this.load();
  }

  /** Return the record of a game as text; `null` if there is no answer. */
  record(game: Listed): Promise<string | null> {
    return this.tried(() => this.engine.record(game.id));
  }
}
