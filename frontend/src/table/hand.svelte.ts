/** What the player has in the hand: nothing, Income, a Deed, a piece for a place, or a Lot. */

import { turnOn, turnsOf } from "../art/geometry.ts";
import type { ActionText, Lot, PieceId, Possible, Problem, View } from "../engine/types.ts";
import { isAmong, laidAt, middleOf, placeAt, type Place, type Point } from "./places.ts";

export type Held =
  | { readonly what: "nothing" }
  | { readonly what: "income" }
  | { readonly what: "deed"; readonly deed: Lot }
  /** A Lot of yours: what is to be built there? */
  | { readonly what: "lot"; readonly lot: Lot }
  | Carried;

/** A piece on its way to a place; with `hers`, it is Ceres' tile or Monument. */
export interface Carried {
  readonly what: "piece";
  readonly piece: PieceId;
  readonly hers: boolean;
  readonly turn: number;
  readonly place: Place | null;
  /** What is pointed at: turning goes on around it. */
  readonly around: { readonly lot: Lot; readonly at: Point } | null;
}

const NOTHING: Held = { what: "nothing" };

export class Hand {
  readonly #view: () => View;
  held: Held = $state.raw(NOTHING);

  constructor(view: () => View) {
    this.#view = view;
  }

  get carried(): Carried | null {
    return this.held.what === "piece" ? this.held : null;
  }

  /** The places that the piece in the hand may go to. */
  get places(): readonly Place[] {
    if (!this.carried) return [];
    return this.carried.hers
      ? this.#can.places
      : (this.#can.builds[this.carried.piece]?.places ?? []);
  }

  /** The action that would be played now, allowed or not. */
  get action(): ActionText | null {
    const { held } = this;
    if (held.what === "income") return "income";
    if (held.what === "deed") return `buy ${held.deed}`;
    if (held.what !== "piece" || !held.place) return null;
    const verb = held.hers ? "place" : `build ${held.piece}`;
    return `${verb} ${held.place.join(" ")}`;
  }

  /** Whether that action can be played. */
  get ready(): boolean {
    const { held } = this;
    if (held.what === "income") return this.#can.income.action !== undefined;
    if (held.what === "deed") return this.#can.deeds[held.deed]?.action !== undefined;
    return held.what === "piece" && isAmong(this.places, held.place);
  }

  /** What is against it, as far as that is known without asking. */
  get why(): Problem | null {
    const { held } = this;
    if (held.what === "income") return this.#can.income.why ?? null;
    if (held.what === "deed") return this.#can.deeds[held.deed]?.why ?? null;
    if (held.what === "piece" && !held.hers) return this.#can.builds[held.piece]?.why ?? null;
    return null;
  }

  drop(): void {
    this.held = NOTHING;
  }

  takeIncome(): void {
    this.held = { what: "income" };
  }

  takeDeed(deed: Lot): void {
    this.held = { what: "deed", deed };
  }

  takeLot(lot: Lot): void {
    this.held = { what: "lot", lot };
  }

  /** Take a piece from the tray; it goes to the Lot in the hand, or to its only place. */
  takePiece(piece: PieceId): void {
    const lot = this.held.what === "lot" ? this.held.lot : null;
    this.#carry(piece, false, lot);
  }

  /** Take what Ceres has to place: a tile or a Monument. */
  takeHers(): void {
    const pending = this.#view().pending;
    if (pending) this.#carry(pending.place, true, null);
  }

  /** Point at a Lot: what is carried goes there, turned if it fits no other way. */
  point(lot: Lot, at: Point = middleOf(lot)): void {
    const { carried } = this;
    if (!carried) return;
    const place = placeAt(carried.piece, this.places, lot, at, carried.turn);
    if (place) this.#lay(carried, place, lot, at);
    else if (carried.hers) this.held = { ...carried, place: null, around: { lot, at } };
    else this.#lay(carried, laidAt(carried.piece, carried.turn, at), lot, at);
  }

  /** Turn what is carried, to the next way that fits where it is. */
  turn(by: 1 | -1 = 1): void {
    const { carried } = this;
    if (!carried) return;
    const ways = turnsOf(carried.piece);
    if (ways < 2) return;
    if (!carried.around) {
      this.held = { ...carried, turn: (carried.turn + by + ways) % ways };
      return;
    }
    const { lot, at } = carried.around;
    for (let more = 1; more < ways; more += 1) {
      const turn = (carried.turn + by * more + ways * more) % ways;
      const place = placeAt(carried.piece, this.places, lot, at, turn);
      if (place && turnOn(carried.piece, place) === turn) {
        this.#lay(carried, place, lot, at);
        return;
      }
    }
    if (this.ready) return; // it fits in no other way here
    this.#lay(carried, laidAt(carried.piece, (carried.turn + by + ways) % ways, at), lot, at);
  }

  get #can(): Possible {
    return this.#view().can;
  }

  #carry(piece: PieceId, hers: boolean, lot: Lot | null): void {
    const carried: Carried = { what: "piece", piece, hers, turn: 0, place: null, around: null };
    this.held = carried;
    const [first, ...others] = this.places;
    if (lot && this.places.some((place) => place.includes(lot))) this.point(lot);
    else if (first?.[0] && others.length === 0) this.#lay(carried, first, first[0]);
  }

  #lay(carried: Carried, place: Place, lot: Lot, at: Point = middleOf(lot)): void {
    const turn = turnOn(carried.piece, place);
    this.held = { ...carried, place, turn, around: { lot, at } };
  }
}
