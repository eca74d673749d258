/** What the player has in the hand: nothing, Income, a Deed, a Lot, a piece, a place for Ceres. */

import { turnOn, turnsOf } from "../art/geometry.ts";
import type { ActionText, Lot, PieceId, Possible, Problem } from "../engine/types.ts";
import { isAmong, laidAt, middleOf, placeAt, samePlace, type Place, type Point } from "./places.ts";

export type Held =
  | { readonly what: "nothing" }
  | { readonly what: "income" }
  | { readonly what: "deed"; readonly deed: Lot }
  /** A Lot of yours: what is to be built there? */
  | { readonly what: "lot"; readonly lot: Lot }
  /** Your choice for Ceres: this place. */
  | { readonly what: "choice"; readonly place: Place }
  | Carried;

/** A piece on its way to a place. */
export interface Carried {
  readonly what: "piece";
  readonly piece: PieceId;
  readonly turn: number;
  readonly place: Place | null;
  /** What is pointed at: turning goes on around it. */
  readonly around: { readonly lot: Lot; readonly at: Point } | null;
}

const NOTHING: Held = { what: "nothing" };

export class Hand {
  readonly #possible: () => Possible;
  held: Held = $state.raw(NOTHING);

  /** `possible` says what can be done now. */
  constructor(possible: () => Possible) {
    this.#possible = possible;
  }

  /** The place that is picked for Ceres. */
  get choice(): Place | null {
    return this.held.what === "choice" ? this.held.place : null;
  }

  get carried(): Carried | null {
    return this.held.what === "piece" ? this.held : null;
  }

  /** The places that the piece in the hand may go to. */
  get places(): readonly Place[] {
    return this.carried ? (this.#can.builds[this.carried.piece]?.places ?? []) : [];
  }

  /** The action that would be played now, allowed or not. */
  get action(): ActionText | null {
    const { held } = this;
    if (held.what === "income") return "income";
    if (held.what === "deed") return `buy ${held.deed}`;
    if (held.what === "choice") return `place ${held.place.join(" ")}`;
    if (held.what !== "piece" || !held.place) return null;
    return `build ${held.piece} ${held.place.join(" ")}`;
  }

  /** Whether that action can be played. */
  get ready(): boolean {
    const { held } = this;
    if (held.what === "income") return this.#can.income.action !== undefined;
    if (held.what === "deed") return this.#can.deeds[held.deed]?.action !== undefined;
    if (held.what === "choice") return isAmong(this.#can.places, held.place);
    return held.what === "piece" && isAmong(this.places, held.place);
  }

  /** What is against it, as far as that is known without asking. */
  get why(): Problem | null {
    const { held } = this;
    if (held.what === "income") return this.#can.income.why ?? null;
    if (held.what === "deed") return this.#can.deeds[held.deed]?.why ?? null;
    if (held.what === "piece") return this.#can.builds[held.piece]?.why ?? null;
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

  /** Pick a place for Ceres. */
  choose(place: Place): void {
    this.held = { what: "choice", place };
  }

  /** Pick the place for Ceres that has this Lot; if several do, the next of them. */
  chooseAt(lot: Lot): void {
    const here = this.#can.places.filter((place) => place.includes(lot));
    const at = here.findIndex((place) => samePlace(place, this.choice));
    const next = here[(at + 1) % here.length];
    if (next) this.choose(next);
  }

  /** Take a piece from the tray; it goes to the Lot in the hand, or to its only place. */
  takePiece(piece: PieceId): void {
    const lot = this.held.what === "lot" ? this.held.lot : null;
    const carried: Carried = { what: "piece", piece, turn: 0, place: null, around: null };
    this.held = carried;
    const [first, ...others] = this.places;
    if (lot && this.places.some((place) => place.includes(lot))) this.point(lot);
    else if (first?.[0] && others.length === 0) this.#lay(carried, first, first[0]);
  }

  /** Lay what is carried on a place. */
  lay(place: Place): void {
    if (this.carried && place[0]) this.#lay(this.carried, place, place[0]);
  }

  /** Point at a Lot: what is carried goes there, turned if it fits no other way. */
  point(lot: Lot, at: Point = middleOf(lot)): void {
    const { carried } = this;
    if (!carried) return;
    const { piece, turn } = carried;
    const place = placeAt(piece, this.places, lot, at, turn) ?? laidAt(piece, turn, at);
    this.#lay(carried, place, lot, at);
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
    return this.#possible();
  }

  #lay(carried: Carried, place: Place, lot: Lot, at: Point = middleOf(lot)): void {
    const turn = turnOn(carried.piece, place);
    this.held = { ...carried, place, turn, around: { lot, at } };
  }
}
