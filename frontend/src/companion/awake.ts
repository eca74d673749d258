/** Keeps the screen on while a game lies on the table. */

/**
 * Ask for the screen to stay on, again whenever the page comes back; the answer lets it go.
 * Where that is not possible (an old browser, little battery) the screen goes off as ever.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function take(): Promise<void> {
    if (over || document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      lock = null;
    }
  }

  const look = (): void => void take();
  document.addEventListener("visibilitychange", look);
  void take();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", look);
    void lock?.release().catch(() => {});
  };
}
