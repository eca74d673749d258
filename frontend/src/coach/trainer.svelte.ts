/** The trainer: decisions that could be better, one after the other, with the answer hidden. */

import type { ActionText } from "../engine/types.ts";
import type { Advice, Entry, Option } from "./findings.ts";
import { isLoss, isSolution } from "./review_facts.ts";
import { Thought, type Think } from "./thought.svelte.ts";

/** How many actions the player chooses from. */
const CHOICES = 5;
const PLAYOUTS = 3000;

export class Trainer {
  readonly #record: () => Promise<string>;
  readonly #solved: (number: number) => void;
  /** The decisions that could be better. */
  readonly entries: readonly Entry[];
  readonly advice: Thought<Advice>;
  index = $state(0);
  /** The actions that were tried, the last one last. */
  tried: readonly ActionText[] = $state.raw([]);
  /** Whether the answer is shown. */
  answered = $state(false);

  constructor(
    entries: readonly Entry[],
    record: () => Promise<string>,
    solved: (number: number) => void,
    think?: Think,
  ) {
    this.entries = entries.filter(isLoss);
    this.#record = record;
    this.#solved = solved;
    this.advice = new Thought(think);
  }

  /** The decision in question; `null` at the end. */
  get entry(): Entry | null {
    return this.entries[this.index] ?? null;
  }

  get best(): Option | null {
    return this.advice.going ? null : (this.advice.found?.actions[0] ?? null);
  }

  /** The actions to choose from, in an order that gives nothing away. */
  get choices(): readonly Option[] {
    const { entry, best } = this;
    if (!entry || !best) return [];
    const all = this.advice.found?.actions ?? [];
    const played = all.filter(({ action }) => action === entry.action);
    const others = all.filter(({ action }) => action !== entry.action);
    const chosen = [...others.slice(0, CHOICES - played.length), ...played];
    return chosen.sort((one, other) => one.action.localeCompare(other.action));
  }

  /** The action tried last. */
  get last(): Option | null {
    return this.choices.find(({ action }) => action === this.tried.at(-1)) ?? null;
  }

  /** Whether a good action was found. */
  get found(): boolean {
    return this.best !== null && this.last !== null && isSolution(this.best, this.last);
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
    const { number } = this.entry;
    void this.advice.begin({ job: "advise", playouts: PLAYOUTS, number }, this.#record);
  }

  try(action: ActionText): void {
    if (this.answered || this.found) return;
    this.tried = [...this.tried, action];
    if (this.found && this.entry) this.#solved(this.entry.number);
  }

  /** Show the answer. */
  answer(): void {
    this.answered = true;
  }

  next(): void {
    this.index += 1;
    this.begin();
  }
}
