/** Python in a worker of this page, which answers requests: `ceres.library.page`, or the coach. */

import { logError } from "../report/error_log.ts";
import { loading } from "../site/loading.svelte.ts";
import { jobsAddress, pythonAddress } from "../site/site.ts";
import type {
  Answer,
  Gone,
  JobWorker,
  Noted,
  Progress,
  Question,
} from "../site/worker_messages.ts";
import { Refused, Unreachable } from "./engine.ts";
import type { Problem } from "./types.ts";

declare global {
  /** The worker that was started before the page itself: public/site/start.js. */
  var ceresPython: Worker | undefined;
}

/** What a request is about: a record, or rows and records of the library; see `Question`. */
export interface Subject {
  readonly rows?: string;
  readonly record: string;
}

interface Waiting {
  readonly resolve: (reply: string) => void;
  readonly reject: (error: Error) => void;
}

/** The reply to a request. */
interface Reply<T> {
  readonly answer: T;
}

type Follow = (progress: Progress | null) => void;

const NOTHING: Subject = { record: "" };
const GONE: Gone = -1;
const NOTED: Noted = -2;
const UNFIT = 422;
const FAILED = 500;

export class Python {
  readonly #name: JobWorker | "";
  readonly #follow: Follow;
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** `follow` is called while it starts, and with `null` when it has started. */
  constructor(name: JobWorker | "" = "", follow: Follow = () => {}) {
    this.#name = name;
    this.#follow = follow;
  }

  /** Resolve when Python is ready; `Unreachable` if it cannot be started. */
  async ready(): Promise<void> {
    await this.send("");
  }

  /** Send a request, and parse the reply. */
  async ask<T>(request: object, subject = NOTHING): Promise<Reply<T>> {
    const reply = JSON.parse(await this.send(JSON.stringify(request), subject));
    if (reply.problem) throw new Refused(reply.problem as Problem, UNFIT);
    return reply as Reply<T>;
  }

  /** Send a request as text, and return the reply as it is. */
  send(request: string, { rows = "", record }: Subject = NOTHING): Promise<string> {
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      const question: Question = [number, rows, record, request];
      this.#running().postMessage(question);
    });
  }

  /** Return the worker; one that has crashed is started again. */
  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#started() ?? this.#start();
    worker.onmessage = ({ data }: MessageEvent<Answer | Progress | null>) => {
      if (Array.isArray(data)) this.#take(data);
      else this.#follow(data);
    };
    worker.onerror = () => this.#gone();
    this.#worker = worker;
    return worker;
  }

  /** Return the worker that was started early, if it is the one that plays. */
  #started(): Worker | undefined {
    if (this.#name) return undefined;
    const worker = globalThis.ceresPython;
    globalThis.ceresPython = undefined;
    return worker;
  }

  #start(): Worker {
    const address = this.#name ? jobsAddress : pythonAddress;
    return new Worker(address ?? "", { type: "module", name: this.#name });
  }

  #take([number, reply, failure]: Answer): void {
    if (number === NOTED) return logError(failure);
    if (number === GONE) {
      console.error(failure);
      return this.#gone();
    }
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (!failure) waiting?.resolve(reply ?? "");
    else waiting?.reject(new Refused(failed(failure), FAILED));
  }

  /** End the worker; it is started again if it is asked. */
  close(): void {
    this.#gone();
  }

  #gone(): void {
    this.#follow(null);
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Unreachable());
    this.#waiting.clear();
  }
}

/** Return an unexpected error of Python as a problem; the last line of its traceback names it. */
function failed(traceback: string): Problem {
  console.error(traceback);
  const problem = traceback.trim().split("\n").at(-1) ?? "";
  return { message: { id: "page-site-failed", facts: { problem } } };
}

export const python = new Python("", (progress) => (loading.progress = progress));
