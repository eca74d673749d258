/**
 * The screen beneath one that is laid over it. It stays as it is, a game half told and a form half
 * filled in, and whoever comes back finds the same place in it.
 */

import { tick } from "svelte";

interface Left {
  readonly focus: Element | null;
  readonly scroll: number;
}

class Beneath {
  /** The path of that screen; none if the page was opened with the other one. */
  path: string | null = $state(null);
  /** Its path with all that stands behind it. */
  address = $state("/");
  /** Whether something lies over it: then it hears no keys, and nothing goes on in it. */
  covered = $state(false);
  #left: Left | null = null;
  #scroll = 0;

  constructor() {
    // Whatever is laid over the screen begins at its top: by then it is too late to ask.
    addEventListener("scroll", () => !this.covered && (this.#scroll = scrollY), { passive: true });
  }

  /** Something is laid over the screen. */
  cover(): void {
    if (this.covered) return;
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>("dialog:modal")) open.close();
    this.#left = { focus: document.activeElement, scroll: this.#scroll };
    this.covered = true;
  }

  /** A screen has nothing over it: the one that was beneath, or another one. */
  uncover(path: string, query: URLSearchParams): void {
    const left = this.covered && path === this.path ? this.#left : null;
    this.path = path;
    this.address = query.size > 0 ? `${path}?${query}` : path;
    this.covered = false;
    if (left) void this.#restore(left);
  }

  async #restore({ focus, scroll }: Left): Promise<void> {
    await tick();
    scrollTo(0, scroll);
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true });
  }
}

export const beneath = new Beneath();
