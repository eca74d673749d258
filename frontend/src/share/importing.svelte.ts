/** Imports games from files: a good one is opened, a damaged one is reported. */

import { Refused, type Engine } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { Problem } from "../engine/types.ts";
import { problemOf } from "../look/problems.ts";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** Larger files are no records: that of the longest game has a tenth of this. */
const MAX_SIZE = 2_000_000;

const TOO_LARGE: Problem = { message: { id: "page-games-import-too-large" } };

interface Failure {
  name: string;
  /** The content; empty if nobody has read it. */
  text: string;
  problem: Problem;
}

export class Importing {
  readonly #engine: Engine;
  readonly #imported: (ids: readonly string[]) => void;
  #failures: readonly Failure[] = $state.raw([]);

  busy = $state(false);
  /** The number of games imported so far. */
  count = $state(0);

  /** `imported` is called with the ids of the new games. */
  constructor(engine: Engine, imported: (ids: readonly string[]) => void) {
    this.#engine = engine;
    this.#imported = imported;
  }

  /** The first file that could not be imported, and why. */
  get failed(): Failure | null {
    return this.#failures[0] ?? null;
  }

  /** Go on to the next failure. */
  dismiss(): void {
    this.#failures = this.#failures.slice(1);
  }

  async importFiles(...files: readonly File[]): Promise<void> {
    await this.#run(async () => {
      const ids: string[] = [];
      for (const file of files) {
        if (file.size > MAX_SIZE) this.#fail(file.name, "", TOO_LARGE);
        else ids.push(...(await this.#send(file.name, await file.text(), false)));
      }
      return ids;
    });
  }

  /** Import the good part of the file that failed. */
  async salvage(): Promise<void> {
    const { failed } = this;
    if (!failed) return;
    this.dismiss();
    await this.#run(() => this.#send(failed.name, failed.text, true));
  }

  async #run(send: () => Promise<string[]>): Promise<void> {
    this.busy = true;
    const ids = await send().finally(() => (this.busy = false));
    this.count += ids.length;
    if (ids.length > 0) this.#imported(ids);
  }

  /** Return the id of the new game; none if the file was refused. */
  async #send(name: string, text: string, salvage: boolean): Promise<string[]> {
    try {
      return [(await this.#engine.import({ text, salvage })).id];
    } catch (error) {
      this.#fail(name, error instanceof Refused ? text : "", problemOf(error));
      return [];
    }
  }

  #fail(name: string, text: string, problem: Problem): void {
    this.#failures = [...this.#failures, { name, text, problem }];
  }
}

/** Open the game that was imported; show the list if there are several. */
async function open(ids: readonly string[]): Promise<void> {
  const [only, ...others] = ids;
  if (others.length === 0) {
    router.go(`/games/${only}`);
    return;
  }
  router.go("/");
  await words.load("replay");
  toasts.show(words.say("page-share-saved", { count: ids.length }));
}

export const importing = new Importing(engine, (ids) => void open(ids));
