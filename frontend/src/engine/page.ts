/** The engine in the page itself: Python plays, and this browser stores the games. */

import { onSite } from "../site/site.ts";
import { storage } from "../site/storage.svelte.ts";
import { BoardCache } from "./board_cache.ts";
import type { AdoptParameters, Engine, Request } from "./client.ts";
import { Refused, Unreachable, engineOver, type Parameters } from "./engine.ts";
import { finished, finishedGames, looks, UNMARKED } from "./finished_games.ts";
import { openStore, type GameStore, type SavedGame, type SavedRecord } from "./game_store.ts";
import { python, type Subject } from "./python.ts";
import { jobs } from "./jobs.ts";
import type { Adopted, Box, Digest, Listed, Opened, Played, Shown, View } from "./types.ts";

/** For how long a deleted game can be restored. */
const DELETED_FOR = 30 * 24 * 60 * 60 * 1000;
/** Keys of a record that say what was undone and how the game came here; they are not exported. */
const NOT_EXPORTED = ["x-undone", "x-imported", "x-mine"];
/** Without letters that look alike: an id can be read out, and not be guessed. */
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
const ID_LENGTH = 20;
const NOT_FOUND = 404;
const CONFLICT = 409;

let opening: Promise<GameStore> | null = null;
const boards = new BoardCache(store);
/** The game that was read or saved last. */
let last: SavedRecord | null = null;

/** The store of the games; if it cannot be opened now, perhaps the next time. */
function store(): Promise<GameStore> {
  opening ??= openStore(() => (storage.denied = true)).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

// So that the store is open when it is asked for.
if (onSite) store().catch(() => {});

function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return [...random].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

function now(): string {
  return new Date().toISOString();
}

/** Return a game that must be there, and not deleted. */
function present(id: string, game: SavedGame | null): SavedGame {
  if (!game) throw refusal("no-such-game", NOT_FOUND, { id });
  if (game.deleted === null) return game;
  const until = new Date(Date.parse(game.deleted) + DELETED_FOR).toISOString().slice(0, 10);
  throw refusal("game-deleted", NOT_FOUND, { id, until });
}

/** Return a game that must be at a revision. */
function unchanged(id: string, game: SavedGame | null, revision: number): SavedGame {
  const found = present(id, game);
  if (found.revision === revision) return found;
  throw refusal("conflict", CONFLICT, { id, revision, current: found.revision });
}

function refusal(id: string, status: number, facts: Record<string, string | number>): Refused {
  return new Refused({ message: { id, facts } }, status);
}

async function read(id: string): Promise<SavedRecord> {
  const found = await (await store()).read(id);
  present(id, found?.game ?? null);
  last = found as SavedRecord;
  return last;
}

/** Read a game at a revision; storing a change checks whether it still is at that one. */
async function readAt(id: string, revision: number): Promise<SavedRecord> {
  if (last?.game.id === id && last.game.revision === revision) return last;
  const found = await read(id);
  unchanged(id, found.game, revision);
  return found;
}

function subject({ game, record }: SavedRecord): Subject {
  return { state: game.state, record };
}

function factsOf(view: View): SavedGame["facts"] {
  const { difficulty, monuments, variants, strict, peeked } = view.game;
  const { hinted, imported, mine, resigned, branched, day, par } = view.game;
  return {
    ...(day && { day }),
    ...(par && { par }),
    difficulty,
    monuments,
    variants,
    hinted,
    imported,
    mine,
    resigned,
    branched,
    era: view.table.era,
    phase: view.phase,
    you: view.table.you.vp,
    ceres: view.table.ceres.vp,
    actions: view.turns,
    result: view.result,
    strict,
    peeked: peeked > 0,
    real: view.real !== null,
  };
}

// The requests of the table.

async function answer(request: Request, id: string, parameters: Parameters): Promise<unknown> {
  const asked = { do: request.name, ...parameters };
  switch (request.concern) {
    case "begin":
      return begin(id ? { ...asked, id } : asked, id ? subject(await read(id)) : undefined);
    case "change": {
      const { revision, ...rest } = asked as { do: string; revision: number };
      return change(id, revision, rest);
    }
    case "finished": {
      const games = id
        ? [finished((await read(id)).game)]
        : await finishedGames(await store(), page);
      return (await python.ask({ ...asked, games })).answer;
    }
    case "game":
      return (await python.ask(asked, subject(await read(id)))).answer;
    default:
      return (await python.ask(asked)).answer;
  }
}

/** Begin a game, and save it; an imported one that is over and known already is only opened. */
async function begin(request: object, from?: Subject): Promise<Opened> {
  const { answer: shown, record } = await python.ask<Shown>(request, from);
  const known = shown.view.game.imported && (await same(factsOf(shown.view), record));
  if (known) return open(known);
  const id = newId();
  const moment = now();
  const game = {
    id,
    revision: 1,
    state: newId(),
    created: moment,
    changed: moment,
    deleted: null,
    facts: factsOf(shown.view),
  };
  await (await store()).change(id, () => game, JSON.stringify(record));
  // A browser that is short of room should not begin with these games.
  void navigator.storage?.persist?.().catch(() => {});
  boards.show(game, shown);
  return { id, revision: game.revision, ...shown };
}

/** Return the id of a finished game with the same deal and the same actions, if any. */
async function same(facts: SavedGame["facts"], record?: object): Promise<string | undefined> {
  // A game that goes on is a game of its own: it may end otherwise.
  return facts.result ? copyOf(facts, JSON.stringify(record), () => true) : undefined;
}

/** Return the id of a game with the same deal and the same actions, of those that may be meant. */
async function copyOf(
  facts: SavedGame["facts"],
  record: string,
  meant: (game: SavedGame) => boolean,
): Promise<string | undefined> {
  const saved = (await (await store()).all()).filter(({ deleted }) => deleted === null);
  const alike = saved.filter((game) => looks(game.facts) === looks(facts) && meant(game));
  if (alike.length === 0) return undefined;
  const subject = { state: newId(), record };
  const { digest } = (await python.ask<Digest>({ do: "digest" }, subject)).answer;
  for (const { id } of alike) {
    const known = await page.digest(id).catch(() => null); // it cannot be replayed
    if (known?.digest === digest) return id;
  }
  return undefined;
}

/** Change a game at a revision, and save it; another tab may be quicker even now. */
async function change(id: string, revision: number, request: object): Promise<Played> {
  const before = await readAt(id, revision);
  const state = newId();
  const reply = await python.ask<Pick<Played, "view" | "turn">>(request, subject(before), state);
  const record = JSON.stringify(reply.record);
  const changed = (current: SavedGame | null): SavedGame => ({
    ...unchanged(id, current, revision),
    revision: revision + 1,
    state,
    changed: now(),
    facts: factsOf(reply.answer.view),
  });
  const game = await (await store()).change(id, changed, record);
  const after = { game, record };
  last = after;
  boards.goOn(before.game, game, reply.answer, () => shownOf(after));
  return { id, revision: game.revision, ...reply.answer };
}

async function shownOf(saved: SavedRecord): Promise<Shown> {
  return (await python.ask<Shown>({ do: "open" }, subject(saved))).answer;
}

async function open(id: string): Promise<Opened> {
  const saved = await read(id);
  const { revision } = saved.game;
  const cached = await boards.of(saved.game);
  if (cached) {
    python.hold(subject(saved));
    return { id, revision, ...cached };
  }
  const shown = await shownOf(saved);
  boards.show(saved.game, shown);
  return { id, revision, ...shown };
}

let asked: Promise<Box> | null = null;

function box(): Promise<Box> {
  asked ??= fetch("box.json")
    .then((response) => response.json() as Promise<Box>)
    .catch(() => {
      asked = null;
      throw new Unreachable();
    });
  return asked;
}

// The requests of the store.

function listed({ id, created, changed, facts }: SavedGame): Listed {
  return { id, created, changed, ...UNMARKED, ...facts };
}

async function list(): Promise<{ games: Listed[]; deleted: Listed[] }> {
  const saved = await (await store()).all();
  const limit = new Date(Date.now() - DELETED_FOR).toISOString();
  const old = saved.filter(({ deleted }) => deleted !== null && deleted < limit);
  if (old.length > 0) void (await store()).forget(old.map(({ id }) => id)).catch(() => {});
  const latest = (by: (game: SavedGame) => string) => (one: SavedGame, other: SavedGame) =>
    by(other).localeCompare(by(one));
  const games = saved.filter(({ deleted }) => deleted === null);
  const deleted = saved.filter((game) => game.deleted !== null && !old.includes(game));
  return {
    games: games.sort(latest(({ changed }) => changed)).map(listed),
    deleted: deleted.sort(latest((game) => game.deleted ?? "")).map(listed),
  };
}

async function record(id: string): Promise<string> {
  const saved = Object.entries(JSON.parse((await read(id)).record));
  const exported = saved.filter(([key]) => !NOT_EXPORTED.includes(key));
  return JSON.stringify(Object.fromEntries(exported), null, 1);
}

/** Write all games into one file; the records as they are, since numbers may be large. */
async function archive(): Promise<string> {
  const opened = await store();
  const games: string[] = [];
  for (const { id, created, changed, deleted } of await opened.all()) {
    const found = deleted === null ? await opened.read(id) : null;
    const moments = JSON.stringify({ created, changed }).slice(0, -1);
    if (found) games.push(`${moments},"record":${found.record}}`);
  }
  return `{"format":"ceres-games/1","games":[${games.join()}]}`;
}

/** Take a game from such a file, unless it is here already. */
async function adopt({ record, created, changed }: AdoptParameters): Promise<Adopted> {
  const written = JSON.stringify(record);
  const state = newId();
  const { view } = (await python.ask<Shown>({ do: "open" }, { state, record: written })).answer;
  const facts = factsOf(view);
  // Somebody else's game is no copy of the player's own.
  const mine = (game: SavedGame): boolean => listed(game).mine || !facts.mine;
  const known = await copyOf(facts, written, mine);
  if (known) return { id: known, added: false };
  const id = newId();
  // No later than now, and now if it is no moment at all.
  const at = (given: string): string =>
    Date.parse(given) <= Date.now() ? new Date(given).toISOString() : now();
  const moments = { created: at(created), changed: at(changed), deleted: null };
  await (await store()).change(id, () => ({ id, revision: 1, state, ...moments, facts }), written);
  return { id, added: true };
}

async function remove(id: string): Promise<void> {
  await (await store()).change(id, (game) => ({ ...present(id, game), deleted: now() }));
}

async function restore(id: string): Promise<{ revision: number }> {
  const restored = (game: SavedGame | null): SavedGame => ({
    ...(game ?? present(id, game)),
    deleted: null,
  });
  const { revision } = await (await store()).change(id, restored);
  return { revision };
}

export const page: Engine = {
  ...engineOver(answer),
  box,
  open,
  list,
  revision: async (id) => ({ revision: (await read(id)).game.revision }),
  record,
  archive,
  adopt,
  remove,
  restore,
  measure: async (id) => jobs.panel({ record: (await read(id)).record }),
};
