/** The common part of all pickers: items to tap, each up to a number. */

import type { HTMLButtonAttributes } from "svelte/elements";
import type { Ask } from "../../engine/types.ts";

export interface Picker {
  /** How many of each item are left; others are not possible. */
  left: ReadonlyMap<string, number>;
  /** The items tapped so far. */
  drawn: readonly string[];
  count: number;
  ontap: (id: string) => void;
}

/** What was tapped in order; what is removed from the middle leaves a gap, and the next comes there. */
export interface Tapped<Item> {
  items: readonly Item[];
  gap: number | null;
}

/** Return what is tapped once this item was: removed if it was there, else added. */
export function tapOne<Item>({ items, gap }: Tapped<Item>, at: number, item: Item): Tapped<Item> {
  if (at >= 0) return { items: items.toSpliced(at, 1), gap: at };
  return { items: items.toSpliced(gap ?? items.length, 0, item), gap: null };
}

/** Return how many of each item can still be drawn; none of what is excluded by a drawn one. */
export function leftOf(
  { options }: Pick<Ask, "options">,
  drawn: readonly string[],
): Picker["left"] {
  const excluded = new Set(
    options.flatMap(({ id, excludes }) => (drawn.includes(id) ? (excludes ?? []) : [])),
  );
  return new Map(
    options.map(({ id, left }) => {
      const tapped = drawn.filter((each) => each === id).length;
      return [id, excluded.has(id) ? 0 : left - tapped];
    }),
  );
}

/** Return the attributes of the button of an item. */
export function button(picker: Picker, id: string): HTMLButtonAttributes & { "data-pick": string } {
  return {
    type: "button",
    "data-pick": id,
    "aria-pressed": picker.drawn.includes(id),
    disabled: !isTappable(picker, id),
    onclick: () => picker.ontap(id),
  };
}

/** Whether tapping an item adds or removes it. */
function isTappable({ left, drawn, count }: Picker, id: string): boolean {
  if (!left.has(id)) return false;
  return drawn.includes(id) || ((left.get(id) ?? 0) > 0 && (drawn.length < count || count === 1));
}
