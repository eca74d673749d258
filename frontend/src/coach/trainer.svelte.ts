/** The trainer: decisions that could be better, one after the other, with the answer hidden. */

import type { ActionText } from "../engine/types.ts";
import type { Advice, Entry, Option } from "./findings.ts";
import { Thought, type Think } from "./thought.svelte.ts";

/** How many actions the player chooses from. */
const CHOICES = 5;
const PLAYOUTS = 3000;

export class Trainer {
  readonly #record: () => Promise<string>;
  readonly #done: (number: number, found: boolean) => void;
  /** The decisions to try again. */
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
    done: (number: number, found: boolean) => void,
    think?: Think,
  ) {
    this.entries = entries;
    this.#record = record;
    this.#done = done;
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
    const wanted = wantedOf(entry);
    const all = this.advice.found?.actions ?? [];
    const others = all.filter(({ action }) => !wanted.includes(action));
    return all
      .filter(({ action }) => wanted.includes(action))
      .concat(others.slice(0, CHOICES - wanted.length))
      .sort((one, other) => one.action.localeCompare(other.action));
  }

  /** The action tried last. */
  get last(): Option | null {
    return this.choices.find(({ action }) => action === this.tried.at(-1)) ?? null;
  }

  /** Whether a good action was found; what the review says of its two actions counts. */
  get found(): boolean {
    const { entry, last } = this;
    if (!entry || !last || last.action === entry.action) return false;
    return last.harmless || last.action === entry.best;
  }

  /** What the action tried last costs, in VP. */
  get cost(): number {
    const { entry, last } = this;
    return (last?.action === entry?.action ? entry?.regret : last?.behind) ?? 0;
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
    const job = {
      job: "advise",
      playouts: PLAYOUTS,
      number,
      wanted: wantedOf(this.entry),
    } as const;
    void this.advice.begin(job, this.#record);
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

/** The actions that must be among the choices. */
function wantedOf({ action, best }: Entry): ActionText[] {
  return [action, best];
}
