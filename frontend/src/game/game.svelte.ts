/** A game at the table: its state as it is shown, and the player's requests. */

import type { Mark } from "../board/Marks.svelte";
import { componentsOf, draftOf } from "../box/draft.ts";
import type { BeginParameters } from "../engine/client.ts";
import { Refused, Unreachable, type Engine } from "../engine/engine.ts";
import type {
  ActionText,
  Box,
  CardId,
  CardOutlook,
  Opened,
  Outlook,
  Played,
  Preview,
  Problem,
  Progress,
  Step,
  StepOf,
  Tabletop,
  Turn,
  View,
} from "../engine/types.ts";
import type { Message } from "../words/message.ts";
import { advance, delayOf, PACES, startPlayback, type Pace, type Playback } from "./playback.ts";

/** The channel on which pages of one browser announce changes of a game. */
const CHANNEL = "ceres-games";
/** Milliseconds between two checks for changes by other browsers. */
const POLL_INTERVAL = 5000;

export interface Notice {
  message: Message;
  /** Whether it reports a problem. */
  bad: boolean;
}

export class Game {
  readonly id: string;
  protected readonly engine: Engine;
  readonly #pace: () => Pace;

  revision = $state(0);
  view: View = $state.raw() as View;
  /** All turns so far. */
  turns: readonly Turn[] = $state.raw([]);
  /** The turn that is being played back, if any. */
  playback: Playback | null = $state.raw(null);
  /** A scoring that must be closed before the playback goes on. */
  scoring: StepOf<"scoring"> | null = $state.raw(null);
  /** Whether the playback is paused. */
  paused = $state(false);
  /** Whether a request has not been answered yet. */
  busy = $state(false);
  /** Whether nobody answers; the action waits. */
  away = $state(false);
  /** A notice for the player, until the next request. */
  notice: Notice | null = $state.raw(null);
  /** Marks on the board besides those of the playback: of a scoring item, of a line of the log. */
  spotlight: readonly Mark[] = $state.raw([]);

  /** What a card of Ceres would do, while the player looks at it. */
  foreseen: CardOutlook | null = $state.raw(null);

  /** The table as it is shown: during playback as it lay then, of a card as it would lie. */
  readonly table: Tabletop = $derived.by(() => {
    if (this.playback) return this.playback.table;
    const { table } = this.view;
    return this.foreseen?.steps.reduce((now, step) => ({ ...now, ...step.table }), table) ?? table;
  });
  /** The shown step of the playback. */
  readonly step: Step | null = $derived(
    this.playback ? (this.playback.turn.steps[this.playback.index] as Step) : null,
  );
  /** Whether the player may act now. */
  readonly canAct: boolean = $derived(!this.playback && !this.busy && !this.scoring);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsent: ActionText | null = null;
  /** The last turn with the tables of its steps, to be played back again. */
  last: Turn | null = $state.raw(null);
  #previews = new Map<ActionText, Preview>();
  #outlook: Outlook | null = null;
  /** The card whose outlook is wanted. */
  #pressed: CardId | null = null;

  constructor(engine: Engine, opened: Opened, pace: () => Pace) {
    this.id = opened.id;
    this.engine = engine;
    this.#pace = pace;
    this.#apply(opened);
    this.turns = opened.turns;
  }

  /** Whether a guide explains the game: see the lesson. */
  get guided(): boolean {
    return false;
  }

  // Requests of the player.

  /** Play an action, then play back Ceres' turn. */
  async play(action: ActionText): Promise<void> {
    this.#unsent = action;
    await this.send(() => this.engine.play(this.id, { action, revision: this.revision }));
  }

  async undo(confirmed = false): Promise<void> {
    const { revision } = this;
    const undo = () => this.engine.undo(this.id, { confirmed, revision });
    await this.send(undo, (undone) => {
      this.#apply(undone);
      this.turns = this.turns.slice(0, undone.view.turns);
      this.#announce();
    });
  }

  async redo(): Promise<void> {
    await this.send(() => this.engine.redo(this.id, { revision: this.revision }));
  }

  /** Return what an action would change, cached; `null` if there is no answer. */
  async preview(action: ActionText): Promise<Preview | null> {
    const known = this.#previews.get(action);
    if (known) return known;
    const revision = this.revision;
    try {
      const found = await this.engine.preview(this.id, { action });
      if (revision === this.revision) this.#previews.set(action, found);
      return found;
    } catch {
      return null; // playing the action will say what is wrong
    }
  }

  /** Show on the table what a card of Ceres' row would do now; with `null`, the table as it is. */
  async foresee(card: CardId | null): Promise<void> {
    this.#pressed = card;
    this.foreseen = null;
    if (card === null || !this.canAct || this.view.phase !== "you") return;
    const { revision } = this;
    try {
      this.#outlook ??= await this.engine.outlook(this.id);
    } catch {
      return; // the card says what it does in general
    }
    if (revision !== this.revision || card !== this.#pressed) return;
    // Without a card it is her last turn of the era, whatever her row shows.
    const found = this.#outlook.cards.find((each) => each.card === card || each.card === null);
    this.foreseen = found ?? null;
  }

  box(): Promise<Box> {
    return this.engine.box();
  }

  /** Return the points of both sides over the game so far. */
  course(): Promise<Progress> {
    return this.engine.progress(this.id);
  }

  /** Return the table as an SVG picture, in the light theme, to be shared and printed. */
  picture(title: string): Promise<string> {
    return this.engine.picture(this.id, { theme: "light", title });
  }

  /** Begin a new game with the same options; return its id. */
  async again(): Promise<string> {
    return (await this.engine.begin(this.sameOptions())).id;
  }

  protected sameOptions(): BeginParameters {
    const { difficulty, monuments, variants, strict, own } = this.view.game;
    const components = own && componentsOf(draftOf({ cards: own.cards, tiles: own.tile_counts }));
    return { difficulty, monuments, variants, strict, seed: null, components };
  }

  // Playback.

  /** Show the next step now. */
  next(): void {
    clearTimeout(this.#timer);
    if (!this.playback || this.scoring) return;
    this.#play(advance(this.playback));
  }

  /** Skip to the end of the turn, or to a scoring. */
  skip(): void {
    clearTimeout(this.#timer);
    let playback = this.playback;
    while (playback && !this.scoring) {
      playback = advance(playback);
      this.#show(playback);
    }
  }

  /** Show this step of the turn, and pause there. */
  showStep(index: number): void {
    let playback = this.playback && startPlayback(this.playback.turn);
    while (playback && playback.index < index) playback = advance(playback);
    if (!playback) return;
    this.pause(true);
    this.#show(playback);
  }

  /** Pause the playback, or resume it. */
  pause(paused: boolean): void {
    this.paused = paused;
    clearTimeout(this.#timer);
    if (!paused) this.#schedule();
  }

  /** Close the scoring, and go on with the playback. */
  closeScoring(): void {
    this.scoring = null;
    this.next();
  }

  /** Whether the last turn can be played back again. */
  get canPlayBack(): boolean {
    return this.canAct && this.last !== null && startPlayback(this.last) !== null;
  }

  /** Play back the last turn again; at the pace `at-once`, step by step by hand. */
  playBack(): void {
    this.paused = PACES[this.#pace()] === 0;
    if (this.canPlayBack) this.#play(startPlayback(this.last as Turn));
  }

  #play(playback: Playback | null): void {
    this.#show(playback);
    if (playback && !this.scoring) this.#schedule();
  }

  #show(playback: Playback | null): void {
    this.playback = playback;
    const step = this.step;
    if (step?.type === "scoring") this.scoring = step;
    if (!playback) this.paused = false;
  }

  /** Show the next step after a while. */
  #schedule(): void {
    if (!this.step || this.paused) return;
    const delay = delayOf(this.step, this.#pace());
    if (delay === 0) this.skip();
    else this.#timer = setTimeout(() => this.next(), delay);
  }

  // Changes by other pages and other browsers.

  /** Watch for changes made elsewhere, until the returned function is called. */
  watch(): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      if (data.id === this.id && data.revision !== this.revision) void this.#poll();
    };
    const poll = (): void => {
      if (document.visibilityState === "visible") void this.#poll();
    };
    const timer = setInterval(poll, POLL_INTERVAL);
    document.addEventListener("visibilitychange", poll);
    return () => {
      channel.close();
      clearInterval(timer);
      clearTimeout(this.#timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }

  async #poll(): Promise<void> {
    if (this.busy) return;
    try {
      const { revision } = await this.engine.revision(this.id);
      if (this.busy) return;
      if (this.away) await this.#reconnect();
      else if (revision !== this.revision) await this.#catchUp();
    } catch (error) {
      if (error instanceof Refused) this.#refuse(error.problem);
      else this.away = true;
    }
  }

  /** Reload the game when the server is back, and send the waiting action unless it was played. */
  async #reconnect(): Promise<void> {
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

  /** Show the game as it was opened again. */
  protected reopen(opened: Opened): void {
    clearTimeout(this.#timer);
    this.playback = null;
    this.scoring = null;
    this.#apply(opened);
    this.turns = opened.turns;
  }

  /** Send a request and apply the answer; a refusal is shown as a notice. */
  protected async send(
    request: () => Promise<Played>,
    apply: (answer: Played) => void = (played) => this.applyTurn(played),
  ): Promise<void> {
    if (!this.canAct) return;
    this.busy = true;
    this.notice = null;
    this.spotlight = [];
    try {
      const answer = await request();
      this.away = false;
      this.#unsent = null;
      apply(answer); // at once, or the player could act on the old table
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.busy = false;
    }
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof Unreachable) {
      this.away = true;
      return;
    }
    this.#unsent = null;
    if (!(error instanceof Refused)) throw error;
    if (!error.conflict) this.#refuse(error.problem);
    else await this.#catchUp().catch(() => (this.away = true));
  }

  #refuse(problem: Problem): void {
    this.notice = { message: problem.message, bad: true };
  }

  /** Apply an answer, and start to play back its turn. */
  protected applyTurn(played: Played): void {
    this.#apply(played);
    if (played.turn) {
      const { number } = played.turn;
      this.turns = [...this.turns.filter((turn) => turn.number < number), played.turn];
      this.startTurn(played.turn);
    }
    this.#announce();
  }

  /** Start to play back a new turn. */
  protected startTurn(turn: Turn): void {
    this.#play(startPlayback(turn));
  }

  #apply(played: Played): void {
    this.revision = played.revision;
    this.view = played.view;
    this.last = played.turn;
    this.#previews.clear();
    this.#outlook = null;
    this.foreseen = null;
  }

  /** Tell other pages that the game has changed. */
  #announce(): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ id: this.id, revision: this.revision });
    channel.close();
  }
}
