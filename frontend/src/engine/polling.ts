/** Asking again from time to time. */

/**
 * Ask at intervals in milliseconds, and when the page is shown again, but not while it is hidden.
 * Return a function that ends it.
 */
export function poll(
  interval: number,
  ask: () => void,
  when: () => boolean = () => true,
): () => void {
  const refresh = (): void => {
    if (document.visibilityState === "visible") ask();
  };
  const timer = setInterval(() => when() && refresh(), interval);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}
