/**
 * What the engine sends to the page. The page shows it and knows no rules: what is
 * legal, what it would change and why something is not possible all come with it.
 *
 * Generated from src/ceres/service/types by python tools/generate.py.
 */

import type { Facts } from "../words/catalogue.ts";
import type { Message } from "../words/message.ts";
import type {
  CardId,
  ClaimBy,
  Difficulty,
  GameEvent,
  Lot,
  PieceId,
  Placement,
  RuleId,
  ScoringItem,
  Side,
  TileId,
  Variant,
  Wanted,
  YourGain,
} from "./events.ts";

export type * from "./events.ts";
export type { Message };

/** An action as it is written: `income`, `buy C4`, `build domus C4`. */
export type ActionText = string;

/** `you`: your action is due, or something is asked; `choice`: choose for Ceres. */
export type Phase = "you" | "choice" | "over";
export type Kind = "residential" | "commercial" | "civic";

/** The program that answers. */
export interface Program {
  version: string;
  /** The version of the rules. */
  rules: string;
  /** Whether the engine is compiled; else Python interprets it. */
  compiled: boolean;
  /** The version of Python. */
  python: string;
}

export type RevealKind = "card" | "deed" | "tile";

/** A hidden thing that was seen. */
export interface Reveal {
  kind: RevealKind;
  id: string;
}

/** Why something is not possible. */
export interface Problem {
  message: Message;
  /** That and the faults as text, by a server: in the language asked for. */
  said?: string;
  /** The rules that forbid it. */
  rules?: RuleId[];
  /** Everything that is wrong with data. */
  faults?: Message[];
  /** What was seen that undoing would hide again. */
  revealed?: Reveal[];
  /** The part of a damaged record that can be played on. */
  good_part?: Record<string, unknown>;
}

/** The answer to a request that cannot be fulfilled. */
export interface Refused {
  problem: Problem;
}

export type Medal = "gold" | "silver" | "bronze";
export type Hardness = "gentle" | "fair" | "tough" | "harsh" | "cruel";

/** The VP of both sides at a decision. */
export interface Point {
  era: number;
  you: number;
  ceres: number;
  /** As if the era were scored now. */
  you_now: number;
  /** As if the era were scored now. */
  ceres_now: number;
}

/** The VP of both sides by where they came from. */
export interface SourcesBySide {
  you: Record<string, number>;
  ceres: Record<string, number>;
}

/** The mark of a game on the deal of a day. */
export interface DayMark {
  /** The day whose deal it is: `2026-11-16`. */
  date: string;
  /** The player's own day when it began. */
  begun: string;
  /** It does not count. */
  practice: boolean;
}

/** What the panel made of the deal of a game. */
export interface ParMark {
  /** The version of the panel. */
  panel: number;
  /** The lead of the planner as it is: its VP less Ceres'. */
  planner: number;
  /** The lead that this medal takes. */
  gold: number;
  silver: number;
  bronze: number;
  /** How many percent of its games the panel won. */
  won: number;
}

/** How a game is played, and by whom. */
export interface GameMarks {
  /** Actions cannot be undone. */
  strict: boolean;
  /** The player was given a hint. */
  hinted: boolean;
  /** It was read from a record, with actions. */
  imported: boolean;
  /** The player played it here, or says that it is theirs. */
  mine: boolean;
  /** The player gave it up. */
  resigned: boolean;
  /** It began at a moment of another game. */
  branched: boolean;
  /** If it is on the deal of a day. */
  day?: DayMark;
  /** What the panel made of its deal, if that is stored. */
  par?: ParMark;
}

/** How a game was played, and by whom, as lists show it. */
export interface Marks {
  /** Actions cannot be undone. */
  strict: boolean;
  /** The player was given a hint. */
  hinted: boolean;
  /** It was read from a record, with actions. */
  imported: boolean;
  /** The player played it here, or says that it is theirs. */
  mine: boolean;
  /** The player gave it up. */
  resigned: boolean;
  /** It began at a moment of another game. */
  branched: boolean;
  /** If it is on the deal of a day. */
  day?: DayMark;
  /** What the panel made of its deal, if that is stored. */
  par?: ParMark;
  /** An action was undone after it showed something. */
  peeked: boolean;
  /** Played at a real table. */
  real: boolean;
  /** A review is stored with it. */
  reviewed: boolean;
}

export type Shape = "1" | "2" | "3" | "L" | "4" | "sq" | "2x3";

/** The effect of a civic Building: VP for what is beside it. */
export interface PieceEffect {
  vp: number;
  per: number;
  counts: "building" | "citizen" | "silver" | "civic";
}

/** A Building or a Monument, as printed. */
export interface PieceKind {
  id: PieceId;
  kind: Kind;
  shape: Shape;
  /** How many of it there are. */
  pieces: number;
  population: number;
  silver: number;
  vp: number;
  effect: PieceEffect | null;
  /** The condition of a Monument: how much of each, or `true`. */
  needs: Record<string, number | boolean>;
  /** What it brings when it is built. */
  when_built: YourGain;
}

/** A Garden tile. */
export interface TileKind {
  id: TileId;
  kind: Kind;
  icons: number;
  wants: Wanted | null;
}

/** An action card of Ceres, as component data writes it. */
export interface PlainCard {
  id: CardId;
  number: number;
  action: "claim" | "enlarge" | "bribe";
  by?: ClaimBy;
  letters?: string[];
  monument: boolean;
}

/** An action card of Ceres. */
export interface CardKind {
  id: CardId;
  number: number;
  action: "claim" | "enlarge" | "bribe";
  by?: ClaimBy;
  letters?: string[];
  monument: boolean;
  rules: RuleId[];
}

/** A rule, or a table of the rulebook such as `buildings`. */
export interface RuleEntry {
  id: RuleId;
  /** Where it comes from: `book`, `core`, `unsettled`, `ruling`, `rebuilt`, `ours`. */
  marks: string[];
  /** Something in it was chosen: `ruling-c1-chosen`. */
  ruled: boolean;
}

/** A chapter of the rules. */
export interface Chapter {
  id: string;
  entries: RuleEntry[];
}

/** A small question that no rule answers: `ruling-question-tie`. */
export interface OpenQuestion {
  id: string;
  rules: RuleId[];
}

/** Where translations of the rulebook differ: `ruling-translation-coins-says`. */
export interface Translation {
  id: string;
  languages: string[];
  rules: RuleId[];
}

/** A figure that differs between the difficulties. */
export interface Figure {
  id: string;
  rules: RuleId[];
  values: Record<string, number>;
}

/** The rules by chapters; their words are messages: `rule-c2-title`, `rule-c2`. */
export interface Rulebook {
  chapters: Chapter[];
  questions: OpenQuestion[];
  translations: Translation[];
  figures: Figure[];
  /** The rule of each house variant. */
  variants: Record<string, RuleId>;
}

/** Everything in the box, and what can be chosen for a game. */
export interface Box {
  rules_version: string;
  rulebook: Rulebook;
  difficulties: Difficulty[];
  /** Those that are on or off. */
  variants: Variant[];
  /** X4: of these a game has at most one. */
  favours: Variant[];
  prices: number[];
  markers: number;
  buildings: PieceKind[];
  monuments: PieceKind[];
  tiles: TileKind[];
  cards: CardKind[];
  tile_counts: Record<TileId, number>;
}

/** The cards and tiles of a box as component data (docs/formats.md). */
export interface ComponentData {
  format: string;
  cards: PlainCard[];
  tiles: Record<TileId, number>;
}

export type BoxPart = "cards" | "tiles";

/** Component data as it was read, and the component file that says the same. */
export interface ReadComponents {
  components: ComponentData;
  file: string;
  /** The parts it left out: those of the standard box. */
  rebuilt: BoxPart[];
}

/** Ceres' action cards; the bag of Garden tiles; the Deeds, both the era piles and her own. */
export type Deck = "cards" | "tiles" | "deeds";

/**
 * The app draws from a deck, or the player does and enters what came out; `box`, of the cards: the
 * app draws, and they stay in the box.
 */
export type Drawer = "app" | "me" | "box";

export type AskReason =
  | "your-deeds"
  | "her-deeds"
  | "first-tiles"
  | "market"
  | "row"
  | "supply"
  | "flip"
  | "refill"
  | "deed-flip"
  | "tile"
  | "tile-choice";

/** Something that may have been drawn, and how many of it are left. */
export interface AskOption {
  id: string;
  left: number;
  /** What is not drawn together with it: Monuments of the same size. */
  excludes?: string[];
}

/** Something that only the table knows. */
export interface Ask {
  /** Where it is drawn from; Monuments are asked for if you draw the cards. */
  deck: "cards" | "tiles" | "deeds" | "monuments";
  why: AskReason;
  /** What to do by hand, and what to enter. */
  message: Message;
  rules: RuleId[];
  /** How many to enter. */
  count: number;
  /** In the order in which they were drawn; else in any. */
  ordered: boolean;
  /** Only what is still possible. */
  options: AskOption[];
  /** What it was before it was undone. */
  likely: string[];
  /** The Lots that it is about. */
  lots: Lot[];
}

/** What is special about a real table. */
export interface Real {
  draws: Record<Deck, Drawer>;
  /** Whether Ceres' cards are on the table, not only on the screen. */
  cards_out: boolean;
  asks: Ask | null;
}

/** Your silver. */
export interface SilverChange {
  what: "silver";
  to: number;
}

/** The VP of a side. */
export interface VpChange {
  what: "vp";
  side: Side;
  to: number;
}

/** The era. */
export interface EraChange {
  what: "era";
  to: number;
}

/** Whose marker lies on a Lot; a piece that stands on it must be removed before. */
export interface LotChange {
  what: "lot";
  lot: Lot;
  to: "nobody" | "you" | "ceres";
}

/** The Garden tile on a Lot; the one that lay there goes back into the bag. */
export interface GardenChange {
  what: "garden";
  lot: Lot;
  tile: TileId;
}

/** A Building of yours, or a Monument of either side, that stands there. */
export interface BuildChange {
  what: "build";
  side: Side;
  id: PieceId;
  lots: Lot[];
}

/** The piece on this Lot goes, and its Lots get its owner's markers; or the Garden tile goes. */
export interface RemoveChange {
  what: "remove";
  lot: Lot;
}

/** A Deed in the market, with the silver on it. */
export interface MarketDeed {
  deed: Lot;
  silver: number;
}

/** The whole market, left to right. */
export interface MarketChange {
  what: "market";
  deeds: MarketDeed[];
}

/** The row of cards, left to right. */
export interface RowChange {
  what: "row";
  cards: CardId[];
}

/** The cards at the bottom of her deck that were seen, in the order in which they come. */
export interface KnownChange {
  what: "known";
  cards: CardId[];
}

/** How many face-down Deeds she has. */
export interface DeedsChange {
  what: "deeds";
  to: number;
}

/** How many Deeds are left in the pile of an era. */
export interface PileChange {
  what: "pile";
  era: number;
  to: number;
}

/** All the tiles in the bag. */
export interface BagChange {
  what: "bag";
  tiles: Record<TileId, number>;
}

/** The Monuments left to build. */
export interface SupplyChange {
  what: "supply";
  monuments: PieceId[];
}

/** Who still has a last turn in this era; none: not at its end yet. */
export interface LastTurnsChange {
  what: "last-turns";
  sides: Side[];
}

export type Change =
  | SilverChange
  | VpChange
  | EraChange
  | LotChange
  | GardenChange
  | BuildChange
  | RemoveChange
  | MarketChange
  | RowChange
  | KnownChange
  | DeedsChange
  | PileChange
  | BagChange
  | SupplyChange
  | LastTurnsChange;

/** Your side of the table. */
export interface YourTable {
  silver: number;
  vp: number;
  lots: Lot[];
  buildings: Placement[];
  /** Lot markers left. */
  markers: number;
}

/** Ceres' side of the table. */
export interface HerTable {
  vp: number;
  lots: Lot[];
  /** Lot markers left. */
  markers: number;
  gardens: Record<Lot, TileId>;
  parks: Lot[][];
  monuments: Placement[];
  /** Her face-down Deeds. */
  deeds: number;
  row: CardId[];
  /** Cards on top of her deck that nobody has seen. */
  unseen: number;
  /** The cards below them, in the order in which they come. */
  known: CardId[];
}

/** A Deed in the market. */
export interface Offer {
  deed: Lot;
  printed: number;
  /** Bribes that lie on it. */
  silver: number;
  price: number;
}

/** The table as everybody sees it. */
export interface Tabletop {
  era: number;
  you: YourTable;
  ceres: HerTable;
  market: Offer[];
  /** Deeds left in the piles of the three eras. */
  piles: number[];
  bag: Record<TileId, number>;
  /** Monuments left to build; `null` in a game without them. */
  supply: PieceId[] | null;
  last_turns: Side[] | null;
}

/** The parts of the tabletop that are different now. */
export interface TabletopChange {
  era?: number;
  you?: YourTable;
  ceres?: HerTable;
  market?: Offer[];
  piles?: number[];
  bag?: Record<TileId, number>;
  supply?: PieceId[] | null;
  last_turns?: Side[] | null;
}

/** The cards and tiles of a box other than the standard one. */
export interface OwnComponents {
  cards: CardKind[];
  tile_counts: Record<TileId, number>;
}

/** The options of a game. */
export interface GameOptions {
  /** A text, since not every reader of JSON reads large numbers. */
  seed: string | null;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  /** The version of the rules. */
  rules: string;
  own: OwnComponents | null;
}

/** The options of a game, and how it is played. */
export interface GameFacts {
  /** A text, since not every reader of JSON reads large numbers. */
  seed: string | null;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  /** The version of the rules. */
  rules: string;
  own: OwnComponents | null;
  /** Actions cannot be undone. */
  strict: boolean;
  /** The player was given a hint. */
  hinted: boolean;
  /** It was read from a record, with actions. */
  imported: boolean;
  /** The player played it here, or says that it is theirs. */
  mine: boolean;
  /** The player gave it up. */
  resigned: boolean;
  /** It began at a moment of another game. */
  branched: boolean;
  /** If it is on the deal of a day. */
  day?: DayMark;
  /** What the panel made of its deal, if that is stored. */
  par?: ParMark;
  /** How often an action was undone after hidden things were seen. */
  peeked: number;
}

/** The figures of both sides. */
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

/** The figures that change, each as it is and as it would be. */
export interface MeasureChanges {
  silver?: [number, number];
  income?: [number, number];
  population?: [number, number];
  vp?: [number, number];
  score?: [number, number];
  her_population?: [number, number];
  her_vp?: [number, number];
  her_score?: [number, number];
}

/** The VP that you would score, by source. */
export interface YourScoreNow {
  population: number;
  commercial: number;
  civic: number;
  lots: number;
  total: number;
}

/** The VP that Ceres would score, by source. */
export interface HerScoreNow {
  population: number;
  commercial: number;
  civic: number;
  parks: number;
  total: number;
}

/** What both sides would get if the era ended now. */
export interface ScoreNow {
  you: YourScoreNow;
  ceres: HerScoreNow;
  silver: number;
}

/** A choice for Ceres that is due. */
export interface Pending {
  /** `garden`, or the id of a Monument. */
  place: string;
  left: number;
  icon: boolean;
  options: Lot[][];
  /** The tile that waits for a Lot; none if the bag is empty. */
  tile: TileId | null;
  /** Why these sites are left, and the rules that say so. */
  reason: Message;
  rules: RuleId[];
  /** The step that left the choice to you. */
  step: Step;
  /** What each option would change, before her turn goes on. */
  changes: MeasureChanges[];
}

/** Whether Income can be taken, and what it would bring. */
export interface PossibleIncome {
  silver: number;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action?: ActionText;
  why?: Problem;
}

/** Whether a Deed can be bought. */
export interface PossibleDeed {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action?: ActionText;
  why?: Problem;
}

/** Where a piece can be built, or why nowhere. */
export interface PossibleBuild {
  places: Lot[][];
  why?: Problem;
}

/** Everything that can be done now, and why the rest cannot. */
export interface Possible {
  income: PossibleIncome;
  /** Of every Deed in the market. */
  deeds: Record<Lot, PossibleDeed>;
  /** Of every piece. */
  builds: Record<PieceId, PossibleBuild>;
  /** Where Ceres' tile or Monument may go. */
  places: Lot[][];
}

/** The action that was meant by what a player typed or said. */
export interface Understood {
  /** It in the words of actions, if all of it was said. */
  written: string | null;
  /** The only action that fits, if it can be played now. */
  action: ActionText | null;
  /** The nearest actions, if it is not clear which was meant. */
  near: ActionText[];
  /** The words that were not understood. */
  unknown: string;
  /** Why it cannot be played. */
  why?: Problem;
}

/** Whether the last action can be undone. */
export interface Undo {
  can: boolean;
  /** It must be confirmed, as hidden things were seen. */
  asks: boolean;
  revealed: Reveal[];
}

/** Whether an undone action can be redone. */
export interface Redo {
  can: boolean;
}

/** How a game ended. */
export interface Result {
  you: number;
  ceres: number;
  winner: Side;
}

export type LessonPart = "sides" | "bar" | "market";

/** A step of the lesson. */
export interface LessonStep {
  number: number;
  /** It is said as page-learn-step-<id>, with these facts. */
  id: string;
  facts: Facts;
  /** The action to play; `null`: it is only to be read. */
  wants: ActionText | null;
  /** It is said with the first event of this type; `null`: at your decision. */
  at: string | null;
  lots: Lot[];
  /** The part of the table that it points at. */
  part: LessonPart | null;
}

/** The lesson, a guided first game. Playing anything else than it wants leaves it. */
export interface Lesson {
  /** How many steps there are in all. */
  of: number;
  /** Those of the turn played last, and then those of your decision. */
  steps: LessonStep[];
}

/** Everything that may be shown of a game now, and everything that can be done. */
export interface View {
  game: GameFacts;
  /** `you`: your action is due, or something is asked; `choice`: choose for Ceres. */
  phase: Phase;
  table: Tabletop;
  measures: Measures;
  score: ScoreNow;
  /** The score, item by item. */
  items: ScoringItem[];
  pending: Pending | null;
  can: Possible;
  undo: Undo;
  redo: Redo;
  /** How many actions were played. */
  turns: number;
  point: Point;
  result: Result | null;
  /** At a real table: who draws, and what is asked for. */
  real: Real | null;
  lesson: Lesson | null;
}

/** What a step says beside the facts of its event. */
export interface StepNotes {
  message: Message;
  /** The Lots to look at. */
  seen: Lot[];
  /** What it changes of the table; only in the turn played last. */
  table?: TabletopChange;
  /** The figures then, if it changes the table; only with `table`. */
  measures?: Measures;
  /** At a real table: what to do with wood and cardboard now. */
  hands?: Message[];
  /** At a real table: it came of what the player entered. */
  entered?: boolean;
}

/** A turn, yours and Ceres' answer. */
export interface Turn {
  /** From 1; 0 is the set-up of a real table. */
  number: number;
  /** `null`: the table was corrected, or set up. */
  action: ActionText | null;
  steps: Step[];
  /** The table before it; only in the turn played last. */
  before?: Tabletop;
}

/** A game as a whole: as it stands, and its turns. */
export interface Shown {
  view: View;
  turns: Turn[];
  /** The last one, step by step. */
  turn: Turn | null;
}

/** How a game went. */
export interface Progress {
  /** At every decision. */
  points: Point[];
  sources: SourcesBySide;
  /** The ids of what the game achieved, once it is over. */
  achievements: string[];
}

/** A turn of a whole game. */
export interface ReplayTurn {
  /** From 1; 0 is the set-up of a real table. */
  number: number;
  /** `null`: the table was corrected, or set up. */
  action: ActionText | null;
  steps: Step[];
  /** The table before it; only in the turn played last. */
  before?: Tabletop;
  /** What else of the table is different in the end. */
  after: TabletopChange;
}

/** How the game stood at a decision. */
export interface Decision {
  /** `you`: your action is due, or something is asked; `choice`: choose for Ceres. */
  phase: Phase;
  measures: Measures;
  /** What Income would bring. */
  income: number;
  point: Point;
}

/** A whole game to look through. */
export interface Replay {
  game: GameFacts;
  /** It is played at a real table. */
  real: boolean;
  /** The table at the start. */
  before: Tabletop;
  turns: ReplayTurn[];
  /** Before every turn, and at the end. */
  decisions: Decision[];
  result: Result | null;
}

/** What a legal action would change, before Ceres answers it. */
export interface LegalPreview {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  legal: true;
  replaced: Placement[];
  /** Lots that get your markers back. */
  marked: Lot[];
  changes: MeasureChanges;
}

/** Why an action is not legal. */
export interface IllegalPreview {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  legal: false;
  why: Problem;
}

export type Preview = LegalPreview | IllegalPreview;

/** How many Lots each side owns, empty or built on. */
export interface Owned {
  you: number;
  ceres: number;
}

/** What Ceres would do now with a card of her row, as far as that is certain. */
export interface CardOutlook {
  /** `null`: her last turn of the era, which needs no card. */
  card: CardId | null;
  /** With what they would change of the table. */
  steps: Step[];
  /** What comes next that nobody can know. */
  then: Message | null;
  /** After these steps. */
  owned: Owned;
}

/** What each card of Ceres' row would do now. */
export interface Outlook {
  /** One for each card of her row; in her last turn one in all. */
  cards: CardOutlook[];
  /** Why there are none: something else comes first. */
  why?: Problem;
}

/** A saved game as it stands now, and the turn that led to it. */
export interface Played {
  id: string;
  revision: number;
  view: View;
  turn: Turn | null;
}

/** A saved game with all its turns. */
export interface Opened {
  id: string;
  revision: number;
  view: View;
  turn: Turn | null;
  turns: Turn[];
}

/** Where a play logger takes a game. */
export interface PlayLink {
  /** The address, with the play in it. */
  link: string;
}

/** How often a game has been changed. */
export interface Revision {
  revision: number;
}

/** The link to look at a game, which allows nothing else. */
export interface Look {
  /** What the link has in place of the game's id; `null`: no link. */
  key: string | null;
}

/** A player of a shared server. */
export interface Player {
  /** By which the server knows the player; whoever has it can play. */
  key: string;
}

/** A player whose games can be played in this browser from now on. */
export interface Moved {
  /** How many there are, with those deleted that can be restored. */
  games: number;
}

/** A game that was taken from a file of all games. */
export interface Adopted {
  id: string;
  /** False: it was here already. */
  added: boolean;
}

/** A name for a game, made from its deal and its actions. */
export interface Digest {
  digest: string;
}

/** The review that is stored with a game. */
export interface StoredReview {
  /** As the page packed it; `null` if there is none of this game. */
  packed: string | null;
}

/** A saved game as a list shows it. */
export interface Listed {
  /** Actions cannot be undone. */
  strict: boolean;
  /** The player was given a hint. */
  hinted: boolean;
  /** It was read from a record, with actions. */
  imported: boolean;
  /** The player played it here, or says that it is theirs. */
  mine: boolean;
  /** The player gave it up. */
  resigned: boolean;
  /** It began at a moment of another game. */
  branched: boolean;
  /** If it is on the deal of a day. */
  day?: DayMark;
  /** What the panel made of its deal, if that is stored. */
  par?: ParMark;
  /** An action was undone after it showed something. */
  peeked: boolean;
  /** Played at a real table. */
  real: boolean;
  /** A review is stored with it. */
  reviewed: boolean;
  id: string;
  created: string;
  changed: string;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  era: number | null;
  phase: Phase | null;
  you: number | null;
  ceres: number | null;
  actions: number;
  result: Result | null;
}

/** The saved games, the one played last first; and those deleted that can be restored. */
export interface Games {
  games: Listed[];
  deleted: Listed[];
}

/** The program that answers. */
export interface About {
  name: string;
  version: string;
  compiled: boolean;
  /** A hash of where the games are saved. */
  place: string;
}

/**
 * All finished games of the player, those without peeking and hints, those with hints, strict ones,
 * those on the deals of days, with the options of a rank, on the screen or at real tables; and
 * imported ones, whoever played them.
 */
export type Only =
  "all" | "fair" | "hinted" | "strict" | "day" | "ladder" | "screen" | "real" | "imported";

/** How a game ended. */
export interface Ending {
  id: string;
  /** When it was changed last. */
  ended: string;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  actions: number;
  you: number;
  ceres: number;
  winner: Side;
}

/** A finished game. */
export interface Ended {
  id: string;
  /** When it was changed last. */
  ended: string;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  actions: number;
  you: number;
  ceres: number;
  winner: Side;
  /** Actions cannot be undone. */
  strict: boolean;
  /** The player was given a hint. */
  hinted: boolean;
  /** It was read from a record, with actions. */
  imported: boolean;
  /** The player played it here, or says that it is theirs. */
  mine: boolean;
  /** The player gave it up. */
  resigned: boolean;
  /** It began at a moment of another game. */
  branched: boolean;
  /** If it is on the deal of a day. */
  day?: DayMark;
  /** What the panel made of its deal, if that is stored. */
  par?: ParMark;
  /** An action was undone after it showed something. */
  peeked: boolean;
  /** Played at a real table. */
  real: boolean;
  /** A review is stored with it. */
  reviewed: boolean;
  /** Its deal and actions, if another game looks the same. */
  digest?: string;
}

/** How a number of games went: VP on average, and the percentage won. */
export interface Tally {
  games: number;
  won: number;
  rate: number;
  you: number;
  ceres: number;
  ahead: number;
  /** Half of the games have at least this many VP of yours. */
  median: number;
  best: number;
  /** Games given up: they are lost, but no part of the averages. */
  resigned: number;
}

/** The tally of a difficulty, or of that without or with Monuments. */
export interface KindTally {
  games: number;
  won: number;
  rate: number;
  you: number;
  ceres: number;
  ahead: number;
  /** Half of the games have at least this many VP of yours. */
  median: number;
  best: number;
  /** Games given up: they are lost, but no part of the averages. */
  resigned: number;
  difficulty: Difficulty;
  /** `null`: both together. */
  monuments: boolean | null;
}

/** Games in a row with the same winner. */
export interface Streak {
  side: Side;
  games: number;
}

/** Games won or lost in a row. */
export interface Streaks {
  now: Streak | null;
  longest: Record<Side, number>;
}

/** VP on average by where they came from. */
export interface Sources {
  games: number;
  /** The games that were not looked through yet: ask again. */
  unknown: number;
  you: Record<string, number>;
  ceres: Record<string, number>;
}

/** A record that a game has broken, or a first win. */
export interface Feat {
  /** The first win, or at its difficulty; the most VP; the largest lead; games won in a row. */
  what: "first-win" | "first-win-at" | "best" | "widest" | "streak";
  /** VP, or games. */
  value: number;
  /** What it was before, if anything. */
  before: number | null;
}

/** All finished games together. */
export interface GameStatistics {
  /**
   * All finished games of the player, those without peeking and hints, those with hints, strict
   * ones, those on the deals of days, with the options of a rank, on the screen or at real tables;
   * and imported ones, whoever played them.
   */
  only: Only;
  counts: Record<Only, number>;
  /** How many of them each difficulty has. */
  difficulties: Record<Difficulty, number>;
  total: Tally | null;
  /** By difficulty, and that without and with Monuments. */
  kinds: KindTally[];
  streaks: Streaks;
  /** The one with the most VP of yours. */
  best: Ended | null;
  /** The one won by the most VP. */
  widest: Ended | null;
  sources: Sources;
  /** The last one first. */
  games: Ended[];
}

/** Where devices in a local network find the server. */
export interface NetworkAddress {
  url: string;
  /** What the machine calls its way into that network; may be empty. */
  adapter: string;
  /** A QR code of the URL: the address of a picture. */
  code: string;
}

/** Whether other devices in the local network reach the server, and where. */
export interface Network {
  open: boolean;
  addresses: NetworkAddress[];
}

/** The deal of a day: the same for everybody. */
export interface DayDeal {
  date: string;
  seed: number;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
}

/** The leads of a panel's games: seven of ten are between the low and the high one. */
export interface BotLeads {
  low: number;
  median: number;
  high: number;
}

/** What the panel made of a deal, and how a game compares with it. A lead is VP less hers. */
export interface ParFacts {
  /** The version of the panel. */
  panel: number;
  /** The lead of the planner as it is. */
  planner: number;
  /** The lead that each medal takes. */
  thresholds: Record<Medal, number>;
  bots: BotLeads;
  /** How many percent of its games the panel won. */
  won: number;
  /** How hard the deal is. */
  hardness: Hardness;
  /** That of the game, once it is over. */
  lead: number | null;
  /** The medal of the game, if it has one. */
  medal: Medal | null;
}

/** The game that counts for a day. */
export interface DayResult {
  date: string;
  id: string;
  you: number;
  ceres: number;
  winner: Side;
  resigned: boolean;
  /** Begun on the day itself: only then it counts for the streak. */
  in_time: boolean;
  /** If it has one, and the panel has played. */
  medal: Medal | null;
  /** Whether it is known what the panel made of the deal. */
  par: boolean;
}

/** The days played in a row. */
export interface DayStreakFacts {
  days: number;
  longest: number;
  /** Rest days saved up. */
  rests: number;
  /** The days on which a rest day was used. */
  rested: string[];
  /** Whether today's deal was played. */
  today: boolean;
}

/** The days whose deals were played, the latest first. */
export interface Days {
  days: DayResult[];
  streak: DayStreakFacts;
  medals: Record<Medal, number>;
  /** Gold takes so many VP more than the panel's median. */
  gold_above: number;
}

/** A rank of the ladder, and how far the player has come at it. */
export interface RankFacts {
  id: string;
  difficulty: Difficulty;
  monuments: boolean;
  variants: Variant[];
  /** How often bots win, from 0 to 1. */
  wins: Record<string, number>;
  /** The player's games at it. */
  games: number;
  /** The ids of these games. */
  counted: string[];
  won: number;
  /** The last games that may still count: won or not. */
  recent: boolean[];
  climbed: boolean;
}

/** The ranks, the easiest first. */
export interface Ladder {
  ranks: RankFacts[];
  /** The highest rank climbed. */
  reached: string | null;
}

/** An achievement, and the player's games that have it. */
export interface Achieved {
  id: string;
  games: number;
  /** The id of the first of them. */
  first: string | null;
}

/** All achievements, in the order in which they are shown. */
export interface Achievements {
  achievements: Achieved[];
  /** The games that were not looked through yet: ask again. */
  unknown: number;
}

/** A game on a deal. */
export interface Attempt {
  id: string;
  ended: string;
  you: number;
  ceres: number;
  winner: Side;
  resigned: boolean;
  medal: Medal | null;
}

/** What one player did at a decision, and how the game stood before it. */
export interface ComparedAction {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  era: number;
  you: number;
  ceres: number;
}

/** A decision in both games; one of them may have ended before it. */
export interface ComparedDecision {
  number: number;
  mine?: ComparedAction;
  theirs?: ComparedAction;
  /** Both did the same at the same position. */
  same: boolean;
}

/** Two games, decision by decision. */
export interface Comparison {
  same_deal: boolean;
  /** The number of the first decision that differs. */
  parted: number | null;
  decisions: ComparedDecision[];
  /** The VP in the end, yours and Ceres'. */
  mine: number[];
  /** The same in the other game. */
  theirs: number[];
}

/** A result to share, as a message. */
export interface Shared {
  message: Message;
}

/** What became of a puzzle. */
export interface SeenPuzzle {
  /** The day of the last answer, such as `2026-11-19`. */
  last: string;
  /** The day on which it comes back. */
  due: string | null;
  /** How often in a row it was found since it was missed. */
  found: number;
}

/** A player's practice. */
export interface PracticeData {
  format: string;
  rating: number;
  /** How many answers the rating comes from. */
  answers: number;
  /** How many puzzles in a row were found. */
  streak: number;
  /** The longest streak. */
  longest: number;
  /** By the ids of puzzles. */
  puzzles: Record<string, SeenPuzzle>;
}

export type PuzzleKind = "best" | "win" | "only" | "deed" | "tile";

export type Theme =
  "bribes" | "civic" | "commerce" | "monuments" | "parks" | "population" | "purchases" | "choices";

export type ActionKind = "income" | "buy" | "build" | "place";
export type MarkName = "inaccuracy" | "mistake" | "blunder" | "brilliant" | "close";

export type PartName =
  "par" | "deal" | "luck" | "decisions" | "corrections" | "result" | "expected";

export type Does = "claim" | "enlarge" | "bribe" | "last-turn";

/** The VP that one side gets more from a source in an era. */
export interface ReasonData {
  side: Side;
  source: string;
  era: number;
  vp: number;
}

/** An action that was tried. */
export interface TriedAction {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  lead: number;
  lead_error: number;
  /** The chance of winning, from 0 to 1. */
  win: number;
  win_error: number;
  /** The VP that it is behind the best. */
  behind: number;
  behind_error: number;
  worlds: number;
  /** Against the best action; of the best, against the second. */
  reasons: ReasonData[];
}

/** The actions that were tried, best first. */
export interface AdviceData {
  format: string;
  policy: string;
  playouts: number;
  actions: TriedAction[];
}

/** An action: as it is written, in words, and where it takes place. */
export interface ShownAction {
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  name: Message;
  kind: ActionKind;
  piece: PieceId | null;
  lots: Lot[];
}

/** An action that was tried, as it is shown. */
export interface ShownOption {
  shown: ShownAction;
  figures: TriedAction;
  /** Whether it is about as good as the best. */
  even: boolean;
  /** Whether it loses less than what gets a mark. */
  harmless: boolean;
  /** Whether it loses so much that it is worth a warning. */
  alarming: boolean;
  /** How it compares with the best. */
  compared: Message;
  /** The same in figures, if it is clearly worse. */
  in_figures: Message | null;
  /** What is said before it is played, if it is alarming. */
  warning: Message;
}

/** A hint, as it is shown. */
export interface ShownAdvice {
  advice: AdviceData;
  /** The actions of the advice, those advised first. */
  options: ShownOption[];
  /** What to do: any of these, the simplest first. */
  advised: ShownAction[];
  /** The part of the city to look at: never the best site alone. */
  area: Lot[];
  /** What to think about. */
  where: Message;
  best: Message;
  /** How the game is going. */
  outlook: Message;
  /** Whether the figures are exact. */
  proved: boolean;
  /** What was advised before, if that is clearly worse. */
  changed: Message | null;
  /** Why it is better; nothing if there is no other. */
  why: Message | null;
}

/** An action to choose from where a decision is tried again. */
export interface Answer {
  shown: ShownAction;
  /** The VP that it is behind the best. */
  cost: number;
  /** Whether it is good enough. */
  good: boolean;
  /** What is said to somebody who tries it. */
  said: Message;
}

/** A puzzle, as it is shown. */
export interface ShownPuzzle {
  id: string;
  kind: PuzzleKind;
  /** From 1, easy, to 5. */
  grade: number;
  themes: Theme[];
  title: Message;
  question: Message;
  /** What there is to choose from, in an order that tells nothing. */
  choices: Answer[];
  /** What is said to any other answer. */
  other: Message;
  /** All that are right. */
  answers: ShownAction[];
  /** The figures that are proved, or the rule. */
  why: Message;
}

/** The puzzles of a theme. */
export interface ThemeCount {
  theme: Theme;
  name: Message;
  puzzles: number;
}

/** How a player fares with puzzles. */
export interface Standing {
  rating: number;
  streak: number;
  longest: number;
  /** How many missed puzzles come back today. */
  due: number;
  /** What the rating means. */
  meaning: Message;
}

/** A puzzle at the table. */
export interface AskedPuzzle {
  puzzle: ShownPuzzle;
  /** Its position; what can be played is what can be answered. */
  view: View;
  /** A game that begins with it. */
  record: string;
  standing: Standing;
  themes: ThemeCount[];
}

/** A player's practice after an answer. */
export interface AnsweredPuzzle {
  practice: PracticeData;
  standing: Standing;
  /** What it moved the rating by, if it counts. */
  moved: Message | null;
}

/** What Ceres may do in her next turn, with its exact chance. */
export interface ForecastOutcome {
  /** Numerator and denominator. */
  chance: number[];
  card: CardId | null;
  does: Does;
  deed: Lot | null;
  events: Record<string, unknown>[];
}

/** What she may do and with which Deed, whatever the card. */
export interface OutcomeSum {
  chance: number;
  said: Message;
}

/** What Ceres may do next, as it is shown. */
export interface ShownForecast {
  forecast: ForecastOutcome[];
  title: Message;
  /** The chance of each Deed that she may claim. */
  deeds: Record<Lot, number>;
  /** The chance of each card to be carried out. */
  cards: Record<CardId, number>;
  /** Most likely first. */
  outcomes: OutcomeSum[];
}

/** A decision of a game, and what it was worth. */
export interface ReviewEntry {
  number: number;
  era: number;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  best: ActionText;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  reference: ActionText;
  forced: boolean;
  lead: number;
  win: number;
  decision: number;
  decision_error: number;
  regret: number;
  regret_error: number;
  regret_win: number;
  mark: MarkName | null;
  luck: number;
  luck_error: number;
  reasons: ReasonData[];
}

/** A review; its parts add up to the result. */
export interface ReviewData {
  format: string;
  rules: string;
  policy: string;
  playouts: number;
  options: Record<string, unknown>;
  /** The final lead; `null` if the game is not finished. */
  result: number | null;
  par: number;
  par_error: number;
  deal: number;
  deal_error: number;
  luck: number;
  luck_error: number;
  decisions: number;
  decisions_error: number;
  corrections: number;
  corrections_error: number;
  entries: ReviewEntry[];
}

/** A decision, as it is shown. */
export interface ShownDecision {
  number: number;
  title: Message;
  era: number;
  mark: MarkName | null;
  played: ShownAction;
  /** What would have been better, or else what was played. */
  best: ShownAction;
  lead: number;
  win: number;
  /** In VP; `null` if that is not known. */
  cost: number | null;
  cost_error: number;
  /** What was played. */
  said: Message;
  /** If nothing else was clearly better: how good it was. */
  verdict: Message | null;
  /** What would have been better, beyond doubt. */
  better: Message | null;
  /** What that cost. */
  lost: Message | null;
  /** Why it is better. */
  why: Message | null;
  /** The same in figures. */
  in_figures: Message | null;
  luck: number;
  luck_error: number;
  /** What came up next was worth, if that mattered. */
  draw: Message | null;
}

/** A point of a curve. */
export interface CurvePoint {
  /** Of the actions played before. */
  number: number;
  era: number;
  value: number;
  error: number;
  mark: MarkName | null;
}

/** A bar of the waterfall. */
export interface Bar {
  part: PartName;
  start: number;
  end: number;
  error: number;
  /** Whether it stands by itself, and is no step to the next. */
  total: boolean;
}

/** What the decisions of a kind cost in an era, in VP. */
export interface KindCost {
  kind: ActionKind;
  era: number;
  /** The kind of the best action; earlier: not known. */
  best?: ActionKind;
  decisions: number;
  vp: number;
}

/** What the player's last games say to try next time. */
export interface ShownLesson {
  said: Message;
}

/** The mean loss of a decision. */
export interface AccuracyData {
  decisions: number;
  vp: number;
  win: number;
  /** With its place among the players of the laboratory. */
  said: Message;
}

/** A review, as it is shown. */
export interface ShownReview {
  review: ReviewData;
  /** How it went, in three sentences. */
  summary: Message;
  /** The numbers of the decisions at which it was decided. */
  moments: number[];
  /** Whether the chance of winning says something. */
  undecided: boolean;
  win_curve: CurvePoint[];
  lead_curve: CurvePoint[];
  bars: Bar[];
  /** Why these are not the costs of the marked decisions. */
  measure: Message | null;
  decisions: ShownDecision[];
  /** The numbers of the decisions that could have been better. */
  losses: number[];
  costs: KindCost[];
  accuracy: AccuracyData | null;
  /** That some decisions do not count. */
  peeked: Message | null;
}

/** An event of a turn with its words. */
export type Step = GameEvent & StepNotes;
export type StepOf<Type extends GameEvent["type"]> = Extract<Step, { type: Type }>;
