import type {
  ActionText,
  Box,
  Course,
  Listed,
  Opened,
  Options,
  Played,
  Preview,
  Problem,
} from "./types.ts";

/** Plays and keeps games: a server, or Python in the page itself. */
export interface Engine {
  box(): Promise<Box>;
  list(): Promise<{ games: Listed[]; deleted: Listed[] }>;
  begin(options: Options): Promise<Opened>;
  open(id: string): Promise<Opened>;
  /** How often the game was changed: whoever has seen less opens it again. */
  revision(id: string): Promise<number>;
  play(id: string, action: ActionText, revision: number): Promise<Played>;
  undo(id: string, revision: number, confirmed: boolean): Promise<Played>;
  redo(id: string, revision: number): Promise<Played>;
  preview(id: string, action: ActionText): Promise<Preview>;
  course(id: string): Promise<Course>;
  /** The record of a game, as text. */
  record(id: string): Promise<string>;
  /** Keep the game of a record; `salvage`: of a damaged one, its good part. */
  importRecord(text: string, salvage: boolean): Promise<Opened>;
  /** The table as SVG. */
  picture(id: string, theme: "light" | "dark", title: string): Promise<string>;
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
