/** A question at the table: the first action that is played is the answer. */

import { marksOf } from "../coach/action_display.ts";
import { engine } from "../engine/engine_choice.ts";
import type { ActionText, Preview } from "../engine/types.ts";
import { Game } from "../game/game.svelte.ts";
import type { Message } from "../words/message.ts";
import type { Question } from "./question.ts";
import type { PuzzleSession } from "./session.svelte.ts";

const NO_ANSWER: Message = { id: "page-coach-no-python" };

export class PuzzleGame extends Game {
  readonly question: Question;
  /** What asks one question after the other. */
  readonly session: PuzzleSession;
  /** What is said to the last answer. */
  verdict: Message | null = $state.raw(null);
  /** Whether the answer was found. */
  found = $state(false);
  /** Why the answer is right. */
  reason: Message | null = $state.raw(null);
  /** What the first answer changes. */
  moved: Message | null = $state.raw(null);
  #tried: readonly ActionText[] = $state.raw([]);

  constructor(question: Question, session: PuzzleSession) {
    const { view } = question;
    super(engine, { id: "", revision: 0, view, turns: [], turn: null }, () => "at-once");
    this.question = question;
    this.session = session;
  }

  override get saved(): boolean {
    return false;
  }

  override async preview(action: ActionText): Promise<Preview | null> {
    return this.question.preview(action).catch(() => null);
  }

  /** What a card does may be the question. */
  override async foresee(): Promise<void> {}

  override async play(action: ActionText): Promise<void> {
    if (!this.canAct) return;
    this.busy = true;
    try {
      const { good, said } = await this.question.judge(action);
      this.verdict = said;
      this.found = good;
      await this.#note(good);
      if (good) this.#close();
      else this.#tried = [...this.#tried, action];
    } catch {
      this.verdict = NO_ANSWER;
    } finally {
      this.busy = false;
      this.turns = []; // the table is as it was: nothing is in hand
    }
  }

  /** Show the answer. */
  async giveUp(): Promise<void> {
    if (!this.canAct) return;
    this.verdict = null;
    this.#close();
    await this.#note(false);
  }

  #close(): void {
    const { answers } = this.question;
    this.closed = true;
    this.spotlight = answers.flatMap(({ lots }) => marksOf(lots, "chosen"));
    void this.#explain();
  }

  async #explain(): Promise<void> {
    const why = this.question.explain(this.#tried.at(-1));
    this.reason = await why.catch(() => this.question.figures);
  }

  /** Note the first answer; the others are for learning. */
  async #note(right: boolean): Promise<void> {
    if (this.#tried.length > 0) return;
    this.moved = await this.question.note(right).catch(() => null);
  }
}
