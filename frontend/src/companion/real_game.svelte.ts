/** A game at a real table: what is told and corrected there, and nothing is told by itself. */

import { Refused } from "../engine/engine.ts";
import type { Change, Deck, Drawer, Problem } from "../engine/types.ts";
import { Game } from "../game/game.svelte.ts";

export class RealGame extends Game {
  /** Whatever is being read: something else can be done. */
  override readonly yours: boolean = $derived(!this.busy);

  /** Say what was drawn. */
  async enter(drawn: readonly string[]): Promise<void> {
    await this.sent(() => this.engine.enter(this.id, [...drawn], this.revision));
  }

  /** Who draws from a deck from now on. */
  async draw(deck: Deck, drawer: Drawer): Promise<void> {
    const draw = () => this.engine.draws(this.id, deck, drawer, this.revision);
    await this.sent(draw, (played) => {
      const { last } = this;
      this.went(played);
      // If no turn was under way, the last one is still the last one.
      this.last ??= last;
    });
  }

  /** Make the table what it really is; why that is not possible, if it is not. */
  async correct(changes: readonly Change[]): Promise<Problem | null> {
    let problem: Problem | null = null;
    await this.sent(async () => {
      try {
        return await this.engine.correct(this.id, [...changes], this.revision);
      } catch (error) {
        if (error instanceof Refused && !error.conflict) problem = error.problem;
        throw error;
      }
    });
    // Whoever corrects says what is wrong with it.
    if (problem) this.notice = null;
    return problem;
  }

  override async undo(): Promise<void> {
    let undone = false;
    const undo = () => this.engine.undo(this.id, this.revision, true);
    await this.sent(undo, () => (undone = true));
    if (undone) await this.#again();
  }

  /** The same options and the same way to draw; the id of the new game. */
  override async again(): Promise<string> {
    const { difficulty, monuments, variants } = this.view.game;
    const options = { difficulty, monuments, variants, strict: false, seed: null };
    const { real, game } = this.view;
    const own = game.own && {
      format: "ceres-components/1",
      cards: game.own.cards.map(({ rules: _, ...card }) => card),
      tiles: game.own.tile_counts,
    };
    const begun = await this.engine.begin({
      ...options,
      ...(real && { real: real.draws }),
      ...(own && { components: own }),
    });
    return begun.id;
  }

  /** Nothing tells itself: the address says which step is read. */
  protected override begins(): void {}

  /** The story with what was taken back gone. */
  async #again(): Promise<void> {
    this.reopen(await this.engine.open(this.id));
  }
}
