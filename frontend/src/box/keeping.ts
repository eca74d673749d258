/** The box of this device, as the browser keeps it. */

import { ACTIONS, LETTERS, type CardDraft, type Draft } from "./draft.ts";

const KEY = "ceres-box";
const FORMAT = "ceres-box/1";

export interface Kept {
  readonly draft: Draft;
  /** The engine has read it and found nothing wrong. */
  readonly approved: boolean;
}

/** What is kept: a box, nothing, or a text that another version of the page has written. */
export type Found = Kept | null | { readonly strange: string };

export function keptBox(): Found {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
    if (text === null) return null;
    const { format, cards, tiles, rebuilt = [], approved } = JSON.parse(text);
    const draft = { cards, tiles, rebuilt };
    if (format === FORMAT && isDraft(draft)) return { draft, approved: approved === true };
  } catch {
    // Storage is denied, or this is no JSON.
  }
  return text === null ? null : { strange: text };
}

/** Keep a box, or none; false if the browser does not. */
export function keepBox(box: Kept | null): boolean {
  try {
    if (box === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ format: FORMAT, ...box.draft, approved: box.approved })); // prettier-ignore
    return true;
  } catch {
    return false;
  }
}

/** Call back whenever another tab keeps a box. */
export function watchKept(changed: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}

function isDraft(value: { cards: unknown; tiles: unknown; rebuilt: unknown }): value is Draft {
  const whole = (count: unknown) => Number.isInteger(count) && (count as number) >= 0;
  return all(value.cards, isCard) && all(value.tiles, whole) && Array.isArray(value.rebuilt);
}

function isCard(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { number, does, letters, monument } = value as CardDraft;
  return (
    (number === undefined || Number.isInteger(number)) &&
    (does === undefined || ACTIONS.includes(does)) &&
    (letters === undefined || (Array.isArray(letters) && letters.every(isLetter))) &&
    (monument === undefined || typeof monument === "boolean")
  );
}

function isLetter(value: unknown): boolean {
  return LETTERS.some((letter) => letter === value);
}

function all(table: unknown, fits: (value: unknown) => boolean): boolean {
  if (typeof table !== "object" || table === null || Array.isArray(table)) return false;
  return Object.values(table).every(fits);
}
