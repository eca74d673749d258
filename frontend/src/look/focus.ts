/** Moves the keyboard focus. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Return a key handler: arrows, Home and End move the focus among the matching elements. */
export function focusAmong(selector: string): (event: KeyboardEvent) => void {
  return (event) => {
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
    const current = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const next = step === undefined ? ends[event.key] : current + step + all.length;
    if (next === undefined || all.length === 0) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  };
}

/** Focus the first matching element that can be used, else the first of all. */
export function focusFirst(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const usable = all.find((each) => !each.closest(".none, .dear"));
  (usable ?? all[0])?.focus();
}

/** Focus an element if nothing has the focus, or only what cannot be used any more. */
export function focusIfNowhere(element: HTMLElement | null | undefined): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.matches(":disabled")) {
    element?.focus({ preventScroll: true });
  }
}
