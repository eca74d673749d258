/** The player's own box in the browser's storage. */

import { readText, writeText } from "../storage.ts";
import { ACTIONS, LETTERS, type CardDraft, type Draft } from "./draft.ts";

const KEY = "ceres-box";
const FORMAT = "ceres-box/1";

export interface StoredBox {
  readonly draft: Draft;
  /** Whether the engine has checked it and found no fault. */
  readonly approved: boolean;
}

/** Load the box: `null` if there is none, or the text if another version of the page wrote it. */
export function loadBox(): StoredBox | null | { readonly unreadable: string } {
  const text = readText(KEY);
  if (text === null) return null;
  try {
    const { format, cards, tiles, rebuilt = [], approved } = JSON.parse(text);
    const draft = { cards, tiles, rebuilt };
    if (format === FORMAT && isDraft(draft)) return { draft, approved: approved === true };
  } catch {
    // It is no JSON.
  }
  return { unreadable: text };
}

/** Save a box, or remove it; return whether the browser did. */
export function saveBox(box: StoredBox | null): boolean {
  const data = box && { format: FORMAT, ...box.draft, approved: box.approved };
  return writeText(KEY, data && JSON.stringify(data));
}

/** Call back whenever another tab saves a box. */
export function watchBox(changed: () => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) changed();
  });
}

function isDraft(value: { cards: unknown; tiles: unknown; rebuilt: unknown }): value is Draft {
  const isCount = (count: unknown) => Number.isInteger(count) && (count as number) >= 0;
  return every(value.cards, isCard) && every(value.tiles, isCount) && Array.isArray(value.rebuilt);
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

/** Whether a value is an object whose values all pass the test. */
function every(value: unknown, test: (each: unknown) => boolean): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(test);
}
