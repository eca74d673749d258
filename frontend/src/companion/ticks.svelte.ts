/** What was ticked off of what hands do in a turn: of the game played last, kept on this device. */

const KEY = "ceres-real-ticks";

interface Kept {
  /** The game, and the number of its turn; the set-up is turn 0. */
  readonly id: string;
  readonly turn: number;
  readonly ticked: readonly string[];
}

export class Ticks {
  readonly #id: string;
  readonly #turn: () => number;
  #kept: Kept | null = $state.raw(kept());

  constructor(id: string, turn: () => number) {
    this.#id = id;
    this.#turn = turn;
  }

  has(hand: string): boolean {
    return this.#ticked.includes(hand);
  }

  set(hand: string, done: boolean): void {
    const others = this.#ticked.filter((each) => each !== hand);
    const ticked = done ? [...others, hand] : others;
    this.#kept = { id: this.#id, turn: this.#turn(), ticked };
    keep(this.#kept);
  }

  /** Forget what belongs to another turn. */
  tidy(): void {
    if (this.#kept?.id !== this.#id || this.#kept.turn === this.#turn()) return;
    this.#kept = null;
    forgetTicks(this.#id);
  }

  get #ticked(): readonly string[] {
    const here = this.#kept?.id === this.#id && this.#kept.turn === this.#turn();
    return here ? (this.#kept?.ticked ?? []) : [];
  }
}

/** The game is gone, or what was ticked in it is over. */
export function forgetTicks(id: string): void {
  if (kept()?.id === id) keep(null);
}

function kept(): Kept | null {
  try {
    const { id, turn, ticked } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
    return Array.isArray(ticked) ? { id, turn, ticked } : null;
  } catch {
    return null;
  }
}

function keep(ticks: Kept | null): void {
  try {
    if (ticks) localStorage.setItem(KEY, JSON.stringify(ticks));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or denied: the ticks hold until the page is left.
  }
}
