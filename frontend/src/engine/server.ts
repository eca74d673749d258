import { Refused, Unreachable, type Engine } from "./engine.ts";
import type {
  Box,
  Course,
  Listed,
  Mine,
  Opened,
  Options,
  Played,
  Preview,
  Problem,
  ReadComponents,
  Replay,
} from "./types.ts";

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
  checkComponents: (data) => post<ReadComponents>("components", { data }),
  list: () => get<{ games: Listed[]; deleted: Listed[] }>("games"),
  begin: (options: Options) => post<Opened>("games", options),
  lesson: () => post<Opened>("lesson", {}),
  open: (id) => get<Opened>(game(id)),
  revision: async (id) => (await get<{ revision: number }>(game(id, "revision"))).revision,
  play: (id, action, revision) => post<Played>(game(id, "actions"), { action, revision }),
  undo: (id, revision, confirmed) => post<Played>(game(id, "undo"), { revision, confirmed }),
  redo: (id, revision) => post<Played>(game(id, "redo"), { revision }),
  enter: (id, drawn, revision) => post<Played>(game(id, "enter"), { drawn, revision }),
  draws: (id, deck, drawer, revision) =>
    post<Played>(game(id, "draws"), { deck, drawer, revision }),
  correct: (id, changes, revision) => post<Played>(game(id, "correct"), { changes, revision }),
  preview: (id, action) =>
    get<Preview>(game(id, `preview?${new URLSearchParams({ action }).toString()}`)),
  course: (id) => get<Course>(game(id, "course")),
  record: (id) => ask(game(id, "record")),
  importRecord: async (text, salvage) =>
    JSON.parse(await send(`games/import${salvage ? "?salvage=true" : ""}`, text)),
  replay: (id) => get<Replay>(game(id, "replay")),
  branch: (id, number, real) => post<Opened>(game(id, "branch"), { number, real }),
  position: (id, number) => get<unknown>(game(id, `position?number=${number}`)),
  report: (id, number) => get<Record<string, unknown>>(game(id, `report?number=${number}`)),
  picture: (id, theme, title) =>
    ask(game(id, `picture?${new URLSearchParams({ theme, title }).toString()}`)),
  mine: (only) => get<Mine>(`mine?only=${only}`),
  plays: ({ kind, only, id, me, offset }) => {
    const query = new URLSearchParams({
      offset: String(offset),
      ...(kind === "csv" ? {} : { me }),
    });
    if (id !== undefined) return ask(game(id, `bgsplay?${query}`));
    query.set("only", only);
    return ask(`mine/${kind}?${query}`);
  },
  remove: async (id) => void (await ask(game(id), { method: "DELETE" })),
  restore: async (id) => void (await post(game(id, "restore"), {})),
};
