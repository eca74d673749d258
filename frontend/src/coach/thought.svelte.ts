/** A job of the coach: what it has found so far, and how far it is. */

import { Refused } from "../engine/engine.ts";
import type { Listener } from "../engine/thinking.ts";
import type { ActionText } from "../engine/types.ts";
import { thinkerAddress } from "../site/site.ts";
import type { Progress } from "../site/worker_messages.ts";
import type { Message } from "../words/message.ts";

/** The part of the playouts that the first answer of a job takes; they come on top of the others. */
const SOON: Readonly<Partial<Record<Job["job"], number>>> = { advise: 1 / 24, review: 1 / 8 };

const NO_PYTHON: Message = { id: "page-coach-no-python" };

/** A job of `ceres.coach.jobs`, with its arguments. */
export interface Job {
  readonly job: "advise" | "answers" | "forecast" | "review";
  readonly playouts?: number;
  /** The action after which Ceres' turn is forecast. */
  readonly action?: ActionText;
  /** Actions that are compared in any case. */
  readonly wanted?: readonly ActionText[];
  /** What was played at a decision, what was best, and what that cost. */
  readonly played?: ActionText;
  readonly best?: ActionText;
  readonly cost?: number;
  readonly number?: number;
}

/** Has a job done; `engine/thinking.ts` does it with Python. */
export type Think = <T>(
  job: Job,
  record: string,
  signal: AbortSignal,
  listener: Listener<T>,
) => Promise<T>;

/** Python is loaded only when the coach is wanted. */
async function thinkWithPython<T>(
  job: Job,
  record: string,
  signal: AbortSignal,
  listener: Listener<T>,
): Promise<T> {
  if (thinkerAddress === undefined) throw new Error("no Python");
  const { think } = await import("../engine/thinking.ts");
  return think<T>(job, record, signal, undefined, listener);
}

export class Thought<T> {
  readonly #think: Think;
  #stop: AbortController | null = null;

  /** The sharpest answer so far. */
  found: T | null = $state.raw(null);
  /** Whether it is still being thought about. */
  going = $state(false);
  /** Whether it was stopped before it was done. */
  stopped = $state(false);
  /** How far Python is, until it has started. */
  loading: Progress | null = $state.raw(null);
  /** The share of the playouts that is done. */
  share = $state(0);
  /** Why there is no answer. */
  problem: Message | null = $state.raw(null);

  constructor(think: Think = thinkWithPython) {
    this.#think = think;
  }

  /**
   * Begin a job about the game of a record; return what it finds, `null` if it was stopped. `soFar`
   * is called when there is a first answer.
   */
  async begin(
    job: Job,
    record: () => Promise<string>,
    soFar: () => void = () => {},
  ): Promise<T | null> {
    this.stop();
    const stop = new AbortController();
    this.#stop = stop;
    Object.assign(this, { found: null, going: true, stopped: false, share: 0, problem: null });
    const all = (job.playouts ?? 0) * (1 + (SOON[job.job] ?? 0));
    const listener: Listener<T> = {
      loading: (progress) => this.#hears(stop, () => (this.loading = progress)),
      played: (playouts) => this.#hears(stop, () => (this.share = Math.min(1, playouts / all))),
      soFar: (found) =>
        this.#hears(stop, () => {
          this.found = found;
          soFar();
        }),
    };
    try {
      const found = await this.#think<T>(job, await record(), stop.signal, listener);
      this.#hears(stop, () => (this.found = found));
      return found;
    } catch (error) {
      this.#hears(stop, () => (this.problem = problemOf(error)));
      return null;
    } finally {
      this.#hears(stop, () => Object.assign(this, { going: false, loading: null }));
    }
  }

  /** Stop thinking; what was found stays. */
  stop(): void {
    this.#stop?.abort(new Error("stopped"));
    this.#stop = null;
    this.stopped ||= this.going;
    this.going = false;
    this.loading = null;
  }

  /** Forget what was found. */
  clear(): void {
    this.stop();
    Object.assign(this, { found: null, stopped: false, problem: null });
  }

  /** Take in what a job says, unless it was stopped. */
  #hears(job: AbortController, take: () => void): void {
    if (this.#stop === job && !job.signal.aborted) take();
  }
}

function problemOf(error: unknown): Message {
  if (error instanceof Refused) return error.problem.message;
  console.error(error);
  return NO_PYTHON;
}
