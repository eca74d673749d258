/** Whether this browser stores the games of a page without a server, and has promised to keep them. */

import { readText, writeText } from "../storage.ts";

/** When a file of all games was saved last. */
const SAVED = "ceres-games-saved";

class Storage {
  /** The browser stores nothing for this page: the games are lost with it. */
  denied = $state(false);
  /** Whether it has promised to keep them; `null` if it does not say. */
  kept: boolean | null = $state(null);
  #saved = $state(readText(SAVED) ?? "");

  /** Ask the browser not to begin with these games if it is short of room. */
  async ask(): Promise<void> {
    await this.#learn(() => navigator.storage.persist());
  }

  /** Find out what the browser has promised. */
  async look(): Promise<void> {
    await this.#learn(() => navigator.storage.persisted());
  }

  async #learn(answer: () => Promise<boolean>): Promise<void> {
    try {
      this.kept = await answer();
    } catch {
      this.kept = null; // it knows nothing of that
    }
  }

  /** Note that a file of all games has just been saved. */
  noteSaved(): void {
    this.#saved = new Date().toISOString();
    writeText(SAVED, this.#saved);
  }

  /** Count the games that were changed since such a file was saved. */
  unsaved(games: readonly { readonly changed: string }[]): number {
    return games.filter(({ changed }) => changed > this.#saved).length;
  }
}

export const storage = new Storage();
