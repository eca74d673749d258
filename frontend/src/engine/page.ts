/**
 * The engine in the page itself: Python plays and keeps the library of games (`ceres.library.page`),
 * and this browser stores what Python writes.
 */

import { onSite } from "../site/site.ts";
import { storage } from "../site/storage.svelte.ts";
import { BoardCache } from "./board_cache.ts";
import type { Engine } from "./client.ts";
import { Refused, Unreachable, engineOver } from "./engine.ts";
import { openStore, type GameStore, type Row, type Write } from "./game_store.ts";
import { jobs } from "./jobs.ts";
import { python } from "./python.ts";
import type { Box, Games, Listed, Opened, ParMark, Played, Problem } from "./types.ts";

/** The first line of a reply of Python: an answer with what to store, or what else is needed. */
interface Reply {
  readonly answer?: unknown;
  readonly writes?: readonly (Omit<Write, "record"> & { readonly record: boolean })[];
  readonly needs?: { readonly rows: boolean; readonly records: readonly string[] };
  readonly problem?: Problem;
  readonly status?: number;
}

/** An answer, and the game before and after it, if the request was about one. */
interface Answered {
  readonly answer: unknown;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** A game in memory. */
interface Held {
  readonly row: Row;
  readonly record: string;
}

let opening: Promise<GameStore> | null = null;
const boards = new BoardCache(store);
/** The games of this page as they were read or stored last, should the browser lose them. */
const held = new Map<string, Held>();

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

/** Have Python answer a request, hand over what it needs for that, and store what it writes. */
async function ask(name: string, id: string, parameters: string, from?: Row): Promise<Answered> {
  const opened = await store();
  const before = from ?? (id ? await read(opened.row(id), held.get(id)?.row) : undefined);
  const records: string[] = [];
  let rows = before ? [before] : [];
  let all = false;
  for (;;) {
    const asked = JSON.stringify({ do: name, id, rows: all }).slice(0, -1);
    const subject = { rows: JSON.stringify(rows), record: records.join("\n") };
    const text = await python.send(`${asked},"arguments":${parameters}}`, subject);
    const [first, ...texts] = text.split("\n");
    const { answer, writes = [], needs, problem, status } = JSON.parse(first!) as Reply;
    if (problem) throw new Refused(problem, status!);
    if (!needs) {
      const changes = writes.map((each) => ({
        ...each,
        record: each.record ? texts.shift()! : null,
      }));
      if (changes.length > 0 && !(await opened.write(changes))) return ask(name, id, parameters);
      const change = changes.find(({ record }) => record !== null);
      if (change) hold(change.row, change.record!);
      return { answer, before, after: change?.row };
    }
    if (needs.rows) {
      rows = await opened.rows();
      all = true;
    }
    for (const wanted of needs.records) {
      const record = (await read(opened.record(wanted), held.get(wanted)?.record)) ?? "";
      if (before?.id === wanted) hold(before, record);
      records.push(`${wanted} ${record}`);
    }
  }
}

function hold(row: Row, record: string): void {
  held.set(row.id, { row, record });
}

/** Return what is stored; where nothing is, or storage fails, what is in memory. */
async function read<T>(stored: Promise<T | undefined>, inMemory?: T): Promise<T | undefined> {
  if (inMemory === undefined) return stored;
  return (await stored.catch(() => undefined)) ?? inMemory;
}

const engine = engineOver(async ({ name }, id, parameters) => {
  const text = typeof parameters === "string" ? parameters : JSON.stringify(parameters);
  // Storing a change checks whether the game still is at that revision.
  const row = held.get(id)?.row;
  const known = typeof parameters === "object" && row?.revision === parameters["revision"];
  const { answer, before, after } = await ask(name, id, text, known ? row : undefined);
  if (after && isPlayed(answer)) remember(answer, after, before);
  return answer;
});

function isPlayed(answer: unknown): answer is Played | Opened {
  return typeof answer === "object" && answer !== null && "view" in answer;
}

/** Cache what is shown of a game that was begun, or has changed. */
function remember(answer: Played | Opened, after: Row, before: Row | undefined): void {
  if ("turns" in answer) {
    boards.show(after, answer);
    void storage.ask();
  } else if (before) {
    boards.goOn(before, after, answer, () => engine.open(after.id));
  }
}

/** Show a game where it was left; if it was shown before, without waiting for Python. */
async function open(id: string): Promise<Opened> {
  const row = await (await store()).row(id);
  const cached = row && row.deleted === null ? await boards.of(row) : null;
  if (!row || !cached) {
    const opened = await engine.open(id);
    if (row) boards.show(row, opened);
    return opened;
  }
  ask("hold", id, "{}", row).catch(() => {}); // the next request reports the error
  return { id, revision: row.revision, ...cached };
}

/** List the games as Python described them, without waiting for it; forget those deleted long ago. */
async function list(): Promise<Games> {
  const rows = await (await store()).rows();
  if (rows.some(({ listed }) => !listed)) return engine.list();
  const now = new Date().toISOString();
  const old = rows.filter(({ until }) => until && until < now);
  if (old.length > 0) void (await store()).forget(old.map(({ id }) => id)).catch(() => {});
  const sorted = (those: Row[], by: "changed" | "deleted"): Listed[] =>
    those.sort((one, other) => other[by]!.localeCompare(one[by]!)).map(({ listed }) => listed!);
  return {
    games: sorted(
      rows.filter(({ deleted }) => deleted === null),
      "changed",
    ),
    deleted: sorted(
      rows.filter((row) => row.deleted !== null && !old.includes(row)),
      "deleted",
    ),
  };
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

async function computePar(id: string): Promise<ParMark> {
  return jobs.panel({ record: (await (await store()).record(id)) ?? "" });
}

export const page: Engine = { ...engine, box, open, list, computePar };
