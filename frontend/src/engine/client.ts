/** The requests of the page. Generated from the table of requests by python tools/generate.py. */

import type { JobControl } from "./jobs.ts";
import type {
  About,
  Achievements,
  ActionText,
  Adopted,
  Answer,
  AnsweredPuzzle,
  AskedPuzzle,
  Attempt,
  Box,
  Change,
  Comparison,
  DayDeal,
  Days,
  Deck,
  Difficulty,
  Digest,
  Drawer,
  Feat,
  GameStatistics,
  Games,
  KindCost,
  Ladder,
  Look,
  Message,
  Moved,
  Network,
  Only,
  Opened,
  Outlook,
  ParFacts,
  ParMark,
  PlayLink,
  Played,
  Player,
  PracticeData,
  Preview,
  Program,
  Progress,
  ReadComponents,
  Replay,
  Revision,
  Shared,
  ShownAdvice,
  ShownForecast,
  ShownLesson,
  ShownReview,
  StoredReview,
  Theme,
  Understood,
  Variant,
  View,
} from "./types.ts";

export interface ComponentsParameters {
  /** A component object or a component file. */
  data: object | string;
}

export interface BeginParameters {
  seed?: number | null;
  difficulty?: Difficulty;
  monuments?: boolean;
  variants?: Variant[];
  /** A component object for other cards and tiles. */
  components?: object | null;
  /** Actions cannot be undone. */
  strict?: boolean;
  /** At a real table: who draws from each deck. */
  real?: Record<Deck, Drawer> | null;
}

export interface ImportParameters {
  /** A record, a position to begin from, or a problem report. */
  text: string;
  /** Of a damaged record, take its good part. */
  salvage?: boolean;
}

export interface BranchParameters {
  /** The number of actions. */
  number: number;
  /** A game at a real table goes on at one. */
  real?: boolean;
}

export interface PreviewParameters {
  /** The action as it is written: `buy C4`. */
  action: ActionText;
}

export interface UnderstandParameters {
  /** What was typed; or what may have been said, the likeliest first. */
  said: string[];
  /** What things are called, a line each: `buy: buy, purchase`; `C: see`; `domus: Domus`. */
  vocabulary?: string;
}

export interface PositionParameters {
  /** The number of actions; without it, all. */
  number?: number | null;
  /** As a record that begins there, with the components of its box. */
  recorded?: boolean;
}

export interface ReportParameters {
  /** The number of actions; without it, all. */
  number?: number | null;
}

export interface PictureParameters {
  theme?: "light" | "dark";
  title?: string;
  /** Lines to write above the table. */
  caption?: string;
}

export interface PlayParameters {
  /** The action as it is written: `buy C4`. */
  action: ActionText;
  /** The last revision that was seen. */
  revision: number;
}

export interface UndoParameters {
  /** Although hidden things were seen since. */
  confirmed?: boolean;
  /** How many steps of its turn the player has seen, or has done by hand; without it, all. */
  seen?: number | null;
  /** The last revision that was seen. */
  revision: number;
}

export interface RedoParameters {
  /** How many steps of its turn the player has seen, or has done by hand; without it, all. */
  seen?: number | null;
  /** The last revision that was seen. */
  revision: number;
}

export interface ResignParameters {
  /** The last revision that was seen. */
  revision: number;
}

export interface HintParameters {
  /** What it advised: a review does not mark it. */
  advised?: ActionText[];
  /** The last revision that was seen. */
  revision: number;
}

export interface SetOwnershipParameters {
  /** Whether it is the player's own. */
  mine: boolean;
  /** The last revision that was seen. */
  revision: number;
}

export interface EnterParameters {
  /** The ids of what was asked for. */
  drawn: string[];
  /** The last revision that was seen. */
  revision: number;
}

export interface SetDrawerParameters {
  /** `cards`, `tiles` or `deeds`. */
  deck: Deck;
  /** `app` or `me`. */
  drawer: Drawer;
  /** How many steps of its turn the player has seen, or has done by hand; without it, all. */
  seen?: number | null;
  /** The last revision that was seen. */
  revision: number;
}

export interface CorrectParameters {
  /** What the table shows. */
  changes: Change[];
  /** The last revision that was seen. */
  revision: number;
}

export interface DayParameters {
  /** A day, as `2026-11-16`. */
  date: string;
}

export interface BeginDayParameters {
  /** A day, as `2026-11-16`. */
  date: string;
  /** The player's own day, by their clock. */
  today: string;
  /** It shall not count. */
  practice?: boolean;
}

export interface StoreParParameters {
  /** What the panel found. */
  par: ParMark;
  /** The last revision that was seen. */
  revision: number;
}

export interface ShareParameters {
  link?: string;
}

export interface CompareParameters {
  /** The record of another game. */
  text: string;
}

export interface StoreReviewParameters {
  /** Of the game that was reviewed. */
  digest: string;
  /** As the page packed it. */
  packed: string;
}

export interface DaysParameters {
  /** The player's own day, by their clock. */
  today: string;
}

export interface AttemptsParameters {
  /** The id of a finished game. */
  game: string;
}

export interface StatisticsParameters {
  /** `all`, `fair`, `hinted`, `strict`, `day`, `ladder`, `screen`, `real` or `imported`. */
  only?: Only;
  /** Only games of this difficulty. */
  difficulty?: Difficulty | null;
}

export interface FeatsParameters {
  /** The id of a finished game. */
  game: string;
}

export interface BgsplaysParameters {
  /** `all`, `fair`, `hinted`, `strict`, `day`, `ladder`, `screen`, `real` or `imported`. */
  only?: Only;
  /** Only games of this difficulty. */
  difficulty?: Difficulty | null;
  /** The player's name in the file. */
  me?: string;
  /** How many minutes the player's clock is ahead of UTC. */
  offset?: number;
}

export interface CsvParameters {
  /** `all`, `fair`, `hinted`, `strict`, `day`, `ladder`, `screen`, `real` or `imported`. */
  only?: Only;
  /** Only games of this difficulty. */
  difficulty?: Difficulty | null;
  /** How many minutes the player's clock is ahead of UTC. */
  offset?: number;
}

export interface BgsplayParameters {
  /** The player's name in the file. */
  me?: string;
  /** How many minutes the player's clock is ahead of UTC. */
  offset?: number;
}

export interface BgslinkParameters {
  /** The player's name in the file. */
  me?: string;
}

export interface MoveParameters {
  /** The key of a player. */
  key: string;
}

export interface RenewParameters {
  /** The key of a player. */
  key: string;
}

export interface ChooseJob {
  record: string;
  /** Such as `montecarlo:playouts=200`. */
  bot: string;
  seed?: number;
  /** After how many actions of the game; by default as it is now. */
  number?: number | null;
}

export interface AdviseJob {
  record: string;
  playouts?: number;
  seed?: number;
  /** After how many actions of the game; by default as it is now. */
  number?: number | null;
  /** Actions to compare in any case. */
  wanted?: ActionText[] | null;
}

export interface AnswersJob {
  record: string;
  number: number;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  played: ActionText;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  best: ActionText;
  /** The VP that what was played is behind the best. */
  cost: number;
  playouts?: number;
  seed?: number;
  /** An action that is to be among them. */
  tried?: ActionText | null;
}

export interface ForecastJob {
  record: string;
  /** After which it is her turn; by default now. */
  action?: ActionText | null;
  /** After how many actions of the game; by default as it is now. */
  number?: number | null;
}

export interface ReviewJob {
  record: string;
  playouts?: number;
  seed?: number;
}

export interface PresentJob {
  stored: object;
}

export interface SuggestJob {
  /** Of the player's last reviews, the latest first. */
  games: KindCost[][];
}

export interface PanelJob {
  record: string;
}

export interface PuzzleJob {
  /** The player's own day, such as `2026-11-19`. */
  today: string;
  /** What the player has done; by default nothing. */
  practice?: PracticeData | null;
  /** The id of a puzzle; by default the next one. */
  wanted?: string | null;
  /** Whether the puzzle of the day is wanted. */
  daily?: boolean;
  /** The theme of the next one. */
  theme?: Theme | null;
}

export interface AttemptJob {
  /** The player's own day, such as `2026-11-19`. */
  today: string;
  /** The id of the puzzle. */
  asked: string;
  /** Whether the first answer was right. */
  right: boolean;
  /** What the player has done; by default nothing. */
  practice?: PracticeData | null;
}

export interface ViewJob {
  record: string;
  /** After how many actions of the game. */
  number: number;
}

export interface PreviewJob {
  record: string;
  /** After how many actions of the game. */
  number: number;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  action: ActionText;
}

export interface ExplainJob {
  record: string;
  /** After how many actions of the game. */
  number: number;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  best: ActionText;
  /** An action as it is written: `income`, `buy C4`, `build domus C4`. */
  other: ActionText;
}

/** A row of the table of requests. */
export interface Request {
  name: keyof Engine;
  method: "GET" | "POST" | "DELETE";
  /** Under `/api`; `{id}` stands for the id of a saved game. */
  path: string;
  /** The parameter that is the body, a text; the others are in the query. */
  body?: string;
  /** The answer is a text, and not JSON. */
  text?: true;
}

/** Plays and saves games: a server, or Python in the page. */
export interface Engine {
  /** Describe the program that answers: its versions, and whether its engine is compiled. */
  program(): Promise<Program>;
  /** Return all pieces, tiles and cards, the options of a game, and the rules by chapters. */
  box(): Promise<Box>;
  /** Check the cards and tiles of another box, and write them as a component file. */
  components(parameters: ComponentsParameters): Promise<ReadComponents>;
  /** Begin a game with these options. */
  begin(parameters?: BeginParameters): Promise<Opened>;
  /** Begin the lesson, a guided first game. */
  lesson(): Promise<Opened>;
  /** Begin a game from a record, from a position, or from the record in a problem report. */
  import(parameters: ImportParameters): Promise<Opened>;
  /** Begin a game with the first actions of this one, to play on otherwise. */
  branch(id: string, parameters: BranchParameters): Promise<Opened>;
  /** Show a game where it was left, with all its turns. */
  open(id: string): Promise<Opened>;
  /** Show what an action would replace and change before Ceres answers, or why it is illegal. */
  preview(id: string, parameters: PreviewParameters): Promise<Preview>;
  /** Find the action that was meant, or the nearest ones; nothing is played. */
  understand(id: string, parameters: UnderstandParameters): Promise<Understood>;
  /** Show what each card of Ceres' row would do now, as far as anybody can know. */
  outlook(id: string): Promise<Outlook>;
  /** Show the VP of both sides at every decision, and where they came from. */
  progress(id: string): Promise<Progress>;
  /** Return a whole game: every turn step by step, and the figures at every decision. */
  replay(id: string): Promise<Replay>;
  /** Give away the position after some actions, with everything hidden shuffled. */
  position(id: string, parameters?: PositionParameters): Promise<Record<string, unknown>>;
  /** Write a problem report without the part that only the page knows. */
  report(id: string, parameters?: ReportParameters): Promise<Record<string, unknown>>;
  /** Draw the table as SVG. */
  picture(id: string, parameters?: PictureParameters): Promise<string>;
  /** Name a game by its deal and its actions: the same game has the same name. */
  digest(id: string): Promise<Digest>;
  /** Play an action and then Ceres' turn, up to the next decision. */
  play(id: string, parameters: PlayParameters): Promise<Played>;
  /** Undo the last action; the turn is null, or at a real table the pending one. */
  undo(id: string, parameters: UndoParameters): Promise<Played>;
  /** Redo the action undone last. */
  redo(id: string, parameters: RedoParameters): Promise<Played>;
  /** Give the game up: it is lost, and nothing follows. */
  resign(id: string, parameters: ResignParameters): Promise<Played>;
  /** Note that the player was given a hint or a warning; a strict game has none. */
  hint(id: string, parameters: HintParameters): Promise<Played>;
  /** Say whether an imported game counts as the player's own. */
  setOwnership(id: string, parameters: SetOwnershipParameters): Promise<Played>;
  /** At a real table, enter what was drawn, up to the next thing that is asked for. */
  enter(id: string, parameters: EnterParameters): Promise<Played>;
  /** At a real table, set who draws from a deck from now on. */
  setDrawer(id: string, parameters: SetDrawerParameters): Promise<Played>;
  /** At a real table, go on from what it shows, if that is possible. */
  correct(id: string, parameters: CorrectParameters): Promise<Played>;
  /** Return the deal of a day, the same for everybody. */
  day(parameters: DayParameters): Promise<DayDeal>;
  /** Begin a strict game on the deal of a day, today's or an earlier one. */
  beginDay(parameters: BeginDayParameters): Promise<Opened>;
  /** Compare a game with what the panel made of its deal, once that is stored. */
  par(id: string): Promise<ParFacts | null>;
  /** Store what the panel made of the deal of a game. */
  storePar(id: string, parameters: StoreParParameters): Promise<Played>;
  /** Return the result of a day's game to share as text, which tells nothing of the deal. */
  share(id: string, parameters?: ShareParameters): Promise<Shared>;
  /** Compare a game with another one, decision by decision; both must be over. */
  compare(id: string, parameters: CompareParameters): Promise<Comparison>;
  /** List the games, the one played last first, and those deleted that can be restored. */
  list(): Promise<Games>;
  /** Return how often a game was changed: one that was changed since is to be opened again. */
  revision(id: string): Promise<Revision>;
  /** Export a game as a record, also one that cannot be replayed. */
  record(id: string): Promise<string>;
  /** Return the review that is stored with a game, if it is one of the game as it is now. */
  review(id: string): Promise<StoredReview>;
  /** Store a review with its game, unless it is one of another game by now. */
  storeReview(id: string, parameters: StoreReviewParameters): Promise<void>;
  /** Delete a game; it can be restored for thirty days. */
  remove(id: string): Promise<void>;
  /** Restore a deleted game. */
  restore(id: string): Promise<Revision>;
  /** Write all games into one file, to be taken elsewhere. */
  archive(): Promise<string>;
  /** Take a game from a file of all games, unless it is here already. */
  adopt(parameters: string): Promise<Adopted>;
  /** List the days whose deals were played, with the streak. */
  days(parameters: DaysParameters): Promise<Days>;
  /** List the ranks of the ladder, and how far the player has come at each. */
  ladder(): Promise<Ladder>;
  /** List the achievements, and the games that have them. */
  achievements(): Promise<Achievements>;
  /** List the player's games on the same deal as one of them, the first one first. */
  attempts(parameters: AttemptsParameters): Promise<Attempt[]>;
  /** Summarize the finished games: results, win rates, streaks, and sources of points. */
  statistics(parameters?: StatisticsParameters): Promise<GameStatistics>;
  /** List the records that a finished game has broken, the greatest first. */
  feats(parameters: FeatsParameters): Promise<Feat[]>;
  /** Write the finished games as a play file. */
  bgsplays(parameters?: BgsplaysParameters): Promise<string>;
  /** Write the finished games as a table. */
  csv(parameters?: CsvParameters): Promise<string>;
  /** Write the game, which must be over, as a play file. */
  bgsplay(id: string, parameters?: BgsplayParameters): Promise<string>;
  /** Return the link that hands the game, which must be over, to BG Stats. */
  bgslink(id: string, parameters?: BgslinkParameters): Promise<PlayLink>;
  /** Let the panel play the deal of a game, and return what it made of it. */
  computePar(id: string): Promise<ParMark>;
  /** Describe the program, and where it saves its games. */
  about(): Promise<About>;
  /** Say where other devices in the local network, such as a phone, find the server. */
  network(): Promise<Network>;
  /** Open the server to the local network, for as long as it runs. */
  openNetwork(): Promise<Network>;
  /** Return the link to look at a game, if there is one. */
  lookKey(id: string): Promise<Look>;
  /** Make a link to look at a game as it goes on; it is the same one until it is withdrawn. */
  look(id: string): Promise<Look>;
  /** Withdraw the link to look at a game. */
  withdrawLook(id: string): Promise<void>;
  /** Show the game of such a link so far, without its seed; the id is the key of the link. */
  lookedAt(id: string): Promise<Replay>;
  /** Return how often the game of such a link was changed; the id is the key of the link. */
  lookRevision(id: string): Promise<Revision>;
  /** Return the key of the player, to go on playing in another browser. */
  player(): Promise<Player>;
  /** Go on in this browser as the player of a key; the games of this browser come along. */
  move(parameters: MoveParameters): Promise<Moved>;
  /** Give the player a new key, which the browser made; the old one has no games any more. */
  renew(parameters: RenewParameters): Promise<Moved>;
}

export const REQUESTS: readonly Request[] = [
  { name: "program", method: "GET", path: "/program" },
  { name: "box", method: "GET", path: "/box" },
  { name: "components", method: "POST", path: "/components" },
  { name: "begin", method: "POST", path: "/games" },
  { name: "lesson", method: "POST", path: "/lesson" },
  { name: "import", method: "POST", path: "/games/import", body: "text" },
  { name: "branch", method: "POST", path: "/games/{id}/branch" },
  { name: "open", method: "GET", path: "/games/{id}" },
  { name: "preview", method: "GET", path: "/games/{id}/preview" },
  { name: "understand", method: "POST", path: "/games/{id}/understand" },
  { name: "outlook", method: "GET", path: "/games/{id}/outlook" },
  { name: "progress", method: "GET", path: "/games/{id}/course" },
  { name: "replay", method: "GET", path: "/games/{id}/replay" },
  { name: "position", method: "GET", path: "/games/{id}/position" },
  { name: "report", method: "GET", path: "/games/{id}/report" },
  { name: "picture", method: "GET", path: "/games/{id}/picture", text: true },
  { name: "digest", method: "GET", path: "/games/{id}/digest" },
  { name: "play", method: "POST", path: "/games/{id}/actions" },
  { name: "undo", method: "POST", path: "/games/{id}/undo" },
  { name: "redo", method: "POST", path: "/games/{id}/redo" },
  { name: "resign", method: "POST", path: "/games/{id}/resign" },
  { name: "hint", method: "POST", path: "/games/{id}/hint" },
  { name: "setOwnership", method: "POST", path: "/games/{id}/claim" },
  { name: "enter", method: "POST", path: "/games/{id}/enter" },
  { name: "setDrawer", method: "POST", path: "/games/{id}/draws" },
  { name: "correct", method: "POST", path: "/games/{id}/correct" },
  { name: "day", method: "GET", path: "/days" },
  { name: "beginDay", method: "POST", path: "/days" },
  { name: "par", method: "GET", path: "/games/{id}/par" },
  { name: "storePar", method: "POST", path: "/games/{id}/par" },
  { name: "share", method: "GET", path: "/games/{id}/share" },
  { name: "compare", method: "POST", path: "/games/{id}/compare", body: "text" },
  { name: "list", method: "GET", path: "/games" },
  { name: "revision", method: "GET", path: "/games/{id}/revision" },
  { name: "record", method: "GET", path: "/games/{id}/record", text: true },
  { name: "review", method: "GET", path: "/games/{id}/review" },
  { name: "storeReview", method: "POST", path: "/games/{id}/review" },
  { name: "remove", method: "DELETE", path: "/games/{id}" },
  { name: "restore", method: "POST", path: "/games/{id}/restore" },
  { name: "archive", method: "GET", path: "/archive", text: true },
  { name: "adopt", method: "POST", path: "/archive" },
  { name: "days", method: "GET", path: "/mine/days" },
  { name: "ladder", method: "GET", path: "/mine/ladder" },
  { name: "achievements", method: "GET", path: "/mine/achievements" },
  { name: "attempts", method: "GET", path: "/mine/attempts" },
  { name: "statistics", method: "GET", path: "/mine" },
  { name: "feats", method: "GET", path: "/mine/feats" },
  { name: "bgsplays", method: "GET", path: "/mine/bgsplay", text: true },
  { name: "csv", method: "GET", path: "/mine/csv", text: true },
  { name: "bgsplay", method: "GET", path: "/games/{id}/bgsplay", text: true },
  { name: "bgslink", method: "GET", path: "/games/{id}/bgslink" },
  { name: "computePar", method: "GET", path: "/games/{id}/measure" },
  { name: "about", method: "GET", path: "/about" },
  { name: "network", method: "GET", path: "/network" },
  { name: "openNetwork", method: "POST", path: "/network" },
  { name: "lookKey", method: "GET", path: "/games/{id}/look" },
  { name: "look", method: "POST", path: "/games/{id}/look" },
  { name: "withdrawLook", method: "DELETE", path: "/games/{id}/look" },
  { name: "lookedAt", method: "GET", path: "/looks/{id}" },
  { name: "lookRevision", method: "GET", path: "/looks/{id}/revision" },
  { name: "player", method: "GET", path: "/player" },
  { name: "move", method: "POST", path: "/player/move" },
  { name: "renew", method: "POST", path: "/player/renew" },
];

/** What the workers of a page can think about. */
export interface Jobs {
  /** Find what a bot would do. */
  choose(parameters: ChooseJob, control?: JobControl<ActionText>): Promise<ActionText>;
  /** Compare the actions of a decision until the advice is settled; what was advised stays. */
  advise(parameters: AdviseJob, control?: JobControl<ShownAdvice>): Promise<ShownAdvice>;
  /** Find what there is to choose from where a decision of a review is tried again. */
  answers(parameters: AnswersJob, control?: JobControl<Answer[]>): Promise<Answer[]>;
  /** Find what Ceres may do next. */
  forecast(parameters: ForecastJob, control?: JobControl<ShownForecast>): Promise<ShownForecast>;
  /** Review a game. */
  review(parameters: ReviewJob, control?: JobControl<ShownReview>): Promise<ShownReview>;
  /** Present a review that an earlier version stored. */
  present(parameters: PresentJob, control?: JobControl<ShownReview>): Promise<ShownReview>;
  /** Find what to try next time, if the last games say anything. */
  suggest(
    parameters: SuggestJob,
    control?: JobControl<ShownLesson | null>,
  ): Promise<ShownLesson | null>;
  /** Find the par of a game's deal. */
  panel(parameters: PanelJob, control?: JobControl<ParMark>): Promise<ParMark>;
  /** Ask a puzzle at the table. */
  puzzle(parameters: PuzzleJob, control?: JobControl<AskedPuzzle>): Promise<AskedPuzzle>;
  /** Bring a player's practice forward by an answer. */
  attempt(parameters: AttemptJob, control?: JobControl<AnsweredPuzzle>): Promise<AnsweredPuzzle>;
  /** Show the table at a decision of a game, to be tried again. */
  view(parameters: ViewJob, control?: JobControl<View>): Promise<View>;
  /** Show what an action would replace and change there. */
  preview(parameters: PreviewJob, control?: JobControl<Preview>): Promise<Preview>;
  /** Say why an action is better there than another one. */
  explain(parameters: ExplainJob, control?: JobControl<Message>): Promise<Message>;
}

export const JOBS: readonly (keyof Jobs)[] = [
  "choose",
  "advise",
  "answers",
  "forecast",
  "review",
  "present",
  "suggest",
  "panel",
  "puzzle",
  "attempt",
  "view",
  "preview",
  "explain",
];
