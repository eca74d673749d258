/** Keeps the screen on while a game is played at a real table. */

import { on } from "svelte/events";

/**
 * Request a wake lock, again whenever the page becomes visible; the returned function releases it.
 * Where there is none (an old browser, low battery), the screen goes off as usual.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function request(): Promise<void> {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      lock = null;
    }
  }

  const off = on(document, "visibilitychange", () => void request());
  void request();
  return () => {
    over = true;
    off();
    void lock?.release().catch(() => {});
  };
}
