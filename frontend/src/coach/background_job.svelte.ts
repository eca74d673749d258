/** A job of the coach: what it has found so far, and how far it is. */

import { Refused } from "../engine/engine.ts";
import type { JobControl } from "../engine/jobs.ts";
import type { Progress } from "../site/worker_messages.ts";
import type { Message } from "../words/message.ts";

const NO_PYTHON: Message = { id: "page-coach-no-python" };

export class BackgroundJob<T> {
  #cancel: AbortController | null = null;

  /** The sharpest answer so far. */
  found: T | null = $state.raw(null);
  /** Whether it is under way. */
  going = $state(false);
  /** Whether it was cancelled before it was done. */
  stopped = $state(false);
  /** How far Python is, until it has started. */
  loading: Progress | null = $state.raw(null);
  /** The share of it that is done. */
  share = $state(0);
  /** The seconds that all of it takes, as far as can be told; 0 if not at all. */
  seconds = $state(0);
  /** Why there is no answer. */
  problem: Message | null = $state.raw(null);

  /**
   * Begin a job; return what it finds, `null` if it was cancelled. `soFar` is called when there is a
   * first answer.
   */
  async begin(
    start: (control: JobControl<T>) => Promise<T>,
    soFar: () => void = () => {},
  ): Promise<T | null> {
    this.stop();
    const cancel = new AbortController();
    this.#cancel = cancel;
    Object.assign(this, { found: null, going: true, stopped: false, share: 0, problem: null });
    let first: { share: number; at: number } | null = null;
    const hears = (take: () => void): void => {
      if (this.#cancel === cancel && !cancel.signal.aborted) take();
    };
    try {
      const found = await start({
        signal: cancel.signal,
        loading: (progress) => hears(() => (this.loading = progress)),
        progress: (share) =>
          hears(() => {
            this.share = share;
            const at = performance.now();
            first ??= { share, at };
            if (share > first.share) this.seconds = (at - first.at) / 1000 / (share - first.share);
          }),
        soFar: (first) =>
          hears(() => {
            this.found = first;
            soFar();
          }),
      });
      hears(() => (this.found = found));
      return found;
    } catch (error) {
      hears(() => (this.problem = problemOf(error)));
      return null;
    } finally {
      hears(() => Object.assign(this, { going: false, loading: null }));
    }
  }

  /** Cancel it; what was found stays. */
  stop(): void {
    this.#cancel?.abort(new Error("The job was cancelled."));
    this.#cancel = null;
    this.stopped ||= this.going;
    this.going = false;
    this.loading = null;
  }

  /** Forget what was found. */
  clear(): void {
    this.stop();
    Object.assign(this, { found: null, stopped: false, problem: null });
  }
}

function problemOf(error: unknown): Message {
  if (error instanceof Refused) return error.problem.faults?.[0] ?? error.problem.message;
  console.error(error);
  return NO_PYTHON;
}
