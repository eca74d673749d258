/** The ladder as the player stands on it. */

import { Asking } from "../engine/asking.svelte.ts";
import type { Ladder, RankFacts } from "../engine/types.ts";

export class Climb extends Asking {
  ladder: Ladder | null = $state.raw(null);

  /** Load the ladder, again while nobody answers; the returned function stops. */
  show(): () => void {
    return this.keepAsking(
      () => this.engine.ladder(),
      (found) => (this.ladder = found),
    );
  }

  /** Begin a game at a rank; return its id, or `null` if that failed. */
  async begin({ difficulty, monuments, variants }: RankFacts): Promise<string | null> {
    const opened = await this.tried(() => this.engine.begin({ difficulty, monuments, variants }));
    return opened?.id ?? null;
  }
}
