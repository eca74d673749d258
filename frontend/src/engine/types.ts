/**
 * What the engine tells the page. The page shows it and knows no rules: what is legal, what it
 * would change and why something is not possible all come with it.
 */

import type { Message } from "../words/message.ts";

export type { Message };

export type Side = "you" | "ceres";
export type Lot = string;
export type PieceId = string;
export type TileId = string;
export type CardId = string;
export type RuleId = string;
/** An action as it is written: `income`, `buy C4`, `build domus C4`, `place C4`. */
export type ActionText = string;

/** Why something is not possible. */
export interface Problem {
  message: Message;
  rules?: RuleId[];
  /** Of data somebody wrote: everything that is wrong with it. */
  faults?: Message[];
  /** What was seen that taking back would hide again. */
  revealed?: Reveal[];
  /** A damaged record has a part that can be played on. */
  good_part?: unknown;
}

export interface Reveal {
  kind: "card" | "deed" | "tile";
  id: string;
}

// The box: the same in every game.

export interface Box {
  rules_version: string;
  rules: RuleId[];
  difficulties: string[];
  variants: string[];
  prices: number[];
  markers: number;
  buildings: PieceKind[];
  monuments: PieceKind[];
  tiles: TileKind[];
  cards: CardKind[];
  tile_counts: Record<TileId, number>;
}

export type Kind = "residential" | "commercial" | "civic";

export interface PieceKind {
  id: PieceId;
  kind: Kind;
  shape: "1" | "2" | "3" | "L" | "4" | "sq" | "2x3";
  /** How many there are of it. */
  pieces: number;
  population: number;
  silver: number;
  vp: number;
  effect: { vp: number; per: number; counts: "building" | "citizen" | "silver" | "civic" } | null;
  /** A Monument's condition: how much of each, or `true`. */
  needs: Record<string, number | boolean>;
  when_built: { vp: number; silver: number };
}

export interface TileKind {
  id: TileId;
  kind: Kind;
  icons: number;
  wants: Kind | "any" | null;
}

export interface CardKind {
  id: CardId;
  number: number;
  action: "claim" | "enlarge" | "bribe";
  by?: "letters" | "cheapest" | "dearest";
  letters?: string[];
  monument: boolean;
  rules: RuleId[];
}

// A game as it stands.

export interface View {
  game: GameFacts;
  /** `you`: your action is due; `choice`: choose a place for Ceres; `over`. */
  phase: "you" | "choice" | "over";
  table: Tabletop;
  measures: Measures;
  /** If the era ended now: VP of both sides by source, and silver. */
  score: { you: SideScore; ceres: SideScore; silver: number };
  /** The same, item by item. */
  items: ScoringItem[];
  pending: Pending | null;
  can: Possible;
  undo: { can: boolean; asks: boolean; revealed: Reveal[] };
  redo: { can: boolean };
  /** How many actions were played. */
  turns: number;
  point: CoursePoint;
  result: { you: number; ceres: number; winner: Side } | null;
  /** At a real table: who draws, and what must be told before the turn goes on. */
  real: Real | null;
}

export interface GameFacts {
  seed: string | null;
  difficulty: string;
  monuments: boolean;
  variants: string[];
  strict: boolean;
  /** How often something was taken back after hidden things were seen. */
  peeked: number;
  rules: string;
  /** Cards and tiles of one's own box, if it is not the standard one. */
  own: { cards: CardKind[]; tile_counts: Record<TileId, number> } | null;
}

/** What lies on the table, for everybody to see. */
export interface Tabletop {
  era: number;
  you: {
    silver: number;
    vp: number;
    lots: Lot[];
    buildings: Standing[];
    /** Lot markers left. */
    markers: number;
  };
  ceres: {
    vp: number;
    lots: Lot[];
    markers: number;
    gardens: Record<Lot, TileId>;
    parks: Lot[][];
    monuments: Standing[];
    /** Her face-down Deeds. */
    deeds: number;
    row: CardId[];
    /** Cards on top of her deck that nobody has seen. */
    unseen: number;
    /** The cards below them, in the order in which they come. */
    known: CardId[];
  };
  market: Offer[];
  /** Deeds left in the piles of the three eras. */
  piles: number[];
  bag: Record<TileId, number>;
  /** Monuments to be built; `null` in a game without them. */
  supply: PieceId[] | null;
  last_turns: Side[] | null;
}

export interface Standing {
  id: PieceId;
  lots: Lot[];
}

export interface Offer {
  deed: Lot;
  printed: number;
  /** Silver on it: bribes. */
  silver: number;
  price: number;
}

export interface Measures {
  silver: number;
  income: number;
  population: number;
  vp: number;
  score: number;
  her_population: number;
  her_vp: number;
  her_score: number;
}

export type SideScore = Record<string, number> & { total: number };

/** A choice for Ceres; `tile` is the one that waits for a Lot, none if the bag is empty. */
export interface Pending {
  place: "garden" | PieceId;
  left: number;
  icon: boolean;
  options: Lot[][];
  tile: TileId | null;
}

export interface Possible {
  income: { silver: number; action?: ActionText; why?: Problem };
  /** Of every Deed in the market. */
  deeds: Record<Lot, { action?: ActionText; why?: Problem }>;
  /** Of every piece: where it can be built now, or why nowhere. */
  builds: Record<PieceId, { places: Lot[][]; why?: Problem }>;
  /** Where Ceres' tile or Monument may go. */
  places: Lot[][];
}

/** What an action would change, before Ceres answers. */
export type Preview =
  | {
      action: ActionText;
      legal: true;
      replaced: Standing[];
      /** Lots that get your markers back. */
      marked: Lot[];
      changes: Partial<Record<keyof Measures, [number, number]>>;
    }
  | { action: ActionText; legal: false; why: Problem };

// What happened.

export interface Turn {
  number: number;
  /** `null`: the table was corrected. */
  action: ActionText | null;
  steps: Step[];
  /** The table before it; only of the turn played last. */
  before?: Tabletop;
}

/** One event (docs/formats.md lists the types and facts), with its words. */
export interface Step {
  type: string;
  rules: RuleId[];
  message: Message;
  /** The Lots to look at. */
  seen: Lot[];
  /** What of the tabletop is different after it; only of the turn played last. */
  table?: Partial<Tabletop>;
  /** At a real table: what to do with wood and cardboard now. */
  hands?: Message[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  [fact: string]: any;
}

export interface Candidate {
  deed: Lot;
  place: number;
  price: number;
  distance?: number;
  from?: Lot[];
}

export interface Counted {
  id?: PieceId;
  lots?: Lot[];
  lot?: Lot;
  tile?: TileId;
  population?: number;
  amount?: number;
}

export interface ScoringItem {
  side: Side;
  source: "population" | "commercial" | "silver" | "civic" | "lots" | "parks";
  rules: RuleId[];
  vp?: number;
  silver?: number;
  id?: PieceId;
  lots?: Lot[];
  lot?: Lot;
  tile?: TileId;
  population?: number;
  other?: number;
  bonus?: number;
  from?: Counted[];
  neighbours?: Counted[];
  amount?: number;
  wants?: Kind | "any";
  buildings?: Standing[];
}

export interface CoursePoint {
  era: number;
  you: number;
  ceres: number;
  /** As if the era were scored now. */
  you_now: number;
  ceres_now: number;
}

export interface Course {
  points: CoursePoint[];
  sources: Record<Side, Record<string, number>>;
}

// A game at a real table.

/** Ceres' action cards; the bag of Garden tiles; the Deeds: era piles and her own. */
export type Deck = "cards" | "tiles" | "deeds";
/** The app draws from a deck, or the player does and tells what came out. */
export type Drawer = "app" | "me";

export interface Real {
  draws: Record<Deck, Drawer>;
  /** What only the table knows, and must be told before anything else; one at a time. */
  asks: Ask | null;
}

export interface Ask {
  deck: Deck;
  /** What was drawn for: `your-deeds`, `her-deeds`, `tile`, `market`, `row`, `flip`, `refill`, … */
  why: string;
  /** What to do with one's hands, and what to tell. */
  message: Message;
  /** How many to tell; in order. */
  count: number;
  /** Only what is still possible, and how many of it. */
  options: { id: string; left: number }[];
  /** What it was before it was taken back: filled in beforehand. */
  likely: string[];
}

// Kept games.

export interface Played {
  id: string;
  revision: number;
  view: View;
  turn: Turn | null;
}

export interface Opened extends Played {
  turns: Turn[];
}

export interface Listed {
  id: string;
  created: string;
  changed: string;
  difficulty: string;
  monuments: boolean;
  variants: string[];
  era: number | null;
  phase: "you" | "choice" | "over" | null;
  you: number | null;
  ceres: number | null;
  actions: number;
  result: { you: number; ceres: number; winner: Side } | null;
  strict: boolean;
  peeked: boolean;
}

export interface Options {
  difficulty: string;
  monuments: boolean;
  variants: string[];
  seed: number | null;
  strict: boolean;
  /** Played at a real table: who draws from which deck. */
  real?: Record<Deck, Drawer>;
  /** Cards and tiles of one's own box: the data of a component file. */
  components?: unknown;
}
