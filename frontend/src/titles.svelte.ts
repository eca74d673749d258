/** What stands in the tab: the title of the screen on top, in the language spoken now. */

import { untrack } from "svelte";

class Titles {
  /** Of the screens that are there, what each wants to say; the one on top came last. */
  #wanted: readonly (() => string)[] = $state.raw([]);

  /** What is said; nothing: no screen has a title of its own. */
  get now(): string | undefined {
    return this.#wanted.at(-1)?.();
  }

  add(say: () => string): () => void {
    this.#wanted = [...this.#wanted, say];
    return () => (this.#wanted = this.#wanted.filter((each) => each !== say));
  }
}

export const titles = new Titles();

/** The screen that calls this has a title as long as it is there. */
export function titled(say: () => string): void {
  $effect(() => untrack(() => titles.add(say)));
}
