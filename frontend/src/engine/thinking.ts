/**
 * Thinks about a game with several workers at once; `ceres.coach.jobs` in Python makes the plan.
 *
 * One worker begins the plan and names its tasks. All of them run tasks, and the results go back in
 * the order of the tasks. So any number of workers finds the same.
 */

import { Python } from "./python.ts";

/** What a device says about itself; browsers leave some of it out. */
export interface Device {
  readonly hardwareConcurrency?: number;
  readonly deviceMemory?: number;
  readonly userAgentData?: { readonly mobile: boolean };
}

/** What is next in a plan: tasks to run, or in the end what it found. */
interface Step {
  readonly plan: number;
  readonly tasks?: readonly string[];
  readonly found?: unknown;
}

/** More workers than this need more memory than they are worth. */
const MOST = 8;
const crew: Python[] = [];

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
): Promise<T> {
  while (crew.length < workers) crew.push(new Python("thinker"));
  const work = carryOut<T>(job, record, crew.slice(0, workers), signal);
  return signal ? Promise.race([work, aborted(signal)]) : work;
}

/** End the workers, which need some memory even when they rest; the next job starts others. */
export function rest(): void {
  for (const worker of crew.splice(0)) worker.close();
}

async function carryOut<T>(
  job: object,
  record: string,
  workers: readonly Python[],
  signal?: AbortSignal,
): Promise<T> {
  const [leader = new Python("thinker")] = workers;
  let step = await ask<Step>(leader, { do: "begin", ...job }, record);
  while (step.tasks) {
    const { plan } = step;
    const results = await run(step.tasks, workers, signal);
    if (signal?.aborted) void ask(leader, { do: "forget", plan }).catch(() => {});
    signal?.throwIfAborted();
    step = await ask<Step>(leader, { do: "go-on", plan, results });
  }
  return step.found as T;
}

/** Run tasks wherever a worker is free; return the results in the order of the tasks. */
async function run(
  tasks: readonly string[],
  workers: readonly Python[],
  signal?: AbortSignal,
): Promise<string[]> {
  const results: string[] = [];
  let next = 0;
  const work = async (worker: Python): Promise<void> => {
    while (next < tasks.length && !signal?.aborted) {
      const index = next++;
      results[index] = await ask<string>(worker, { do: "run", task: tasks[index] });
    }
  };
  await Promise.all(workers.map(work));
  return results;
}

async function ask<T>(worker: Python, request: object, record = ""): Promise<T> {
  return (await worker.ask<T>(request, { state: "", record })).answer;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
