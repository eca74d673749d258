/** Imports games from files: a good one is opened, a damaged one is reported, many are merged. */

import { Refused, type Engine } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { Problem } from "../engine/types.ts";
import { kindOf } from "../files/transfer.ts";
import { problemOf } from "../look/problems.ts";
import { toasts } from "../look/toasts.svelte.ts";
import { router } from "../router.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** Larger files are no records: that of the longest game has a tenth of this. */
const MAX_SIZE = 2_000_000;

/** A file of all games names its format at once, and may be large. */
const BEGINNING = 100;
/** The status of a request that makes no sense. */
const UNFIT = 422;

const TOO_LARGE: Problem = { message: { id: "page-games-import-too-large" } };
const NO_GAMES: Problem = { message: { id: "page-games-no-archive" } };

interface Failure {
  name: string;
  /** The content; empty if nobody has read it. */
  text: string;
  problem: Problem;
}

/** What became of a file of all games. */
export interface Merged {
  added: number;
  /** Those that were here already. */
  known: number;
  /** Those that are damaged. */
  damaged: number;
}

export class Importing {
  readonly #engine: Engine;
  readonly #imported: (ids: readonly string[]) => void;
  readonly #merged: (merged: Merged) => void;
  #failures: readonly Failure[] = $state.raw([]);

  busy = $state(false);
  /** The number of games imported so far. */
  count = $state(0);

  /** `imported` is called with the ids of the new games, `merged` after a file of all games. */
  constructor(
    engine: Engine,
    imported: (ids: readonly string[]) => void,
    merged: (merged: Merged) => void = () => {},
  ) {
    this.#engine = engine;
    this.#imported = imported;
    this.#merged = merged;
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
        if (kindOf(await file.slice(0, BEGINNING).text()) === "games") await this.#merge(file);
        else if (file.size > MAX_SIZE) this.#fail(file.name, "", TOO_LARGE);
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

  /** Take the games of a file of all games, but for those that are here already. */
  async #merge(file: File): Promise<void> {
    const merged: Merged = { added: 0, known: 0, damaged: 0 };
    try {
      for (const game of gamesIn(await file.text())) merged[await this.#adopt(game)] += 1;
    } catch (error) {
      this.#fail(file.name, "", error instanceof SyntaxError ? NO_GAMES : problemOf(error));
    }
    this.count += merged.added;
    if (Object.values(merged).some((count) => count > 0)) this.#merged(merged);
  }

  /** Take a game; whatever would be wrong with the next one, too, is an error. */
  async #adopt(game: string): Promise<keyof Merged> {
    try {
      return (await this.#engine.adopt(game)).added ? "added" : "known";
    } catch (error) {
      if (error instanceof Refused && error.status === UNFIT) return "damaged";
      throw error;
    }
  }

  #fail(name: string, text: string, problem: Problem): void {
    this.#failures = [...this.#failures, { name, text, problem }];
  }
}

/** Texts, in which brackets do not count, and brackets. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;

/**
 * Return the games of such a file, as the texts they are: Python reads them, since numbers may be
 * larger than JavaScript can read. A `SyntaxError` if there are none, or the file is cut off.
 */
export function gamesIn(text: string): string[] {
  const [, list = ""] = text.split(/"games"\s*:\s*(?=\[)(.*)/s);
  const games: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: token, index } of list.matchAll(TOKENS)) {
    if (token === "{" && depth === 1) start = index;
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (token === "}" && depth === 1) games.push(list.slice(start, index + 1));
    if (token === "]" && depth === 0) return games;
  }
  throw new SyntaxError("no games");
}

/** Say what became of a file of all games. */
function report({ added, known, damaged }: Merged): void {
  const said = [words.say("page-games-added", { count: added })];
  if (known > 0) said.push(words.say("page-games-known", { count: known }));
  if (damaged > 0) said.push(words.say("page-games-damaged", { count: damaged }));
  toasts.show(words.join(said, "sentences"));
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

export const importing = new Importing(engine, (ids) => void open(ids), report);
