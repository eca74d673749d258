/** What is to be corrected: collected, then made all at once. Kept while the browser is open. */

import type { Change, Lot } from "../../engine/types.ts";

const KEY = "ceres-real-correct";
type Of<What extends Change["what"]> = Extract<Change, { what: What }>;

/** Changes with the same name mean the same thing: the later one counts. */
function nameOf(change: Change): string {
  switch (change.what) {
    case "vp":
      return `vp ${change.side}`;
    case "pile":
      return `pile ${change.era}`;
    default:
      return change.what;
  }
}

/** The Lots that a change is about. */
function lotsOf(change: Change): readonly Lot[] {
  switch (change.what) {
    case "lot":
    case "garden":
    case "remove":
      return [change.lot];
    case "build":
      return change.lots;
    default:
      return [];
  }
}

export class Draft {
  readonly #id: string;
  changes: readonly Change[] = $state.raw([]);

  /** `id` is that of the game. */
  constructor(id: string) {
    this.#id = id;
    this.changes = kept(id);
  }

  /** The change of this kind that was made so far. */
  find<What extends Change["what"]>(
    what: What,
    fits: (change: Of<What>) => boolean = () => true,
  ): Of<What> | undefined {
    return this.changes.find((each): each is Of<What> => each.what === what && fits(each as never));
  }

  put(...changes: readonly Change[]): void {
    const names = new Set(changes.map(nameOf));
    this.#set([...this.changes.filter((each) => !names.has(nameOf(each))), ...changes]);
  }

  /** What is on these Lots: whatever was noted of them before is no more. */
  note(lots: readonly Lot[], changes: readonly Change[]): void {
    const others = this.changes.filter((each) => !lotsOf(each).some((lot) => lots.includes(lot)));
    this.#set([...others, ...changes]);
  }

  /** The Lots of which something is noted. */
  get lots(): Lot[] {
    return [...new Set(this.changes.flatMap(lotsOf))];
  }

  drop(change: Change): void {
    this.#set(this.changes.filter((each) => each !== change));
  }

  clear(): void {
    this.#set([]);
  }

  #set(changes: readonly Change[]): void {
    this.changes = changes;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ id: this.#id, changes }));
    } catch {
      // Storage is full or denied: it is there until the page is left.
    }
  }
}

function kept(id: string): Change[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return found.id === id ? found.changes : [];
  } catch {
    return [];
  }
}
