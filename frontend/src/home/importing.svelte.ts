/** Games from files: a good one is opened, a damaged one says what is wrong with it. */

import { Refused, type Engine } from "../engine/engine.ts";
import type { Problem } from "../engine/types.ts";

/** More is no record: that of the longest game has a tenth of it. */
const LARGEST = 2_000_000;

interface Failed {
  name: string;
  /** What was in it; empty if nobody has looked. */
  text: string;
  problem: Problem;
}

export class Importing {
  readonly #engine: Engine;
  readonly #opened: (ids: readonly string[]) => void;
  #failures: readonly Failed[] = $state.raw([]);

  busy = $state(false);
  /** How many games were taken. */
  taken = $state(0);

  /** `opened` is called with the ids of the games that were taken. */
  constructor(engine: Engine, opened: (ids: readonly string[]) => void) {
    this.#engine = engine;
    this.#opened = opened;
  }

  /** The first file that was not taken, and why. */
  get failed(): Failed | null {
    return this.#failures[0] ?? null;
  }

  /** That has been read; the next one that was not taken, if there is one. */
  dismiss(): void {
    this.#failures = this.#failures.slice(1);
  }

  async take(...files: readonly File[]): Promise<void> {
    await this.#sending(async () => {
      const taken: string[] = [];
      for (const file of files) {
        if (file.size > LARGEST) this.#fail(file.name, "", TOO_LARGE);
        else taken.push(...(await this.#send(file.name, await file.text(), false)));
      }
      return taken;
    });
  }

  /** Keep the good part of the file that was not taken. */
  async salvage(): Promise<void> {
    const { failed } = this;
    if (!failed) return;
    this.dismiss();
    await this.#sending(() => this.#send(failed.name, failed.text, true));
  }

  async #sending(send: () => Promise<string[]>): Promise<void> {
    this.busy = true;
    const taken = await send().finally(() => (this.busy = false));
    this.taken += taken.length;
    if (taken.length > 0) this.#opened(taken);
  }

  /** The id of the game, or none if it was not taken. */
  async #send(name: string, text: string, salvage: boolean): Promise<string[]> {
    try {
      return [(await this.#engine.importRecord(text, salvage)).id];
    } catch (error) {
      if (error instanceof Refused) this.#fail(name, text, error.problem);
      else this.#fail(name, "", AWAY);
      return [];
    }
  }

  #fail(name: string, text: string, problem: Problem): void {
    this.#failures = [...this.#failures, { name, text, problem }];
  }
}

const TOO_LARGE: Problem = { message: { id: "page-games-import-too-large" } };
const AWAY: Problem = { message: { id: "page-notice-away" } };
