/** The corrections of a real table: collected in this session, then applied all at once. */

import type { Change, Lot } from "../../engine/types.ts";
import { readJson, writeJson } from "../../storage.ts";
import type { Facts } from "../../words/catalogue.ts";
import { words } from "../../words/words.svelte.ts";

const KEY = "ceres-real-correct";
type Of<What extends Change["what"]> = Extract<Change, { what: What }>;

/** Return the subject of a change; of several with the same one, the last counts. */
function subjectOf(change: Change): string {
  switch (change.what) {
    case "vp":
      return `vp ${change.side}`;
    case "pile":
      return `pile ${change.era}`;
    default:
      return change.what;
  }
}

/** Return the Lots that a change is about. */
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

export class Corrections {
  readonly #id: string;
  changes: readonly Change[] = $state.raw([]);

  /** `id`: that of the game. */
  constructor(id: string) {
    this.#id = id;
    const stored = readJson<{ id: string; changes: Change[] }>(KEY, "sessionStorage");
    this.changes = stored.id === id ? (stored.changes ?? []) : [];
  }

  /** Return the change of this kind, if there is one. */
  find<What extends Change["what"]>(
    what: What,
    fits: (change: Of<What>) => boolean = () => true,
  ): Of<What> | undefined {
    return this.changes.find((each): each is Of<What> => each.what === what && fits(each as never));
  }

  /** Add changes in place of those with the same subject. */
  put(...changes: readonly Change[]): void {
    const subjects = new Set(changes.map(subjectOf));
    this.#set([...this.changes.filter((each) => !subjects.has(subjectOf(each))), ...changes]);
  }

  /** Add changes of these Lots in place of earlier ones. */
  putOnLots(lots: readonly Lot[], changes: readonly Change[]): void {
    const others = this.changes.filter((each) => !lotsOf(each).some((lot) => lots.includes(lot)));
    this.#set([...others, ...changes]);
  }

  /** The Lots with changes. */
  get lots(): Lot[] {
    return [...new Set(this.changes.flatMap(lotsOf))];
  }

  remove(change: Change): void {
    this.#set(this.changes.filter((each) => each !== change));
  }

  clear(): void {
    this.#set([]);
  }

  #set(changes: readonly Change[]): void {
    this.changes = changes;
    writeJson(KEY, { id: this.#id, changes }, "sessionStorage");
  }
}

/** Describe a change in words. */
export function changeWords(change: Change): string {
  return words.say("page-real-change", { what: change.what, ...factsOf(change) });
}

function factsOf(change: Change): Facts {
  switch (change.what) {
    case "market":
      return { list: change.deeds.map(({ deed }) => deed) };
    case "row":
    case "known":
      return { count: change.cards.length };
    case "bag":
      return { count: Object.values(change.tiles).reduce((sum, each) => sum + each, 0) };
    case "supply":
      return { ids: change.monuments };
    case "last-turns":
      return { sides: change.sides.join("-") };
    default:
      return { ...change };
  }
}
