/**
 * Where reviews are kept: in the browser, by the digest of the game, so that its copies share one;
 * and with the game, so that another browser of the player has them.
 */

import type { Jobs } from "../engine/client.ts";
import type { Engine } from "../engine/engine.ts";
import { engine } from "../engine/engine_choice.ts";
import type { ShownReview } from "../engine/types.ts";
import { pack, unpack } from "../share/packing.ts";

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
  /** When it was stored last; earlier versions stored it in the browser only. */
  readonly kept?: string;
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
  /** Return the review of a game, by its digest and its id. */
  read(digest: string, id: string): Promise<KeptReview | null>;
  all(): Promise<KeptReview[]>;
  write(review: KeptReview): Promise<void>;
}

interface BrowserStore extends ReviewStore {
  remove(digest: string): Promise<void>;
}

const DATABASE = "ceres-coach";
const REVIEWS = "reviews";

/** The reviews of this browser; where it stores nothing, they are lost with the page. */
class Database implements BrowserStore {
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

  async remove(digest: string): Promise<void> {
    this.#memory.delete(digest);
    await this.#do("readwrite", (all) => all.delete(digest));
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

/** The reviews of the player: those of this browser, and those stored with the games. */
export class Reviews implements ReviewStore {
  readonly #here: BrowserStore;
  readonly #engine: Pick<Engine, "list" | "review" | "storeReview">;

  constructor(here: BrowserStore, games: Pick<Engine, "list" | "review" | "storeReview">) {
    this.#here = here;
    this.#engine = games;
  }

  async read(digest: string, id: string): Promise<KeptReview | null> {
    const [here, there] = await Promise.all([this.#here.read(digest, id), this.#withGame(id)]);
    if (there?.digest !== digest || (here?.kept ?? "") >= (there.kept ?? "")) return here;
    await this.#here.write(there);
    return there;
  }

  async all(): Promise<KeptReview[]> {
    const here = await this.#here.all();
    const saved = await this.#engine.list().catch(() => null);
    if (!saved) return here;
    const ids = new Set([...saved.games, ...saved.deleted].map(({ id }) => id));
    const gone = here.filter(({ id, kept }) => kept !== undefined && !ids.has(id));
    for (const { digest } of gone) await this.#here.remove(digest);
    const known = new Set(here.map(({ id }) => id));
    const missing = saved.games.filter(({ id, reviewed }) => reviewed && !known.has(id));
    const found = await Promise.all(missing.map(({ id }) => this.#withGame(id)));
    const there = found.filter((review) => review !== null);
    for (const review of there) await this.#here.write(review);
    return [...here.filter((review) => !gone.includes(review)), ...there];
  }

  async write(review: KeptReview): Promise<void> {
    const kept = { ...review, kept: new Date().toISOString() };
    await this.#here.write(kept);
    const packed = await pack(JSON.stringify(kept));
    // If that fails, the browser still has it.
    await this.#engine.storeReview(kept.id, { digest: kept.digest, packed }).catch(() => {});
  }

  /** Return the review that is stored with a game; none, if what is stored cannot be read. */
  async #withGame(id: string): Promise<KeptReview | null> {
    try {
      const { packed } = await this.#engine.review(id);
      if (packed === null) return null;
      const found = JSON.parse(await unpack(packed)) as Partial<KeptReview> | null;
      return found?.digest && found.shown && found.solved ? ({ ...found, id } as KeptReview) : null;
    } catch {
      return null;
    }
  }
}

export const reviews: ReviewStore = new Reviews(new Database(), engine);
