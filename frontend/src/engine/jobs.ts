/** The jobs of the page's workers; `client.ts` declares them. */

import { jobsAddress } from "../site/site.ts";
import type { Progress } from "../site/worker_messages.ts";
import { JOBS, type Jobs } from "./client.ts";

/** How a job is done, and what hears how it goes on. */
export interface JobControl<T> {
  /** Cancels it: it ends with an error at once, and the workers stop within a few playouts. */
  readonly signal?: AbortSignal;
  /** The most workers that take part; by default as many as the device has room for. */
  readonly workers?: number;
  /** Python is starting; `null` when it has started. */
  loading?(progress: Progress | null): void;
  /** This share of the job is done. */
  progress?(share: number): void;
  /** There is an answer, which will be sharper. */
  soFar?(found: T): void;
}

/** Have a job done; Python is loaded with the first one. */
async function run<T>(job: string, parameters: object, control?: JobControl<T>): Promise<T> {
  if (jobsAddress === undefined) throw new Error("no Python");
  const { runJob } = await import("./worker_pool.ts");
  return runJob<T>(job, parameters, control);
}

export const jobs = Object.fromEntries(
  JOBS.map((job) => [
    job,
    (parameters: object, control?: JobControl<unknown>) => run(job, parameters, control),
  ]),
) as unknown as Jobs;
