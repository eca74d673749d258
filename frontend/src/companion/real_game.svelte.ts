/** A game at a real table, without playback: the player reads its pages. */

import type { BeginParameters } from "../engine/client.ts";
import { Refused } from "../engine/engine.ts";
import type { Change, Deck, Drawer, Problem } from "../engine/types.ts";
import { Game } from "../game/game.svelte.ts";

export class RealGame extends Game {
  /** The player can act whatever page is shown. */
  override readonly canAct: boolean = $derived(!this.busy);

  /** Enter what was drawn. */
  async enter(drawn: readonly string[]): Promise<void> {
    await this.send(() =>
      this.engine.enter(this.id, { drawn: [...drawn], revision: this.revision }),
    );
  }

  /** Set who draws from a deck from now on. */
  async setDrawer(deck: Deck, drawer: Drawer): Promise<void> {
    const { revision } = this;
    const request = () => this.engine.setDrawer(this.id, { deck, drawer, revision });
    await this.send(request, (played) => {
      const { last } = this;
      this.applyTurn(played);
      // Between turns, the last one stays the last one.
      this.last ??= last;
    });
  }

  /** Correct the table; return why that is not possible, if it is not. */
  async correct(changes: readonly Change[]): Promise<Problem | null> {
    let problem: Problem | null = null;
    await this.send(async () => {
      try {
        const { revision } = this;
        return await this.engine.correct(this.id, { changes: [...changes], revision });
      } catch (error) {
        if (error instanceof Refused && !error.conflict) problem = error.problem;
        throw error;
      }
    });
    // The screen of the corrections shows the problem itself.
    if (problem) this.notice = null;
    return problem;
  }

  override async undo(): Promise<void> {
    let undone = false;
    const { revision } = this;
    const undo = () => this.engine.undo(this.id, { confirmed: true, revision });
    await this.send(undo, () => (undone = true));
    // The story is needed without what was undone.
    if (undone) this.reopen(await this.engine.open(this.id));
  }

  protected override sameOptions(): BeginParameters {
    const { real } = this.view;
    return { ...super.sameOptions(), strict: false, ...(real && { real: real.draws }) };
  }

  /** There is no playback: the address names the page. */
  protected override startTurn(): void {}
}
