/** Python in a worker of this page: it is asked, and answers as the service does. */

import { pythonAddress } from "../site/place.ts";
import type { Answer, Gone, Question } from "../site/questions.ts";
import { Refused, Unreachable } from "./engine.ts";
import type { Problem } from "./types.ts";

declare global {
  /** The worker that was started before the page itself: public/site/start.js. */
  var ceresPython: Worker | undefined;
}

/** What is asked about: a state of a game by its name, and the game's record. */
export interface About {
  readonly state: string;
  readonly record: string;
}

interface Waiting {
  readonly resolve: (reply: string) => void;
  readonly reject: (error: Error) => void;
}

const NOTHING: About = { state: "", record: "" };
const GONE: Gone = -1;
const UNFIT = 422;
const FAILED = 500;

class Python {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** Done when Python is there; `Unreachable` if it cannot be started. */
  async ready(): Promise<void> {
    await this.#send(NOTHING, "", "");
  }

  /** The answer to a request; `then` is the state of the game after it, if it changes the game. */
  async ask<T>(request: object, about = NOTHING, then = ""): Promise<T> {
    const reply = JSON.parse(await this.#send(about, then, JSON.stringify(request)));
    if (reply.problem) throw new Refused(reply.problem as Problem, UNFIT);
    return reply as T;
  }

  /** Have a game ready that will be asked about. */
  hold(about: About): void {
    this.#send(about, "", "").catch(() => {}); // whoever asks about it is told what is wrong
  }

  #send(about: About, then: string, request: string): Promise<string> {
    const number = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      const question: Question = [number, about.state, then, about.record, request];
      this.#running().postMessage(question);
    });
  }

  /** The worker; one that broke down is started again. */
  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = globalThis.ceresPython ?? new Worker(pythonAddress ?? "", { type: "module" });
    globalThis.ceresPython = undefined;
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#take(data);
    worker.onerror = () => this.#gone();
    this.#worker = worker;
    return worker;
  }

  #take([number, reply, failure]: Answer): void {
    if (number === GONE) {
      console.error(failure);
      return this.#gone();
    }
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (!failure) waiting?.resolve(reply ?? "");
    else waiting?.reject(new Refused(failed(failure), FAILED));
  }

  #gone(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Unreachable());
    this.#waiting.clear();
  }
}

/** Python failed in a way that nobody thought of; its last line says how. */
function failed(traceback: string): Problem {
  console.error(traceback);
  const problem = traceback.trim().split("\n").at(-1) ?? "";
  return { message: { id: "page-site-failed", facts: { problem } } };
}

export const python = new Python();
