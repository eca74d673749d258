import { Refused, Unreachable, type Engine } from "./engine.ts";
import type { Box, Course, Listed, Opened, Options, Played, Preview } from "./types.ts";

const PATIENCE = 15_000;

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, { ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const answer = await response.json().catch(() => null);
  const text = `${response.status} ${response.statusText}`;
  const unknown = { message: { id: "problem", facts: { text } } };
  throw new Refused(answer?.problem ?? unknown, response.status);
}

async function get<T>(path: string): Promise<T> {
  return (await ask(path)).json();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
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
  record: async (id) => (await ask(game(id, "record"))).text(),
  importRecord: async (text, salvage) => {
    const headers = { "Content-Type": "application/json" };
    const path = `games/import${salvage ? "?salvage=true" : ""}`;
    return (await ask(path, { method: "POST", headers, body: text })).json();
  },
  picture: async (id, theme, title) =>
    (await ask(game(id, `picture?${new URLSearchParams({ theme, title }).toString()}`))).text(),
  remove: async (id) => void (await ask(game(id), { method: "DELETE" })),
  restore: async (id) => void (await post(game(id, "restore"), {})),
};
