/** The review of a game: read from the store, or made, quickly at first and then in full. */

import type { Engine } from "../engine/engine.ts";
import type { Entry, ShownReview } from "./findings.ts";
import { POLICY } from "./policy.ts";
import { dayOf, daysOf, dueOn } from "./practice.ts";
import type { KeptReview, ReviewStore } from "./review_store.ts";
import { Thought, type Think } from "./thought.svelte.ts";

/** The playouts of a full review; a first one takes an eighth of them. */
export const FULL = 75_000;

export class GameReview {
  readonly #id: string;
  readonly #engine: Pick<Engine, "digest" | "record">;
  readonly #store: ReviewStore;
  readonly thought: Thought<ShownReview>;
  /** Whether the store has been asked. */
  ready = $state(false);
  #kept: KeptReview | null = $state.raw(null);
  #digest = "";

  constructor(
    id: string,
    engine: Pick<Engine, "digest" | "record">,
    store: ReviewStore,
    think?: Think,
  ) {
    this.#id = id;
    this.#engine = engine;
    this.#store = store;
    this.thought = new Thought(think);
  }

  /** The sharpest review there is. */
  get shown(): ShownReview | null {
    return this.thought.found ?? this.#kept?.shown ?? null;
  }

  /** Whether it is as sharp as it gets. */
  get full(): boolean {
    return (this.shown?.review.playouts ?? 0) >= FULL;
  }

  /** The decisions to try again today. */
  get due(): readonly Entry[] {
    return this.#kept ? dueOn(dayOf(), this.#kept) : [];
  }

  /** Read the kept review; one by an older policy is made again. */
  async load(): Promise<void> {
    try {
      this.#digest = (await this.#engine.digest(this.#id)).digest;
      this.#kept = await this.#store.read(this.#digest);
    } catch {
      this.#kept = null; // beginning it says what is wrong
    }
    this.ready = true;
    if (this.#kept && this.#kept.shown.review.policy !== POLICY) void this.begin();
  }

  /** Make the review, and keep it with the game. */
  async begin(): Promise<void> {
    const job = { job: "review", playouts: FULL } as const;
    const record = () => this.#engine.record(this.#id);
    await this.thought.begin(job, record, () => void this.#keepFound());
    await this.#keepFound();
  }

  /** Stop; what was found so far is kept. */
  stop(): void {
    this.thought.stop();
  }

  /** Note that a decision was tried again today, and whether a good action was found. */
  async practise(number: number, found: boolean): Promise<void> {
    const today = dayOf();
    const solved = { ...this.#kept?.solved };
    if (found) solved[number] = [...new Set([...daysOf(solved[number]), today])];
    await this.#keep({ practised: today, solved });
  }

  async #keepFound(): Promise<void> {
    const { found } = this.thought;
    if (found) await this.#keep({ shown: found, made: new Date().toISOString() });
  }

  async #keep(news: Partial<KeptReview>): Promise<void> {
    const { shown } = this;
    if (!shown || !this.#digest) return;
    const before = this.#kept ?? { made: "", solved: {} };
    this.#kept = { ...before, shown, ...news, digest: this.#digest, id: this.#id };
    await this.#store.write(this.#kept);
  }
}
