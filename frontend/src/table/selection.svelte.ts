/** The player's selection: nothing, Income, a Deed, a Lot, a piece, or a site for Ceres. */

import { turnOn, turnsOf } from "../art/geometry.ts";
import type { ActionText, Lot, PieceId, Possible, Problem } from "../engine/types.ts";
import {
  freeSites,
  includesSite,
  isSameSite,
  lotsAround,
  middleOf,
  siteAt,
  type Point,
  type Site,
} from "./sites.ts";

export type Selected =
  | { readonly what: "nothing" }
  | { readonly what: "income" }
  | { readonly what: "deed"; readonly deed: Lot }
  /** A Lot of yours, to build on. */
  | { readonly what: "lot"; readonly lot: Lot }
  /** A site chosen for Ceres. */
  | { readonly what: "choice"; readonly site: Site }
  | Carried;

/** A piece that is being placed. */
export interface Carried {
  readonly what: "piece";
  readonly piece: PieceId;
  readonly turn: number;
  readonly site: Site | null;
  /** The point that the piece is turned around. */
  readonly around: { readonly lot: Lot; readonly at: Point } | null;
  /** Whether the player turned it: then it stays turned so. */
  readonly turned: boolean;
  /** Whether it was laid down: then a mouse that passes does not move it. */
  readonly laid: boolean;
}

const NOTHING: Selected = { what: "nothing" };

export class Selection {
  readonly #possible: () => Possible;
  readonly #built: () => ReadonlySet<Lot>;
  selected: Selected = $state.raw(NOTHING);

  /** `possible` returns what can be done now, and `built` the Lots that you have built on. */
  constructor(possible: () => Possible, built: () => ReadonlySet<Lot> = () => new Set()) {
    this.#possible = possible;
    this.#built = built;
  }

  /** The site chosen for Ceres. */
  get choice(): Site | null {
    return this.selected.what === "choice" ? this.selected.site : null;
  }

  /** The piece that is being placed. */
  get carried(): Carried | null {
    return this.selected.what === "piece" ? this.selected : null;
  }

  /** The sites of the piece that is being placed. */
  get sites(): readonly Site[] {
    return this.carried ? (this.#can.builds[this.carried.piece]?.places ?? []) : [];
  }

  /** The selected action, legal or not. */
  get action(): ActionText | null {
    const { selected } = this;
    if (selected.what === "income") return "income";
    if (selected.what === "deed") return `buy ${selected.deed}`;
    if (selected.what === "choice") return `place ${selected.site.join(" ")}`;
    if (selected.what !== "piece" || !selected.site) return null;
    return `build ${selected.piece} ${selected.site.join(" ")}`;
  }

  /** Whether that action can be played. */
  get ready(): boolean {
    const { selected } = this;
    if (selected.what === "income") return this.#can.income.action !== undefined;
    if (selected.what === "deed") return this.#can.deeds[selected.deed]?.action !== undefined;
    if (selected.what === "choice") return includesSite(this.#can.places, selected.site);
    return selected.what === "piece" && includesSite(this.sites, selected.site);
  }

  /** Why it cannot be played, as far as known without asking the engine. */
  get why(): Problem | null {
    const { selected } = this;
    if (selected.what === "income") return this.#can.income.why ?? null;
    if (selected.what === "deed") return this.#can.deeds[selected.deed]?.why ?? null;
    if (selected.what === "piece") return this.#can.builds[selected.piece]?.why ?? null;
    return null;
  }

  clear(): void {
    this.selected = NOTHING;
  }

  selectIncome(): void {
    this.selected = { what: "income" };
  }

  selectDeed(deed: Lot): void {
    this.selected = { what: "deed", deed };
  }

  selectLot(lot: Lot): void {
    this.selected = { what: "lot", lot };
  }

  /** Choose a site for Ceres. */
  choose(site: Site): void {
    this.selected = { what: "choice", site };
  }

  /** Choose the site for Ceres that has this Lot; if several do, the next one. */
  chooseAt(lot: Lot): void {
    const here = this.#can.places.filter((site) => site.includes(lot));
    const at = here.findIndex((site) => isSameSite(site, this.choice));
    const next = here[(at + 1) % here.length];
    if (next) this.choose(next);
  }

  /**
   * Take a piece from the tray; it goes to the selected Lot, or to its only site, or to the only
   * one that replaces nothing.
   */
  selectPiece(piece: PieceId): void {
    const lot = this.selected.what === "lot" ? this.selected.lot : null;
    const carried: Carried = {
      what: "piece",
      piece,
      turn: 0,
      site: null,
      around: null,
      turned: false,
      laid: false,
    };
    this.selected = carried;
    const [first, ...others] = freeSites(this.sites, this.#built());
    if (lot && this.sites.some((site) => site.includes(lot))) this.point(lot);
    else if (first?.[0] && others.length === 0) this.#put(carried, first, first[0]);
  }

  /** Put the piece on a site. */
  put(site: Site): void {
    if (this.carried && site[0]) this.#put(this.carried, site, site[0]);
  }

  /** Move the piece to the Lot that is pointed at, turned if it fits in no other way. */
  point(lot: Lot, at: Point = middleOf(lot)): void {
    const { carried } = this;
    if (!carried) return;
    const { piece, turn, turned } = carried;
    const asTurned = turned ? this.#turnedSiteAt(piece, lot, at, turn) : undefined;
    const site = asTurned ?? siteAt(piece, this.sites, lot, at, turn, this.#built());
    this.#put(carried, site ?? lotsAround(piece, turn, at), lot, at);
  }

  /** Lay the piece down where it is, if it fits there. */
  lay(): void {
    if (this.carried && this.ready) this.selected = { ...this.carried, laid: true };
  }

  /** Lift the piece from the city. */
  lift(): void {
    if (this.carried) this.selected = { ...this.carried, site: null, around: null, laid: false };
  }

  /** Turn the piece to the next way that fits where it is. */
  turn(by: 1 | -1 = 1): void {
    const { carried } = this;
    if (!carried) return;
    const ways = turnsOf(carried.piece);
    if (ways < 2) return;
    const turned: Carried = { ...carried, turned: true };
    if (!carried.around) {
      this.selected = { ...turned, turn: (carried.turn + by + ways) % ways };
      return;
    }
    const { lot, at } = carried.around;
    for (let more = 1; more < ways; more += 1) {
      const turn = (carried.turn + by * more + ways * more) % ways;
      const site = this.#turnedSiteAt(carried.piece, lot, at, turn);
      if (site) {
        this.#put(turned, site, lot, at);
        return;
      }
    }
    if (this.ready) return; // it fits in no other way here
    this.#put(turned, lotsAround(carried.piece, (carried.turn + by + ways) % ways, at), lot, at);
  }

  /** Return the site that is meant by a point, in exactly this turn. */
  #turnedSiteAt(piece: PieceId, lot: Lot, at: Point, turn: number): Site | undefined {
    const turned = this.sites.filter((site) => turnOn(piece, site) === turn);
    return siteAt(piece, turned, lot, at, turn, this.#built());
  }

  get #can(): Possible {
    return this.#possible();
  }

  #put(carried: Carried, site: Site, lot: Lot, at: Point = middleOf(lot)): void {
    const turn = turnOn(carried.piece, site);
    this.selected = { ...carried, site, turn, around: { lot, at }, laid: false };
  }
}
