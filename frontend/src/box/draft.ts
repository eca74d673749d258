/** A box as it is being entered: what is known of each card, and how many tiles there are. */

import type { CardId, Components, TileId } from "../engine/types.ts";

/** What the engine calls component data; only what it has approved is played with. */
export const COMPONENTS = "ceres-components/1";

export const NUMBERS = [1, 2, 3, 4] as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G"] as const;
/** How many letters are printed on a card that has any. */
export const PRINTED_LETTERS = 3;
export const ACTIONS = ["letters", "cheapest", "dearest", "enlarge", "bribe"] as const;
export type Does = (typeof ACTIONS)[number];

/** A card, as far as it was looked at. */
export interface CardDraft {
  readonly number?: number;
  readonly does?: Does;
  /** In the order in which they are printed; kept while the card is thought to do something else. */
  readonly letters?: readonly string[];
  /** Whether it shows the Monument icon. */
  readonly monument?: boolean;
}

export interface Draft {
  readonly cards: Readonly<Record<CardId, CardDraft>>;
  readonly tiles: Readonly<Record<TileId, number>>;
  /** The cards, and `tiles`, that are the app's own, since nobody has said what the box has. */
  readonly rebuilt: readonly string[];
}

/** Component data, of which something may be missing. */
export interface DraftData {
  format: string;
  cards: CardData[];
  tiles: Record<TileId, number>;
}
type CardData = Partial<Components["cards"][number]>;

export type Question = "number" | "does" | "letters" | "monument";

/** The first thing that is still to be told of a card; null: all of it is known. */
export function openQuestion({ number, does, letters, monument }: CardDraft): Question | null {
  if (number === undefined) return "number";
  if (does === undefined) return "does";
  if (does === "letters" && letters?.length !== PRINTED_LETTERS) return "letters";
  return monument === undefined ? "monument" : null;
}

/** Another card on which the same is printed: perhaps one was entered twice. */
export function twinOf({ cards }: Draft, id: CardId): CardId | null {
  const mine = cards[id] ?? {};
  if (openQuestion(mine)) return null;
  const same = (other: CardDraft) =>
    openQuestion(other) === null && JSON.stringify(dataOf("", other)) === JSON.stringify(dataOf("", mine)); // prettier-ignore
  return Object.keys(cards).find((other) => other !== id && same(cards[other] ?? {})) ?? null;
}

/** The cards on which the same is printed, each group by itself. */
export function twinsIn({ cards }: Draft): CardId[][] {
  const groups = new Map<string, CardId[]>();
  for (const id of Object.keys(cards).sort()) {
    const card = cards[id] ?? {};
    const printed = JSON.stringify(dataOf("", card));
    if (!openQuestion(card)) groups.set(printed, [...(groups.get(printed) ?? []), id]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

export function tilesIn(tiles: Readonly<Record<TileId, number>>): number {
  return Object.values(tiles).reduce((sum, count) => sum + count, 0);
}

/** A draft as component data. */
export function componentsOf({ cards, tiles }: Draft): DraftData {
  const ids = Object.keys(cards).sort();
  return {
    format: COMPONENTS,
    cards: ids.map((id) => dataOf(id, cards[id] ?? {})),
    tiles: { ...tiles },
  };
}

function dataOf(id: CardId, { number, does, letters, monument }: CardDraft): CardData {
  const claims = does !== undefined && does !== "enlarge" && does !== "bribe";
  return {
    id,
    ...(number !== undefined && { number }),
    ...(does !== undefined && (claims ? { action: "claim", by: does } : { action: does })),
    ...(does === "letters" && { letters: [...(letters ?? [])] }),
    ...(monument !== undefined && { monument }),
  };
}

/** Component data that the engine has read, as a draft; `rebuilt` parts of it are the app's own. */
export function draftOf(
  { cards, tiles }: Pick<Components, "cards" | "tiles">,
  rebuilt: readonly ("cards" | "tiles")[] = [],
): Draft {
  const drafts = cards.map(({ id, number, action, by, letters = [], monument }) => {
    const does = action === "claim" ? (by ?? "letters") : action;
    return [id, { number, does, letters, monument }] as const;
  });
  const own = rebuilt.flatMap((part) => (part === "cards" ? cards.map(({ id }) => id) : [part]));
  return { cards: Object.fromEntries(drafts), tiles: { ...tiles }, rebuilt: own };
}

/** The draft with one of its parts no longer the app's own. */
export function confirmed(draft: Draft, part: string): Draft {
  return { ...draft, rebuilt: draft.rebuilt.filter((each) => each !== part) };
}

/** A box of which nothing is known yet. */
export function emptyDraft(cards: readonly CardId[], tiles: readonly TileId[]): Draft {
  return {
    cards: Object.fromEntries(cards.map((id) => [id, {}])),
    tiles: Object.fromEntries(tiles.map((id) => [id, 0])),
    rebuilt: [],
  };
}
