/** Short notices at the edge of the page, some with an action: `Undo`. */

import { untrack } from "svelte";
import { router } from "../router.svelte.ts";

export interface Toast {
  readonly id: number;
  /** The path of the screen that showed it. */
  readonly path: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Whether it reports a problem. */
  readonly bad?: boolean;
}

/** How long a toast is shown, in milliseconds: time to read it, or to decide about its action. */
const DURATION = 6_000;
const DURATION_WITH_ACTION = 12_000;
const MAX_TOASTS = 3;

class Toasts {
  #all = $state.raw<readonly Toast[]>([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #next = 0;
  /** The components that can show the toasts: the page, and dialogs over it. */
  #hosts = $state.raw<readonly object[]>([]);

  /** Add a host on top of all others; the returned function removes it. */
  addHost(host: object): () => void {
    this.#hosts = [...this.#hosts, host];
    return () => (this.#hosts = this.#hosts.filter((each) => each !== host));
  }

  /** Whether this host shows the toasts: those below a dialog would be out of reach. */
  isTopHost(host: object): boolean {
    return this.#hosts.at(-1) === host;
  }

  /** The toasts, oldest first. */
  get all(): readonly Toast[] {
    return this.#all;
  }

  /** Show a toast for a while; the returned function dismisses it before. */
  show(text: string, action?: Toast["action"], bad = false): () => void {
    const id = this.#next++;
    const path = untrack(() => router.path);
    const toast = { id, path, text, bad, ...(action && { action }) };
    for (const old of this.#all.slice(0, Math.max(0, this.#all.length + 1 - MAX_TOASTS))) {
      this.dismiss(old.id);
    }
    this.#all = [...this.#all, toast];
    this.resume(id);
    return () => this.dismiss(id);
  }

  /** Another screen is shown: dismiss the toasts of others, unless they have an action. */
  leaveScreens(current: string): void {
    for (const { id, path, action } of this.#all) if (path !== current && !action) this.dismiss(id);
  }

  dismiss(id: number): void {
    this.pause(id);
    this.#all = this.#all.filter((toast) => toast.id !== id);
  }

  /** Keep a toast while it is being read. */
  pause(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  /** Dismiss a toast after its time. */
  resume(id: number): void {
    const toast = this.#all.find((each) => each.id === id);
    if (toast === undefined) return;
    this.pause(id);
    const timer = setTimeout(
      () => this.dismiss(id),
      toast.action ? DURATION_WITH_ACTION : DURATION,
    );
    this.#timers.set(id, timer);
  }
}

export const toasts = new Toasts();
