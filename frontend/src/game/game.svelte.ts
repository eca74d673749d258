/** A game at the table: what is shown of it, and what the player does. */

import { componentsOf, draftOf } from "../box/draft.ts";
import { Refused, Unreachable, type Engine } from "../engine/engine.ts";
import type {
  ActionText,
  Box,
  Course,
  Opened,
  Played,
  Preview,
  Problem,
  Step,
  Tabletop,
  Turn,
  View,
} from "../engine/types.ts";
import type { Message } from "../words/message.ts";
import type { Mark } from "./marks.ts";
import { advance, begin, delayOf, PACES, type Pace, type Telling } from "./playback.ts";

/** Pages of one browser tell each other when a game went on. */
const CHANNEL = "ceres-games";
/** How often another browser's changes are looked for. */
const LOOK_EVERY = 5000;

export interface Notice {
  message: Message;
  /** Something is wrong, and not just to be known. */
  bad: boolean;
}

export class Game {
  readonly id: string;
  protected readonly engine: Engine;
  readonly #pace: () => Pace;

  revision = $state(0);
  view: View = $state.raw() as View;
  /** The whole story so far. */
  turns: readonly Turn[] = $state.raw([]);
  /** The turn that is being told, if one is. */
  telling: Telling | null = $state.raw(null);
  /** A scoring that waits to be read before the telling goes on. */
  scoring: Step | null = $state.raw(null);
  /** Whether the telling waits for the reader. */
  paused = $state(false);
  /** Something was sent, and no answer has come yet. */
  busy = $state(false);
  /** Nobody answers; what was to be played waits. */
  away = $state(false);
  /** What the player should know, until something else happens. */
  notice: Notice | null = $state.raw(null);
  /** What is pointed at besides the telling: a scoring's item, a line of the log. */
  spotlight: readonly Mark[] = $state.raw([]);

  /** The table as it is shown: in the middle of a telling, as it lay then. */
  readonly table: Tabletop = $derived(this.telling?.table ?? this.view.table);
  /** The step that is being told. */
  readonly step: Step | null = $derived(
    this.telling ? (this.telling.turn.steps[this.telling.index] as Step) : null,
  );
  /** Whether the player may act now. */
  readonly yours: boolean = $derived(!this.telling && !this.busy && !this.scoring);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsent: ActionText | null = null;
  /** The last turn with all its stages, to be told again. */
  last: Turn | null = $state.raw(null);
  #previews = new Map<ActionText, Preview>();

  constructor(engine: Engine, opened: Opened, pace: () => Pace) {
    this.id = opened.id;
    this.engine = engine;
    this.#pace = pace;
    this.#take(opened);
    this.turns = opened.turns;
  }

  /** Whether somebody explains the game meanwhile: see the lesson. */
  get guided(): boolean {
    return false;
  }

  // What the player does.

  /** Play an action; Ceres' answer is told. */
  async play(action: ActionText): Promise<void> {
    this.#unsent = action;
    await this.sent(() => this.engine.play(this.id, action, this.revision));
  }

  async undo(confirmed = false): Promise<void> {
    const undo = () => this.engine.undo(this.id, this.revision, confirmed);
    await this.sent(undo, (undone) => {
      this.#take(undone);
      this.turns = this.turns.slice(0, undone.view.turns);
      this.#announce();
    });
  }

  async redo(): Promise<void> {
    await this.sent(() => this.engine.redo(this.id, this.revision));
  }

  /** What an action would change; the same question is asked once. */
  async preview(action: ActionText): Promise<Preview | null> {
    const known = this.#previews.get(action);
    if (known) return known;
    const revision = this.revision;
    try {
      const found = await this.engine.preview(this.id, action);
      if (revision === this.revision) this.#previews.set(action, found);
      return found;
    } catch {
      return null; // a preview is a courtesy: playing will say what is wrong
    }
  }

  box(): Promise<Box> {
    return this.engine.box();
  }

  /** How the game went so far. */
  course(): Promise<Course> {
    return this.engine.course(this.id);
  }

  /** The table as an SVG picture, in the light: pictures are shared and printed. */
  picture(title: string): Promise<string> {
    return this.engine.picture(this.id, "light", title);
  }

  /** Begin a new game with the same options; its id. */
  async again(): Promise<string> {
    const { difficulty, monuments, variants, strict, own } = this.view.game;
    const components = own && componentsOf(draftOf({ cards: own.cards, tiles: own.tile_counts }));
    const options = { difficulty, monuments, variants, strict, seed: null, components };
    return (await this.engine.begin(options)).id;
  }

  // The telling of a turn.

  /** Tell the next step now. */
  next(): void {
    clearTimeout(this.#timer);
    if (!this.telling || this.scoring) return;
    this.#tell(advance(this.telling));
  }

  /** Tell the rest at once, up to a scoring. */
  skip(): void {
    clearTimeout(this.#timer);
    let at = this.telling;
    while (at && !this.scoring) {
      at = advance(at);
      this.#at(at);
    }
  }

  /** Tell this step of the turn, and wait there. */
  tellAt(index: number): void {
    let at = this.telling && begin(this.telling.turn);
    while (at && at.index < index) at = advance(at);
    if (!at) return;
    this.pause(true);
    this.#at(at);
  }

  /** Hold the telling, or let it go on. */
  pause(paused: boolean): void {
    this.paused = paused;
    clearTimeout(this.#timer);
    if (!paused) this.#wait();
  }

  /** The scoring has been read. */
  scored(): void {
    this.scoring = null;
    this.next();
  }

  /** Whether the last turn can be told once more. */
  get tellable(): boolean {
    return this.yours && this.last !== null && begin(this.last) !== null;
  }

  /** Tell the last turn once more; who wants it told at once goes on by hand. */
  tellAgain(): void {
    this.paused = PACES[this.#pace()] === 0;
    if (this.tellable) this.#tell(begin(this.last as Turn));
  }

  #tell(telling: Telling | null): void {
    this.#at(telling);
    if (telling && !this.scoring) this.#wait();
  }

  #at(telling: Telling | null): void {
    this.telling = telling;
    const step = this.step;
    if (step?.type === "scoring") this.scoring = step;
    if (!telling) this.paused = false;
  }

  #wait(): void {
    if (!this.step || this.paused) return;
    const delay = delayOf(this.step, this.#pace());
    if (delay === 0) this.skip();
    else this.#timer = setTimeout(() => this.next(), delay);
  }

  // Other pages and other browsers.

  /** Look for what happens to the game elsewhere, until the function returned is called. */
  watch(): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data.id === this.id && data.revision !== this.revision) void this.#look();
    };
    const look = (): void => {
      if (document.visibilityState === "visible") void this.#look();
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      channel.close();
      clearInterval(timer);
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #look(): Promise<void> {
    if (this.busy) return;
    try {
      const revision = await this.engine.revision(this.id);
      if (this.busy) return;
      if (this.away) await this.#back();
      else if (revision !== this.revision) await this.#catchUp();
    } catch (error) {
      if (error instanceof Refused) this.#refused(error.problem);
      else this.away = true;
    }
  }

  /** The server is there again: was the action that waits played, or not? */
  async #back(): Promise<void> {
    const before = this.revision;
    const unsent = this.#unsent;
    const opened = await this.engine.open(this.id);
    this.away = false;
    this.reopen(opened);
    if (unsent && opened.revision === before) await this.play(unsent);
    else this.#unsent = null;
  }

  async #catchUp(): Promise<void> {
    this.reopen(await this.engine.open(this.id));
    this.notice = { message: { id: "page-went-on-elsewhere" }, bad: false };
  }

  protected reopen(opened: Opened): void {
    clearTimeout(this.#timer);
    this.telling = null;
    this.scoring = null;
    this.#take(opened);
    this.turns = opened.turns;
  }

  /** Send something and take the answer; what is refused is said, and then there is none. */
  protected async sent(
    send: () => Promise<Played>,
    take: (answer: Played) => void = (played) => this.went(played),
  ): Promise<void> {
    if (!this.yours) return;
    this.busy = true;
    this.notice = null;
    this.spotlight = [];
    try {
      const answer = await send();
      this.away = false;
      this.#unsent = null;
      take(answer); // at once: else the player could act at the table as it was
    } catch (error) {
      await this.#failed(error);
    } finally {
      this.busy = false;
    }
  }

  async #failed(error: unknown): Promise<void> {
    if (error instanceof Unreachable) {
      this.away = true;
      return;
    }
    this.#unsent = null;
    if (!(error instanceof Refused)) throw error;
    if (!error.conflict) this.#refused(error.problem);
    else await this.#catchUp().catch(() => (this.away = true));
  }

  #refused(problem: Problem): void {
    this.notice = { message: problem.message, bad: true };
  }

  protected went(played: Played): void {
    this.#take(played);
    if (played.turn) {
      const { number } = played.turn;
      this.turns = [...this.turns.filter((turn) => turn.number < number), played.turn];
      this.begins(played.turn);
    }
    this.#announce();
  }

  /** A turn was played: it is told. */
  protected begins(turn: Turn): void {
    this.#tell(begin(turn));
  }

  #take(played: Played): void {
    this.revision = played.revision;
    this.view = played.view;
    this.last = played.turn;
    this.#previews.clear();
  }

  #announce(): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ id: this.id, revision: this.revision });
    channel.close();
  }
}
