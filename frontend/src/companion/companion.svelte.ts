/** Somebody beside a real table: the game, where they are in it, what is in the hand. */

import type { ActionText, Box, Deck, Drawer, Lot } from "../engine/types.ts";
import { Hand } from "../table/hand.svelte.ts";
import { pagesOf, type Page } from "./pages.ts";
import type { RealGame } from "./real_game.svelte.ts";
import { Ticks } from "./ticks.svelte.ts";
import { Way, type At } from "./way.svelte.ts";

export class Companion {
  readonly game: RealGame;
  readonly box: Box;
  readonly way: Way;
  readonly hand: Hand;
  readonly ticks: Ticks;
  /** The Deed that was looked at last. */
  considered: Lot | null = $state(null);
  /** The screens of the last turn. */
  readonly pages: readonly Page[] = $derived.by(() => pagesOf(this.game.last));

  constructor(game: RealGame, box: Box) {
    this.game = game;
    this.box = box;
    this.way = new Way(game.id);
    this.hand = new Hand(() => game.view.can);
    this.ticks = new Ticks(game.id, () => game.last?.number ?? 0);
  }

  /** Where to go on, once all that happened has been read. */
  get due(): At {
    const { real, phase } = this.game.view;
    if (real?.asks) return ["ask"];
    if (phase === "choice") return ["choose"];
    return phase === "over" ? ["result"] : ["do"];
  }

  /** Somebody comes to the game: they go on where they left it, or where it is. */
  arrive(): void {
    const { left, at } = this.way;
    const again = at.length === 0 && left[0] === "ceres" && this.pageAt(left.slice(1));
    const first = at.length === 0 && this.game.last?.number === 0 ? this.pages[0] : undefined;
    if (again) this.way.go(left, true);
    else this.way.go(first && left.length === 0 ? this.#placeOf(first) : this.due, true);
  }

  /** The screen of the last turn that an address names. */
  pageAt([turn, index]: At): Page | undefined {
    if (turn !== String(this.game.last?.number)) return undefined;
    return this.pages.find((page) => String(page.index) === index);
  }

  /** Go on from a step of the last turn; -1: from before it. */
  next(after: number): void {
    const page = this.pages.find(({ index }) => index > after);
    this.way.go(page ? this.#placeOf(page) : this.due);
  }

  /** Where the screen before this one is, if there is one. */
  before({ index }: Page): At | null {
    const page = this.pages.findLast((each) => each.index < index);
    return page ? this.#placeOf(page) : null;
  }

  /** Where the last screen of the last turn is, if it has one. */
  get lastPage(): At | null {
    const page = this.pages.at(-1);
    return page ? this.#placeOf(page) : null;
  }

  /** Play an action, then be told what comes of it. */
  play(action: ActionText): Promise<void> {
    return this.#goesOn(() => this.game.play(action));
  }

  /** Say what was drawn; what comes of it is told. */
  enter(drawn: readonly string[]): Promise<void> {
    return this.#goesOn(() => this.game.enter(drawn));
  }

  /** Do again what was taken back. */
  redo(): Promise<void> {
    return this.#goesOn(() => this.game.redo());
  }

  /** Who draws from a deck from now on; what the app draws at once is told. */
  async draw(deck: Deck, drawer: Drawer): Promise<void> {
    const read = this.game.last?.steps.length ?? 0;
    await this.game.draw(deck, drawer);
    if ((this.game.last?.steps.length ?? 0) > read) this.next(read - 1);
  }

  /** Take back what was done last. */
  async undo(): Promise<void> {
    const { revision } = this.game;
    await this.game.undo();
    if (this.game.revision === revision) return;
    this.hand.drop();
    this.way.go(this.due);
  }

  /** The game goes on: whatever is new in it is told. */
  async #goesOn(does: () => Promise<void>): Promise<void> {
    const { revision, last } = this.game;
    await does();
    if (this.game.revision === revision) return;
    this.hand.drop();
    this.ticks.tidy();
    // A turn that was waiting for something to be drawn has been read so far.
    const same = last && last.number === this.game.last?.number;
    this.next(same ? last.steps.length - 1 : -1);
  }

  #placeOf({ index }: Page): At {
    return ["ceres", String(this.game.last?.number), String(index)];
  }
}
