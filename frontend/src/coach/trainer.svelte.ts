/** The trainer: decisions that could be better, one after the other, with the answer hidden. */

import type { Jobs } from "../engine/client.ts";
import type { ActionText, Answer, ShownDecision } from "../engine/types.ts";
import { BackgroundJob } from "./background_job.svelte.ts";

export class Trainer {
  readonly #record: () => Promise<string>;
  readonly #done: (number: number, found: boolean) => void;
  readonly #jobs: Pick<Jobs, "answers">;
  /** The decisions to try again. */
  readonly entries: readonly ShownDecision[];
  readonly job = new BackgroundJob<Answer[]>();
  index = $state(0);
  /** The actions that were tried, the last one last. */
  tried: readonly ActionText[] = $state.raw([]);
  /** Whether the answer is shown. */
  answered = $state(false);

  constructor(
    entries: readonly ShownDecision[],
    record: () => Promise<string>,
    done: (number: number, found: boolean) => void,
    jobs: Pick<Jobs, "answers">,
  ) {
    this.entries = entries;
    this.#record = record;
    this.#done = done;
    this.#jobs = jobs;
  }

  /** The decision in question; `null` at the end. */
  get entry(): ShownDecision | null {
    return this.entries[this.index] ?? null;
  }

  /** The actions to choose from, in an order that gives nothing away. */
  get choices(): readonly Answer[] {
    return this.job.found ?? [];
  }

  /** The action tried last. */
  get last(): Answer | null {
    return this.choices.find(({ shown }) => shown.action === this.tried.at(-1)) ?? null;
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
    const { number, played, best, cost } = this.entry;
    const asked = { number, played: played.action, best: best.action, cost: cost ?? 0 };
    void this.job.begin(async (control) =>
      this.#jobs.answers({ record: await this.#record(), ...asked }, control),
    );
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
