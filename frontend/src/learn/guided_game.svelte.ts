/** A game with a guide: notes on what happens, and one action to play at a time. */

import type { Engine } from "../engine/engine.ts";
import type { ActionText, LessonStep, Opened, Played, Turn } from "../engine/types.ts";
import { Game } from "../game/game.svelte.ts";
import type { Pace } from "../game/playback.ts";
import { loadProgress, saveProgress } from "./progress.ts";

export class GuidedGame extends Game {
  /** The number of notes read on the player's decision. */
  #read = $state(0);
  /** The number of notes read on the shown event. */
  #readOnEvent = $state(0);
  /** Whether the player goes on without a guide. */
  #alone = $state(false);
  #triedOther = $state(false);

  constructor(engine: Engine, opened: Opened, pace: () => Pace) {
    super(engine, opened, pace);
    const last = loadProgress();
    if (last?.id !== this.id) return;
    this.#alone = last.alone;
    if (last.turns === this.view.turns) this.#read = last.read;
  }

  // Notes.

  override get guided(): boolean {
    return !this.#alone && this.view.lesson !== null;
  }

  /** The number of steps of the lesson. */
  get stepCount(): number {
    return this.view.lesson?.of ?? 0;
  }

  /** The current step of the lesson; `null` during playback before its first note. */
  get note(): LessonStep | null {
    const notes = this.#notes;
    return notes[Math.min(this.#index, notes.length - 1)] ?? null;
  }

  /** The action that comes next, whether all notes on it were read or not. */
  get wants(): ActionText | null {
    return this.#decisionNotes.at(-1)?.wants ?? null;
  }

  /** Whether the player tried another action than the wanted one. */
  get triedOther(): boolean {
    return this.#triedOther;
  }

  /** Whether there is another note before the player must act. */
  get hasMore(): boolean {
    return this.#index < this.#notes.length - 1;
  }

  /** Whether there is a step to go back to. */
  get canGoBack(): boolean {
    return this.canAct && (this.#read > 0 || this.view.undo.can);
  }

  // Requests of the player.

  /** Show the next note. */
  readNext(): void {
    if (this.playback) this.#readOnEvent += 1;
    else this.#read = Math.min(this.#read, this.#decisionNotes.length - 1) + 1;
    this.#triedOther = false;
    this.#save();
  }

  /** Go back to the previous note, or to the previous action. */
  async back(): Promise<void> {
    if (this.#read === 0) {
      await this.undo();
      return;
    }
    this.#read = Math.min(this.#read, this.#decisionNotes.length - 1) - 1;
    this.#triedOther = false;
    this.#save();
  }

  /** Go on without the guide. */
  leave(): void {
    this.#alone = true;
    this.#save();
  }

  override async play(action: ActionText): Promise<void> {
    this.#triedOther = this.guided && this.wants !== null && action !== this.wants;
    if (!this.#triedOther) await super.play(action);
  }

  override async undo(confirmed = false): Promise<void> {
    await super.undo(confirmed);
    this.#triedOther = false;
    // The notes before that action have been read.
    this.#read = Math.max(0, this.#decisionNotes.length - 1);
    this.#save();
  }

  /** Show the next step, but first what is still to be read on this one. */
  override next(): void {
    if (this.guided && this.playback && this.hasMore) this.readNext();
    else super.next();
  }

  /** Close the scoring, once all notes on it have been read. */
  override closeScoring(): void {
    if (this.guided && this.hasMore) this.readNext();
    else super.closeScoring();
  }

  protected override applyTurn(played: Played): void {
    this.#read = 0;
    this.#readOnEvent = 0;
    super.applyTurn(played);
    this.#save();
  }

  /** Start the playback paused, as it is explained step by step. */
  protected override startTurn(turn: Turn): void {
    this.paused = this.guided;
    super.startTurn(turn);
  }

  /** The notes on the player's decision. */
  get #decisionNotes(): readonly LessonStep[] {
    return this.view.lesson?.steps.filter(({ at }) => at === null) ?? [];
  }

  /** The notes on what is shown now. */
  get #notes(): readonly LessonStep[] {
    if (!this.playback) return this.#decisionNotes;
    const { turn, index } = this.playback;
    const shown = new Set<string>(turn.steps.slice(0, index + 1).map(({ type }) => type));
    const reached = this.view.lesson?.steps.filter(({ at }) => at !== null && shown.has(at)) ?? [];
    return reached.filter(({ at }) => at === reached.at(-1)?.at);
  }

  get #index(): number {
    return this.playback ? this.#readOnEvent : this.#read;
  }

  #save(): void {
    if (!this.view.lesson) return;
    const { id, view } = this;
    saveProgress({ id, turns: view.turns, read: this.#read, alone: this.#alone });
  }
}
