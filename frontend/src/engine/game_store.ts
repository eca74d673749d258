/** Where a page without a server keeps its games: IndexedDB, or its own memory if that is denied. */

import type { Counted } from "./counting.ts";
import { Refused } from "./engine.ts";
import type { Listed, Opened } from "./types.ts";

/** A kept game, but for its record. */
export interface Kept {
  readonly id: string;
  readonly revision: number;
  /** The name of the state that it is in: never used again, by no page. */
  readonly state: string;
  readonly created: string;
  readonly changed: string;
  readonly deleted: string | null;
  /** Of a finished game: where its points came from, once somebody has asked. */
  readonly counted?: Counted;
  /** What lists show of it besides. */
  readonly facts: Omit<Listed, "id" | "created" | "changed">;
}

/** A game with its record, as JSON. */
export interface Book {
  readonly kept: Kept;
  readonly record: string;
}

/** What was shown last of a game, to be shown again at once: of which state, by which program. */
export interface Board {
  readonly id: string;
  readonly state: string;
  readonly program: string;
  readonly opened: Omit<Opened, "id" | "revision">;
}

export interface Shelf {
  all(): Promise<Kept[]>;
  book(id: string): Promise<Book | null>;
  /**
   * Change a game, or keep a new one, all at once or not at all: `change` gets it as it is now and
   * says how it is to be; without a record, that stays. Others wait meanwhile, other tabs, too.
   */
  change(id: string, change: (now: Kept | null) => Kept, record?: string): Promise<Kept>;
  board(id: string): Promise<Board | null>;
  keepBoard(board: Board): Promise<void>;
  /** Let go of games for good. */
  forget(ids: readonly string[]): Promise<void>;
}

const DATABASE = "ceres";
const VERSION = 1;
const GAMES = "games";
const RECORDS = "records";
const BOARDS = "boards";
const NO_ROOM = 507;
const NOT_NOW = 503;

/** Whether an error says that this browser keeps nothing for this page, and not that it failed. */
const DENIED = new Set(["SecurityError", "InvalidStateError", "NotAllowedError", "ReferenceError"]);

/** The shelf in this browser; `denied` is called if there can be none, and all is in memory. */
export async function openShelf(denied: () => void): Promise<Shelf> {
  try {
    const opened = await openDatabase();
    return new Database(opened);
  } catch (error) {
    if (name(error) === "VersionError") throw refused("page-site-too-new", NOT_NOW);
    if (!DENIED.has(name(error)) && "indexedDB" in globalThis) throw asRefused(error);
    denied();
    return new Memory();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => {
    for (const store of [GAMES, RECORDS, BOARDS]) request.result.createObjectStore(store);
  };
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("UnknownError"));
  });
}

/** The stores of a transaction, by their names. */
type Stores = (name: string) => IDBObjectStore;

class Database implements Shelf {
  #opened: IDBDatabase | null;

  constructor(opened: IDBDatabase) {
    this.#opened = null;
    this.#take(opened);
  }

  all(): Promise<Kept[]> {
    return this.#do([GAMES], "readonly", (of) => result<Kept[]>(of(GAMES).getAll()));
  }

  book(id: string): Promise<Book | null> {
    return this.#do([GAMES, RECORDS], "readonly", async (of) => {
      const [kept, record] = await Promise.all([
        result<Kept | undefined>(of(GAMES).get(id)),
        result<string | undefined>(of(RECORDS).get(id)),
      ]);
      return kept && record !== undefined ? { kept, record } : null;
    });
  }

  change(id: string, change: (now: Kept | null) => Kept, record?: string): Promise<Kept> {
    return this.#do([GAMES, RECORDS], "readwrite", async (of) => {
      const now = await result<Kept | undefined>(of(GAMES).get(id));
      const next = change(now ?? null);
      of(GAMES).put(next, id);
      if (record !== undefined) of(RECORDS).put(record, id);
      return next;
    });
  }

  async board(id: string): Promise<Board | null> {
    const found = await this.#do([BOARDS], "readonly", (of) =>
      result<Board | undefined>(of(BOARDS).get(id)),
    );
    return found ?? null;
  }

  async keepBoard(board: Board): Promise<void> {
    const put = async (of: Stores): Promise<void> => void of(BOARDS).put(board, board.id);
    await this.#do([BOARDS], "readwrite", put, "relaxed");
  }

  async forget(ids: readonly string[]): Promise<void> {
    const stores = [GAMES, RECORDS, BOARDS];
    await this.#do(stores, "readwrite", async (of) => {
      for (const store of stores) for (const id of ids) of(store).delete(id);
    });
  }

  /** Do something in one transaction, and be done when it is on the disk, unless `relaxed`. */
  async #do<T>(
    stores: string[],
    mode: IDBTransactionMode,
    work: (of: Stores) => Promise<T>,
    durability: IDBTransactionDurability = "strict",
  ): Promise<T> {
    try {
      const database = this.#opened ?? this.#take(await openDatabase());
      const transaction = database.transaction(stores, mode, { durability });
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error("AbortError"));
      });
      done.catch(() => {}); // it is awaited below, unless something is wrong before
      const found = await work((store) => transaction.objectStore(store)).catch((error) => {
        abort(transaction);
        throw error;
      });
      await done;
      return found;
    } catch (error) {
      throw asRefused(error);
    }
  }

  /** Use a connection until the browser, or a newer program, takes it away. */
  #take(opened: IDBDatabase): IDBDatabase {
    opened.onversionchange = () => opened.close();
    opened.onclose = () => (this.#opened = null);
    this.#opened = opened;
    return opened;
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

/** Games that are gone with the page. */
class Memory implements Shelf {
  readonly #books = new Map<string, Book>();

  async all(): Promise<Kept[]> {
    return [...this.#books.values()].map(({ kept }) => kept);
  }

  async book(id: string): Promise<Book | null> {
    return this.#books.get(id) ?? null;
  }

  async change(id: string, change: (now: Kept | null) => Kept, record?: string): Promise<Kept> {
    const now = this.#books.get(id);
    const kept = change(now?.kept ?? null);
    this.#books.set(id, { kept, record: record ?? now?.record ?? "" });
    return kept;
  }

  async board(): Promise<null> {
    return null;
  }

  async keepBoard(): Promise<void> {}

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#books.delete(id);
  }
}

function name(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : String(error);
}

/** What is wrong with the storage, for the player. */
function asRefused(error: unknown): Error {
  if (error instanceof Refused) return error;
  if (name(error) === "QuotaExceededError") return refused("page-site-full", NO_ROOM);
  return refused("page-site-storage-failed", NOT_NOW, { problem: name(error) });
}

function refused(id: string, status: number, facts: Record<string, string> = {}): Refused {
  return new Refused({ message: { id, facts } }, status);
}
