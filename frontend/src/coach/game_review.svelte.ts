/** The review of a game: read from the store, or made, quickly at first and then in full. */

import type { Engine } from "../engine/engine.ts";
import type { ShownReview } from "./findings.ts";
import { POLICY } from "./policy.ts";
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

  /** The day on which each decision was found in the trainer. */
  get solved(): Readonly<Record<number, string>> {
    return this.#kept?.solved ?? {};
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
    await this.thought.begin(job, record, () => void this.#keep({}));
    await this.#keep({});
  }

  /** Stop; what was found so far is kept. */
  async stop(): Promise<void> {
    this.thought.stop();
    await this.#keep({});
  }

  /** Note that a decision was found in the trainer. */
  async solve(number: number, day: string): Promise<void> {
    await this.#keep({ [number]: day });
  }

  async #keep(solved: Record<number, string>): Promise<void> {
    if (!this.shown || !this.#digest) return;
    this.#kept = {
      digest: this.#digest,
      id: this.#id,
      shown: this.shown,
      made: new Date().toISOString(),
      solved: { ...this.solved, ...solved },
    };
    await this.#store.write(this.#kept);
  }
}
