/**
 * Keeps the site in the browser (workers/service.ts), and knows when a newer version of it is there.
 *
 * It takes over when the player wants it, never while a game is on a table: in no tab.
 */

import { onSite } from "./place.ts";

const WORKER = "service-worker.js";
/** Who sits at a table holds this lock with all others who do. */
const TABLE = "ceres-table";
/** How long to wait for the others to rise. */
const PATIENCE = 1000;
/** How often a page that stays open looks for a newer version. */
const LOOK_EVERY = 60 * 60 * 1000;

class Offline {
  /** A newer version that is ready. */
  #waiting: ServiceWorker | null = $state.raw(null);

  /** Whether there is a newer version. */
  get renewable(): boolean {
    return this.#waiting !== null;
  }

  /** Keep the site from now on; done when it is, so that one can do without a network. */
  async begin(): Promise<void> {
    if (!onSite || !("serviceWorker" in navigator)) return;
    const service = navigator.serviceWorker;
    // The first version takes over a page that is its own already.
    let first = service.controller === null;
    service.addEventListener("controllerchange", () => {
      if (!first) location.reload();
      first = false;
    });
    try {
      const registration = await service.register(WORKER, { updateViaCache: "none" });
      registration.addEventListener("updatefound", () => this.#watch(registration.installing));
      this.#watch(registration.waiting ?? registration.installing);
      setInterval(() => void registration.update().catch(() => {}), LOOK_EVERY);
    } catch (error) {
      // The page works all the same, with a network.
      console.info(error);
    }
  }

  #watch(worker: ServiceWorker | null): void {
    const look = (): void => {
      // Without a worker before it, it is no newer one.
      const ready = worker?.state === "installed" && navigator.serviceWorker.controller !== null;
      if (ready) this.#waiting = worker;
      else if (this.#waiting === worker) this.#waiting = null;
    };
    worker?.addEventListener("statechange", look);
    look();
  }

  /** Have the newer version take over, all tabs with it; whether none of them is at a table. */
  async renew(): Promise<boolean> {
    const take = (): boolean => {
      this.#waiting?.postMessage("take over");
      return true;
    };
    if (!navigator.locks) return take();
    // A tab that was just closed may still be about to rise.
    const signal = AbortSignal.timeout(PATIENCE);
    return navigator.locks.request(TABLE, { signal }, take).catch(() => false);
  }

  /** Sit at a table, until the function returned is called. */
  sit(): () => void {
    let rise = (): void => {};
    const sitting = new Promise<void>((resolve) => (rise = resolve));
    if (onSite) void navigator.locks?.request(TABLE, { mode: "shared" }, () => sitting);
    return rise;
  }
}

export const offline = new Offline();
