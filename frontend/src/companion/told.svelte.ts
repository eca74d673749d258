/**
 * How much of the last turn the real table was told, stored on this device: whatever happens to the
 * connection, in a reload or in a second tab, the rest of it is shown before anything else.
 */

import type { Step, Turn } from "../engine/types.ts";
import { readJson, writeJson } from "../storage.ts";

const KEY = "ceres-real-told";
type Stored = Record<string, readonly string[]>;

export class Told {
  readonly #id: string;
  readonly #turn: () => Turn | null;
  #steps: readonly string[] | undefined = $state.raw();

  constructor(id: string, turn: () => Turn | null) {
    this.#id = id;
    this.#turn = turn;
    this.#steps = readJson<Stored>(KEY)[id];
  }

  /** How many steps of the last turn were told; all, if this device has not shown the game yet. */
  get count(): number {
    const turn = this.#turn();
    if (!turn) return 0;
    if (!this.#steps) return turn.number === 0 ? 0 : turn.steps.length;
    const told = turn.steps.findIndex((step, at) => nameOf(turn, step) !== this.#steps?.[at]);
    // What came before the table was made to fit need not be told any more.
    const fits = turn.steps.findLastIndex(({ type }) => type === "catch-up");
    return Math.max(told < 0 ? turn.steps.length : told, fits);
  }

  /** Note that so many steps of the last turn were told. */
  set(count: number): void {
    const turn = this.#turn();
    this.#steps = turn?.steps.slice(0, count).map((step) => nameOf(turn, step)) ?? [];
    writeJson(KEY, { [this.#id]: this.#steps });
  }
}

/** Return a text that another step has not. */
function nameOf({ number }: Turn, { type, message, hands }: Step): string {
  return JSON.stringify([number, message, type === "catch-up" && hands]);
}
