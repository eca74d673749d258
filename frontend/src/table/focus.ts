/** Where the keyboard goes in a part of the table. */

/** The first thing that can be used there, else the first at all. */
export function focusFirst(selector: string): void {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const usable = all.find((each) => !each.closest(".none, .dear"));
  (usable ?? all[0])?.focus();
}
