/** The instructions of a turn that were ticked off, of the game played last, stored on this device. */

import { readJson, writeJson, writeText } from "../storage.ts";

const KEY = "ceres-real-ticks";

interface Stored {
  /** The game, and the number of its turn; the set-up is turn 0. */
  readonly id: string;
  readonly turn: number;
  readonly ticked: readonly string[];
}

export class Checklist {
  readonly #id: string;
  readonly #turn: () => number;
  #stored: Stored | null = $state.raw(load());

  constructor(id: string, turn: () => number) {
    this.#id = id;
    this.#turn = turn;
  }

  has(instruction: string): boolean {
    return this.#ticked.includes(instruction);
  }

  set(instruction: string, done: boolean): void {
    const others = this.#ticked.filter((each) => each !== instruction);
    const ticked = done ? [...others, instruction] : others;
    this.#stored = { id: this.#id, turn: this.#turn(), ticked };
    writeJson(KEY, this.#stored);
  }

  /** Forget the ticks of another turn. */
  tidy(): void {
    if (this.#stored?.id !== this.#id || this.#stored.turn === this.#turn()) return;
    this.#stored = null;
    forgetChecklist(this.#id);
  }

  get #ticked(): readonly string[] {
    const current = this.#stored?.id === this.#id && this.#stored.turn === this.#turn();
    return current ? (this.#stored?.ticked ?? []) : [];
  }
}

/** Forget the ticks of a game. */
export function forgetChecklist(id: string): void {
  if (load()?.id === id) writeText(KEY, null);
}

function load(): Stored | null {
  const { id, turn, ticked } = readJson<Stored>(KEY);
  if (id === undefined || turn === undefined || !Array.isArray(ticked)) return null;
  return { id, turn, ticked };
}
