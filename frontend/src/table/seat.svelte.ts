/** The player's seat at the table: the game, the selection, and what is pointed at. */

import type { InputKind } from "../board/LotGrid.svelte";
import type { Mark } from "../board/Marks.svelte";
import { occupantsOf } from "../board/occupants.ts";
import type { ActionText, Box, Lot, PieceId, PieceKind, Preview } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import { Selection } from "./selection.svelte.ts";
import { isSameSite, type Point, type Site } from "./sites.ts";

export class Seat {
  readonly game: Game;
  readonly box: Box;
  readonly selection: Selection;
  readonly #kinds: ReadonlyMap<PieceId, PieceKind>;

  /** The Deed of the market that is pointed at. */
  hoveredDeed: Lot | null = $state(null);
  /** The piece of the tray that is pointed at. */
  hoveredPiece: PieceId | null = $state(null);
  /** The marks of a guide on the city. */
  guideMarks: readonly Mark[] = $state.raw([]);
  #preview: Preview | null = $state.raw(null);
  #dragging = false;
  /** Moves the keyboard focus to a Lot; set by the city. */
  focusLot: (lot: Lot) => void = () => {};

  constructor(game: Game, box: Box) {
    this.game = game;
    this.box = box;
    this.selection = new Selection(() => game.view.can);
    this.#kinds = new Map([...box.buildings, ...box.monuments].map((kind) => [kind.id, kind]));
  }

  kindOf(piece: PieceId): PieceKind | undefined {
    return this.#kinds.get(piece);
  }

  /** The sites of the piece that is pointed at, while nothing is selected. */
  get hoveredSites(): readonly Site[] | null {
    if (!this.hoveredPiece || !this.yourTurn || this.selection.selected.what !== "nothing") {
      return null;
    }
    return this.game.view.can.builds[this.hoveredPiece]?.places ?? [];
  }

  /** Whether the player can take an action of their own now. */
  get yourTurn(): boolean {
    return this.game.canAct && this.game.view.phase === "you";
  }

  /** The preview of the selected action, once loaded. */
  get preview(): Preview | null {
    return this.#preview?.action === this.selection.action ? this.#preview : null;
  }

  /** Load the preview of the selected action. */
  async loadPreview(): Promise<void> {
    const { action } = this.selection;
    if (action === null || !this.game.canAct) return;
    const found = await this.game.preview(action);
    if (found && action === this.selection.action) this.#preview = found;
  }

  /** The selected action, if it can be played now. */
  get ready(): ActionText | null {
    return this.game.canAct && this.selection.ready ? this.selection.action : null;
  }

  /** Play the selected action. */
  async confirm(): Promise<void> {
    const action = this.ready;
    if (action !== null) await this.game.play(action);
  }

  /** Take Income at once. */
  async income(): Promise<void> {
    if (!this.yourTurn) return;
    this.selection.selectIncome();
    await this.confirm();
  }

  /** Buy a Deed at once. */
  async buy(deed: Lot): Promise<void> {
    if (!this.yourTurn) return;
    this.selection.selectDeed(deed);
    await this.confirm();
  }

  cancel(): void {
    this.selection.clear();
  }

  selectPiece(piece: PieceId): void {
    if (this.yourTurn) this.selection.selectPiece(piece);
  }

  /** Start to drag a piece out of the tray. */
  drag(piece: PieceId): void {
    this.selectPiece(piece);
    this.#dragging = true;
  }

  /** Release the mouse: a piece dragged over the city is built. */
  release(over: "city" | "elsewhere"): void {
    const dragging = this.#dragging;
    this.#dragging = false;
    if (dragging && over === "city") void this.confirm();
  }

  selectDeed(deed: Lot): void {
    if (this.yourTurn) this.selection.selectDeed(deed);
  }

  point(lot: Lot, at: Point): void {
    if (this.game.canAct) this.selection.point(lot, at);
  }

  /** Pick a Lot of the city. Touch only puts a piece down. */
  pick(lot: Lot, input: InputKind): void {
    if (this.game.canAct && this.game.view.phase === "choice") {
      this.#choose(lot, input);
    } else if (this.selection.carried) {
      if (input !== "touch") void this.confirm();
    } else if (this.yourTurn) {
      this.#select(lot, input);
    }
  }

  /** Choose a site; a second click confirms it, unless it could mean another site. */
  #choose(lot: Lot, input: InputKind): void {
    const here = this.game.view.can.places.filter((site) => site.includes(lot));
    const again = here.length === 1 && isSameSite(here[0] ?? null, this.selection.choice);
    if (again && input !== "touch") void this.confirm();
    else this.selection.chooseAt(lot);
  }

  #select(lot: Lot, input: InputKind): void {
    const { selected } = this.selection;
    const on = occupantsOf(this.game.table).get(lot);
    const yours = (on?.what === "marker" || on?.what === "piece") && on.side === "you";
    if (on?.what === "offer") {
      const again = selected.what === "deed" && selected.deed === lot;
      if (again && input === "key") void this.confirm();
      else this.selection.selectDeed(lot);
    } else if (yours) {
      this.selection.selectLot(lot);
    } else {
      this.selection.clear();
    }
  }
}
