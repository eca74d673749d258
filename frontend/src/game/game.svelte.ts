/** A game at the table: its state as it is shown, and the player's requests. */

import type { Mark } from "../board/Marks.svelte";
import { componentsOf, draftOf } from "../box/draft.ts";
import type { BeginParameters } from "../engine/client.ts";
import { Refused, Unreachable, type Engine } from "../engine/engine.ts";
import { poll } from "../engine/polling.ts";
import type {
  ActionText,
  CardId,
  CardOutlook,
  Feat,
  Measures,
  Opened,
  Outlook,
  ParMark,
  Played,
  Preview,
  Progress,
  Step,
  StepOf,
  Tabletop,
  Turn,
  View,
} from "../engine/types.ts";
import type { Message } from "../words/message.ts";
import {
  advance,
  delayOf,
  measuresAt,
  ownPart,
  PACES,
  startPlayback,
  waitOf,
  type Pace,
  type Playback,
} from "./playback.ts";

/** The channel on which pages of one browser announce changes of a game. */
const CHANNEL = "ceres-games";
/** Milliseconds between two checks for changes by other browsers. */
const POLL_INTERVAL = 5000;

export interface Notice {
  message: Message;
  /** Whether it reports a problem. */
  bad: boolean;
  /** Whether there was no room to store what was done. */
  unsaved?: boolean;
}

/** An action of the player that Ceres has not answered on the screen. */
interface Unanswered {
  /** The table after the action. */
  readonly own: Playback;
  /** The answer, which shows something hidden. */
  readonly answer: Played;
}

export class Game {
  readonly id: string;
  protected readonly engine: Engine;
  readonly #pace: () => Pace;
  readonly #wasOver: boolean;

  revision = $state(0);
  view: View = $state.raw() as View;
  /** All turns so far. */
  turns: readonly Turn[] = $state.raw([]);
  /** Your last action while Ceres has not answered it: it can be undone freely. */
  unanswered: Unanswered | null = $state.raw(null);
  /** The turn that is being played back, if any. */
  playback: Playback | null = $state.raw(null);
  /** A scoring that must be closed before the playback goes on. */
  scoring: StepOf<"scoring"> | null = $state.raw(null);
  /** Whether the playback is paused. */
  paused = $state(false);
  /** Whether a request has not been answered yet. */
  busy = $state(false);
  /** Whether nothing is left to be done here, whoever's turn it is. */
  closed = $state(false);
  /** Whether nobody answers; the action waits. */
  away = $state(false);
  /** A notice for the player, until the next request. */
  notice: Notice | null = $state.raw(null);
  /** Marks on the board besides those of the playback: of a scoring item, of a line of the log. */
  spotlight: readonly Mark[] = $state.raw([]);

  /** What a card of Ceres would do, while the player looks at it. */
  foreseen: CardOutlook | null = $state.raw(null);

  /** The chances of Ceres' cards to be carried out next, while they are shown. */
  chances: ReadonlyMap<CardId, string> = $state.raw(new Map());

  readonly #shown: Playback | null = $derived(this.playback ?? this.unanswered?.own ?? null);
  /** The table as it is shown: during playback as it lay then, of a card as it would lie. */
  readonly table: Tabletop = $derived.by(() => {
    if (this.#shown) return this.#shown.table;
    const { table } = this.view;
    return this.foreseen?.steps.reduce((now, step) => ({ ...now, ...step.table }), table) ?? table;
  });
  /** The figures of both sides, as the table is shown. */
  readonly measures: Measures = $derived(
    (this.#shown && measuresAt(this.#shown)) ?? this.view.measures,
  );
  /** The shown step of the playback. */
  readonly step: Step | null = $derived(
    this.playback ? (this.playback.turn.steps[this.playback.index] as Step) : null,
  );
  /** Whether the player may act now. */
  readonly canAct: boolean = $derived(
    !this.playback && !this.unanswered && !this.busy && !this.scoring && !this.closed,
  );

  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsent: ActionText | null = $state(null);
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
    this.#wasOver = opened.view.phase === "over";
  }

  /** Whether the game has ended while it was open here, and that has been shown. */
  get hasJustEnded(): boolean {
    return !this.#wasOver && this.view.phase === "over" && !this.playback;
  }

  /** Whether a guide explains the game: see the lesson. */
  get guided(): boolean {
    return false;
  }

  /** Whether it is kept among the games; a puzzle is not. */
  get saved(): boolean {
    return true;
  }

  // Requests of the player.

  /** Play an action, then play back Ceres' turn. */
  async play(action: ActionText): Promise<void> {
    this.#unsent = action;
    const play = () => this.engine.play(this.id, { action, revision: this.revision });
    await this.send(play, (played) => this.#receive(played));
  }

  /** The action that is on its way to whoever plays the game. */
  get sending(): ActionText | null {
    return this.busy ? this.#unsent : null;
  }

  /** Whether the last action can be undone now. */
  get canUndo(): boolean {
    return this.unanswered ? !this.busy : this.canAct && this.view.undo.can;
  }

  /** Take the last action back; freely as long as Ceres has not answered it on the screen. */
  async undo(confirmed = false): Promise<void> {
    const { revision, unanswered } = this;
    if (unanswered) clearTimeout(this.#timer);
    const seen = unanswered && { seen: unanswered.own.index + 1 };
    const undo = () => this.engine.undo(this.id, { confirmed, revision, ...seen });
    const undone = (answer: Played): void => {
      this.unanswered = null;
      this.#apply(answer);
      this.turns = this.turns.slice(0, answer.view.turns);
      this.#announce();
    };
    await this.send(undo, undone, this.canAct || unanswered !== null);
    this.answer(); // it could not be taken back
  }

  async redo(): Promise<void> {
    await this.send(() => this.engine.redo(this.id, { revision: this.revision }));
  }

  /** Give the game up: it is lost. */
  async resign(): Promise<void> {
    await this.send(() => this.engine.resign(this.id, { revision: this.revision }));
  }

  /** Note that the player was given a hint or a warning, and what it advised. */
  async noteHint(advised: readonly ActionText[]): Promise<void> {
    const asked = { advised: [...advised], revision: this.revision };
    const note = () => this.engine.hint(this.id, asked);
    await this.send(note, (answer) => this.#applyMark(answer));
  }

  /** Store what the panel made of the deal. */
  async setPar(par: ParMark): Promise<void> {
    const store = () => this.engine.storePar(this.id, { par, revision: this.revision });
    await this.send(store, (answer) => this.#applyMark(answer), !this.busy);
  }

  /** Say whether an imported game counts as the player's own. */
  async claim(mine: boolean): Promise<void> {
    await this.send(() => this.engine.setOwnership(this.id, { mine, revision: this.revision }));
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

  /** Return the record of the game so far. */
  record(): Promise<string> {
    return this.engine.record(this.id);
  }

  /** Return the points of both sides over the game so far. */
  course(): Promise<Progress> {
    return this.engine.progress(this.id);
  }

  /** Return the table as an SVG picture, in the light theme, to be shared and printed. */
  picture(title: string): Promise<string> {
    return this.engine.picture(this.id, { theme: "light", title });
  }

  /** Return the records that the game has broken. */
  feats(): Promise<Feat[]> {
    return this.engine.feats({ game: this.id });
  }

  /** Begin a new game with the same options, but for these; return its id. */
  async again(changed: BeginParameters = {}): Promise<string> {
    return (await this.engine.begin({ ...this.sameOptions(), ...changed })).id;
  }

  /** Begin a new game with the same deal; return its id. */
  async sameDeal(): Promise<string> {
    return (await this.engine.branch(this.id, { number: 0 })).id;
  }

  protected sameOptions(): BeginParameters {
    const { difficulty, monuments, variants, strict, own } = this.view.game;
    const components = own && componentsOf(draftOf({ cards: own.cards, tiles: own.tile_counts }));
    return { difficulty, monuments, variants, strict, seed: null, components };
  }

  // Playback.

  /** Show what came of the last action now, if that waits. */
  answer(): void {
    const { unanswered } = this;
    if (!unanswered) return;
    clearTimeout(this.#timer);
    this.unanswered = null;
    this.applyTurn(unanswered.answer);
  }

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
    if (this.paused) return;
    if (this.unanswered) this.#timer = setTimeout(() => this.answer(), waitOf(this.#pace()));
    if (!this.step) return;
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
    const stop = poll(POLL_INTERVAL, () => void this.#poll());
    return () => {
      channel.close();
      stop();
      clearTimeout(this.#timer);
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
      if (error instanceof Refused) this.#refuse(error);
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
    this.unanswered = null;
    this.playback = null;
    this.scoring = null;
    this.#apply(opened);
    this.turns = opened.turns;
  }

  /** Send a request and apply the answer; a refusal is shown as a notice. */
  protected async send(
    request: () => Promise<Played>,
    apply: (answer: Played) => void = (played) => this.applyTurn(played),
    allowed = this.canAct,
  ): Promise<void> {
    if (!allowed) return;
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
    if (!error.conflict) this.#refuse(error);
    else await this.#catchUp().catch(() => (this.away = true));
  }

  #refuse({ problem, unsaved }: Refused): void {
    this.notice = { message: problem.message, bad: true, unsaved };
  }

  /** Apply the answer to an action; if it shows something hidden, after time to take it back. */
  #receive(played: Played): void {
    const shows = played.view.undo.revealed.length > 0 && waitOf(this.#pace()) > 0;
    const own = shows && played.turn ? ownPart(played.turn) : null;
    if (!own) {
      this.applyTurn(played);
      return;
    }
    this.revision = played.revision;
    this.unanswered = { own, answer: played };
    this.#schedule();
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

  /** Apply an answer that leaves the table as it is. */
  #applyMark({ revision, view }: Played): void {
    Object.assign(this, { revision, view });
    this.#announce();
  }

  /** Tell other pages that the game has changed. */
  #announce(): void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage({ id: this.id, revision: this.revision });
    channel.close();
  }
}
