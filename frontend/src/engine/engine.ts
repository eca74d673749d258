import type {
  ActionText,
  Box,
  Change,
  Course,
  Deck,
  Drawer,
  Listed,
  Mine,
  Only,
  Opened,
  Options,
  PlayFile,
  Played,
  Preview,
  Problem,
  Replay,
  ReadComponents,
} from "./types.ts";

/** Plays and keeps games: a server, or Python in the page itself. */
export interface Engine {
  box(): Promise<Box>;
  /** Read the data of a component file, or its text: what it says, or all that is wrong with it. */
  checkComponents(data: unknown): Promise<ReadComponents>;
  list(): Promise<{ games: Listed[]; deleted: Listed[] }>;
  begin(options: Options): Promise<Opened>;
  /** Begin the lesson, a guided game. */
  lesson(): Promise<Opened>;
  open(id: string): Promise<Opened>;
  /** How often the game was changed: whoever has seen less opens it again. */
  revision(id: string): Promise<number>;
  play(id: string, action: ActionText, revision: number): Promise<Played>;
  undo(id: string, revision: number, confirmed: boolean): Promise<Played>;
  redo(id: string, revision: number): Promise<Played>;
  /** At a real table: what was drawn. */
  enter(id: string, drawn: string[], revision: number): Promise<Played>;
  /** At a real table: who draws from a deck from now on. */
  draws(id: string, deck: Deck, drawer: Drawer, revision: number): Promise<Played>;
  /** At a real table: what it shows instead. */
  correct(id: string, changes: Change[], revision: number): Promise<Played>;
  preview(id: string, action: ActionText): Promise<Preview>;
  course(id: string): Promise<Course>;
  /** The record of a game, as text. */
  record(id: string): Promise<string>;
  /**
   * Keep the game of a record; `salvage`: of a damaged one, its good part. A position begins a game
   * there, and of a report of a problem the record is taken.
   */
  importRecord(text: string, salvage: boolean): Promise<Opened>;
  /** The whole game, to look through. */
  replay(id: string): Promise<Replay>;
  /** Keep a new game with the first so many actions of this one; `real`: again at a real table. */
  branch(id: string, number: number, real: boolean): Promise<Opened>;
  /** The position after so many actions, to be given away: what is hidden is shuffled anew. */
  position(id: string, number: number): Promise<unknown>;
  /** What a report of a problem says of the program and the game: docs/formats.md. */
  report(id: string, number: number): Promise<Record<string, unknown>>;
  /** The table as SVG. */
  picture(id: string, theme: "light" | "dark", title: string): Promise<string>;
  /** What the finished games say together. */
  mine(only: Only): Promise<Mine>;
  /** A file of them for play loggers, as text. */
  plays(file: PlayFile): Promise<string>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}

/** The engine said no, and why. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super("refused");
    this.problem = problem;
    this.status = status;
  }

  /** There is nothing of the kind, and never was; of what was deleted, more is said. */
  get unknown(): boolean {
    const { message } = this.problem;
    return this.status === 404 && !("id" in message && message.id === "game-deleted");
  }

  /** The game went on elsewhere. */
  get conflict(): boolean {
    return "id" in this.problem.message && this.problem.message.id === "conflict";
  }
}

/** Nobody answers: the server was ended, or the network is away. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
  }
}
