/** The title in the browser's tab: that of the top screen, in the current language. */

import { untrack } from "svelte";

class ScreenTitle {
  /** The titles of the mounted screens; the top one is last. */
  #titles: readonly (() => string)[] = $state.raw([]);

  /** The title; `undefined` if no screen has one of its own. */
  get current(): string | undefined {
    return this.#titles.at(-1)?.();
  }

  /** Add a title on top; the returned function removes it. */
  add(title: () => string): () => void {
    this.#titles = [...this.#titles, title];
    return () => (this.#titles = this.#titles.filter((each) => each !== title));
  }
}

export const screenTitle = new ScreenTitle();

/** Give the calling screen a title as long as it is mounted. */
export function setTitle(title: () => string): void {
  $effect(() => untrack(() => screenTitle.add(title)));
}
