/** A game from a file: a good one is opened, a damaged one says what is wrong with it. */

import { Refused, type Engine } from "../engine/engine.ts";
import type { Problem } from "../engine/types.ts";

/** More is no record: that of the longest game has a tenth of it. */
const LARGEST = 2_000_000;

export class Importing {
  readonly #engine: Engine;
  readonly #opened: (id: string) => void;

  busy = $state(false);
  /** The file that was not taken, and why. */
  failed: { name: string; text: string; problem: Problem } | null = $state.raw(null);

  /** `opened` is called with the id of a game that was taken. */
  constructor(engine: Engine, opened: (id: string) => void) {
    this.#engine = engine;
    this.#opened = opened;
  }

  async take(file: File): Promise<void> {
    if (file.size > LARGEST) {
      const problem = { message: { id: "page-games-import-too-large" } };
      this.failed = { name: file.name, text: "", problem };
      return;
    }
    await this.#send(file.name, await file.text(), false);
  }

  /** Keep the good part of the file that was not taken. */
  async salvage(): Promise<void> {
    if (this.failed) await this.#send(this.failed.name, this.failed.text, true);
  }

  async #send(name: string, text: string, salvage: boolean): Promise<void> {
    this.busy = true;
    this.failed = null;
    try {
      this.#opened((await this.#engine.importRecord(text, salvage)).id);
    } catch (error) {
      const away = { message: { id: "page-notice-away" } };
      this.failed = { name, text, problem: error instanceof Refused ? error.problem : away };
    } finally {
      this.busy = false;
    }
  }
}
