/**
 * The screen below one that is laid over it. It stays as it is, in the middle of a turn or of a
 * form, and keeps its scroll position and its focus.
 */

import { tick } from "svelte";

interface Position {
  readonly focus: Element | null;
  readonly scroll: number;
}

class BackgroundScreen {
  /** The path of the screen; `null` if the page was opened with the other one. */
  path: string | null = $state(null);
  /** Its path with the query. */
  address = $state("/");
  /** Whether another screen covers it: then it ignores keys, and nothing plays in it. */
  covered = $state(false);
  #position: Position | null = null;
  #scroll = 0;

  constructor() {
    // The covering screen starts at its top, so the position must be known before.
    addEventListener("scroll", () => !this.covered && (this.#scroll = scrollY), { passive: true });
  }

  /** Cover the screen with another one. */
  cover(): void {
    if (this.covered) return;
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) open.close();
    this.#position = { focus: document.activeElement, scroll: this.#scroll };
    this.covered = true;
  }

  /** Show a screen with nothing over it: the one that was covered, or another one. */
  uncover(path: string, query: URLSearchParams): void {
    const position = this.covered && path === this.path ? this.#position : null;
    this.path = path;
    this.address = query.size > 0 ? `${path}?${query}` : path;
    this.covered = false;
    if (position) void this.#restore(position);
  }

  async #restore({ focus, scroll }: Position): Promise<void> {
    await tick();
    scrollTo(0, scroll);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }
}

export const backgroundScreen = new BackgroundScreen();
