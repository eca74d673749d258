/** The review of a game: read from the store, or made, quickly at first and then in full. */

import type { Engine } from "../engine/engine.ts";
import type { Entry, ShownReview } from "./findings.ts";
import { POLICY } from "./policy.ts";
import { dayOf, daysOf, dueOn } from "./practice.ts";
import type { KeptReview, ReviewStore } from "./review_store.ts";
import { Thought, type Think } from "./thought.svelte.ts";
import { Trainer } from "./trainer.svelte.ts";

/** The playouts of a full review; a first one takes an eighth of them. */
export const FULL = 75_000;

/** The reviews that were opened, by the ids of their games. */
const opened = new Map<string, GameReview>();

/** Return the review of a game; while the page is open it goes on, whatever screen is shown. */
export function reviewOf(...arguments_: ConstructorParameters<typeof GameReview>): GameReview {
  const [id] = arguments_;
  const review = opened.get(id) ?? new GameReview(...arguments_);
  opened.set(id, review);
  return review;
}

export class GameReview {
  readonly #id: string;
  readonly #engine: Pick<Engine, "digest" | "record">;
  readonly #store: ReviewStore;
  readonly #think: Think | undefined;
  readonly thought: Thought<ShownReview>;
  /** Whether the store has been asked. */
  ready = $state(false);
  /** The decisions that are being tried again. */
  trainer: Trainer | null = $state.raw(null);
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
    this.#think = think;
    this.thought = new Thought(think);
  }

  /** The sharpest review there is. */
  get shown(): ShownReview | null {
    return this.thought.found ?? this.#kept?.shown ?? null;
  }

  /** Whether it was made by an older policy. */
  get outdated(): boolean {
    return this.shown !== null && this.shown.review.policy !== POLICY;
  }

  /** Whether it is as sharp as it gets. */
  get full(): boolean {
    return !this.outdated && (this.shown?.review.playouts ?? 0) >= FULL;
  }

  /** The decisions to try again today. */
  get due(): readonly Entry[] {
    return this.#kept ? dueOn(dayOf(), this.#kept) : [];
  }

  /** Read the kept review; one by an older policy is made again. */
  async load(): Promise<void> {
    try {
      const { digest } = await this.#engine.digest(this.#id);
      if (digest !== this.#digest) this.#forget();
      this.#digest = digest;
      if (!this.thought.going) this.#kept = await this.#store.read(digest);
    } catch {
      // Beginning it says what is wrong.
    }
    this.ready = true;
    const { going, stopped } = this.thought;
    if (this.outdated && !going && !stopped) void this.begin();
  }

  /** Make the review, and keep it with the game. */
  async begin(): Promise<void> {
    const job = { job: "review", playouts: FULL } as const;
    const record = () => this.#engine.record(this.#id);
    await this.thought.begin(job, record, () => void this.#keepFound());
    await this.#keepFound();
  }

  /** Try decisions again. */
  train(entries: readonly Entry[]): void {
    const record = () => this.#engine.record(this.#id);
    const done = (to: number, found: boolean) => void this.practise(to, found);
    this.trainer = new Trainer(entries, record, done, this.#think);
    this.trainer.begin();
  }

  endTraining(): void {
    this.trainer?.thought.stop();
    this.trainer = null;
  }

  /** Note that a decision was tried again today, and whether a good action was found. */
  async practise(number: number, found: boolean): Promise<void> {
    const today = dayOf();
    const solved = { ...this.#kept?.solved };
    if (found) solved[number] = [...new Set([...daysOf(solved[number]), today])];
    await this.#keep({ practised: today, solved });
  }

  /** Forget all of a game that was played on since. */
  #forget(): void {
    this.thought.clear();
    this.endTraining();
    this.#kept = null;
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
