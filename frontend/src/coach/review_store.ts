/** Where the browser keeps reviews: by the digest of the game, so that its copies share one. */

import type { Jobs } from "../engine/client.ts";
import type { ShownReview } from "../engine/types.ts";

/** The days on which a decision was found in the trainer; earlier versions wrote only one. */
export type Found = string | readonly string[];

export interface KeptReview {
  readonly digest: string;
  /** The game as it was reviewed. */
  readonly id: string;
  /** Earlier versions stored less of what is shown of a review. */
  readonly shown: ShownReview | Pick<ShownReview, "review">;
  /** When it was made. */
  readonly made: string;
  /** The last day on which something was tried again. */
  readonly practised?: string;
  /** The decisions that were found in the trainer, by their numbers. */
  readonly solved: Readonly<Record<number, Found>>;
}

/** Whether all is stored that is shown. */
export function isWhole(shown: KeptReview["shown"]): shown is ShownReview {
  return "moments" in shown;
}

/** Return what is shown of a kept review; what an earlier version stored is presented first. */
export async function shownOf(
  { shown }: KeptReview,
  jobs: Pick<Jobs, "present">,
): Promise<ShownReview> {
  return isWhole(shown) ? shown : jobs.present({ stored: shown });
}

export interface ReviewStore {
  read(digest: string): Promise<KeptReview | null>;
  all(): Promise<KeptReview[]>;
  write(review: KeptReview): Promise<void>;
}

const DATABASE = "ceres-coach";
const REVIEWS = "reviews";

/** The reviews of this browser; where it stores nothing, they are lost with the page. */
class Database implements ReviewStore {
  readonly #memory = new Map<string, KeptReview>();
  #opening: Promise<IDBDatabase> | null = null;

  async read(digest: string): Promise<KeptReview | null> {
    const found = await this.#do<KeptReview | undefined>("readonly", (all) => all.get(digest));
    return found ?? this.#memory.get(digest) ?? null;
  }

  async all(): Promise<KeptReview[]> {
    const found = (await this.#do<KeptReview[]>("readonly", (all) => all.getAll())) ?? [];
    const stored = new Set(found.map(({ digest }) => digest));
    return [...found, ...[...this.#memory.values()].filter(({ digest }) => !stored.has(digest))];
  }

  async write(review: KeptReview): Promise<void> {
    this.#memory.set(review.digest, review);
    await this.#do("readwrite", (all) => all.put(review, review.digest));
  }

  /** Ask the database; `undefined` if there is none. */
  async #do<T>(
    mode: IDBTransactionMode,
    ask: (all: IDBObjectStore) => IDBRequest,
  ): Promise<T | undefined> {
    try {
      this.#opening ??= opened();
      const database = await this.#opening;
      return (await result(ask(database.transaction(REVIEWS, mode).objectStore(REVIEWS)))) as T;
    } catch {
      this.#opening = null;
      return undefined;
    }
  }
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(REVIEWS);
  const database = await result(request);
  database.onversionchange = () => database.close();
  return database;
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("UnknownError"));
  });
}

export const reviews: ReviewStore = new Database();
