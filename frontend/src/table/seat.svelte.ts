/** The player's seat at the table: the game, what is in the hand, what is looked at. */

import type { By } from "../board/LotGrid.svelte";
import { occupantsOf } from "../board/occupants.ts";
import type { ActionText, Box, Lot, PieceId, PieceKind, Preview } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import type { Mark } from "../game/marks.ts";
import { Hand } from "./hand.svelte.ts";
import { samePlace, type Place, type Point } from "./places.ts";

export class Seat {
  readonly game: Game;
  readonly box: Box;
  readonly hand: Hand;
  readonly #kinds: ReadonlyMap<PieceId, PieceKind>;

  /** The Lot of the Deed that is looked at in the market. */
  looked: Lot | null = $state(null);
  /** The piece of the tray that is looked at. */
  considered: PieceId | null = $state(null);
  /** What a guide points at in the city. */
  pointed: readonly Mark[] = $state.raw([]);
  /** What the action in the hand was found to change. */
  #foreseen: Preview | null = $state.raw(null);
  #dragging = false;
  /** Goes to a Lot of the city with the keyboard; the city sets it. */
  goTo: (lot: Lot) => void = () => {};

  constructor(game: Game, box: Box) {
    this.game = game;
    this.box = box;
    this.hand = new Hand(() => game.view.can);
    this.#kinds = new Map([...box.buildings, ...box.monuments].map((kind) => [kind.id, kind]));
  }

  kindOf(piece: PieceId): PieceKind | undefined {
    return this.#kinds.get(piece);
  }

  /** The places of the piece that is looked at, as long as the hand is empty. */
  get places(): readonly Place[] | null {
    if (!this.considered || !this.yourTurn || this.hand.held.what !== "nothing") return null;
    return this.game.view.can.builds[this.considered]?.places ?? [];
  }

  /** Whether something of your own can be done now. */
  get yourTurn(): boolean {
    return this.game.yours && this.game.view.phase === "you";
  }

  /** What the action in the hand would change, once that is known. */
  get foreseen(): Preview | null {
    return this.#foreseen?.action === this.hand.action ? this.#foreseen : null;
  }

  /** Ask what the action in the hand would change. */
  async foresee(): Promise<void> {
    const { action } = this.hand;
    if (action === null || !this.game.yours) return;
    const found = await this.game.preview(action);
    if (found && action === this.hand.action) this.#foreseen = found;
  }

  /** The action in the hand, if it can be played now. */
  get ready(): ActionText | null {
    return this.game.yours && this.hand.ready ? this.hand.action : null;
  }

  /** Play it. */
  async confirm(): Promise<void> {
    const action = this.ready;
    if (action !== null) await this.game.play(action);
  }

  /** Take Income at once. */
  async income(): Promise<void> {
    if (!this.yourTurn) return;
    this.hand.takeIncome();
    await this.confirm();
  }

  /** Buy a Deed at once. */
  async buy(deed: Lot): Promise<void> {
    if (!this.yourTurn) return;
    this.hand.takeDeed(deed);
    await this.confirm();
  }

  /** Put back what is in the hand. */
  cancel(): void {
    this.hand.drop();
  }

  takePiece(piece: PieceId): void {
    if (this.yourTurn) this.hand.takePiece(piece);
  }

  /** A piece is drawn out of the tray with the mouse. */
  drag(piece: PieceId): void {
    this.takePiece(piece);
    this.#dragging = true;
  }

  /** The mouse lets go: over the city, what it drew there is built. */
  release(over: "city" | "elsewhere"): void {
    const dragging = this.#dragging;
    this.#dragging = false;
    if (dragging && over === "city") void this.confirm();
  }

  takeDeed(deed: Lot): void {
    if (this.yourTurn) this.hand.takeDeed(deed);
  }

  point(lot: Lot, at: Point): void {
    if (this.game.yours) this.hand.point(lot, at);
  }

  /** A Lot of the city was picked: a finger only lays down what is carried, to be looked at. */
  pick(lot: Lot, by: By): void {
    if (this.game.yours && this.game.view.phase === "choice") {
      this.#choose(lot, by);
    } else if (this.hand.carried) {
      if (by !== "touch") void this.confirm();
    } else if (this.yourTurn) {
      this.#take(lot, by);
    }
  }

  /** A second click on the place that is picked confirms it, unless it could mean another one. */
  #choose(lot: Lot, by: By): void {
    const here = this.game.view.can.places.filter((place) => place.includes(lot));
    const again = here.length === 1 && samePlace(here[0] ?? null, this.hand.choice);
    if (again && by !== "touch") void this.confirm();
    else this.hand.chooseAt(lot);
  }

  #take(lot: Lot, by: By): void {
    const { held } = this.hand;
    const on = occupantsOf(this.game.table).get(lot);
    const yours = (on?.what === "marker" || on?.what === "piece") && on.side === "you";
    if (on?.what === "offer") {
      const again = held.what === "deed" && held.deed === lot;
      if (again && by === "key") void this.confirm();
      else this.hand.takeDeed(lot);
    } else if (yours) {
      this.hand.takeLot(lot);
    } else {
      this.hand.drop();
    }
  }
}
