/** The engine plays and saves games: a server, or Python in the page. `client.ts` declares it. */

import { REQUESTS, type Engine, type Request } from "./client.ts";
import type { Problem } from "./types.ts";

export type { Engine };
/** The parameters of a request; as JSON text where JavaScript would round large numbers. */
export type Parameters = Record<string, unknown> | string;

/** Answers a request about the game of an id, or about none. */
export type Transport = (request: Request, id: string, parameters: Parameters) => Promise<unknown>;

/** Make an engine of a transport: a method for every request. */
export function engineOver(transport: Transport): Engine {
  const methods = Object.values(REQUESTS).map((request) => [
    request.name,
    request.path.includes("{id}")
      ? (id: string, parameters: Parameters = {}) => transport(request, id, parameters)
      : (parameters: Parameters = {}) => transport(request, "", parameters),
  ]);
  return Object.fromEntries(methods) as Engine;
}

/** The status of a change that there was no room to store. */
export const NO_ROOM = 507;

/** A request that the engine refused, and why. */
export class Refused extends Error {
  readonly problem: Problem;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super("refused");
    this.problem = problem;
    this.status = status;
  }

  /** There never was such a game; of a deleted one, more is said. */
  get unknown(): boolean {
    const { message } = this.problem;
    return this.status === 404 && !("id" in message && message.id === "game-deleted");
  }

  /** The game was changed elsewhere. */
  get conflict(): boolean {
    return this.#says("conflict");
  }

  /** The server does not know whether it saved the change. */
  get uncertain(): boolean {
    return this.#says("perhaps-saved");
  }

  /** There was no room to store the change. */
  get unsaved(): boolean {
    return this.status === NO_ROOM;
  }

  #says(id: string): boolean {
    return "id" in this.problem.message && this.problem.message.id === id;
  }
}

/** The engine does not answer: the server has stopped, or there is no network. */
export class Unreachable extends Error {
  constructor() {
    super("unreachable");
  }
}
