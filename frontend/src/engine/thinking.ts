/**
 * Thinks about a game with several workers at once; `ceres.coach.jobs` in Python makes the plan.
 *
 * One worker begins the plan and names its tasks. All of them run tasks, and the results go back in
 * the order of the tasks. So any number of workers finds the same.
 */

import { Python } from "./python.ts";
import type { Progress } from "../site/worker_messages.ts";

/** What a device says about itself; browsers leave some of it out. */
export interface Device {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** What is next in a plan: tasks to run, perhaps with an answer so far; in the end what it found. */
interface Step {
  readonly plan: number;
  readonly tasks?: readonly string[];
  /** How many games the tasks play. */
  readonly playouts?: number;
  readonly so_far?: unknown;
  readonly found?: unknown;
}

/** Hears how a job goes on. */
export interface Listener<T> {
  /** Python is starting; `null` when it has started. */
  loading?(progress: Progress | null): void;
  /** So many games have been played so far. */
  played?(playouts: number): void;
  /** There is an answer, which will be sharper. */
  soFar?(found: T): void;
}

/** More workers than this need more memory than they are worth. */
const MOST = 8;
/** Called while the first worker is starting. */
const waiting = new Set<(progress: Progress | null) => void>();
/** The workers that have started; the first one leads. */
const crew: Python[] = [];
let leader: Python | null = null;

/** Return how many workers a device has room for: one a core and gigabyte, on a phone half of it. */
export function workersFor({ hardwareConcurrency, deviceMemory, userAgentData }: Device): number {
  const room = Math.min(hardwareConcurrency ?? 1, deviceMemory ?? MOST, MOST);
  return Math.max(1, Math.floor(userAgentData?.mobile ? room / 2 : room));
}

/**
 * Have a job done, one of those in `ceres.coach.jobs`, about the game of a record. When the
 * signal says so, it ends at once with an error; the workers stop within a few playouts.
 */
export function think<T>(
  job: object,
  record: string,
  signal?: AbortSignal,
  workers = workersFor(navigator),
  listener: Listener<T> = {},
): Promise<T> {
  const work = carryOut(job, record, workers, listener, signal);
  return signal ? Promise.race([work, aborted(signal)]) : work;
}

/** End the workers, which need some memory even when they rest; the next job starts others. */
export function rest(): void {
  leader?.close();
  leader = null;
  for (const worker of crew.splice(0)) worker.close();
}

async function carryOut<T>(
  job: object,
  record: string,
  workers: number,
  listener: Listener<T>,
  signal?: AbortSignal,
): Promise<T> {
  const first = await lead(listener);
  hire(first, workers);
  let step = await ask<Step>(first, { do: "begin", ...job }, record);
  let playouts = 0;
  while (step.tasks) {
    const { plan, tasks } = step;
    if (step.so_far !== undefined) listener.soFar?.(step.so_far as T);
    const each = (step.playouts ?? 0) / tasks.length;
    const results = await run(tasks, workers, signal, () => listener.played?.((playouts += each)));
    if (signal?.aborted) void ask(first, { do: "forget", plan }).catch(() => {});
    signal?.throwIfAborted();
    step = await ask<Step>(first, { do: "go-on", plan, results });
  }
  return step.found as T;
}

/** Return the worker that leads, once it has started. */
async function lead<T>(listener: Listener<T>): Promise<Python> {
  const hear = (progress: Progress | null): void => listener.loading?.(progress);
  waiting.add(hear);
  const first = (leader ??= new Python("thinker", (progress) => {
    for (const each of waiting) each(progress);
  }));
  try {
    await first.ready();
  } catch (error) {
    if (leader === first) leader = null;
    throw error;
  } finally {
    waiting.delete(hear);
    listener.loading?.(null);
  }
  return first;
}

/** Start the other workers; each takes part once it has started. */
function hire(first: Python, workers: number): void {
  if (crew[0] !== first) crew.splice(0, crew.length, first);
  for (let missing = workers - crew.length - starting; missing > 0; missing -= 1) {
    const worker = new Python("thinker");
    starting += 1;
    worker
      .ready()
      .then(() => void (leader === first ? crew.push(worker) : worker.close()))
      .catch(() => {}) // the others do its work
      .finally(() => (starting -= 1));
  }
}

/** How many workers are starting. */
let starting = 0;

/** Run tasks wherever a worker is free; return the results in the order of the tasks. */
async function run(
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
  await Promise.all(crew.slice(0, workers).map(work));
  return results;
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
