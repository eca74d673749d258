/** Where a page without a server stores its games: IndexedDB, or memory if that is denied. */

import { Refused } from "./engine.ts";
import type { Counted } from "./finished_games.ts";
import type { Listed, Shown } from "./types.ts";

/** A saved game without its record. */
export interface SavedGame {
  readonly id: string;
  readonly revision: number;
  /** The name of the state that it is in: no page ever uses it again. */
  readonly state: string;
  readonly created: string;
  readonly changed: string;
  readonly deleted: string | null;
  /** Of a finished game: where its points came from, once that is known. */
  readonly counted?: Counted;
  /** The rest of what lists show of it. */
  readonly facts: Omit<Listed, "id" | "created" | "changed">;
}

/** A saved game with its record, as JSON. */
export interface SavedRecord {
  readonly game: SavedGame;
  readonly record: string;
}

/** What was shown last of a game, in which state, and by which program. */
export interface Board {
  readonly id: string;
  readonly state: string;
  readonly program: string;
  readonly opened: Shown;
}

export interface GameStore {
  all(): Promise<SavedGame[]>;
  read(id: string): Promise<SavedRecord | null>;
  /**
   * Change or create a game in one transaction, for which other tabs wait: `change` gets the game as
   * it is now and returns it as it is to be. Without a record, the stored one stays.
   */
  change(id: string, change: Change, record?: string): Promise<SavedGame>;
  board(id: string): Promise<Board | null>;
  saveBoard(board: Board): Promise<void>;
  /** Delete games for good. */
  forget(ids: readonly string[]): Promise<void>;
}

type Change = (now: SavedGame | null) => SavedGame;

const DATABASE = "ceres";
const VERSION = 1;
const GAMES = "games";
const RECORDS = "records";
const BOARDS = "boards";
/** How long to wait for the database before it is asked for again, in milliseconds. */
const AGAIN_AFTER = 1500;
const NO_ROOM = 507;
const NOT_NOW = 503;

/** The errors by which a browser refuses to store anything for this page. */
const DENIED = new Set(["SecurityError", "InvalidStateError", "NotAllowedError", "ReferenceError"]);

/** Open the store of this browser; `denied` is called if there is none but in memory. */
export async function openStore(denied: () => void): Promise<GameStore> {
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

/** Open the database; WebKit may never answer the first request of a page, so it gets a second. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let settled = false;
    const settle = (): void => {
      settled = true;
      clearTimeout(again);
    };
    const take = (database: IDBDatabase): void => {
      if (settled) return database.close();
      settle();
      resolve(database);
    };
    const fail = (error: unknown): void => {
      settle();
      reject(error);
    };
    const ask = (): void => void requestDatabase().then(take, fail);
    const again = setTimeout(ask, AGAIN_AFTER);
    ask();
  });
}

async function requestDatabase(): Promise<IDBDatabase> {
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

class Database implements GameStore {
  #opened: IDBDatabase | null;

  constructor(opened: IDBDatabase) {
    this.#opened = null;
    this.#take(opened);
  }

  all(): Promise<SavedGame[]> {
    return this.#do([GAMES], "readonly", (of) => result<SavedGame[]>(of(GAMES).getAll()));
  }

  read(id: string): Promise<SavedRecord | null> {
    return this.#do([GAMES, RECORDS], "readonly", async (of) => {
      const [game, record] = await Promise.all([
        result<SavedGame | undefined>(of(GAMES).get(id)),
        result<string | undefined>(of(RECORDS).get(id)),
      ]);
      return game && record !== undefined ? { game, record } : null;
    });
  }

  change(id: string, change: Change, record?: string): Promise<SavedGame> {
    return this.#do([GAMES, RECORDS], "readwrite", async (of) => {
      const now = await result<SavedGame | undefined>(of(GAMES).get(id));
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

  async saveBoard(board: Board): Promise<void> {
    const put = async (of: Stores): Promise<void> => {
      of(BOARDS).put(board, board.id);
      // Not later: boards are stored when the page is left, and WebKit would never commit it then.
      of(BOARDS).transaction.commit();
    };
    await this.#do([BOARDS], "readwrite", put, "relaxed");
  }

  async forget(ids: readonly string[]): Promise<void> {
    const stores = [GAMES, RECORDS, BOARDS];
    await this.#do(stores, "readwrite", async (of) => {
      for (const store of stores) for (const id of ids) of(store).delete(id);
    });
  }

  /** Do some work in one transaction; it is on the disk when this resolves, unless `relaxed`. */
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
      done.catch(() => {}); // it is awaited below, unless the work fails before
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

/** Games that are lost with the page. */
class Memory implements GameStore {
  readonly #games = new Map<string, SavedRecord>();

  async all(): Promise<SavedGame[]> {
    return [...this.#games.values()].map(({ game }) => game);
  }

  async read(id: string): Promise<SavedRecord | null> {
    return this.#games.get(id) ?? null;
  }

  async change(id: string, change: Change, record?: string): Promise<SavedGame> {
    const now = this.#games.get(id);
    const game = change(now?.game ?? null);
    this.#games.set(id, { game, record: record ?? now?.record ?? "" });
    return game;
  }

  async board(): Promise<null> {
    return null;
  }

  async saveBoard(): Promise<void> {}

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#games.delete(id);
  }
}

function name(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : String(error);
}

/** A failure of the storage as a problem for the player. */
function asRefused(error: unknown): Error {
  if (error instanceof Refused) return error;
  if (name(error) === "QuotaExceededError") return refused("page-site-full", NO_ROOM);
  return refused("page-site-storage-failed", NOT_NOW, { problem: name(error) });
}

function refused(id: string, status: number, facts: Record<string, string> = {}): Refused {
  return new Refused({ message: { id, facts } }, status);
}
