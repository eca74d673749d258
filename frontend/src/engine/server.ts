import { Refused, Unreachable, type Engine } from "./engine.ts";
import type { Box, Course, Listed, Opened, Options, Played, Preview, Problem } from "./types.ts";

const PATIENCE = 15_000;

/** The text of an answer; `Unreachable` if it does not come, or breaks off. */
async function ask(path: string, init: RequestInit = {}): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return text;
  throw new Refused(problemOf(text, response), response.status);
}

function problemOf(text: string, { status, statusText }: Response): Problem {
  try {
    return JSON.parse(text).problem;
  } catch {
    return { message: { id: "problem", facts: { text: `${status} ${statusText}` } } };
  }
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask(path));
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return JSON.parse(await send(path, JSON.stringify(body)));
}

function send(path: string, body: string): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body });
}

function game(id: string, what = ""): string {
  return `games/${encodeURIComponent(id)}${what && `/${what}`}`;
}

/** The engine behind the server that this page came from. */
export const server: Engine = {
  box: () => get<Box>("box"),
  list: () => get<{ games: Listed[]; deleted: Listed[] }>("games"),
  begin: (options: Options) => post<Opened>("games", options),
  open: (id) => get<Opened>(game(id)),
  revision: async (id) => (await get<{ revision: number }>(game(id, "revision"))).revision,
  play: (id, action, revision) => post<Played>(game(id, "actions"), { action, revision }),
  undo: (id, revision, confirmed) => post<Played>(game(id, "undo"), { revision, confirmed }),
  redo: (id, revision) => post<Played>(game(id, "redo"), { revision }),
  preview: (id, action) =>
    get<Preview>(game(id, `preview?${new URLSearchParams({ action }).toString()}`)),
  course: (id) => get<Course>(game(id, "course")),
  record: (id) => ask(game(id, "record")),
  importRecord: async (text, salvage) =>
    JSON.parse(await send(`games/import${salvage ? "?salvage=true" : ""}`, text)),
  picture: (id, theme, title) =>
    ask(game(id, `picture?${new URLSearchParams({ theme, title }).toString()}`)),
  remove: async (id) => void (await ask(game(id), { method: "DELETE" })),
  restore: async (id) => void (await post(game(id, "restore"), {})),
};
