/** Where a page without a server stores its games: IndexedDB, or memory if that is denied. */

import { openDB, type IDBPDatabase, type IDBPTransaction } from "idb";
import { folder } from "../site/site.ts";
import { NO_ROOM, Refused } from "./engine.ts";
import type { Listed, Shown } from "./types.ts";

/** A saved game without its record. Python writes it (`ceres.library.page`); there is more in it. */
export interface Row {
  readonly id: string;
  readonly revision: number;
  /** The name of the state that it is in: no page ever uses it again. */
  readonly state: string;
  readonly changed: string;
  readonly deleted: string | null;
  /** Until when a deleted game can be restored. */
  readonly until?: string | null;
  /** As lists show it; an earlier version did not store that. */
  readonly listed?: Listed;
}

/** A row to store, perhaps with a record, if the stored one still is as it `was`. */
export interface Write {
  readonly row: Row;
  readonly was: Pick<Row, "state" | "deleted"> | null;
  readonly record: string | null;
  /** It may be left out. */
  readonly cache: boolean;
}

/** What was shown last of a game, in which state, and by which program. */
export interface Board {
  readonly id: string;
  readonly state: string;
  readonly program: string;
  readonly opened: Shown;
}

export interface GameStore {
  rows(): Promise<Row[]>;
  row(id: string): Promise<Row | undefined>;
  record(id: string): Promise<string | undefined>;
  /**
   * Store all of it in one transaction, for which other tabs wait; it is on the disk when this
   * resolves. If a game was changed meanwhile, nothing is stored, and the result is `false`.
   */
  write(writes: readonly Write[]): Promise<boolean>;
  board(id: string): Promise<Board | undefined>;
  saveBoard(board: Board): Promise<void>;
  /** Delete games for good. */
  forget(ids: readonly string[]): Promise<void>;
}

interface Schema {
  games: { key: string; value: Row };
  records: { key: string; value: string };
  boards: { key: string; value: Board };
}
type Name = keyof Schema;
type Opened = IDBPDatabase<Schema>;
type Transaction = IDBPTransaction<Schema, Name[], "readwrite">;

/** Earlier versions had one database for all sites of an origin. */
const EARLIER = "ceres";
const DATABASE = `${EARLIER}${folder}`;
const VERSION = 1;
const STORES: Name[] = ["games", "records", "boards"];
/** How long to wait for the database before it is asked for again, in milliseconds. */
const AGAIN_AFTER = 1500;
const TOO_OLD = 503;

/** The errors by which a browser refuses to store anything for this page. */
const DENIED = new Set(["SecurityError", "InvalidStateError", "NotAllowedError", "ReferenceError"]);

/** Open the store of this browser; `denied` is called if there is none but in memory. */
export async function openStore(denied: () => void): Promise<GameStore> {
  try {
    const store = new Database();
    await takeOver(await store.open());
    return store;
  } catch (error) {
    if (!DENIED.has(name(error)) && "indexedDB" in globalThis) throw asRefused(error);
    denied();
    return new Memory();
  }
}

class Database implements GameStore {
  #opened: Opened | null = null;

  /** Open the database; WebKit may never answer the first request of a page, so it gets a second. */
  async open(): Promise<Opened> {
    const request = (): Promise<Opened> =>
      openDB<Schema>(DATABASE, VERSION, {
        upgrade: (database) => {
          for (const store of STORES) database.createObjectStore(store);
        },
        // The browser, or a newer program, takes it away.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
        terminated: () => (this.#opened = null),
      });
    const first = request();
    let again: ReturnType<typeof setTimeout> | undefined;
    const second = new Promise<Opened>((resolve, reject) => {
      again = setTimeout(() => request().then(resolve, reject), AGAIN_AFTER);
    });
    this.#opened = await Promise.race([first, second]).finally(() => clearTimeout(again));
    for (const each of [first, second])
      void each.then(
        (late) => this.#closeOther(late),
        () => {},
      );
    return this.#opened;
  }

  #closeOther(late: Opened): void {
    if (late !== this.#opened) late.close();
  }

  rows(): Promise<Row[]> {
    return this.#do(["games"], "readonly", (of) => of.objectStore("games").getAll());
  }

  row(id: string): Promise<Row | undefined> {
    return this.#do(["games"], "readonly", (of) => of.objectStore("games").get(id));
  }

  record(id: string): Promise<string | undefined> {
    return this.#do(["records"], "readonly", (of) => of.objectStore("records").get(id));
  }

  write(writes: readonly Write[]): Promise<boolean> {
    return this.#do(["games", "records"], "readwrite", async (of) => {
      const [games, records] = [of.objectStore("games"), of.objectStore("records")];
      const now = await Promise.all(writes.map(({ row }) => games.get(row.id)));
      const current = writes.filter((write, index) => isCurrent(write, now[index]));
      if (!isEnough(current, writes)) return false;
      for (const { row, record } of current) {
        void games.put(row, row.id);
        if (record !== null) void records.put(record, row.id);
      }
      return true;
    });
  }

  board(id: string): Promise<Board | undefined> {
    return this.#do(["boards"], "readonly", (of) => of.objectStore("boards").get(id));
  }

  async saveBoard(board: Board): Promise<void> {
    const put = async (of: Transaction): Promise<void> => {
      void of.objectStore("boards").put(board, board.id);
      // Not later: boards are stored when the page is left, and WebKit would never commit it then.
      of.commit();
    };
    await this.#do(["boards"], "readwrite", put, "relaxed");
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.#do(STORES, "readwrite", async (of) => {
      for (const store of STORES) for (const id of ids) void of.objectStore(store).delete(id);
    });
  }

  /** Do some work in one transaction; it is on the disk when this resolves, unless `relaxed`. */
  async #do<T>(
    stores: Name[],
    mode: IDBTransactionMode,
    work: (of: Transaction) => Promise<T>,
    durability: IDBTransactionDurability = "strict",
  ): Promise<T> {
    try {
      const database = this.#opened ?? (await this.open());
      const transaction = database.transaction(stores, mode, { durability }) as Transaction;
      transaction.done.catch(() => {}); // it is awaited below, unless the work fails before
      const found = await work(transaction);
      await transaction.done;
      return found;
    } catch (error) {
      throw asRefused(error);
    }
  }
}

/** Copy the games of an earlier version, if there are none yet. The other sites need them, too. */
async function takeOver(games: Opened): Promise<void> {
  if ((await games.count("games")) > 0) return;
  const earlier = await openDB<Schema>(EARLIER, undefined, {
    // There was none, and shall be none.
    upgrade: (_, __, ___, transaction) => {
      transaction.done.catch(() => {});
      transaction.abort();
    },
  }).catch(() => null);
  if (!earlier) return;
  if (STORES.every((store) => earlier.objectStoreNames.contains(store))) {
    const found = await Promise.all(
      STORES.map((store) => Promise.all([earlier.getAllKeys(store), earlier.getAll(store)])),
    );
    const transaction = games.transaction(STORES, "readwrite");
    STORES.forEach((store, index) => {
      const [keys, values] = found[index]!;
      keys.forEach((key, at) => void transaction.objectStore(store).put(values[at]!, key));
    });
    await transaction.done;
  }
  earlier.close();
}

/** Games that are lost with the page. */
class Memory implements GameStore {
  readonly #rows = new Map<string, Row>();
  readonly #records = new Map<string, string>();

  async rows(): Promise<Row[]> {
    return [...this.#rows.values()];
  }

  async row(id: string): Promise<Row | undefined> {
    return this.#rows.get(id);
  }

  async record(id: string): Promise<string | undefined> {
    return this.#records.get(id);
  }

  async write(writes: readonly Write[]): Promise<boolean> {
    const current = writes.filter((write) => isCurrent(write, this.#rows.get(write.row.id)));
    if (!isEnough(current, writes)) return false;
    for (const { row, record } of current) {
      this.#rows.set(row.id, row);
      if (record !== null) this.#records.set(row.id, record);
    }
    return true;
  }

  async board(): Promise<undefined> {}

  async saveBoard(): Promise<void> {}

  async forget(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#rows.delete(id);
  }
}

/**
 * Whether the game still is as it was when the change was made. If the browser has lost it, all of
 * it is stored again.
 */
function isCurrent({ was, record }: Write, now: Row | undefined): boolean {
  if (!now && record !== null) return true;
  return now?.state === was?.state && now?.deleted === was?.deleted;
}

/** Whether all that must be stored can be. */
function isEnough(current: readonly Write[], writes: readonly Write[]): boolean {
  return writes.every((write) => write.cache || current.includes(write));
}

function name(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : String(error);
}

/** A failure of the storage as a problem for the player. */
function asRefused(error: unknown): Error {
  if (error instanceof Refused) return error;
  if (name(error) === "VersionError") return refused("page-site-too-new", TOO_OLD);
  if (name(error) === "QuotaExceededError") return refused("page-site-full", NO_ROOM);
  return refused("page-site-storage-failed", NO_ROOM, { problem: name(error) });
}

function refused(id: string, status: number, facts: Record<string, string> = {}): Refused {
  return new Refused({ message: { id, facts } }, status);
}
