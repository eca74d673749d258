/** The player's seat at the table: the game, the selection, and what is pointed at. */

import { extentOf } from "../art/geometry.ts";
import type { InputKind } from "../board/LotGrid.svelte";
import type { Mark } from "../board/Marks.svelte";
import type { Coach } from "../coach/coach.svelte.ts";
import { occupantsOf } from "../board/occupants.ts";
import type { ActionText, Lot, PieceId, Preview } from "../engine/types.ts";
import type { Game } from "../game/game.svelte.ts";
import { Selection, type Carried } from "./selection.svelte.ts";
import { isSameSite, type Point, type Site } from "./sites.ts";

/** The least distance in pixels that a finger keeps from the piece that it drags. */
const LIFT = 32;

/** A place of the city on the screen. */
export interface CityPlace {
  readonly lot: Lot;
  readonly at: Point;
}

/** What the city does for the seat. */
export interface CityHandle {
  /** Moves the keyboard focus to a Lot. */
  focus(lot: Lot): void;
  /** Returns what is at a point of the window. */
  placeAt(x: number, y: number): CityPlace | null;
  /** Returns the size of a Lot in pixels. */
  lotSize(): number;
}

/** A piece that is being dragged out of the tray. */
export interface Dragged {
  readonly piece: PieceId;
  /** The middle of its picture in the window: with a finger, above it. */
  readonly x: number;
  readonly y: number;
  /** The place of the city below that point. */
  readonly over: CityPlace | null;
}

export class Seat {
  readonly game: Game;
  readonly selection: Selection;

  /** The Deed of the market that is pointed at. */
  hoveredDeed: Lot | null = $state(null);
  /** The piece of the tray that is pointed at. */
  hoveredPiece: PieceId | null = $state(null);
  /** The marks of a guide on the city. */
  guideMarks: readonly Mark[] = $state.raw([]);
  /** The piece that is being dragged. */
  dragged: Dragged | null = $state.raw(null);
  /** Advises the player; there is none in a lesson. */
  coach: Coach | null = $state.raw(null);
  /** Whether the coach looks at an action before it is played. */
  #checking = false;
  /** Whether the player is being asked whether to undo a reveal. */
  askingUndo = $state(false);
  /** Set by the city. */
  city: CityHandle | null = null;
  #preview: Preview | null = $state.raw(null);
  /** Whether actions are to be confirmed. */
  readonly #asks: () => boolean;
  /** The point of the city that was pointed at last. */
  #pointed: Point | undefined;

  constructor(game: Game, asks: () => boolean = () => false) {
    this.game = game;
    this.#asks = asks;
    this.selection = new Selection(
      () => game.view.can,
      () => new Set(game.table.you.buildings.flatMap(({ lots }) => lots)),
    );
  }

  /** Undo the last action, or ask whether to. */
  undo(): void {
    const { game } = this;
    if (!game.canUndo) return;
    if (game.view.undo.asks && !game.unanswered) this.askingUndo = true;
    else void game.undo();
  }

  redo(): void {
    if (this.game.canAct && this.game.view.redo.can) void this.game.redo();
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

  /** Play the selected action, unless the coach warns and the player chooses again. */
  async confirm(): Promise<void> {
    const action = this.ready;
    if (action === null || this.#checking) return;
    if (this.coach?.mayWarn) {
      this.#checking = true;
      const allowed = await this.coach.allows(action).finally(() => (this.#checking = false));
      if (!allowed || this.ready !== action) return;
    }
    await this.game.play(action);
  }

  /** Take Income; if actions are to be confirmed, the second time. */
  async income(): Promise<void> {
    if (!this.yourTurn) return;
    const again = this.selection.action === "income";
    this.selection.selectIncome();
    if (again || !this.#asks()) await this.confirm();
  }

  /** Buy a Deed; if actions are to be confirmed, the second time. */
  async buy(deed: Lot): Promise<void> {
    if (!this.yourTurn) return;
    const again = this.selection.action === `buy ${deed}`;
    this.selection.selectDeed(deed);
    if (again || !this.#asks()) await this.confirm();
  }

  cancel(): void {
    this.dragged = null;
    this.selection.clear();
  }

  selectPiece(piece: PieceId): void {
    if (this.yourTurn) this.selection.selectPiece(piece);
  }

  focusLot(lot: Lot): void {
    this.city?.focus(lot);
  }

  /** Drag a piece of the tray to a point of the window. */
  drag(piece: PieceId, x: number, y: number, input: InputKind): void {
    if (!this.yourTurn) return;
    if (this.dragged?.piece !== piece) this.selection.selectPiece(piece);
    const above = input === "touch" ? y - this.#lift(piece) : y;
    const over = this.city?.placeAt(x, above) ?? null;
    this.dragged = { piece, x, y: above, over };
    if (over) this.selection.point(over.lot, over.at);
    else this.selection.lift();
  }

  /** Drop the piece: in the city it is built, or laid down to be confirmed; elsewhere it is not. */
  drop(input: InputKind): void {
    if (!this.dragged) return;
    const { over } = this.dragged;
    this.dragged = null;
    if (!over) this.selection.clear();
    else if (input === "touch" || this.#asks()) this.selection.lay();
    else void this.confirm();
  }

  /** Return how far above a finger the middle of a piece is. */
  #lift(piece: PieceId): number {
    const [, high] = extentOf(piece, this.selection.carried?.turn);
    return LIFT + (high * (this.city?.lotSize() ?? 0)) / 2;
  }

  selectDeed(deed: Lot): void {
    if (this.yourTurn) this.selection.selectDeed(deed);
    else if (this.game.canAct) this.selection.chooseAt(deed); // where a puzzle asks for it
  }

  /** Point at a Lot: what is being placed goes there. */
  point(lot: Lot, at: Point, input: InputKind): void {
    this.#pointed = at;
    if (!this.game.canAct || this.dragged) return;
    if (input === "mouse" && this.selection.carried?.laid) return;
    this.selection.point(lot, at);
  }

  /** Pick a Lot of the city. Touch only puts a piece down. */
  pick(lot: Lot, input: InputKind): void {
    if (this.game.canAct && this.game.view.phase === "choice") {
      this.#choose(lot, input);
    } else if (this.selection.carried) {
      if (input !== "touch") this.#build(this.selection.carried, lot);
    } else if (this.yourTurn) {
      this.#select(lot, input);
    }
  }

  /** Build the piece; if actions are to be confirmed, lay it down and build it the second time. */
  #build({ laid, site }: Carried, lot: Lot): void {
    if (!this.#asks() || (laid && site?.includes(lot))) {
      void this.confirm();
      return;
    }
    if (laid) this.selection.point(lot, this.#pointed);
    this.selection.lay();
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
