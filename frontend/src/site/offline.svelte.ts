/**
 * Stores the site in the browser (workers/service.ts), and notices newer versions of it.
 *
 * A newer version takes over when the player wants it, but not while any tab shows a game.
 */

import { loading } from "./loading.svelte.ts";
import { onSite } from "./site.ts";
import type { Progress } from "./worker_messages.ts";

const WORKER = "service-worker.js";
/** Tabs that show a game share this lock. */
const TABLE = "ceres-table";
/** How long to wait for the other tabs to release it, in milliseconds. */
const TIMEOUT = 1000;
/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK_EVERY = 60 * 60 * 1000;

class Offline {
  /** The worker of a newer version that is ready. */
  #waiting: ServiceWorker | null = $state.raw(null);

  /** Whether there is a newer version. */
  get renewable(): boolean {
    return this.#waiting !== null;
  }

  /** Store the site from now on, to work without a network. */
  async begin(): Promise<void> {
    if (!onSite || !("serviceWorker" in navigator)) return;
    const service = navigator.serviceWorker;
    // The first version takes over a page of its own version.
    let first = service.controller === null;
    service.addEventListener("controllerchange", () => {
      if (!first) location.reload();
      first = false;
    });
    try {
      const registration = await service.register(WORKER, { updateViaCache: "none" });
      // A newer version is stored without a word.
      service.addEventListener("message", ({ data }: MessageEvent<Progress>) => {
        if (first) loading.progress = registration.installing && data;
      });
      registration.addEventListener("updatefound", () => this.#watch(registration.installing));
      this.#watch(registration.waiting ?? registration.installing);
      setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
    } catch (error) {
      // The page still works with a network.
      console.info(error);
    }
  }

  #watch(worker: ServiceWorker | null): void {
    const look = (): void => {
      // Without a worker before it, this is the first version.
      if (worker?.state !== "installing") loading.progress = null;
      const ready = worker?.state === "installed" && navigator.serviceWorker.controller !== null;
      if (ready) this.#waiting = worker;
      else if (this.#waiting === worker) this.#waiting = null;
    };
    worker?.addEventListener("statechange", look);
    look();
  }

  /** Let the newer version take over all tabs; return whether none of them shows a game. */
  async renew(): Promise<boolean> {
    const take = (): boolean => {
      this.#waiting?.postMessage("take over");
      return true;
    };
    if (!navigator.locks) return take();
    // A tab that was just closed may still hold the lock.
    const signal = AbortSignal.timeout(TIMEOUT);
    return navigator.locks.request(TABLE, { signal }, take).catch(() => false);
  }

  /** Hold the lock of a game until the returned function is called. */
  sit(): () => void {
    let rise = (): void => {};
    const sitting = new Promise<void>((resolve) => (rise = resolve));
    if (onSite) void navigator.locks?.request(TABLE, { mode: "shared" }, () => sitting);
    return rise;
  }
}

export const offline = new Offline();
