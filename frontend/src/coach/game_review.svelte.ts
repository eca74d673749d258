/** The review of a game: read from the store, or made: quickly, and in full if that is wanted. */

import type { Engine } from "../engine/engine.ts";
import { jobs as pageJobs } from "../engine/jobs.ts";
import type { Jobs } from "../engine/client.ts";
import type { ShownDecision, ShownReview } from "../engine/types.ts";
import { BackgroundJob } from "./background_job.svelte.ts";
import { POLICY, QUICK_PLAYOUTS, REVIEW_PLAYOUTS } from "./policy.ts";
import { dayOf, daysOf, dueOn } from "./practice.ts";
import { isWhole, shownOf, type KeptReview, type ReviewStore } from "./review_store.ts";

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
  readonly #jobs: Jobs;
  readonly job = new BackgroundJob<ShownReview>();
  /** Whether the store has been asked. */
  ready = $state(false);
  #kept: KeptReview | null = $state.raw(null);
  #digest = "";

  constructor(
    id: string,
    engine: Pick<Engine, "digest" | "record">,
    store: ReviewStore,
    jobs = pageJobs,
  ) {
    this.#id = id;
    this.#engine = engine;
    this.#store = store;
    this.#jobs = jobs;
  }

  /** The sharpest review there is; while a sharper one is made, it stays. */
  get shown(): ShownReview | null {
    const kept = this.#kept?.shown;
    return this.job.found ?? (kept && isWhole(kept) ? kept : null);
  }

  /** About how many seconds a full one takes; 0 if nobody knows. */
  get seconds(): number {
    const { playouts = REVIEW_PLAYOUTS } = this.shown?.review ?? {};
    return Math.ceil((this.job.seconds * REVIEW_PLAYOUTS) / playouts);
  }

  /** Whether it was made by an older policy. */
  get outdated(): boolean {
    return this.shown !== null && this.shown.review.policy !== POLICY;
  }

  /** Whether it is as sharp as it gets. */
  get full(): boolean {
    return !this.outdated && (this.shown?.review.playouts ?? 0) >= REVIEW_PLAYOUTS;
  }

  /** The decisions to try again today. */
  get due(): readonly ShownDecision[] {
    const numbers = this.#kept ? dueOn(dayOf(), this.#kept) : [];
    return this.#decisions(numbers);
  }

  /** The decisions that could have been better. */
  get losses(): readonly ShownDecision[] {
    return this.#decisions(this.shown?.losses ?? []);
  }

  #decisions(numbers: readonly number[]): ShownDecision[] {
    return this.shown?.decisions.filter(({ number }) => numbers.includes(number)) ?? [];
  }

  /** Read the kept review; if there is none, or one by an older policy, make a quick one. */
  async load(): Promise<void> {
    try {
      const { digest } = await this.#engine.digest(this.#id);
      if (digest !== this.#digest) this.#forget();
      this.#digest = digest;
      if (!this.job.going) this.#kept = await this.#read(digest);
    } catch {
      // Beginning it says what is wrong.
    }
    this.ready = true;
    const { going, stopped, problem } = this.job;
    if ((!this.shown || this.outdated) && !going && !stopped && !problem) void this.begin();
  }

  /** Return the kept review, with all that is shown of it if that can be found. */
  async #read(digest: string): Promise<KeptReview | null> {
    const kept = await this.#store.read(digest, this.#id);
    if (!kept || isWhole(kept.shown)) return kept;
    try {
      const presented = { ...kept, shown: await shownOf(kept, this.#jobs) };
      await this.#store.write(presented);
      return presented;
    } catch {
      return kept; // it can be made again
    }
  }

  /** Make a quick review or a full one, and keep it with the game. */
  async begin(playouts: number = QUICK_PLAYOUTS): Promise<void> {
    await this.job.begin(async (control) =>
      this.#jobs.review({ record: await this.#engine.record(this.#id), playouts }, control),
    );
    await this.#keepFound();
  }

  /** Make the full review, which takes the place of the quick one. */
  async finish(): Promise<void> {
    await this.begin(REVIEW_PLAYOUTS);
  }

  /** Return the record of the game. */
  record(): Promise<string> {
    return this.#engine.record(this.#id);
  }

  /** The path of the screen that asks for what could have been better. */
  get path(): string {
    return `/puzzles?game=${this.#id}`;
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
    this.job.clear();
    this.#kept = null;
  }

  async #keepFound(): Promise<void> {
    const { found } = this.job;
    if (found) await this.#keep({ shown: found, made: new Date().toISOString() });
  }

  async #keep(news: Partial<KeptReview>): Promise<void> {
    const shown = this.job.found ?? this.#kept?.shown;
    if (!shown || !this.#digest) return;
    const before = this.#kept ?? { made: "", solved: {} };
    this.#kept = { ...before, shown, ...news, digest: this.#digest, id: this.#id };
    await this.#store.write(this.#kept);
  }
}
