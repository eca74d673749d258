/** Short notes at the edge of the page, perhaps with something to do about it: `Undo`. */

import { untrack } from "svelte";
import { router } from "../router.svelte.ts";

export interface Toast {
  readonly id: number;
  /** The screen that it was shown on. */
  readonly path: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Something is wrong, and not just to be known. */
  readonly bad?: boolean;
}

/** Milliseconds: long enough to read, and to think whether to take it back. */
const READ = 6_000;
const DECIDE = 12_000;
const MOST = 3;

class Toasts {
  #all = $state.raw<readonly Toast[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #next = 0;

  #places = $state.raw<readonly object[]>([]);

  /** A place for the notes lies over all others; the answer takes it away. */
  showIn(place: object): () => void {
    this.#places = [...this.#places, place];
    return () => (this.#places = this.#places.filter((each) => each !== place));
  }

  /** Whether the notes are seen there: what lies under a dialog is out of reach. */
  isShownIn(place: object): boolean {
    return this.#places.at(-1) === place;
  }

  /** The notes that are shown, the oldest first. */
  get all(): readonly Toast[] {
    return this.#all;
  }

  /** Show a note for a while; the answer takes it away before that. */
  show(text: string, action?: Toast["action"], bad = false): () => void {
    const id = this.#next++;
    const path = untrack(() => router.path);
    const toast = { id, path, text, bad, ...(action && { action }) };
    for (const old of this.#all.slice(0, Math.max(0, this.#all.length + 1 - MOST))) {
      this.dismiss(old.id);
    }
    this.#all = [...this.#all, toast];
    this.resume(id);
    return () => this.dismiss(id);
  }

  /** Another screen is shown: what was only to be known has been; what can be done, still can. */
  arrive(at: string): void {
    for (const { id, path, action } of this.#all) if (path !== at && !action) this.dismiss(id);
  }

  dismiss(id: number): void {
    this.pause(id);
    this.#all = this.#all.filter((toast) => toast.id !== id);
  }

  /** Somebody is reading it. */
  pause(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** It may go in a while. */
  resume(id: number): void {
    const toast = this.#all.find((each) => each.id === id);
    if (toast === undefined) return;
    this.pause(id);
    const timer = setTimeout(() => this.dismiss(id), toast.action ? DECIDE : READ);
    this.#timers.set(id, timer);
  }
}

export const toasts = new Toasts();
