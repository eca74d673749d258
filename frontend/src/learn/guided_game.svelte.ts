/** A game with a guide: a note on everything that comes up, and one thing to do at a time. */

import type { Engine } from "../engine/engine.ts";
import type { ActionText, LessonStep, Opened, Played, Turn } from "../engine/types.ts";
import { Game } from "../game/game.svelte.ts";
import type { Pace } from "../game/playback.ts";
import { remember, remembered } from "./remembered.ts";

export class GuidedGame extends Game {
  /** How many notes on your decision were read. */
  #read = $state(0);
  /** How many notes on the event that is told were read. */
  #heard = $state(0);
  /** The player goes on without a guide. */
  #alone = $state(false);
  #tried = $state(false);

  constructor(engine: Engine, opened: Opened, pace: () => Pace) {
    super(engine, opened, pace);
    const last = remembered();
    if (last?.id !== this.id) return;
    this.#alone = last.alone;
    if (last.turns === this.view.turns) this.#read = last.read;
  }

  // What is said.

  override get guided(): boolean {
    return !this.#alone && this.view.lesson !== null;
  }

  /** How many steps the lesson has. */
  get of(): number {
    return this.view.lesson?.of ?? 0;
  }

  /** The step that the lesson is at; `null` while Ceres' turn is told and there is no note yet. */
  get note(): LessonStep | null {
    const notes = this.#notes;
    return notes[Math.min(this.#at, notes.length - 1)] ?? null;
  }

  /** The action that is due, whether all notes on it were read or not. */
  get wants(): ActionText | null {
    return this.#due.at(-1)?.wants ?? null;
  }

  /** Something else was tried than what is due. */
  get tried(): boolean {
    return this.#tried;
  }

  /** Whether there is another note before something must be done. */
  get more(): boolean {
    return this.#at < this.#notes.length - 1;
  }

  /** Whether there is a step to go back to. */
  get before(): boolean {
    return this.yours && (this.#read > 0 || this.view.undo.can);
  }

  // What the player does.

  readOn(): void {
    if (this.telling) this.#heard += 1;
    else this.#read = Math.min(this.#read, this.#due.length - 1) + 1;
    this.#tried = false;
    this.#remember();
  }

  /** Back to the note before, or to the action before. */
  async back(): Promise<void> {
    if (this.#read === 0) {
      await this.undo();
      return;
    }
    this.#read = Math.min(this.#read, this.#due.length - 1) - 1;
    this.#tried = false;
    this.#remember();
  }

  /** Go on without the guide. */
  leave(): void {
    this.#alone = true;
    this.#remember();
  }

  override async play(action: ActionText): Promise<void> {
    this.#tried = this.guided && this.wants !== null && action !== this.wants;
    if (!this.#tried) await super.play(action);
  }

  override async undo(confirmed = false): Promise<void> {
    await super.undo(confirmed);
    this.#tried = false;
    // What was read before that action need not be read again.
    this.#read = Math.max(0, this.#due.length - 1);
    this.#remember();
  }

  protected override went(played: Played): void {
    this.#read = 0;
    this.#heard = 0;
    super.went(played);
    this.#remember();
  }

  /** Nothing runs away while it is explained. */
  protected override begins(turn: Turn): void {
    this.paused = this.guided;
    super.begins(turn);
  }

  /** The notes of your decision. */
  get #due(): readonly LessonStep[] {
    return this.view.lesson?.steps.filter(({ at }) => at === null) ?? [];
  }

  /** The notes that belong to what is shown now. */
  get #notes(): readonly LessonStep[] {
    if (!this.telling) return this.#due;
    const { turn, index } = this.telling;
    const told = new Set(turn.steps.slice(0, index + 1).map(({ type }) => type));
    const reached = this.view.lesson?.steps.filter(({ at }) => at !== null && told.has(at)) ?? [];
    return reached.filter(({ at }) => at === reached.at(-1)?.at);
  }

  get #at(): number {
    return this.telling ? this.#heard : this.#read;
  }

  #remember(): void {
    if (!this.view.lesson) return;
    const { id, view } = this;
    remember({ id, turns: view.turns, read: this.#read, alone: this.#alone });
  }
}
