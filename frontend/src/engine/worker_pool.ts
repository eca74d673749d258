/**
 * Does jobs with several workers at once; `ceres.coach.jobs` in Python makes their plans.
 *
 * One worker begins the plan and names its tasks. All of them run tasks, and the results go back in
 * the order of the tasks. So any number of workers finds the same.
 */

import type { Progress } from "../site/worker_messages.ts";
import type { JobControl } from "./jobs.ts";
import { Python } from "./python.ts";

/** What a device says about itself; browsers leave some of it out. */
export interface Device {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** What is next in a plan: tasks to run, perhaps with an answer so far; in the end what it found. */
interface Step<T> {
  readonly plan: number;
  readonly tasks?: readonly string[];
  /** How much of the job the tasks are. */
  readonly share?: number;
  readonly so_far?: T;
  readonly found?: T;
}

/** More workers than this need more memory than they are worth. */
const MOST = 8;

/** Return how many workers a device has room for: one a core and gigabyte, on a phone half of it. */
export function workersFor({ hardwareConcurrency, deviceMemory, userAgentData }: Device): number {
  const room = Math.min(hardwareConcurrency ?? 1, deviceMemory ?? MOST, MOST);
  return Math.max(1, Math.floor(userAgentData?.mobile ? room / 2 : room));
}

class WorkerPool {
  /** The workers that have started; the first one leads. */
  #workers: Python[] = [];
  #leader: Python | null = null;
  /** How many workers are starting. */
  #starting = 0;
  /** Called while the leader is starting. */
  readonly #waiting = new Set<(progress: Progress | null) => void>();

  /** Return the worker that leads, once it has started. */
  async leader(loading: (progress: Progress | null) => void): Promise<Python> {
    this.#waiting.add(loading);
    const first = (this.#leader ??= new Python("jobs", (progress) => {
      for (const each of this.#waiting) each(progress);
    }));
    try {
      await first.ready();
    } catch (error) {
      if (this.#leader === first) this.#leader = null;
      throw error;
    } finally {
      this.#waiting.delete(loading);
      loading(null);
    }
    if (this.#workers[0] !== first) this.#workers = [first];
    return first;
  }

  /** Start more workers; each takes part once it has started. */
  grow(workers: number): void {
    const first = this.#leader;
    for (let missing = workers - this.#workers.length - this.#starting; missing > 0; missing -= 1) {
      const worker = new Python("jobs");
      this.#starting += 1;
      worker
        .ready()
        .then(() => void (this.#leader === first ? this.#workers.push(worker) : worker.close()))
        .catch(() => {}) // the others do its work
        .finally(() => (this.#starting -= 1));
    }
  }

  /** End the workers, which need some memory even when idle; the next job starts others. */
  terminate(): void {
    this.#leader?.close();
    this.#leader = null;
    for (const worker of this.#workers.splice(0)) worker.close();
  }

  /** Run tasks wherever a worker is free; return the results in the order of the tasks. */
  async run(
    tasks: readonly string[],
    workers: number,
    signal: AbortSignal | undefined,
    done: () => void,
  ): Promise<string[]> {
    const results: string[] = [];
    let next = 0;
    const work = async (worker: Python): Promise<void> => {
      while (next < tasks.length && !signal?.aborted) {
        const index = next++;
        results[index] = await ask<string>(worker, { do: "run", task: tasks[index] });
        done();
      }
    };
    await Promise.all(this.#workers.slice(0, workers).map(work));
    return results;
  }
}

export const pool = new WorkerPool();

/** Have a job of `ceres.coach.jobs` done. */
export async function runJob<T>(
  job: string,
  parameters: { readonly record?: string },
  control: JobControl<T> = {},
): Promise<T> {
  const work = carryOut(job, parameters, control);
  return control.signal ? Promise.race([work, aborted(control.signal)]) : work;
}

async function carryOut<T>(
  job: string,
  { record = "", ...asked }: { readonly record?: string },
  { signal, workers = workersFor(navigator), ...listener }: JobControl<T>,
): Promise<T> {
  const first = await pool.leader((progress) => listener.loading?.(progress));
  pool.grow(workers);
  let step = await ask<Step<T>>(first, { do: "begin", job, ...asked }, record);
  let done = 0;
  while (step.tasks) {
    const { plan, tasks, share = 0 } = step;
    if (step.so_far !== undefined) listener.soFar?.(step.so_far);
    const results = await pool.run(tasks, workers, signal, () => {
      done += share / tasks.length;
      listener.progress?.(Math.min(1, done));
    });
    if (signal?.aborted) void ask(first, { do: "forget", plan }).catch(() => {});
    signal?.throwIfAborted();
    step = await ask<Step<T>>(first, { do: "go-on", plan, results });
  }
  return step.found as T;
}

async function ask<T>(worker: Python, request: object, record = ""): Promise<T> {
  return (await worker.ask<T>(request, { record })).answer;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
