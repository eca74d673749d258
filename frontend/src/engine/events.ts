/** What happened, as data. Generated from src/ceres/events by python tools/generate.py. */

export type Lot = string;
export type PieceId = string;
export type TileId = string;
export type CardId = string;
export type RuleId = string;
export type Side = "you" | "ceres";
export type Difficulty = "normal" | "hard" | "challenge";

export type Variant =
  | "contested-population"
  | "creeping-gardens"
  | "wild-monuments"
  | "favour-5"
  | "favour-10"
  | "favour-15"
  | "favour-20"
  | "favour-25"
  | "favour-30"
  | "favour-35"
  | "favour-40"
  | "favour-45"
  | "favour-50"
  | "favour-55"
  | "favour-60";

export type ClaimBy = "letters" | "cheapest" | "dearest";
export type Wanted = "residential" | "commercial" | "civic" | "any";

/** A Building or a Monument, and the Lots it stands on. */
export interface Placement {
  id: PieceId;
  lots: Lot[];
}

/** A Deed that was in question when Ceres claimed one. */
export interface Candidate {
  /** The Deed. */
  deed: Lot;
  /** Its place in the market. */
  place: number;
  /** Its price, the silver on it included. */
  price: number;
  /** For a claim by letters, if she owns a Lot: the steps to the nearest Lot that she owns (T3). */
  distance?: number;
  /** With `distance`: the Lots of hers that are so near. */
  from?: Lot[];
}

/** What a Monument's effect brings you. */
export interface YourGain {
  vp: number;
  silver: number;
}

/** What a Monument's effect brings Ceres. */
export interface HerGain {
  vp: number;
}

/** What a scoring brings you, and your VP then. */
export interface YourScore {
  scored: number;
  silver: number;
  vp: number;
}

/** What a scoring brings Ceres, and her VP then. */
export interface HerScore {
  scored: number;
  vp: number;
}

/** A piece and its citizens. */
export interface PopulatedPiece {
  id: PieceId;
  lots: Lot[];
  population: number;
}

/** A Garden tile and its citizens. */
export interface PopulatedTile {
  lot: Lot;
  tile: TileId;
  population: number;
}

/** A piece beside a civic Building, and what it counts there. */
export interface CountedPiece {
  id: PieceId;
  lots: Lot[];
  amount: number;
}

/** A Garden tile beside a civic Building, and what it counts there. */
export interface CountedTile {
  lot: Lot;
  tile: TileId;
  amount: number;
}

/** Always one item, also for 0 VP. */
export interface YourPopulation {
  side: "you";
  source: "population";
  /** V1, with that variant also X1. */
  rules: RuleId[];
  /** Yours. */
  population: number;
  /** Hers. */
  other: number;
  bonus: number;
  /** Your buildings with the `population` of each. */
  from: PopulatedPiece[];
  vp: number;
}

/** A commercial building, era 1 and 2. */
export interface YourSilver {
  side: "you";
  source: "silver";
  /** V2. */
  rules: RuleId[];
  id: PieceId;
  lots: Lot[];
  silver: number;
}

/** A commercial building, era 3. */
export interface YourCommerce {
  side: "you";
  source: "commercial";
  /** V2. */
  rules: RuleId[];
  id: PieceId;
  lots: Lot[];
  vp: number;
}

/** A civic building, also for 0 VP. */
export interface YourCivic {
  side: "you";
  source: "civic";
  /** V3. */
  rules: RuleId[];
  id: PieceId;
  lots: Lot[];
  /** What counted beside it, buildings or `{"lot": …, "tile": …}`, with the `amount` of each. */
  neighbours: (CountedPiece | CountedTile)[];
  /** Their sum. */
  amount: number;
  vp: number;
}

/** Your empty Lots, era 3. */
export interface YourLots {
  side: "you";
  source: "lots";
  /** V4. */
  rules: RuleId[];
  lots: Lot[];
  vp: number;
}

/** Always one item, also for 0 VP. */
export interface HerPopulation {
  side: "ceres";
  source: "population";
  /** V1 V5. */
  rules: RuleId[];
  /** Hers. */
  population: number;
  /** Yours. */
  other: number;
  bonus: number;
  /** Her tiles `{"lot": …, "tile": …}` and Monuments with the `population` of each. */
  from: (PopulatedTile | PopulatedPiece)[];
  vp: number;
}

/** A commercial tile. */
export interface HerCommercialTile {
  side: "ceres";
  source: "commercial";
  /** V6. */
  rules: RuleId[];
  lot: Lot;
  tile: TileId;
  vp: number;
}

/** A commercial Monument. */
export interface HerCommercialMonument {
  side: "ceres";
  source: "commercial";
  /** M5. */
  rules: RuleId[];
  id: PieceId;
  lots: Lot[];
  vp: number;
}

/** A civic tile that scores. */
export interface HerCivicTile {
  side: "ceres";
  source: "civic";
  /** V7. */
  rules: RuleId[];
  lot: Lot;
  tile: TileId;
  /** The kind that it scores for. */
  wants: Wanted;
  /** Your buildings that it scores for. */
  buildings: Placement[];
  vp: number;
}

/** A civic Monument that scores. */
export interface HerCivicMonument {
  side: "ceres";
  source: "civic";
  /** M5. */
  rules: RuleId[];
  id: PieceId;
  lots: Lot[];
  /** The kind that it scores for. */
  wants: Wanted;
  /** Your buildings that it scores for. */
  buildings: Placement[];
  vp: number;
}

/** A square of Gardens. */
export interface HerPark {
  side: "ceres";
  source: "parks";
  /** V8. */
  rules: RuleId[];
  lots: Lot[];
  vp: number;
}

export type ScoringItem =
  | YourPopulation
  | YourSilver
  | YourCommerce
  | YourCivic
  | YourLots
  | HerPopulation
  | HerCommercialTile
  | HerCommercialMonument
  | HerCivicTile
  | HerCivicMonument
  | HerPark;

export type EventSide = "you" | "ceres" | "game";

export type EventKind =
  "action" | "reasoning" | "outcome" | "placement" | "follow-up" | "era" | "set-up" | "correction";

/** You take Income. */
export interface Income {
  type: "income";
  rules: RuleId[];
  /** What you take. */
  silver: number;
  /** The part that does not come from Buildings. */
  basic: number;
  /** Your buildings that show silver. */
  buildings: Placement[];
}

/** You buy a Deed. */
export interface Buy {
  type: "buy";
  rules: RuleId[];
  deed: Lot;
  /** Where it lay in the market. */
  place: number;
  /** What you paid. */
  price: number;
  /** The price of that place. */
  printed: number;
  /** The rest of the price, which lay on the Deed as silver. */
  silver_on_it: number;
}

/** You build. */
export interface Build {
  type: "build";
  rules: RuleId[];
  /** The building. */
  id: PieceId;
  /** Where it stands. */
  lots: Lot[];
  /** The buildings it replaced. */
  replaced: Placement[];
  /** The Lots that got your markers back. */
  marked: Lot[];
}

/** You choose a place for Ceres. */
export interface Place {
  type: "place";
  rules: RuleId[];
  /** `"garden"` or the Monument's id. */
  place: PieceId;
  /** Your choice. */
  lots: Lot[];
}

/** She flips a card, which picks a card of her row. */
export interface Flip {
  type: "flip";
  rules: RuleId[];
  /** The card flipped. */
  flipped: CardId;
  /** Its number. */
  number: number;
  /** The row before that. */
  row: CardId[];
  /** The card that is carried out. */
  card: CardId;
}

/** She claims a Deed. */
export interface Claim {
  type: "claim";
  rules: RuleId[];
  card: CardId;
  by: ClaimBy;
  /** Those of the card, else empty. */
  letters: string[];
  /** The one that decided, else null. */
  letter: string | null;
  /** The Deeds in question: see Candidates of a claim. */
  candidates: Candidate[];
  /** What decided among them: `"only"` (there is one), `"distance"`, `"price"` or `"place"`. */
  settled: "only" | "distance" | "price" | "place";
  /** Her choice. */
  deed: Lot;
  /** Where it lay. */
  place: number;
  /** The silver that lay on it and goes to the bank. */
  returned: number;
}

/** She cannot claim. */
export interface NoClaim {
  type: "no-claim";
  rules: RuleId[];
  card: CardId;
  /** `"no-deed"` (none fits) or `"no-marker"`. */
  reason: "no-deed" | "no-marker";
}

/** She turns up one of her own Deeds instead. */
export interface DeedFlip {
  type: "deed-flip";
  rules: RuleId[];
  deed: Lot;
}

/** She has no Deed left to turn up. */
export interface FailedClaim {
  type: "failed-claim";
  rules: RuleId[];
  /** What she scores. */
  vp: number;
}

/** She lays silver on Deeds. */
export interface Bribe {
  type: "bribe";
  rules: RuleId[];
  /** The silver icons that count on her Gardens. */
  icons: number;
  /** One more than that. */
  silver: number;
  /** Those that got one silver each. */
  deeds: Lot[];
  /** The silver for which there was no Deed. */
  returned: number;
}

/** She has her last turn of the era, an Enlarge Park without a card. */
export interface LastTurn {
  type: "last-turn";
  rules: RuleId[];
}

/** It is settled where her next tile or Monument may go. */
export interface Sites {
  type: "sites";
  rules: RuleId[];
  /** The rule that decided. */
  rule: "P1" | "P2" | "P3";
  /** The Parks that decided, each a list of Lots. */
  parks: Lot[][];
  /** How many Gardens each of them has. */
  size: number;
  /** For P3 if she has a Park: from the places to the largest Park. */
  distance?: number;
  /** For P3 if you have a Building: from the places to your Buildings. */
  distance_from_you?: number;
  /** `"garden"` or the Monument's id. */
  place: PieceId;
  /** For a Garden: the tile that was drawn, null if the bag is empty. */
  tile?: TileId | null;
  /** For a Monument: her count of tiles (M2). */
  tiles?: number;
  /** The places that are left, each a list of Lots; of several, the choice is yours. */
  options: Lot[][];
}

/** A tile goes on a Lot. */
export interface Plant {
  type: "plant";
  rules: RuleId[];
  lot: Lot;
  tile: TileId;
  /** The Lots of the Park it is part of now. */
  park: Lot[];
}

/** There is no tile for the Lot. */
export interface BagEmpty {
  type: "bag-empty";
  rules: RuleId[];
  /** It is nobody's now. */
  lot: Lot;
  /** Her Lots beside it. */
  neighbours: Lot[];
  /** What she scores for them. */
  vp: number;
}

/** She has no empty Lot for a tile. */
export interface NoRoom {
  type: "no-room";
  rules: RuleId[];
  /** What she scores. */
  vp: number;
}

/** She takes a Deed beside a Park, having no empty Lot. */
export interface Creep {
  type: "creep";
  rules: RuleId[];
  deed: Lot;
  /** Where it lay. */
  place: number;
  /** How many Gardens the Park has. */
  size: number;
  /** The silver that lay on it and goes to the bank. */
  returned: number;
}

/** She builds a Monument. */
export interface Monument {
  type: "monument";
  rules: RuleId[];
  /** The building. */
  id: PieceId;
  /** Where it stands. */
  lots: Lot[];
  /** The Gardens under it, Lot to tile, in the order in which they go back into the bag. */
  covered: Record<Lot, TileId>;
}

/** The card shows the Monument icon, and she builds none. */
export interface NoMonument {
  type: "no-monument";
  rules: RuleId[];
  /** Her count of tiles. */
  tiles: number;
  /** The Monuments that are left, in the order in which she tried them. */
  supply: PieceId[];
}

/** The next Deed of the pile comes into the market. */
export interface Refill {
  type: "refill";
  rules: RuleId[];
  deed: Lot;
}

/** A Monument with such an effect was built, by either side. */
export interface WhenBuilt {
  type: "when-built";
  rules: RuleId[];
  /** The building. */
  id: PieceId;
  /** Where it stands. */
  lots: Lot[];
  /** What you get, `{"vp": …, "silver": …}`. */
  you: YourGain;
  /** What she gets, `{"vp": …}`. */
  ceres: HerGain;
}

/** A turn ends, and the Deeds of the era are gone. */
export interface LastTurns {
  type: "last-turns";
  rules: RuleId[];
  /** The sides in the order of their last turns. */
  order: Side[];
}

/** An era is scored. */
export interface Scoring {
  type: "scoring";
  rules: RuleId[];
  era: number;
  /** See Items of a scoring. */
  items: ScoringItem[];
  /** `{"scored": …, "silver": …, "vp": …}`, what you get and what VP you have then. */
  you: YourScore;
  /** `{"scored": …, "vp": …}`. */
  ceres: HerScore;
}

/** The next era begins. */
export interface EraBegins {
  type: "era-begins";
  rules: RuleId[];
  era: number;
  /** Its first Deeds. */
  market: Lot[];
}

/** The game is over. */
export interface GameOver {
  type: "game-over";
  rules: RuleId[];
  /** Your VP. */
  you: number;
  /** Hers. */
  ceres: number;
  winner: Side;
}

/** The board and the pieces are laid out. */
export interface SetUpCity {
  type: "set-up-city";
  rules: RuleId[];
}

/** The decks are shuffled and the bag is filled. */
export interface SetUpShuffle {
  type: "set-up-shuffle";
  rules: RuleId[];
}

/** You get your first Deeds. */
export interface SetUpYourDeeds {
  type: "set-up-your-deeds";
  rules: RuleId[];
  deeds: Lot[];
}

/** You get your first silver. */
export interface SetUpSilver {
  type: "set-up-silver";
  rules: RuleId[];
  silver: number;
}

/** Ceres begins with VP. */
export interface SetUpFavour {
  type: "set-up-favour";
  rules: RuleId[];
  vp: number;
}

/** Ceres gets her Deeds, and some of them are turned up. */
export interface SetUpHerDeeds {
  type: "set-up-her-deeds";
  rules: RuleId[];
  deeds: Lot[];
}

/** Garden tiles go on the Lots of the Deeds that were turned up. */
export interface SetUpFirstTiles {
  type: "set-up-first-tiles";
  rules: RuleId[];
  tiles: TileId[];
  lots: Lot[];
}

/** The other Deeds are dealt into the piles of the eras. */
export interface SetUpPiles {
  type: "set-up-piles";
  rules: RuleId[];
  sizes: number[];
}

/** The first Deeds come into the market. */
export interface SetUpMarket {
  type: "set-up-market";
  rules: RuleId[];
  deeds: Lot[];
}

/** Ceres' row of cards is laid out. */
export interface SetUpRow {
  type: "set-up-row";
  rules: RuleId[];
  cards: CardId[];
}

/** The Monuments of the game are drawn. */
export interface SetUpSupply {
  type: "set-up-supply";
  rules: RuleId[];
  monuments: PieceId[];
}

/** The table is set up. */
export interface SetUpDone {
  type: "set-up-done";
  rules: RuleId[];
}

/** The real table is made to fit again: after an undo, or when somebody else draws. */
export interface CatchUp {
  type: "catch-up";
  rules: RuleId[];
}

/** The table was corrected. */
export interface Correction {
  type: "correction";
  rules: RuleId[];
  changes: Record<string, unknown>[];
}

export type GameEvent =
  | Income
  | Buy
  | Build
  | Place
  | Flip
  | Claim
  | NoClaim
  | DeedFlip
  | FailedClaim
  | Bribe
  | LastTurn
  | Sites
  | Plant
  | BagEmpty
  | NoRoom
  | Creep
  | Monument
  | NoMonument
  | Refill
  | WhenBuilt
  | LastTurns
  | Scoring
  | EraBegins
  | GameOver
  | SetUpCity
  | SetUpShuffle
  | SetUpYourDeeds
  | SetUpSilver
  | SetUpFavour
  | SetUpHerDeeds
  | SetUpFirstTiles
  | SetUpPiles
  | SetUpMarket
  | SetUpRow
  | SetUpSupply
  | SetUpDone
  | CatchUp
  | Correction;

interface EventClass {
  /** Whose event it is; `null`: that of either turn. */
  side: EventSide | null;
  kind: EventKind;
}

export const EVENTS: Record<GameEvent["type"], EventClass> = {
  income: { side: "you", kind: "action" },
  buy: { side: "you", kind: "action" },
  build: { side: "you", kind: "action" },
  place: { side: "you", kind: "action" },
  flip: { side: "ceres", kind: "reasoning" },
  claim: { side: "ceres", kind: "outcome" },
  "no-claim": { side: "ceres", kind: "reasoning" },
  "deed-flip": { side: "ceres", kind: "outcome" },
  "failed-claim": { side: "ceres", kind: "outcome" },
  bribe: { side: "ceres", kind: "outcome" },
  "last-turn": { side: "ceres", kind: "reasoning" },
  sites: { side: "ceres", kind: "reasoning" },
  plant: { side: "ceres", kind: "placement" },
  "bag-empty": { side: "ceres", kind: "placement" },
  "no-room": { side: "ceres", kind: "outcome" },
  creep: { side: "ceres", kind: "outcome" },
  monument: { side: "ceres", kind: "placement" },
  "no-monument": { side: "ceres", kind: "reasoning" },
  refill: { side: null, kind: "follow-up" },
  "when-built": { side: null, kind: "follow-up" },
  "last-turns": { side: "game", kind: "era" },
  scoring: { side: "game", kind: "era" },
  "era-begins": { side: "game", kind: "era" },
  "game-over": { side: "game", kind: "era" },
  "set-up-city": { side: "game", kind: "set-up" },
  "set-up-shuffle": { side: "game", kind: "set-up" },
  "set-up-your-deeds": { side: "game", kind: "set-up" },
  "set-up-silver": { side: "game", kind: "set-up" },
  "set-up-favour": { side: "game", kind: "set-up" },
  "set-up-her-deeds": { side: "game", kind: "set-up" },
  "set-up-first-tiles": { side: "game", kind: "set-up" },
  "set-up-piles": { side: "game", kind: "set-up" },
  "set-up-market": { side: "game", kind: "set-up" },
  "set-up-row": { side: "game", kind: "set-up" },
  "set-up-supply": { side: "game", kind: "set-up" },
  "set-up-done": { side: "game", kind: "set-up" },
  "catch-up": { side: "game", kind: "correction" },
  correction: { side: "game", kind: "correction" },
};
