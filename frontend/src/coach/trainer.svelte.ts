/** The trainer: decisions that could be better, one after the other, with the answer hidden. */

import type { ActionText } from "../engine/types.ts";
import type { Answer, Entry } from "./findings.ts";
import { Thought, type Think } from "./thought.svelte.ts";

const PLAYOUTS = 3000;

export class Trainer {
  readonly #record: () => Promise<string>;
  readonly #done: (number: number, found: boolean) => void;
  /** The decisions to try again. */
  readonly entries: readonly Entry[];
  readonly thought: Thought<readonly Answer[]>;
  index = $state(0);
  /** The actions that were tried, the last one last. */
  tried: readonly ActionText[] = $state.raw([]);
  /** Whether the answer is shown. */
  answered = $state(false);

  constructor(
    entries: readonly Entry[],
    record: () => Promise<string>,
    done: (number: number, found: boolean) => void,
    think?: Think,
  ) {
    this.entries = entries;
    this.#record = record;
    this.#done = done;
    this.thought = new Thought(think);
  }

  /** The decision in question; `null` at the end. */
  get entry(): Entry | null {
    return this.entries[this.index] ?? null;
  }

  /** The actions to choose from, in an order that gives nothing away. */
  get choices(): readonly Answer[] {
    return this.thought.found ?? [];
  }

  /** The action tried last. */
  get last(): Answer | null {
    return this.choices.find(({ action }) => action === this.tried.at(-1)) ?? null;
  }

  /** Whether a good action was found. */
  get found(): boolean {
    return this.last?.good ?? false;
  }

  /** Whether an answer is wanted and not shown. */
  get asking(): boolean {
    return this.entry !== null && !this.found && !this.answered;
  }

  /** Think about the decision in question. */
  begin(): void {
    this.tried = [];
    this.answered = false;
    if (!this.entry) return;
    const { number, action: played, best, regret: cost } = this.entry;
    const job = { job: "answers", playouts: PLAYOUTS, number, played, best, cost } as const;
    void this.thought.begin(job, this.#record);
  }

  try(action: ActionText): void {
    if (this.answered || this.found || this.tried.includes(action)) return;
    this.tried = [...this.tried, action];
    if (this.found && this.entry) this.#done(this.entry.number, true);
  }

  /** Show the answer. */
  answer(): void {
    this.answered = true;
    if (this.entry) this.#done(this.entry.number, false);
  }

  next(): void {
    this.index += 1;
    this.begin();
  }
}
