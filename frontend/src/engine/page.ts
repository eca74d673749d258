/** The engine in the page itself: Python plays, this browser keeps the games. */

import { onSite } from "../site/place.ts";
import { keeping } from "../site/keeping.svelte.ts";
import { Boards } from "./boards.ts";
import { finished, finishedGames } from "./counting.ts";
import { Refused, Unreachable, type Engine } from "./engine.ts";
import { python, type About } from "./python.ts";
import { openShelf, type Book, type Kept, type Shelf } from "./game_store.ts";
import type { Box, Course, Listed, Mine, Opened, Played, Turn, View } from "./types.ts";

/** For how long a deleted game can be restored. */
const DELETED_FOR = 30 * 24 * 60 * 60 * 1000;
/** What was taken back, in a record: it is of no use to others. */
const UNDONE = "x-undone";
/** Without letters that look alike: an id can be read out, and not be guessed. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const ID_LENGTH = 20;
const NOT_FOUND = 404;
const CONFLICT = 409;

interface Changed {
  record: object;
  view: View;
  turn: Turn | null;
}
interface Begun extends Changed {
  turns: Turn[];
}

let opening: Promise<Shelf> | null = null;
const boards = new Boards(shelf);
/** The game that was read or kept last. */
let last: Book | null = null;

/** The shelf; if it cannot be opened now, perhaps the next time. */
function shelf(): Promise<Shelf> {
  opening ??= openShelf(() => (keeping.denied = true)).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

// So that a game is there as soon as somebody asks for it.
if (onSite) shelf().catch(() => {});

function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...random].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

function now(): string {
  return new Date().toISOString();
}

// Kept games.

/** That a game is there, and not deleted. */
function present(id: string, kept: Kept | null): Kept {
  if (!kept) throw refusal("no-such-game", NOT_FOUND, { id });
  if (kept.deleted === null) return kept;
  const until = new Date(Date.parse(kept.deleted) + DELETED_FOR).toISOString().slice(0, 10);
  throw refusal("game-deleted", NOT_FOUND, { id, until });
}

/** That a game is there, and as it was seen. */
function unchanged(id: string, kept: Kept | null, revision: number): Kept {
  const found = present(id, kept);
  if (found.revision === revision) return found;
  throw refusal("conflict", CONFLICT, { id, revision, current: found.revision });
}

function refusal(id: string, status: number, facts: Record<string, string | number>): Refused {
  return new Refused({ message: { id, facts } }, status);
}

async function read(id: string): Promise<Book> {
  const book = await (await shelf()).book(id);
  present(id, book?.kept ?? null);
  last = book as Book;
  return last;
}

/** A game as it was seen; whether it is still like that is looked at when a change is kept. */
async function seen(id: string, revision: number): Promise<Book> {
  if (last?.kept.id === id && last.kept.revision === revision) return last;
  const book = await read(id);
  unchanged(id, book.kept, revision);
  return book;
}

function about({ kept, record }: Book): About {
  return { state: kept.state, record };
}

function factsOf(view: View): Kept["facts"] {
  const { difficulty, monuments, variants, strict, peeked } = view.game;
  return {
    difficulty,
    monuments,
    variants,
    era: view.table.era,
    phase: view.phase,
    you: view.table.you.vp,
    ceres: view.table.ceres.vp,
    actions: view.turns,
    result: view.result,
    strict,
    peeked: peeked > 0,
    real: view.real !== null && view.real !== undefined,
  };
}

function listed({ id, created, changed, facts }: Kept): Listed {
  return { id, created, changed, ...facts };
}

/** Keep a new game. */
async function keep({ record, view, turns, turn }: Begun): Promise<Opened> {
  const id = newId();
  const moment = now();
  const kept = {
    id,
    revision: 1,
    state: newId(),
    created: moment,
    changed: moment,
    deleted: null,
    facts: factsOf(view),
  };
  await (await shelf()).change(id, () => kept, JSON.stringify(record));
  // A browser that is short of room should not begin with these games.
  void navigator.storage?.persist?.().catch(() => {});
  boards.show(kept, { view, turns, turn });
  return { id, revision: kept.revision, view, turns, turn };
}

/** Change a game that must be as it was seen; another tab may be quicker even now. */
async function change(id: string, revision: number, request: object): Promise<Played> {
  const before = await seen(id, revision);
  const state = newId();
  const { record: written, view, turn } = await python.ask<Changed>(request, about(before), state);
  const record = JSON.stringify(written);
  const kept = await (
    await shelf()
  ).change(
    id,
    (current) => ({
      ...unchanged(id, current, revision),
      revision: revision + 1,
      state,
      changed: now(),
      facts: factsOf(view),
    }),
    record,
  );
  const after = { kept, record };
  last = after;
  boards.goOn(before.kept, kept, { view, turn }, () => python.ask({ do: "open" }, about(after)));
  return { id, revision: kept.revision, view, turn };
}

async function open(id: string): Promise<Opened> {
  const book = await read(id);
  const { revision } = book.kept;
  const shown = await boards.of(book.kept);
  if (shown) {
    python.hold(about(book));
    return { id, revision, ...shown };
  }
  const { view, turns, turn } = await python.ask<Begun>({ do: "open" }, about(book));
  boards.show(book.kept, { view, turns, turn });
  return { id, revision, view, turns, turn };
}

// Lists.

async function list(): Promise<{ games: Listed[]; deleted: Listed[] }> {
  const kept = await (await shelf()).all();
  const limit = new Date(Date.now() - DELETED_FOR).toISOString();
  const old = kept.filter(({ deleted }) => deleted !== null && deleted < limit);
  if (old.length > 0) void (await shelf()).forget(old.map(({ id }) => id)).catch(() => {});
  const latest = (by: (kept: Kept) => string) => (one: Kept, other: Kept) =>
    by(other).localeCompare(by(one));
  const games = kept.filter(({ deleted }) => deleted === null);
  const deleted = kept.filter((each) => each.deleted !== null && !old.includes(each));
  return {
    games: games.sort(latest(({ changed }) => changed)).map(listed),
    deleted: deleted.sort(latest((each) => each.deleted ?? "")).map(listed),
  };
}

/** A question about a game that changes nothing: the part of the answer that is wanted. */
async function look<T>(id: string, what: string, request: object = {}): Promise<T> {
  const reply = await python.ask<Record<string, T>>(
    { do: what, ...request },
    about(await read(id)),
  );
  return reply[what] as T;
}

let box: Promise<Box> | null = null;

function boxOf(): Promise<Box> {
  box ??= fetch("box.json")
    .then((response) => response.json() as Promise<Box>)
    .catch(() => {
      box = null;
      throw new Unreachable();
    });
  return box;
}

export const page: Engine = {
  box: boxOf,
  checkComponents: (data) => python.ask({ do: "components", data }),
  list,
  lesson: async () => keep(await python.ask<Begun>({ do: "lesson" })),
  begin: async (options) => keep(await python.ask<Begun>({ do: "new", ...options })),
  open,
  revision: async (id) => (await read(id)).kept.revision,
  play: (id, action, revision) => change(id, revision, { do: "play", action }),
  undo: (id, revision, confirmed) => change(id, revision, { do: "undo", confirmed }),
  redo: (id, revision) => change(id, revision, { do: "redo" }),
  enter: (id, drawn, revision) => change(id, revision, { do: "enter", drawn }),
  draws: (id, deck, drawer, revision) => change(id, revision, { do: "draws", deck, drawer }),
  correct: (id, changes, revision) => change(id, revision, { do: "correct", changes }),
  preview: (id, action) => look(id, "preview", { action }),
  course: (id) => look(id, "course"),
  record: async (id) => {
    const { [UNDONE]: _, ...record } = JSON.parse((await read(id)).record);
    return JSON.stringify(record, null, 1);
  },
  importRecord: async (text, salvage) =>
    keep(await python.ask<Begun>({ do: "import", text, salvage })),
  replay: (id) => look(id, "replay"),
  branch: async (id, number, real) =>
    keep(await python.ask<Begun>({ do: "branch", number, id, real }, about(await read(id)))),
  position: (id, number) => look(id, "position", { number }),
  report: (id, number) => look(id, "report", { number }),
  picture: (id, theme, title) => look(id, "picture", { theme, title }),
  mine: async (only) => {
    const games = await finishedGames(await shelf(), (id) => look<Course>(id, "course"));
    return (await python.ask<{ mine: Mine }>({ do: "mine", games, only })).mine;
  },
  plays: async ({ id, ...file }) => {
    const games = id
      ? [finished((await read(id)).kept)]
      : await finishedGames(await shelf(), (each) => look<Course>(each, "course"));
    const wish = { do: "plays", games, ...file, only: id ? "all" : file.only };
    return (await python.ask<{ plays: string }>(wish)).plays;
  },
  remove: async (id) =>
    void (await (await shelf()).change(id, (kept) => ({ ...present(id, kept), deleted: now() }))),
  restore: async (id) =>
    void (await (
      await shelf()
    ).change(id, (kept) => ({
      ...(kept ?? present(id, kept)),
      deleted: null,
    }))),
};
