/** Arrow keys, Home and End among the things of a list, a row of tabs, a menu. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** A handler of keys that moves the focus among the elements that match, round and round. */
export function focusAmong(selector: string): (event: KeyboardEvent) => void {
  return (event) => {
    const all = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>(selector)];
    const here = all.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const there = step === undefined ? ends[event.key] : here + step + all.length;
    if (there === undefined || all.length === 0) return;
    event.preventDefault();
    all[there % all.length]?.focus();
  };
}
