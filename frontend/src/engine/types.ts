/**
 * What the engine tells the page. The page shows it and knows no rules: what is legal, what it
 * would change and why something is not possible all come with it.
 */

import type { Facts } from "../words/catalogue.ts";
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
  rulebook: Rulebook;
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

/** The rules by chapters; their words are messages: `rule-c2-title`, `rule-c2`. */
export interface Rulebook {
  chapters: { id: string; entries: RuleEntry[] }[];
  /** Small questions that no rule answers: `ruling-question-tie`. */
  questions: { id: string; rules: RuleId[] }[];
  /** Where translations of the rulebook differ: `ruling-translation-coins-says`. */
  translations: { id: string; languages: string[]; rules: RuleId[] }[];
  /** What differs between the difficulties. */
  figures: { id: string; rules: RuleId[]; values: Record<string, number> }[];
  /** The rule of each house variant. */
  variants: Record<string, RuleId>;
}

export interface RuleEntry {
  /** A rule's, or the name of a table: `buildings`. */
  id: RuleId;
  /** Where it comes from: `book`, `core`, `unsettled`, `ruling`, `rebuilt`, `ours`. */
  marks: string[];
  /** Whether something in it was chosen: `ruling-c1-chosen`. */
  ruled: boolean;
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

/** The cards and tiles of a box, as component data: docs/formats.md. */
export interface Components {
  format: string;
  cards: Omit<CardKind, "rules">[];
  tiles: Record<TileId, number>;
}

/** Component data as it was read, and the component file that says the same. */
export interface ReadComponents {
  components: Components;
  file: string;
  /** What it said nothing of, and is the app's own. */
  rebuilt: ("cards" | "tiles")[];
}

// A game as it stands.

export interface View {
  game: GameFacts;
  /** `you`: your action is due (or something is asked); `choice`: choose for Ceres; `over`. */
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
  /** In the lesson: what is said now, and what is to be played. */
  lesson: Lesson | null;
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
  /** Why these sites are left, and the rules that say so. */
  reason: Message;
  rules: RuleId[];
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

/** A guided first game. Playing anything else than it wants leaves it. */
export interface Lesson {
  /** How many steps there are in all. */
  of: number;
  /** Those of the turn played last, as it is told, and then those of your decision. */
  steps: LessonStep[];
}

export interface LessonStep {
  number: number;
  /** Said with these facts: page-learn-step-<id>. */
  id: string;
  facts: Facts;
  /** What is to be played; `null`: it is only to be read. */
  wants: ActionText | null;
  /** Said with the first event of this type; `null`: at your decision. */
  at: string | null;
  lots: Lot[];
  part: "sides" | "bar" | "market" | null;
}

// What happened.

export interface Turn {
  /** From 1; 0 is the set-up of a real table. */
  number: number;
  /** `null`: the table was corrected, or set up. */
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

/** A whole game to look through. */
export interface Replay {
  game: GameFacts;
  /** Whether it is played at a real table. */
  real: boolean;
  /** The table at the start. */
  before: Tabletop;
  turns: ReplayTurn[];
  /** How the game stood before every turn, and at its end. */
  decisions: Decision[];
  result: { you: number; ceres: number; winner: Side } | null;
}

export interface ReplayTurn extends Turn {
  /** What of the table is different in the end, besides what the steps change. */
  after: Partial<Tabletop>;
}

export interface Decision {
  phase: View["phase"];
  measures: Measures;
  /** What Income would bring. */
  income: number;
  point: CoursePoint;
}

// A game at a real table: wood and cardboard; the engine plays Ceres and keeps the books.
//
// The flow: `begin` with `Options.real` sets a game up. Set-up is turn number 0: its steps have
// types `set-up-…` and `hands`, one instruction each. Whatever only the table knows is asked for,
// one thing at a time: while `view.real.asks` is there, nothing can be played (`view.can` offers
// nothing and says why); `view.table` is the table at that moment. `enter(drawn)` answers. What
// comes back is the turn from its beginning again, with more steps; show those that are new.
// Then there is another ask, or none: the turn is over.
// `play(action)` works the same way: the turn up to the first thing that must be told.
// `undo` takes back what was done last: first what was told, one answer at a time, then the action,
// then the turn before, and so on through set-up. What had been told comes back as `Ask.likely`.
// `redo` is its opposite. `undo.asks` is always false.
// `draws(deck, drawer)` may be called at any time, also while something is asked: if the app draws
// from that deck from now on, the ask goes away.
// `correct(changes)`: whenever nothing is asked. It is a turn of its own (`action: null`) with one
// step of type `correction`. If it is impossible: `Refused` with `problem.faults`, nothing changed.

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
  /** Where it is drawn from; the Monument cards are asked for if you draw the cards. */
  deck: Deck | "monuments";
  /** What it is drawn for. */
  why:
    | "your-deeds" // set-up: your six Deeds, in any order
    | "her-deeds" // set-up: the Deeds of hers that are flipped, in order
    | "first-tiles" // set-up: a tile for each of these, in their order (`lots`)
    | "market" // set-up and each era: the market, left to right
    | "row" // set-up: the row of cards, left to right
    | "supply" // set-up: the three Monuments, in any order
    | "flip" // the top card of her action deck
    | "refill" // the Deed that comes into the market
    | "deed-flip" // the top card of her Deed deck
    | "tile" // a tile; `lots`: where it goes
    | "tile-choice"; // a tile; `lots`: you will choose one of these
  /** What to do with one's hands, and what to tell. */
  message: Message;
  /** Why: the rules. */
  rules: RuleId[];
  /** How many to tell. */
  count: number;
  /** In the order in which they were drawn; else in any. */
  ordered: boolean;
  /** Only what is still possible, and how many of it. */
  options: { id: string; left: number }[];
  /** What it was before it was taken back: filled in beforehand. */
  likely: string[];
  /** The Lots that it is about. */
  lots: Lot[];
}

/**
 * What the real table shows instead of what the page shows. Several are made together, one after
 * the other, and then all that is hidden is completed so that everything fits.
 */
export type Change =
  | { what: "silver"; to: number }
  | { what: "vp"; side: Side; to: number }
  | { what: "era"; to: number }
  /** Whose marker lies on a Lot, if any; a piece that stands on it must be removed before. */
  | { what: "lot"; lot: Lot; to: "nobody" | Side }
  /** A Garden tile lies on a Lot; the one that lay there goes back into the bag. */
  | { what: "garden"; lot: Lot; tile: TileId }
  /** A Building of yours, or a Monument of either side, stands there. */
  | { what: "build"; side: Side; id: PieceId; lots: Lot[] }
  /** What stands on this Lot goes: a piece (its Lots get its owner's markers) or a Garden tile. */
  | { what: "remove"; lot: Lot }
  /** The whole market, left to right. */
  | { what: "market"; deeds: { deed: Lot; silver: number }[] }
  | { what: "row"; cards: CardId[] }
  /** The cards at the bottom of her deck that have been seen, in the order in which they come. */
  | { what: "known"; cards: CardId[] }
  /** How many face-down Deeds she has. */
  | { what: "deeds"; to: number }
  /** How many Deeds are left in the pile of an era. */
  | { what: "pile"; era: number; to: number }
  /** All the tiles in the bag. */
  | { what: "bag"; tiles: Record<TileId, number> }
  | { what: "supply"; monuments: PieceId[] }
  /** Who still has a last turn in this era; none: not at its end yet. */
  | { what: "last-turns"; sides: Side[] };

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
  /** Played at a real table. */
  real: boolean;
}

// The player's finished games.

/** Which of them: all, without peeking, strict, on the screen, or at a real table. */
export type Only = "all" | "fair" | "strict" | "screen" | "real";

/** A game that is over. */
export interface Ended {
  id: string;
  /** When it was changed last. */
  ended: string;
  difficulty: string;
  monuments: boolean;
  variants: string[];
  actions: number;
  you: number;
  ceres: number;
  winner: Side;
  strict: boolean;
  peeked: boolean;
  real: boolean;
}

/** How a number of games went: points on average, and how many percent were won. */
export interface Tally {
  games: number;
  won: number;
  rate: number;
  you: number;
  ceres: number;
  ahead: number;
  best: number;
}

export interface Mine {
  only: Only;
  counts: Record<Only, number>;
  total: Tally | null;
  /** By difficulty (`monuments` is null), and that without and with Monuments. */
  kinds: (Tally & { difficulty: string; monuments: boolean | null })[];
  streaks: { now: { side: Side; games: number } | null; longest: Record<Side, number> };
  best: Ended | null;
  widest: Ended | null;
  /** Points on average by where they came from; so many games are still unknown. */
  sources: { games: number; unknown: number } & Record<Side, Record<string, number>>;
  /** The last one first. */
  games: Ended[];
}

/** A file of finished games: of one of them, or of all that are meant. */
export interface PlayFile {
  kind: "bgsplay" | "csv";
  only: Only;
  /** One game alone; not as a table. */
  id?: string;
  /** What the player is called there. */
  me: string;
  /** How many minutes the player's clock is ahead of UTC. */
  offset: number;
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
