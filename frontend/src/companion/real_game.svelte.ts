/** A game at a real table, without playback: the player reads its pages. */

import type { BeginParameters } from "../engine/client.ts";
import { Refused } from "../engine/engine.ts";
import type { Change, Deck, Drawer, Opened, Played, Problem, Understood } from "../engine/types.ts";
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

  /** Find the action that was meant; nothing is played. */
  understand(said: readonly string[], vocabulary: string): Promise<Understood> {
    return this.engine.understand(this.id, { said: [...said], vocabulary });
  }

  /** Set who draws from a deck from now on. `seen`: the steps of the last turn done by hand. */
  setDrawer(deck: Deck, drawer: Drawer, seen: number): Promise<void> {
    const { revision } = this;
    return this.#reopened(this.engine.setDrawer(this.id, { deck, drawer, seen, revision }));
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

  /** Undo the last answer or action; `seen` as in `setDrawer`. */
  takeBack(seen: number): Promise<void> {
    const { revision } = this;
    return this.#reopened(this.engine.undo(this.id, { confirmed: true, seen, revision }));
  }

  /** Redo what was undone last; `seen` as in `setDrawer`. */
  playAgain(seen: number): Promise<void> {
    return this.#reopened(this.engine.redo(this.id, { seen, revision: this.revision }));
  }

  /** Show the whole story as it is after a change: steps may have come into its last turn. */
  async #reopened(change: Promise<Played>): Promise<void> {
    const opened = async (): Promise<Opened> => {
      await change;
      return this.engine.open(this.id);
    };
    await this.send(opened, (answer) => this.reopen(answer as Opened));
  }

  protected override sameOptions(): BeginParameters {
    const { real } = this.view;
    return { ...super.sameOptions(), strict: false, ...(real && { real: real.draws }) };
  }

  /** There is no playback: the address names the page. */
  protected override startTurn(): void {}
}
